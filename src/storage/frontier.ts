import { type Kysely, sql } from 'kysely';
import { DISALLOWED, countMissing } from '../domain/crawl-report.ts';
import type { Frontier, FrontierPage, PageVersion } from '../domain/crawl.ts';
import { ENDLESS, productBytes } from '../domain/quota.ts';
import { createCatalogue } from './catalogue.ts';
import { type RunKey, lockRun } from './crawl-lock.ts';
import { rememberPages, seeUnchanged } from './page-cache.ts';
import { toCounts } from './crawls.ts';
import type { Schema } from './schema.ts';
import type { QuotasIn } from './store.ts';
import { queriesIn } from './text-query.ts';

/** Maximum time that a change may go unnoticed because a sitemap does not report it. */
const FRESH = '7 days';
/** Extraction improves over time: after this long a page is read again, changed or not. */
const MAX_MEMORY_AGE = '30 days';

type Taken = PageVersion & { url: string; depth: number; position: number; isKnown: boolean; isFresh: boolean };

/**
 * The frontier of one run, stored in the database. Pages taken but not recorded when a worker died are still pending,
 * so the next worker starts with them.
 * @param maxPages bound on the pages of the run
 * @param quotasIn the organization's quotas: a run adds nothing beyond them
 */
export function createFrontier(db: Kysely<Schema>, run: RunKey, maxPages: number, quotasIn: QuotasIn): Frontier {
  const { organizationId, assistantId, crawlRunId } = run;
  let taken = 0; // last position handed out

  /** @returns the addresses that were new */
  async function insertPages(trx: Kysely<Schema>, pages: readonly FrontierPage[], known: number): Promise<Set<string>> {
    const room = maxPages - known;
    if (pages.length === 0 || room <= 0) return new Set();
    const rows = await trx
      .insertInto('crawl_pages')
      .columns(['organization_id', 'crawl_run_id', 'url', 'depth', 'modified_at'])
      .expression(
        sql`select ${organizationId}, ${crawlRunId}, page.url, page.depth, page.modified_at
            from (select distinct on (url) url, depth, modified_at, place
                  from unnest(${pages.map((page) => page.url)}::text[], ${pages.map((page) => page.depth)}::int[],
                    ${pages.map((page) => page.modifiedAt ?? null)}::timestamptz[])
                    with ordinality as given (url, depth, modified_at, place)
                  order by url, place) as page
            where not exists (select from crawl_pages as known where known.organization_id = ${organizationId}
              and known.crawl_run_id = ${crawlRunId} and known.url = page.url)
            order by page.place limit ${room}`,
      )
      .onConflict((conflict) => conflict.doNothing())
      .returning('url')
      .execute();
    return new Set(rows.map(({ url }) => url));
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
            pages_discovered: row.pages_discovered + added.size,
            is_partial: row.is_partial || row.pages_discovered + added.size >= maxPages,
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
      const { rows } = await sql<Taken>`with page as materialized (
          select url, depth, position, modified_at from crawl_pages
          where organization_id = ${organizationId} and crawl_run_id = ${crawlRunId}
            and status = 'pending' and position > ${taken}
          order by position limit ${count})
        select page.url, page.depth, page.position,
          memory.page_hash is not null as "isKnown", memory.etag, memory.last_modified as "lastModified",
          coalesce(page.modified_at < memory.read_at and memory.read_at > now() - ${FRESH}::interval, false) as "isFresh"
        from page
          left join lateral (select * from crawl_memory
            where organization_id = ${organizationId} and assistant_id = ${assistantId}
              and page_hash = substring(sha256(convert_to(page.url, 'utf8')) for 16)
              and read_at > now() - ${MAX_MEMORY_AGE}::interval
              and exists (select from crawl_runs where organization_id = ${organizationId}
                and crawl_run_id = ${crawlRunId} and source = 'sitemap')
              and exists (select from products where organization_id = ${organizationId}
                and assistant_id = ${assistantId} and page_hash = crawl_memory.page_hash)
            limit 1) memory on true
        order by page.position`.execute(db);
      taken = rows.at(-1)?.position ?? taken;
      return rows.map(({ url, depth, isKnown, etag, lastModified, isFresh }) => {
        return { url, depth, ...(isKnown && { memory: { etag, lastModified, isFresh } }) };
      });
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
        const queryText = queriesIn(trx);
        const bytes = products.reduce((sum, product) => sum + productBytes(product), 0);
        const asked = { products: products.length, bytes };
        const room = products.length > 0 ? await quotasIn(trx, queryText).claim(organizationId, asked) : ENDLESS;
        const merged = await createCatalogue(trx, queryText).merge(
          organizationId,
          assistantId,
          products,
          row.started_at,
          room,
        );
        const unchanged = await seeUnchanged(trx, run, outcomes);
        await rememberPages(trx, run, outcomes, added);
        const found = products.length + unchanged.length;
        const count = (wanted: string, list: readonly string[]) => list.filter((value) => value === wanted).length;
        const statuses = outcomes.map((outcome) => outcome.status);
        await trx
          .updateTable('crawl_runs')
          .set({
            pages_discovered: row.pages_discovered + added.size,
            // A feed's list is bounded by its products.
            is_partial:
              row.is_partial || Math.max(row.pages_discovered + added.size, row.products_found + found) >= maxPages,
            pages_fetched: row.pages_fetched + count('fetched', statuses),
            pages_failed: row.pages_failed + count('failed', statuses),
            fields_missing: JSON.stringify(countMissing([...products, ...unchanged], row.fields_missing)),
            products_found: row.products_found + found,
            products_added: row.products_added + count('added', merged),
            products_updated: row.products_updated + count('updated', merged),
            products_over_quota: row.products_over_quota + count('over_quota', merged),
            quota_note: room.refusal ?? row.quota_note,
            products_unchanged: row.products_unchanged + count('unchanged', merged) + unchanged.length,
          })
          .where('organization_id', '=', organizationId)
          .where('crawl_run_id', '=', crawlRunId)
          .execute();
        return true;
      });
    },

    async recordDisallowed(urls) {
      if (urls.length === 0) return;
      await db.transaction().execute(async (trx) => {
        if (!(await lockRun(trx, run))) return;
        await sql`insert into crawl_pages (organization_id, crawl_run_id, url, depth, status, cause, reason)
          select ${organizationId}, ${crawlRunId}, url, 0, 'skipped', 'robots', ${DISALLOWED}
          from unnest(${urls}::text[]) as left_out (url)
          on conflict do nothing`.execute(trx);
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
