import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { readPage } from '../src/crawl/extract/index.ts';
import { decodeHtml } from '../src/crawl/http/charset.ts';
import type { CrawledProduct } from '../src/domain/provenance.ts';

const UNKNOWN_URL = 'https://www.example.com/articles/1';
const ROUNDS = 2;
/** Elements and attributes that only machines read. */
const MACHINE_PARTS = [
  /<(script|noscript|template)\b[^>]*>[\s\S]*?<\/\1\s*>/gi,
  /<\/?(?:script|noscript|template|meta|link)\b[^>]*>/gi,
];
const MACHINE_ATTRIBUTES =
  /\s(?:itemscope|itemtype|itemprop|itemid|itemref|typeof|property|vocab|content)(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+))?(?=[\s/>])/gi;

type Expected = Record<'price' | 'currency' | 'availability' | 'title' | 'sku' | 'brand', string | null>;
type Sample = {
  id: string;
  file: string;
  site: string;
  url: string | null;
  kind: 'product' | 'listing' | 'other';
  priceVisible?: boolean;
  titleVisible?: boolean;
  expected: Expected;
};
const HALVES = ['develop', 'measure'] as const;
const WAYS = ['with markup', 'without markup'] as const;
type Half = (typeof HALVES)[number];
type Way = (typeof WAYS)[number];
type Tally = { right: number; wrong: number; missed: number };
type Row = `${Way} ${keyof Expected | 'negatives'}`;

/** The lowest F1 of each row, for each half; every page counts among the negatives. */
const FLOORS: Partial<Record<Row, Record<Half, number>>> = {};

/**
 * Scores whole pages of many sites as they are, and without all that only machines read. The sites of one half are there
 * to develop with, those of the other only to measure. `VERBOSE=develop` lists the misses of that half.
 */
export function scoreSites(samples: string): void {
  const folder = path.join(samples, 'pages');
  if (!fs.existsSync(path.join(folder, 'index.json'))) {
    process.stdout.write(`extraction of many sites: skipped, there are no samples in ${folder}\n`);
    return;
  }
  const tallies = new Map<string, Tally>();
  const cost = { time: 0, characters: 0 };
  for (const sample of JSON.parse(fs.readFileSync(path.join(folder, 'index.json'), 'utf8')) as Sample[]) {
    const html = decodeHtml(gunzipSync(fs.readFileSync(path.join(folder, sample.file))), '');
    for (const way of WAYS) {
      const text = way === 'with markup' ? html : withoutMarkup(html);
      const { products } = readPage(text, sample.url ?? UNKNOWN_URL);
      scorePage(sample, way, products, tallies);
      if (way === 'without markup') measure(text, sample.url ?? UNKNOWN_URL, cost);
    }
  }
  print(tallies);
  const milliseconds = cost.time / 1e3 / ROUNDS / (cost.characters / 1e5);
  process.stdout.write(`${milliseconds.toFixed(2)} ms of CPU per 100,000 characters of page without markup\n`);
}

function withoutMarkup(html: string): string {
  const visible = MACHINE_PARTS.reduce((text, part) => text.replaceAll(part, ''), html);
  return visible.replaceAll(/<[a-z][^>]*>/gi, (tag) => tag.replaceAll(MACHINE_ATTRIBUTES, ''));
}

function measure(html: string, url: string, cost: { time: number; characters: number }): void {
  const started = process.cpuUsage();
  for (let round = 0; round < ROUNDS; round++) readPage(html, url);
  const { user, system } = process.cpuUsage(started);
  cost.time += user + system;
  cost.characters += html.length;
}

/** Half of the sites, by a hash of their domain. */
const halfOf = (site: string): Half => HALVES[(createHash('sha256').update(site).digest()[0] ?? 0) % 2] ?? 'develop';

function scorePage(sample: Sample, way: Way, products: CrawledProduct[], tallies: Map<string, Tally>): void {
  const { id, kind, expected, site } = sample;
  const product = products.length === 1 ? products[0] : undefined;
  const report = (name: string, value: string | null, wanted: string | null): void =>
    score(`${halfOf(site)} ${way} ${name}`, id, value, wanted, tallies);
  if (kind !== 'product') {
    report('negatives', product ? product.title : 'none', 'none');
    return;
  }
  const isStripped = way === 'without markup';
  if (!isStripped || sample.priceVisible !== false) {
    report('price', numeral(product?.price), numeral(expected.price));
    report('currency', (product?.price ?? null) === null ? null : (product?.currency ?? null), expected.currency);
  }
  if (!isStripped || sample.titleVisible !== false) report('title', product?.title ?? null, expected.title);
  // Where nobody was certain of one of these, nothing is expected of it.
  if (expected.availability !== null) report('availability', known(product?.availability), expected.availability);
  if (expected.sku !== null) report('sku', product?.externalId ?? null, expected.sku);
  if (expected.brand !== null) report('brand', product?.brand ?? null, expected.brand);
}

/** A `wrong` value for a field that should be empty is not also missed. */
function score(
  row: string,
  id: string,
  value: string | null,
  wanted: string | null,
  tallies: Map<string, Tally>,
): void {
  const tally = tallies.get(row) ?? { right: 0, wrong: 0, missed: 0 };
  tallies.set(row, tally);
  if (value === null && wanted === null) return;
  const isRight = value !== null && wanted !== null && fold(value) === fold(wanted);
  if (isRight) tally.right += 1;
  if (!isRight && value !== null) tally.wrong += 1;
  if (!isRight && wanted !== null) tally.missed += 1;
  if (!isRight && process.env['VERBOSE'] !== undefined && row.startsWith(process.env['VERBOSE']))
    process.stdout.write(`  ${row} ${id}: ${value}, wanted ${wanted}\n`);
}

function print(tallies: ReadonlyMap<string, Tally>): void {
  const rows = new Set([...tallies.keys()].map((row) => row.replace(/^\w+ /, '')));
  process.stdout.write(`${'F1 of many sites'.padEnd(30)}${HALVES.map((half) => half.padEnd(24)).join('')}\n`);
  for (const row of [...rows].toSorted()) {
    const cells = HALVES.map((half) => {
      const { right, wrong, missed } = tallies.get(`${half} ${row}`) ?? { right: 0, wrong: 0, missed: 0 };
      const f1 = (2 * right) / (2 * right + wrong + missed || 1);
      const floor = FLOORS[row as Row]?.[half] ?? 0;
      if (f1 < floor) process.exitCode = 1;
      return `${f1.toFixed(3)} of ${right + missed}${f1 < floor ? ` BELOW ${floor}` : ''}`.padEnd(24);
    });
    process.stdout.write(`${row.padEnd(30)}${cells.join('')}\n`);
  }
}

const numeral = (amount: string | number | null | undefined): string | null =>
  amount === null || amount === undefined ? null : String(Number(amount));

const known = (availability: string | undefined): string | null =>
  availability === undefined || availability === 'unknown' ? null : availability;

/** Keeps digits, and the letters of words; spacing and signs between them differ between markup and page. */
const fold = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKC')
    .replaceAll(/&amp;|(?<!\d)\.|\.(?!\d)|[^\p{L}\p{N}._]/gu, '');
