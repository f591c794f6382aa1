import { afterAll, expect, it } from 'vitest';
import { pino } from 'pino';
import { createAdviser } from '../../src/chat/adviser.ts';
import { BUILTIN, createModels } from '../../src/chat/models/registry.ts';
import { sourcesOf } from '../../src/chat/sources.ts';
import { createTestService } from '../setup/service.ts';
import { type GradedQuestion, answerQuestion } from './conversations/grade.ts';
import { storeShop } from './conversations/shops.ts';
import { QUESTIONS } from './page-questions/questions.ts';
import { SHOPS } from './page-questions/shop.ts';

const { store, close } = await createTestService();
afterAll(() => close());

/** Of 60; 41 when they were first asked. */
const MIN_ANSWERED = 52;

/** Written before the code that answers them was read. */
it('answers questions on the page of a product, and says so when the page does not', async () => {
  const graded: GradedQuestion[] = [];
  for (const shop of SHOPS) {
    const { organizationId } = await store.organizations.insert(shop.name);
    const { assistantId } = await store.assistants.insert(organizationId, { name: shop.name, modelName: BUILTIN });
    const products = await storeShop(store, organizationId, assistantId, shop);
    const options = { modelBudget: store.modelBudget, models: createModels({}), log: pino({ level: 'silent' }) };
    const adviser = createAdviser({ ...sourcesOf(store), ...options });
    const place = { shop, modelName: BUILTIN, organizationId, assistantId, adviser, products };
    for (const [language, page, say, answer] of QUESTIONS)
      if (products.has(page))
        graded.push(await answerQuestion(place, { id: say, language, page, say, answer: [...answer], never_says: [] }));
  }
  expect(graded.filter(({ isForeign }) => isForeign).map(({ question }) => question.say)).toEqual([]);
  expect(graded.filter(({ isAnswered }) => isAnswered).length).toBeGreaterThanOrEqual(MIN_ANSWERED);
});
