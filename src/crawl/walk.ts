import { setTimeout as sleep } from 'node:timers/promises';
import type { Frontier, FrontierPage } from '../domain/ports.ts';
import { CrawlFailure } from './failure.ts';
import { createNovelty } from './novelty.ts';
import { type Visit, type VisitOptions, unread, visit } from './visit.ts';

/** Pages taken from the frontier, and recorded to it, at once. */
const BATCH = 16;
/** A run's counts are no older than this while its pages come in. */
const RECORD_MS = 1_000;
/** This many failed pages in a row: the site is down, or keeps us out. */
const MAX_FAILURES = 25;
/** This many linked pages in a row without a new product: whatever they are, they are not the shop. */
const MAX_BARREN = 1_000;

export interface WalkOptions extends VisitOptions {
  frontier: Frontier;
  /** Pages fetched at once. */
  connections: number;
  /** Least time between two pages, in milliseconds. */
  delay: number;
  /** Whether links are followed; otherwise they are once all other pages gave no product. */
  followLinks: boolean;
  /** Whether an earlier worker has visited pages of the run. */
  isResumed: boolean;
  maxPages: number;
}

/**
 * Visits what the frontier has until nothing is left, several pages at a time, recording as it goes.
 * @returns why the last unread page could not be read, if there was one
 * @throws {CrawlFailure} when the host fails, or the run is over; the signal's reason, with all that was read recorded
 */
export async function walkPages(options: WalkOptions): Promise<string | undefined> {
  const { frontier, connections, delay, signal, maxPages } = options;
  const novelty = createNovelty(maxPages);
  const waiting: FrontierPage[] = [];
  const flying = new Set<Promise<void>>();
  const finished: Visit[] = [];
  let follows = options.followLinks;
  /** Links for when the sitemap's pages give no product. */
  let spare = !follows && (await frontier.counts()).productsFound === 0 ? new Map<string, FrontierPage>() : null;
  let recorded = Date.now();
  let starts = 0; // when the next page may be fetched
  let failures = 0;
  let barren = 0;
  let reason: string | undefined;
  let fault: unknown;

  async function fly(page: FrontierPage): Promise<void> {
    try {
      if (page.depth > 0 && novelty.isTrap(page.url)) {
        finished.push(unread(page, 'skipped', 'Many pages like this one gave nothing new.'));
        return;
      }
      const wait = starts - Date.now();
      starts = Math.max(starts, Date.now()) + delay;
      if (wait > 0) await sleep(wait, undefined, { signal });
      finished.push(await visit(page, options));
    } catch (error) {
      fault ??= error;
    }
  }

  async function record(): Promise<void> {
    const visits = finished.splice(0);
    recorded = Date.now();
    if (visits.length === 0) return;
    if (spare)
      for (const each of visits) for (const link of each.links) if (spare.size < maxPages) spare.set(link.url, link);
    const sifted = visits.map((each) => novelty.sift(each, follows));
    if (!(await frontier.record(sifted))) throw new CrawlFailure('The run was ended.');
    for (const each of sifted) {
      failures = each.isHostFailure ? failures + 1 : 0;
      if (each.products.length > 0) {
        barren = 0;
        spare = null;
      } else if (each.page.depth > 0 && each.status === 'fetched') barren += 1;
      reason = each.reason ?? reason;
    }
    if (failures >= MAX_FAILURES)
      throw new CrawlFailure(`${failures} pages in a row could not be fetched. The last one: ${reason}`);
  }

  try {
    for (;;) {
      signal.throwIfAborted();
      if (fault) throw fault;
      if (finished.length >= BATCH || waiting.length === 0 || Date.now() - recorded > RECORD_MS) await record();
      if (barren >= MAX_BARREN) break;
      if (waiting.length === 0) waiting.push(...(await frontier.take(BATCH)));
      while (waiting.length > 0 && flying.size < connections) {
        const flight = fly(waiting.shift() as FrontierPage);
        flying.add(flight);
        void flight.finally(() => flying.delete(flight));
      }
      if (flying.size > 0) await Promise.race(flying);
      else if (finished.length === 0) {
        if (!spare || spare.size === 0) break;
        follows = true;
        await frontier.setSource('links');
        await frontier.add([...spare.values()]);
        spare = null;
      }
    }
  } finally {
    await Promise.allSettled(flying);
    if (signal.aborted) await record();
  }
  if (!options.isResumed) {
    const rest = novelty.rest().map((product) => ({
      ...unread({ url: product.url, depth: 1 }, 'skipped', 'Known from a listing.'),
      products: [product],
    }));
    finished.push(...rest);
  }
  await record();
  return reason;
}
