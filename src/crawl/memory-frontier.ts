import { type CrawlReport, type PageTally, countMissing } from '../domain/crawl-care.ts';
import type { Frontier, FrontierPage, PageSource } from '../domain/ports.ts';
import type { CrawledProduct } from '../domain/provenance.ts';
import type { CrawlCounts } from '../domain/records.ts';

export interface MemoryFrontier extends Frontier {
  /** What became of the pages so far. */
  report(): Pick<CrawlReport, 'source' | 'pages' | 'fieldsMissing'>;
}

/**
 * A frontier without a database, for `aisle crawl`.
 * @param onProducts is given the products as they come in, with the counts so far
 */
export function createMemoryFrontier(
  maxPages: number,
  onProducts: (products: CrawledProduct[], counts: CrawlCounts) => void = () => {},
): MemoryFrontier {
  const known = new Set<string>();
  const waiting: FrontierPage[] = [];
  const tallies = new Map<string, PageTally>();
  let source: PageSource | null = null;
  let fieldsMissing: CrawlReport['fieldsMissing'] = {};
  const counts: CrawlCounts = {
    pagesDiscovered: 0,
    pagesFetched: 0,
    pagesFailed: 0,
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

  function tally(status: PageTally['status'], cause: string | null): void {
    const key = `${status} ${cause}`;
    tallies.set(key, { status, cause, pages: (tallies.get(key)?.pages ?? 0) + 1 });
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
      for (const { url, status, cause, links, products } of outcomes) {
        insert(links);
        if (known.has(url)) tally(status, cause ?? null);
        if (status === 'fetched') counts.pagesFetched += 1;
        if (status === 'failed') counts.pagesFailed += 1;
        counts.productsFound += products.length;
        counts.productsAdded += products.length;
        added.push(...products);
      }
      fieldsMissing = countMissing(added, fieldsMissing);
      onProducts(added, counts);
      return true;
    },
    report() {
      const done = tallies.values().reduce((sum, { pages }) => sum + pages, 0);
      const left: PageTally[] = known.size > done ? [{ status: 'pending', cause: null, pages: known.size - done }] : [];
      return { source, pages: [...tallies.values(), ...left].toSorted((a, b) => b.pages - a.pages), fieldsMissing };
    },
  };
}
