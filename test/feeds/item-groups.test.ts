import { describe, expect, it } from 'vitest';
import { article, only, tsvOf } from './articles.ts';
import { readFile } from './feed-file.ts';

describe('rows of one item group', () => {
  it('form one product, whose options are the columns that differ', async () => {
    const file = tsvOf(
      article('1', { color: 'Red', size: 'S', material: 'Wool', gender: 'Male', gtin: '4006381333931', mpn: 'M' }),
      article('2', { color: 'Red', size: 'M', material: 'Wool', gender: 'Male', price: '18.00 EUR', mpn: 'M' }),
    );
    expect(await only(file)).toMatchObject({
      product: {
        url: 'https://shop.test/shirt?v=1',
        title: 'Shirt 1',
        externalId: '2',
        price: 18,
        currency: 'EUR',
        availability: 'in_stock',
      },
      details: {
        options: [{ name: 'Size', values: ['S', 'M'] }],
        variants: [
          {
            values: ['S'],
            cartId: '1',
            sku: null,
            gtin: '4006381333931',
            price: 20,
            listPrice: null,
            availability: 'in_stock',
            imageUrl: null,
            url: 'https://shop.test/shirt?v=1',
          },
          { values: ['M'], cartId: '2', price: 18, url: 'https://shop.test/shirt?v=2' },
        ],
        attributes: [
          { name: 'Color', value: 'Red' },
          { name: 'Material', value: 'Wool' },
        ],
        gender: 'male',
        gtin: null,
        mpn: 'M',
      },
      sources: { options: 'import', variants: 'import', attributes: 'import' },
    });
  });

  it('need not be adjacent', async () => {
    const file = tsvOf(article('1', { size: 'S' }), article('9', { item_group_id: '' }), article('2', { size: 'M' }));
    const { products, details } = await readFile(file);
    expect(products.map(({ title }) => title)).toEqual(['Shirt 9', 'Shirt 1']);
    expect(details.map((found) => found?.details.variants.length)).toEqual([undefined, 2]);
  });

  it('form two products if they are too far apart', async () => {
    const others = Array.from({ length: 600 }, (_, at) => article(`${at + 10}`, { item_group_id: `g${at}` }));
    const { products } = await readFile(tsvOf(article('1', { size: 'S' }), ...others, article('2', { size: 'M' })));
    expect(products.filter(({ title }) => ['Shirt 1', 'Shirt 2'].includes(title))).toHaveLength(2);
    expect(products).toHaveLength(602);
  });

  it('take the title of the group', async () => {
    const file = tsvOf(article('1', { size: 'S', item_group_title: 'The <b>shirt</b>' }), article('2', { size: 'M' }));
    expect((await only(file)).product).toMatchObject({ title: 'The shirt' });
  });

  it.each<[string, Record<string, string>[], object, object]>([
    [
      'one row, without variants',
      [{ size: 'S' }],
      { externalId: '1' },
      { options: [], variants: [], attributes: [{ name: 'Size', value: 'S' }] },
    ],
    [
      'the price of the cheapest available row',
      [
        { size: 'S', price: '5 EUR', availability: 'out of stock' },
        { size: 'M', price: '7 EUR', sale_price: '6 EUR' },
      ],
      { price: 6, externalId: '2', availability: 'in_stock' },
      { listPrice: 7, variants: [{ availability: 'out_of_stock' }, { price: 6, listPrice: 7 }] },
    ],
    [
      'sold-out rows',
      [
        { size: 'S', availability: 'out of stock' },
        { size: 'M', availability: 'out of stock' },
      ],
      { availability: 'out_of_stock' },
      {},
    ],
    [
      'one row without a price',
      [
        { size: 'S', price: '' },
        { size: 'M', price: '9 EUR' },
      ],
      { price: 9, currency: 'EUR' },
      { variants: [{ price: null }, { price: 9 }] },
    ],
    [
      'one row in another currency',
      [{ size: 'S' }, { size: 'M', price: '9 USD' }],
      { price: 20, currency: 'EUR' },
      { variants: [{ price: 20 }, { price: null }] },
    ],
    [
      'one row without the option',
      [{ size: 'S' }, {}],
      {},
      { options: [{ name: 'Size', values: ['S'] }], variants: [{ values: ['S'] }, { values: [null] }] },
    ],
    [
      'two rows with the same id',
      [
        { size: 'S', id: '1' },
        { size: 'M', id: '1' },
      ],
      { externalId: '1' },
      { options: [{ values: ['S', 'M'] }], variants: [{ cartId: '1' }, { cartId: '1' }] },
    ],
    ['rows that differ only in their id', [{}, {}], {}, { options: [], variants: [{ values: [] }, { values: [] }] }],
    [
      'markup in values',
      [{ size: '<b>S</b> &amp; XS' }, { size: 'M' }],
      {},
      { options: [{ values: ['S & XS', 'M'] }] },
    ],
    [
      'attributes that differ between rows',
      [
        { size: 'S', product_detail: 'A:Fit:Slim,A:Care:30 °C', product_weight: '1 kg' },
        { size: 'M', product_detail: 'A:Fit:Slim,A:Care:60 °C', product_weight: '2 kg' },
      ],
      {},
      { attributes: [{ group: 'A', name: 'Fit', value: 'Slim' }] },
    ],
  ])('form one product: %s', async (_what, rows, product, details) => {
    const file = tsvOf(...rows.map((row, at) => article(String(at + 1), row)));
    expect(await only(file)).toMatchObject({ product, details });
  });

  it('are joined without a faulty row', async () => {
    const file = tsvOf(
      article('1', { size: 'S', price: 'x' }),
      article('2', { size: 'M' }),
      article('3', { size: 'L' }),
    );
    const { products, details, faults } = await readFile(file);
    expect(faults).toEqual(['2: price must be a number']);
    expect(products).toMatchObject([{ title: 'Shirt 2' }]);
    expect(details[0]?.details.variants).toHaveLength(2);
  });

  it('form one product with 2,000 of 5,000 variants', async () => {
    const rows = Array.from({ length: 5_000 }, (_, at) => article(String(at), { size: String(at), title: 'S' }));
    expect((await only(tsvOf(...rows))).details?.variants).toHaveLength(2_000);
  });

  it('may contain a value of 10,000 characters', async () => {
    const file = tsvOf(article('1', { size: 'x'.repeat(10_000) }), article('2', { size: 'M' }));
    expect((await only(file)).details?.options[0]?.values).toHaveLength(2);
  });

  it('are imported if they precede an error in the file', async () => {
    const file = `${tsvOf(article('1', { size: 'S' }), article('2', { size: 'M' }))}\n3\t"open`;
    expect(await readFile(file)).toMatchObject({
      products: [{ title: 'Shirt 1' }],
      fault: expect.stringContaining('quote'),
    });
  });
});
