import { setTimeout as sleep } from 'node:timers/promises';
import type { FrontierPage, PageOutcome } from '../domain/ports.ts';
import { pageIdentity } from '../domain/url.ts';
import { decodeHtml } from './charset.ts';
import { readPage } from './extract/index.ts';
import { FetchError, type FetchResult, type Fetcher } from './fetch.ts';
import type { Site } from './site.ts';

/** Tries for a page whose host asks for patience (429, 503). */
const TRIES = 3;
const MAX_WAIT_MS = 60_000;
/** Steps from the home page; what is deeper is reached from elsewhere or not meant to be. */
const MAX_DEPTH = 12;

export interface VisitOptions {
  fetcher: Pick<Fetcher, 'get'>;
  site: Site;
  userAgent: string;
  allows: (url: string) => boolean;
  followLinks: boolean;
  signal: AbortSignal;
}

/**
 * Fetches one page and reads its products and links. Whatever is wrong with the page is its outcome, not an error.
 * @throws only when the signal was aborted
 */
export async function visit(page: FrontierPage, options: VisitOptions): Promise<PageOutcome> {
  const ended = (status: 'failed' | 'skipped', reason: string): PageOutcome => ({
    url: page.url,
    status,
    reason,
    products: [],
    links: [],
  });
  if (!options.allows(page.url)) return ended('skipped', 'robots.txt asks crawlers to leave this page out.');
  let result: FetchResult;
  try {
    result = await getPatiently(page.url, options);
  } catch (error) {
    options.signal.throwIfAborted();
    if (!(error instanceof FetchError)) throw error;
    return ended(error.code === 'content_type' ? 'skipped' : 'failed', error.message);
  }
  if (result.status >= 400) return ended('failed', `The page answered with HTTP status ${result.status}.`);
  if (!options.site.includes(result.url)) return ended('skipped', 'The page leads to another site.');
  const { products, page: read } = readPage(decodeHtml(result.body, result.contentType), result.url);
  const follow = options.followLinks && page.depth < MAX_DEPTH && !read.nofollow;
  return {
    url: page.url,
    status: 'fetched',
    products,
    links: follow ? linksOf(read.links, page.depth + 1, options) : [],
  };
}

/** The page's links within the site, each once under the form that tells pages apart. */
function linksOf(
  links: readonly { url: string; rel?: string }[],
  depth: number,
  { site, allows }: Pick<VisitOptions, 'site' | 'allows'>,
): FrontierPage[] {
  const urls = links
    .filter(({ url, rel }) => !/\bnofollow\b/i.test(rel ?? '') && site.includes(url))
    .map(({ url }) => pageIdentity(url));
  return [...new Set(urls)].filter(allows).map((url) => ({ url, depth }));
}

async function getPatiently(url: string, { fetcher, userAgent, signal }: VisitOptions): Promise<FetchResult> {
  for (let attempt = 1; ; attempt++) {
    const result = await fetcher.get(url, { userAgent, accept: 'html', signal });
    if ((result.status !== 429 && result.status !== 503) || attempt === TRIES) return result;
    await sleep(retryAfter(result.headers.get('retry-after')) ?? attempt * 2_000, undefined, { signal });
  }
}

/** Retry-After in milliseconds, from seconds or a date (RFC 9110 section 10.2.3), bounded. */
function retryAfter(value: string | null): number | undefined {
  if (value === null) return undefined;
  const ms = /^\d+$/.test(value.trim()) ? Number(value) * 1000 : Date.parse(value) - Date.now();
  return Number.isNaN(ms) ? undefined : Math.min(Math.max(ms, 0), MAX_WAIT_MS);
}
