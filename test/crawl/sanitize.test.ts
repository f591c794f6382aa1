import { describe, expect, it } from 'vitest';
import { sanitize } from '../../src/crawl/run/sanitize.ts';
import { createSite } from '../../src/crawl/discover/site.ts';
import type { ProductFields } from '../../src/domain/product.ts';

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

describe('sanitize rejects', () => {
  it.each<[string, Partial<ProductFields>]>([
    ['a URL on another host', { url: 'https://other.example/lamp' }],
    ['a javascript: URL', { url: 'javascript:alert(1)' }],
    ['a relative URL', { url: 'lamp' }],
    ['an overlong URL', { url: `https://shop.example/${'a'.repeat(3_000)}` }],
    ['a URL that is overlong once it is encoded', { url: `https://shop.example/?${'('.repeat(1_500)}` }],
    ['a blank title', { title: ' ' }],
    ['a title of NUL', { title: '\0' }],
  ])('%s', (_what, more) => {
    expect(sanitize(product(more), site)).toBeNull();
  });
});

it.each<[string, Partial<ProductFields>, Partial<ProductFields>]>([
  ['nothing of a valid product', {}, {}],
  ['nothing of a URL with www', { url: 'http://www.shop.example/lamp' }, { url: 'http://www.shop.example/lamp' }],
  ['a session parameter', { url: 'https://shop.example/lamp?sid=1#a' }, { url: 'https://shop.example/lamp' }],
  ['NUL characters', { title: 'La\0mp', brand: '\0' }, { title: 'La mp', brand: null }],
  ['lone surrogates', { category: 'a\ud800b', externalId: '\udc00' }, { category: 'a\ufffdb', externalId: '\ufffd' }],
  ['an overlong title', { title: `${'a'.repeat(499)}😀😀` }, { title: `${'a'.repeat(499)}😀` }],
  ['an overlong identifier', { externalId: '1'.repeat(301) }, { externalId: null }],
  [
    'an overlong brand and category',
    { brand: 'b'.repeat(301), category: 'c'.repeat(301) },
    { brand: 'b'.repeat(300), category: 'c'.repeat(300) },
  ],
  ['an overlong image URL', { imageUrl: `https://cdn.example/${'a'.repeat(2_030)}` }, { imageUrl: null }],
  ['an infinite price', { price: Number.POSITIVE_INFINITY }, { price: null }],
  ['a price that is NaN', { price: Number.NaN }, { price: null }],
  ['a negative price', { price: -1 }, { price: null }],
  ['an excessive price', { price: 1e12 }, { price: null }],
  ['nothing of a price of zero', { price: 0 }, { price: 0 }],
  ['an invalid currency', { currency: 'EUR\0' }, { currency: null }],
  ['a javascript: image', { imageUrl: 'javascript:alert(1)' }, { imageUrl: null }],
  ['a data: image', { imageUrl: 'data:image/png;base64,AA' }, { imageUrl: null }],
])('sanitizes %s', (_what, more, expected) => {
  expect(sanitize(product(more), site)).toEqual(product(expected));
});
