import { describe, expect, it } from 'vitest';
import { boundDetails } from '../../src/domain/bounded-details.ts';
import { detailsOf, fieldsOfVariants, release, setByHand } from '../../src/domain/detail-layers.ts';
import {
  type Attribute,
  NO_DETAILS,
  type ProductDetails,
  type Variant,
  detailsFrom,
  featuredVariant,
} from '../../src/domain/product-details.ts';

const variant = (value: string, more: Partial<Variant> = {}): Variant => ({
  values: [value],
  cartId: value,
  sku: null,
  gtin: null,
  price: 10,
  listPrice: null,
  availability: 'in_stock',
  imageUrl: null,
  url: null,
  ...more,
});
const attribute = (name: string, value: string): Attribute => ({
  group: null,
  name,
  value,
  key: null,
  number: null,
  unit: null,
});
const size = (...values: string[]) => ({ name: 'Size', values });
const bounded = (details: Partial<ProductDetails>) => boundDetails({ ...NO_DETAILS, ...details });

describe('bounding', () => {
  it('keeps the first 500 variants and 200 attributes', () => {
    const names = Array.from({ length: 600 }, (_, at) => String(at));
    const { variants, attributes } = bounded({
      options: [size()],
      variants: names.map((name) => variant(name)),
      attributes: names.map((name) => attribute(name, 'x')),
    });
    expect(variants.map(({ cartId }) => cartId)).toEqual(names.slice(0, 500));
    expect(attributes).toHaveLength(200);
  });

  it('leaves out a variant whose option value is too long, and cuts an attribute’s value', () => {
    const long = 'x'.repeat(10_000);
    const { variants, options, attributes } = bounded({
      options: [size('S', long)],
      variants: [variant(long), variant('S')],
      attributes: [attribute('Care', long), attribute(long, 'x')],
    });
    expect(variants).toEqual([variant('S')]);
    expect(options).toEqual([size('S')]);
    expect(attributes).toEqual([attribute('Care', 'x'.repeat(1_000))]);
  });

  it('numbers options that are named alike', () => {
    expect(bounded({ options: [size('S'), size('1'), { name: 'size', values: [] }] }).options).toEqual([
      size('S'),
      { name: 'Size 2', values: ['1'] },
      { name: 'size 3', values: [] },
    ]);
  });

  it('gives each variant one value per option, and each option every value of its variants', () => {
    const { options, variants } = bounded({
      options: [size('S'), { name: 'Colour', values: [] }],
      variants: [variant('S'), variant('M', { values: ['M', 'navy', 'extra'] })],
    });
    expect(variants.map(({ values }) => values)).toEqual([
      ['S', null],
      ['M', 'navy'],
    ]);
    expect(options).toEqual([size('S', 'M'), { name: 'Colour', values: ['navy'] }]);
  });

  it('keeps one variant of each choice, one that can be bought if possible', () => {
    const soldOut = variant('S', { cartId: '1', availability: 'out_of_stock' });
    const { variants } = bounded({ options: [size()], variants: [soldOut, variant('S', { cartId: '2' })] });
    expect(variants).toEqual([variant('S', { cartId: '2' })]);
  });

  it('keeps two choices that have one cart id, and variants without a price', () => {
    const variants = [variant('S', { cartId: '1' }), variant('M', { cartId: '1', price: null })];
    expect(bounded({ options: [size('S', 'M')], variants }).variants).toEqual(variants);
  });

  it.each([
    [{ price: -1 }, { price: null }],
    [{ price: Number.NaN }, { price: null }],
    [{ price: 10, listPrice: 10 }, { listPrice: null }],
    [{ price: 10, listPrice: 12 }, { listPrice: 12 }],
    [{ url: 'javascript:alert(1)' }, { url: null }],
    [{ sku: ' 7 ' }, { sku: '7' }],
    [{ gtin: '1'.repeat(101) }, { gtin: null }],
  ])('reads a variant with %j as %j', (given, expected) => {
    expect(bounded({ options: [size()], variants: [variant('S', given)] }).variants[0]).toMatchObject(expected);
  });

  it.each([
    [
      { value: 4.6, scale: 5, count: 12 },
      { value: 4.6, scale: 5, count: 12 },
    ],
    [{ value: 46, scale: 5, count: 12 }, null],
    [{ value: 4, scale: 0, count: null }, null],
    [
      { value: 4, scale: 5, count: -1 },
      { value: 4, scale: 5, count: null },
    ],
  ])('reads the rating %j as %j', (rating, expected) => {
    expect(bounded({ rating }).rating).toEqual(expected);
  });

  it('keeps ten images, each once', () => {
    const images = Array.from({ length: 24 }, (_, at) => `https://shop.example/${Math.floor(at / 2)}.jpg`);
    expect(bounded({ images: ['data:,', ...images] }).images).toEqual([...new Set(images)].slice(0, 10));
  });

  it('makes texts storable', () => {
    expect(bounded({ attributes: [attribute('A\0', 'x\ud800')] }).attributes).toEqual([attribute('A ', 'x\ufffd')]);
  });

  it('changes nothing the second time', () => {
    const once = bounded({
      attributes: [attribute('Weight', '310 g')],
      options: [size('S'), size('M')],
      variants: [variant('S'), variant('XL', { listPrice: 20 })],
    });
    expect(boundDetails(once)).toEqual(once);
  });
});

