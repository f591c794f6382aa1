import { createHash } from 'node:crypto';
import { trimEndOf } from '../../domain/trim.ts';
import type { FrontierPage } from '../../domain/crawl.ts';
import type { CrawledProduct } from '../../domain/provenance.ts';
import type { Visit } from './visit.ts';

/** A run of this many pages of one kind without anything new is a trap: a calendar, or endless filters. */
const MAX_UNPRODUCTIVE = 200;

/**
 * Tracks a run's products and pages, to record each product once and to follow no trap for long. It belongs to one
 * worker: after a restart a product may be seen again, which changes nothing in the catalogue.
 * @param maxPages limit on the pages of the run
 */
export function createDedupe(maxPages: number) {
  const products = new Set<string>();
  const offered = new Set<string>();
  /** Products from listings, by page URL, until their own pages have been read. */
  const listed = new Map<string, CrawledProduct>();
  /** Pages that a list shows as products. */
  const shown = new Set<string>();
  const visited = new Set<string>();
  const lists = new Set<string>();
  const unproductive = new Map<string, number>();
  const productive = new Set<string>();

  function isNew(product: CrawledProduct): boolean {
    const identity = identityOf(product);
    if (products.has(identity)) return false;
    products.add(identity);
    return true;
  }

  /** Returns the page's own products, or the listing's version if the page has none itself. */
  function filterProducts(visit: Visit): readonly CrawledProduct[] {
    if (visit.isUnchanged) {
      visited.add(visit.url);
      listed.delete(visit.url);
      return [];
    }
    const known = listed.get(visit.url);
    // A page that fails to load has no products, even if a listing names one.
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

  function filterLinks(visit: Visit, follows: boolean): FrontierPage[] {
    for (const { url } of visit.listed) if (shown.size < maxPages) shown.add(url);
    const pages = visit.listed.filter(({ url }) => !visited.has(url));
    for (const product of pages) if (listed.size < maxPages) listed.set(product.url, product);
    const productPages = pages.map(({ url }) => ({ url, depth: visit.page.depth + 1 }));
    // The list's next page comes first, so that its pages are read in order.
    const leads = follows || visit.listed.length > 0;
    const repeated = repeats(visit) ? visit.next : null;
    const next = leads && !repeated ? [visit.next ?? [], visit.parts ?? []].flat() : [];
    return [...next, ...productPages, ...(follows ? visit.links : [])].filter(({ url }) => {
      if (offered.size >= maxPages || offered.has(url) || url === repeated?.url || isTrap(url)) return false;
      // Filters multiply: half of the run is reserved for URLs without combined parameters.
      if (offered.size >= maxPages / 2 && url.includes('&') && !productive.has(kindOf(url))) return false;
      offered.add(url);
      return true;
    });
  }

  /** True if an earlier page of the same list had the same products: some lists never end, but begin again. */
  function repeats(visit: Visit): boolean {
    if (!visit.next || visit.listed.length === 0) return false;
    const urls = visit.listed.map(({ url }) => url).join('\n');
    const key = `${kindOf(visit.url)} ${createHash('sha256').update(urls).digest('base64')}`;
    const isKnown = lists.has(key);
    if (lists.size < maxPages) lists.add(key);
    return isKnown;
  }

  const isTrap = (url: string) => (unproductive.get(kindOf(url)) ?? 0) >= MAX_UNPRODUCTIVE;

  return {
    /** True if pages like this one have long given nothing new. */
    isTrap,
    isShown: (url: string) => shown.has(url),
    /** Reduces a visit to its new products and links; without `follows`, to links to listed products. */
    filterNew(visit: Visit, follows: boolean): Visit {
      const filtered = { ...visit, products: filterProducts(visit), links: filterLinks(visit, follows) };
      if (visit.status !== 'fetched' && !visit.isUnchanged) return filtered;
      const kind = kindOf(visit.url);
      const hasProducts = filtered.products.length > 0 || visit.isUnchanged;
      if (hasProducts) productive.add(kind);
      const leadsOn = hasProducts || filtered.links.some(({ url }) => kindOf(url) !== kind);
      unproductive.set(kind, leadsOn ? 0 : (unproductive.get(kind) ?? 0) + 1);
      return filtered;
    },
    /** Returns the products known only from listings, once all pages are visited. */
    unvisited: () => [...listed.values()],
  };
}

/**
 * Identifies a product across pages by its visible fields and the normalized path. Without an external id, the
 * query may distinguish it.
 */
function identityOf({ url, externalId, title, price, currency }: CrawledProduct): string {
  const { host, pathname, search } = new URL(url);
  const path = host.replace(/^www\./, '') + trimEndOf(pathname.toLowerCase(), /\//);
  return [path, externalId ?? search, title, price, currency].join('\n');
}

/** Groups URLs that differ only in numbers, in the value of one parameter, or in several parameters. */
function kindOf(url: string): string {
  const { pathname, searchParams } = new URL(url);
  const names = [...searchParams.keys()];
  return `${pathname.replaceAll(/\d+/g, '0')}?${names.length > 1 ? '*' : names.join('')}`;
}
