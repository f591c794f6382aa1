import { type DetailLayers, type FoundLayer, detailsOf, hasNothing } from '../../domain/detail-layers.ts';
import { boundDetails } from '../../domain/bounded-details.ts';
import type { FoundDetails, ProductDetails } from '../../domain/product-details.ts';
import { type CrawledProduct, isFromFeed } from '../../domain/provenance.ts';
import type { QueryText } from '../text-query.ts';

/** A product's layers as an expression of SQL, for a table `products`; null without details. */
export const LAYERS = `(select layers from product_details as details
    where details.organization_id = products.organization_id and details.product_id = products.product_id) as layers`;

const PUT = `insert into product_details (organization_id, product_id, assistant_id, layers)
  select $1, product_id, products.assistant_id, given.layers
    from unnest($2::text[], $3::json[]) as given (product_id, layers)
      join products using (product_id) where products.organization_id = $1
  on conflict (organization_id, product_id) do update set layers = excluded.layers`;

const READ = `select product_id as "productId", layers from product_details
  where organization_id = $1 and product_id = any($2::text[])`;

const READ_OF_ASSISTANT = `${READ} and assistant_id = $3`;

const REMOVE = `delete from product_details where organization_id = $1 and product_id = any($2::text[])`;

type DetailsRow = { productId: string; layers: DetailLayers };

/** Returns the effective details by product, without products that have none. */
export const readDetails = async (
  queryText: QueryText,
  organizationId: string,
  productIds: readonly string[],
): Promise<Map<string, ProductDetails>> => toDetails(await queryText<DetailsRow>(READ, [organizationId, productIds]));

/** Like `readDetails`, for identifiers that may be of another assistant's products. */
export const readAssistantDetails = async (
  queryText: QueryText,
  organizationId: string,
  assistantId: string,
  productIds: readonly string[],
): Promise<Map<string, ProductDetails>> =>
  toDetails(await queryText<DetailsRow>(READ_OF_ASSISTANT, [organizationId, productIds, assistantId]));

const toDetails = (rows: readonly DetailsRow[]): Map<string, ProductDetails> =>
  new Map(rows.map(({ productId, layers }) => [productId, detailsOf(layers).details]));

/** Writes products' details whole. */
export async function putDetails(
  queryText: QueryText,
  organizationId: string,
  rows: readonly { productId: string; layers: DetailLayers }[],
): Promise<void> {
  const [empty, filled] = [
    rows.filter(({ layers }) => hasNothing(layers)),
    rows.filter(({ layers }) => !hasNothing(layers)),
  ];
  if (filled.length > 0)
    await queryText(PUT, [
      organizationId,
      filled.map(({ productId }) => productId),
      filled.map(({ layers }) => layers),
    ]);
  if (empty.length > 0) await queryText(REMOVE, [organizationId, empty.map(({ productId }) => productId)]);
}

/** Adds the details of a crawled product to the layers; returns them unchanged if it has none. */
export function withFound(layers: DetailLayers, { details: found, sources }: CrawledProduct): DetailLayers {
  if (!found) return layers;
  const origin: FoundLayer = isFromFeed(sources?.title) ? 'feed' : 'page';
  return { ...layers, [origin]: { details: boundDetails(found.details), sources: found.sources } };
}

/** Adds the details of an imported row to the layers. */
export const withImported = (layers: DetailLayers, { details, sources }: FoundDetails): DetailLayers => ({
  ...layers,
  import: { details: boundDetails(details), sources },
});
