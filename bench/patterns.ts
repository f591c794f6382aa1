import fs from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { SitePattern } from '../src/domain/site-pattern.ts';
import { readPage } from '../src/crawl/extract/index.ts';
import { scanPage } from '../src/crawl/extract/html/scan-page.ts';
import { decodeHtml } from '../src/crawl/http/charset.ts';
import { learnByInduction, openSample } from '../src/crawl/pattern/learning.ts';
import { readByPattern } from '../src/crawl/pattern/reading.ts';
import { report, reportLeftOut } from './figure.ts';
import { type SmallShop, smallShops } from '../test/setup/small-shops/index.ts';

const FIELDS = ['title', 'price', 'availability'] as const;
/** Of 252 fields on the made-up shops' 84 product pages. */
const WANTED = { right: 245, wrong: 0, invented: 0 };
const SAMPLES = process.env['SAMPLES'] ?? path.join(import.meta.dirname, '../../shared/samples/pages');
/** Sites with fewer product pages leave too few to learn from once one is held out. */
const MIN_SAVED = 4;
const MARKUP = [
  /<(script|noscript|template)\b[\s\S]*?<\/\1\s*>/gi,
  /<(?:meta|link)\b[^>]*>/gi,
  /\s(?:item(?:scope|type|prop|id|ref)|typeof|property|vocab|content)(?:=(?:"[^"]*"|'[^']*'|[^\s>]*))?(?=[\s>/])/gi,
];

/** Counts of fields, and of pages that are wrongly read as products. */
type Score = { right: number; wrong: number; missed: number; invented: number };
type SavedPage = {
  id: string;
  site: string;
  url: string | null;
  kind: string;
  html: string;
  price: number;
  title: string;
};

/**
 * Learns made-up shops from few pages, without a model, and scores what all their pages are then read as, beside what
 * each page alone is read as. Then reads saved pages, stripped of markup, by what the others of their site teach.
 * `VERBOSE` lists misses, `SAMPLES` sets the folder of saved pages.
 */
export async function run(): Promise<void> {
  const total = [newScore(), newScore()];
  for (const shop of smallShops()) {
    const learned = learnByInduction(openSample(shop.sampled.map((at) => pageAt(shop, at))));
    const scores = [scoreShop(shop, null), scoreShop(shop, learned?.pattern ?? null)];
    const templates = learned ? 1 + (learned.pattern.others?.length ?? 0) : 0;
    print(`${shop.name}, ${shop.sampled.length} pages, ${templates} templates`, scores);
    for (const [at, sum] of total.entries()) add(sum, scores[at] ?? newScore());
  }
  print('all', total);
  const [, { right, wrong, missed, invented } = newScore()] = total;
  report(`fields read right by a pattern, of ${right + wrong + missed}`, right, { atLeast: WANTED.right });
  report('fields read wrong by a pattern', wrong, { atMost: WANTED.wrong });
  report('pages taken for products by a pattern', invented, { atMost: WANTED.invented });
  scoreSaved();
}

const newScore = (): Score => ({ right: 0, wrong: 0, missed: 0, invented: 0 });

function add(sum: Score, { right, wrong, missed, invented }: Score): void {
  sum.right += right;
  sum.wrong += wrong;
  sum.missed += missed;
  sum.invented += invented;
}

function print(name: string, scores: Score[]): void {
  const texts = scores.map(
    ({ right, wrong, missed, invented }) => `${right} right, ${wrong} wrong, ${missed} missed, ${invented} invented`,
  );
  process.stdout.write(`${name.padEnd(34)} alone: ${texts[0]}   with pattern: ${texts[1]}\n`);
}

function scoreShop(shop: SmallShop, pattern: SitePattern | null): Score {
  const score = newScore();
  for (const at of shop.pages.keys()) {
    const { products } = readByPattern(readPage(shop.pages.get(at) ?? '', urlOf(shop, at)), pattern);
    const shown = shop.products.get(at);
    const [own] = products.length === 1 ? products : [];
    const isOwn = own?.url === urlOf(shop, at);
    if (!shown && isOwn) score.invented++;
    if (!shown) continue;
    for (const field of FIELDS) {
      const value = isOwn && own[field] !== 'unknown' ? own[field] : null;
      if (value === shown[field]) score.right++;
      else if (value === null) score.missed++;
      else score.wrong++;
      if (pattern && value !== shown[field]) explain(`${at} ${field}: ${value}, not ${shown[field]}`);
    }
  }
  return score;
}

function explain(text: string): void {
  if (process.env['VERBOSE']) process.stdout.write(`  ${text}\n`);
}

const urlOf = ({ origin }: SmallShop, at: string): string => new URL(at, origin).href;
const pageAt = (shop: SmallShop, at: string) => scanPage(shop.pages.get(at) ?? '', urlOf(shop, at));

/** Reads each saved page alone, and by what the other pages of its site teach. */
function scoreSaved(): void {
  if (!fs.existsSync(SAMPLES)) {
    reportLeftOut('saved pages', `there are none in ${SAMPLES}`);
    return;
  }
  for (const [site, pages] of Map.groupBy(savedPages(), (page) => page.site)) {
    const products = pages.filter(({ kind }) => kind === 'product');
    if (products.length < MIN_SAVED) continue;
    const right = { alone: 0, learned: 0 };
    for (const page of products) {
      const known = pages.filter((each) => each !== page).map((each) => scanPage(each.html, addressOf(each)));
      const pattern = learnByInduction(openSample(known))?.pattern ?? null;
      if (isRight(page, null)) right.alone++;
      if (isRight(page, pattern)) right.learned++;
      else explain(`${page.id}, ${pattern ? 'by pattern' : 'no pattern'}`);
    }
    for (const [how, count] of [
      ['alone', right.alone],
      ['with what the others teach', right.learned],
    ] as const)
      report(`${site}: title and price right on ${products.length} pages, ${how}`, count);
  }
}

function isRight(page: SavedPage, pattern: SitePattern | null): boolean {
  const { products } = readByPattern(readPage(page.html, addressOf(page)), pattern);
  const fold = (text: string) => text.toLowerCase().replaceAll(/\s+/g, ' ');
  return products.length === 1 && products[0]?.price === page.price && fold(products[0].title) === fold(page.title);
}

/** The page's address, or one made of its id if it is not known. */
const addressOf = ({ url, site, id }: SavedPage): string => url ?? `https://www.${site}/p/${id.slice(-1)}`;

function savedPages(): SavedPage[] {
  type Row = Omit<SavedPage, 'html' | 'price' | 'title'> & {
    file: string;
    expected?: { price: string | null; title: string | null };
  };
  const rows = JSON.parse(fs.readFileSync(path.join(SAMPLES, 'index.json'), 'utf8')) as Row[];
  const products = rows.filter(({ kind }) => kind === 'product');
  const counts = Map.groupBy(products, ({ site }) => site);
  return rows
    .filter(({ site }) => (counts.get(site)?.length ?? 0) >= MIN_SAVED)
    .map(({ file, expected, ...row }) => {
      let html = decodeHtml(gunzipSync(fs.readFileSync(path.join(SAMPLES, file))), undefined);
      for (const markup of MARKUP) html = html.replaceAll(markup, '');
      return { ...row, html, price: Number(expected?.price ?? Number.NaN), title: expected?.title ?? '' };
    });
}
