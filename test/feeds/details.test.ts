import { describe, expect, it } from 'vitest';
import { readFile, rss } from './feed-file.ts';

/** Builds a tab-separated file of rows. */
function tsvOf(...rows: Record<string, string>[]): string {
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return [names, ...rows.map((row) => names.map((name) => row[name] ?? ''))]
    .map((cells) => cells.join('\t'))
    .join('\n');
}

const article = (id: string, more: Record<string, string> = {}) => ({
  id,
  title: `Shirt ${id}`,
  link: `https://shop.test/shirt?v=${id}`,
  item_group_id: 'shirt',
  price: '20.00 EUR',
  availability: 'in_stock',
  ...more,
});

async function only(file: string, options: Parameters<typeof readFile>[1] = {}) {
  const { products, details, faults } = await readFile(file, options);
  expect([products.length, faults]).toEqual([1, []]);
  return { product: products[0], details: details[0]?.details, sources: details[0]?.sources };
}

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

describe('the details of a row', () => {
  it.each<[string, Record<string, string>, object]>([
    ['a sale', { sale_price: '15 EUR' }, { listPrice: 20 }],
    ['a sale at a higher price', { sale_price: '25 EUR', mpn: 'A' }, { listPrice: null }],
    [
      'codes',
      { gtin: '4006381333931', mpn: 'AB-1', condition: 'New', age_group: 'Adult' },
      { gtin: '4006381333931', mpn: 'AB-1', condition: 'new', ageGroup: 'adult' },
    ],
    ['a number that is no GTIN', { gtin: '12', mpn: 'AB' }, { gtin: null }],
    [
      'pictures',
      {
        image_link: 'https://a.test/1.jpg',
        additional_image_link: 'https://a.test/2,w=1.jpg,https://a.test/3.jpg,ftp://x',
      },
      { images: ['https://a.test/1.jpg', 'https://a.test/2,w=1.jpg', 'https://a.test/3.jpg,ftp://x'] },
    ],
    [
      'product details',
      { product_detail: 'General:Type:Player, mobile,:Ratio:16:9,General:Name:"A, B",Plain:Value' },
      {
        attributes: [
          { group: 'General', name: 'Type', value: 'Player, mobile' },
          { group: null, name: 'Ratio', value: '16:9' },
          { group: 'General', name: 'Name', value: 'A, B",Plain:Value' },
        ],
      },
    ],
    [
      'measurements of the product, not of the parcel',
      { product_weight: '1.5 kg', product_length: '20 cm', shipping_weight: '3 kg', product_highlight: 'Great' },
      {
        attributes: [
          { name: 'Weight', value: '1.5 kg' },
          { name: 'Length', value: '20 cm' },
        ],
      },
    ],
  ])('%s', async (_what, cells, details) => {
    expect((await only(tsvOf(article('1', { item_group_id: '', ...cells })))).details).toMatchObject(details);
  });

  it('are absent if the row has none', async () => {
    const { details } = await readFile('url,title,price\nhttps://shop.test/a,A,5\n');
    expect(details).toEqual([undefined]);
  });

  it('are read from XML, including repeated elements', async () => {
    const item = (
      id: string,
      size: string,
    ) => `<item><g:id>${id}</g:id><title>Shirt</title><link>https://shop.test/${id}</link>
      <g:item_group_id>7</g:item_group_id><g:size>${size}</g:size><g:price>5 EUR</g:price><g:image_link>https://a.test/1.jpg</g:image_link>
      <g:additional_image_link>https://a.test/2.jpg</g:additional_image_link><g:additional_image_link>https://a.test/3.jpg</g:additional_image_link>
      <g:product_highlight>Great</g:product_highlight>
      <g:product_detail><g:section_name>Fabric</g:section_name><g:attribute_name>Care: at home</g:attribute_name><g:attribute_value>30 &#176;C, gentle</g:attribute_value></g:product_detail>
      <g:product_detail><g:attribute_name>Fit</g:attribute_name><g:attribute_value><![CDATA[<b>Slim</b>]]></g:attribute_value></g:product_detail>
      <g:product_detail>General:Season:Summer</g:product_detail><g:product_detail/></item>`;
    const file = rss(item('1', 'S') + item('2', 'M'));
    const whole = await only(file);
    expect(whole).toMatchObject({
      product: { url: 'https://shop.test/1', price: 5 },
      details: {
        options: [{ name: 'Size', values: ['S', 'M'] }],
        variants: [{ cartId: '1' }, { cartId: '2' }],
        images: [1, 2, 3].map((at) => `https://a.test/${at}.jpg`),
        attributes: [
          { group: 'Fabric', name: 'Care: at home', value: '30 °C, gentle' },
          { group: null, name: 'Fit', value: 'Slim' },
          { group: 'General', name: 'Season', value: 'Summer' },
        ],
      },
    });
    expect(await only(file, { piece: 7 })).toEqual(whole);
  });
});

