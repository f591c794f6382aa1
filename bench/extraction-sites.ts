import { report as reportFigure, reportLeftOut } from './figure.ts';
import { readPage } from '../src/crawl/extract/index.ts';
import type { CrawledProduct } from '../src/domain/provenance.ts';
import { type Expected, type Half, HALVES, type SitePage, readSitePages, stripMarkup } from './extraction-pages.ts';

const ROUNDS = 2;
type Field = keyof Expected;
const FIELDS: Field[] = ['price', 'currency', 'availability', 'title', 'sku', 'brand'];
/** Fields of which nothing is expected if nobody was certain. */
const UNCERTAIN: Field[] = ['availability', 'sku', 'brand'];
const WAYS = ['with markup', 'without markup'] as const;
type Way = (typeof WAYS)[number];
type Tally = { right: number; wrong: number; missed: number };
type Row = `${Way} ${Field | 'negatives'}`;

/** The lowest F1 of each row for each half. */
const FLOORS: Record<Row, Record<Half, number>> = {
  'with markup availability': { develop: 0.97, measure: 0.99 },
  'with markup brand': { develop: 0.97, measure: 0.66 },
  'with markup currency': { develop: 0.99, measure: 0.98 },
  'with markup negatives': { develop: 0.92, measure: 0.96 },
  'with markup price': { develop: 0.91, measure: 0.85 },
  'with markup sku': { develop: 0.92, measure: 0.75 },
  'with markup title': { develop: 0.88, measure: 0.78 },
  'without markup availability': { develop: 0.91, measure: 0.88 },
  'without markup brand': { develop: 0.77, measure: 0.44 },
  'without markup currency': { develop: 0.99, measure: 0.97 },
  'without markup negatives': { develop: 0.97, measure: 1 },
  'without markup price': { develop: 0.93, measure: 0.93 },
  'without markup sku': { develop: 0.66, measure: 0.63 },
  'without markup title': { develop: 0.92, measure: 0.85 },
};

/**
 * Scores whole pages of many sites as they are, and without all that only machines read. The sites of one half are there
 * to develop with, those of the other only to measure. `VERBOSE=develop` lists the misses of that half.
 */
export function scoreSites(samples: string): void {
  const pages = readSitePages(samples);
  if (!pages) {
    reportLeftOut('extraction of many sites', `there are no samples in ${samples}`);
    return;
  }
  const tallies = new Map<string, Tally>();
  const cost = { time: 0, characters: 0 };
  for (const page of pages) {
    const visible = stripMarkup(page.html);
    scorePage(page, 'with markup', readPage(page.html, page.url).products, tallies);
    scorePage(page, 'without markup', readPage(visible, page.url).products, tallies);
    measure(visible, page.url, cost);
  }
  print(tallies);
  const milliseconds = cost.time / 1e3 / ROUNDS / (cost.characters / 1e5);
  reportFigure('CPU time for 100,000 characters of page without markup', milliseconds, { unit: 'ms' });
}

function measure(html: string, url: string, cost: { time: number; characters: number }): void {
  const started = process.cpuUsage();
  for (let round = 0; round < ROUNDS; round++) readPage(html, url);
  const { user, system } = process.cpuUsage(started);
  cost.time += user + system;
  cost.characters += html.length;
}

function scorePage(page: SitePage, way: Way, products: CrawledProduct[], tallies: Map<string, Tally>): void {
  const { id, kind, expected, half } = page;
  const product = products.length === 1 ? products[0] : undefined;
  const report = (name: string, value: string | null, wanted: string | null): void =>
    score(`${half} ${way} ${name}`, id, value, wanted, tallies);
  if (kind !== 'product') return report('negatives', product ? product.title : 'none', 'none');
  const found = fieldsOf(product);
  const wanted: Expected = { ...expected, price: numeral(expected.price) };
  const unknown = UNCERTAIN.filter((name) => expected[name] === null);
  const invisible = way === 'without markup' ? invisibleOf(page) : [];
  for (const name of FIELDS) if (![...unknown, ...invisible].includes(name)) report(name, found[name], wanted[name]);
}

const fieldsOf = (product: CrawledProduct | undefined): Expected => ({
  price: numeral(product?.price),
  currency: product?.price ? product.currency : null,
  title: product?.title ?? null,
  availability: known(product?.availability),
  sku: product?.externalId ?? null,
  brand: product?.brand ?? null,
});

/** The fields that only markup has. */
const invisibleOf = ({ priceVisible = true, titleVisible = true }: SitePage): Field[] => [
  ...(priceVisible ? [] : (['price', 'currency'] as const)),
  ...(titleVisible ? [] : (['title'] as const)),
];

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
  for (const row of [...rows].toSorted())
    for (const half of HALVES) {
      const { right, wrong, missed } = tallies.get(`${half} ${row}`) ?? { right: 0, wrong: 0, missed: 0 };
      reportFigure(`many sites, ${half} ${row}: F1`, (2 * right) / (2 * right + wrong + missed || 1), {
        atLeast: FLOORS[row as Row][half],
      });
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
