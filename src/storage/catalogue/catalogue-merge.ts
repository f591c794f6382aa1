import type { MergingRun } from '../../domain/crawl.ts';
import type { MergeOutcome } from '../../domain/ports.ts';
import { type CrawledProduct, isFromFeed } from '../../domain/provenance.ts';
import type { Room } from '../../domain/quota.ts';
import { rememberChanges } from '../crawls/crawl-history.ts';
import { indexRows, writeRows } from './bulk-rows.ts';
import { identityHashes, spellingHashes } from './identity.ts';
import { type MergePlan, planMerge } from './merge-plan.ts';
import {
  type CatalogueKey,
  type Connection,
  type KnownRow,
  KNOWN_COLUMNS,
  now,
  updateProduct,
} from './product-rows.ts';

/** Products on the pages that a crawl read, or with an id from a feed; uses the index `products_feed_id`. */
export const SELECT_FOR_MERGE = `select ${KNOWN_COLUMNS},
    coalesce(checked_at >= $5::timestamptz, false) as "isFound"
  from products where organization_id = $1 and assistant_id = $2 and (page_hash = any($3::bytea[])
    or (sources ->> 'externalId' like 'feed:%' and external_id = any($4::text[])))
  order by product_id for update`;

const MARK_FOUND = `update products as product set checked_at = clock_timestamp(), missed = 0, sources = seen.sources,
    found_values = seen.found_values
  from unnest($2::text[], $3::jsonb[], $4::jsonb[]) as seen (product_id, sources, found_values)
  where organization_id = $1 and product.product_id = seen.product_id`;

const NEW = { found: {}, handFields: new Set<string>() };

const hasNewIdentity = ({ before, after }: MergePlan['changed'][number]): boolean =>
  !identityHashes(before).identity_hash.equals(identityHashes(after).identity_hash);

/** Adds or updates a crawl's products. @param run the crawl, if it may have found products already */
export async function mergeProducts(
  connection: Connection,
  key: CatalogueKey,
  crawled: readonly CrawledProduct[],
  { run, room }: { run: MergingRun | null; room: Room },
): Promise<MergeOutcome[]> {
  if (crawled.length === 0) return [];
  const { queryText } = connection;
  const { organizationId, assistantId } = key;
  const known = await queryText<KnownRow>(SELECT_FOR_MERGE, [
    organizationId,
    assistantId,
    crawled.flatMap(({ url }) => spellingHashes(url)),
    crawled.flatMap(({ externalId, sources }) => (isFromFeed(sources?.externalId) ? externalId : [])),
    run?.startedAt ?? null,
  ]);
  const { outcomes, added, changed, unchanged } = planMerge(known, crawled, room);
  // A product's identity may be one that another of them gives up, so these are written in turn.
  const [moved, others] = [changed.filter(hasNewIdentity), changed.filter((change) => !hasNewIdentity(change))];
  const written = await writeRows(
    queryText,
    key,
    {
      added: added.map(({ sources = {}, layers, ...fields }) => ({ ...NEW, fields, sources, newLayers: layers })),
      changed: others.map(({ before, after: { sources, layers, ...fields }, found }) => {
        const handFields = new Set(before.handFields);
        return { before, fields, sources, found, handFields, newLayers: layers, isChanged: true };
      }),
    },
    true,
  );
  await indexRows(queryText, key, written);
  for (const { before, after, found } of moved)
    await updateProduct(connection, organizationId, before, after, {
      checked_at: now,
      missed: 0,
      updated_at: now,
      found_values: found,
    });
  await rememberChanges(queryText, organizationId, changed, run?.crawlRunId);
  if (unchanged.length > 0)
    await queryText(MARK_FOUND, [
      organizationId,
      unchanged.map(({ productId }) => productId),
      unchanged.map(({ sources }) => sources),
      unchanged.map(({ found }) => found),
    ]);
  return outcomes;
}
