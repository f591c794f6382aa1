import type { FrontierPage, PageOutcome } from '../../domain/crawl.ts';
import type { FetchOptions, FetchResult } from './fetch.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Sitemaps write days without a time zone: the day is over everywhere this long after it began in UTC. */
const WHOLE_DAY_MS = 1.5 * DAY_MS;
const MAX_LENGTH = 500;

/** What to ask with, so that the shop sends the page only when it changed (RFC 9110 section 13.1). */
export function conditions({ memory }: FrontierPage): NonNullable<FetchOptions['headers']> {
  return {
    ...(memory?.etag && { 'if-none-match': memory.etag }),
    ...(memory?.lastModified && { 'if-modified-since': memory.lastModified }),
  };
}

/** What an answer says of the page's version; undefined where it came from another address. */
export function versionOf(page: FrontierPage, { url, headers }: FetchResult): PageOutcome['version'] {
  if (url !== page.url) return undefined;
  const read = (name: string) => {
    const value = headers.get(name);
    return value !== null && value.length <= MAX_LENGTH && /^[\x20-\x7e]+$/.test(value) ? value : null;
  };
  return { etag: read('etag'), lastModified: read('last-modified') };
}

/**
 * The moment by which a page was last changed, by its sitemap.
 * @param lastmod a W3C date or time; a bare date counts to its end anywhere on earth
 * @returns ISO 8601 in UTC; undefined where it says none
 */
export function modifiedAt(lastmod: string | undefined): string | undefined {
  if (!lastmod || !/^(19|20)\d\d-\d\d-\d\d/.test(lastmod)) return undefined;
  const time = Date.parse(lastmod) + (lastmod.length <= 10 ? WHOLE_DAY_MS : 0);
  return Number.isNaN(time) ? undefined : new Date(time).toISOString();
}
