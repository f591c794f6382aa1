import fs from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { decodeHtml } from '../src/crawl/http/charset.ts';
import { readPage } from '../src/crawl/extract/index.ts';
import { nextPageOf } from '../src/crawl/extract/visible/next-page.ts';
import { parsePrice } from '../src/text/money/price.ts';
import { parseRobots } from '../src/crawl/discover/robots.ts';
import { parseSitemap } from '../src/crawl/discover/sitemap.ts';
import type { ProductFields } from '../src/domain/product.ts';
import { pageIdentity } from '../src/domain/url.ts';
import { benchArguments } from './arguments.ts';
import { report, reportLeftOut } from './figure.ts';
import { digestText, scoreDetails } from './extraction-details.ts';
import { scoreSites } from './extraction-sites.ts';
import { trainProductPage } from './extraction-train.ts';

const SAMPLES = process.env['SAMPLES'] ?? path.join(import.meta.dirname, '../../shared/samples/crawl');
/** For pages whose URL is unknown. */
const SOMEWHERE = 'https://www.example.com/articles/1';
const ROUNDS = 5;

type Case = { id: string; file: string; url?: string; charset?: string };
type Expected = Pick<ProductFields, 'price' | 'currency' | 'availability'> &
  Record<'titleAnyOf' | 'skuAnyOf' | 'brandAnyOf' | 'imageAnyOf', string[]>;
type PriceCase = {
  priceText: string;
  currencyText: string | null;
  decimalSeparator?: '.' | ',';
  expected: { amount: string | null; currencyIso?: string };
};
type RobotsCase = { id: string; robotsTxt: string; userAgent: string; url: string; allowed: boolean };
/** Right, wrong, missed; a `wrong` value for a field that should be empty does not also count as missed. */
type Score = { right: number; wrong: number; missed: number };

const scores = new Map<string, Score>();
const pages: { html: string; url: string }[] = [];

/** Scores extraction on real pages with values read by people. `VERBOSE` lists misses, `SAMPLES` sets the folder. */
export async function run(): Promise<void> {
  const [only, text] = benchArguments;
  if (only === 'digest' && text !== undefined) {
    process.stdout.write(`${digestText(text)}\n`);
    return;
  }
  if (only === 'train') {
    trainProductPage(path.join(SAMPLES, '..'));
    return;
  }
  if (!fs.existsSync(SAMPLES)) {
    reportLeftOut('extraction', `there are no samples in ${SAMPLES}`);
    return;
  }
  for (const set of ['product-pages', 'product-pages-no-markup']) scoreProducts(set);
  scoreListings();
  scoreNegatives();
  scorePagination();
  scorePrices();
  scoreRobots();
  scoreSitemaps();
  print();
  scoreDetails(path.join(SAMPLES, '..'));
  scoreSites(path.join(SAMPLES, '..'));
  report('CPU time for 100,000 characters of page', cost(), { unit: 'ms' });
}

function scoreProducts(set: string): void {
  for (const { id, file, url = SOMEWHERE, expected } of casesOf<Case & { expected: Expected }>(set)) {
    const products = readPage(pageOf(set, file), url).products;
    const product = products.length === 1 ? products[0] : undefined;
    const fields: [string, string | number | null | undefined, readonly (string | number)[]][] = [
      ['price', product?.price, said(expected.price)],
      ['currency', product?.currency, said(expected.currency)],
      ['availability', known(product?.availability), said(known(expected.availability))],
      ['title', product?.title, expected.titleAnyOf],
      ['sku', product?.externalId, expected.skuAnyOf],
      ['brand', product?.brand, expected.brandAnyOf],
      ['image', product?.imageUrl, expected.imageAnyOf],
    ];
    for (const [field, value, wanted] of fields) {
      // Expected titles and images come from markup: without markup, nobody recorded them.
      if (wanted.length === 0 && /title|image/.test(field)) continue;
      score(`${set} ${field}`, id, value ?? null, wanted);
    }
  }
}

function scoreListings(): void {
  type Listing = Case & { items: { title: string; url: string; price: number }[] };
  for (const { id, file, url = SOMEWHERE, items, charset } of casesOf<Listing>('listing-pages')) {
    const { products } = readPage(pageOf('listing-pages', file, charset), url);
    for (const item of items) {
      const found = products.find((product) => product.url === pageIdentity(item.url));
      score('listing-pages items', `${id} ${item.url}`, found ? 'there' : null, ['there']);
      if (found) score('listing-pages price', `${id} ${item.url}`, found.price, [item.price]);
      if (found) score('listing-pages title', `${id} ${item.url}`, found.title, [item.title]);
    }
  }
}

function scoreNegatives(): void {
  for (const { id, file, url = SOMEWHERE } of casesOf('negative-pages')) {
    const { products } = readPage(pageOf('negative-pages', file), url);
    score('negative-pages nothing', id, products.length === 0 ? 'nothing' : products[0]?.title, ['nothing']);
  }
}

function scorePagination(): void {
  for (const { id, file, url = SOMEWHERE, next, charset } of casesOf<Case & { next: string[] }>('pagination'))
    score(
      'pagination next',
      id,
      nextPageOf(readPage(pageOf('pagination', file, charset), url).page),
      next.map(address),
    );
}

