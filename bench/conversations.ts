import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createAdviser } from '../src/chat/adviser.ts';
import { BUILTIN, createModels } from '../src/chat/models/registry.ts';
import { sourcesOf } from '../src/chat/sources.ts';
import { createLog } from '../src/log.ts';
import { type Database, openDatabase } from '../src/storage/database.ts';
import {
  type GradedQuestion,
  type GradedTurn,
  type Place,
  answerQuestion,
  holdConversation,
} from '../test/chat/conversations/grade.ts';
import { GROUPS, conversationsOf, questionsOf, shopNamed, storeShop } from '../test/chat/conversations/shops.ts';

/**
 * Prints what the conversations of all shops got, of those that are only measured without details. With the names of shops, as in
 * `npm run bench -- conversations fashion`, prints what was said there as well, and why it got what it got.
 */
export async function run(): Promise<void> {
  const named = process.argv.slice(3);
  const dataDirectory = fs.mkdtempSync(path.join(os.tmpdir(), 'aisle-conversations-'));
  fs.chmodSync(dataDirectory, 0o755);
  const database = await openDatabase({ dataDirectory });
  try {
    const groups = named.length > 0 ? { named } : GROUPS;
    for (const [half, shops] of Object.entries(groups)) await grade(database, half, shops, named.length > 0);
  } finally {
    await database.close();
    fs.rmSync(dataDirectory, { recursive: true, force: true });
  }
}

async function grade(database: Database, group: string, shops: readonly string[], isExplained: boolean): Promise<void> {
  const turns: GradedTurn[][] = [];
  const questions: GradedQuestion[] = [];
  for (const shop of shops) {
    const place = await open(database, shop);
    const own = await inTurn(conversationsOf(shop), (each) => holdConversation(place, each));
    const asked = await inTurn(questionsOf(shop), (each) => answerQuestion(place, each));
    if (isExplained) explain(shop, own, asked);
    if (group !== 'measure') print(`  ${shop}`, own, asked);
    turns.push(...own);
    questions.push(...asked);
  }
  print(group, turns, questions);
}

async function open({ store }: Database, name: string): Promise<Place> {
  const shop = shopNamed(name);
  const { organizationId } = await store.organizations.insert(name);
  const { assistantId } = await store.assistants.insert(organizationId, { name, modelName: BUILTIN });
  const products = await storeShop(store, organizationId, assistantId, shop);
  const adviser = createAdviser({
    ...sourcesOf(store),
    modelBudget: store.modelBudget,
    models: createModels({}),
    log: createLog('silent'),
  });
  return { shop, modelName: BUILTIN, organizationId, assistantId, adviser, products };
}

async function inTurn<A, B>(items: readonly A[], work: (item: A) => Promise<B>): Promise<B[]> {
  const done: B[] = [];
  for (const item of items) done.push(await work(item));
  return done;
}

const mean = (turns: readonly GradedTurn[]): string =>
  (turns.reduce((sum, { points }) => sum + points, 0) / Math.max(1, turns.length)).toFixed(2);

function print(title: string, conversations: readonly GradedTurn[][], questions: readonly GradedQuestion[]): void {
  const turns = conversations.flat();
  const good = conversations.filter((each) => each.every(({ points }) => points >= 2)).length;
  const carts = turns.filter(({ expected }) => expected.cart !== null);
  const people = turns.filter(({ expected }) => expected.person);
  const isGood = ({ points }: GradedTurn) => points === 3;
  const answered = questions.filter(({ isAnswered, isForeign }) => isAnswered && !isForeign).length;
  const foreign = questions.filter(({ isForeign }) => isForeign).length;
  process.stdout.write(
    `${title.padEnd(14)} mean ${mean(turns)}  first ${mean(conversations.flatMap((each) => each.slice(0, 1)))}  follow-ups ${mean(conversations.flatMap((each) => each.slice(1)))}  zero ${turns.filter(({ points }) => points === 0).length} of ${turns.length}  good throughout ${good} of ${conversations.length}  carts ${carts.filter(isGood).length} of ${carts.length}  person ${people.filter(isGood).length} of ${people.length}  questions ${answered} of ${questions.length}, another product's ${foreign}\n`,
  );
  if (title.startsWith(' ')) return;
  byLanguage(conversations);
  for (const kind of [...new Set(turns.map(({ expected }) => expected.wants))].toSorted()) {
    const own = turns.filter(({ expected }) => expected.wants === kind);
    process.stdout.write(
      `  ${kind.padEnd(12)} ${mean(own)}  (${own.length}, zero ${own.filter(({ points }) => points === 0).length})\n`,
    );
  }
}

function byLanguage(conversations: readonly GradedTurn[][]): void {
  const languages = Map.groupBy(conversations, ([first]) => first?.language ?? '');
  const means = [...languages].map(([language, own]) => `${language} ${mean(own.flat())}`);
  process.stdout.write(`  ${means.join('  ')}\n`);
}

function explain(shop: string, conversations: readonly GradedTurn[][], questions: readonly GradedQuestion[]): void {
  for (const [at, turns] of conversations.entries()) {
    process.stdout.write(`\n${shop} ${conversationsOf(shop)[at]?.id}\n`);
    for (const { points, faults, expected, heard } of turns)
      process.stdout.write(
        `  ${points} > ${expected.say}\n      ${heard.text.replaceAll('\n', ' / ')} ${JSON.stringify(heard.cards)}${heard.parts.some(({ type }) => type === 'cart') ? ' CART' : ''}${heard.report.cut.map(({ sentence, reason }) => `\n      CUT ${sentence} (${reason})`).join('')}${faults.length > 0 ? `\n      FAULTS ${faults.join('; ')}` : ''}\n`,
      );
  }
  for (const { question, isAnswered, isForeign, heard } of questions)
    if (!isAnswered || isForeign)
      process.stdout.write(
        `\n  ${question.id} ${question.say}\n    ${isForeign ? 'FOREIGN ' : ''}wanted ${JSON.stringify(question.answer)}\n    ${heard.text.replaceAll('\n', ' / ')}${heard.report.cut.map(({ sentence, reason }) => `\n    CUT ${sentence} (${reason})`).join('')}\n`,
      );
}
