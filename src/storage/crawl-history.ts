import type { ProductFields } from '../domain/records.ts';
import type { QueryText } from './text-query.ts';

/** What shoppers would notice first. */
const NOTED = ['price', 'currency', 'availability'] as const satisfies (keyof ProductFields)[];

const REMEMBER = `insert into product_changes (organization_id, product_id, changed_at, price_before, price_after,
    currency_before, currency_after, availability_before, availability_after)
  select $1, product_id, clock_timestamp(), price_before, price_after, currency_before, currency_after,
    availability_before, availability_after
  from unnest($2::text[], $3::numeric[], $4::numeric[], $5::text[], $6::text[], $7::text[], $8::text[]) as change
    (product_id, price_before, price_after, currency_before, currency_after, availability_before, availability_after)`;

/** Keeps what became of prices and stock, in one statement. */
export async function rememberChanges(
  queryText: QueryText,
  organizationId: string,
  changed: readonly { before: ProductFields & { productId: string }; after: ProductFields }[],
): Promise<void> {
  const noted = changed.filter(({ before, after }) => NOTED.some((name) => before[name] !== after[name]));
  if (noted.length === 0) return;
  await queryText(REMEMBER, [
    organizationId,
    noted.map(({ before }) => before.productId),
    ...NOTED.flatMap((name) => [noted.map(({ before }) => before[name]), noted.map(({ after }) => after[name])]),
  ]);
}
