import type { FeedName } from '../../domain/crawl.ts';
import { decodeHtml } from '../charset.ts';
import { FetchError, type FetchResult } from '../fetch.ts';
import { type Site, pageAddress } from '../site.ts';
import type { EagerFetcher } from './ahead.ts';
import { type Feed, type Home, type Platform, parseJson } from './feed.ts';
import { magento } from './magento.ts';
import { shopify } from './shopify.ts';
import { readFeedPage } from './visit-feed.ts';
import { woocommerce } from './woocommerce.ts';

const PLATFORMS: readonly Platform[] = [shopify, woocommerce, magento];

export interface FindOptions {
  fetcher: EagerFetcher;
  site: Site;
  allows: (url: string) => boolean;
  signal: AbortSignal;
}

/**
 * The shop's own list of products, where its home page tells a shop system that has one, robots.txt lets it be read,
 * and its first page has products.
 * @param begun the list that an earlier worker went by, whose first page need not be tried again
 * @throws only when the signal was aborted
 */
export async function findFeed(options: FindOptions, begun: FeedName | null): Promise<Feed | null> {
  const { fetcher, site, allows, signal } = options;

  async function attempt(request: Promise<FetchResult>): Promise<FetchResult | null> {
    try {
      return await request;
    } catch (error) {
      signal.throwIfAborted();
      if (!(error instanceof FetchError)) throw error;
      return null;
    }
  }

  async function getJson(url: string): Promise<unknown> {
    const result = allows(url) ? await attempt(fetcher.get(url, { signal })) : null;
    return result?.status === 200 ? parseJson(result.body) : undefined;
  }

  const result = await attempt(fetcher.ahead(pageAddress(site.url.href), { accept: 'html', signal }));
  if (result?.status !== 200 || !site.owns(result.url)) return null;
  const home: Home = { ...result, html: decodeHtml(result.body, result.contentType) };
  for (const platform of PLATFORMS) {
    if ((begun && begun !== platform.name) || !platform.recognizes(home)) continue;
    const feed = await platform.open(home, getJson);
    const start = feed.address(1);
    if (!site.owns(start) || !allows(start)) continue;
    if (begun) return feed;
    const first = await attempt(fetcher.ahead(start, { signal }));
    const page = first && readFeedPage(feed, first, site);
    if (typeof page === 'object' && page && page.products.length > 0) return feed;
  }
  return null;
}
