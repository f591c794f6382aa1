import type { Frontier, FrontierPage } from '../domain/ports.ts';
import type { CrawledProduct } from '../domain/provenance.ts';
import type { CrawlCounts } from '../domain/records.ts';

/**
 * A frontier without a database, for `aisle crawl`.
 * @param onProducts is given the products as they come in, with the counts so far
 */
export function createMemoryFrontier(
  maxPages: number,
  onProducts: (products: CrawledProduct[], counts: CrawlCounts) => void = () => {},
): Frontier {
  const known = new Set<string>();
  const waiting: FrontierPage[] = [];
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

  return {
    add: async (pages) => insert(pages),
    setSource: async () => {},
    take: async (count) => waiting.splice(0, count),
    counts: async () => ({ ...counts }),
    async record(outcomes) {
      const added: CrawledProduct[] = [];
      for (const { status, links, products } of outcomes) {
        insert(links);
        if (status === 'fetched') counts.pagesFetched += 1;
        if (status === 'failed') counts.pagesFailed += 1;
        counts.productsFound += products.length;
        counts.productsAdded += products.length;
        added.push(...products);
      }
      onProducts(added, counts);
      return true;
    },
  };
}
