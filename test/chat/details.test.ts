import { expect, it } from 'vitest';
import { type ProductDetails, detailsFrom } from '../../src/domain/product-details.ts';
import type { CatalogueSearch } from '../../src/domain/search.ts';
import { parseAttribute } from '../../src/domain/attribute.ts';
import { adviserWith, ask } from './conversation.ts';
import { product, sourcesOf } from './fake-shop.ts';

const jacket = product('prd_jacket', { title: 'Storm jacket', description: 'A light shell for wet days.', price: 149 });
const rows: [string, string][] = [
  ['Weight', '310 g'],
  ['Waterproof', '10,000 mm'],
  ['Material', 'Recycled nylon'],
];
const details: ProductDetails = detailsFrom('page', {
  attributes: rows.flatMap(([name, value]) => parseAttribute({ name, value }) ?? []),
}).details;
const adviser = adviserWith(sourcesOf([jacket], [], { [jacket.productId]: details }));

it.each([
  ['Is the storm jacket waterproof?', 'Waterproof: 10,000 mm'],
  ['How heavy is the storm jacket?', 'Weight: 310 g'],
  ['What material is the storm jacket made of?', 'Material: Recycled nylon'],
])('answers %s from the details table', async (question, fact) => {
  const { text } = await ask(adviser, question);
  expect(text).toContain(fact);
});

it('passes limits on measures to the search', async () => {
  const queries: string[] = [];
  const sources = sourcesOf([jacket], [], { [jacket.productId]: details });
  const search: CatalogueSearch = {
    ...sources.search,
    search: (organizationId, assistantId, request) => {
      queries.push(request.query);
      return sources.search.search(organizationId, assistantId, request);
    },
  };
  const { text } = await ask(adviserWith({ ...sources, search }), 'Do you have a storm jacket lighter than 500 g?');
  expect(queries[0]).toBe('storm jacket lighter than 500 g');
  expect(text).toContain('Storm jacket');
});
