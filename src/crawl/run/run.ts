import { randomUUID } from 'node:crypto';
import type { FeedName, Frontier, HostBudget, PageSource } from '../../domain/crawl.ts';
import { CrawlFailure } from './failure.ts';
import type { Fetcher } from '../http/fetch.ts';
import { throttledFetcher } from '../http/throttle.ts';
import { prefetchingFetcher } from '../http/prefetch.ts';
import { restrictToLanguage } from '../discover/locale.ts';
import type { FeedPlan } from '../platform/feed.ts';
import { type FindOptions, type HomeOptions, findFeed, openHome } from '../platform/find.ts';
import { visitFeed } from '../platform/visit-feed.ts';
import { type PatternReaderOptions, openPatternReader } from '../pattern/reader.ts';
import { type SamplingOptions, forgetting, sampleSite } from '../pattern/sampling.ts';
import { createRenderingFetcher } from '../render/rendering-fetcher.ts';
import type { Renderer } from '../render/renderer.ts';
import { fetchRobots, seed } from '../discover/seed-urls.ts';
import { createSite } from '../discover/site.ts';
import type { SiteRules } from '../discover/site-rules.ts';
import { type Reader, readHere } from '../threads/reader.ts';
import { TooExpensive } from '../threads/too-expensive.ts';
import { type VisitOptions, visit } from './visit.ts';
import { type WalkOptions, walkPages } from './walk.ts';

export { CrawlFailure } from './failure.ts';

/** Pages rendered on trial. */
const FEW_PAGES = 8;
/** Maximum crawl delay that a robots.txt can set. */
const MAX_DELAY_SECONDS = 30;
/** Most disallowed URLs recorded. */
const MAX_DISALLOWED = 5_000;

export interface CrawlLimits {
  maxPages: number;
  maxMinutes: number;
  /** Maximum concurrent requests. */
  hostConnections: number;
}

export type PatternOptions = Omit<PatternReaderOptions, 'reader' | 'rules' | 'signal'>;

export interface CrawlOptions {
  siteUrl: string;
  userAgent: string;
  /** The source of the pages, if an earlier worker determined it. */
  source: PageSource | null;
  frontier: Frontier;
  fetcher: Pick<Fetcher, 'get'>;
  /** Shared with other runs; without it, this run has a budget of its own. */
  budget?: HostBudget | undefined;
  limits: CrawlLimits;
  /** For the method ai: the site's known pattern, and the model that helps to find it. */
  patterns?: PatternOptions | undefined;
  /** Renders pages that need JavaScript; without it they are read as sent. */
  renderer?: Renderer | undefined;
  /** Parses the site's responses on other threads; without it, on this one. */
  reader?: Reader | undefined;
  signal: AbortSignal;
}

/**
 * Crawls a storefront for products: the feed of its e-commerce platform, or the pages in its sitemaps, or else those
 * found by following links.
 * @returns advice for the owner of a run that found nothing; null when all is well
 * @throws {CrawlFailure} when the run cannot continue; the signal's reason when it was aborted
 */
