import { describe, expect, it } from 'vitest';
import type { PlatformName } from '../../src/crawl/platform/platforms.ts';
import { readFeedPage } from '../../src/crawl/platform/reading.ts';
import { item, stocks } from '../setup/magento.ts';
import { listed, wares } from '../setup/shopify.ts';
import { goods, stored } from '../setup/woocommerce.ts';

const ORIGIN = 'https://shop.example';

/** Returns the only product of a product list. */
function read(name: PlatformName, answer: unknown) {
  const plan = { name, root: `${ORIGIN}/`, currency: 'EUR', currencyAt: [] };
  const body = Buffer.from(JSON.stringify(answer));
  const [product] = readFeedPage({ plan, siteUrl: ORIGIN, body })?.products ?? [];
  return { product, ...product?.details };
}

const [ware] = wares(1).map(listed);
const [first, second] = ware?.variants ?? [];
const shopify = (fields: object = {}) => read('shopify', { products: [{ ...ware, ...fields }] });
const [good] = goods(1);
const woocommerce = (fields: object = {}, sizes?: string[]) =>
  read('woocommerce', [{ ...(good && stored({ ...good, ...(sizes && { sizes }) }, ORIGIN)), ...fields }]);
const [stock] = stocks(1);
const sized = { size: 'S', sku: 'BG-1000-S', price: 25, regular: 30, isInStock: true };
function magento(sizes?: (typeof sized)[], fields: object = {}) {
  const product = stock && item({ ...stock, ...(sizes && { sizes }) }, ORIGIN, 'DKK');
  const page_info = { current_page: 1, total_pages: 1 };
  return read('magento', { data: { products: { items: [{ ...product, ...fields }], page_info } } });
}

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

  it('reads variations whose prices the list does not state', () => {
    const { product, details } = woocommerce({}, ['Small', 'Extra large']);
    expect(product).toMatchObject({ externalId: '100', price: 19.9 });
    expect(details).toMatchObject({
      options: [{ name: 'Size', values: ['Small', 'Extra large'] }],
      variants: [
        { values: ['Small'], cartId: '10000', price: null, availability: 'unknown' },
        { values: ['Extra large'], cartId: '10001', price: null },
      ],
    });
    expect(details?.attributes.map(({ name }) => name)).not.toContain('Size');
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

describe('Magento', () => {
  it('reads the list price, the rating and pictures', () => {
    expect(magento()).toMatchObject({
      product: { externalId: 'BG-1000', price: 19.5, currency: 'DKK' },
      details: {
        listPrice: 29.5,
        rating: { value: 87, scale: 100, count: 3 },
        images: ['', '-1', '-2'].map((at) => `${ORIGIN}/media/catalog/product/duffle-bag-0${at}.jpg`),
        options: [],
        variants: [],
      },
      sources: { rating: 'feed:magento' },
    });
  });

  it('takes the price of the cheapest available child', () => {
    const sizes = [
      { ...sized, size: 'XS', sku: 'BG-1000-XS', price: 20, isInStock: false },
      sized,
      { ...sized, size: 'M', sku: 'BG-1000-M', price: 27 },
    ];
    expect(magento(sizes)).toMatchObject({
      product: { externalId: 'BG-1000-S', price: 25, currency: 'DKK', availability: 'in_stock' },
      details: {
        listPrice: 30,
        options: [{ name: 'Size', values: ['XS', 'S', 'M'] }],
        variants: [
          { values: ['XS'], availability: 'out_of_stock' },
          {
            values: ['S'],
            cartId: 'BG-1000-S',
            sku: 'BG-1000-S',
            price: 25,
            listPrice: 30,
            imageUrl: `${ORIGIN}/media/catalog/product/BG-1000-S.jpg`,
          },
          { values: ['M'] },
        ],
      },
    });
  });

  it.each<[string, object, object]>([
    ['malformed children', { variants: [7, { product: null }] }, { variants: [] }],
    [
      'children without prices',
      { variants: [{ product: { sku: 'A' }, attributes: [] }] },
      { variants: [{ cartId: 'A', price: null, values: [null] }] },
    ],
    ['options of other types', { configurable_options: 'all' }, { options: [], variants: [] }],
    ['no rating without reviews', { rating_summary: 0, review_count: 0 }, { rating: null }],
  ])('%s', (_what, fields, expected) => {
    expect(magento([sized], fields).details).toMatchObject(expected);
  });
});
