import type {
  CrawlChange,
  CrawlChangeKind,
  ProductAge,
  ProductChange,
  ProductHistory,
  ProductSources,
} from '../../domain/product-history.ts';
import type { ProductFields } from '../../domain/product.ts';
import type { QueryText } from '../text-query.ts';

/** Fields whose changes shoppers notice first. */
const NOTED = ['price', 'currency', 'availability'] as const satisfies (keyof ProductFields)[];

const REMEMBER = `insert into product_changes (organization_id, product_id, changed_at, price_before, price_after,
    currency_before, currency_after, availability_before, availability_after, crawl_run_id)
  select $1, product_id, statement_timestamp(), price_before, price_after, currency_before, currency_after,
    availability_before, availability_after, $9
  from unnest($2::text[], $3::numeric[], $4::numeric[], $5::text[], $6::text[], $7::text[], $8::text[]) as change
    (product_id, price_before, price_after, currency_before, currency_after, availability_before, availability_after)`;

const AGES = `select product_id as "productId", title, url, updated_at as "updatedAt", checked_at as "checkedAt"
  from products where organization_id = $1 and assistant_id = $2 order by checked_at nulls last, product_id limit $3`;

const SOURCES = `select product_id as "productId", title, url, sources
  from products where organization_id = $1 and product_id = $2`;

const note = (moment: string) => `jsonb_build_object('price', price_${moment}, 'currency', currency_${moment},
    'availability', availability_${moment})`;
const CHANGES = `select product_id as "productId", title, url, changed_at as "changedAt",
    ${note('before')} as before, ${note('after')} as after
  from product_changes join products using (organization_id, product_id)
  where organization_id = $1 and assistant_id = $2 and ($3::text is null or product_id = $3)
  order by changed_at desc, product_id limit $4`;

const CURRENT = `jsonb_build_object('price', price, 'currency', currency, 'availability', availability)`;
const CHANGES_OF_RUN: Readonly<Record<CrawlChangeKind, string>> = {
  // Identifiers are ordered by time, and one run at a time adds to a catalogue. Products that people or files add have
  // their address from them.
  added: `select product_id as "productId", title, url, null as before, ${CURRENT} as after
    from crawl_runs run join products using (organization_id, assistant_id)
    where organization_id = $1 and crawl_run_id = $2
      and product_id > greatest($3, 'prd_' || substr(crawl_run_id, 5))
      and product_id < coalesce((select 'prd_' || substr(min(later.crawl_run_id), 5) from crawl_runs later
        where later.organization_id = $1 and later.assistant_id = run.assistant_id and later.crawl_run_id > $2), 'prd~')
      and not hand_fields @> '{url}'
    order by product_id limit $4`,
  changed: `select distinct on (product_id) product_id as "productId", title, url,
      ${note('before')} as before, ${note('after')} as after
    from product_changes join products using (organization_id, product_id)
    where organization_id = $1 and crawl_run_id = $2 and ($3::text is null or product_id > $3)
    order by product_id, changed_at desc limit $4`,
  removed: `select product_id as "productId", title, url, ${CURRENT} as before, null as after
    from crawl_removals
    where organization_id = $1 and crawl_run_id = $2 and ($3::text is null or product_id > $3)
    order by product_id limit $4`,
};

const OLD_CHANGES = `delete from product_changes where changed_at < $1::timestamptz - interval '90 days'`;
const OLD_REMOVALS = `delete from crawl_removals where removed_at < $1::timestamptz - interval '90 days'`;
const OLD_HOSTS = `delete from crawl_hosts where next_at < $1::timestamptz - interval '1 day'
  and (paced_at is null or paced_at < $1::timestamptz - interval '7 days')`;

export function createProductHistory(queryText: QueryText): ProductHistory {
  return {
    async sources(organizationId, productId) {
      const [row] = await queryText<ProductSources>(SOURCES, [organizationId, productId]);
      return row;
    },

    ages: (organizationId, assistantId, limit) => queryText<ProductAge>(AGES, [organizationId, assistantId, limit]),

    changes: (organizationId, assistantId, { productId = null, limit }) =>
      queryText<ProductChange>(CHANGES, [organizationId, assistantId, productId, limit]),

    changesOfRun: (organizationId, crawlRunId, { kind, after, limit }) =>
      queryText<CrawlChange>(CHANGES_OF_RUN[kind], [organizationId, crawlRunId, after, limit]),

    async reap(now) {
      await queryText(OLD_CHANGES, [now.toISOString()]);
      await queryText(OLD_REMOVALS, [now.toISOString()]);
      await queryText(OLD_HOSTS, [now.toISOString()]);
    },
  };
}

/** Records price and stock changes in one statement. @param crawlRunId the run that found them */
export async function rememberChanges(
  queryText: QueryText,
  organizationId: string,
  changed: readonly { before: ProductFields & { productId: string }; after: ProductFields }[],
  crawlRunId: string | null = null,
): Promise<void> {
  const noted = changed.filter(({ before, after }) => NOTED.some((name) => before[name] !== after[name]));
  if (noted.length === 0) return;
  await queryText(REMEMBER, [
    organizationId,
    noted.map(({ before }) => before.productId),
    ...NOTED.flatMap((name) => [noted.map(({ before }) => before[name]), noted.map(({ after }) => after[name])]),
    crawlRunId,
  ]);
}
