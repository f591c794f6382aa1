import { describe, expect, it } from 'vitest';
import { listed, wares } from '../setup/shopify.ts';
import { readListed } from './read-listed.ts';

const [ware] = wares(1).map(listed);
const [first, second] = ware?.variants ?? [];
const shopify = (fields: object = {}) => readListed('shopify', { products: [{ ...ware, ...fields }] });

describe('Shopify', () => {
  it('reads options, variants, pictures and the weight', () => {
    expect(shopify()).toMatchObject({
      product: { price: 1.95, externalId: '40000000000000', availability: 'in_stock' },
      details: {
        options: [{ name: 'Size', values: ['0', '1'] }],
        variants: [
          {
            values: ['0'],
            cartId: '40000000000000',
            sku: 'SKU-40000000000000',
            gtin: '4006381333931',
            price: 1.95,
            listPrice: 999,
            availability: 'in_stock',
            imageUrl: null,
            url: null,
          },
          { values: ['1'], cartId: '40000000000001', price: 2.5 },
        ],
        attributes: [{ name: 'Weight', value: '1200 g' }],
        listPrice: 999,
        images: ['https://cdn.shopify.com/s/files/1/lamp-0.jpg'],
        rating: null,
      },
      sources: { options: 'feed:shopify', variants: 'feed:shopify', listPrice: 'feed:shopify' },
    });
  });

  it('reads the table in its text, whose own weight wins over that of the parcel', () => {
    const body_html = `<p>Holds up in the wind: we tried.</p><table><tr><th>Weight</th><td>310 g</td></tr>
      <tr><th>Shell</th><td>100 % recycled polyamide</td></tr><tr><th>Water column</th><td>20,000 mm</td></tr>
      <tr><th>Size</th><td>0</td></tr></table>`;
    const { details, sources } = shopify({ body_html });
    expect(details?.attributes).toMatchObject([
      { name: 'Weight', value: '310 g', key: 'weight', number: 310, unit: 'g' },
      { name: 'Shell', value: '100 % recycled polyamide' },
      { name: 'Water column', value: '20,000 mm' },
    ]);
    expect(sources).toMatchObject({ attributes: 'feed:shopify' });
  });

  it('reads no attributes from prose and lists without labels', () => {
    const body_html = `<p>Note: wash it cold.</p><ul><li>Two pockets</li><li>Hood: it folds away</li><li>Made in Norway</li></ul>`;
    expect(shopify({ body_html }).details?.attributes).toMatchObject([{ name: 'Weight', value: '1200 g' }]);
  });

  it('reads up to three options by their positions', () => {
    const options = [
      { name: 'Colour', position: 2, values: ['Red'] },
      { name: 'Size', position: 1, values: ['S', 'M'] },
    ];
    const variants = [
      { ...first, option1: 'S', option2: 'Red' },
      { ...second, option1: 'M', option2: 'Blue' },
    ];
    const { details } = shopify({ options, variants });
    expect(details?.options).toEqual([
      { name: 'Size', values: ['S', 'M'] },
      { name: 'Colour', values: ['Red', 'Blue'] },
    ]);
    expect(details?.variants.map(({ values }) => values)).toEqual([
      ['S', 'Red'],
      ['M', 'Blue'],
    ]);
  });

  it('reads no variants from a product without options', () => {
    const options = [{ name: 'Title', position: 1, values: ['Default Title'] }];
    const { product, details } = shopify({ options, variants: [{ ...first, option1: 'Default Title' }] });
    expect(product).toMatchObject({ externalId: '40000000000000', price: 1.95 });
    expect(details).toMatchObject({ options: [], variants: [], listPrice: 999, gtin: '4006381333931' });
    expect(details?.attributes).toMatchObject([{ name: 'Weight' }, { name: 'SKU', value: 'SKU-40000000000000' }]);
  });

  it('takes price and image from the cheapest available variant', () => {
    const image = { src: 'https://cdn.shopify.com/blue.jpg' };
    const variants = [
      { ...first, price: '9.00' },
      { ...second, price: '5.00', available: false },
      { ...second, id: 7, price: '7.00', available: true, compare_at_price: '7.00', featured_image: image },
    ];
    const { product, details } = shopify({ variants });
    expect(product).toMatchObject({ price: 7, externalId: '7', availability: 'in_stock', imageUrl: image.src });
    expect(details?.listPrice).toBe(null);
  });

  it.each<[string, object, object]>([
    ['no weight of zero', { variants: [{ ...first, grams: 0 }] }, { attributes: [] }],
    ['no weight that differs', { variants: [first, { ...second, grams: 5 }] }, { attributes: [] }],
    ['no list price below the price', { variants: [{ ...first, compare_at_price: '1.00' }] }, { listPrice: null }],
    ['no GTIN from another barcode', { variants: [{ ...first, barcode: 'LAMP-1' }] }, { gtin: null }],
    [
      'a variant without a price',
      { variants: [{ ...first, price: null }, second] },
      { variants: [{ price: null, listPrice: null }, { price: 2.5 }], listPrice: 999 },
    ],
    [
      'two variants with one id',
      { variants: [first, { ...second, id: first?.id }] },
      { options: [{ values: ['0', '1'] }], variants: [{ cartId: '40000000000000' }, { cartId: '40000000000000' }] },
    ],
    [
      'markup in names and values',
      {
        options: [{ name: '<b>Size</b>', values: ['<i>0</i> &amp; up'] }],
        variants: [{ ...first, option1: '<i>0</i> &amp; up' }],
      },
      { options: [{ name: 'Size', values: ['0 & up'] }], variants: [{ values: ['0 & up'] }] },
    ],
    [
      'numbered options of the same name',
      {
        options: [
          { name: 'Size', values: ['S'] },
          { name: 'Size', values: ['36'] },
        ],
        variants: [{ ...first, option1: 'S', option2: '36' }],
      },
      {
        options: [
          { name: 'Size', values: ['S'] },
          { name: 'Size 2', values: ['36'] },
        ],
        variants: [{ values: ['S', '36'] }],
      },
    ],
    [
      'the choice "None"',
      { options: [{ name: 'Engraving', values: ['None', 'Name'] }], variants: [{ ...first, option1: 'None' }] },
      { options: [{ name: 'Engraving', values: ['None', 'Name'] }], variants: [{ values: ['None'] }] },
    ],
    ['options of other types', { options: [5, null, { name: 7 }], variants: [first] }, { options: [], variants: [] }],
    [
      'no javascript: image',
      { images: [{ src: 'javascript:alert(1)' }, { src: 'https://a.example/1.jpg' }] },
      { images: ['https://a.example/1.jpg'] },
    ],
  ])('%s', (_what, fields, expected) => {
    expect(shopify(fields).details).toMatchObject(expected);
  });

  it('considers more variants than it keeps', () => {
    const variants = Array.from({ length: 5_000 }, (_, at) => ({
      ...first,
      id: at,
      option1: `${at}`,
      price: '9.00',
      available: at >= 600,
    }));
    const { product, details } = shopify({ variants });
    expect(product).toMatchObject({ price: 9, externalId: '600', availability: 'in_stock' });
    expect(details?.variants).toHaveLength(500);
  });

  it('accepts a value of 10,000 characters', () => {
    const { product } = shopify({ variants: [{ ...first, option1: 'x'.repeat(10_000) }] });
    expect(product).toMatchObject({ price: 1.95, externalId: '40000000000000' });
  });
});
