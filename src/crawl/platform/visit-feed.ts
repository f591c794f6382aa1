import type { FrontierPage } from '../../domain/crawl.ts';
import { sourcesFor } from '../../domain/provenance.ts';
import { FetchError, type Fetcher } from '../http/fetch.ts';
import { TooExpensive } from '../threads/too-expensive.ts';
import { type Visit, unread } from '../run/visit.ts';
import type { Feed } from './find.ts';

export interface FeedVisitOptions {
  fetcher: Pick<Fetcher, 'get'>;
  feed: Feed;
  /** URLs of the products read from the feed so far; grows while it is read. */
  knownUrls: Set<string>;
  /** Limit on the size of `knownUrls`. */
  maxProducts: number;
  signal: AbortSignal;
}

/**
 * Fetches a page of a product feed, which links to the next one as long as it has new products.
 * @throws only when the signal was aborted
 */
export async function visitFeed(page: FrontierPage, options: FeedVisitOptions): Promise<Visit> {
  const { fetcher, feed, knownUrls, maxProducts, signal } = options;
  try {
    const response = await fetcher.get(page.url, { signal });
    const read = await feed.read(response);
    if (typeof read === 'string') return unread(page, 'failed', 'feed', read);
    const list = await feed.complete(read, response);
    const products = list.products
      .filter(({ url }) => knownUrls.size < maxProducts && !knownUrls.has(url) && knownUrls.add(url))
      .map((product) => ({ ...product, sources: sourcesFor(`feed:${feed.name}`, product) }));
    const next = { url: feed.address(page.depth + 2), depth: page.depth + 1 };
    const isOver = list.isLast || products.length === 0 || knownUrls.size >= maxProducts;
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
    if (error instanceof TooExpensive) return unread(page, 'failed', 'too_expensive', error.message);
    if (!(error instanceof FetchError)) throw error;
    return unread(page, 'failed', error.code, error.message);
  }
}
