import { describe, expect, test } from 'vitest';
import type { ProductFields } from '../../src/domain/product.ts';
import { extractProducts } from '../../src/crawl/extract/index.ts';
import {
  FORMATS,
  type Format,
  NAMES,
  PRODUCT_SHAPES,
  type Shape,
  TILE_SHAPES,
  productPage,
  tilePage,
} from './price-grid.ts';
import { MORE_NAMES, MORE_PRODUCT_SHAPES, MORE_TILE_SHAPES, ONE_TEXT } from './price-grid-more.ts';

const PRODUCT_URL = 'https://www.shop.example/p/this-one';
const LISTING_URL = 'https://www.shop.example/all';

/** Says how a product was misread; nothing if it was read correctly. */
function explain(title: string, found: ProductFields | undefined, { price, currency }: Format): string[] {
  const isRight = found?.title === title && found.price === price && found.currency === currency;
  return isRight ? [] : [`${title}: ${found ? `${found.title}, ${found.price} ${found.currency}` : 'no product'}`];
}

const wrongOnPages = (names: readonly string[], format: Format, shape: Shape): string[] =>
  names.flatMap((name) => {
    const found = extractProducts(productPage(name, format, shape), PRODUCT_URL);
    return explain(name, found.length === 1 ? found[0] : undefined, format);
  });

function wrongInListing(names: readonly string[], format: Format, shape: Shape): string[] {
  const found = extractProducts(tilePage(names, format, shape), LISTING_URL);
  const productAt = (index: number) => found.find(({ url }) => url.endsWith(`/p/${index}`));
  return names.flatMap((name, index) => explain(name, productAt(index), format));
}

describe.each(Object.entries(PRODUCT_SHAPES))('a product page with the price %s', (_, shape) => {
  test.each(FORMATS)('is read with $text, whatever numbers the name contains', (format) => {
    expect(wrongOnPages(NAMES, format, shape)).toEqual([]);
  });
});

describe.each(Object.entries(TILE_SHAPES))('a listing with each price %s', (_, shape) => {
  test.each(FORMATS)('is read with $text, whatever numbers the names contain', (format) => {
    expect(wrongInListing(NAMES, format, shape)).toEqual([]);
  });
});

test.each(MORE_PRODUCT_SHAPES)('reads a product page with the price %s', (_, format, shape) => {
  expect(wrongOnPages(MORE_NAMES, format, shape)).toEqual([]);
});

test('reads a product page with the price in one text without a dash', () => {
  const [, format, shape] = ONE_TEXT;
  const names = MORE_NAMES.filter((name) => !name.includes('€'));
  expect(wrongOnPages(names, format, shape)).toEqual([]);
});

test.each(MORE_TILE_SHAPES)('reads a listing with each price %s', (_, format, shape) => {
  expect(wrongInListing(MORE_NAMES, format, shape)).toEqual([]);
});

test('keeps the part of a name that looks like another price', () => {
  const [format] = FORMATS;
  expect(wrongInListing(['Bulb - R30', 'Bulb - R20 - 2 pack'], format, TILE_SHAPES['in a table row']!)).toEqual([]);
});

test('reads a page whose name contains a price, in one text with the price', () => {
  const [, format, shape] = ONE_TEXT;
  expect(wrongOnPages(['10 € voucher'], format, shape)).toEqual([]);
});

test('ignores a price in a data attribute, which a script may replace', () => {
  const html = productPage('Model 15', FORMATS[0], (name, { text }) => `<h1>${name}</h1><i data-price="${text}"></i>`);
  expect(extractProducts(html, PRODUCT_URL)).toEqual([]);
});
