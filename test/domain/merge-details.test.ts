import { expect, test } from 'vitest';
import { type Attribute, detailsFrom, mergeDetails } from '../../src/domain/product-details.ts';

const attribute = (name: string, value: string, group: string | null = null): Attribute => ({
  group,
  name,
  value,
  key: null,
  number: null,
  unit: null,
});

test('attributes of two sources are joined by name, those of a group together', () => {
  const merged = mergeDetails([
    detailsFrom('json-ld', { attributes: [attribute('Weight', '2 kg', 'Size'), attribute('Farbe', 'rot')] }),
    detailsFrom('page', {
      attributes: [attribute('WEIGHT', '2000 g'), attribute('Größe', 'M', 'Size'), attribute('Grosse', 'M')],
      listPrice: 9,
    }),
  ]);
  expect(merged.details.attributes.map(({ name, value }) => `${name} ${value}`)).toEqual([
    'Weight 2 kg',
    'Größe M',
    'Farbe rot',
    'Grosse M',
  ]);
  expect(merged.sources).toEqual({ attributes: 'json-ld', listPrice: 'page' });
});

test('options of a second source do not join the variants of the first', () => {
  const option = { name: 'Size', values: ['M'] };
  const merged = mergeDetails([
    detailsFrom('json-ld', { options: [option] }),
    detailsFrom('page', { options: [option, option] }),
  ]);
  expect(merged.details.options).toEqual([option]);
});
