import { afterAll, expect, it } from 'vitest';
import { createTestService } from '../setup/service.ts';
import { type GradedQuestion, type GradedTurn, answerQuestion, holdConversation } from './conversations/grade.ts';
import { openShop } from './conversations/open-shop.ts';
import { GROUPS, conversationsOf, questionsOf } from './conversations/shops.ts';

const service = await createTestService();
afterAll(() => service.close());

interface Graded {
  conversations: { id: string; turns: readonly GradedTurn[] }[];
  questions: GradedQuestion[];
}

const graded = new Map<string, Promise<Graded>>();

/** Holds the conversations of a shop with the built-in adviser, once. */
function gradeShop(name: string): Promise<Graded> {
  const known = graded.get(name) ?? holdAll(name);
  graded.set(name, known);
  return known;
}

async function holdAll(name: string): Promise<Graded> {
  const place = await openShop(service.store, name);
  const conversations: Graded['conversations'] = [];
  for (const each of conversationsOf(name))
    conversations.push({ id: each.id, turns: await holdConversation(place, each) });
  const questions: GradedQuestion[] = [];
  for (const question of questionsOf(name)) questions.push(await answerQuestion(place, question));
  return { conversations, questions };
}

const becameOf = ({ isAnswered, isForeign }: GradedQuestion): string =>
  isForeign ? 'of another product' : isAnswered ? 'answered' : 'missed';

const HEAD = `# Points of each turn, of 3, and what became of each question on a product's page. Whoever changes them records them anew with
# npx vitest run test/chat/conversations.test.ts -u, and says in the commit why those that fell did.
`;

it.each([...GROUPS.develop, ...GROUPS.late])(
  'holds the conversations of the %s shop as they are recorded',
  async (name) => {
    const { conversations, questions } = await gradeShop(name);
    const lines = [
      ...conversations.map(({ id, turns }) => `${id}: ${turns.map(({ points }) => points).join(' ')}`),
      ...questions.map((each) => `${each.question.id}: ${becameOf(each)}`),
    ];
    await expect(`${HEAD}${lines.join('\n')}\n`).toMatchFileSnapshot(`conversations/${name}/reached.txt`);
  },
);

/** Somewhat below what has been reached: see docs/decisions/0036. What is wanted is 2.5 of 3. */
it.each([
  ['were developed on', GROUPS.develop, { mean: 2.45, carts: 0.8, questions: 0.82 }],
  ['were read late', ['diy', 'furniture', 'pets', 'books-es'], { mean: 2.1, carts: 0.61, questions: 0.66 }],
  ['were read last: furniture-en', ['furniture-en'], { mean: 2.1, carts: 0.5, questions: 0.6 }],
  ['were read last: diy-es', ['diy-es'], { mean: 2.1, carts: 0.4, questions: 0.75 }],
  ['were read last: fashion-de', ['fashion-de'], { mean: 2.3, carts: 0.5, questions: 0.7 }],
  ['were read last: pets-en', ['pets-en'], { mean: 1.85, carts: 0.4, questions: 0.9 }],
  ['were read last: groceries-fr', ['groceries-fr'], { mean: 2.05, carts: 0.3, questions: 0.85 }],
  ['were read last: electronics-it', ['electronics-it'], { mean: 2.3, carts: 0.6, questions: 0.8 }],
  ['were read last: fashion-nl', ['fashion-nl'], { mean: 2.3, carts: 0.65, questions: 0.7 }],
  ['were read last: cosmetics-de', ['cosmetics-de'], { mean: 2.3, carts: 0.5, questions: 0.75 }],
  ['were not read: cosmetics-nl', ['cosmetics-nl'], { mean: 1.95, carts: 0.45, questions: 0.65 }],
  ['were not read: groceries-it', ['groceries-it'], { mean: 2.1, carts: 0.25, questions: 0.75 }],
  ['were not read: electronics-fr', ['electronics-fr'], { mean: 2.1, carts: 0.3, questions: 0.72 }],
])('holds conversations about as well as ever in shops that %s', async (_name, shops, least) => {
  const all = await Promise.all(shops.map(gradeShop));
  const turns = all.flatMap(({ conversations }) => conversations.flatMap((each) => each.turns));
  const questions = all.flatMap((each) => each.questions);
  const carts = turns.filter(({ expected }) => expected.cart !== null);
  const share = <T>(items: readonly T[], isGood: (item: T) => boolean) => items.filter(isGood).length / items.length;
  expect(turns.reduce((sum, { points }) => sum + points, 0) / turns.length).toBeGreaterThanOrEqual(least.mean);
  expect(share(carts, ({ points }) => points === 3)).toBeGreaterThanOrEqual(least.carts);
  expect(share(questions, (each) => becameOf(each) === 'answered')).toBeGreaterThanOrEqual(least.questions);
  expect(share(turns, ({ faults }) => faults.some((fault) => fault.includes('nobody asked')))).toBeLessThan(0.03);
});
