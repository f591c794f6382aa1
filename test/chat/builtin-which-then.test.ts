import { expect, it } from 'vitest';
import { adviserWith, talk } from './conversation.ts';
import { product, sourcesOf } from './fake-shop.ts';

const inStock = { currency: 'EUR', availability: 'in_stock', category: 'Puzzles' } as const;
const products = [
  product('prd_card', {
    title: 'Card Puzzle Harbour',
    price: 15,
    description: 'Printed on card. From 3 years.',
    ...inStock,
  }),
  product('prd_wood', {
    title: 'Puzzle Lighthouse',
    price: 18,
    description: 'Made of wood. From 3 years.',
    ...inStock,
  }),
  product('prd_dear', { title: 'Puzzle Castle', price: 90, description: 'Made of wood. From 8 years.', ...inStock }),
];
const shop = adviserWith(sourcesOf(products));
const [open] = products;
const page = open && { url: open.url, title: open.title, productId: open.productId };

it.each([
  [
    ['Is it made of wood?', 'Which one then?'],
    ['Puzzle Castle', 'Puzzle Lighthouse'],
  ],
  [['I have at most 20 euros. Is it made of wood?', 'Which one then?'], ['Puzzle Lighthouse']],
  [['My son is 4. Is it made of wood?', 'So which one?'], ['Puzzle Lighthouse']],
  [
    ['Ist das aus Holz?', 'Welches dann?'],
    ['Puzzle Castle', 'Puzzle Lighthouse'],
  ],
])('%j is answered with what has what the product in view lacks', async (messages, titles) => {
  const replies = await talk(shop, messages, { page });
  expect(replies.at(-1)?.cards.toSorted()).toEqual(titles);
});

it('leaves questions about a fact to other answers', async () => {
  const replies = await talk(shop, ['Is it made of wood?', 'Which one then is in stock?'], { page });
  expect(replies.at(-1)?.cards).not.toEqual(['Puzzle Castle', 'Puzzle Lighthouse']);
});
