import { TooExpensive } from '../threads/too-expensive.ts';
import { discover } from './discover.ts';
import { CrawlFailure } from './failure.ts';
import type { CrawlOptions } from './options.ts';
import type { LastError } from './recorder.ts';
import { type SampledRun, sample } from './sample.ts';
import { visit } from './visit.ts';
import { walkPages } from './walk.ts';
import { type CrawlNote, countOf, crawlNote, noteOf } from '../../domain/crawl-note.ts';
import { createQuarantine } from './quarantine.ts';
import { MINUTE_MS } from '../../domain/durations.ts';

export { CrawlFailure } from './failure.ts';
export type { CrawlLimits, CrawlOptions, PatternOptions } from './options.ts';

/** Pages rendered on trial. */
const MAX_TRIAL_PAGES = 8;

/**
 * Crawls a storefront for products: the feed of its e-commerce platform, or the pages in its sitemaps, or else those
 * found by following links.
 * @returns notes for the shop's owner
 * @throws {CrawlFailure} when the run cannot continue; the signal's reason when it was aborted
 */
export async function crawlSite({ earlier, ...options }: CrawlOptions): Promise<CrawlNote[]> {
  if (!earlier) return crawlInTime(options);
  const frontier = createQuarantine(options.frontier, earlier);
  try {
    return await crawlInTime({ ...options, frontier });
  } finally {
    // The pages of an interrupted run are read again by the next worker.
    if (!options.signal.aborted) await frontier.release();
  }
}

async function crawlInTime(options: CrawlOptions): Promise<CrawlNote[]> {
  const { maxMinutes } = options.limits;
  const deadline = AbortSignal.timeout(Math.ceil(maxMinutes * MINUTE_MS));
  try {
    return await crawl({ ...options, signal: AbortSignal.any([options.signal, deadline]) });
  } catch (error) {
    // Pages, feeds and sitemaps that are too expensive are skipped.
    if (error instanceof TooExpensive)
      throw new CrawlFailure(
        'too_expensive',
        `The robots.txt of ${new URL(options.siteUrl).host} is too complex. ${error.message}`,
      );
    if (!deadline.aborted || options.signal.aborted || error instanceof CrawlFailure) throw error;
    throw new CrawlFailure(
      'time_limit',
      `The crawl was stopped after ${maxMinutes} minutes. Products found so far are kept.`,
    );
  }
}

async function crawl(options: CrawlOptions): Promise<CrawlNote[]> {
  const discovered = await discover(options);
  if (!discovered) return []; // the product feed has everything
  const sampled = await sample(discovered, options);
  const lastError = await walk(sampled, sampled.source === 'links');
  return conclude(sampled, await renderIfNothingFound(sampled, lastError));
}

/** Visits all pages. Returns the reason why the last unread page could not be read, if there was one. */
function walk(run: SampledRun, followLinks: boolean): Promise<LastError | undefined> {
  return walkPages({ ...run, followLinks, visit: (page, isAllowed) => visit(page, isAllowed, run) });
}

/** Scripts may fill the shop's lists: if nothing was found, renders a few pages on trial, and then all. */
async function renderIfNothingFound(run: SampledRun, lastError: LastError | undefined): Promise<LastError | undefined> {
  const { frontier, rendering, maxPages } = run;
  const render = async (count: number): Promise<boolean> => {
    const urls = rendering?.renderAll(count) ?? [];
    if (urls.length === 0) return false;
    await frontier.add(urls.map((url) => ({ url, depth: 0 })));
    lastError = await walk(run, true);
    return hasProducts(run);
  };
  if (!(await hasProducts(run)) && (await render(MAX_TRIAL_PAGES))) await render(maxPages);
  return lastError;
}

async function hasProducts({ frontier }: SampledRun): Promise<boolean> {
  return (await frontier.counts()).productsFound > 0;
}

/**
 * Records the disallowed pages, and returns notes for the owner.
 * @throws {CrawlFailure} when no page could be read
 */
async function conclude(run: SampledRun, lastError: LastError | undefined): Promise<CrawlNote[]> {
  const { frontier, site, disallowed, rendering, learning } = run;
  await frontier.recordDisallowed([...disallowed]);
  const { productsFound, pagesFetched } = await frontier.counts();
  const missing = rendering?.missingBrowser() ?? null;
  const learned = noteOf('pattern', learning?.note());
  const unrendered = missing ? noteOf('no_browser', missing.message, { count: missing.pages }) : [];
  if (productsFound > 0) return missing && missing.pages > pagesFetched ? [...learned, ...unrendered] : learned;
  if (pagesFetched === 0)
    throw new CrawlFailure(
      lastError?.cause ?? null,
      `No page of ${site.url.host} could be read. Last error: ${lastError?.reason ?? 'unknown'}`,
    );
  return [...learned, ...(missing ? unrendered : [explainNothingFound(pagesFetched, learning !== undefined)])];
}

/** @param triedPattern true if the run tried to learn the site's pattern */
function explainNothingFound(pages: number, triedPattern: boolean): CrawlNote {
  const looked =
    'there is no readable feed of an e-commerce platform, and no page has product markup or a visible product with a price';
  const also = triedPattern ? ', nor do the pages share a pattern' : '';
  return crawlNote({
    kind: 'nothing_found',
    count: pages,
    text: `No products were found on ${countOf(pages, 'page')}: ${looked}${also}. Check that the assistant has the address of the shop’s home page.`,
    suggestion: triedPattern ? 'feed' : 'ai',
  });
}
