import { randomUUID } from 'node:crypto';
import type { Frontier, PageSource } from '../../domain/crawl.ts';
import { restrictToLanguage } from '../discover/locale.ts';
import { addStartPages, fetchRobots } from '../discover/seed-urls.ts';
import { type Site, createSite } from '../discover/site.ts';
import type { SiteRules } from '../discover/site-rules.ts';
import { type PrefetchingFetcher, prefetchingFetcher } from '../http/prefetch.ts';
import { type ThrottledFetcher, throttledFetcher } from '../http/throttle.ts';
import { findFeed, openHome } from '../platform/find.ts';
import { type PlatformFeedPlan, type PlatformName, isPlatformName } from '../platform/platforms.ts';
import { visitFeed } from '../platform/visit-feed.ts';
import { type Reader, readHere } from '../threads/reader.ts';
import { CrawlFailure } from './failure.ts';
import type { CrawlOptions } from './options.ts';
import { walkPages } from './walk.ts';

/** Maximum crawl delay that a robots.txt can set. */
const MAX_DELAY_SECONDS = 30;
/** Most disallowed URLs recorded. */
const MAX_DISALLOWED = 5_000;

/** A site whose robots.txt and home page have been read. */
interface OpenSite {
  site: Site;
  rules: SiteRules;
  /** Sitemap URLs from robots.txt. */
  sitemaps: string[];
  /** Product feeds that the home page suggests. */
  plans: readonly PlatformFeedPlan[];
  fetcher: PrefetchingFetcher;
  frontier: Frontier;
  reader: Reader;
  maxPages: number;
  /** Maximum concurrent fetches; 1 when the host asks for a crawl delay. */
  connections: number;
  /** The host's crawl delay, in milliseconds. */
  delay: number;
  /** Returns the URLs that robots.txt allows. */
  filterAllowed: (urls: string[]) => Promise<string[]>;
  /** URLs of the products that the feed has. */
  knownUrls: Set<string>;
  signal: AbortSignal;
}

/** A run whose start pages are in the frontier. */
export interface DiscoveredRun extends OpenSite {
  source: PageSource;
  /** True if an earlier worker has visited pages of the run. */
  isResumed: boolean;
  /** Pages that robots.txt disallows. */
  disallowed: ReadonlySet<string>;
  onDisallowed: (urls: readonly string[]) => void;
}

/**
 * Finds the site's pages. Reads the product feed of its e-commerce platform first, if there is one.
 * @returns null when the feed has all products, so that no page has to be read
 * @throws {CrawlFailure} when the site cannot be crawled
 */
export async function discover(options: CrawlOptions): Promise<DiscoveredRun | null> {
  const opened = await openSite(options);
  const { source } = options;
  if ((source === null || isPlatformName(source)) && (await readFeed(opened, source))) return null;
  const disallowed = new Set<string>();
  const onDisallowed = (urls: readonly string[]) => {
    for (const url of urls) if (disallowed.size < MAX_DISALLOWED) disallowed.add(url);
  };
  const isResumed = source === 'sitemap' || source === 'links';
  const pageSource = isResumed ? source : await addStartPages({ ...opened, onDisallowed });
  return { ...opened, source: pageSource, isResumed, disallowed, onDisallowed };
}

/**
 * Reads a site's robots.txt and home page before its other pages.
 * @throws {CrawlFailure} when the site cannot be crawled
 */
async function openSite({ siteUrl, userAgent, limits, signal, ...options }: CrawlOptions): Promise<OpenSite> {
  const whole = createSite(siteUrl);
  const { href } = whole.url;
  if (!whole.includes(href))
    throw new CrawlFailure(
      'site_url',
      `siteUrl cannot be crawled: ${href.slice(0, 200)}. Set it to the home page of the storefront.`,
    );
  const { frontier, reader = readHere } = options;
  const throttled = throttledFetcher(options.fetcher, userAgent, options.budget);
  const robots = await readRobots({ fetcher: throttled, site: whole, userAgent, reader, signal });
  const fetcher = prefetchingFetcher(throttled);
  const { otherLanguages, plans } = await openHome({ fetcher, site: whole, reader, signal });
  const rules: SiteRules = { ...robots.rules, id: randomUUID(), otherLanguages };
  return {
    site: restrictToLanguage(whole, otherLanguages),
    rules,
    sitemaps: robots.sitemaps,
    plans,
    fetcher,
    frontier,
    reader,
    maxPages: limits.maxPages,
    connections: robots.delay > 0 ? 1 : limits.hostConnections,
    delay: robots.delay,
    filterAllowed: (urls) => reader('filterAllowed', { rules, urls }, { signal }),
    knownUrls: new Set(),
    signal,
  };
}

interface RobotsOptions {
  fetcher: ThrottledFetcher;
  site: Site;
  userAgent: string;
  reader: Reader;
  signal: AbortSignal;
}

/** Reads robots.txt and slows the fetcher to its crawl delay. @throws {CrawlFailure} when it disallows crawling */
async function readRobots({ fetcher, site, userAgent, reader, signal }: RobotsOptions) {
  const { host, href } = site.url;
  const robots = await fetchRobots(fetcher, site, signal);
  const rules: SiteRules = { id: randomUUID(), siteUrl: href, userAgent, robots, otherLanguages: null };
  const { isAllowed, crawlDelay, sitemaps } = await reader('robots', { rules, url: href }, { signal });
  if (!isAllowed)
    throw new CrawlFailure(
      'robots',
      `The robots.txt of ${host} disallows crawling. Allow ${userAgent.split('/')[0]} there, or set crawlUserAgent to one that is allowed.`,
    );
  const delay = Math.min(crawlDelay ?? 0, MAX_DELAY_SECONDS) * 1000;
  fetcher.slowTo(delay);
  return { rules, sitemaps, delay };
}

/**
 * Reads the shop's product feed, if it has one. A failed page ends it, whichever worker requested it.
 * @param startedFeed the feed that an earlier worker used
 * @returns false when the shop's pages have to be read, instead of the feed or for the products it lacks
 */
async function readFeed(opened: OpenSite, startedFeed: PlatformName | null): Promise<boolean> {
  const { frontier, maxPages } = opened;
  const hasFailed = async () => (await frontier.counts()).pagesFailed > 0;
  const feed = startedFeed !== null && (await hasFailed()) ? null : await findFeed(opened, startedFeed);
  if (!feed) return false;
  if (startedFeed === null) {
    await frontier.add([{ url: feed.address(1), depth: 0 }]);
    await frontier.setSource(feed.name);
  }
  const options = { ...opened, feed, maxProducts: maxPages };
  await walkPages({
    ...opened,
    visit: (page) => visitFeed(page, options),
    followLinks: true,
    isResumed: startedFeed !== null,
  });
  return !(await hasFailed()) && (await frontier.counts()).productsFound > 0;
}
