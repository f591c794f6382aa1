import type { PageSource, PageOutcome } from './crawl.ts';
import { SOURCED_FIELDS, type SourcedField } from './provenance.ts';
import type { CrawlRun } from './crawl-run.ts';
import type { LearnedPattern } from './site-pattern.ts';

/** A count of a run's pages with the same outcome. */
export interface PageTally {
  status: 'pending' | PageOutcome['status'];
  cause: string | null;
  pages: number;
  /** For failed or skipped pages: the reason, for people, and the address of one of them. */
  reason: string | null;
  example: string | null;
}

/** The outcome of one run. */
export interface CrawlReport {
  run: CrawlRun;
  /** The reason why it failed or found nothing, as a code of `crawl-cause.ts`; null otherwise, and if unknown. */
  cause: string | null;
  /** The source of its products; null until it is determined. */
  source: PageSource | null;
  /** Most pages first. */
  pages: PageTally[];
  /** Number of products without the field, by field. */
  fieldsMissing: Record<string, number>;
  /** For a run of method ai: the pattern by which the site is read now; null if none was learned. */
  pattern: LearnedPattern | null;
}

/** The reason for skipping a page that robots.txt disallows. */
export const DISALLOWED = 'robots.txt disallows this page.';

/** Counts the products that lack each field, added to earlier counts. */
export function countMissing(
  products: readonly Record<SourcedField, unknown>[],
  before: CrawlReport['fieldsMissing'] = {},
): CrawlReport['fieldsMissing'] {
  const missing = { ...before };
  for (const product of products)
    for (const name of SOURCED_FIELDS)
      if (product[name] === null || product[name] === 'unknown') missing[name] = (missing[name] ?? 0) + 1;
  return missing;
}
