import type { CrawlReport, PageTally } from '../domain/crawl-report.ts';
import type { CrawlRun } from '../domain/crawl-run.ts';
import type { LearnedPattern } from '../domain/site-pattern.ts';
import { perSecond } from './crawl-progress.ts';
import { MICROS_PER_DOLLAR } from '../domain/model-budget.ts';

export interface ReportedCrawl
  extends Pick<CrawlReport, 'source' | 'pages' | 'fieldsMissing'>, Pick<CrawlRun, 'method' | 'counts'> {
  seconds: number;
  /** Null if none was found; undefined if the run did not look for one. */
  pattern: LearnedPattern | null | undefined;
}

/** Formats a crawl's report for people. */
export function crawlReport({ method, source, seconds, counts, pages, ...rest }: ReportedCrawl): string {
  const done = counts.pagesFetched + counts.pagesFailed;
  const how = `method: ${method}, source: ${source === null ? 'none' : wayOf(source)}`;
  const lines = [
    `${done} pages in ${seconds.toFixed(1)} s (${perSecond(done, seconds)} pages/s), ${how}`,
    ...pages.map(tallyOf),
    `${counts.productsFound} products${missingOf(rest.fieldsMissing)}.`,
    // A product feed needs no pattern.
    ...(rest.pattern === undefined || isFeed(source) ? [] : [patternOf(rest.pattern)]),
  ];
  return `${lines.join('\n')}\n`;
}

const isFeed = (source: CrawlReport['source']): boolean =>
  source !== null && source !== 'sitemap' && source !== 'links';

function tallyOf({ pages, status, cause, example }: PageTally): string {
  const why = cause === null ? '' : ` (${cause})`;
  return `  ${pages} ${status}${why}${example ? `, e.g. ${example}` : ''}`;
}

function wayOf(source: NonNullable<CrawlReport['source']>): string {
  return isFeed(source) ? `${source} feed` : source;
}

function missingOf(fieldsMissing: CrawlReport['fieldsMissing']): string {
  const missing = Object.entries(fieldsMissing).toSorted(([, a], [, b]) => b - a);
  return missing.length === 0 ? '' : ` (missing ${missing.map(([name, count]) => `${name}: ${count}`).join(', ')})`;
}

function patternOf(learned: LearnedPattern | null): string {
  if (!learned?.pattern) return 'No page pattern was found.';
  const filled = Object.entries(learned.filled).map(([name, share]) => `${name} ${Math.round(share * 100)}%`);
  const cost = learned.modelCost === null ? 'unknown' : `${(learned.modelCost / MICROS_PER_DOLLAR).toFixed(4)} USD`;
  const calls = learned.modelCalls > 0 ? ` Model calls: ${learned.modelCalls}, cost: ${cost}.` : '';
  const templates = 1 + (learned.pattern.others?.length ?? 0);
  const kinds = templates > 1 ? ` for ${templates} kinds of product pages` : '';
  return `Page pattern found by ${learned.learnedBy}${kinds}: ${filled.join(', ')}.${calls}`;
}
