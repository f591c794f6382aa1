import type { Frontier, PageSource } from '../domain/ports.ts';
import { CrawlFailure } from './failure.ts';
import type { Fetcher } from './fetch.ts';
import { patientFetcher } from './patience.ts';
import { fetchRobots, seed } from './seed.ts';
import { createLinkReader, createSite } from './site.ts';
import { walkPages } from './walk.ts';

export { CrawlFailure } from './failure.ts';

/** Longest pause between two pages that a robots.txt can ask for. */
const MAX_DELAY_SECONDS = 30;

export interface CrawlLimits {
  maxPages: number;
  maxMinutes: number;
  /** Requests under way at once. */
  hostConnections: number;
}

export interface CrawlOptions {
  siteUrl: string;
  userAgent: string;
  /** Where the pages come from, if an earlier worker found out. */
  source: PageSource | null;
  frontier: Frontier;
  fetcher: Pick<Fetcher, 'get'>;
  limits: CrawlLimits;
  signal: AbortSignal;
}

/**
 * Crawls a storefront for products: the pages of its sitemaps, or else those that its links lead to.
 * @returns what the owner should know of a run that found nothing; null when all is well
 * @throws {CrawlFailure} when the run cannot go on; the signal's reason when it was aborted
 */
export async function crawlSite(options: CrawlOptions): Promise<string | null> {
  const { maxMinutes } = options.limits;
  const deadline = AbortSignal.timeout(Math.ceil(maxMinutes * 60_000));
  try {
    return await crawl({ ...options, signal: AbortSignal.any([options.signal, deadline]) });
  } catch (error) {
    if (!deadline.aborted || options.signal.aborted || error instanceof CrawlFailure) throw error;
    throw new CrawlFailure(`The crawl was stopped after ${maxMinutes} minutes; what it found until then stays.`);
  }
}

async function crawl({
  siteUrl,
  userAgent,
  frontier,
  limits,
  signal,
  ...options
}: CrawlOptions): Promise<string | null> {
  const site = createSite(siteUrl);
  const { host, href } = site.url;
  if (!site.includes(href))
    throw new CrawlFailure(`No shop begins at ${href.slice(0, 200)}. Set siteUrl to its home page.`);
  const fetcher = patientFetcher(options.fetcher, userAgent);
  const robots = await fetchRobots(fetcher, site, signal);
  const allows = (url: string) => robots.allows(userAgent, url);
  if (!allows(href))
    throw new CrawlFailure(
      `The robots.txt of ${host} asks crawlers to stay out. Allow ${userAgent.split('/')[0]} there, or set crawlUserAgent to one that is allowed.`,
    );
  const common = { fetcher, frontier, site, allows, signal, maxPages: limits.maxPages };
  const source = options.source ?? (await seed({ ...common, sitemaps: robots.sitemaps }));
  const delay = Math.min(robots.crawlDelay(userAgent) ?? 0, MAX_DELAY_SECONDS) * 1000;
  const reason = await walkPages({
    ...common,
    followable: createLinkReader(site, allows),
    connections: delay > 0 ? 1 : limits.hostConnections,
    delay,
    followLinks: source === 'links',
    isResumed: options.source !== null,
  });
  const { productsFound, pagesFetched } = await frontier.counts();
  if (productsFound > 0) return null;
  if (pagesFetched === 0)
    throw new CrawlFailure(`No page of ${host} could be read. The last one: ${reason ?? 'unknown'}`);
  return `No products were found on ${pagesFetched} pages: they carry no JSON-LD or microdata of products.`;
}
