import { createHash } from 'node:crypto';
import { type Kysely, type UpdateObject, sql } from 'kysely';
import { newId } from '../domain/ids.ts';
import type { Catalogue, MergeOutcome, ProductPatch } from '../domain/ports.ts';
import type { Product, ProductFields } from '../domain/records.ts';
import { pageIdentity } from '../domain/url.ts';
import { catalogueSearch, searchVector } from './catalogue-search.ts';
import type { Schema } from './schema.ts';
import type { QueryText } from './text-query.ts';

type Columns = UpdateObject<Schema, 'products'>;

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

const NEWEST = `select ${PRODUCT.map((column) => column.replace(/ as (\w+)$/, ' as "$1"')).join(', ')}
  from products where organization_id = $1 and assistant_id = $2 order by product_id desc limit $3`;

/** A row as a change needs it. */
type Known = Product & { handFields: string[]; identity: Buffer };
const KNOWN = [...PRODUCT, 'hand_fields as handFields', 'identity_hash as identity'] as const;

/** What a crawl may change; never the address. */
const CRAWLED = [
  'title',
  'externalId',
  'description',
  'price',
  'currency',
  'availability',
  'imageUrl',
  'brand',
  'category',
] as const satisfies (keyof ProductFields)[];

const UNKNOWN = {
  externalId: null,
  description: null,
  price: null,
  currency: null,
  availability: 'unknown',
  imageUrl: null,
  brand: null,
  category: null,
} as const;

export function createCatalogue(db: Kysely<Schema>, queryText: QueryText): Catalogue {
  const products = (organizationId: string) => db.selectFrom('products').where('organization_id', '=', organizationId);

  /** Undefined when the identity is taken. */
  async function insert(organizationId: string, assistantId: string, fields: ProductFields, handFields: string[]) {
    return db
      .insertInto('products')
      .values({
        organization_id: organizationId,
        product_id: newId('prd'),
        assistant_id: assistantId,
        url: fields.url,
        ...toColumns(fields),
        ...hashes(fields),
        search: searchVector(fields),
        hand_fields: handFields,
        last_seen_at: handFields.length > 0 ? null : now,
      })
      .onConflict((conflict) => conflict.columns(['organization_id', 'assistant_id', 'identity_hash']).doNothing())
      .returning(PRODUCT)
      .executeTakeFirst();
  }

  async function change(
    organizationId: string,
    before: Product,
    patch: ProductPatch,
    columns: Columns,
  ): Promise<Product> {
    const after = { ...before, ...given(patch) };
    return db
      .updateTable('products')
      .set({ ...toColumns(after), ...hashes(after), search: searchVector(after), ...columns })
      .where('organization_id', '=', organizationId)
      .where('product_id', '=', before.productId)
      .returning(PRODUCT)
      .executeTakeFirstOrThrow();
  }

  return {
    async list(organizationId, assistantId, { search, limit }) {
      if (!search?.trim()) return queryText<Product>(NEWEST, [organizationId, assistantId, limit]);
      const { all, any, matches, rank } = catalogueSearch(search);
      if (!all || !any) return [];
      const listed = products(organizationId).where('assistant_id', '=', assistantId).select(PRODUCT).limit(limit);
      const best = await listed.where(all).orderBy(rank, 'desc').orderBy('product_id', 'desc').execute();
      if (best.length > 0) return best;
      const partial = listed.where(any).orderBy(matches, 'desc').orderBy(rank, 'desc').orderBy('product_id', 'desc');
      return partial.execute();
    },

    find: (organizationId, productId) =>
      products(organizationId).where('product_id', '=', productId).select(PRODUCT).executeTakeFirst(),

    async insert(organizationId, assistantId, values) {
      const set = given(values);
      return insert(organizationId, assistantId, { ...UNKNOWN, ...set }, Object.keys(set));
    },

    async update(organizationId, productId, patch) {
      const known = await products(organizationId)
        .where('product_id', '=', productId)
        .select(KNOWN)
        .forUpdate()
        .executeTakeFirst();
      if (!known) return undefined;
      const { handFields, identity: _identity, ...before } = known;
      const byHand = [...new Set([...handFields, ...Object.keys(given(patch))])];
      try {
        const after = await change(organizationId, before, patch, { hand_fields: byHand, updated_at: now });
        return { before, after };
      } catch (error) {
        if ((error as { code?: string }).code === UNIQUE_VIOLATION) return 'duplicate';
        throw error;
      }
    },

    delete: (organizationId, productId) =>
      db
        .deleteFrom('products')
        .where('organization_id', '=', organizationId)
        .where('product_id', '=', productId)
        .returning(PRODUCT)
        .executeTakeFirst(),

    async merge(organizationId, assistantId, found) {
      const outcomes: MergeOutcome[] = [];
      for (const fields of found) outcomes.push(await mergeOne(fields));
      return outcomes;

      async function mergeOne(fields: ProductFields): Promise<MergeOutcome> {
        const known = await findKnown(fields);
        if (!known) return (await insert(organizationId, assistantId, fields, [])) ? 'added' : 'unchanged';
        const names = CRAWLED.filter((name) => !known.handFields.includes(name) && known[name] !== fields[name]);
        if (names.length > 0) {
          const patch = Object.fromEntries(names.map((name) => [name, fields[name]]));
          await change(organizationId, known, patch, { last_seen_at: now, updated_at: now });
          return 'updated';
        }
        await db
          .updateTable('products')
          .set({ last_seen_at: now })
          .where('organization_id', '=', organizationId)
          .where('product_id', '=', known.productId)
          .execute();
        return 'unchanged';
      }

      /** The row that is this product: by identity, or the page's only one when one side knows no external id. */
      async function findKnown(fields: ProductFields): Promise<Known | undefined> {
        const { identity_hash: identity, page_hash: page } = hashes(fields);
        const rows = await products(organizationId)
          .where('assistant_id', '=', assistantId)
          .where('page_hash', '=', page)
          .select(KNOWN)
          .forUpdate()
          .execute();
        const same = rows.find((row) => row.identity.equals(identity));
        const [only, ...others] = rows;
        if (same || !only || others.length > 0) return same;
        const alone = found.filter((other) => hashes(other).page_hash.equals(page)).length === 1;
        return alone && (only.externalId === null || fields.externalId === null) ? only : undefined;
      }
    },
  };
}

/** The entries that have a value; null is one. */
function given<T extends object>(patch: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== undefined)) as never;
}

function toColumns(fields: ProductFields) {
  return {
    title: fields.title,
    external_id: fields.externalId,
    description: fields.description,
    price: fields.price,
    currency: fields.currency,
    availability: fields.availability,
    image_url: fields.imageUrl,
    brand: fields.brand,
    category: fields.category,
  };
}

function hashes({ url, externalId }: Pick<ProductFields, 'url' | 'externalId'>) {
  const page = pageIdentity(url);
  return { page_hash: hash(page), identity_hash: hash(`${page}\n${externalId ?? ''}`) };
}

/** 128 bits of SHA-256. */
function hash(value: string): Buffer {
  return createHash('sha256').update(value).digest().subarray(0, 16);
}
