import { beforeEach, describe, expect, it } from 'vitest';
import { type Attribute, type Variant, detailsFrom } from '../../src/domain/product-details.ts';
import type { Availability } from '../../src/domain/product.ts';
import type { SearchFilters } from '../../src/domain/search.ts';
import { type Given, openSearchedShop } from './searched-shop.ts';

const { fill, titles } = await openSearchedShop();

describe('filters', () => {
  const SHOP: Given[] = [
    {
      title: 'Jacket A',
      price: 40,
      currency: 'EUR',
      availability: 'in_stock',
      brand: 'Fjell',
      category: 'Clothing > Jackets',
    },
    {
      title: 'Jacket B',
      price: 90,
      currency: 'EUR',
      availability: 'out_of_stock',
      brand: 'Fjäll Räven',
      category: 'Clothing > Jackets',
    },
    { title: 'Jacket C', price: 60, currency: 'USD', brand: 'Fjell Sport', category: 'Outdoor' },
    { title: 'Jacket D', description: 'By Fjell.' },
  ];

  it.each<[string, SearchFilters, string[]]>([
    ['nothing that is so cheap', { maxPrice: 1 }, []],
    ['no such brand', { brand: 'None' }, []],
    ['a highest price', { maxPrice: 60 }, ['A', 'C']],
    ['a lowest price', { minPrice: 60 }, ['B', 'C']],
    ['a currency', { currency: 'eur' }, ['A', 'B']],
    ['an availability', { availability: 'in_stock' }, ['A']],
    ['a brand, whatever its case and accents', { brand: 'fjall raven' }, ['B']],
    ['a word of a brand', { brand: 'fjell' }, ['A', 'C']],
    ['a category', { category: 'jackets' }, ['A', 'B']],
    ['a category with those above', { category: 'Clothing > Jackets' }, ['A', 'B']],
    ['several', { category: 'jacket', maxPrice: 50, currency: 'EUR' }, ['A']],
    ['quotes', { brand: `'fjell' | !x`, category: `"` }, []],
  ])('%s', async (_what, filters, wanted) => {
    await fill(SHOP);
    expect((await titles('jacket', filters)).toSorted()).toEqual(wanted.map((letter) => `Jacket ${letter}`));
    // The filters also work without words.
    expect((await titles('', filters)).toSorted()).toEqual(wanted.map((letter) => `Jacket ${letter}`));
  });

  it.each([
    ['jacket under $70', ['A', 'B', 'C', 'D']],
    ['jacket under 50 euros', ['A', 'C', 'D']],
    ['jacket over 50 €', ['B', 'C', 'D']],
    ['jacket under 50', ['A', 'D']],
  ])('%s: what is not known to cost more stays', async (query, wanted) => {
    await fill(SHOP);
    expect((await titles(query)).toSorted()).toEqual(wanted.map((letter) => `Jacket ${letter}`));
  });
});

