import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { DetailLayers } from '../../domain/detail-layers.ts';
import { type FieldSources, isFromFeed } from '../../domain/provenance.ts';
import type { Product } from '../../domain/product.ts';
import { createCatalogue } from '../catalogue/catalogue.ts';
import { identityHashes } from '../catalogue/identity.ts';
import { LAYERS } from '../catalogue/product-details.ts';
import { PRODUCT_COLUMNS } from '../catalogue/product-rows.ts';
import type { Schema } from '../schema.ts';
import { queriesIn } from '../text-query.ts';

/** Products merged per statement. */
const BATCH = 500;

const TAKE = `delete from products where organization_id = $1 and product_id = any($2::text[])
  returning ${PRODUCT_COLUMNS}, sources, ${LAYERS}`;
const TAKE_WORDS = `delete from product_words where organization_id = $1 and product_id = any($2::text[])`;
const MOVE = `update products as product set url = moved.url, page_hash = moved.page_hash, identity_hash = moved.identity_hash
  from unnest($2::text[], $3::text[], $4::bytea[], $5::bytea[]) as moved (product_id, url, page_hash, identity_hash)
  where organization_id = $1 and product.product_id = moved.product_id`;

type CrawlRunKey = Pick<Schema['crawl_runs'], 'organization_id' | 'assistant_id'> & { created_at: string };

/**
 * Recognizes products whose pages moved without notice: missing from their old page, and added by this run on
 * another page with the same number and name. They keep their identifier and manual fields.
 * @param trx with a run locked that saw all of the shop
 * @param missing query of the products that the run did not find, as `product`
 * @returns the number of products moved
 */
export async function moveProducts(
  trx: Kysely<Schema>,
  run: CrawlRunKey,
  missing: RawBuilder<unknown>,
): Promise<number> {
  const { organization_id: organizationId, assistant_id: assistantId } = run;
  const { rows: pairs } = await sql<{ kept: string; taken: string }>`with known as (
      select product.product_id, product.external_id, product.title, product.hand_fields from ${missing}
        and not product.hand_fields @> '{url}'),
    added as (
      select product_id, external_id, title from products
      where organization_id = ${organizationId} and assistant_id = ${assistantId}
        and created_at >= ${run.created_at}::timestamptz and hand_fields = '{}'),
    pair as (
      select known.product_id as kept, added.product_id as taken, count(*) over (partition by external_id) as times
      from known join added using (external_id)
      where known.hand_fields @> '{title}' or lower(known.title) = lower(added.title))
    select kept, taken from pair where times = 1`.execute(trx);
  if (pairs.length === 0) return 0;
  const queryText = queriesIn(trx);
  const taken = pairs.map((pair) => pair.taken);
  await queryText(TAKE_WORDS, [organizationId, taken]);
  const products = await queryText<Product & { sources: FieldSources; layers: DetailLayers | null }>(TAKE, [
    organizationId,
    taken,
  ]);
  const kept = new Map(pairs.map((pair) => [pair.taken, pair.kept]));
  const hashes = products.map(identityHashes);
  await queryText(MOVE, [
    organizationId,
    products.map(({ productId }) => kept.get(productId)),
    products.map(({ url }) => url),
    hashes.map((hash) => hash.page_hash),
    hashes.map((hash) => hash.identity_hash),
  ]);
  const catalogue = createCatalogue(trx, queryText);
  const found = products.map(({ layers, ...product }) => {
    const details = isFromFeed(product.sources.title) ? layers?.feed : layers?.page;
    return details ? { ...product, details } : product;
  });
  for (let at = 0; at < found.length; at += BATCH)
    await catalogue.merge(organizationId, assistantId, found.slice(at, at + BATCH));
  return products.length;
}
