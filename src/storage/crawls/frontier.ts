import type { Kysely } from 'kysely';
import type { Frontier } from '../../domain/crawl.ts';
import { type RunKey, lockRun } from './crawl-lock.ts';
import { toCounts } from './crawl-rows.ts';
import { insertDisallowed, insertPages, selectPending } from './frontier-pages.ts';
import { recordOutcomes } from './frontier-record.ts';
import type { Schema } from '../schema.ts';
import type { QuotasIn } from '../store.ts';

/**
 * The frontier of one run, stored in the database. Pages taken but not recorded when a worker died are still pending,
 * so the next worker starts with them.
 * @param maxPages bound on the pages of the run
 * @param quotasIn the organization's quotas: a run adds nothing beyond them
 */
export function createFrontier(db: Kysely<Schema>, run: RunKey, maxPages: number, quotasIn: QuotasIn): Frontier {
  const { organizationId, crawlRunId } = run;
  let lastTaken = 0; // position

  return {
    async add(pages) {
      await db.transaction().execute(async (trx) => {
        const row = await lockRun(trx, run);
        if (!row) return;
        const added = await insertPages(trx, run, pages, maxPages - row.pages_discovered);
        const discovered = row.pages_discovered + added.size;
        await trx
          .updateTable('crawl_runs')
          .set({ pages_discovered: discovered, is_partial: row.is_partial || discovered >= maxPages })
          .where('organization_id', '=', organizationId)
          .where('crawl_run_id', '=', crawlRunId)
          .execute();
      });
    },

    async setSource(source) {
      await db
        .updateTable('crawl_runs')
        .set({ source })
        .where('organization_id', '=', organizationId)
        .where('crawl_run_id', '=', crawlRunId)
        .execute();
    },

    async take(count) {
      const pages = await selectPending(db, run, { after: lastTaken, count });
      lastTaken = pages.at(-1)?.position ?? lastTaken;
      return pages.map(({ url, depth, isKnown, etag, lastModified, isFresh }) => {
        return { url, depth, ...(isKnown && { memory: { etag, lastModified, isFresh } }) };
      });
    },

    record: (outcomes) =>
      db.transaction().execute(async (trx) => {
        const row = await lockRun(trx, run);
        if (row) await recordOutcomes(trx, row, run, outcomes, { maxPages, quotasIn });
        return row !== undefined;
      }),

    async recordDisallowed(urls) {
      if (urls.length === 0) return;
      await db.transaction().execute(async (trx) => {
        if (await lockRun(trx, run)) await insertDisallowed(trx, run, urls);
      });
    },

    async counts() {
      const row = await db
        .selectFrom('crawl_runs')
        .selectAll()
        .where('organization_id', '=', organizationId)
        .where('crawl_run_id', '=', crawlRunId)
        .executeTakeFirstOrThrow();
      return toCounts(row);
    },
  };
}
