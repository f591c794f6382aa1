import { describe, expect, it } from 'vitest';
import { readPrice } from '../../src/feeds/price.ts';
import { readFile } from './feed-file.ts';

/** Builds a CSV of one product with additional cells. */
function csvOf(cells: Record<string, string>): string {
  const quoted = (values: string[]) => values.map((value) => `"${value.replaceAll('"', '""')}"`).join(',');
  return `url,title,${quoted(Object.keys(cells))}\nhttps://shop.test/a,A,${quoted(Object.values(cells))}\n`;
}

async function fieldsOf(cells: Record<string, string>, options: Parameters<typeof readFile>[1] = {}) {
  const { products, faults } = await readFile(csvOf(cells), options);
  const [{ url: _url, title: _title, ...fields } = { url: '', title: '' }] = products;
  return { fields, faults };
}

describe('a price', () => {
  it.each([
    '',
    'abc',
    '-5',
    '12.99.5',
    '1,29,999',
    '12.99 XXQ',
    '12.99 reduced EUR',
    'EUR 12 EUR',
    '$ 12 EUR USD',
    '129,-,-',
    '-,-',
    '12 EUR 99',
    '12 99 EUR',
    '12 - 15',
    '1e3',
    'NaN',
  ])('%j is invalid', (text) => expect(readPrice(text)).toBe('must be a number'));

  it.each(['1.299', '12.500', '999.999 EUR'])('%j is ambiguous', (text) =>
    expect(readPrice(text)).toMatch('ambiguous'),
  );

  it.each(['$12', '12 kr', '€12 USD'])('%j is of no certain currency', (text) =>
    expect(readPrice(text)).toBe(`is ${text}, which may be in several currencies: write the code, such as EUR`),
  );

  it.each<[string, number, string | null]>([
    ['12.99', 12.99, null],
    ['12,99', 12.99, null],
    ['12', 12, null],
    ['0', 0, null],
    ['.75', 0.75, null],
    ['0.125', 0.125, null],
    ['1234.500', 1234.5, null],
    ['12.9900', 12.99, null],
    ['12.99 EUR', 12.99, 'EUR'],
    ['12.99EUR', 12.99, 'EUR'],
    ['usd 12.99', 12.99, 'USD'],
    ['€ 12,99', 12.99, 'EUR'],
    ['12,99 €', 12.99, 'EUR'],
    ['£5', 5, 'GBP'],
    ['1,299', 1299, null],
    ['1,299.00 USD', 1299, 'USD'],
    ['1.299,00', 1299, null],
    ['1.299.000', 1_299_000, null],
    ["1'299.50 CHF", 1299.5, 'CHF'],
    ['1 299,50', 1299.5, null],
    ['1\u00a0299,50 PLN', 1299.5, 'PLN'],
    ['12.500 KWD', 12.5, 'KWD'],
    ['15000 JPY', 15_000, 'JPY'],
    ['12.99 euro', 12.99, 'EUR'],
    ['49,90 zł', 49.9, 'PLN'],
    ['R$ 1.299,00', 1299, 'BRL'],
    ['12 pen', 12, 'PEN'],
    ['$12.00 USD', 12, 'USD'],
    ['CAD $1,299.00', 1299, 'CAD'],
    ['€12,99 EUR', 12.99, 'EUR'],
    ['129,- €', 129, 'EUR'],
    ['1.299,-', 1299, null],
    ["CHF 1'299.–", 1299, 'CHF'],
    ['129:- SEK', 129, 'SEK'],
  ])('%j is %d', (text, amount, currency) => expect(readPrice(text)).toEqual({ amount, currency }));

  it('uses its own currency before that of the currency column', async () => {
    expect((await fieldsOf({ price: '5 USD', currency: 'EUR' })).fields).toEqual({ price: 5, currency: 'USD' });
    expect((await fieldsOf({ price: '5', currency: 'eur' })).fields).toEqual({ price: 5, currency: 'EUR' });
    expect((await fieldsOf({ price: '5' })).fields).toEqual({ price: 5 });
  });

  it('has the currency of the row if several currencies share its sign', async () => {
    expect((await fieldsOf({ price: '$5', currency: 'CAD' })).fields).toEqual({ price: 5, currency: 'CAD' });
    expect((await fieldsOf({ price: '$5', currency: 'EUR' })).faults).toEqual([
      '2: price is $5, which may be in several currencies: write the code, such as EUR',
    ]);
  });

  it('may have three decimals in the currency of the row', async () => {
    expect((await fieldsOf({ price: '12.500', currency: 'KWD' })).fields).toEqual({ price: 12.5, currency: 'KWD' });
    expect((await fieldsOf({ price: '1,250', currency: 'TND' })).fields).toEqual({ price: 1.25, currency: 'TND' });
    expect((await fieldsOf({ price: '1,250', currency: 'USD' })).fields).toEqual({ price: 1250, currency: 'USD' });
  });

  it.each([
    ['abc', '2: price must be a number'],
    ['1.299', '2: price is 1.299, which is ambiguous: write it with two decimals'],
  ])('of %j is refused', async (price, fault) => {
    expect((await fieldsOf({ price })).faults).toEqual([fault]);
  });
});

