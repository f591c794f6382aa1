import { expect, it, vi } from 'vitest';
import type { Models } from '../../src/chat/models/registry.ts';
import type { Model } from '../../src/chat/models/specification.ts';
import type { CatalogueLexicon, CatalogueLexicons } from '../../src/domain/catalogue-lexicon.ts';
import { adviserWith, ask, registryOf } from './conversation.ts';
import { product, sourcesOf } from './fake-shop.ts';
import { createManipulatedModel } from './manipulated-model.ts';
import { SOON } from '../setup/bounds.ts';

const SHOP = [
  product('prd_veil', {
    title: 'Imkerschleier Wabe',
    category: 'Imkerei > Imkerschleier',
    description: 'Der Schleier hält Bienen fern und lässt sich mit einer Hand öffnen.',
    price: 29,
    currency: 'EUR',
    availability: 'in_stock',
  }),
  product('prd_smoker', {
    title: 'Smoker Glut',
    category: 'Imkerei > Smoker',
    description: 'Er beruhigt das Volk mit kühlem Rauch.',
    price: 39,
    currency: 'EUR',
    availability: 'in_stock',
  }),
];
const QUESTION = 'Bonjour, je cherche un voile d’apiculteur, vous en avez un ?';
const WRITTEN = JSON.stringify([{ number: 2, words: ['voile d’apiculteur', 'voile'] }]);

const NO_FACETS = {
  counted: 2,
  isComplete: true,
  brands: [],
  availability: { in_stock: 2, out_of_stock: 0, unknown: 0 },
  onSale: 0,
  prices: [],
  attributes: [],
  options: [],
};

/** Lexicons in memory. */
function memory(checkedAt = new Date()) {
  const rows = new Map<string, CatalogueLexicon>();
  const lexicons: CatalogueLexicons = {
    find: (_organization, _assistant, language) => {
      const row = rows.get(language);
      return Promise.resolve(row ? { ...row, checkedAt } : null);
    },
    put: (_organization, _assistant, language, lexicon) => {
      rows.set(language, lexicon);
      return Promise.resolve();
    },
  };
  return { rows, lexicons };
}

function shopWith(
  { lexicons }: ReturnType<typeof memory>,
  writing: Model | null,
  categories = ['Imkerei > Imkerschleier'],
) {
  const facets = () => Promise.resolve({ ...NO_FACETS, categories: categories.map((value) => ({ value, count: 1 })) });
  const models: Models = {
    ...registryOf(createManipulatedModel('')),
    resolve: () => ({ ...registryOf(createManipulatedModel('')).resolve('x'), name: 'builtin/retrieval', asked: true }),
    verifierOf: () => writing && { ...registryOf(writing).resolve('writer'), asked: true },
  };
  const adviser = adviserWith({ ...sourcesOf(SHOP), lexicons, facets }, models);
  return (question = QUESTION) => ask(adviser, question);
}

it('writes no lexicon for shoppers who speak the catalogue’s language, and none without a model', async () => {
  const stored = memory();
  const writing = createManipulatedModel(WRITTEN);
  await shopWith(stored, writing)('Guten Tag, ich suche einen Imkerschleier, haben Sie einen?');
  await shopWith(stored, null)();
  expect(writing.doStreamCalls).toHaveLength(0);
  expect(stored.rows.size).toBe(0);
});

it('answers all the same if the model says something else, and tries again', async () => {
  const stored = memory();
  const writing = createManipulatedModel('Sorry, I cannot.');
  const say = shopWith(stored, writing);
  expect((await say()).text).not.toBe('');
  await vi.waitFor(async () => {
    await say();
    expect(writing.doStreamCalls.length).toBeGreaterThan(1);
  }, SOON);
  expect(stored.rows.size).toBe(0);
});

it('finds what the shop calls otherwise as soon as the lexicon is written, which is once', async () => {
  const stored = memory();
  const writing = createManipulatedModel(WRITTEN);
  const say = shopWith(stored, writing);
  expect((await say()).cards).not.toEqual(['Imkerschleier Wabe']);
  await vi.waitFor(() => expect(stored.rows.size).toBe(1), SOON);
  expect((await say()).cards).toEqual(['Imkerschleier Wabe']);
  expect(writing.doStreamCalls).toHaveLength(1);
});

it('compares the catalogue’s words with the lexicon’s after a day, and writes another one only if they differ', async () => {
  const stored = memory(new Date(0));
  const writing = createManipulatedModel(WRITTEN);
  const say = shopWith(stored, writing);
  await say();
  await vi.waitFor(() => expect(stored.rows.size).toBe(1), SOON);
  const put = vi.spyOn(stored.lexicons, 'put');
  await say();
  await vi.waitFor(() => expect(put).toHaveBeenCalledTimes(1), SOON);
  expect(writing.doStreamCalls).toHaveLength(1);
  await shopWith(stored, writing, ['Imkerei > Imkerschleier', 'Imkerei > Smoker'])();
  await vi.waitFor(() => expect(writing.doStreamCalls).toHaveLength(2), SOON);
});
