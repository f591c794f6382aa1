import { type Kysely, sql } from 'kysely';
import type { CrawlFacts } from '../../domain/crawl-doubts.ts';
import type { PageTally } from '../../domain/crawl-report.ts';
import type { RunRow } from './crawl-rows.ts';
import type { Schema } from '../schema.ts';

type FoundFacts = Pick<CrawlFacts, 'products' | 'pages' | 'title' | 'price' | 'priceInName' | 'missing'>;

const examples = sql.raw('(array_agg(url order by url))[1:3]');

/** Reads the facts about a run that tell whether it read the shop correctly. @param trx with the run locked */
export async function readFacts(trx: Kysely<Schema>, run: RunRow, tallies: readonly PageTally[]): Promise<CrawlFacts> {
  const { method, claimed_products: products, claimed_at: page } = run;
  const [found, siblings, before] = [
    await readFound(trx, run),
    run.source === 'sitemap' ? await readSiblings(trx, run) : { pages: 0, empty: 0, examples: [] },
    await readBefore(trx, run),
  ];
  const claimed = products !== null && page !== null ? { products, page } : null;
  return { method, ...found, claimed, siblings, before, tallies };
}

/** A price for all in the shop's own data is the shop's choice; in what is read off its pages, it may be a mistake. */
const SEEN = sql`sources ->> 'price' in ('page', 'state', 'pattern')`;

/** Fields that a person or a file has set say nothing about the crawl. */
async function readFound(trx: Kysely<Schema>, run: RunRow): Promise<FoundFacts> {
  const missing = (column: string) => sql`jsonb_build_object(
    'products', count(*) filter (where ${sql.ref(column)} is null),
    'examples', coalesce((array_agg(url order by url) filter (where ${sql.ref(column)} is null))[1:3], '{}'))`;
  const shared = (
    column: string,
    isRead = sql`true`,
  ) => sql`(select jsonb_build_object('value', ${sql.ref(column)}::text,
      'pages', count(distinct page_hash), 'examples', ${examples})
    from found where ${sql.ref(column)} is not null and not hand_fields @> array[${column}]::text[] and ${isRead}
    group by ${sql.ref(column)} order by count(distinct page_hash) desc, ${sql.ref(column)} limit 1)`;
  const { rows } = await sql<FoundFacts>`with found as materialized (
      select url, page_hash, title, trim_scale(price) as price, image_url, nullif(availability, 'unknown') as availability,
        hand_fields, sources
      from products where organization_id = ${run.organization_id} and assistant_id = ${run.assistant_id}
        and checked_at >= ${run.started_at}::timestamptz)
    select count(*)::int as products, count(distinct page_hash)::int as pages,
      ${shared('title')} as title, ${shared('price', SEEN)} as price,
      jsonb_build_object('price', ${missing('price')}, 'imageUrl', ${missing('image_url')},
        'availability', ${missing('availability')}) as missing,
      (select jsonb_build_object('products', count(*), 'examples', coalesce(${examples}, '{}')) from found
        where position(' ' || price || ' ' in ' ' || regexp_replace(replace(title, ',', '.'), '[^0-9.]+', ' ', 'g') || ' ') > 0
      ) as "priceInName"
    from found`.execute(trx);
  const [row] = rows;
  return (
    row ?? { products: 0, pages: 0, title: null, price: null, priceInName: { products: 0, examples: [] }, missing: {} }
  );
}

/** Counts the sitemap's pages in folders that have pages of products. */
async function readSiblings(trx: Kysely<Schema>, run: RunRow): Promise<CrawlFacts['siblings']> {
  const { rows } = await sql<CrawlFacts['siblings']>`with page as (
      select url, substring(url from '^https?://[^/]+/(?:[^?#]*/)?[^/?#]+/') as folder,
        exists (select from products where organization_id = ${run.organization_id}
          and assistant_id = ${run.assistant_id}
          and page_hash = substring(sha256(convert_to(crawl_pages.url, 'utf8')) for 16)) as has_product
      from crawl_pages where organization_id = ${run.organization_id} and crawl_run_id = ${run.crawl_run_id}
        and depth = 0 and status = 'fetched' and cause is distinct from 'doubted'),
    sibling as (
      select * from page where folder in (select folder from page where has_product))
    select count(*)::int as pages, (count(*) filter (where not has_product))::int as empty,
      coalesce((array_agg(url order by url) filter (where not has_product))[1:3], '{}') as examples
    from sibling`.execute(trx);
  return rows[0] ?? { pages: 0, empty: 0, examples: [] };
}

async function readBefore(trx: Kysely<Schema>, run: RunRow): Promise<number | null> {
  const before = await trx
    .selectFrom('crawl_runs')
    .select('products_found')
    .where('organization_id', '=', run.organization_id)
    .where('assistant_id', '=', run.assistant_id)
    .where('crawl_run_id', '<', run.crawl_run_id)
    .where('status', '=', 'completed')
    .where('products_found', '>', 0)
    .orderBy('crawl_run_id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return before?.products_found ?? null;
}
