import { describe, expect, it } from 'vitest';
import { article, only, tsvOf } from './articles.ts';
import { readFile, rss } from './feed-file.ts';

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
