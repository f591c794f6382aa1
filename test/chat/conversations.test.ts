import { afterAll, expect, it } from 'vitest';
import { createAdviser } from '../../src/chat/adviser.ts';
import { ADVICE, createModels } from '../../src/chat/models/registry.ts';
import { sourcesOf } from '../../src/chat/sources.ts';
import { pino } from 'pino';
import { createTestService } from '../setup/service.ts';
import { type GradedQuestion, type GradedTurn, answerQuestion, holdConversation } from './conversations/grade.ts';
import { HALVES, conversationsOf, questionsOf, shopNamed, storeShop } from './conversations/shops.ts';

const service = await createTestService();
afterAll(() => service.close());

/** Holds the conversations of some shops with the adviser that is being built. */
async function grade(shops: readonly string[]) {
  const { store } = service;
  const turns: GradedTurn[] = [];
  const questions: GradedQuestion[] = [];
  for (const name of shops) {
    const shop = shopNamed(name);
    const { organizationId } = await store.organizations.insert(name);
    const { assistantId } = await store.assistants.insert(organizationId, { name, modelName: ADVICE });
    const products = await storeShop(store, organizationId, assistantId, shop);
    const options = { modelBudget: store.modelBudget, models: createModels({}), log: pino({ level: 'silent' }) };
    const adviser = createAdviser({ ...sourcesOf(store), ...options });
    const place = { shop, modelName: ADVICE, organizationId, assistantId, adviser, products };
    for (const conversation of conversationsOf(name)) turns.push(...(await holdConversation(place, conversation)));
    for (const question of questionsOf(name)) questions.push(await answerQuestion(place, question));
  }
  const carts = turns.filter(({ expected }) => expected.cart !== null);
  return {
    mean: turns.reduce((sum, { points }) => sum + points, 0) / turns.length,
    carts: carts.filter(({ points }) => points === 3).length / carts.length,
    questions: questions.filter(({ isAnswered, isForeign }) => isAnswered && !isForeign).length / questions.length,
    unasked: turns.filter(({ faults }) => faults.some((fault) => fault.includes('nobody asked'))).length / turns.length,
  };
}

/** Somewhat below what has been reached: see docs/decisions/0036. What is wanted is 2.5 of 3. */
it.each([
  ['was developed on', HALVES.develop, { mean: 1.75, carts: 0.48, questions: 0.54 }],
  ['was not', HALVES.measure, { mean: 1.6, carts: 0.12, questions: 0.4 }],
])('holds conversations in shops that it %s', async (_name, shops, least) => {
  const reached = await grade(shops);
  expect(reached.mean).toBeGreaterThanOrEqual(least.mean);
  expect(reached.carts).toBeGreaterThanOrEqual(least.carts);
  expect(reached.questions).toBeGreaterThanOrEqual(least.questions);
  expect(reached.unasked).toBeLessThan(0.04);
});
