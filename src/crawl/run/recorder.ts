import type { Frontier, FrontierPage } from '../../domain/crawl.ts';
import { measure } from '../../domain/measurement.ts';
import { CrawlFailure } from './failure.ts';
import { createDedupe } from './dedupe.ts';
import { createOutlierCheck } from './outliers.ts';
import { type Visit, unread } from './visit.ts';

/** Number of visits recorded at once, and the age after which a smaller batch is recorded. */
const BATCH = 16;
const MAX_AGE_MS = 1_000;
/** After this many failed pages in a row, the site is considered down or blocking us. */
const MAX_FAILURES = 25;
/** The host was busy: such pages are visited once more, after all others. */
const BUSY: ReadonlySet<string | undefined> = new Set(['http_429', 'http_503']);
/** After this many linked pages in a row without a new product, the pages are not considered part of the shop. */
const MAX_UNPRODUCTIVE = 1_000;

export interface RecorderOptions {
  frontier: Frontier;
  /** True to follow links from the start; otherwise they are followed once all other pages gave no product. */
  followLinks: boolean;
  /** True if an earlier worker has visited pages of the run. */
  isResumed: boolean;
  maxPages: number;
}

/** The reason why the last unread page could not be read. */
export type LastError = Pick<Visit, 'cause' | 'reason'>;

/** Buffers a run's visits until they are recorded, and decides by them whether the run continues. */
export async function createRecorder({ frontier, followLinks, isResumed, maxPages }: RecorderOptions) {
  const dedupe = createDedupe(maxPages);
  const outliers = createOutlierCheck(dedupe.isShown);
  const visits: Visit[] = [];
  let follows = followLinks;
  /** Links for when the sitemap's pages give no product; null when they are not needed. */
  let spareLinks = follows || (await frontier.counts()).productsFound > 0 ? null : new Map<string, FrontierPage>();
  let lastRecordedAt = performance.now();
  const counters = createCounters();
  /** Visits to a busy host, not recorded yet; null once they are repeated. */
  let postponed: Visit[] | null = [];

  /** Filters immediately: a page has many links, and few of them are new. */
  function add(visit: Visit): void {
    for (const link of spareLinks ? visit.links : [])
      if (spareLinks && spareLinks.size < maxPages) spareLinks.set(link.url, link);
    outliers.compare(
      visit,
      visit.links.map(({ url }) => url),
    );
    visits.push(dedupe.filterNew(visit, follows));
  }

  /** @throws {CrawlFailure} when the run is over or gone, or the host failed too often */
  async function record(): Promise<void> {
    lastRecordedAt = performance.now();
    const batch = visits.splice(0);
    if (batch.length === 0) return;
    const { settled, links } = outliers.settle(batch);
    if (links.length > 0) await frontier.add(links);
    await recordAll(settled.filter((visit) => !postponed || !BUSY.has(visit.cause)));
    postponed?.push(...batch.filter(({ cause }) => BUSY.has(cause)));
    for (const visit of batch) counters.update(visit);
    if (batch.some((visit) => visit.products.length > 0 || visit.isUnchanged)) spareLinks = null;
    for (const { status, cause = '' } of batch) measure({ type: 'page', status, cause });
    const { failures, lastError } = counters;
    if (failures < MAX_FAILURES) return;
    await recordAll([...(postponed ?? []), ...outliers.settleAll()]);
    throw new CrawlFailure(
      lastError?.cause ?? null,
      `${failures} consecutive pages could not be fetched. Last error: ${lastError?.reason}`,
    );
  }

  /** Records what the run has read, also what was held back. */
  async function recordRest(): Promise<void> {
    await record();
    await recordAll(outliers.settleAll());
  }

  async function recordAll(batch: readonly Visit[]): Promise<void> {
    if (batch.length > 0 && !(await frontier.record(batch))) throw new CrawlFailure('aborted', 'The run has ended.');
  }

  return {
    record,
    recordRest,
    add,
    isEmpty: () => visits.length === 0,
    isDue: () => visits.length >= BATCH || performance.now() - lastRecordedAt > MAX_AGE_MS,
    isUnproductive: () => counters.unproductive >= MAX_UNPRODUCTIVE,
    isTrap: (page: FrontierPage) => page.depth > 0 && dedupe.isTrap(page.url),
    lastError: () => counters.lastError,

    /** Returns the pages to visit once more because the host was busy; none if it never answered anything else. */
    async takePostponed(): Promise<FrontierPage[]> {
      const busy = postponed ?? [];
      postponed = null;
      if (counters.hasRead) return busy.map(({ page }) => page);
      await recordAll(busy);
      return [];
    },

    /** Switches from the sitemap's pages to links if they gave no product. Returns false when there are no links. */
    async switchToLinks(): Promise<boolean> {
      if (!spareLinks || spareLinks.size === 0) return false;
      const links = [...spareLinks.values()];
      spareLinks = null;
      follows = true;
      await frontier.setSource('links');
      await frontier.add(links);
      return true;
    },

    /**
     * Records the remaining visits, and the products known from lists alone, unless resumed: their pages may have been
     * read before.
     */
    async close(): Promise<void> {
      await recordAll(postponed ?? []);
      for (const product of isResumed ? [] : dedupe.unvisited()) {
        const page = { url: product.url, depth: 1 };
        add({ ...unread(page, 'skipped', 'listed', 'Known only from a listing page.'), products: [product] });
      }
      await recordRest();
    },
  };
}

/** Counts by which a run is over: failures and pages without a new product, each in a row. */
function createCounters() {
  const counters = {
    failures: 0,
    unproductive: 0,
    hasRead: false,
    lastError: undefined as LastError | undefined,
    update(visit: Visit): void {
      if (visit.reason !== undefined) counters.lastError = visit;
      counters.failures = visit.isHostFailure ? counters.failures + 1 : 0;
      counters.hasRead ||= visit.status === 'fetched';
      if (visit.products.length > 0 || visit.isUnchanged) counters.unproductive = 0;
      else if (visit.page.depth > 0 && visit.status === 'fetched') counters.unproductive += 1;
    },
  };
  return counters;
}
