import { MockLanguageModelV4 } from 'ai/test';
import { expect, it, vi } from 'vitest';
import type { Model } from '../../src/chat/models/specification.ts';
import type { Models } from '../../src/chat/models/registry.ts';
import type { ProductTranslations, StoredTranslation } from '../../src/domain/product-translation.ts';
import type { Product } from '../../src/domain/product.ts';
import { adviserWith, ask, registryOf } from './conversation.ts';
import { product, sourcesOf } from './fake-shop.ts';
import { createManipulatedModel } from './manipulated-model.ts';
import { SOON } from '../setup/bounds.ts';

const pram = product('prd_pram', {
  title: 'Kinderwagen Amsel',
  price: 649,
  currency: 'EUR',
  availability: 'in_stock',
  description: 'Er schluckt jedes Schlagloch und parkt in der kleinsten Nische.',
});
const SEARCH = { tool: 'search_products', input: { query: 'Kinderwagen Amsel' } };
const QUESTION = '¿Cómo es el cochecito Amsel y para qué sirve? Cuéntame un poco.';
const TRUTH = 'El Amsel se traga cualquier bache y aparca en cualquier rincón.';
const TRANSLATED = JSON.stringify([
  {
    number: 1,
    title: 'Cochecito Amsel',
    text: 'cochecito\nse traga cada bache, aparca en el rincón más pequeño',
  },
]);

/** Translations in memory. */
function memory() {
  const rows = new Map<string, StoredTranslation>();
  const translations: ProductTranslations = {
    find: (_organization, _assistant, language, ids) =>
      Promise.resolve(
        new Map(
          ids.flatMap((id) => {
            const row = rows.get(`${language} ${id}`);
            return row ? [[id, row]] : [];
          }),
        ),
      ),
    of: () => Promise.resolve([...rows.values()]),
    put(_organization, _assistant, added) {
      for (const { productId, ...row } of added) rows.set(`${row.language} ${productId}`, row);
      return Promise.resolve();
    },
  };
  return { rows, translations };
}

const models = (answer: string, translating: Model | null): Models => ({
  ...registryOf(createManipulatedModel(SEARCH, answer)),
  verifierOf: () => translating && { ...registryOf(translating).resolve('translator'), asked: true },
});

function shopWith(products: readonly Product[], { translations }: ReturnType<typeof memory>) {
  const sources = { ...sourcesOf(products), translations };
  return (answer: string, translating: Model | null, question = QUESTION) =>
    ask(adviserWith(sources, models(answer, translating)), question, { assistant: { modelName: 'x' } });
}

it('translates nothing for answers in the catalogue’s language, and nothing without a model', async () => {
  const stored = memory();
  const translating = createManipulatedModel(TRANSLATED);
  const say = shopWith([pram], stored);
  await say(
    'Der Amsel rollt über holprige Wege.',
    translating,
    'Wofür ist der Kinderwagen Amsel gut, und was kann er?',
  );
  await say(TRUTH, null);
  expect(translating.doStreamCalls).toHaveLength(0);
  expect(stored.rows.size).toBe(0);
});

it.each([
  ['fails', new MockLanguageModelV4({ doStream: () => Promise.reject(new Error('down')) })],
  ['says something else', createManipulatedModel('Sorry, I cannot.')],
  ['numbers products that are none', createManipulatedModel('[{"number": 9, "title": "x", "text": "y"}]')],
])('stores nothing of a model that %s, and answers all the same', async (_name, translating) => {
  const stored = memory();
  const { text } = await shopWith([pram], stored)('Cuesta 649 €.', translating);
  expect(text).toContain('649');
  await vi.waitFor(() => expect(translating.doStreamCalls).toHaveLength(1), SOON);
  expect(stored.rows.size).toBe(0);
});

it('translates what an answer speaks of once, and lets the next answers rest on it', async () => {
  const stored = memory();
  const translating = createManipulatedModel(TRANSLATED);
  const say = shopWith([pram], stored);
  expect((await say(TRUTH, translating)).text).not.toContain('bache');
  await vi.waitFor(() => expect(stored.rows.size).toBe(1), SOON);
  expect((await say(TRUTH, translating)).text).toBe(TRUTH);
  expect(translating.doStreamCalls).toHaveLength(1);
});

it('takes a translation for no evidence of numbers, of what may harm, and of another version of the product', async () => {
  const stored = memory();
  const text = `${TRANSLATED.slice(0, -3)}\\n12 kg\\nhipoalergénico"}]`;
  const translating = createManipulatedModel(text);
  const say = shopWith([pram], stored);
  await say(TRUTH, translating);
  await vi.waitFor(() => expect(stored.rows.size).toBe(1), SOON);
  expect((await say('El Amsel pesa 12 kg.', translating)).text).not.toContain('12');
  expect((await say('El Amsel es hipoalergénico.', translating)).text).not.toContain('hipo');
  const changed = { ...pram, description: 'Ein Kinderwagen für die Stadt.' };
  expect((await shopWith([changed], stored)(TRUTH, null)).text).not.toContain('bache');
});