describe('a sale price', () => {
  const sale = { price: '10 EUR', sale_price: '8 EUR' };
  it.each<[string, Record<string, string>, number | undefined]>([
    ['wins', sale, 8],
    ['wins alone', { sale_price: '8 EUR' }, 8],
    ['wins while in effect', { ...sale, sale_price_effective_date: '2026-11-20T00:00+0100/2026-11-22T00:00+0100' }, 8],
    [
      'does not win before its period',
      { ...sale, sale_price_effective_date: '2026-11-21T12:01Z/2026-11-30T00:00Z' },
      10,
    ],
    [
      'does not win after its period',
      { ...sale, sale_price_effective_date: '2026-11-01T00:00Z / 2026-11-21T12:00Z' },
      10,
    ],
    ['wins in a period without an end', { ...sale, sale_price_effective_date: '2026-11-20T00:00+01:00/' }, 8],
    ['wins in a period without a start', { ...sale, sale_price_effective_date: ' / 2026-11-22 00:00' }, 8],
    ['does not win before one without an end', { ...sale, sale_price_effective_date: '2026-11-21T12:01Z/' }, 10],
    ['does not win after one without a start', { ...sale, sale_price_effective_date: '/2026-11-21T12:00Z' }, 10],
    ['does not win if it is zero', { ...sale, sale_price: '0.00 EUR' }, 10],
    ['is ignored if it is empty', { ...sale, sale_price: '' }, 10],
  ])('%s', async (_what, cells, price) => {
    expect(await fieldsOf(cells)).toEqual({ fields: { price, currency: 'EUR' }, faults: [] });
  });

  it.each(['soon', '2026-11-20', '2026-11-20/', '2026-11-20/soon', '2026-11-20/2026-11-21/2026-11-22'])(
    'with the effective date %j is refused',
    async (sale_price_effective_date) => {
      const { faults } = await fieldsOf({ ...sale, sale_price_effective_date });
      expect(faults).toEqual([expect.stringContaining('2: sale_price_effective_date must be two ISO 8601 times')]);
    },
  );

  it.each(['/', 'T/T', 'soon/', '/soon', '2026-11-20T00:00Z', '0000-00-00T00:00/2026-11-30T00:00'])(
    'with the effective date %j is refused, but any other price is not',
    async (sale_price_effective_date) => {
      const { faults } = await fieldsOf({ ...sale, sale_price_effective_date });
      expect(faults).toEqual([expect.stringContaining('2: sale_price_effective_date must be two ISO 8601 times')]);
      for (const sale_price of ['', '0.00 EUR'])
        expect(await fieldsOf({ ...sale, sale_price, sale_price_effective_date })).toEqual({
          fields: { price: 10, currency: 'EUR' },
          faults: [],
        });
    },
  );

  it('is refused if it is not a price', async () => {
    expect((await fieldsOf({ ...sale, sale_price: 'half' })).faults).toEqual(['2: sale_price must be a number']);
  });
});

describe('availability', () => {
  it.each([
    ...[
      'in_stock',
      'in stock',
      'In Stock',
      'preorder',
      'backorder',
      'available for order',
      'https://schema.org/InStock',
    ].map((said) => [said, 'in_stock']),
    ...['out_of_stock', 'out of stock', 'Discontinued', 'http://schema.org/SoldOut'].map((said) => [
      said,
      'out_of_stock',
    ]),
    ['unknown', 'unknown'],
  ])('%j is %s', async (said, availability) => {
    expect((await fieldsOf({ availability: said ?? '' })).fields).toEqual({ availability });
  });

  it('is refused in other words', async () => {
    const { faults } = await fieldsOf({ availability: 'constructor' });
    expect(faults).toEqual(['2: availability must be one of: in_stock, out_of_stock, unknown']);
  });
});

