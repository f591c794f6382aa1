import type { SitePattern } from '../src/domain/site-pattern.ts';
import { readPage } from '../src/crawl/extract/index.ts';
import { scanPage } from '../src/crawl/extract/html/scan-page.ts';
import { learnByInduction, openSample } from '../src/crawl/pattern/learning.ts';
import { readByPattern } from '../src/crawl/pattern/reading.ts';
import { type SmallShop, smallShops } from '../test/setup/small-shops/index.ts';

const FIELDS = ['title', 'price', 'availability'] as const;

/** Counts of fields, and of pages that are wrongly read as products. */
type Score = { right: number; wrong: number; missed: number; invented: number };

/**
 * Learns made-up shops from few pages, without a model, and scores what all their pages are then read as, beside what
 * each page alone is read as. `VERBOSE` lists misses.
 */
export async function run(): Promise<void> {
  process.stdout.write('shop        pages learned   alone: right wrong missed   with pattern: right wrong missed\n');
  for (const shop of smallShops()) {
    const learned = learnByInduction(openSample(shop.sampled.map((path) => pageAt(shop, path))));
    const alone = scoreShop(shop, null);
    const together = scoreShop(shop, learned?.pattern ?? null);
    process.stdout.write(
      `${shop.name.padEnd(12)} ${shop.sampled.length}  ${learned ? 'yes' : 'no '}  ${describe(alone)}  ${describe(together)}\n`,
    );
  }
}

const describe = ({ right, wrong, missed, invented }: Score): string =>
  `${right} ${wrong} ${missed}${invented > 0 ? `, ${invented} INVENTED` : ''}`;

function scoreShop(shop: SmallShop, pattern: SitePattern | null): Score {
  const score: Score = { right: 0, wrong: 0, missed: 0, invented: 0 };
  for (const path of shop.pages.keys()) {
    const { products } = readByPattern(readPage(shop.pages.get(path) ?? '', urlOf(shop, path)), pattern);
    const shown = shop.products.get(path);
    const [own] = products.length === 1 ? products : [];
    const isOwn = own?.url === urlOf(shop, path);
    if (!shown && isOwn) score.invented++;
    if (!shown) continue;
    for (const field of FIELDS) {
      const value = isOwn && own[field] !== 'unknown' ? own[field] : null;
      if (value === shown[field]) score.right++;
      else if (value === null) score.missed++;
      else score.wrong++;
      if (pattern && value !== shown[field] && process.env['VERBOSE'])
        process.stdout.write(`  ${path} ${field}: ${value}, not ${shown[field]}\n`);
    }
  }
  return score;
}

const urlOf = ({ origin }: SmallShop, path: string): string => new URL(path, origin).href;
const pageAt = (shop: SmallShop, path: string) => scanPage(shop.pages.get(path) ?? '', urlOf(shop, path));
