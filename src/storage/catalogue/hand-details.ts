import { type DetailLayers, type HandDetails, detailsOf, fieldsOfVariants } from '../../domain/detail-layers.ts';
import type { KnownDetails } from '../../domain/known-details.ts';
import type { Changed } from '../../domain/ports.ts';
import type { Product } from '../../domain/product.ts';
import { rememberChanges } from '../crawls/crawl-history.ts';
import { type Connection, type KnownRow, now, updateProduct } from './product-rows.ts';
import type { QueryText } from '../text-query.ts';

/** Lets the next crawl read the pages of these products even if they have not changed. */
const FORGET_PAGES = `delete from crawl_memory using products
  where products.organization_id = $1 and products.product_id = any($2::text[])
    and crawl_memory.organization_id = $1 and crawl_memory.assistant_id = products.assistant_id
    and crawl_memory.page_hash = products.page_hash`;

export const forgetPages = (queryText: QueryText, organizationId: string, productIds: readonly string[]) =>
  queryText(FORGET_PAGES, [organizationId, productIds]);

/** The contract's fields that variants decide. */
export type DecidedFields = Pick<Product, 'price' | 'availability' | 'externalId'>;

export const offerOf = ({ price, availability, externalId }: Product): DecidedFields => ({
  price,
  availability,
  externalId,
});

/**
 * Writes the manual details of a product, and the fields that its variants decide.
 * @param offer the fields to return to where no variant decides them
 * @throws as `updateProduct` does
 */
export async function writeByHand(
  connection: Connection,
  organizationId: string,
  { handFields, sources, found: _found, isFound: _isFound, ...before }: KnownRow,
  hand: HandDetails | undefined,
  offer: Partial<DecidedFields> = {},
): Promise<Changed<Product> & { details: Changed<KnownDetails> }> {
  const stored = before.layers ?? {};
  const { hand: _hand, ...others } = stored;
  const layers: DetailLayers = hand ? { ...others, hand } : others;
  const [decidedBefore, decided] = [stored, layers].map((each) => fieldsOfVariants(detailsOf(each).details.variants));
  const isByHand = ([name]: readonly [string, unknown]) => handFields.includes(name);
  const fields = Object.fromEntries(Object.entries({ ...offer, ...decided }).filter((each) => !isByHand(each)));
  const after = await updateProduct(
    connection,
    organizationId,
    before,
    { ...fields, sources, layers },
    { updated_at: now },
  );
  await rememberChanges(connection.queryText, organizationId, [{ before, after }]);
  // Nothing but its page says what the product costs without the variants.
  if (Object.keys(decided ?? {}).length < Object.keys(decidedBefore ?? {}).length)
    await forgetPages(connection.queryText, organizationId, [before.productId]);
  return { before, after, details: { before: describe(before, stored), after: describe(after, layers) } };
}

export function describe({ productId, title, url, updatedAt }: Product, layers: DetailLayers): KnownDetails {
  const { hand = {}, ...others } = layers;
  return { productId, title, url, updatedAt, ...detailsOf(layers), hand, found: detailsOf(others).details };
}
