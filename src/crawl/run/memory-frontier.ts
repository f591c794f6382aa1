import { type CrawlReport, DISALLOWED, type PageTally, countMissing } from '../../domain/crawl-report.ts';
import type { Frontier, FrontierPage, PageOutcome, PageSource } from '../../domain/crawl.ts';
import type { CrawledProduct } from '../../domain/provenance.ts';
import type { CrawlCounts } from '../../domain/crawl-run.ts';

export interface MemoryFrontier extends Frontier {
  /** Summarizes the pages visited so far. */
  report(): Pick<CrawlReport, 'source' | 'pages' | 'fieldsMissing'>;
}

/**
 * A frontier without a database, for `aisle crawl`.
 * @param onProducts called with the products as they arrive, and the counts so far
 */
export function createMemoryFrontier(
  maxPages: number,
  onProducts: (products: CrawledProduct[], counts: CrawlCounts) => void = () => {},
): MemoryFrontier {
  const known = new Set<string>();
  const waiting: FrontierPage[] = [];
  const tallies = new Map<string, PageTally>();
  let disallowed = 0;
  let source: PageSource | null = null;
  let fieldsMissing: CrawlReport['fieldsMissing'] = {};
  const counts: CrawlCounts = {
    pagesDiscovered: 0,
    pagesFetched: 0,
    pagesFailed: 0,
    pagesSkipped: 0,
    productsFound: 0,
    productsAdded: 0,
    productsUpdated: 0,
    productsUnchanged: 0,
    productsRemoved: 0,
  };

  function insert(pages: readonly FrontierPage[]): void {
    for (const page of pages) {
      if (known.has(page.url) || known.size >= maxPages) continue;
      known.add(page.url);
      waiting.push(page);
    }
    counts.pagesDiscovered = known.size;
  }

  function tally({ status, cause, reason, url }: Omit<PageOutcome, 'products' | 'links'>): void {
    const key = `${status} ${cause ?? ''}`;
    const example = status === 'fetched' ? null : url;
    const before = tallies.get(key) ?? { status, cause: cause ?? null, pages: 0, reason: reason ?? null, example };
    tallies.set(key, { ...before, pages: before.pages + 1 });
  }

  return {
    add: async (pages) => insert(pages),
    setSource: async (found) => {
      source = found;
    },
    take: async (count) => waiting.splice(0, count),
    counts: async () => ({ ...counts }),
    async record(outcomes) {
      const added: CrawledProduct[] = [];
      for (const { links, products, ...outcome } of outcomes) {
        const { status } = outcome;
        insert(links);
        if (known.has(outcome.url)) tally(outcome);
        if (status === 'fetched') counts.pagesFetched += 1;
        if (status === 'failed') counts.pagesFailed += 1;
        if (status === 'skipped' && known.has(outcome.url)) counts.pagesSkipped += 1;
        counts.productsFound += products.length;
        counts.productsAdded += products.length;
        added.push(...products);
      }
      fieldsMissing = countMissing(added, fieldsMissing);
      onProducts(added, counts);
      return true;
    },
    async recordDisallowed(urls) {
      const others = new Set(urls).difference(known);
      for (const url of others) tally({ url, status: 'skipped', cause: 'robots', reason: DISALLOWED });
      disallowed += others.size;
    },
    report() {
      const pages = known.size + disallowed - tallies.values().reduce((sum, each) => sum + each.pages, 0);
      const left: PageTally[] =
        pages > 0 ? [{ status: 'pending', cause: null, pages, reason: null, example: null }] : [];
      return { source, pages: [...tallies.values(), ...left].toSorted((a, b) => b.pages - a.pages), fieldsMissing };
    },
  };
}
