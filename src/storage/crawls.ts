import { type Kysely, type Selectable, sql } from 'kysely';
import { newId, timeOf } from '../domain/ids.ts';
import type { PageTally } from '../domain/crawl-report.ts';
import type { CrawlRuns } from '../domain/crawl.ts';
import type { CrawlCounts, CrawlRun } from '../domain/records.ts';
import { seeToMissing } from './stale-products.ts';
import { type HoldRun, lockRun } from './crawl-lock.ts';
import { createCrawlPatterns } from './crawl-patterns.ts';
import type { Schema } from './schema.ts';

type Row = Selectable<Schema['crawl_runs']>;

export function createCrawlRuns(
  db: Kysely<Schema>,
  enqueue: (job: { organizationId: string; crawlRunId: string }) => Promise<void>,
  hold: HoldRun,
): CrawlRuns {
  const runsOf = (organizationId: string) =>
    db.selectFrom('crawl_runs').selectAll().where('organization_id', '=', organizationId);
  const rowOf = (organizationId: string, crawlRunId: string) =>
    runsOf(organizationId).where('crawl_run_id', '=', crawlRunId).executeTakeFirst();

  return {
    async list(organizationId, assistantId) {
      const rows = await runsOf(organizationId)
        .where('assistant_id', '=', assistantId)
        .orderBy('crawl_run_id', 'desc')
        .execute();
      return rows.map(toCrawlRun);
    },

    async active(organizationId, assistantId) {
      const row = await runsOf(organizationId)
        .where('assistant_id', '=', assistantId)
        .where('status', 'in', ['queued', 'running'])
        .executeTakeFirst();
      return row && toCrawlRun(row);
    },

    async find(organizationId, crawlRunId) {
      const row = await rowOf(organizationId, crawlRunId);
      return row && toCrawlRun(row);
    },

    async report(organizationId, crawlRunId) {
      const row = await rowOf(organizationId, crawlRunId);
      if (!row) return undefined;
      const pages = row.report ?? (await tallyPages(db, organizationId, crawlRunId));
      const pattern =
        row.method === 'ai' ? await createCrawlPatterns(db).find(organizationId, row.assistant_id) : undefined;
      const { source, fields_missing: fieldsMissing } = row;
      return { run: toCrawlRun(row), source, pages, fieldsMissing, pattern: pattern ?? null };
    },

    hold,

    async start(organizationId, assistantId, method) {
      const crawlRunId = newId('crl');
      const row = await db
        .insertInto('crawl_runs')
        .values({
          organization_id: organizationId,
          crawl_run_id: crawlRunId,
          assistant_id: assistantId,
          method,
          created_at: timeOf(crawlRunId),
        })
        .onConflict((conflict) => conflict.doNothing())
        .returningAll()
        .executeTakeFirst();
      if (!row) return undefined;
      await enqueue({ organizationId, crawlRunId: row.crawl_run_id });
      return toCrawlRun(row);
    },

    async begin(organizationId, crawlRunId) {
      const row = await db
        .updateTable('crawl_runs as r')
        .from('assistants as a')
        .whereRef('a.organization_id', '=', 'r.organization_id')
        .whereRef('a.assistant_id', '=', 'r.assistant_id')
        .where('r.organization_id', '=', organizationId)
        .where('r.crawl_run_id', '=', crawlRunId)
        .where('r.status', 'in', ['queued', 'running'])
        .set((eb) => ({
          status: 'running',
          started_at: eb.fn.coalesce('r.started_at', sql<string>`clock_timestamp()`),
          // Data that an earlier worker had from lists alone is lost with that worker.
          is_partial: sql<boolean>`r.is_partial or r.status = 'running'`,
        }))
        .returning(['r.assistant_id', 'r.method', 'r.source', 'a.site_url', 'a.crawl_user_agent'])
        .executeTakeFirst();
      return (
        row && {
          organizationId,
          crawlRunId,
          assistantId: row.assistant_id,
          method: row.method,
          siteUrl: row.site_url,
          userAgent: row.crawl_user_agent,
          source: row.source,
        }
      );
    },

    async finish(organizationId, crawlRunId, { status, error }) {
      const known = await rowOf(organizationId, crawlRunId);
      if (!known) return undefined;
      return inTransaction(db, async (trx) => {
        const run = await lockRun(trx, { organizationId, assistantId: known.assistant_id, crawlRunId });
        if (!run) return undefined;
        const report = JSON.stringify(await tallyPages(trx, organizationId, crawlRunId));
        const { removed, moved } = status === 'completed' ? await seeToMissing(trx, run) : { removed: 0, moved: 0 };
        const ended = await trx
          .updateTable('crawl_runs')
          .set({
            status,
            error: [error, quotaNote(run)].filter((text) => text !== null).join(' ') || null,
            report,
            finished_at: sql`clock_timestamp()`,
            products_removed: removed,
            products_added: run.products_added - moved,
            products_updated: run.products_updated + moved,
          })
          .where('organization_id', '=', organizationId)
          .where('crawl_run_id', '=', crawlRunId)
          .returningAll()
          .executeTakeFirstOrThrow();
        // The run's pages were needed only to resume it; the counts are kept.
        await trx
          .deleteFrom('crawl_pages')
          .where('organization_id', '=', organizationId)
          .where('crawl_run_id', '=', crawlRunId)
          .execute();
        return toCrawlRun(ended);
      });
    },
  };
}

async function tallyPages(db: Kysely<Schema>, organizationId: string, crawlRunId: string): Promise<PageTally[]> {
  const { rows } = await sql<PageTally>`select status, cause, count(*)::int as pages, min(reason collate "C") as reason,
      min(url collate "C") filter (where status in ('failed', 'skipped')) as example
    from crawl_pages
    where organization_id = ${organizationId} and crawl_run_id = ${crawlRunId}
    group by status, cause order by pages desc, status, cause`.execute(db);
  return rows;
}

const inTransaction = <T>(db: Kysely<Schema>, work: (trx: Kysely<Schema>) => Promise<T>): Promise<T> =>
  db.isTransaction ? work(db) : db.transaction().execute(work);

/** The note for the owner on products that exceeded the quota. */
const quotaNote = ({ products_over_quota: count, quota_note: note }: Row): string | null =>
  note === null ? null : `${count} products were found but not added. ${note}`;

export function toCounts(
  row: Pick<
    Row,
    | `pages_${'discovered' | 'fetched' | 'failed'}`
    | `products_${'found' | 'added' | 'updated' | 'unchanged' | 'removed'}`
  >,
): CrawlCounts {
  return {
    pagesDiscovered: row.pages_discovered,
    pagesFetched: row.pages_fetched,
    pagesFailed: row.pages_failed,
    productsFound: row.products_found,
    productsAdded: row.products_added,
    productsUpdated: row.products_updated,
    productsUnchanged: row.products_unchanged,
    productsRemoved: row.products_removed,
  };
}

function toCrawlRun(row: Row): CrawlRun {
  return {
    crawlRunId: row.crawl_run_id,
    assistantId: row.assistant_id,
    method: row.method,
    status: row.status,
    counts: toCounts(row),
    error: row.error,
    createdAt: row.created_at,
    startedAt: row.started_at,
    finishedAt: row.finished_at,
  };
}
