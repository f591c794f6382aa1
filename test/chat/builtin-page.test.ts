import { expect, it } from 'vitest';
import { adviserWith, ask, talk } from './conversation.ts';
import { knowledge } from './example-knowledge.ts';
import { exampleCatalogue, sourcesOf } from './fake-shop.ts';

const TITLE = 'Drizzle Packable Rain Jacket';
const open = exampleCatalogue.find(({ title }) => title === TITLE);
const page = open && { url: open.url, title: open.title, productId: open.productId };
const adviser = adviserWith(sourcesOf(exampleCatalogue, knowledge));

it.each([['what size should I take?'], ['should I buy it?'], ['can I buy it in red?'], ['is it in my size?']])(
  '%j adds nothing to the cart',
  async (question) => {
    const { parts } = await ask(adviser, question, { page });
    expect(parts.filter(({ type }) => type === 'cart')).toEqual([]);
  },
);

it.each([
  ['is it waterproof?', /Waterproof to 10,000 mm/],
  ['waterproof?', /Waterproof to 10,000 mm/],
  ['how much?', /€119\.00/],
  ['available?', /in stock/],
  ['any lanterns in this?', /€119\.00/],
  ['how heavy?', /^Sorry, I don’t know that.*€119\.00/],
  ['do you have this in blue?', /^Sorry, I don’t know that.*€119\.00/],
  ['tell me more', /its own chest pocket/],
  ['wie teuer ist die?', /119,00/],
  ['combien ?', /119,00/],
  ['¿es impermeable?', /dice: «Waterproof to 10,000 mm/],
])('on a product page, %j is a question about that product', async (question, expected) => {
  const { text, cards } = await ask(adviser, question, { page });
  expect(text).toMatch(expected);
  expect(cards).toEqual([TITLE]);
});

it.each([
  ['tents', 'Heron 2 Tent'],
  ['tents?', 'Heron 2 Tent'],
  ['do you have lanterns?', 'Harbour Lantern'],
])('on a product page, %j is a question about other products', async (question, expected) => {
  const { cards } = await ask(adviser, question, { page });
  expect(cards).toContain(expected);
  expect(cards).not.toContain(TITLE);
});

it('on a product page, "this" means the product of the page, not one shown before', async () => {
  const [shown, here] = await talk(adviser, ['lanterns', 'How much is this?'], { page });
  expect(shown?.cards).toContain('Harbour Lantern');
  expect(here?.cards).toEqual([TITLE]);
  const [, later] = await talk(adviser, ['lanterns', 'How much is it?'], { page });
  expect(later?.cards).toContain('Harbour Lantern');
});
