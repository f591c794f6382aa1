import type { PageSource, PageOutcome } from './crawl.ts';
import { DETAILS, type Detail, type Sources } from './provenance.ts';
import type { CrawlRun, Product } from './records.ts';
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

export const FREQUENCIES = ['off', 'daily', 'weekly'] as const;
export type Frequency = (typeof FREQUENCIES)[number];

export interface CrawlSchedule {
  every: Frequency;
  /** ISO 8601; null when it is off. */
  nextAt: string | null;
}

export interface CrawlSchedules {
  find(organizationId: string, assistantId: string): Promise<CrawlSchedule>;
  set(organizationId: string, assistantId: string, every: Frequency): Promise<CrawlSchedule>;
  /**
   * In a transaction: starts the runs that are due, of whatever organization, by the method of the assistant's last one.
   * One whose assistant is being crawled, or has no siteUrl, waits for its next turn.
   * @returns how many were started
   */
  startDue(now: Date): Promise<number>;
}

/** How old what is known of a product is. */
export interface ProductAge extends Pick<Product, 'productId' | 'title' | 'url' | 'updatedAt'> {
  /** When a crawl last found it as it is; null when none has. */
  checkedAt: string | null;
}

type Noted = Pick<Product, 'price' | 'currency' | 'availability'>;

export interface ProductChange extends Pick<Product, 'productId' | 'title' | 'url'> {
  changedAt: string;
  before: Noted;
  after: Noted;
}

/** Who says what a product has. */
export interface ProductSources extends Pick<Product, 'productId' | 'title' | 'url'> {
  sources: Sources;
}

export interface ProductHistory {
  sources(organizationId: string, productId: string): Promise<ProductSources | undefined>;
  /** Longest unchecked first, those that no crawl has found at the end. */
  ages(organizationId: string, assistantId: string, limit: number): Promise<ProductAge[]>;
  /** Latest first. */
  changes(
    organizationId: string,
    assistantId: string,
    filter: { productId?: string | undefined; limit: number },
  ): Promise<ProductChange[]>;
  /** Deletes what is older than 90 days, of all organizations, and what is known of hosts that nobody crawls. */
  reap(now: Date): Promise<void>;
}

const DAY_MS = 24 * 60 * 60 * 1000;
const PERIODS_MS = { daily: DAY_MS, weekly: 7 * DAY_MS };

/** The next time for an assistant's crawl: the same of each day or week, in UTC, spread over all assistants. */
export function nextCrawlAt(every: Exclude<Frequency, 'off'>, assistantId: string, after: Date): Date {
  const period = PERIODS_MS[every];
  // FNV-1a and a last stir, for identifiers that differ in their ends.
  let hash = 2_166_136_261;
  for (const char of assistantId) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 16_777_619);
  hash = Math.imul(hash ^ (hash >>> 15), 2_246_822_519);
  hash = (hash ^ (hash >>> 13)) >>> 0;
  const slot = Math.floor((hash / 2 ** 32) * period);
  return new Date(Math.floor((after.getTime() - slot) / period + 1) * period + slot);
}