describe('other columns', () => {
  it.each<[string, Record<string, string>, object]>([
    ['empty cells are not named', { brand: '', description: '  ' }, {}],
    [
      'a description loses its markup',
      { description: '<p>Warm &amp; <b>dry</b>.</p><style>p{}</style><ul><li>Wool' },
      { description: 'Warm & dry. Wool' },
    ],
    ['a text without markup stays', { description: 'a < b  & c\nd' }, { description: 'a < b  & c\nd' }],
    [
      "the shop's own category wins",
      { google_product_category: 'Apparel', product_type: 'Jackets' },
      { category: 'Jackets' },
    ],
    ["or else Google's", { google_product_category: 'Apparel', product_type: '' }, { category: 'Apparel' }],
    ['but a number is none', { google_product_category: '499676' }, {}],
    ['the first of two columns that is filled', { id: '', external_id: '7', externalid: '8' }, { externalId: '7' }],
    ["Shopify's names mean nothing in other files", { type: 'simple', status: 'draft', vendor: 'V' }, {}],
  ])('%s', async (_what, cells, fields) => {
    expect(await fieldsOf(cells)).toEqual({ fields, faults: [] });
  });

  it('an image needs an absolute URL', async () => {
    const { faults } = await fieldsOf({ image_link: '/a.jpg' });
    expect(faults).toEqual(['2: imageUrl must be an absolute http:// or https:// URL']);
  });
});

describe('overlong texts', () => {
  const row = (fields: object) => ({ url: 'https://shop.test/a', title: 'A', ...fields });
  const asCsv = (fields: object) => `${Object.keys(fields).join(',')}\n${Object.values(fields).join(',')}\n`;

  it.each([
    ['url', 2_049, 2_048],
    ['imageUrl', 2_049, 2_048],
    ['title', 501, 500],
    ['brand', 301, 300],
    ['category', 301, 300],
    ['externalId', 301, 300],
    ['currency', 21, 20],
  ])('are refused: %s with %d characters, naming line and limit', async (field, length, most) => {
    const fields = row({ [field]: (field.endsWith('rl') ? 'https://shop.test/' : '').padEnd(length, 'x') });
    const answered = [expect.stringContaining(`${field} must be at most ${most.toLocaleString('en')} characters`)];
    const json = await readFile(`${JSON.stringify(row({}))}\n${JSON.stringify(fields)}\n`);
    expect([json.products.length, json.faults]).toEqual([1, answered]);
    expect(json.faults[0]).toMatch(/^2: /);
    const csv = await readFile(asCsv(fields));
    expect([csv.products, csv.faults]).toEqual([[], answered]);
  });

  it('are truncated if they are descriptions, in every format', async () => {
    const fields = row({ description: '😀'.repeat(20_001) });
    for (const file of [JSON.stringify(fields), asCsv(fields)]) {
      const { products, faults } = await readFile(file);
      expect(faults).toEqual([]);
      expect(products[0]?.description).toBe('😀'.repeat(20_000));
    }
  });
});

describe("Shopify's export", () => {
  const EXPORT = [
    'Handle,Title,Body (HTML),Vendor,Type,Variant Price,Image Src,Status',
    'mug,Mug,<p>Blue</p>,Acme,Kitchen,12.00,https://cdn.test/1.jpg,active',
    'mug,,,,,13.00,https://cdn.test/2.jpg,',
    'hat,Hat,,Acme,,5.00,,draft',
  ].join('\n');

  it('has one product per title, at the URL of its handle in the shop', async () => {
    const { products, faults } = await readFile(EXPORT, { siteUrl: 'https://shop.test/en' });
    expect(products).toEqual([
      {
        url: 'https://shop.test/products/mug',
        title: 'Mug',
        description: 'Blue',
        price: 12,
        imageUrl: 'https://cdn.test/1.jpg',
        brand: 'Acme',
        category: 'Kitchen',
      },
    ]);
    expect(faults).toEqual(['4: status is draft: publish the product in the shop first']);
  });

  it('requires the siteUrl of the shop', async () => {
    const { products, faults } = await readFile(EXPORT);
    expect(products).toEqual([]);
    expect(faults).toContain('2: url is required');
  });
});
