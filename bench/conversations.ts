import type { Database } from '../src/storage/database.ts';
import { benchArguments, isQuick } from './arguments.ts';
import { type Figure, report, valueText } from './figure.ts';
import { openShop } from '../test/chat/conversations/open-shop.ts';
import { trainBuying } from './conversations-train.ts';
import { withDatabase } from './with-database.ts';
import {
  type GradedQuestion,
  type GradedTurn,
  answerQuestion,
  holdConversation,
} from '../test/chat/conversations/grade.ts';
import { GROUPS, conversationsOf, questionsOf } from '../test/chat/conversations/shops.ts';

/** Of each group, with `--quick`. */
const QUICK_SHOPS = 2;

/** Points are of 3, shares in percent: docs/decisions/0036. */
const WANTED: Record<keyof Measured, Pick<Figure, 'unit'> & Partial<Figure>> = {
  mean: { unit: 'of 3', atLeast: 2.5 },
  'follow-ups': { unit: 'of 3', atLeast: 2.3 },
  'good throughout': { unit: '%', atLeast: 78 },
  carts: { unit: '%', atLeast: 95 },
  persons: { unit: '%', atLeast: 100 },
  questions: { unit: '%', atLeast: 75 },
  "another product's facts": { unit: '%', atMost: 2 },
};

/**
 * Prints what the conversations of all shops got, of those that are only measured without details. With the names of shops, as in
 * `npm run bench -- conversations fashion`, prints what was said there as well, and why it got what it got. `-- conversations
 * train` learns the weights by which purchases are told.
 */
export const run = (): Promise<void> =>
  withDatabase(async (database) => {
    if (benchArguments[0] === 'train') return trainBuying(database);
    const isNamed = benchArguments.length > 0;
    const groups = isNamed ? { named: benchArguments } : GROUPS;
    for (const [group, shops] of Object.entries(groups))
      await grade(database, group, shops.slice(0, isQuick ? QUICK_SHOPS : undefined), isNamed);
  });

async function grade(database: Database, group: string, shops: readonly string[], isExplained: boolean): Promise<void> {
  const turns: GradedTurn[][] = [];
  const questions: GradedQuestion[] = [];
  for (const shop of shops) {
    const place = await openShop(database.store, shop);
    const own = await inTurn(conversationsOf(shop), (each) => holdConversation(place, each));
    const asked = await inTurn(questionsOf(shop), (each) => answerQuestion(place, each));
    if (isExplained) explain(shop, own, asked);
    if (group !== 'measure') printShop(shop, measure(own, asked));
    turns.push(...own);
    questions.push(...asked);
  }
  reportGroup(group, turns, questions);
}

async function inTurn<A, B>(items: readonly A[], work: (item: A) => Promise<B>): Promise<B[]> {
  const done: B[] = [];
  for (const item of items) done.push(await work(item));
  return done;
}

const mean = (turns: readonly GradedTurn[]): number =>
  turns.reduce((sum, { points }) => sum + points, 0) / Math.max(1, turns.length);

const percent = (part: readonly unknown[], whole: readonly unknown[]): number => (100 * part.length) / whole.length;

/** The figures with bounds of some conversations, and of questions on a page. */
function measure(conversations: readonly GradedTurn[][], questions: readonly GradedQuestion[]) {
  const turns = conversations.flat();
  const good = conversations.filter((each) => each.every(({ points }) => points >= 2));
  const carts = turns.filter(({ expected }) => expected.cart !== null);
  const people = turns.filter(({ expected }) => expected.person);
  const isGood = ({ points }: GradedTurn) => points === 3;
  const answered = questions.filter(({ isAnswered, isForeign }) => isAnswered && !isForeign);
  const foreign = questions.filter(({ isForeign }) => isForeign);
  return {
    mean: mean(turns),
    'follow-ups': mean(conversations.flatMap((each) => each.slice(1))),
    'good throughout': percent(good, conversations),
    carts: percent(carts.filter(isGood), carts),
    persons: percent(people.filter(isGood), people),
    questions: percent(answered, questions),
    "another product's facts": percent(foreign, questions),
  };
}

type Measured = ReturnType<typeof measure>;

function printShop(shop: string, measured: Measured): void {
  const cells = (Object.entries(measured) as [keyof Measured, number][]).map(
    ([name, value]) => `${name} ${valueText({ what: name, value, isAdvisory: true, ...WANTED[name] })}`,
  );
  process.stdout.write(`  ${shop.padEnd(16)} ${cells.join('  ')}\n`);
}

function reportGroup(
  group: string,
  conversations: readonly GradedTurn[][],
  questions: readonly GradedQuestion[],
): void {
  const turns = conversations.flat();
  for (const [name, value] of Object.entries(measure(conversations, questions)))
    // A share of nothing: named shops may have no such turns.
    if (!Number.isNaN(value)) report(`${group}: ${name}`, value, WANTED[name as keyof Measured]);
  report(`${group}: first messages, mean`, mean(conversations.flatMap((each) => each.slice(0, 1))));
  report(`${group}: turns without a point, of ${turns.length}`, turns.filter(({ points }) => points === 0).length);
  byLanguage(conversations);
  for (const kind of [...new Set(turns.map(({ expected }) => expected.wants))].toSorted()) {
    const own = turns.filter(({ expected }) => expected.wants === kind);
    process.stdout.write(
      `  ${kind.padEnd(12)} ${mean(own).toFixed(2)}  (${own.length}, zero ${own.filter(({ points }) => points === 0).length})\n`,
    );
  }
}

function byLanguage(conversations: readonly GradedTurn[][]): void {
  const languages = Map.groupBy(conversations, ([first]) => first?.language ?? '');
  const means = [...languages].map(([language, own]) => `${language} ${mean(own.flat()).toFixed(2)}`);
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
