import { type Kysely, sql } from 'kysely';
import type { Schema } from './schema.ts';

/** Full crawls in a row that a product may be missing from, until it is taken out with the last of them. */
const PATIENCE = 2;

type Run = Pick<Schema['crawl_runs'], 'organization_id' | 'assistant_id' | 'crawl_run_id'> & {
  is_partial: boolean;
  products_found: number;
  started_at: string | null;
};

/**
 * Takes out what a completed run did not find any more: at once where the shop says that the page is gone, else when it
 * was missing from two full crawls. Products with a field that was set by hand stay, and so does everything where the run
 * did not see all of the shop: it was bounded, broke off in between, left pages, or found nothing.
 * @param trx with the run locked
 * @returns how many
 */
export async function removeGone(trx: Kysely<Schema>, run: Run): Promise<number> {
  const { organization_id: organizationId, assistant_id: assistantId, crawl_run_id: crawlRunId } = run;
  if (run.is_partial || run.products_found === 0) return 0;
  const left = await trx
    .selectFrom('crawl_pages')
    .select('url')
    .where('organization_id', '=', organizationId)
    .where('crawl_run_id', '=', crawlRunId)
    .where('status', '=', 'pending')
    .limit(1)
    .executeTakeFirst();
  if (left) return 0;
  // A page that failed for the moment, or that we ourselves passed over, says nothing of its products.
  const { rows } = await sql<{ removed: number }>`with page as (
      select substring(sha256(convert_to(url, 'utf8')) for 16) as page_hash, status, cause from crawl_pages
        where organization_id = ${organizationId} and crawl_run_id = ${crawlRunId}),
    missing as (
      select product.product_id, coalesce(page.cause in ('http_404', 'http_410'), false) as is_gone
      from products product left join page using (page_hash)
      where product.organization_id = ${organizationId} and product.assistant_id = ${assistantId}
        and product.hand_fields = '{}'
        and (product.checked_at is null or product.checked_at < ${run.started_at}::timestamptz)
        and (page.status is null or page.status = 'fetched' or page.cause in ('http_404', 'http_410', 'robots', 'elsewhere'))),
    missed as (
      update products product set missed = product.missed + 1 from missing
      where product.organization_id = ${organizationId} and product.product_id = missing.product_id
        and not missing.is_gone and product.missed + 1 < ${PATIENCE}),
    gone as (
      delete from products product using missing
      where product.organization_id = ${organizationId} and product.product_id = missing.product_id
        and (missing.is_gone or product.missed + 1 >= ${PATIENCE})
      returning product.product_id, product.page_hash),
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
