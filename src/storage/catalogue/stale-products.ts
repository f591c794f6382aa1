import { type Kysely, type RawBuilder, type Selectable, sql } from 'kysely';
import { moveProducts } from '../crawls/crawl-moved.ts';
import type { Schema } from '../schema.ts';

/** Full crawls in a row that a product may be missing from; the last of them removes it. */
const MAX_MISSED_CRAWLS = 2;

type CrawlRunRow = Selectable<Schema['crawl_runs']>;

/** Numbers of products that a run removed from the catalogue, and of those that it recognized as moved. */
interface Missed {
  removed: number;
  moved: number;
}

/**
 * Handles the products that a completed run did not find: those that moved are recognized; others are removed, at once
 * if the shop says that the page is gone, else once they were missing from two full crawls. Products with a field that
 * was set by hand stay, and so does everything if the run did not see all of the shop: it was bounded, was interrupted,
 * left pages, or found nothing.
 * @param trx with the run locked
 */
export async function reconcileMissing(trx: Kysely<Schema>, run: CrawlRunRow): Promise<Missed> {
  if (run.is_partial || run.products_found === 0 || (await hasLeftPages(trx, run))) return { removed: 0, moved: 0 };
  const missing = missingFrom(run);
  const moved = await moveProducts(trx, run, missing);
  return { moved, removed: await removeGone(trx, run, missing) };
}

/** A page that failed temporarily, or that we skipped, says nothing about its products. */
function missingFrom(run: CrawlRunRow): RawBuilder<unknown> {
  return sql`products product left join (
        select substring(sha256(convert_to(url, 'utf8')) for 16) as page_hash, status, cause from crawl_pages
        where organization_id = ${run.organization_id} and crawl_run_id = ${run.crawl_run_id}) page using (page_hash)
      where product.organization_id = ${run.organization_id} and product.assistant_id = ${run.assistant_id}
        and (product.checked_at is null or product.checked_at < ${run.started_at}::timestamptz)
        and (page.status is null or page.status = 'fetched'
          or page.cause in ('http_404', 'http_410', 'robots', 'elsewhere'))`;
}

async function hasLeftPages(trx: Kysely<Schema>, run: CrawlRunRow): Promise<boolean> {
  const left = await trx
    .selectFrom('crawl_pages')
    .select('url')
    .where('organization_id', '=', run.organization_id)
    .where('crawl_run_id', '=', run.crawl_run_id)
    .where('status', '=', 'pending')
    .limit(1)
    .executeTakeFirst();
  return left !== undefined;
}

async function removeGone(trx: Kysely<Schema>, run: CrawlRunRow, from: RawBuilder<unknown>): Promise<number> {
  const { organization_id: organizationId, assistant_id: assistantId } = run;
  const { rows } = await sql<{ removed: number }>`with missing as (
      select product.product_id, coalesce(page.cause in ('http_404', 'http_410'), false) as is_gone from ${from}
        and product.hand_fields = '{}'),
    missed as (
      update products product set missed = product.missed + 1 from missing
      where product.organization_id = ${organizationId} and product.product_id = missing.product_id
        and not missing.is_gone and product.missed + 1 < ${MAX_MISSED_CRAWLS}),
    gone as (
      delete from products product using missing
      where product.organization_id = ${organizationId} and product.product_id = missing.product_id
        and (missing.is_gone or product.missed + 1 >= ${MAX_MISSED_CRAWLS})
      returning product.product_id, product.page_hash, product.title, product.url, product.price, product.currency,
        product.availability),
    remembered as (
      insert into crawl_removals (organization_id, crawl_run_id, product_id, title, url, price, currency, availability)
      select ${organizationId}, ${run.crawl_run_id}, product_id, title, url, price, currency, availability from gone),
    words as (
      delete from product_words using gone
      where product_words.organization_id = ${organizationId} and product_words.product_id = gone.product_id),
    memory as (
      delete from crawl_memory using gone
      where crawl_memory.organization_id = ${organizationId} and crawl_memory.assistant_id = ${assistantId}
        and crawl_memory.page_hash = gone.page_hash)
    select count(*)::int as removed from gone`.execute(trx);
  return rows[0]?.removed ?? 0;
}
