import { LEFT_OUT } from '../domain/crawl-care.ts';
import type { FrontierPage, PageOutcome } from '../domain/crawl.ts';
import type { CrawledProduct } from '../domain/provenance.ts';
import { decodeHtml } from './charset.ts';
import type { PageReading } from './extract/index.ts';
import { nextPageOf } from './extract/next-page.ts';
import type { Page } from './extract/page.ts';
import { releaseBody } from './fetch-body.ts';
import { FetchError, type FetchErrorCode, type FetchResult, type Fetcher } from './fetch.ts';
import { admit } from './intake.ts';
import { type Site, pageAddress } from './site.ts';
import { conditions, versionOf } from './version.ts';

/** Failures of the host rather than of one page. */
const HOST_FAILURES: ReadonlySet<FetchErrorCode> = new Set(['dns', 'connect', 'timeout', 'tls', 'protocol']);
const HOST_REFUSALS: ReadonlySet<number> = new Set([401, 403, 429]);

export interface VisitOptions {
  fetcher: Pick<Fetcher, 'get'>;
  site: Site;
  allows: (url: string) => boolean;
  /** The page address of a link that may be followed. */
  followable: (url: string) => string | null;
  /** Addresses of products that are known for certain already. */
  told: ReadonlySet<string>;
  /** Reads a page's products by markup and looks, and by the site's pattern where there is one. */
  read: (html: string, url: string) => PageReading | Promise<PageReading>;
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
 * @throws only when the signal was aborted
 */
export async function visit(page: FrontierPage, options: VisitOptions): Promise<Visit> {
  const { fetcher, site, allows, told, signal } = options;
  if (told.has(page.url)) return unread(page, 'skipped', 'told', "The shop's own list has told of this page.");
  if (!allows(page.url)) return unread(page, 'skipped', 'robots', LEFT_OUT);
  if (page.memory?.isFresh) return unchanged(page, 'skipped');
  let result: FetchResult;
  try {
    result = await fetcher.get(page.url, { accept: 'html', headers: conditions(page), signal });
  } catch (error) {
    signal.throwIfAborted();
    if (!(error instanceof FetchError)) throw error;
    const status = error.code === 'content_type' ? 'skipped' : 'failed';
    return unread(page, status, error.code, error.message, HOST_FAILURES.has(error.code));
  }
  const { status, url } = result;
  if (status === 304 && page.memory) return unchanged(page, 'fetched');
  if (status >= 400)
    return unread(
      page,
      'failed',
      `http_${status}`,
      `The page answered with HTTP status ${status}.`,
      status >= 500 || HOST_REFUSALS.has(status),
    );
  if (!site.owns(url))
    return unread(page, 'skipped', 'elsewhere', `The page leads to another site, ${new URL(url).origin}.`);
  if (!allows(url))
    return unread(page, 'skipped', 'robots', 'The page leads to one that robots.txt asks crawlers to leave out.');
  const html = decodeHtml(result.body, result.contentType);
  releaseBody(result.body);
  const { products, page: read } = await options.read(html, url);
  const admitted = products
    .flatMap((product) => admit(product, site) ?? [])
    .filter(({ url: product }) => !told.has(product));
  const own = new Set([page.url, url, isViewOf(url, read.canonical) ? url : (read.canonical ?? url)].map(pageAddress));
  const ownProducts = admitted.filter((product) => own.has(product.url));
  // What goes on on a product's page are its reviews.
  const isList = ownProducts.length === 0 && !read.nofollow;
  return {
    page,
    url: page.url,
    status: 'fetched',
    version: versionOf(page, result),
    products: ownProducts,
    listed: admitted.filter((product) => !own.has(product.url)),
    next: isList ? nextOf(read, page.depth + 1, options.followable) : null,
    links: read.nofollow ? [] : linksOf(read.links, page.depth + 1, options.followable),
    isHostFailure: false,
  };
}

/** Whether the page shows another in one colour or size: the same path, and a query that the other leaves out. */
function isViewOf(url: string, canonical: string | null): boolean {
  if (canonical === null) return false;
  const [page, main] = [new URL(url), new URL(pageAddress(canonical))];
  return page.pathname === main.pathname && new URL(pageAddress(url)).search !== main.search;
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

function nextOf(page: Page, depth: number, followable: VisitOptions['followable']): FrontierPage | null {
  const next = nextPageOf(page);
  const url = next === null ? null : followable(next);
  return url === null ? null : { url, depth };
}

/** The page's links within the site, each once. */
function linksOf(links: Page['links'], depth: number, followable: VisitOptions['followable']): FrontierPage[] {
  const urls = links.map(({ url, rel }) => (rel?.includes('nofollow') ? null : followable(url)));
  return [...new Set(urls)].flatMap((url) => (url === null ? [] : [{ url, depth }]));
}
