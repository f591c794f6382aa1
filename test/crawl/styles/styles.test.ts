import { describe, expect, test } from 'vitest';
import { parseAvailability } from '../../../src/crawl/extract/availability.ts';
import { nextPageOf } from '../../../src/crawl/extract/visible/next-page.ts';
import { scanPage } from '../../../src/crawl/extract/html/scan-page.ts';
import { parsePrice } from '../../../src/text/money/price.ts';
import { extract, one } from '../extract-fixture.ts';
import { fill, SHOP, shopPage } from './frame.ts';
import { LISTINGS } from './listings.ts';
import { MARKED_CONTRADICTIONS } from './marked-contradictions.ts';
import { MARKED_FAULTS } from './marked-faults.ts';
import { MARKED_MARKETS } from './marked-markets.ts';
import { MARKED_PLATFORMS } from './marked-platforms.ts';
import { MARKED_SHOPS } from './marked-shops.ts';
import { MARKED_TRADES } from './marked-trades.ts';
import { PAGE_2, PAGE_3, PAGER_WORDS, PAGERS, WORDED_PAGERS } from './next-pages.ts';
import { NO_PRODUCT } from './no-product.ts';
import { PRICE_STRINGS } from './price-strings.ts';
import { PRICE_STRINGS_MORE } from './price-strings-more.ts';
import { BUY, IN_STOCK, NO_BUY, OUT_OF_STOCK } from './stock-phrases.ts';
import { UNMARKED_COUNTRIES } from './unmarked-countries.ts';
import { UNMARKED_LAYOUTS } from './unmarked-layouts.ts';
import { UNMARKED_NAMED } from './unmarked-named.ts';
import { UNMARKED_PLATFORMS } from './unmarked-platforms.ts';
import { UNMARKED_SHOPS } from './unmarked-shops.ts';
import { UNMARKED_TRADES } from './unmarked-trades.ts';

describe('reads a product page in the style of', () => {
  test.each([
    ...MARKED_SHOPS,
    ...MARKED_MARKETS,
    ...MARKED_PLATFORMS,
    ...MARKED_FAULTS,
    ...MARKED_CONTRADICTIONS,
    ...MARKED_TRADES,
    ...UNMARKED_SHOPS,
    ...UNMARKED_PLATFORMS,
    ...UNMARKED_LAYOUTS,
    ...UNMARKED_COUNTRIES,
    ...UNMARKED_TRADES,
    ...UNMARKED_NAMED,
  ])('$page', ({ page, url = `${SHOP}/p/12345`, expected }) => {
    const { title, sku, brand, image, ...rest } = expected;
    const named = { title, externalId: sku, brand, imageUrl: image };
    const looked = Object.fromEntries(Object.entries(named).filter(([, value]) => value !== undefined));
    expect(one(shopPage(page), url)).toMatchObject({ ...looked, ...rest });
  });
});

test.each(LISTINGS)('reads a listing in the style of $page', ({ page, items }) => {
  const found = extract(shopPage(page), `${SHOP}/c/home`).map(({ title, price, url }) => [
    title,
    price,
    new URL(url).pathname,
  ]);
  expect(found.map(([title, price, path]) => [title, price, String(path).replace('.html', '')])).toEqual(
    items.map(({ name, amount, slug }) => [name, amount, `/p/${slug}`]),
  );
});

test.each(NO_PRODUCT)('finds no product on %s', (page) => {
  expect(extract(shopPage(page), `${SHOP}/articles/1`)).toEqual([]);
});

test.each(PAGERS)('detects the next page by $page', ({ page, url, next }) => {
  expect(nextPageOf(scanPage(shopPage(page), url))).toBe(next);
});

describe.each(WORDED_PAGERS)('detects the next page by %s', (page) => {
  test.each(PAGER_WORDS)('of %s', (_, previous, next) => {
    expect(nextPageOf(scanPage(fill(shopPage(page), { previous, next }), PAGE_2))).toBe(PAGE_3);
  });
});

test.each([...PRICE_STRINGS, ...PRICE_STRINGS_MORE])('parsePrice(%j) is %j in %j', (text, amount, currency) => {
  expect(parsePrice(text)).toEqual({ amount, currency });
});

const phrases = (by: Record<string, string>): [string, string][] =>
  Object.entries(by).flatMap(([lang, all]) => all.split(' | ').map((phrase): [string, string] => [phrase, lang]));
/** Builds a page with a single statement on the stock. */
const beside = (said: string, lang = 'en'): string =>
  `<html lang="${lang}"><head><title>Zork | Acme</title><meta property="og:type" content="product"></head><body><main><h1>Zork 12</h1><p class="price">49,90 €</p>${said}</main></body></html>`;

describe.each([
  { name: 'in stock', by: IN_STOCK, availability: 'in_stock' },
  { name: 'not in stock', by: OUT_OF_STOCK, availability: 'out_of_stock' },
])('detects that a product is $name by', ({ by, availability }) => {
  test.each(phrases(by))('%j (%s)', (phrase, lang) => {
    expect(parseAvailability(phrase)).toBe(availability);
    expect(one(beside(`<p>${phrase}</p>`, lang))?.availability).toBe(availability);
  });
});

test.each(BUY.split(' | '))('%j is the label of a buy button', (words) => {
  expect(one(beside(`<button>${words}</button>`))?.availability).toBe('in_stock');
});

test.each(NO_BUY.split(' | '))('%j is not the label of a buy button', (words) => {
  expect(extract(beside(`<button>${words}</button>`)).map(({ availability }) => availability)).not.toContain(
    'in_stock',
  );
});
