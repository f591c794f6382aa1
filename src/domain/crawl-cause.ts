import type { PageTally } from './crawl-report.ts';
import type { CrawlRun } from './crawl-run.ts';

/** The reasons why a page could not be fetched. */
export const FETCH_CAUSES = [
  'blocked_address',
  'bad_url',
  'dns',
  'connect',
  'timeout',
  'too_large',
  'too_many_redirects',
  'elsewhere',
  'content_type',
  'tls',
  'aborted',
  'protocol',
  'no_browser',
  'render',
] as const;

/** The reasons why a page failed or was skipped, except for HTTP statuses. Stored as is. */
export const PAGE_CAUSES = [
  ...FETCH_CAUSES,
  'robots',
  'password',
  'too_expensive',
  'feed',
  'in_feed',
  'listed',
  'unchanged',
  'trap',
  'doubted',
] as const;

/** A page's reason; an HTTP status of 400 or above is one, such as `http_404`. */
export type PageCause = (typeof PAGE_CAUSES)[number] | `http_${number}`;

/** Further reasons why a run failed or found nothing. Stored as is. */
export const RUN_CAUSES = [
  'site_url',
  'robots_unavailable',
  'time_limit',
  'repeated_failures',
  'nothing_found',
  'unverified',
] as const;

/** A run's reason: often that of its pages. */
export type RunCause = PageCause | (typeof RUN_CAUSES)[number];

/** Pages that tell nothing of a problem. */
const HARMLESS = new Set<string | null>(['unchanged', 'in_feed', 'listed', 'trap', 'doubted']);

/**
 * Returns the reason why a run failed or found nothing; null for all others.
 * @param failure the reason of its failure, if it is known
 */
export function causeOfRun(
  { status, counts }: Pick<CrawlRun, 'status' | 'counts'>,
  failure: string | null,
  pages: readonly Pick<PageTally, 'status' | 'cause' | 'pages'>[],
): string | null {
  if (status === 'failed') return failure;
  if (status !== 'completed' || counts.productsFound > 0) return null;
  const problems = pages.filter(({ cause }) => cause !== null && !HARMLESS.has(cause));
  if (problems.some(({ cause }) => cause === 'no_browser')) return 'no_browser';
  const main = problems.toSorted((a, b) => b.pages - a.pages).find((problem) => problem.pages > counts.pagesFetched);
  return main?.cause ?? 'nothing_found';
}
