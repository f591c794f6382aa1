import { describe, expect, it } from 'vitest';
import { sanitize } from '../../src/crawl/run/sanitize.ts';
import { createSite } from '../../src/crawl/discover/site.ts';
import type { ProductFields } from '../../src/domain/records.ts';

const site = createSite('https://shop.example/');
const product = (more: Partial<ProductFields>): ProductFields => ({
  url: 'https://shop.example/lamp',
  title: 'Lamp',
  externalId: 'L-1',
  description: 'A lamp.',
  price: 5,
  currency: 'EUR',
  availability: 'in_stock',
  imageUrl: 'https://cdn.example/lamp.jpg',
  brand: 'Lumik',
  category: 'Lamps',
  ...more,
});

describe('is no product', () => {
  it.each<[string, Partial<ProductFields>]>([
    ['one of another host', { url: 'https://other.example/lamp' }],
    ['one at a script', { url: 'javascript:alert(1)' }],
    ['one at no address', { url: 'lamp' }],
    ['one at an endless address', { url: `https://shop.example/${'a'.repeat(3_000)}` }],
    ['one whose address is endless once it is written out', { url: `https://shop.example/?${'('.repeat(1_500)}` }],
    ['one without a name', { title: ' ' }],
    ['one that NUL names', { title: '\0' }],
  ])('%s', (_what, more) => {
    expect(sanitize(product(more), site)).toBeNull();
  });
});

it.each<[string, Partial<ProductFields>, Partial<ProductFields>]>([
  ['nothing', {}, {}],
  ['a page on the host with www', { url: 'http://www.shop.example/lamp' }, { url: 'http://www.shop.example/lamp' }],
  ['the visit in its address', { url: 'https://shop.example/lamp?sid=1#a' }, { url: 'https://shop.example/lamp' }],
  ['NUL', { title: 'La\0mp', brand: '\0' }, { title: 'La mp', brand: null }],
  ['half a pair', { category: 'a\ud800b', externalId: '\udc00' }, { category: 'a\ufffdb', externalId: '\ufffd' }],
  ['a name beyond the limit', { title: `${'a'.repeat(499)}😀😀` }, { title: `${'a'.repeat(499)}😀` }],
  ['a long identifier', { externalId: '1'.repeat(301) }, { externalId: null }],
  [
    'a long brand and category',
    { brand: 'b'.repeat(301), category: 'c'.repeat(301) },
    { brand: 'b'.repeat(300), category: 'c'.repeat(300) },
  ],
  ['a picture at a long address', { imageUrl: `https://cdn.example/${'a'.repeat(2_030)}` }, { imageUrl: null }],
  ['infinity', { price: Number.POSITIVE_INFINITY }, { price: null }],
  ['what is no number', { price: Number.NaN }, { price: null }],
  ['less than nothing', { price: -1 }, { price: null }],
  ['more than there is', { price: 1e12 }, { price: null }],
  ['a price of nothing', { price: 0 }, { price: 0 }],
  ['a currency that is none', { currency: 'EUR\0' }, { currency: null }],
  ['a picture that is script', { imageUrl: 'javascript:alert(1)' }, { imageUrl: null }],
  ['a picture that is data', { imageUrl: 'data:image/png;base64,AA' }, { imageUrl: null }],
])('of a product with %s the catalogue gets what it can keep', (_what, more, expected) => {
  expect(sanitize(product(more), site)).toEqual(product(expected));
});
