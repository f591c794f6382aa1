import type { Frontier, FrontierPage } from '../../domain/crawl.ts';
import { CrawlFailure } from './failure.ts';
import { createDedupe } from './dedupe.ts';
import { type Visit, unread } from './visit.ts';

/** Visits recorded at once, and the age at which fewer are. */
const BATCH = 16;
const MAX_AGE_MS = 1_000;
/** This many failed pages in a row: the site is down, or keeps us out. */
const MAX_FAILURES = 25;
/** This many linked pages in a row without a new product: whatever they are, they are not the shop. */
const MAX_UNPRODUCTIVE = 1_000;

export interface RecorderOptions {
  frontier: Frontier;
  /** Whether links are followed; otherwise they are once all other pages gave no product. */
  followLinks: boolean;
  /** Whether an earlier worker has visited pages of the run. */
  isResumed: boolean;
  maxPages: number;
}

/** Keeps a run's visits until they are recorded, and judges by them whether the run goes on. */
export async function createRecorder({ frontier, followLinks, isResumed, maxPages }: RecorderOptions) {
  const dedupe = createDedupe(maxPages);
  const visits: Visit[] = [];
  let follows = followLinks;
  /** Links for when the sitemap's pages give no product; null when they are not wanted. */
  let spare = follows || (await frontier.counts()).productsFound > 0 ? null : new Map<string, FrontierPage>();
  let recorded = Date.now();
  let failures = 0;
  let unproductive = 0;
  let reason: string | undefined;

  function judge(visit: Visit): void {
    reason = visit.reason ?? reason;
    failures = visit.isHostFailure ? failures + 1 : 0;
    if (visit.products.length > 0 || visit.isUnchanged) {
      unproductive = 0;
      spare = null;
    } else if (visit.page.depth > 0 && visit.status === 'fetched') unproductive += 1;
  }

  /** Filters at once: the links of a page are many, and few of them are new. */
  function add(visit: Visit): void {
    for (const link of spare ? visit.links : []) if (spare && spare.size < maxPages) spare.set(link.url, link);
    visits.push(dedupe.filterNew(visit, follows));
  }

  /** @throws {CrawlFailure} when the run is over or gone, or the host failed too often */
  async function record(): Promise<void> {
    recorded = Date.now();
    const batch = visits.splice(0);
    if (batch.length === 0) return;
    if (!(await frontier.record(batch))) throw new CrawlFailure('The run has ended.');
    batch.forEach(judge);
    if (failures >= MAX_FAILURES)
      throw new CrawlFailure(`${failures} consecutive pages could not be fetched. Last error: ${reason}`);
  }

  return {
    record,
    add,
    isEmpty: () => visits.length === 0,
    isDue: () => visits.length >= BATCH || Date.now() - recorded > MAX_AGE_MS,
    isUnproductive: () => unproductive >= MAX_UNPRODUCTIVE,
    isTrap: (page: FrontierPage) => page.depth > 0 && dedupe.isTrap(page.url),
    /** Why the last unread page could not be read. */
    lastReason: () => reason,

    /** Turns from the sitemap's pages to links where they gave no product. False when there is nothing to turn to. */
    async turnToLinks(): Promise<boolean> {
      if (!spare || spare.size === 0) return false;
      const links = [...spare.values()];
      spare = null;
      follows = true;
      await frontier.setSource('links');
      await frontier.add(links);
      return true;
    },

    /** Records what is left, with what is known from lists alone: after a restart that may be known better. */
    async close(): Promise<void> {
      for (const product of isResumed ? [] : dedupe.rest()) {
        const page = { url: product.url, depth: 1 };
        add({ ...unread(page, 'skipped', 'listed', 'Known only from a listing page.'), products: [product] });
      }
      await record();
    },
  };
}
