import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { parseAttribute } from '../../src/domain/attribute.ts';
import { type ProductDetails, type Variant, detailsFrom } from '../../src/domain/product-details.ts';
import { type CrawledProduct, UNKNOWN_FIELDS } from '../../src/domain/provenance.ts';
import { sharedDatabase } from '../setup/service.ts';

const database = await sharedDatabase();
const { search: engine, catalogue, assistants, organizations } = database.store;
let organizationId: string;
let assistantId: string;
let count = 0;

type Given = Omit<Partial<CrawledProduct>, 'details'> & {
  title: string;
  /** "Name: value" */
  rows?: string[];
  more?: Partial<ProductDetails>;
};

async function newShop(products: readonly Given[]): Promise<void> {
  ({ organizationId } = await organizations.insert('Shop'));
  ({ assistantId } = await assistants.insert(organizationId, { name: 'Shop', modelName: 'none' }));
  const found = products.map(({ rows = [], more = {}, ...fields }): CrawledProduct => {
    const attributes = rows.flatMap((row) => {
      const [name = '', value = ''] = row.split(': ');
      return parseAttribute({ name, value }) ?? [];
    });
    count += 1;
    const details = detailsFrom('page', { attributes, ...more });
    return { ...UNKNOWN_FIELDS, url: `https://shop.test/${count}`, ...fields, details };
  });
  await catalogue.merge(organizationId, assistantId, found);
  await engine.refresh(organizationId, assistantId);
}

async function titles(query: string, match: 'any' | 'all' = 'any'): Promise<string[]> {
  const { hits } = await engine.search(organizationId, assistantId, { query, limit: 20, match });
  const scores = hits.map(({ score }) => score);
  expect(scores).toEqual(scores.toSorted((a, b) => b - a));
  return hits.map(({ product }) => product.title);
}

describe('limits on attributes', () => {
  beforeAll(() =>
    newShop([
      { title: 'Tent Alpha', rows: ['Weight: 2.4 kg', 'Pole weight: 400 g'] },
      { title: 'Tent Beta with a very long name that says what it is for', rows: ['Gewicht: 1,850 g'] },
      { title: 'Tent Gamma', rows: ['Weight: 3.3 lbs'] },
      { title: 'Tent Delta' },
      { title: 'Stove for a tent', rows: ['Color: red'] },
      { title: 'Red cup', rows: ['Weight: 90 g'] },
      { title: 'Laptop One', rows: ['RAM: 8 GB', 'Storage: 512 GB'] },
      { title: 'Laptop Two', rows: ['RAM: 32 GB', 'Storage: 256 GB'] },
      { title: 'Laptop Three 16 GB' },
      { title: 'TV Small', rows: ['Screen size: 43"', 'Width: 150 cm'] },
      { title: 'TV Large', rows: ['Screen size: 65"', 'Width: 145 cm'] },
      { title: 'Desk', rows: ['Width: 140 cm', 'Height: 74 cm'] },
      { title: 'Chair', rows: ['Weight: 12 kg', 'Max load: 150 kg'] },
      {
        title: 'Phone',
        more: { options: [{ name: 'Storage', values: ['128 GB', '256 GB'] }], attributes: [] },
      },
    ]),
  );

  it.each<[string, string[]]>([
    [
      'tent under 2 kg',
      ['Tent Gamma', 'Tent Beta with a very long name that says what it is for', 'Tent Delta', 'Stove for a tent'],
    ],
    ['tent lighter than 1600 g', ['Tent Gamma', 'Tent Delta', 'Stove for a tent']],
    ['Zelt tent mindestens 2 kg', ['Tent Alpha', 'Tent Delta', 'Stove for a tent']],
    ['laptop with at least 16 GB RAM', ['Laptop Two', 'Laptop Three 16 GB']],
    ['laptop with 16 GB or more', ['Laptop Two', 'Laptop One', 'Laptop Three 16 GB']],
    ['laptop at least 1 TB', ['Laptop Three 16 GB']],
    ['tv 55 inch or larger', ['TV Large']],
    ['desk under 120 cm', []],
    ['desk lower than 80 cm', ['Desk']],
    ['desk at most 80 cm high', ['Desk']],
    ['chair up to 120 kg', ['Chair']],
    ['chair heavier than 120 kg', []],
    ['phone with at least 256 GB', ['Phone']],
    ['phone with at least 512 GB', []],
  ])('%s', async (query, expected) => {
    const found = await titles(query);
    // Products that state nothing come last.
    expect(found).toEqual(expected);
  });

  it('keeps what the words name above other things that are within the limit', async () => {
    expect((await titles('red stove for a tent under 2 kg'))[0]).not.toBe('Red cup');
  });

  it('finds products by a limit alone, and by the same words in a literal search', async () => {
    expect((await titles('under 1 kg')).toSorted()).toEqual(['Red cup']);
    expect((await titles('tent under 2 kg', 'all')).at(0)).toBe('Tent Gamma');
    expect(await titles('laptop three 16 gb', 'all')).toEqual(['Laptop Three 16 GB']);
  });
});

it('leaves the order alone where no product has details', async () => {
  await newShop([{ title: 'Tent' }, { title: 'Tent pegs' }, { title: 'Stove', description: 'Warms a tent.' }]);
  expect(await titles('tent under 2 kg')).toEqual(await titles('tent'));
});

