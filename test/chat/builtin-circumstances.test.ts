import { expect, it } from 'vitest';
import { adviserWith, ask } from './conversation.ts';
import { product, sourcesOf } from './fake-shop.ts';

const inStock = { currency: 'EUR', availability: 'in_stock' } as const;
const sources = sourcesOf([
  product('prd_shell', { title: 'Skarv Shell', price: 129, description: 'Waterproof, with taped seams.', ...inStock }),
  product('prd_shirt', { title: 'Tern Shirt', price: 79, description: 'Windproof, and packs small.', ...inStock }),
  product('prd_belt', { title: 'Leather Belt', price: 39, description: 'For trousers.', ...inStock }),
]);

it.each([
  'Something for stormy weather?',
  'Haben Sie etwas für stürmisches Wetter?',
  'Avez-vous quelque chose pour un temps orageux ?',
])('%s finds what helps, where nothing says that it is for that', async (question) => {
  const { cards } = await ask(adviserWith(sources), question);
  expect(cards.toSorted()).toEqual(['Skarv Shell', 'Tern Shirt']);
});

it('names the shop’s address with its port', async () => {
  const assistant = { siteUrl: 'http://localhost:4000' };
  const { text, report } = await ask(adviserWith(sources), 'Is the Tern Shirt lined?', { assistant });
  expect(text).toContain('http://localhost:4000');
  expect(report.cut).toEqual([]);
});
