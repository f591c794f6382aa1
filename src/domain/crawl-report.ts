import type { PageSource, PageOutcome } from './crawl.ts';
import { DETAILS, type Detail } from './provenance.ts';
import type { CrawlRun } from './records.ts';
import type { LearnedPattern } from './site-pattern.ts';

/** How many of a run's pages came to the same. */
export interface PageTally {
  status: 'pending' | PageOutcome['status'];
  cause: string | null;
  pages: number;
  /** Of those that failed or were passed over: why, for a person to read, and the address of one of them. */
  reason: string | null;
  example: string | null;
}

/** What became of one run. */
export interface CrawlReport {
  run: CrawlRun;
  /** Where its products came from; null before that is found out. */
  source: PageSource | null;
  /** Most pages first. */
  pages: PageTally[];
  /** Products found without it, by field. */
  fieldsMissing: Record<string, number>;
  /** Of a run of method ai: the pattern by which the site is read now; null where none was learned. */
  pattern: LearnedPattern | null;
}

/** Why a page is passed over of which robots.txt has to say something. */
export const DISALLOWED = 'robots.txt disallows this page.';

/** How many products lack each field, with those counted before. */
export function countMissing(
  products: readonly Record<Detail, unknown>[],
  before: CrawlReport['fieldsMissing'] = {},
): CrawlReport['fieldsMissing'] {
  const missing = { ...before };
  for (const product of products)
    for (const name of DETAILS)
      if (product[name] === null || product[name] === 'unknown') missing[name] = (missing[name] ?? 0) + 1;
  return missing;
}