describe("Shopify's export", () => {
  const NAMES =
    'Handle,Title,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant SKU,Variant Price,Variant Compare At Price,Variant Barcode,Variant Grams,Variant Image,Image Src,Google Shopping / Gender,Status';
  const exported = (...rows: string[]) => only([NAMES, ...rows].join('\n'), { siteUrl: 'https://shop.test' });

  it('has one product per handle, with its variants and images', async () => {
    const found = await exported(
      'mug,Mug,Size,Small,Color,Red,M-1,12.00,15.00,4006381333931,300,,https://cdn.test/1.jpg,Unisex,active',
      'mug,,,Large,,Red,M-2,9.00,,,300,https://cdn.test/l.jpg,https://cdn.test/2.jpg,,',
      'mug,,,,,,,,,,,,https://cdn.test/3.jpg,,',
    );
    expect(found).toMatchObject({
      product: { url: 'https://shop.test/products/mug', title: 'Mug', price: 9, imageUrl: 'https://cdn.test/1.jpg' },
      details: {
        options: [
          { name: 'Size', values: ['Small', 'Large'] },
          { name: 'Color', values: ['Red'] },
        ],
        variants: [
          {
            values: ['Small', 'Red'],
            cartId: null,
            sku: 'M-1',
            gtin: '4006381333931',
            price: 12,
            listPrice: 15,
            url: null,
          },
          { values: ['Large', 'Red'], sku: 'M-2', price: 9, listPrice: null, imageUrl: 'https://cdn.test/l.jpg' },
        ],
        images: [1, 2, 3].map((at) => `https://cdn.test/${at}.jpg`),
        attributes: [{ name: 'Weight', value: '300 g' }],
        gender: 'unisex',
        listPrice: null,
      },
    });
    expect(found.product).not.toHaveProperty('externalId');
  });

  it('has no variants if the product has no options', async () => {
    const { details } = await exported('mug,Mug,Title,Default Title,,,M-1,12.00,15.00,,0,,,,active');
    expect(details).toMatchObject({
      options: [],
      variants: [],
      listPrice: 15,
      attributes: [{ name: 'SKU', value: 'M-1' }],
    });
  });

  it('distinguishes options of the same name by position', async () => {
    const { details } = await exported('mug,Mug,Size,S,Size,36,,12.00,,,,,,,', 'mug,,,M,,38,,12.00,,,,,,,');
    expect(details).toMatchObject({ options: [{ values: ['S', 'M'] }, { values: ['36', '38'] }] });
  });

  it('omits the variants of a refused product', async () => {
    const file = [NAMES, 'mug,Mug,Size,S,,,,12.00,,,,,,,draft', 'mug,,,M,,,,12.00,,,,,,,'].join('\n');
    expect(await readFile(file, { siteUrl: 'https://shop.test' })).toMatchObject({
      products: [],
      faults: ['2: status is draft: publish the product in the shop first'],
    });
  });
});

describe('NDJSON', () => {
  const line = (details: unknown, more: object = {}) =>
    JSON.stringify({ url: 'https://shop.test/a', title: 'A', details, ...more });

  it('accepts partial details', async () => {
    const details = {
      attributes: [{ name: 'Weight:', value: '<b>1 kg</b>' }],
      options: [{ name: 'Size' }],
      variants: [
        { values: ['S'], cartId: '1', price: 5 },
        { values: ['M'], cartId: '2', price: 4, availability: 'in_stock' },
      ],
      rating: { value: 4.5, scale: 5 },
      gtin: '4006381333931',
      other: 1,
    };
    expect(await only(line(details))).toMatchObject({
      product: { price: 4, externalId: '2', availability: 'in_stock' },
      details: {
        attributes: [{ group: null, name: 'Weight', value: '1 kg' }],
        options: [{ name: 'Size', values: ['S', 'M'] }],
        variants: [{ values: ['S'], sku: null, listPrice: null, availability: 'unknown' }, { price: 4 }],
        rating: { value: 4.5, scale: 5, count: null },
        gtin: '4006381333931',
        condition: null,
      },
      sources: { rating: 'import', gtin: 'import' },
    });
  });

  it("prefers a row's own field to its variants", async () => {
    const details = { variants: [{ values: [], price: 4 }, { price: 5 }] };
    expect((await only(line(details, { price: 6 }))).product).toMatchObject({ price: 6 });
  });

  it.each<[unknown, string]>([
    ['red', '1: details must be an object'],
    [{ variants: [{ price: -1 }] }, '1: details.variants.0.price must be at least 0'],
    [{ attributes: [{ name: 'A' }] }, '1: details.attributes.0.value is required'],
  ])('refuses the details %j', async (details, fault) => {
    expect(await readFile(line(details))).toMatchObject({ products: [], faults: [fault] });
  });
});