export async function crawlSite(options: CrawlOptions): Promise<string | null> {
  const { maxMinutes } = options.limits;
  const deadline = AbortSignal.timeout(Math.ceil(maxMinutes * 60_000));
  try {
    return await crawl({ ...options, signal: AbortSignal.any([options.signal, deadline]) });
  } catch (error) {
    // Pages, lists and sitemaps that are too expensive are skipped.
    if (error instanceof TooExpensive)
      throw new CrawlFailure(`The robots.txt of ${new URL(options.siteUrl).host} is too complex. ${error.message}`);
    if (!deadline.aborted || options.signal.aborted || error instanceof CrawlFailure) throw error;
    throw new CrawlFailure(`The crawl was stopped after ${maxMinutes} minutes. Products found so far are kept.`);
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
  const whole = createSite(siteUrl);
  const { host, href } = whole.url;
  if (!whole.includes(href))
    throw new CrawlFailure(
      `siteUrl cannot be crawled: ${href.slice(0, 200)}. Set it to the home page of the storefront.`,
    );
  const { reader = readHere } = options;
  const throttled = throttledFetcher(options.fetcher, userAgent, options.budget);
  const fetcher = prefetchingFetcher(throttled);
  const open = { fetcher, site: whole, reader, userAgent, signal };
  const { rules, sitemaps, plans, delay } = await openSite(open, (ms) => throttled.slowTo(ms));
  const site = restrictToLanguage(whole, rules.otherLanguages);
  const allowed = (urls: string[]) => reader('allowed', { rules, urls }, { signal });
  const common = { fetcher, frontier, site, reader, rules, allowed, signal, maxPages: limits.maxPages };
  const connections = delay > 0 ? 1 : limits.hostConnections;
  const knownUrls = new Set<string>();
  let { source } = options;
  if (source === null || isFeed(source)) {
    const isResumed = source !== null;
    const walk = (visitPage: WalkOptions['visit']) =>
      walkPages({ ...common, connections, visit: visitPage, followLinks: true, isResumed });
    if (await readFeed({ ...common, plans, knownUrls, walk }, source)) return null;
    source = null;
  }
  const isResumed = source !== null;
  const disallowed = new Set<string>();
  const onDisallowed = (urls: readonly string[]) => {
    for (const url of urls) if (disallowed.size < MAX_DISALLOWED) disallowed.add(url);
  };
  source ??= await seed({ ...common, onDisallowed, sitemaps });
  const canFetch = async (url: string) => site.owns(url) && (await allowed([url])).length > 0;
  const drawn =
    options.renderer && createRenderingFetcher({ fetcher, renderer: options.renderer, canFetch, delay, reader });
  const pages = { ...common, fetcher: drawn ?? fetcher };
  const sampled = options.patterns && (await readByPattern({ ...pages, connections }, options.patterns));
  const readPage: VisitOptions['read'] = (page, asked) =>
    reader('page', { ...page, rules, asked, pattern: null }, { signal, giveAway: page.body });
  const read: VisitOptions['read'] = async (page, asked) => {
    const reading = await (sampled?.read ?? readPage)(page, asked);
    onDisallowed(reading?.disallowed ?? []);
    return reading;
  };
  const visitOptions = { ...pages, knownUrls, ...sampled, read };
  const walk = (followLinks: boolean) =>
    walkPages({
      ...common,
      connections,
      ...sampled,
      visit: (page, isAllowed) => visit(page, isAllowed, visitOptions),
      followLinks,
      isResumed,
    });
  let reason = await walk(source === 'links');
  // If nothing was found, scripts may fill the lists: render a few pages on trial, and then all.
  for (const most of drawn ? [FEW_PAGES, limits.maxPages] : []) {
    const hasFound = (await frontier.counts()).productsFound > 0;
    const again = hasFound === most > FEW_PAGES ? (drawn?.again(most) ?? []) : [];
    if (again.length === 0) break;
    await frontier.add(again.map((url) => ({ url, depth: 0 })));
    reason = await walk(true);
  }
  await frontier.recordDisallowed([...disallowed]);
  const { productsFound, pagesFetched } = await frontier.counts();
  const missing = drawn?.missingBrowser() ?? null;
  const notes = [sampled?.note() ?? null, missing !== null && missing.pages > pagesFetched ? missing.message : null];
  if (productsFound > 0) return joined(notes);
  if (pagesFetched === 0)
    throw new CrawlFailure(`No page of ${host} could be read. Last error: ${reason ?? 'unknown'}`);
  return joined([...notes.slice(0, 1), missing?.message ?? nothingFound(pagesFetched, options.patterns !== undefined)]);
}

/** @param isByPattern true if the run tried to learn the site's pattern */
function nothingFound(pages: number, isByPattern: boolean): string {
  const looked =
    'there is no readable feed of an e-commerce platform, and no page has product markup or a visible product with a price';
  const also = isByPattern ? ', nor do the pages share a pattern' : '';
  const next = isByPattern ? 'Import a feed file' : 'Crawl with method ai, import a feed file';
  return `No products were found on ${pages} pages: ${looked}${also}. ${next}, or set siteUrl to the home page of the shop.`;
}

interface OpenOptions extends HomeOptions {
  userAgent: string;
}

/**
 * Reads a site's robots.txt and home page before its other pages.
 * @param slowTo called with the crawl delay of robots.txt, in milliseconds
 * @throws {CrawlFailure} when it disallows crawling
 */
async function openSite({ userAgent, ...options }: OpenOptions, slowTo: (ms: number) => void) {
  const { fetcher, site, reader, signal } = options;
  const { host, href } = site.url;
  const known = { siteUrl: href, userAgent, robots: await fetchRobots(fetcher, site, signal) };
  const ofRobots: SiteRules = { ...known, id: randomUUID(), otherLanguages: null };
  const { isAllowed, crawlDelay, sitemaps } = await reader('robots', { rules: ofRobots, url: href }, { signal });
  if (!isAllowed)
    throw new CrawlFailure(
      `The robots.txt of ${host} disallows crawling. Allow ${userAgent.split('/')[0]} there, or set crawlUserAgent to one that is allowed.`,
    );
  const delay = Math.min(crawlDelay ?? 0, MAX_DELAY_SECONDS) * 1000;
  slowTo(delay);
  const { otherLanguages, plans } = await openHome(options);
  const rules: SiteRules = { ...known, id: randomUUID(), otherLanguages };
  return { rules, sitemaps, plans, delay };
}

/**
 * Learns the site's pattern and returns how the crawl continues: a reader, and the frontier and fetcher left by
 * sampling.
 */
async function readByPattern(options: Omit<SamplingOptions, 'rereads'>, patterns: PatternOptions) {
  const { signal, reader, rules } = options;
  const rereads = patterns.kept?.siteUrl !== rules.siteUrl || patterns.kept.pattern === null;
  const { pages, frontier, fetcher } = await sampleSite({ ...options, rereads });
  const { read, isNew, note } = await openPatternReader(pages, { ...patterns, reader, rules, signal });
  return { frontier: isNew ? forgetting(frontier) : frontier, fetcher, read, note };
}

interface FeedOptions extends FindOptions {
  frontier: Frontier;
  plans: readonly FeedPlan[];
  maxPages: number;
  knownUrls: Set<string>;
  walk: (visitPage: WalkOptions['visit']) => Promise<unknown>;
}

/**
 * Reads the shop's product feed, if it has one. A failed page ends it, whichever worker requested it.
 * @param begun the feed that an earlier worker used
 * @returns false when the shop's pages have to be read, instead of the feed or for the products it lacks
 */
async function readFeed({ walk, plans, ...options }: FeedOptions, begun: FeedName | null): Promise<boolean> {
  const { frontier, maxPages } = options;
  const hasFailed = async () => (await frontier.counts()).pagesFailed > 0;
  const feed = begun !== null && (await hasFailed()) ? null : await findFeed(options, plans, begun);
  if (!feed) return false;
  if (begun === null) {
    await frontier.add([{ url: feed.address(1), depth: 0 }]);
    await frontier.setSource(feed.name);
  }
  await walk((page) => visitFeed(page, { ...options, feed, maxProducts: maxPages }));
  return !(await hasFailed()) && (await frontier.counts()).productsFound > 0;
}

const joined = (notes: (string | null)[]): string | null => notes.filter((note) => note !== null).join(' ') || null;

const isFeed = (source: PageSource): source is FeedName => source !== 'sitemap' && source !== 'links';
