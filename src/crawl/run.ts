import { setTimeout as sleep } from 'node:timers/promises';
import type { Frontier, FrontierPage, PageOutcome, PageSource } from '../domain/ports.ts';
import { FetchError, type Fetcher } from './fetch.ts';
import { type Robots, robotsForStatus } from './robots.ts';
import { type Site, createSite } from './site.ts';
import { readSitemaps } from './sitemap.ts';
import { type VisitOptions, visit } from './visit.ts';

/** Pages taken from the frontier, and recorded to it, at once. */
const BATCH = 16;
const SITEMAP_BATCH = 1_000;
/** This many failed pages in a row: the site is down, or keeps us out. */
const MAX_FAILURES = 25;
/** This many pages in a row without a product, where links are followed: a calendar, or filters without end. */
const MAX_BARREN = 1_000;
/** Longest pause between two pages that a robots.txt can ask for. */
const MAX_DELAY_SECONDS = 30;

/** Why a run cannot go on, for the shop's owner to read. */
export class CrawlFailure extends Error {}

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
  const { siteUrl, userAgent, frontier, fetcher, limits, signal } = options;
  const site = createSite(siteUrl);
  const robots = await fetchRobots(site, options);
  const allows = (url: string) => robots.allows(userAgent, url);
  if (!allows(site.url.href))
    throw new CrawlFailure(
      `The robots.txt of ${site.url.host} asks crawlers to stay out. Allow ${userAgent.split('/')[0]} there, or set crawlUserAgent to one that is allowed.`,
    );

  let source = options.source ?? (await seed(site, robots, options));
  const delay = Math.min(robots.crawlDelay(userAgent) ?? 0, MAX_DELAY_SECONDS) * 1000;
  const deadline = AbortSignal.timeout(limits.maxMinutes * 60_000);
  const walk = () =>
    walkPages(frontier, delay > 0 ? 1 : limits.hostConnections, delay, source === 'links', {
      fetcher,
      site,
      userAgent,
      allows,
      followLinks: source === 'links',
      signal: AbortSignal.any([signal, deadline]),
    });
  try {
    await walk();
    if (source === 'sitemap' && (await frontier.counts()).productsFound === 0) {
      // A sitemap of articles and categories only: the products are behind links.
      source = 'links';
      await frontier.setSource(source);
      const home = await visit(
        { url: site.url.href, depth: 0 },
        { fetcher, site, userAgent, allows, followLinks: true, signal },
      );
      await frontier.add(home.links);
      await walk();
    }
  } catch (error) {
    if (deadline.aborted && !signal.aborted)
      throw new CrawlFailure(
        `The crawl was stopped after ${limits.maxMinutes} minutes; what it found until then stays.`,
      );
    throw error;
  }
  return summary(await frontier.counts(), site);
}

function summary(counts: Awaited<ReturnType<Frontier['counts']>>, site: Site): string | null {
  if (counts.productsFound > 0) return null;
  if (counts.pagesFetched === 0) throw new CrawlFailure(`No page of ${site.url.host} could be read.`);
  return `No products were found on ${counts.pagesFetched} pages: they carry no JSON-LD or microdata of products.`;
}

async function fetchRobots(site: Site, { fetcher, userAgent, signal }: CrawlOptions): Promise<Robots> {
  try {
    const answer = await fetcher.get(new URL('/robots.txt', site.url).href, { userAgent, accept: 'text', signal });
    const robots = robotsForStatus(answer.status, new TextDecoder().decode(answer.body));
    if (answer.status >= 500 || answer.status === 429)
      throw new CrawlFailure(`${site.url.host} answers requests for its robots.txt with HTTP status ${answer.status}.`);
    return robots;
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof FetchError) throw new CrawlFailure(error.message, { cause: error });
    throw error;
  }
}

/** Puts the start pages in: those of the sitemaps, and always the home page. */
async function seed(site: Site, robots: Robots, options: CrawlOptions): Promise<PageSource> {
  const { frontier, fetcher, userAgent, limits, signal } = options;
  await frontier.add([{ url: site.url.href, depth: 0 }]);
  const named = robots.sitemaps.filter((url) => URL.canParse(url, site.url.href));
  const files = (named.length > 0 ? named : ['/sitemap.xml', '/sitemap_index.xml']).map(
    (url) => new URL(url, site.url).href,
  );
  const asBot: Pick<Fetcher, 'get'> = { get: (url, more) => fetcher.get(url, { ...more, userAgent }) };
  let batch: FrontierPage[] = [];
  let pages = 0;
  const allows = (url: string) => site.includes(url) && robots.allows(userAgent, url);
  for await (const { loc } of readSitemaps(asBot, files, {
    site: site.url,
    allows,
    maxUrls: limits.maxPages,
    signal,
  })) {
    pages += 1;
    batch.push({ url: loc, depth: 0 });
    if (batch.length < SITEMAP_BATCH) continue;
    await frontier.add(batch);
    batch = [];
  }
  await frontier.add(batch);
  const source = pages > 0 ? 'sitemap' : 'links';
  await frontier.setSource(source);
  return source;
}

/** Visits what the frontier has until nothing is left, several pages at a time, recording as it goes. */
async function walkPages(
  frontier: Frontier,
  connections: number,
  delay: number,
  bounded: boolean,
  options: VisitOptions,
): Promise<void> {
  const { signal } = options;
  const waiting: FrontierPage[] = [];
  const flying = new Set<Promise<void>>();
  const finished: PageOutcome[] = [];
  let failures = 0;
  let barren = 0;
  let fault: unknown;

  async function fly(page: FrontierPage): Promise<void> {
    try {
      finished.push(await visit(page, options));
      if (delay > 0) await sleep(delay, undefined, { signal });
    } catch (error) {
      fault ??= error;
    }
  }

  async function record(): Promise<void> {
    const outcomes = finished.splice(0);
    if (outcomes.length === 0) return;
    if (!(await frontier.record(outcomes))) throw new CrawlFailure('The run was ended.');
    for (const { status, products } of outcomes) {
      failures = status === 'failed' ? failures + 1 : 0;
      barren = products.length > 0 ? 0 : barren + 1;
    }
    if (failures >= MAX_FAILURES)
      throw new CrawlFailure(
        `${failures} pages in a row could not be fetched. The last one: ${outcomes.at(-1)?.reason}`,
      );
  }

  try {
    for (;;) {
      signal.throwIfAborted();
      if (fault) throw fault;
      if (finished.length >= BATCH || waiting.length === 0) await record();
      if (bounded && barren >= MAX_BARREN) return;
      if (waiting.length === 0) waiting.push(...(await frontier.take(BATCH)));
      while (waiting.length > 0 && flying.size < connections) {
        const flight = fly(waiting.shift() as FrontierPage);
        flying.add(flight);
        void flight.finally(() => flying.delete(flight));
      }
      if (flying.size > 0) await Promise.race(flying);
      else if (finished.length === 0) return;
    }
  } finally {
    await Promise.allSettled(flying);
  }
}