describe('the variant that stands for the product', () => {
  it.each([
    [[variant('S', { price: 12 }), variant('M', { price: 10 })], 'M'],
    [[variant('S', { price: 12 }), variant('M', { price: 10, availability: 'out_of_stock' })], 'S'],
    [[variant('S', { price: null }), variant('M', { price: 10 })], 'M'],
    [[variant('S', { availability: 'out_of_stock' }), variant('M', { price: 5, availability: 'out_of_stock' })], 'M'],
    [[variant('S'), variant('M')], 'S'],
    [[], undefined],
  ])('is the cheapest that can be bought (%#)', (variants, cartId) => {
    expect(featuredVariant(variants)?.cartId).toBe(cartId);
  });

  it('decides the price, the availability and the external id', () => {
    const variants = [variant('S', { availability: 'out_of_stock', price: 5 }), variant('M', { price: 10 })];
    expect(fieldsOfVariants(variants)).toEqual({ price: 10, availability: 'in_stock', externalId: 'M' });
    expect(fieldsOfVariants([variant('S', { price: null, cartId: null, availability: 'unknown' })])).toEqual({});
    expect(fieldsOfVariants([])).toEqual({});
  });
});

describe('layers', () => {
  const feed = detailsFrom('feed:shopify', { options: [size('S')], variants: [variant('S')] });
  const page = detailsFrom('page', {
    options: [size('S', 'M')],
    attributes: [attribute('Weight', '310 g')],
    gtin: '1',
  });

  it('join the feed’s variants with the page’s attributes', () => {
    const { details, sources } = detailsOf({ feed, page });
    expect(details).toMatchObject({ variants: [variant('S')], attributes: [{ name: 'Weight' }], gtin: '1' });
    expect(sources).toEqual({ options: 'feed:shopify', variants: 'feed:shopify', attributes: 'page', gtin: 'page' });
  });

  it('let a person win, field by field, also over a later crawl', () => {
    const hand = setByHand(undefined, {
      gtin: null,
      attributes: [attribute('weight', '300 g'), attribute('Care', 'Wash cold')],
      variants: [{ values: ['s'], price: 8 }],
    });
    const { details, sources } = detailsOf({ feed, page, hand });
    expect(details.gtin).toBeNull();
    expect(details.attributes.map(({ value }) => value)).toEqual(['300 g', 'Wash cold']);
    expect(details.variants).toEqual([variant('S', { values: ['s'], price: 8 })]);
    expect(sources).toMatchObject({ gtin: 'hand', attributes: 'hand', variants: 'hand', options: 'feed:shopify' });
    const later = detailsFrom('feed:shopify', { options: [size('S')], variants: [variant('S', { cartId: 'new' })] });
    expect(detailsOf({ feed: later, hand }).details.variants[0]).toMatchObject({ price: 8, cartId: 'new' });
  });

  it('add what is set by hand to what was set before', () => {
    const first = setByHand(undefined, { mpn: 'A', variants: [{ values: ['S'], price: 8 }] });
    const second = setByHand(first, { gtin: 'B', variants: [{ values: ['S'], sku: '7' }, { values: ['M'] }] });
    expect(second).toEqual({
      mpn: 'A',
      gtin: 'B',
      variants: [{ values: ['S'], price: 8, sku: '7' }, { values: ['M'] }],
    });
  });

  it('give a field back to the crawl', () => {
    const hand = setByHand(undefined, { gtin: '2', mpn: 'A' });
    expect(detailsOf({ page, hand: release(hand, { names: ['gtin'] }) ?? {} }).details).toMatchObject({
      gtin: '1',
      mpn: 'A',
    });
    expect(release(hand, { names: ['gtin', 'mpn'] })).toBeUndefined();
  });

  it('take the list price from the variant that stands for the product', () => {
    const reduced = detailsFrom('state', { options: [size('S')], variants: [variant('S', { listPrice: 20 })] });
    expect(detailsOf({ page: reduced }).details.listPrice).toBe(20);
    expect(detailsOf({ page: reduced, hand: { listPrice: null } }).details.listPrice).toBeNull();
  });
});