describe('by details', () => {
  const variant = (size: string, colour: string, price: number, availability: Availability = 'in_stock'): Variant => ({
    values: [size, colour],
    cartId: `${size}-${colour}`,
    sku: null,
    gtin: null,
    price,
    listPrice: null,
    availability,
    imageUrl: null,
    url: null,
  });
  const attribute = (name: string, value: string, more: Partial<Attribute> = {}): Attribute => ({
    group: null,
    name,
    value,
    key: null,
    number: null,
    unit: null,
    ...more,
  });

  beforeEach(async () => {
    const options = [
      { name: 'Size', values: ['S', 'M'] },
      { name: 'Farbe', values: ['Rot', 'Navy'] },
    ];
    await fill([
      {
        title: 'Kira dress',
        price: 60,
        details: detailsFrom('json-ld', {
          options,
          variants: [variant('S', 'Rot', 60), variant('M', 'Rot', 90), variant('M', 'Navy', 60, 'out_of_stock')],
          listPrice: 80,
          attributes: [attribute('Gewicht', '310 g', { key: 'weight', number: 310, unit: 'g' })],
        }),
      },
      {
        title: 'Lena dress',
        price: 70,
        details: detailsFrom('page', {
          options: [
            { name: 'Size', values: ['M'] },
            { name: 'Length', values: ['90 cm', '1.2 m'] },
          ],
          attributes: [
            attribute('Weight', '1.2 kg', { key: 'weight', number: 1.2, unit: 'kg' }),
            attribute('Feature', 'Waterproof'),
          ],
        }),
      },
      { title: 'Plain dress', price: 20 },
    ]);
  });

  it.each([
    ['an attribute’s value', 'waterproof dress', {}, 'Lena dress'],
    ['an option’s value', 'dress rot', {}, 'Kira dress'],
  ])('ranks first what has %s', async (_, query, filters, first) => {
    expect((await titles(query, filters))[0]).toBe(first);
  });

  it('finds by details alone what is older than hundreds of others', async () => {
    await fill(Array.from({ length: 500 }, (_, at) => `Cap ${at}`));
    expect(await titles('', { onSale: true })).toEqual(['Kira dress']);
    expect(await titles('', { details: [{ name: 'weight', min: 1, unit: 'kg' }] })).toEqual(['Lena dress']);
  });

  it.each<[string, SearchFilters, string[]]>([
    ['an option', { details: [{ name: 'size', value: 'm' }] }, ['Kira dress', 'Lena dress']],
    ['an option by its key', { details: [{ name: 'color', value: 'rot' }] }, ['Kira dress']],
    [
      'two options of one variant',
      {
        details: [
          { name: 'Size', value: 'M' },
          { name: 'farbe', value: 'rot' },
        ],
      },
      ['Kira dress'],
    ],
    [
      'options that no variant combines',
      {
        details: [
          { name: 'Size', value: 'S' },
          { name: 'Farbe', value: 'Navy' },
        ],
      },
      [],
    ],
    [
      'an option within a price',
      { maxPrice: 80, details: [{ name: 'Size', value: 'M' }] },
      ['Kira dress', 'Lena dress'],
    ],
    [
      'an option that costs at least so much',
      { minPrice: 80, details: [{ name: 'Size', value: 'M' }] },
      ['Kira dress'],
    ],
    [
      'an option that is sold out',
      { availability: 'out_of_stock', details: [{ name: 'Size', value: 'M' }] },
      ['Kira dress'],
    ],
    ['an attribute above a price', { minPrice: 80, details: [{ name: 'Feature', value: 'Waterproof' }] }, []],
    [
      'two options within a price',
      {
        maxPrice: 80,
        details: [
          { name: 'Size', value: 'M' },
          { name: 'Farbe', value: 'Rot' },
        ],
      },
      [],
    ],
    ['a number in another unit', { details: [{ name: 'weight', min: 1, unit: 'kg' }] }, ['Lena dress']],
    ['a number in a unit of something else', { details: [{ name: 'weight', min: 0, unit: 'mm' }] }, []],
    ['a number in the same unit', { details: [{ name: 'weight', max: 400, unit: 'g' }] }, ['Kira dress']],
    ['a number by the shop’s own name', { details: [{ name: 'gewicht', max: 400 }] }, ['Kira dress']],
    [
      'a number in a unit that is written out',
      { details: [{ name: 'weight', max: 400, unit: 'grams' }] },
      ['Kira dress'],
    ],
    ['an option within limits', { details: [{ name: 'length', min: 1, max: 1.5, unit: 'm' }] }, ['Lena dress']],
    ['an option beyond limits', { details: [{ name: 'length', min: 150, unit: 'cm' }] }, []],
    ['an option that is no number', { details: [{ name: 'size', min: 1 }] }, []],
    ['an attribute that none has', { details: [{ name: 'Voltage', value: '230 V' }] }, []],
    ['a list price', { onSale: true }, ['Kira dress']],
  ])('filters by %s, with words and without', async (_, filters, expected) => {
    expect((await titles('dress', filters)).toSorted()).toEqual(expected);
    expect((await titles('', filters)).toSorted()).toEqual(expected);
  });
});
