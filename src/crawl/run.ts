import type { FeedName, Frontier, HostBudget, PageSource } from '../domain/crawl.ts';
import { CrawlFailure } from './failure.ts';
import type { Fetcher } from './fetch.ts';
import { patientFetcher } from './patience.ts';
import { eagerFetcher } from './platform/ahead.ts';
import { inOneLanguage } from './language.ts';
import { type FindOptions, findFeed } from './platform/find.ts';
import { visitFeed } from './platform/visit-feed.ts';
import { type PatternReaderOptions, openPatternReader } from './pattern/reader.ts';
import { type SamplingOptions, forgetting, sampleSite } from './pattern/sampling.ts';
import { readPage } from './extract/index.ts';
import { drawnPages } from './render/drawn-pages.ts';
import type { Renderer } from './render/renderer.ts';
import { fetchRobots, seed } from './seed.ts';
import { createLinkReader, createSite, pageAddress } from './site.ts';
import { visit } from './visit.ts';
import { type WalkOptions, walkPages } from './walk.ts';

export { CrawlFailure } from './failure.ts';

/** Pages drawn on trial. */
const FEW_PAGES = 8;
/** Longest pause between two pages that a robots.txt can ask for. */
const MAX_DELAY_SECONDS = 30;
/** Addresses that are noted because robots.txt keeps us out of them. */
const MOST_LEFT_OUT = 5_000;

export interface CrawlLimits {
  maxPages: number;
  maxMinutes: number;
  /** Requests under way at once. */
  hostConnections: number;
}

export type PatternOptions = Omit<PatternReaderOptions, 'siteUrl' | 'signal'>;

export interface CrawlOptions {
  siteUrl: string;
  userAgent: string;
  /** Where the pages come from, if an earlier worker found out. */
  source: PageSource | null;
  frontier: Frontier;
  fetcher: Pick<Fetcher, 'get'>;
  /** Shared with other runs; without it, this run is alone. */
  budget?: HostBudget | undefined;
  limits: CrawlLimits;
  /** For the method ai: what is known of the site's pattern, and who helps to find it. */
  patterns?: PatternOptions | undefined;
  /** Draws pages that scripts make; without it they are read as they are sent. */
  renderer?: Renderer | undefined;
  signal: AbortSignal;
}

