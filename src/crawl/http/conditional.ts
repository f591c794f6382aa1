import type { FrontierPage, PageOutcome } from '../../domain/crawl.ts';
import type { FetchOptions, FetchResult } from './fetch.ts';
import { DAY_MS } from '../../domain/durations.ts';

/** Sitemaps write days without a time zone: a day is over everywhere this long after it began in UTC. */
const WHOLE_DAY_MS = 1.5 * DAY_MS;
const MAX_LENGTH = 500;

/** Headers of a conditional request, so that the shop sends the page only if it has changed (RFC 9110 section 13.1). */
export function conditionalHeaders({ memory }: FrontierPage): NonNullable<FetchOptions['headers']> {
  return {
    ...(memory?.etag && { 'if-none-match': memory.etag }),
    ...(memory?.lastModified && { 'if-modified-since': memory.lastModified }),
  };
}

/** The page's version by the response; undefined when another URL responded. */
export function readVersion(page: FrontierPage, { url, headers }: FetchResult): PageOutcome['version'] {
  if (url !== page.url) return undefined;
  const read = (name: string) => {
    const value = headers.get(name);
    return value !== null && value.length <= MAX_LENGTH && /^[\x20-\x7e]+$/.test(value) ? value : null;
  };
  return { etag: read('etag'), lastModified: read('last-modified') };
}

/**
 * Returns the time by which a page was last changed, according to its sitemap.
 * @param lastmod a W3C date or time; a bare date counts to its end anywhere on earth
 * @returns ISO 8601 in UTC; undefined when there is no valid date
 */
export function parseLastmod(lastmod: string | undefined): string | undefined {
  if (!lastmod || !/^(19|20)\d\d-\d\d-\d\d/.test(lastmod)) return undefined;
  const time = Date.parse(lastmod) + (lastmod.length <= 10 ? WHOLE_DAY_MS : 0);
  return Number.isNaN(time) ? undefined : new Date(time).toISOString();
}
