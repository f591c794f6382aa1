import { trimEndOf } from '../../domain/trim.ts';
import type { FrontierPage } from '../../domain/crawl.ts';
import type { CrawledProduct } from '../../domain/provenance.ts';
import type { Visit } from './visit.ts';

/** This many pages of one kind in a row that gave nothing new: a calendar, or filters without end. */
const MAX_UNPRODUCTIVE = 200;

/**
 * What a run has seen, so that each product is recorded once and no trap is followed for long. It is of one worker:
 * after a restart a product may be met again, which changes nothing in the catalogue.
 * @param maxPages bound on the pages of the run
 */
export function createDedupe(maxPages: number) {
  const products = new Set<string>();
  const offered = new Set<string>();
  /** By page address: what listings say of products until their own pages speak. */
  const listed = new Map<string, CrawledProduct>();
  const visited = new Set<string>();
  const unproductive = new Map<string, number>();
  const productive = new Set<string>();

  function isNew(product: CrawledProduct): boolean {
    const identity = identityOf(product);
    if (products.has(identity)) return false;
    products.add(identity);
    return true;
  }

  /** The page's own products, or what a listing said of it where it says nothing itself. */
  function productsOf(visit: Visit): readonly CrawledProduct[] {
    if (visit.isUnchanged) {
      visited.add(visit.url);
      listed.delete(visit.url);
      return [];
    }
    const known = listed.get(visit.url);
    // A page that does not answer sells nothing, whatever lists say.
    if (visit.products.length === 0 && visit.status !== 'failed') {
      listed.delete(visit.url);
      return known && isNew(known) ? [known] : [];
    }
    for (const url of [visit.url, ...visit.products.map((product) => product.url)]) {
      visited.add(url);
      listed.delete(url);
    }
    return visit.products.filter(isNew);
  }

  function linksOf(visit: Visit, follows: boolean): FrontierPage[] {
    const pages = visit.listed.filter(({ url }) => !visited.has(url));
    for (const product of pages) if (listed.size < maxPages) listed.set(product.url, product);
    const own = pages.map(({ url }) => ({ url, depth: visit.page.depth + 1 }));
    // First where a list goes on, so that its pages are read in order.
    const next = visit.next && (follows || visit.listed.length > 0) ? [visit.next] : [];
    return [...next, ...own, ...(follows ? visit.links : [])].filter(({ url }) => {
      if (offered.size >= maxPages || offered.has(url) || isTrap(url)) return false;
      // Filters multiply: half of the run is kept for addresses that are no combination.
      if (offered.size >= maxPages / 2 && url.includes('&') && !productive.has(kindOf(url))) return false;
      offered.add(url);
      return true;
    });
  }

  const isTrap = (url: string) => (unproductive.get(kindOf(url)) ?? 0) >= MAX_UNPRODUCTIVE;

  return {
    /** Whether pages like this one have given nothing new for long. */
    isTrap,
    /** The visit with its new products and links alone; without `follows`, of its links those to listed products. */
    filterNew(visit: Visit, follows: boolean): Visit {
      const filtered = { ...visit, products: productsOf(visit), links: linksOf(visit, follows) };
      if (visit.status !== 'fetched' && !visit.isUnchanged) return filtered;
      const kind = kindOf(visit.url);
      const hasProducts = filtered.products.length > 0 || visit.isUnchanged;
      if (hasProducts) productive.add(kind);
      const leadsOn = hasProducts || filtered.links.some(({ url }) => kindOf(url) !== kind);
      unproductive.set(kind, leadsOn ? 0 : (unproductive.get(kind) ?? 0) + 1);
      return filtered;
    },
    /** What is known from listings alone, once all pages are visited. */
    rest: () => [...listed.values()],
  };
}

/**
 * What makes a product the same on two pages: all that a shopper goes by, and the path, however it is spelled. Where it
 * has no number, the query may be what tells it apart.
 */
function identityOf({ url, externalId, title, price, currency }: CrawledProduct): string {
  const { host, pathname, search } = new URL(url);
  const path = host.replace(/^www\./, '') + trimEndOf(pathname.toLowerCase(), /\//);
  return [path, externalId ?? search, title, price, currency].join('\n');
}

/** Addresses are of one kind that differ in numbers, in the value of one parameter, or in several parameters. */
function kindOf(url: string): string {
  const { pathname, searchParams } = new URL(url);
  const names = [...searchParams.keys()];
  return `${pathname.replaceAll(/\d+/g, '0')}?${names.length > 1 ? '*' : names.join('')}`;
}
