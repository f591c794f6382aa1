import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { report as reportFigure, reportLeftOut } from './figure.ts';
import { readPage } from '../src/crawl/extract/index.ts';
import { decodeHtml } from '../src/crawl/http/charset.ts';
import { NO_DETAILS, type ProductDetails } from '../src/domain/product-details.ts';

const UNKNOWN_URL = 'https://www.example.com/articles/1';
const TRUTH = path.join(import.meta.dirname, 'extraction-truth.json');
const DIGEST_LENGTH = 12;
const RATING_TOLERANCE = 0.05;
const PRODUCT_SETS = ['crawl/product-pages', 'crawl/product-pages-no-markup', 'pages'];

/** A value that nobody was certain about; it is not scored. */
type Any = 'any';
/**
 * The details that a person read on one page. Its texts belong to the shop, so that only their digests are kept: "a|b" accepts either;
 * "a…9" is the beginning, nine characters long, of a longer one. Attributes are absent where nobody listed them. `also`
 * and `alsoOptions` are neither required nor wrong.
 */
type Truth = {
  half: 'develop' | 'measure';
  set: string;
  id: string;
  attributes?: Record<string, string>;
  also?: string[];
  options: Record<string, string[]> | Any;
  alsoOptions?: string[];
  variants: number[] | Any;
  listPrice: number | null | Any;
  /** Value, scale and count. */
  rating: [number | number[], number, number | number[]] | null | Any;
};
type Sample = { id: string; file: string; url?: string | null; kind?: string };
type Tally = { right: number; found: number; wanted: number };
type Report = (row: string, id: string, right: number, found: readonly unknown[], wanted: readonly unknown[]) => void;

/**
 * Scores details against bench/extraction-truth.json. Its pages are every second product page of both sample folders, in
 * the order of their indexes; one half, four pages in turn, is there to develop with, the other only to measure.
 * Attributes were read on every fourth page.
 */
export function scoreDetails(samples: string): void {
  if (!PRODUCT_SETS.every((set) => fs.existsSync(path.join(samples, set)))) {
    reportLeftOut('extraction of details', `there are no samples in ${samples}`);
    return;
  }
  const pages = new Map(
    PRODUCT_SETS.flatMap((set) => samplesOf(samples, set).map((page) => [`${set} ${page.id}`, detailsOf(page)])),
  );
  const tallies = new Map<string, Tally>();
  for (const truth of JSON.parse(fs.readFileSync(TRUTH, 'utf8')) as Truth[]) {
    const details = pages.get(`${truth.set} ${truth.id}`);
    if (!details) throw new Error(`bench/extraction-truth.json names a page that is no sample: ${truth.id}`);
    scorePage(truth, details, (row, id, right, found, wanted) => {
      const name = `${truth.half} ${row}`;
      const tally = tallies.get(name) ?? { right: 0, found: 0, wanted: 0 };
      tallies.set(name, {
        right: tally.right + right,
        found: tally.found + found.length,
        wanted: tally.wanted + wanted.length,
      });
      if (process.env['VERBOSE'] === truth.half && (right < found.length || right < wanted.length))
        process.stdout.write(`  ${row} ${id}: ${JSON.stringify(found)}, wanted ${JSON.stringify(wanted)}\n`);
    });
  }
  print(tallies, [...pages.values()]);
}

function samplesOf(samples: string, set: string): (Sample & { folder: string })[] {
  const folder = path.join(samples, set);
  const index = path.join(folder, set === 'pages' ? 'index.json' : 'expected.json');
  const all = JSON.parse(fs.readFileSync(index, 'utf8')) as Sample[];
  return all.filter(({ kind = 'product' }) => kind === 'product').map((page) => ({ ...page, folder }));
}

function detailsOf({ folder, file, url }: Sample & { folder: string }): ProductDetails {
  const html = decodeHtml(gunzipSync(fs.readFileSync(path.join(folder, file))), '');
  const { products } = readPage(html, url ?? UNKNOWN_URL);
  return (products.length === 1 && products[0]?.details?.details) || NO_DETAILS;
}

function scorePage(truth: Truth, details: ProductDetails, report: Report): void {
  const { id, attributes, options, variants, listPrice, rating } = truth;
  if (attributes) scoreAttributes(attributes, truth.also ?? [], details, (...row) => report('attributes', id, ...row));
  if (options !== 'any') scoreOptions(id, options, truth.alsoOptions ?? [], details, report);
  if (variants !== 'any') {
    const count = details.variants.length;
    const isRight = variants.includes(count);
    const wanted = variants.some((each) => each < 2) ? [] : [variants];
    report(
      'variants',
      id,
      Number(isRight && wanted.length > 0),
      isRight && wanted.length === 0 ? [] : some(count),
      wanted,
    );
  }
  if (listPrice !== 'any')
    report(
      'list price',
      id,
      Number(listPrice !== null && details.listPrice === listPrice),
      some(details.listPrice),
      some(listPrice),
    );
  if (rating !== 'any') {
    const isRight = rating !== null && details.rating !== null && isRating(details.rating, rating);
    report('rating', id, Number(isRight), some(details.rating), some(rating));
  }
}