function scorePrices(): void {
  for (const [at, { priceText, currencyText, decimalSeparator, expected }] of casesOf<PriceCase>('prices').entries()) {
    const price = parsePrice(priceText, {
      ...(currencyText !== null && { currency: currencyText }),
      ...(decimalSeparator && { decimalSeparator }),
    });
    const amount = expected.amount === null ? null : Number(expected.amount);
    score('prices amount', `${at} ${priceText}`, String(price.amount), [String(amount)]);
    if (expected.currencyIso) score('prices currency', `${at} ${priceText}`, price.currency, [expected.currencyIso]);
  }
}

function scoreRobots(): void {
  for (const { id, robotsTxt, userAgent, url, allowed } of casesOf<RobotsCase>('robots'))
    score('robots allowed', id, String(parseRobots(robotsTxt).isAllowed(userAgent, url)), [String(allowed)]);
}

function scoreSitemaps(): void {
  for (const { file, locs } of casesOf<Case & { locs: string[] }>('sitemaps')) {
    const { entries } = parseSitemap(fs.readFileSync(path.join(SAMPLES, 'sitemaps', file)));
    score('sitemaps addresses', file, entries.map(({ loc }) => loc).join(' '), [locs.join(' ')]);
  }
}

function score(
  row: string,
  id: string,
  value: string | number | null | undefined,
  wanted: readonly (string | number)[],
): void {
  const tally = scores.get(row) ?? { right: 0, wrong: 0, missed: 0 };
  scores.set(row, tally);
  const isRight =
    value === null || value === undefined ? wanted.length === 0 : wanted.some((each) => isSame(each, value));
  if (isRight && value === null) return; // nothing was there, and nothing found
  if (isRight) tally.right += 1;
  if (!isRight && value !== null && value !== undefined) tally.wrong += 1;
  if (!isRight && wanted.length > 0) tally.missed += 1;
  if (!isRight && process.env['VERBOSE'])
    process.stdout.write(`  ${row} ${id}: ${value}, wanted ${wanted.join(' | ')}\n`);
}

type Measure = 'F1' | 'precision' | 'recall';

/** The least that each row has to score. */
const WANTED: [RegExp, Partial<Record<Measure, number>>][] = [
  [/^product-pages price/, { F1: 0.95, precision: 0.97 }],
  [/^product-pages(-no-markup)? availability/, { F1: 0.93 }],
  [/^product-pages (title|sku|brand|image)/, { F1: 0.9 }],
  [/^product-pages-no-markup price/, { F1: 0.9 }],
  [/^prices/, { F1: 0.97 }],
  [/^listing-pages items/, { F1: 0.99, recall: 0.9 }],
  [/^listing-pages (price|title)/, { F1: 0.97 }],
  [/^(negative-pages|robots|sitemaps)/, { F1: 1 }],
  [/^pagination/, { F1: 0.92 }],
];

function print(): void {
  const measured = new Map<string, Record<Measure, number>>();
  process.stdout.write(`${'set and field'.padEnd(38)}F1     prec.  recall  cases\n`);
  for (const [row, { right, wrong, missed }] of scores) {
    const [precision, recall] = [right / (right + wrong || 1), right / (right + missed || 1)];
    const f1 = (2 * right) / (2 * right + wrong + missed || 1);
    const figures = [f1, precision, recall].map((figure) => figure.toFixed(3).padEnd(7)).join('');
    process.stdout.write(`${row.padEnd(38)}${figures} ${right + missed}\n`);
    measured.set(row, { F1: f1, precision, recall });
  }
  for (const [row, figures] of measured) {
    const wanted = WANTED.find(([pattern]) => pattern.test(row))?.[1] ?? {};
    for (const [name, atLeast] of Object.entries(wanted))
      report(`${row}: ${name}`, figures[name as Measure], { atLeast });
  }
}

function cost(): number {
  const characters = pages.reduce((sum, { html }) => sum + html.length, 0);
  const started = process.cpuUsage();
  for (let round = 0; round < ROUNDS; round++) for (const { html, url } of pages) readPage(html, url);
  const { user, system } = process.cpuUsage(started);
  return (user + system) / 1e3 / ROUNDS / (characters / 1e5);
}

function casesOf<Each = Case>(set: string): Each[] {
  return JSON.parse(fs.readFileSync(path.join(SAMPLES, set, 'expected.json'), 'utf8')) as Each[];
}

/** @param charset the server's charset, if known */
function pageOf(set: string, file: string, charset = ''): string {
  const html = decodeHtml(
    gunzipSync(fs.readFileSync(path.join(SAMPLES, set, file))),
    charset && `text/html; charset=${charset}`,
  );
  if (set !== 'pagination') pages.push({ html, url: SOMEWHERE });
  return html;
}

/** Ignores case, spaces and the escaping of "&". */
function fold(text: string): string {
  return text.toLowerCase().replaceAll('&amp;', '&').replaceAll(/\s+/g, ' ').trim();
}

function isSame(one: string | number, other: string | number): boolean {
  return typeof one === 'string' && typeof other === 'string' ? fold(one) === fold(other) : one === other;
}

function said<Value>(value: Value | null): Value[] {
  return value === null ? [] : [value];
}

function known(availability: string | null | undefined): string | null {
  return availability === 'unknown' ? null : (availability ?? null);
}

/** Drops the fragment, which does not change the page. */
function address(url: string): string {
  return new URL(url).href.replace(/#.*/s, '');
}