/**
 * Crawls a storefront for products: the list that its shop system gives, or the pages of its sitemaps, or else those that
 * its links lead to.
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
  const whole = createSite(siteUrl);
  const { host, href } = whole.url;
  if (!whole.includes(href))
    throw new CrawlFailure(`No shop begins at ${href.slice(0, 200)}. Set siteUrl to its home page.`);
  const patient = patientFetcher(options.fetcher, userAgent, options.budget);
  const fetcher = eagerFetcher(patient);
  const robots = await fetchRobots(fetcher, whole, signal);
  const allows = (url: string) => robots.allows(userAgent, url);
  if (!allows(href))
    throw new CrawlFailure(
      `The robots.txt of ${host} asks crawlers to stay out. Allow ${userAgent.split('/')[0]} there, or set crawlUserAgent to one that is allowed.`,
    );
  const delay = Math.min(robots.crawlDelay(userAgent) ?? 0, MAX_DELAY_SECONDS) * 1000;
  patient.slowTo(delay);
  const site = await inOneLanguage(whole, fetcher, signal);
  const common = { fetcher, frontier, site, allows, signal, maxPages: limits.maxPages };
  const connections = delay > 0 ? 1 : limits.hostConnections;
  const told = new Set<string>();
  let { source } = options;
  if (source === null || isFeed(source)) {
    const isResumed = source !== null;
    const walk = (visitPage: WalkOptions['visit']) =>
      walkPages({ ...common, connections, visit: visitPage, followLinks: true, isResumed });
    if (await readFeed({ ...common, told, walk }, source)) return null;
    source = null;
  }
  const isResumed = source !== null;
  const leftOut = new Set<string>();
  const lets = (url: string) => {
    const isAllowed = allows(url);
    if (!isAllowed && leftOut.size < MOST_LEFT_OUT) leftOut.add(pageAddress(url));
    return isAllowed;
  };
  source ??= await seed({ ...common, allows: lets, sitemaps: robots.sitemaps });
  const followable = createLinkReader(site, lets);
  const mayRead = (url: string) => site.owns(url) && allows(url);
  const drawn = options.renderer && drawnPages({ fetcher, renderer: options.renderer, mayRead, delay });
  const pages = { ...common, fetcher: drawn ?? fetcher };
  const sampled = options.patterns && (await readByPattern({ ...pages, connections, followable }, options.patterns));
  const visitOptions = { read: readPage, ...pages, followable, told, ...sampled };
  const walk = (followLinks: boolean) =>
    walkPages({
      ...common,
      connections,
      ...sampled,
      visit: (page) => visit(page, visitOptions),
      followLinks,
      isResumed,
    });
  let reason = await walk(source === 'links');
  // Where nothing was found, scripts may fill the lists: a few pages tell, and then all are drawn.
  for (const most of drawn ? [FEW_PAGES, limits.maxPages] : []) {
    const hasFound = (await frontier.counts()).productsFound > 0;
    const again = hasFound === most > FEW_PAGES ? (drawn?.again(most) ?? []) : [];
    if (again.length === 0) break;
    await frontier.add(again.map((url) => ({ url, depth: 0 })));
    reason = await walk(true);
  }
  await frontier.leaveOut([...leftOut]);
  const { productsFound, pagesFetched } = await frontier.counts();
  const lack = drawn?.lack() ?? null;
  if (productsFound > 0) return lack !== null && lack.pages > pagesFetched ? lack.message : null;
  if (pagesFetched === 0)
    throw new CrawlFailure(`No page of ${host} could be read. The last one: ${reason ?? 'unknown'}`);
  return lack?.message ?? nothingFound(pagesFetched, options.patterns !== undefined);
}

/** @param isByPattern whether it was tried to learn where the site's pages say what */
function nothingFound(pages: number, isByPattern: boolean): string {
  const looked =
    'no list of a shop system could be read, and no page carries markup of a product or shows one with its price';
  const also = isByPattern ? '; nor do the pages share a pattern' : '';
  const next = isByPattern ? 'Import a feed file' : 'Crawl with method ai, import a feed file';
  return `No products were found on ${pages} pages: ${looked}${also}. ${next}, or set siteUrl to where the shop begins.`;
}

/** What the crawl goes on with once the site's pattern is known: a reader, and what sampling took and fetched. */
async function readByPattern(options: Omit<SamplingOptions, 'rereads'>, patterns: PatternOptions) {
  const { signal, site } = options;
  const siteUrl = site.url.href;
  const rereads = patterns.kept?.siteUrl !== siteUrl || patterns.kept.pattern === null;
  const { pages, frontier, fetcher } = await sampleSite({ ...options, rereads });
  const { read, isNew } = await openPatternReader(pages, { ...patterns, siteUrl, signal });
  return { frontier: isNew ? forgetting(frontier) : frontier, fetcher, read };
}

interface FeedOptions extends FindOptions {
  frontier: Frontier;
  maxPages: number;
  told: Set<string>;
  walk: (visitPage: WalkOptions['visit']) => Promise<unknown>;
}

/**
 * Reads the shop's own list, where there is one. A page that fails ends it, whichever worker asked for it.
 * @param begun the list that an earlier worker went by
 * @returns false where the shop's pages have to be read instead, or for what the list did not tell
 */
async function readFeed({ walk, ...options }: FeedOptions, begun: FeedName | null): Promise<boolean> {
  const { frontier, maxPages } = options;
  const hasFailed = async () => (await frontier.counts()).pagesFailed > 0;
  const feed = begun !== null && (await hasFailed()) ? null : await findFeed(options, begun);
  if (!feed) return false;
  if (begun === null) {
    await frontier.add([{ url: feed.address(1), depth: 0 }]);
    await frontier.setSource(feed.name);
  }
  await walk((page) => visitFeed(page, { ...options, feed, maxProducts: maxPages }));
  return !(await hasFailed()) && (await frontier.counts()).productsFound > 0;
}

const isFeed = (source: PageSource): source is FeedName => source !== 'sitemap' && source !== 'links';
