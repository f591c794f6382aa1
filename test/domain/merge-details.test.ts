import { describe, expect, test } from 'vitest';
import {
  type Attribute,
  UNKNOWN_VARIANT,
  type Variant,
  detailsFrom,
  mergeDetails,
} from '../../src/domain/product-details.ts';

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

describe('variants of a second source complete those of the first', () => {
  const variant = (values: string[], fields: Partial<Variant>): Variant => ({ ...UNKNOWN_VARIANT, values, ...fields });
  const merge = (first: Variant[], second: Variant[]) =>
    mergeDetails([detailsFrom('import', { variants: first }), detailsFrom('page', { variants: second })]).details
      .variants;

  test('by their SKU, or else by their option values', () => {
    const merged = merge(
      [variant(['S'], { sku: 'A', price: 9 }), variant(['M'], { price: 10, availability: 'in_stock' })],
      [
        variant(['m'], { cartId: '12', price: 99, availability: 'out_of_stock' }),
        variant(['small'], { cartId: '11', sku: 'A', availability: 'out_of_stock' }),
      ],
    );
    expect(merged).toEqual([
      variant(['S'], { sku: 'A', price: 9, cartId: '11', availability: 'out_of_stock' }),
      variant(['M'], { price: 10, availability: 'in_stock', cartId: '12' }),
    ]);
  });

  test('with the list price of the price, not of another', () => {
    const merged = merge(
      [variant(['S'], { price: 80 }), variant(['M'], {})],
      [variant(['S'], { price: 60, listPrice: 70 }), variant(['M'], { price: 60, listPrice: 70 })],
    );
    expect(merged).toMatchObject([
      { price: 80, listPrice: null },
      { price: 60, listPrice: 70 },
    ]);
  });

  test('but not those of another SKU, and none is added', () => {
    const known = [variant(['S'], { sku: 'A' })];
    expect(merge(known, [variant(['S'], { sku: 'B', cartId: '11' }), variant(['L'], { cartId: '13' })])).toEqual(known);
  });
});
