import { DISALLOWED } from '../../domain/crawl-report.ts';
import type { FrontierPage, PageOutcome } from '../../domain/crawl.ts';
import type { CrawledProduct } from '../../domain/provenance.ts';
import { FetchError, type FetchErrorCode, type FetchResult, type Fetcher } from '../http/fetch.ts';
import type { PageReading, SentPage } from './page-reading.ts';
import type { Site } from '../discover/site.ts';
import { TooExpensive } from '../threads/too-expensive.ts';
import { conditions, versionOf } from '../http/conditional.ts';

/** Failures of the host rather than of one page. */
const HOST_FAILURES: ReadonlySet<FetchErrorCode> = new Set(['dns', 'connect', 'timeout', 'tls', 'protocol']);
const HOST_REFUSALS: ReadonlySet<number> = new Set([401, 403, 429]);

export interface VisitOptions {
  fetcher: Pick<Fetcher, 'get'>;
  site: Site;
  /** Addresses of products that are known for certain already. */
  knownUrls: ReadonlySet<string>;
  /**
   * Reads what was sent for a page that was asked for; null where that is one which robots.txt forbids.
   * @throws {TooExpensive}
   */
  read: (page: SentPage, asked: string) => Promise<PageReading | null>;
  signal: AbortSignal;
}

/** A page's outcome, and what the run has to know besides. */
export interface Visit extends PageOutcome {
  page: FrontierPage;
  /** Products that have pages of their own, which know more of them: those of a list, the one this page is a view of. */
  listed: readonly CrawledProduct[];
  /** Where the list on this page goes on. */
  next: FrontierPage | null;
  /** The host is down, or keeps us out. */
  isHostFailure: boolean;
}

/**
 * Fetches one page and reads its products and links. Whatever is wrong with the page is its outcome, not an error.
 * @param isAllowed whether robots.txt lets the page be read
 * @throws only when the signal was aborted
 */
export async function visit(page: FrontierPage, isAllowed: boolean, options: VisitOptions): Promise<Visit> {
  const { fetcher, signal } = options;
  if (options.knownUrls.has(page.url))
    return unread(page, 'skipped', 'told', 'The product feed already covers this page.');
  if (!isAllowed) return unread(page, 'skipped', 'robots', DISALLOWED);
  if (page.memory?.isFresh) return unchanged(page, 'skipped');
  try {
    const sent = await fetcher.get(page.url, { accept: 'html', headers: conditions(page), signal });
    return await readSent(page, sent, options);
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof TooExpensive) return unread(page, 'failed', 'too_expensive', error.message);
    if (!(error instanceof FetchError)) throw error;
    const status = error.code === 'content_type' ? 'skipped' : 'failed';
    return unread(page, status, error.code, error.message, HOST_FAILURES.has(error.code));
  }
}

async function readSent(
  page: FrontierPage,
  sent: FetchResult,
  { site, knownUrls, read }: VisitOptions,
): Promise<Visit> {
  const { status, url, body, contentType } = sent;
  if (status === 304 && page.memory) return unchanged(page, 'fetched');
  if (status >= 400)
    return unread(
      page,
      'failed',
      `http_${status}`,
      `The page returned HTTP status ${status}.`,
      status >= 500 || HOST_REFUSALS.has(status),
    );
  if (!site.owns(url))
    return unread(page, 'skipped', 'elsewhere', `The page redirects to another site, ${new URL(url).origin}.`);
  const reading = await read({ url, body, contentType }, page.url);
  if (!reading) return unread(page, 'skipped', 'robots', 'The page redirects to one that robots.txt disallows.');
  const isNews = (product: CrawledProduct) => !knownUrls.has(product.url);
  const depth = page.depth + 1;
  return {
    page,
    url: page.url,
    status: 'fetched',
    version: versionOf(page, sent),
    products: reading.products.filter(isNews),
    listed: reading.listed.filter(isNews),
    next: reading.next === null ? null : { url: reading.next, depth },
    links: reading.links.map((link) => ({ url: link, depth })),
    isHostFailure: false,
  };
}

/** The outcome of a page whose products are as they were. */
function unchanged(page: FrontierPage, status: 'fetched' | 'skipped'): Visit {
  const nothing = { products: [], listed: [], next: null, links: [], isHostFailure: false };
  return { page, url: page.url, status, cause: 'unchanged', isUnchanged: true, ...nothing };
}

/** The outcome of a page that could not or should not be read. */
export function unread(
  page: FrontierPage,
  status: 'failed' | 'skipped',
  cause: string,
  reason: string,
  isHostFailure = false,
): Visit {
  return { page, url: page.url, status, cause, reason, products: [], listed: [], next: null, links: [], isHostFailure };
}
