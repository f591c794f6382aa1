import type { RunCause } from '../domain/crawl-cause.ts';
import { texts } from './texts/texts.ts';

/** Statuses of HTTP are grouped. */
export type CauseGroup =
  | Exclude<RunCause, `http_${number}`>
  | 'http_401'
  | 'http_403'
  | 'http_404'
  | 'http_410'
  | 'http_429'
  | 'http_503'
  | 'http_client'
  | 'http_server';

export interface Explanation {
  /** Also the heading of its advice. */
  what: string;
  next: string;
}

/**
 * Explains a cause that a crawl recorded.
 * @param reason the crawler's own words, for causes of another version of the service
 */
export function explainCause(
  cause: string,
  reason: string | null = null,
  { causes, unknownNext } = texts.crawlCauses,
): Explanation {
  const status = /^http_(\d)/.exec(cause)?.[1];
  const group = Object.hasOwn(causes, cause) ? cause : status === '5' ? 'http_server' : status && 'http_client';
  if (group !== undefined) return causes[group as CauseGroup];
  return { what: reason ?? cause, next: unknownNext };
}

const FEED: ReadonlySet<string> = new Set([
  'http_401',
  'password',
  'too_large',
  'too_expensive',
  'no_browser',
  'nothing_found',
]);
const SETTINGS: ReadonlySet<string> = new Set(['robots', 'http_403', 'site_url', 'dns', 'elsewhere', 'content_type']);

/** True if a file with the products makes up for what the run could not read. */
export const suggestsFeed = (cause: string): boolean => FEED.has(cause);

/** True if the shop's address or the crawler's name in the settings may be to blame. */
export const suggestsSettings = (cause: string): boolean => SETTINGS.has(cause);

/** True if a language model may find what the run did not. */
export const suggestsLearning = (cause: string): boolean => cause === 'nothing_found';
