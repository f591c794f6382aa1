import { type Kysely, type Selectable, sql } from 'kysely';
import type { PageTally } from '../../domain/crawl-report.ts';
import type { CrawlCounts, CrawlRun } from '../../domain/crawl-run.ts';
import type { Schema } from '../schema.ts';

export type RunRow = Selectable<Schema['crawl_runs']>;

export const findRunRow = (
  db: Kysely<Schema>,
  organizationId: string,
  crawlRunId: string,
): Promise<RunRow | undefined> =>
  db
    .selectFrom('crawl_runs')
    .selectAll()
    .where('organization_id', '=', organizationId)
    .where('crawl_run_id', '=', crawlRunId)
    .executeTakeFirst();

/** Counts a run's pages by outcome. */
export async function tallyPages(db: Kysely<Schema>, organizationId: string, crawlRunId: string): Promise<PageTally[]> {
  const { rows } = await sql<PageTally>`select status, cause, count(*)::int as pages, min(reason collate "C") as reason,
      min(url collate "C") filter (where status in ('failed', 'skipped')) as example
    from crawl_pages
    where organization_id = ${organizationId} and crawl_run_id = ${crawlRunId}
    group by status, cause order by pages desc, status, cause`.execute(db);
  return rows;
}

export function toCounts(
  row: Pick<
    RunRow,
    | `pages_${'discovered' | 'fetched' | 'failed' | 'skipped'}`
    | `products_${'found' | 'added' | 'updated' | 'unchanged' | 'removed'}`
  >,
): CrawlCounts {
  return {
    pagesDiscovered: row.pages_discovered,
    pagesFetched: row.pages_fetched,
    pagesFailed: row.pages_failed,
    pagesSkipped: row.pages_skipped,
    productsFound: row.products_found,
    productsAdded: row.products_added,
    productsUpdated: row.products_updated,
    productsUnchanged: row.products_unchanged,
    productsRemoved: row.products_removed,
  };
}

export function toCrawlRun(row: RunRow): CrawlRun {
  return {
    crawlRunId: row.crawl_run_id,
    assistantId: row.assistant_id,
    method: row.method,
    status: row.status,
    counts: toCounts(row),
    error: row.error,
    notes: row.notes,
    createdAt: row.created_at,
    startedAt: row.started_at,
    finishedAt: row.finished_at,
  };
}
