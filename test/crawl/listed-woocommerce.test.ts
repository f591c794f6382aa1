import { describe, expect, it } from 'vitest';
import { goods, stored } from '../setup/woocommerce.ts';
import { ORIGIN, readListed } from './read-listed.ts';

const [good] = goods(1);
const woocommerce = (fields: object = {}, sizes?: string[]) =>
  readListed('woocommerce', [{ ...(good && stored({ ...good, ...(sizes && { sizes }) }, ORIGIN)), ...fields }]);

describe('WooCommerce', () => {
  it('reads attributes, the rating, the list price and pictures', () => {
    expect(woocommerce()).toMatchObject({
      product: { externalId: '100', price: 19.9 },
      details: {
        attributes: [
          { name: 'Wood', value: 'Oak & ash' },
          { name: 'SKU', value: 'CH-100' },
          { name: 'Weight', value: '4.5 kg' },
          { name: 'Dimensions', value: '40 × 45 × 90 cm' },
        ],
        options: [],
        variants: [],
        listPrice: 9999,
        rating: { value: 4.5, scale: 5, count: 12 },
        images: ['https://shop.example/wp-content/uploads/chair-0.jpg'],
      },
      sources: { attributes: 'feed:woocommerce', rating: 'feed:woocommerce' },
    });
  });

  it('reads the labelled lines in its texts beside what it states', () => {
    const description = '<ul><li>Seat height: 45 cm</li><li>Material: oak</li><li>Weight: 5 kg</li></ul>';
    expect(woocommerce({ description }).details?.attributes).toMatchObject([
      { name: 'Wood' },
      { name: 'SKU' },
      { name: 'Weight', value: '4.5 kg' },
      { name: 'Dimensions' },
      { name: 'Seat height', value: '45 cm', number: 45, unit: 'cm' },
      { name: 'Material', value: 'oak', key: 'material' },
    ]);
  });

  it('reads variations whose prices the list does not state', () => {
    const prices = { price: '1990', regular_price: '1990', currency_code: 'EUR', currency_minor_unit: 2 };
    const range = { price_range: { min_amount: '1990', max_amount: '2490' } };
    const { product, details } = woocommerce({ prices: { ...prices, ...range }, is_in_stock: true }, [
      'Small',
      'Extra large',
    ]);
    expect(product).toMatchObject({ externalId: '100', price: 19.9, availability: 'in_stock' });
    expect(details).toMatchObject({
      options: [{ name: 'Size', values: ['Small', 'Extra large'] }],
      variants: [
        { values: ['Small'], cartId: '10000', price: null, availability: 'unknown' },
        { values: ['Extra large'], cartId: '10001', price: null },
      ],
    });
    expect(details?.attributes.map(({ name }) => name)).not.toContain('Size');
  });

  it('gives variations the price that all of them share, and the stock of a product that is sold out', () => {
    expect(woocommerce({ is_in_stock: false }, ['Small', 'Large']).details?.variants).toMatchObject([
      { price: 19.9, listPrice: 9999, availability: 'out_of_stock' },
      { price: 19.9, listPrice: 9999, availability: 'out_of_stock' },
    ]);
  });

  it('takes the cheapest available variation if the list states prices', () => {
    const prices = (price: string) => ({ price, regular_price: '900', currency_code: 'EUR', currency_minor_unit: 2 });
    const attributes = (value: string) => [{ name: 'Size', value }];
    const variations = [
      { id: 1, attributes: attributes('small'), prices: prices('500'), is_in_stock: false },
      { id: 2, attributes: attributes('large'), prices: prices('700'), is_in_stock: true },
    ];
    const { product, details } = woocommerce({ variations }, ['Small', 'Large']);
    expect(product).toMatchObject({ externalId: '2', price: 7, availability: 'in_stock' });
    expect(details).toMatchObject({ listPrice: 9, variants: [{ price: 5, listPrice: 9 }, { price: 7 }] });
  });

  const variations = (attributes: unknown) => ({ variations: [{ id: 1, attributes }] });
  it.each<[string, object, object]>([
    ['no rating without reviews', { average_rating: '0', review_count: 0 }, { rating: null }],
    ['no rating above the best', { average_rating: '450', review_count: 2 }, { rating: null }],
    [
      'no list price that is not higher',
      { prices: { price: '100', regular_price: '100', currency_code: 'EUR', currency_minor_unit: 2 } },
      { listPrice: null },
    ],
    [
      'a variation that fits any value',
      variations([{ name: 'Size', value: null }]),
      { variants: [{ values: [null] }] },
    ],
    [
      'a variation of an unknown value',
      variations([{ name: 'size', value: 'XL' }]),
      { options: [{ values: ['S', 'M', 'XL'] }] },
    ],
    ['a variation without attributes', variations('all'), { variants: [{ values: [null] }] }],
    ['malformed variations', { variations: [5, null] }, { options: [{ name: 'Size' }], variants: [] }],
    [
      'no attributes',
      { attributes: null, sku: '', weight: '', formatted_weight: 'N/A', dimensions: null, formatted_dimensions: 'N/A' },
      { attributes: [], options: [] },
    ],
    [
      'the weight without a unit if the shop states none',
      { attributes: [], sku: '', formatted_weight: undefined, formatted_dimensions: undefined },
      {
        attributes: [
          { name: 'Weight', value: '4.5' },
          { name: 'Dimensions', value: '40 × 45 × 90' },
        ],
      },
    ],
  ])('%s', (_what, fields, expected) => {
    expect(woocommerce(fields, ['S', 'M']).details).toMatchObject(expected);
  });

  it('distinguishes attributes of the same name', () => {
    const attributes = ['s', 'm'].map((slug) => ({
      name: 'Size',
      has_variations: true,
      terms: [{ name: slug.toUpperCase(), slug }],
    }));
    const chosen = [
      { name: 'Size', value: 's' },
      { name: 'Size', value: 'm' },
    ];
    const { details } = woocommerce({ attributes, ...variations(chosen) });
    expect(details?.variants).toMatchObject([{ values: ['S', 'M'] }]);
  });
});
