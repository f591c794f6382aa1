import { type Kysely, sql } from 'kysely';
import type { Frontier, FrontierPage } from '../domain/ports.ts';
import { createCatalogue } from './catalogue.ts';
import { type RunKey, lockRun } from './crawl-lock.ts';
import { toCounts } from './crawls.ts';
import type { Schema } from './schema.ts';
import { queriesIn } from './text-query.ts';

/**
 * The frontier of one run in the database. What was taken but not recorded when a worker died is pending still, so the
 * next worker begins with it.
 * @param maxPages bound on the pages of the run
 */
export function createFrontier(db: Kysely<Schema>, run: RunKey, maxPages: number): Frontier {
  const { organizationId, assistantId, crawlRunId } = run;
  let taken = 0; // the last position handed out

  /** @returns how many of the pages were new */
  async function insertPages(trx: Kysely<Schema>, pages: readonly FrontierPage[], known: number): Promise<number> {
    const room = maxPages - known;
    if (pages.length === 0 || room <= 0) return 0;
    const rows = await trx
      .insertInto('crawl_pages')
      .columns(['organization_id', 'crawl_run_id', 'url', 'depth'])
      .expression(
        sql`select ${organizationId}, ${crawlRunId}, page.url, page.depth
            from (select distinct on (url) url, depth, place
                  from unnest(${pages.map((page) => page.url)}::text[], ${pages.map((page) => page.depth)}::int[])
                    with ordinality as given (url, depth, place)
                  order by url, place) as page
            where not exists (select from crawl_pages as known where known.organization_id = ${organizationId}
              and known.crawl_run_id = ${crawlRunId} and known.url = page.url)
            order by page.place limit ${room}`,
      )
      .onConflict((conflict) => conflict.doNothing())
      .returning('position')
      .execute();
    return rows.length;
  }

  return {
    async add(pages) {
      await db.transaction().execute(async (trx) => {
        const row = await lockRun(trx, run);
        if (!row) return;
        const added = await insertPages(trx, pages, row.pages_discovered);
        await trx
          .updateTable('crawl_runs')
          .set({
            pages_discovered: row.pages_discovered + added,
            is_bounded: row.pages_discovered + added >= maxPages,
          })
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
      const rows = await db
        .selectFrom('crawl_pages')
        .select(['url', 'depth', 'position'])
        .where('organization_id', '=', organizationId)
        .where('crawl_run_id', '=', crawlRunId)
        .where('status', '=', 'pending')
        .where('position', '>', taken)
        .orderBy('position')
        .limit(count)
        .execute();
      taken = rows.at(-1)?.position ?? taken;
      return rows.map(({ url, depth }) => ({ url, depth }));
    },

    async record(outcomes) {
      return db.transaction().execute(async (trx) => {
        const row = await lockRun(trx, run);
        if (!row) return false;
        const added = await insertPages(
          trx,
          outcomes.flatMap((outcome) => outcome.links),
          row.pages_discovered,
        );
        await sql`update crawl_pages as page set status = done.status, cause = done.cause, reason = done.reason
          from unnest(${outcomes.map(({ url }) => url)}::text[], ${outcomes.map(({ status }) => status)}::text[],
            ${outcomes.map(({ cause }) => cause ?? null)}::text[],
            ${outcomes.map(({ reason }) => reason ?? null)}::text[]) as done (url, status, cause, reason)
          where page.organization_id = ${organizationId} and page.crawl_run_id = ${crawlRunId}
            and page.url = done.url`.execute(trx);
        const products = outcomes.flatMap((outcome) => outcome.products);
        const isFromFeed = outcomes.every((outcome) => outcome.isFromFeed || outcome.products.length === 0);
        const merged = await createCatalogue(trx, queriesIn(trx)).merge(
          organizationId,
          assistantId,
          products,
          isFromFeed,
        );
        const count = (wanted: string, list: readonly string[]) => list.filter((value) => value === wanted).length;
        const statuses = outcomes.map((outcome) => outcome.status);
        await trx
          .updateTable('crawl_runs')
          .set({
            pages_discovered: row.pages_discovered + added,
            // The list of a feed is bounded by its products.
            is_bounded: Math.max(row.pages_discovered + added, row.products_found + products.length) >= maxPages,
            pages_fetched: row.pages_fetched + count('fetched', statuses),
            pages_failed: row.pages_failed + count('failed', statuses),
            products_found: row.products_found + products.length,
            products_added: row.products_added + count('added', merged),
            products_updated: row.products_updated + count('updated', merged),
            products_unchanged: row.products_unchanged + count('unchanged', merged),
          })
          .where('organization_id', '=', organizationId)
          .where('crawl_run_id', '=', crawlRunId)
          .execute();
        return true;
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
