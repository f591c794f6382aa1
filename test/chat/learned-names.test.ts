import { expect, it } from 'vitest';
import { adviserWith, ask } from './conversation.ts';
import { product, sourcesOf } from './fake-shop.ts';

const inStock = { price: 400, currency: 'EUR', availability: 'in_stock' as const };
const SHOP = [
  product('prd_sofa', { title: 'Hampton Sofa', category: 'Living', description: 'Seats three.', ...inStock }),
  product('prd_desk', { title: 'Oak Desk', category: 'Office', description: 'Room for two screens.', ...inStock }),
];

async function cardsFor(question: string, reformulations: { said: string; rephrased: string }[]) {
  const sources = { ...sourcesOf(SHOP), reformulations: () => Promise.resolve(reformulations) };
  return (await ask(adviserWith(sources), question)).cards;
}

it('learns no word from messages that differ in more than a phrase', async () => {
  const said = 'a davenport with green velvet covers';
  expect(await cardsFor('Do you have a davenport?', [{ said, rephrased: 'sofa' }])).toEqual([]);
  expect(await cardsFor('Do you have a davenport?', [{ said: 'davenport please', rephrased: 'please' }])).toEqual([]);
});

it('finds what shoppers have called otherwise before they found it', async () => {
  expect(await cardsFor('Do you have a davenport?', [])).toEqual([]);
  const taught = [{ said: 'do you have davenports', rephrased: 'do you have sofas' }];
  expect(await cardsFor('Do you have a davenport?', taught)).toEqual(['Hampton Sofa']);
});