function scoreAttributes(
  wanted: Record<string, string>,
  also: readonly string[],
  { attributes }: ProductDetails,
  report: (right: number, found: unknown[], wanted: unknown[]) => void,
): void {
  const rows = Object.entries(wanted);
  const found = attributes.filter(({ name }) => !also.some((each) => isSame(name, each)));
  const isRight = ([name, value]: [string, string]): boolean =>
    found.some((each) => isSame(each.name, name) && isSame(each.value, value));
  const right = rows.filter(isRight);
  const isKnown = (each: { name: string; value: string }): boolean =>
    right.some(([name, value]) => isSame(each.name, name) && isSame(each.value, value));
  // A name may repeat with another value in another group.
  const others = found.filter((each) => !isKnown(each) && !right.some(([name]) => isSame(each.name, name)));
  const missed = rows.filter((row) => !right.includes(row));
  report(
    right.length,
    [...right.map(() => '✓'), ...others.map(({ name, value }) => `${name}: ${value}`)],
    [...right.map(() => '✓'), ...missed],
  );
}

/** Scores whole options, and their values one by one. */
function scoreOptions(
  id: string,
  wanted: Record<string, string[]>,
  also: readonly string[],
  { options }: ProductDetails,
  report: Report,
): void {
  const rows = Object.entries(wanted);
  const found = options.filter(({ name }) => !also.some((each) => isSame(name, each)));
  const hits = rows.map(([name, values]) => {
    const option = found.find((each) => isSame(each.name, name));
    return values.filter((value) => option?.values.some((each) => isSame(each, value))).length;
  });
  const whole = rows.filter(([name, values], at) => {
    const option = found.find((each) => isSame(each.name, name));
    return hits[at] === values.length && option?.values.length === values.length;
  });
  report('options', id, whole.length, found, rows);
  report(
    'option values',
    id,
    hits.reduce((sum, each) => sum + each, 0),
    found.flatMap(({ values }) => values),
    Object.values(wanted).flat(),
  );
}

function isRating(
  { value, scale, count }: { value: number; scale: number; count: number | null },
  [values, best, counts]: [number | number[], number, number | number[]],
): boolean {
  const isNear = [values].flat().some((each) => Math.abs(each - value) <= RATING_TOLERANCE);
  return isNear && scale === best && count !== null && [counts].flat().includes(count);
}

/** Compares letters, digits and signs of numbers with the digest of each alternative. */
function isSame(text: string, wanted: string): boolean {
  const own = fold(text);
  return wanted.split('|').some((each) => {
    const [digest, length] = each.split('…');
    return digestOf(own.slice(0, length === undefined ? undefined : Number(length))) === digest;
  });
}

/** The digest of a text, as bench/extraction-truth.json has it: `npm run bench -- extraction digest TEXT`. */
export const digestText = (text: string): string => digestOf(fold(text));

const digestOf = (folded: string): string => createHash('sha256').update(folded).digest('hex').slice(0, DIGEST_LENGTH);

const fold = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKC')
    .replaceAll(/[^\p{L}\p{N}+<>%-]/gu, '');

const some = <Value>(value: Value | null): Value[] => (value === null || value === 0 ? [] : [value]);

function print(tallies: ReadonlyMap<string, Tally>, pages: readonly ProductDetails[]): void {
  process.stdout.write(`${'half and detail'.padEnd(38)}F1     prec.  recall  wanted\n`);
  for (const [row, { right, found, wanted }] of [...tallies].toSorted(([a], [b]) => a.localeCompare(b))) {
    const figures = [(2 * right) / (found + wanted || 1), right / (found || 1), right / (wanted || 1)];
    process.stdout.write(`${row.padEnd(38)}${figures.map((each) => each.toFixed(3).padEnd(7)).join('')} ${wanted}\n`);
  }
  for (const [row, { right, found, wanted }] of tallies)
    reportFigure(`details, ${row}: F1`, (2 * right) / (found + wanted || 1));
  const having = (test: (details: ProductDetails) => boolean): number => pages.filter(test).length;
  process.stdout.write(
    `of ${pages.length} product pages: ${having((each) => each.attributes.length > 0)} with attributes, ` +
      `${having((each) => each.options.length > 0)} with options, ${having((each) => each.variants.length > 1)} with variants, ` +
      `${having((each) => each.listPrice !== null)} with a list price, ${having((each) => each.rating !== null)} with a rating\n`,
  );
}
