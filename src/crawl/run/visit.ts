import { DISALLOWED } from '../../domain/crawl-report.ts';
import type { PageCause } from '../../domain/crawl-cause.ts';
import type { FrontierPage, PageOutcome } from '../../domain/crawl.ts';
import type { CrawledProduct } from '../../domain/provenance.ts';
import { FetchError, type FetchErrorCode, type FetchResult, type Fetcher } from '../http/fetch.ts';
import type { CrawledPage, SentPage } from './page-reading.ts';
import type { RenderingFetcher } from '../render/rendering-fetcher.ts';
import { isListAddress } from './list-page.ts';
import type { Site } from '../discover/site.ts';
import { TooExpensive } from '../threads/too-expensive.ts';
import { conditionalHeaders, readVersion } from '../http/conditional.ts';

/** Failures of the host rather than of one page. */
const HOST_FAILURES: ReadonlySet<FetchErrorCode> = new Set(['dns', 'connect', 'timeout', 'tls', 'protocol']);
/** Errors of addresses that are no pages of the shop. */
const SKIPPED: ReadonlySet<FetchErrorCode> = new Set(['content_type', 'elsewhere']);
const HOST_REFUSALS: ReadonlySet<number> = new Set([401, 403, 429]);

/** Shopify sends the visitors of a locked storefront there. */
const PASSWORD_PATH = '/password';

export interface VisitOptions {
  fetcher: Pick<Fetcher, 'get'>;
  site: Site;
  /** Undefined when no browser renders pages. */
  rendering?: Pick<RenderingFetcher, 'listsOf' | 'growingList'> | undefined;
  /** URLs of products that are already known for certain. */
  knownUrls: ReadonlySet<string>;
  /**
   * Reads a page that was requested; null when robots.txt disallows its final URL.
   * @throws {TooExpensive}
   */
  read: (page: SentPage, requestedUrl: string) => Promise<CrawledPage | null>;
  signal: AbortSignal;
}

/** A page's outcome, with further data for the run. */
export interface Visit extends PageOutcome {
  page: FrontierPage;
  /**
   * Products with more complete pages of their own: those in a list, or the product of which this page is a variant.
   */
  listed: readonly CrawledProduct[];
  /** The next page of this page's list. */
  next: FrontierPage | null;
  /** Further parts of its list, which scripts would add. */
  parts?: readonly FrontierPage[];
  /** True if neither markup nor the site's pattern, but only the look of the page, says that it is a product's. */
  isInferred?: boolean;
  /** True if the host is down, or blocks us. */
  isHostFailure: boolean;
}

/**
 * Fetches one page and reads its products and links. A problem with the page becomes its outcome, not an error.
 * @param isAllowed true if robots.txt allows the page
 * @throws only when the signal was aborted
 */
export async function visit(page: FrontierPage, isAllowed: boolean, options: VisitOptions): Promise<Visit> {
  const { fetcher, signal } = options;
  if (options.knownUrls.has(page.url))
    return unread(page, 'skipped', 'in_feed', 'The product feed already covers this page.');
  if (!isAllowed) return unread(page, 'skipped', 'robots', DISALLOWED);
  if (page.memory?.isFresh) return unchanged(page, 'skipped');
  try {
    const accept = isListAddress(page.url) ? 'any' : 'html';
    const sent = await fetcher.get(page.url, { accept, headers: conditionalHeaders(page), signal });
    return await readSent(page, sent, options);
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof TooExpensive) return unread(page, 'failed', 'too_expensive', error.message);
    if (!(error instanceof FetchError)) throw error;
    const status = SKIPPED.has(error.code) ? 'skipped' : 'failed';
    return unread(page, status, error.code, error.message, HOST_FAILURES.has(error.code));
  }
}

/** The addresses of the rest of a page's list, as far as a browser has found out, or may. */
function partsOf(
  { url }: FrontierPage,
  sent: FetchResult,
  mayGrow: boolean,
  rendering: VisitOptions['rendering'],
): string[] {
  const growing = mayGrow ? rendering?.growingList(url) : null;
  return [...(rendering?.listsOf(sent) ?? []), ...(growing ? [growing] : [])];
}

async function readSent(
  page: FrontierPage,
  sent: FetchResult,
  { site, knownUrls, read, rendering }: VisitOptions,
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
  if (url !== page.url && new URL(url).pathname === PASSWORD_PATH)
    return unread(page, 'failed', 'password', 'The shop asks its visitors for a password.', true);
  if (!site.owns(url))
    return unread(page, 'skipped', 'elsewhere', `The page redirects to another site, ${new URL(url).origin}.`);
  const reading = await read({ url, body, contentType }, page.url);
  if (!reading) return unread(page, 'skipped', 'robots', 'The page redirects to one that robots.txt disallows.');
  const isNew = (product: CrawledProduct) => !knownUrls.has(product.url);
  const depth = page.depth + 1;
  return {
    page,
    url: page.url,
    status: 'fetched',
    claimed: reading.claimed ?? undefined,
    version: readVersion(page, sent),
    products: reading.products.filter(isNew),
    listed: reading.listed.filter(isNew),
    next: reading.next === null ? null : { url: reading.next, depth },
    links: reading.links.map((link) => ({ url: link, depth })),
    parts: partsOf(page, sent, reading.mayGrow, rendering).map((part) => ({ url: part, depth })),
    isInferred: !reading.isMarked && (reading.byPattern ?? []).length === 0,
    isHostFailure: false,
  };
}

/** Returns the outcome of a page whose products have not changed. */
function unchanged(page: FrontierPage, status: 'fetched' | 'skipped'): Visit {
  const nothing = { products: [], listed: [], next: null, links: [], isHostFailure: false };
  return { page, url: page.url, status, cause: 'unchanged', isUnchanged: true, ...nothing };
}

/** The outcome of a page that could not be read or was skipped. */
export function unread(
  page: FrontierPage,
  status: 'failed' | 'skipped',
  cause: PageCause,
  reason: string,
  isHostFailure = false,
): Visit {
  return { page, url: page.url, status, cause, reason, products: [], listed: [], next: null, links: [], isHostFailure };
}
