import { expect, it } from 'vitest';
import { formatFacets } from '../../src/cli/facets.ts';
import type { Facets } from '../../src/domain/facets.ts';

const FACETS: Facets = {
  counted: 1_000,
  isComplete: false,
  brands: Array.from({ length: 12 }, (_, at) => ({ value: `Brand ${at}`, count: 1 })),
  categories: [],
  availability: { in_stock: 2, out_of_stock: 0, unknown: 1 },
  onSale: 0,
  prices: [{ currency: 'EUR', min: 5, max: 80, ranges: [{ min: 5, max: 80, count: 3 }] }],
  attributes: [{ name: 'Weight', key: 'weight', count: 2, values: [], range: { min: 400, max: 1100, unit: 'g' } }],
  options: [{ name: 'Size', key: null, count: 2, values: [{ value: 'M', count: 2 }], range: null }],
};

it('prints the facets that have products, the commonest values of each', () => {
  const lines = formatFacets(FACETS).trimEnd().split('\n');
  expect(lines[0]).toBe('1,000 products (the best; there are more)');
  expect(lines[1]).toMatch(/^Brand: Brand 0 \(1\), .*Brand 9 \(1\), …$/);
  expect(lines.slice(2)).toEqual([
    'Availability: in_stock (2), unknown (1)',
    'Price EUR: 5–80 (3)',
    'Size: M (2)',
    'Weight: 400–1100 g (2)',
  ]);
});

it('says that nothing was found', () => {
  expect(formatFacets({ ...FACETS, counted: 0 })).toBe('No products found.\n');
});
