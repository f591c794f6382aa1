import type { FeedName } from '../../domain/crawl.ts';
import { FetchError, type FetchResult } from '../http/fetch.ts';
import { type Site, pageAddress } from '../discover/site.ts';
import type { Reader } from '../threads/reader.ts';
import { TooExpensive } from '../threads/too-expensive.ts';
import type { PrefetchingFetcher } from '../http/prefetch.ts';
import type { FeedPage, FeedPlan } from './feed.ts';
import { PLATFORMS } from './platforms.ts';
import type { HomeReading } from './reading.ts';

const PLATFORM_HEADERS = Object.values(PLATFORMS).flatMap(({ headers }) => headers);

/** A platform's public list of all products of a shop. */
export interface Feed {
  name: FeedName;
  /** The address of a page of the list. @param page counted from 1 */
  address(page: number): string;
  /** The page that an answer is, or why it is none. @throws {TooExpensive} */
  read(answer: FetchResult): Promise<FeedPage | string>;
}

export interface HomeOptions {
  fetcher: PrefetchingFetcher;
  site: Site;
  reader: Reader;
  signal: AbortSignal;
}

export interface FindOptions extends HomeOptions {
  /** Those of some addresses that robots.txt lets be read. */
  allowed: (urls: string[]) => Promise<string[]>;
}

/**
 * What the home page tells of the site: nothing where it cannot be read, which whoever visits it is told.
 * @throws only when the signal was aborted
 */
export async function openHome({ fetcher, site, reader, signal }: HomeOptions): Promise<HomeReading> {
  const read = async () => {
    const home = await fetcher.prefetch(pageAddress(site.url.href), { accept: 'html', signal });
    const { url, body, contentType } = home;
    if (home.status !== 200 || !site.owns(url)) return null;
    const headers = Object.fromEntries(
      PLATFORM_HEADERS.flatMap((name) => {
        const value = home.headers.get(name);
        return value === null ? [] : [[name, value]];
      }),
    );
    return reader('home', { siteUrl: site.url.href, url, body, contentType, headers }, { signal });
  };
  return (await attempt(read(), signal)) ?? { otherLanguages: null, plans: [] };
}

/**
 * The shop's own list of products, where there is one, robots.txt lets it be read, and its first page has products.
 * @param plans the lists that its home page tells of
 * @param begun the list that an earlier worker went by, whose first page need not be tried again
 * @throws only when the signal was aborted
 */
export async function findFeed(
  options: FindOptions,
  plans: readonly FeedPlan[],
  begun: FeedName | null,
): Promise<Feed | null> {
  const { fetcher, site, allowed, signal } = options;
  for (const plan of plans) {
    if (begun && begun !== plan.name) continue;
    const feed = openFeed({ ...plan, currency: await currencyOf(plan, options) }, options);
    const start = feed.address(1);
    if (!site.owns(start) || (await allowed([start])).length === 0) continue;
    if (begun) return feed;
    const first = async () => feed.read(await fetcher.prefetch(start, { signal }));
    const page = await attempt(first(), signal);
    if (typeof page === 'object' && page && page.products.length > 0) return feed;
  }
  return null;
}

function openFeed(plan: FeedPlan, { site, reader, signal }: FindOptions): Feed {
  const { name } = plan;
  return {
    name,
    address: (page) => PLATFORMS[name].address(plan, page),
    async read({ status, url, body }) {
      if (status !== 200) return `The product feed returned HTTP status ${status}.`;
      if (!site.owns(url)) return `The product feed redirects to another site, ${new URL(url).origin}.`;
      const page = await reader('feed', { plan, siteUrl: site.url.href, body }, { signal });
      return page ?? 'The product feed did not return a product list.';
    },
  };
}

/** The currency of a list's prices, as the shop says it, or else as its home page lets guess. */
async function currencyOf(plan: FeedPlan, { fetcher, allowed, reader, signal }: FindOptions): Promise<string | null> {
  for (const path of plan.currencyAt) {
    const { href } = new URL(path, plan.root);
    if ((await allowed([href])).length === 0) continue;
    const read = async () => {
      const { status, body } = await fetcher.get(href, { signal });
      return status === 200 ? reader('currency', { body }, { signal }) : null;
    };
    const currency = await attempt(read(), signal);
    if (currency) return currency;
  }
  return plan.currency;
}

/** Null where the shop's answer is of no use. */
async function attempt<T>(reading: Promise<T>, signal: AbortSignal): Promise<T | null> {
  try {
    return await reading;
  } catch (error) {
    signal.throwIfAborted();
    if (!(error instanceof FetchError || error instanceof TooExpensive)) throw error;
    return null;
  }
}
