import { FetchError, type FetchResult } from '../http/fetch.ts';
import { type Site, pageAddress } from '../discover/site.ts';
import type { Reader } from '../threads/reader.ts';
import { TooExpensive } from '../threads/too-expensive.ts';
import type { PrefetchingFetcher } from '../http/prefetch.ts';
import type { FeedPage } from './feed.ts';
import { PLATFORMS, type PlatformFeedPlan, type PlatformName } from './platforms.ts';
import type { HomeReading } from './reading.ts';

/** Response headers by which platforms are recognized. */
export const PLATFORM_HEADERS = Object.values(PLATFORMS).flatMap(({ headers }) => headers);

/** Copies some of a response's headers, for a reading in another thread. */
export const pickHeaders = ({ headers }: Pick<FetchResult, 'headers'>, names: readonly string[]) =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = headers.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );

/** Maximum bytes about the variants of one page of a feed: a list of 2,000 WooCommerce variations has about 6 MB. */
const MAX_VARIANTS_BYTES = 20_971_520;

/** A shop's public feed of all its products. */
export interface Feed {
  name: PlatformName;
  /** Returns the URL of a page of the feed. @param page counted from 1 */
  address(page: number): string;
  /** Returns the page in a response, or the reason why there is none. @throws {TooExpensive} */
  read(response: FetchResult): Promise<FeedPage | string>;
  /** Fetches what the page in a response does not state of its products' variants; without it, the page is as it was. */
  complete(page: FeedPage, response: FetchResult): Promise<FeedPage>;
}

export interface HomeOptions {
  fetcher: PrefetchingFetcher;
  site: Site;
  reader: Reader;
  signal: AbortSignal;
}

export interface FindOptions extends HomeOptions {
  /** Returns the URLs that robots.txt allows. */
  filterAllowed: (urls: string[]) => Promise<string[]>;
  /** The feeds that the home page suggests. */
  plans: readonly PlatformFeedPlan[];
}

/**
 * Reads facts about the site from its home page; empty when the page cannot be read, since visiting it reports the
 * error.
 * @throws only when the signal was aborted
 */
export async function openHome({ fetcher, site, reader, signal }: HomeOptions): Promise<HomeReading> {
  const read = async () => {
    const home = await fetcher.prefetch(pageAddress(site.url.href), { accept: 'html', signal });
    const { url, body, contentType } = home;
    if (home.status !== 200 || !site.owns(url)) return null;
    const headers = pickHeaders(home, PLATFORM_HEADERS);
    return reader('home', { siteUrl: site.url.href, url, body, contentType, headers }, { signal });
  };
  return (await ignoreUnusable(read(), signal)) ?? { otherLanguages: null, plans: [] };
}

/**
 * Finds the shop's product feed, if it has one that robots.txt allows and whose first page has products.
 * @param startedFeed the feed that an earlier worker used, whose first page need not be tried again
 * @throws only when the signal was aborted
 */
export async function findFeed(options: FindOptions, startedFeed: PlatformName | null): Promise<Feed | null> {
  const { fetcher, site, filterAllowed, plans, signal } = options;
  for (const plan of plans) {
    if (startedFeed && startedFeed !== plan.name) continue;
    const feed = openFeed({ ...plan, currency: await findCurrency(plan, options) }, options);
    const start = feed.address(1);
    if (!site.owns(start) || (await filterAllowed([start])).length === 0) continue;
    if (startedFeed) return feed;
    const first = async () => feed.read(await fetcher.prefetch(start, { signal }));
    const page = await ignoreUnusable(first(), signal);
    if (typeof page === 'object' && page && page.products.length > 0) return feed;
  }
  return null;
}

function openFeed(plan: PlatformFeedPlan, options: FindOptions): Feed {
  const { fetcher, site, reader, filterAllowed, signal } = options;
  const { name } = plan;
  const readBody = (body: Uint8Array, variants: Uint8Array[]) =>
    reader('feed', { plan, siteUrl: site.url.href, body, variants }, { signal });
  return {
    name,
    address: (page) => PLATFORMS[name].address(plan, page),
    async read({ status, url, body }) {
      if (status !== 200) return `The product feed returned HTTP status ${status}.`;
      if (!site.owns(url)) return `The product feed redirects to another site, ${new URL(url).origin}.`;
      return (await readBody(body, [])) ?? 'The product feed did not return a product list.';
    },
    async complete(page, { body }) {
      const bodies: Uint8Array[] = [];
      let left = MAX_VARIANTS_BYTES;
      for (const url of await filterAllowed(page.variantsAt)) {
        const fetched = await ignoreUnusable(fetcher.get(url, { signal }), signal);
        if (fetched?.status !== 200 || !site.owns(fetched.url)) continue;
        left -= fetched.body.byteLength;
        if (left < 0) break;
        bodies.push(fetched.body);
      }
      return (bodies.length > 0 && (await ignoreUnusable(readBody(body, bodies), signal))) || page;
    },
  };
}

/** The currency of a feed's prices, as stated by the shop, or else inferred from its home page. */
async function findCurrency(
  plan: PlatformFeedPlan,
  { fetcher, filterAllowed, reader, signal }: FindOptions,
): Promise<string | null> {
  for (const path of plan.currencyAt) {
    const { href } = new URL(path, plan.root);
    if ((await filterAllowed([href])).length === 0) continue;
    const read = async () => {
      const { status, body } = await fetcher.get(href, { signal });
      return status === 200 ? reader('currency', { body }, { signal }) : null;
    };
    const currency = await ignoreUnusable(read(), signal);
    if (currency) return currency;
  }
  return plan.currency;
}

/** Returns null when the shop's response is unusable. */
async function ignoreUnusable<T>(reading: Promise<T>, signal: AbortSignal): Promise<T | null> {
  try {
    return await reading;
  } catch (error) {
    signal.throwIfAborted();
    if (!(error instanceof FetchError || error instanceof TooExpensive)) throw error;
    return null;
  }
}
