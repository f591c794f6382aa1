import { type Kysely, type UpdateObject, sql } from 'kysely';
import { newId, timeOf } from '../domain/ids.ts';
import type { Catalogue, ProductPatch } from '../domain/ports.ts';
import { type CrawledProduct, type Sources, UNKNOWN_DETAILS, isFromFeed, tagSource } from '../domain/provenance.ts';
import { ENDLESS } from '../domain/quota.ts';
import type { Product } from '../domain/records.ts';
import { identityHashes, spellingHashes } from './identity.ts';
import { type Known, planMerge } from './merge-plan.ts';
import { rememberChanges } from './crawl-history.ts';
import type { Schema } from './schema.ts';
import { toSqlText } from './selection.ts';
import { putWords, removeWords } from './search-words.ts';
import type { QueryText } from './text-query.ts';

type Columns = Pick<UpdateObject<Schema, 'products'>, 'hand_fields' | 'checked_at' | 'missed' | 'updated_at'>;

const now = sql<string>`clock_timestamp()`;

const UNIQUE_VIOLATION = '23505';

const PRODUCT = [
  'product_id as productId',
  'assistant_id as assistantId',
  'url',
  'title',
  'external_id as externalId',
  'description',
  'price',
  'currency',
  'availability',
  'image_url as imageUrl',
  'brand',
  'category',
  'created_at as createdAt',
  'updated_at as updatedAt',
] as const;

/** The columns as SQL text. */
export const PRODUCT_COLUMNS = toSqlText(PRODUCT);

const NEWEST = `select ${PRODUCT_COLUMNS}
  from products where organization_id = $1 and assistant_id = $2 order by product_id desc limit $3`;

const BY_IDS = `select ${PRODUCT_COLUMNS}
  from products where organization_id = $1 and assistant_id = $2 and product_id = any($3)`;

const KNOWN = [...PRODUCT, 'hand_fields as handFields', 'sources'] as const;

/** Products on the pages that a crawl read, or with an id from a feed; uses the index `products_feed_id`. */
export const SELECT_FOR_MERGE = `select ${PRODUCT_COLUMNS}, hand_fields as "handFields", sources,
    coalesce(checked_at >= $5::timestamptz, false) as "isFound"
  from products where organization_id = $1 and assistant_id = $2 and (page_hash = any($3::bytea[])
    or (sources ->> 'externalId' like 'feed:%' and external_id = any($4::text[])))
  order by product_id for update`;

/** Fields that `search-words.ts` indexes. */
const SEARCHED = ['title', 'description', 'brand', 'category'] as const;

const CHECKED = `update products as product set checked_at = clock_timestamp(), missed = 0, sources = found.sources
  from unnest($2::text[], $3::jsonb[]) as found (product_id, sources)
  where organization_id = $1 and product.product_id = found.product_id`;

/** Rows per INSERT; PostgreSQL allows 65,535 values. */
const INSERT_ROWS = 500;

