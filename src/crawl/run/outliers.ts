import type { FrontierPage } from '../../domain/crawl.ts';
import type { Visit } from './visit.ts';

/** Product pages from which on most of a shop is known, and how many times as many as the others these have to be. */
const MIN_TYPICAL = 5;
const MIN_RATIO = 4;
/** Pages whose links tell what every page of the shop links to, and the share of them that does. */
const FRAME_PAGES = { from: 5, to: 64, share: 0.9 };
/** Pages after which a shop without any markup is no longer expected to have some. */
const MIN_PAGES = 12;
/** Visits held back at most. */
const MAX_HELD = 32;

/**
 * Compares the pages of one shop, because its product pages are alike: where nearly all have markup, one without is
 * probably about delivery or gift cards, and so is one to which every page links, if most products are reached through
 * lists. A page that a list shows as a product is one, whatever it looks like. Visits about which too little is known
 * are held back.
 * @param isListed true if a list shows the page as a product
 */
export function createOutlierCheck(isListed: (url: string) => boolean) {
  const products = new Set<string>();
  const linked = new Map<string, number>();
  let held: Visit[] = [];
  let marked = 0;
  let pages = 0;
  let linking = 0;

  /** @param links all of the page's links within the shop, known ones too */
  function compare(visit: Visit, links: readonly string[]): void {
    if (visit.status !== 'fetched' || visit.isUnchanged) return;
    pages += 1;
    if (visit.products.length > 0) products.add(visit.url);
    if (visit.products.length > 0 && !visit.isInferred) marked += 1;
    if (links.length === 0 || linking >= FRAME_PAGES.to) return;
    linking += 1;
    // A page rarely links to itself, but its frame would.
    for (const url of new Set([visit.url, ...links])) linked.set(url, (linked.get(url) ?? 0) + 1);
  }

  const isFramed = (url: string): boolean =>
    linking >= FRAME_PAGES.from && (linked.get(url) ?? 0) >= FRAME_PAGES.share * linking;
  const isTypical = (typical: number, other: number): boolean => typical >= MIN_TYPICAL && typical >= MIN_RATIO * other;

  function judge({ url }: Visit): 'product' | 'other' | 'unclear' {
    if (isListed(url)) return 'product';
    if (isTypical(marked, products.size - marked)) return 'other';
    if (!isFramed(url)) return pages < MIN_PAGES || marked > 0 ? 'unclear' : 'product';
    const framed = [...products].filter(isFramed).length;
    return isTypical(products.size - framed, framed) ? 'other' : 'unclear';
  }

  /** Releases what is certain; a list that is read later may still show the others. */
  function decide(visits: readonly Visit[], isLast: boolean): Visit[] {
    const inferred = visits.filter(({ isInferred, products: found }) => isInferred && found.length > 0);
    const verdicts = new Map(inferred.map((visit) => [visit, judge(visit)]));
    const doubtful = inferred.filter((visit) => verdicts.get(visit) !== 'product');
    const isFull = isLast || doubtful.length > MAX_HELD;
    // Its links are recorded at once, and a page that led to others is read again by the next run.
    held = isFull
      ? []
      : doubtful.map((visit) => (visit.links.length > 0 ? { ...visit, links: [], version: undefined } : visit));
    const released = isFull ? visits : visits.filter((visit) => !doubtful.includes(visit));
    return released.map((visit) => (verdicts.get(visit) === 'other' ? { ...visit, products: [] } : visit));
  }

  return {
    compare,
    /** Returns the visits that can be recorded, without products that are none, and the links of the others, which wait. */
    settle(visits: readonly Visit[]): { settled: Visit[]; links: FrontierPage[] } {
      const settled = decide([...held, ...visits], false);
      const waiting = new Set(held.map(({ url }) => url));
      return { settled, links: visits.filter(({ url }) => waiting.has(url)).flatMap((visit) => visit.links) };
    },
    /** Returns what was held back, judged by all that is known. */
    settleAll: (): Visit[] => decide(held, true),
  };
}
