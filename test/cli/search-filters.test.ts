import { expect, it } from 'vitest';
import { readFilters } from '../../src/cli/search-filters.ts';

it.each([
  ['size', 'is unclear'],
  ['=M', 'is unclear'],
  ['size=', 'is unclear'],
  ['weight<=light', 'is not a number'],
  ['price>=1,000', 'is not a number'],
  ['price<=1.500', 'may be 1500 or 1.5. Write one of these.'],
  ['availability=soon', 'must be one of in_stock, out_of_stock, unknown'],
  ['on_sale=no', 'must be yes'],
])('refuses %s and says why', (filter, reason) => {
  expect(() => readFilters([filter])).toThrow(reason);
});

it.each([
  [[], {}],
  [['price<=80', 'price>=20'], { maxPrice: 80, minPrice: 20 }],
  [['Price=80'], { minPrice: 80, maxPrice: 80 }],
  [
    ['brand=Fjell', 'category=Tents', 'currency=EUR', 'availability=in_stock', 'on_sale=yes'],
    {
      brand: 'Fjell',
      category: 'Tents',
      currency: 'EUR',
      availability: 'in_stock',
      onSale: true,
    },
  ],
  [
    ['Size = M', 'weight<=1.5 kg', 'RAM>=16GB'],
    {
      details: [
        { name: 'Size', value: 'M' },
        { name: 'weight', max: 1.5, unit: 'kg' },
        { name: 'RAM', min: 16, unit: 'GB' },
      ],
    },
  ],
  [['max=a=b'], { details: [{ name: 'max', value: 'a=b' }] }],
])('reads %j', (given, filters) => {
  expect(readFilters(given)).toEqual(filters);
});
