import type { Kysely } from 'kysely';
import { causeOfRun } from '../../domain/crawl-cause.ts';
import { MAX_LISTED_RUNS } from '../../domain/crawl-run.ts';
import type { CrawlRuns } from '../../domain/crawl.ts';
import { createCrawlLifecycle } from './crawl-lifecycle.ts';
import type { HoldRun } from './crawl-lock.ts';
import { createCrawlPatterns } from './crawl-patterns.ts';
import { findRunRow, tallyPages, toCrawlRun } from './crawl-rows.ts';
import type { Schema } from '../schema.ts';

export function createCrawlRuns(
  db: Kysely<Schema>,
  enqueue: (job: { organizationId: string; crawlRunId: string }) => Promise<void>,
  hold: HoldRun,
): CrawlRuns {
  const runsOf = (organizationId: string) =>
    db.selectFrom('crawl_runs').selectAll().where('organization_id', '=', organizationId);

  return {
    ...createCrawlLifecycle(db, enqueue),
    hold,

    async list(organizationId, assistantId) {
      const rows = await runsOf(organizationId)
        .where('assistant_id', '=', assistantId)
        .orderBy('crawl_run_id', 'desc')
        .limit(MAX_LISTED_RUNS)
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
      const row = await findRunRow(db, organizationId, crawlRunId);
      return row && toCrawlRun(row);
    },

    async report(organizationId, crawlRunId) {
      const row = await findRunRow(db, organizationId, crawlRunId);
      if (!row) return undefined;
      const pages = row.report ?? (await tallyPages(db, organizationId, crawlRunId));
      const pattern =
        row.method === 'ai' ? await createCrawlPatterns(db).find(organizationId, row.assistant_id) : undefined;
      const { source, fields_missing: fieldsMissing } = row;
      const run = toCrawlRun(row);
      const cause = causeOfRun(run, row.cause, pages);
      return { run, cause, source, pages, fieldsMissing, pattern: pattern ?? null };
    },
  };
}
