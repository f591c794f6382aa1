import { type Kysely, sql } from 'kysely';
import { DISALLOWED } from '../../domain/crawl-report.ts';
import type { FrontierPage, PageOutcome, PageVersion } from '../../domain/crawl.ts';
import type { RunKey } from './crawl-lock.ts';
import type { Schema } from '../schema.ts';

/** Maximum time that a change may go unnoticed because a sitemap does not report it. */
const FRESH = '7 days';
/** Extraction improves over time: after this long a page is read again, changed or not. */
const MAX_MEMORY_AGE = '30 days';

type PendingPage = PageVersion & { url: string; depth: number; position: number; isKnown: boolean; isFresh: boolean };

/** @returns the addresses that were new, at most `room` */
export async function insertPages(
  trx: Kysely<Schema>,
  { organizationId, crawlRunId }: RunKey,
  pages: readonly FrontierPage[],
  room: number,
): Promise<Set<string>> {
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

/** Reads the next pending pages with what earlier runs remember of them. @param after the last position taken */
export async function selectPending(
  db: Kysely<Schema>,
  { organizationId, assistantId, crawlRunId }: RunKey,
  { after, count }: { after: number; count: number },
): Promise<PendingPage[]> {
  const { rows } = await sql<PendingPage>`with page as materialized (
      select url, depth, position, modified_at from crawl_pages
      where organization_id = ${organizationId} and crawl_run_id = ${crawlRunId}
        and status = 'pending' and position > ${after}
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
  return rows;
}

/** Records the outcome of each page. @returns how many of them are skipped ones that were pending */
export async function endPages(
  trx: Kysely<Schema>,
  { organizationId, crawlRunId }: RunKey,
  outcomes: readonly PageOutcome[],
): Promise<number> {
  const { rows } = await sql<{
    status: string;
  }>`update crawl_pages as page set status = done.status, cause = done.cause, reason = done.reason
    from unnest(${outcomes.map(({ url }) => url)}::text[], ${outcomes.map(({ status }) => status)}::text[],
      ${outcomes.map(({ cause }) => cause ?? null)}::text[],
      ${outcomes.map(({ reason }) => reason ?? null)}::text[]) as done (url, status, cause, reason)
    where page.organization_id = ${organizationId} and page.crawl_run_id = ${crawlRunId}
      and page.url = done.url and page.status = 'pending'
    returning page.status`.execute(trx);
  return rows.filter(({ status }) => status === 'skipped').length;
}

/** Records pages that robots.txt disallows. */
export async function insertDisallowed(
  trx: Kysely<Schema>,
  { organizationId, crawlRunId }: RunKey,
  urls: readonly string[],
): Promise<void> {
  await sql`insert into crawl_pages (organization_id, crawl_run_id, url, depth, status, cause, reason)
    select ${organizationId}, ${crawlRunId}, url, 0, 'skipped', 'robots', ${DISALLOWED}
    from unnest(${urls}::text[]) as disallowed (url)
    on conflict do nothing`.execute(trx);
}
