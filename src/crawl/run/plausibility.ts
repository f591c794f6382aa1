import type { EarlierProduct } from '../../domain/crawl.ts';
import type { CrawledProduct } from '../../domain/provenance.ts';
import { fold } from '../../text/fold.ts';

/** A product as a run found it, and as the catalogue has it from an earlier one. */
export interface ProductPair {
  page: string;
  now: CrawledProduct;
  before: EarlierProduct | undefined;
}

/** Fields in which products of different pages differ. */
const DISTINCT = ['title', 'price', 'imageUrl', 'description'] as const;
type DistinctField = (typeof DISTINCT)[number];

/** Fewer pages that agree may do so by chance. */
const MIN_PAGES = 5;
const HALF = 0.5;
const NEARLY_ALL = 0.8;

/**
 * Returns the products of which a run cannot have read the truth: named like the shop, or one of many pages that now
 * state the same where they stated different things before, or nothing where they stated something.
 * @param names of the shop
 */
export function findImplausible(pairs: readonly ProductPair[], names: readonly string[]): Set<CrawledProduct> {
  const shop = new Set(names.map(folded));
  const doubted = new Set<CrawledProduct>();
  const doubt = (some: readonly ProductPair[]) => some.forEach(({ now }) => doubted.add(now));
  doubt(pairs.filter(({ now, before }) => shop.has(folded(now.title)) && before?.title !== now.title));
  for (const field of DISTINCT) {
    const value = collapsedValue(pairs, field);
    if (value !== undefined) doubt(pairs.filter((pair) => isOverwritten(pair, field, value)));
    doubt(lostValues(pairs, field));
  }
  return doubted;
}

/** Returns the value that most pages state now although they stated different ones before. */
function collapsedValue(pairs: readonly ProductPair[], field: DistinctField): string | number | undefined {
  const known = pairs.filter(({ now, before }) => before && now[field] !== null && before[field] !== null);
  for (const [value, same] of Map.groupBy(known, ({ now }) => now[field] ?? '')) {
    const pages = new Set(same.map(({ page }) => page)).size;
    const former = new Set(same.map(({ before }) => comparable(before?.[field])));
    if (pages >= MIN_PAGES && pages >= HALF * known.length && former.size >= HALF * pages) return value;
  }
  return undefined;
}

/** A new product has lost nothing: only its name tells that it was misread. */
function isOverwritten({ now, before }: ProductPair, field: DistinctField, value: string | number): boolean {
  if (now[field] !== value) return false;
  return before ? comparable(before[field]) !== comparable(value) : field === 'title';
}

function lostValues(pairs: readonly ProductPair[], field: DistinctField): ProductPair[] {
  const stated = pairs.filter(({ before }) => before && before[field] !== null);
  const lost = stated.filter(({ now }) => now[field] === null);
  return new Set(lost.map(({ page }) => page)).size >= MIN_PAGES && lost.length >= NEARLY_ALL * stated.length
    ? lost
    : [];
}

/** The catalogue returns the start of a description. */
const comparable = (value: string | number | null | undefined) =>
  typeof value === 'string' ? value.slice(0, 500) : value;

const folded = (name: string): string => fold(name.toLowerCase());
