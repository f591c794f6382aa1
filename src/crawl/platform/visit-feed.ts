import type { FrontierPage } from '../../domain/crawl.ts';
import { allSaidBy } from '../../domain/provenance.ts';
import { FetchError, type FetchResult, type Fetcher } from '../fetch.ts';
import { admit } from '../intake.ts';
import type { Site } from '../site.ts';
import { type Visit, unread } from '../visit.ts';
import { type Feed, type FeedPage, parseJson } from './feed.ts';

export interface FeedVisitOptions {
  fetcher: Pick<Fetcher, 'get'>;
  feed: Feed;
  site: Site;
  /** Addresses of the products that the list has told of, which grow as it is read. */
  told: Set<string>;
  /** Bound of these. */
  maxProducts: number;
  signal: AbortSignal;
}

/**
 * Fetches a page of a shop's own list, which leads to the next one as long as there are products that are new.
 * @throws only when the signal was aborted
 */
export async function visitFeed(page: FrontierPage, options: FeedVisitOptions): Promise<Visit> {
  const { fetcher, feed, site, told, maxProducts, signal } = options;
  try {
    const list = readFeedPage(feed, await fetcher.get(page.url, { signal }), site);
    if (typeof list === 'string') return unread(page, 'failed', 'feed', list);
    const products = list.products
      .flatMap((product) => admit(product, site) ?? [])
      .filter(({ url }) => told.size < maxProducts && !told.has(url) && told.add(url))
      .map((product) => ({ ...product, sources: allSaidBy(`feed:${feed.name}`, product) }));
    const next = { url: feed.address(page.depth + 2), depth: page.depth + 1 };
    const isOver = list.isLast || products.length === 0 || told.size >= maxProducts;
    return {
      page,
      url: page.url,
      status: 'fetched',
      products,
      listed: [],
      next: null,
      links: isOver ? [] : [next],
      isHostFailure: false,
    };
  } catch (error) {
    signal.throwIfAborted();
    if (!(error instanceof FetchError)) throw error;
    return unread(page, 'failed', error.code, error.message);
  }
}

/** A page of the list, or why there is none. */
export function readFeedPage(feed: Feed, { status, url, body }: FetchResult, site: Site): FeedPage | string {
  if (status !== 200) return `The shop's list of products was answered with HTTP status ${status}.`;
  if (!site.owns(url)) return `The shop's list of products leads to another site, ${new URL(url).origin}.`;
  const page = feed.read(parseJson(body));
  return page ?? "What answers at the address of the shop's list of products is none.";
}