describe('option values', () => {
  const variant = (values: string[], price: number, availability: Variant['availability'] = 'in_stock'): Variant => ({
    values,
    cartId: values.join('-'),
    sku: null,
    gtin: null,
    price,
    listPrice: null,
    availability,
    imageUrl: null,
    url: null,
  });
  const OPTIONS = [
    { name: 'Size', values: ['S', 'M'] },
    { name: 'Color', values: ['Red', 'Blue'] },
  ];
  const sold = (...variants: Variant[]) => ({ options: OPTIONS, variants });

  beforeEach(() =>
    newShop([
      { title: 'Lena dress', price: 60, more: sold(variant(['M', 'Red'], 60), variant(['S', 'Blue'], 60)) },
      { title: 'Kira dress', price: 60, more: sold(variant(['S', 'Red'], 60), variant(['M', 'Blue'], 60)) },
      { title: 'Mona dress', price: 60, more: sold(variant(['M', 'Red'], 95), variant(['S', 'Red'], 60)) },
      {
        title: 'Nora dress',
        price: 60,
        more: sold(variant(['M', 'Red'], 60, 'out_of_stock'), variant(['S', 'Red'], 60)),
      },
      { title: 'Olga dress', price: 60 },
    ]),
  );

  it('lifts products with one variant in stock that has them all, within the price', async () => {
    const found = await titles('red dress size M under 80');
    expect(found[0]).toBe('Lena dress');
    expect(found).toHaveLength(5);
  });
});

describe('facets', () => {
  const facets = (query: string, filters = {}) => engine.facets(organizationId, assistantId, { query, filters });

  it('count brands, categories, stock, prices, attributes and options of the products found', async () => {
    const sizes = (...values: string[]) => ({ options: [{ name: 'Size', values }] });
    await newShop([
      {
        title: 'Storm jacket',
        brand: 'Fjell',
        category: 'Jackets',
        price: 80,
        currency: 'EUR',
        availability: 'in_stock',
        rows: ['Weight: 900 g', 'Material: Nylon'],
        more: { ...sizes('S', 'M'), listPrice: 100 },
      },
      {
        title: 'Rain jacket',
        brand: 'fjell',
        price: 120,
        currency: 'EUR',
        rows: ['Gewicht: 1.1 kg', 'Weight: 400 g', 'Material: nylon'],
        more: sizes('M'),
      },
      { title: 'Jacket hanger', brand: 'Dale', price: 5, currency: 'SEK', rows: ['Material: Wood'] },
      { title: 'Cup', brand: 'Lys', price: 9, currency: 'EUR' },
    ]);
    expect(await facets('jacket')).toEqual({
      counted: 3,
      isComplete: true,
      brands: [
        { value: expect.stringMatching(/fjell/i) as string, count: 2 },
        { value: 'Dale', count: 1 },
      ],
      categories: [{ value: 'Jackets', count: 1 }],
      availability: { in_stock: 1, out_of_stock: 0, unknown: 2 },
      onSale: 1,
      prices: [
        { currency: 'EUR', min: 80, max: 120, ranges: [{ min: 80, max: 120, count: 2 }] },
        { currency: 'SEK', min: 5, max: 5, ranges: [{ min: 5, max: 5, count: 1 }] },
      ],
      attributes: [
        {
          name: 'Material',
          key: 'material',
          count: 3,
          values: [
            { value: expect.stringMatching(/nylon/i) as string, count: 2 },
            { value: 'Wood', count: 1 },
          ],
          range: null,
        },
        {
          name: expect.stringMatching(/weight|gewicht/i) as string,
          key: 'weight',
          count: 2,
          values: [],
          range: { min: 400, max: 1100, unit: 'g' },
        },
      ],
      options: [
        {
          name: 'Size',
          key: null,
          count: 2,
          values: [
            { value: 'M', count: 2 },
            { value: 'S', count: 1 },
          ],
          range: null,
        },
      ],
    });
    expect((await facets('jacket under 1 kg')).counted).toBe(3);
    expect((await facets('jacket lighter than 300 g')).counted).toBe(1);
    expect((await facets('jacket', { onSale: true })).counted).toBe(1);
    expect((await facets('')).counted).toBe(4);
    expect(await facets('zebra')).toMatchObject({ counted: 0, isComplete: true, prices: [], attributes: [] });
  });

  it('are bounded, and say so', async () => {
    const rows = Array.from({ length: 60 }, (_, at) => `Name ${at}: value`);
    const options = [{ name: 'Number', values: Array.from({ length: 100 }, (_, at) => `No. ${at}`) }];
    await newShop([
      ...Array.from({ length: 1_010 }, (_, at) => ({ title: `Jacket ${at}`, brand: `Brand ${at}` })),
      { title: 'Coat', rows, more: { options } },
    ]);
    const all = await facets('jacket');
    expect(all).toMatchObject({ counted: 1_000, isComplete: false });
    expect(all.brands).toHaveLength(50);
    const coat = await facets('coat');
    expect(coat.attributes).toHaveLength(20);
    expect(coat.options[0]?.values).toHaveLength(50);
  });

  it('are of one assistant', async () => {
    await newShop([{ title: 'Jacket' }]);
    const mine = { organizationId, assistantId };
    await newShop([{ title: 'Jacket' }, { title: 'Jacket' }]);
    expect((await facets('jacket')).counted).toBe(2);
    expect((await engine.facets(organizationId, mine.assistantId, { query: 'jacket' })).counted).toBe(0);
  });
});

it('reads details of the products of one assistant only', async () => {
  await newShop([{ title: 'Tent', rows: ['Weight: 1 kg'] }]);
  const [product] = await catalogue.list(organizationId, assistantId, { limit: 1 });
  const ids = [product?.productId ?? ''];
  expect((await catalogue.details(organizationId, assistantId, ids)).size).toBe(1);
  const other = await assistants.insert(organizationId, { name: 'Other', modelName: 'none' });
  expect((await catalogue.details(organizationId, other.assistantId, ids)).size).toBe(0);
});
