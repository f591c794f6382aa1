import { z } from 'zod';
import { CrawlNote } from './crawl-note.ts';
import { time } from './fields.ts';

export const CrawlMethod = z.enum(['microdata', 'ai']);
export type CrawlMethod = z.infer<typeof CrawlMethod>;

/** Maximum number of an assistant's runs in a list: daily crawls, and those that people start, add up. */
export const MAX_LISTED_RUNS = 200;

const CrawlStatus = z.enum(['queued', 'running', 'completed', 'failed', 'cancelled']);

/** A crawl's counts so far. Once it has read everything, the pages fetched, failed and skipped are all discovered ones. */
export const CrawlCounts = z.object({
  pagesDiscovered: z.int(),
  pagesFetched: z.int(),
  pagesFailed: z.int(),
  pagesSkipped: z.int(),
  productsFound: z.int(),
  productsAdded: z.int(),
  productsUpdated: z.int(),
  productsUnchanged: z.int(),
  productsRemoved: z.int(),
});
export type CrawlCounts = z.infer<typeof CrawlCounts>;

export const CrawlRun = z
  .object({
    crawlRunId: z.string(),
    assistantId: z.string(),
    method: CrawlMethod,
    status: CrawlStatus,
    counts: CrawlCounts,
    error: z
      .string()
      .nullable()
      .meta({ description: 'Human-readable: why the run failed, or a note on what it found.' }),
    notes: z.array(CrawlNote).meta({ description: 'Notes on the result, with kinds and examples.' }),
    createdAt: time,
    startedAt: time.nullable(),
    finishedAt: time.nullable(),
  })
  .meta({ id: 'CrawlRun' });
export type CrawlRun = z.infer<typeof CrawlRun>;