/** Has no search; `searchable` adds it to the list. */
export function createCatalogue(db: Kysely<Schema>, queryText: QueryText): Catalogue {
  const products = (organizationId: string) => db.selectFrom('products').where('organization_id', '=', organizationId);

  /** Returns the products that were inserted; those whose identity is taken are skipped. */
  async function insert(
    organizationId: string,
    assistantId: string,
    rows: readonly CrawledProduct[],
    columns: Columns,
  ): Promise<Product[]> {
    const added = await db
      .insertInto('products')
      .values(
        rows.map((fields) => {
          const productId = newId('prd');
          const created = timeOf(productId);
          return {
            organization_id: organizationId,
            product_id: productId,
            created_at: created,
            updated_at: created,
            assistant_id: assistantId,
            ...toColumns(fields),
            ...identityHashes(fields),
            ...columns,
          };
        }),
      )
      .onConflict((conflict) => conflict.columns(['organization_id', 'assistant_id', 'identity_hash']).doNothing())
      .returning(PRODUCT)
      .execute();
    await putWords(queryText, organizationId, assistantId, added);
    return added;
  }

  async function change(
    organizationId: string,
    before: Product,
    patch: ProductPatch & { url?: string; sources: Sources },
    columns: Columns,
  ): Promise<Product> {
    const fields = { ...before, ...given(patch) };
    const after = await db
      .updateTable('products')
      .set({ ...toColumns(fields), ...identityHashes(fields), ...columns })
      .where('organization_id', '=', organizationId)
      .where('product_id', '=', before.productId)
      .returning(PRODUCT)
      .executeTakeFirstOrThrow();
    if (SEARCHED.some((name) => before[name] !== after[name]))
      await putWords(queryText, organizationId, before.assistantId, [after]);
    return after;
  }

  return {
    list: (organizationId, assistantId, { limit }) => queryText<Product>(NEWEST, [organizationId, assistantId, limit]),

    find: (organizationId, assistantId, productIds) =>
      queryText<Product>(BY_IDS, [organizationId, assistantId, productIds]),

    async insert(organizationId, assistantId, values) {
      const set = given(values);
      const byHand = Object.keys(set);
      const made = { ...UNKNOWN_DETAILS, ...set, sources: tagSource('hand', byHand) };
      const [product] = await insert(organizationId, assistantId, [made], { hand_fields: byHand });
      return product;
    },

    async update(organizationId, productId, patch) {
      const known = await products(organizationId)
        .where('product_id', '=', productId)
        .select(KNOWN)
        .forUpdate()
        .executeTakeFirst();
      if (!known) return undefined;
      const { handFields, sources: knownSources, ...before } = known;
      const names = Object.keys(given(patch));
      const sources = { ...knownSources, ...tagSource('hand', names) };
      const columns = { hand_fields: [...new Set([...handFields, ...names])], updated_at: now };
      try {
        const after = await change(organizationId, before, { ...patch, sources }, columns);
        await rememberChanges(queryText, organizationId, [{ before, after }]);
        return { before, after };
      } catch (error) {
        if ((error as { code?: string }).code === UNIQUE_VIOLATION) return 'duplicate';
        throw error;
      }
    },

    async delete(organizationId, productId) {
      const product = await db
        .deleteFrom('products')
        .where('organization_id', '=', organizationId)
        .where('product_id', '=', productId)
        .returning(PRODUCT)
        .executeTakeFirst();
      if (product) await removeWords(queryText, organizationId, product);
      return product;
    },

    async merge(organizationId, assistantId, found, since = null, room = ENDLESS) {
      if (found.length === 0) return [];
      const known = await queryText<Known>(SELECT_FOR_MERGE, [
        organizationId,
        assistantId,
        found.flatMap(({ url }) => spellingHashes(url)),
        found.flatMap(({ externalId, sources }) => (isFromFeed(sources?.externalId) ? externalId : [])),
        since,
      ]);
      const { outcomes, added, changed, unchanged } = planMerge(known, found, room);
      const seenNow = { checked_at: now, missed: 0 };
      for (let at = 0; at < added.length; at += INSERT_ROWS)
        await insert(organizationId, assistantId, added.slice(at, at + INSERT_ROWS), seenNow);
      for (const { before, after } of changed)
        await change(organizationId, before, after, { ...seenNow, updated_at: now });
      await rememberChanges(queryText, organizationId, changed);
      if (unchanged.length > 0)
        await queryText(CHECKED, [
          organizationId,
          unchanged.map(({ productId }) => productId),
          unchanged.map(({ sources }) => sources),
        ]);
      return outcomes;
    },
  };
}

/** Returns the entries that have a value; null is a value. */
function given<T extends object>(patch: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== undefined)) as never;
}

function toColumns(fields: CrawledProduct) {
  return {
    url: fields.url,
    title: fields.title,
    external_id: fields.externalId,
    description: fields.description,
    price: fields.price,
    currency: fields.currency,
    availability: fields.availability,
    image_url: fields.imageUrl,
    brand: fields.brand,
    category: fields.category,
    sources: fields.sources ?? {},
  };
}
