import { createHash } from 'node:crypto';
import { type Kysely, type Selectable, type Updateable, sql } from 'kysely';
import { newId } from '../domain/ids.ts';
import type { Catalogue, MergeOutcome, ProductPatch } from '../domain/ports.ts';
import type { Product, ProductFields } from '../domain/records.ts';
import { pageIdentity } from '../domain/url.ts';
import { catalogueSearch, searchVector } from './catalogue-search.ts';
import type { Schema } from './schema.ts';

type Row = Selectable<Schema['products']>;

const UNIQUE_VIOLATION = '23505';

const COLUMNS = [
  'product_id',
  'assistant_id',
  'url',
  'title',
  'external_id',
  'description',
  'price',
  'currency',
  'availability',
  'image_url',
  'brand',
  'category',
  'created_at',
  'updated_at',
] as const;

/** Product fields and their columns, wherever the two names differ. */
const COLUMN_OF: Record<keyof ProductFields, keyof Updateable<Schema['products']>> = {
  url: 'url',
  title: 'title',
  externalId: 'external_id',
  description: 'description',
  price: 'price',
  currency: 'currency',
  availability: 'availability',
  imageUrl: 'image_url',
  brand: 'brand',
  category: 'category',
};

const FIELDS = Object.keys(COLUMN_OF) as (keyof ProductFields)[];

export function createCatalogue(db: Kysely<Schema>): Catalogue {
  const products = (organizationId: string) => db.selectFrom('products').where('organization_id', '=', organizationId);

  async function insert(organizationId: string, assistantId: string, fields: ProductFields, handFields: string[]) {
    return db
      .insertInto('products')
      .values({
        organization_id: organizationId,
        product_id: newId('prd'),
        assistant_id: assistantId,
        ...toColumns(fields),
        ...hashes(fields),
        search: searchVector(fields),
        hand_fields: handFields,
        last_seen_at: handFields.length > 0 ? null : sql<string>`clock_timestamp()`,
      })
      .onConflict((conflict) => conflict.columns(['organization_id', 'assistant_id', 'identity_hash']).doNothing())
      .returning(COLUMNS)
      .executeTakeFirst();
  }

  async function change(row: Row, patch: ProductPatch, columns: Updateable<Schema['products']> = {}) {
    const fields = { ...toFields(row), ...given(patch) };
    return db
      .updateTable('products')
      .set({ ...toColumns(given(patch)), ...hashes(fields), search: searchVector(fields), ...columns })
      .set({ updated_at: sql`clock_timestamp()` })
      .where('organization_id', '=', row.organization_id)
      .where('product_id', '=', row.product_id)
      .returning(COLUMNS)
      .executeTakeFirstOrThrow();
  }

  return {
    async list(organizationId, assistantId, { search, limit }) {
      const listed = products(organizationId).where('assistant_id', '=', assistantId).select(COLUMNS).limit(limit);
      if (!search?.trim()) return (await listed.orderBy('product_id', 'desc').execute()).map(toProduct);
      const { all, any, matches, rank } = catalogueSearch(search);
      if (!all || !any) return [];
      const best = await listed.where(all).orderBy(rank, 'desc').orderBy('product_id', 'desc').execute();
      if (best.length > 0) return best.map(toProduct);
      const partial = listed.where(any).orderBy(matches, 'desc').orderBy(rank, 'desc').orderBy('product_id', 'desc');
      return (await partial.execute()).map(toProduct);
    },

    async find(organizationId, productId) {
      const row = await products(organizationId).where('product_id', '=', productId).select(COLUMNS).executeTakeFirst();
      return row && toProduct(row);
    },

    async insert(organizationId, assistantId, values) {
      const row = await insert(organizationId, assistantId, { ...EMPTY, ...given(values) }, Object.keys(given(values)));
      return row && toProduct(row);
    },

    async update(organizationId, productId, patch) {
      const row = await products(organizationId)
        .where('product_id', '=', productId)
        .selectAll()
        .forUpdate()
        .executeTakeFirst();
      if (!row) return undefined;
      const handFields = [...new Set([...row.hand_fields, ...Object.keys(given(patch))])];
      try {
        const after = await change(row, patch, { hand_fields: handFields });
        return { before: toProduct(row), after: toProduct(after) };
      } catch (error) {
        if ((error as { code?: string }).code === UNIQUE_VIOLATION) return 'duplicate';
        throw error;
      }
    },

    async delete(organizationId, productId) {
      const row = await db
        .deleteFrom('products')
        .where('organization_id', '=', organizationId)
        .where('product_id', '=', productId)
        .returning(COLUMNS)
        .executeTakeFirst();
      return row && toProduct(row);
    },

    async merge(organizationId, assistantId, found) {
      const outcomes: MergeOutcome[] = [];
      for (const fields of found) {
        const row = await known(fields, found);
        if (!row) {
          const added = await insert(organizationId, assistantId, fields, []);
          outcomes.push(added ? 'added' : 'unchanged');
          continue;
        }
        const patch = changes(row, fields);
        if (Object.keys(patch).length > 0) await change(row, patch);
        await db
          .updateTable('products')
          .set({ last_seen_at: sql`clock_timestamp()` })
          .where('organization_id', '=', organizationId)
          .where('product_id', '=', row.product_id)
          .execute();
        outcomes.push(Object.keys(patch).length > 0 ? 'updated' : 'unchanged');
      }
      return outcomes;

      /** The row that is this product: by identity, or the page's only one when one side knows no external id. */
      async function known(fields: ProductFields, all: readonly ProductFields[]): Promise<Row | undefined> {
        const { identity_hash: identity, page_hash: page } = hashes(fields);
        const rows = await products(organizationId)
          .where('assistant_id', '=', assistantId)
          .where('page_hash', '=', page)
          .selectAll()
          .forUpdate()
          .execute();
        const same = rows.find((row) => row.identity_hash.equals(identity));
        const [only, ...others] = rows;
        if (same || !only || others.length > 0) return same;
        const alone = all.filter((other) => hashes(other).page_hash.equals(page)).length === 1;
        return alone && (only.external_id === null || fields.externalId === null) ? only : undefined;
      }
    },
  };
}

const EMPTY = {
  externalId: null,
  description: null,
  price: null,
  currency: null,
  availability: 'unknown',
  imageUrl: null,
  brand: null,
  category: null,
} as const;

/** The entries that have a value; null is one. */
function given<T extends object>(patch: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== undefined)) as never;
}

/** What a crawl may change: what differs, but nothing set by hand and never the address. */
function changes(row: Row, found: ProductFields): ProductPatch {
  const current = toFields(row);
  const names = FIELDS.filter((name) => name !== 'url' && !row.hand_fields.includes(name));
  return Object.fromEntries(names.filter((name) => current[name] !== found[name]).map((name) => [name, found[name]]));
}

function toColumns<T extends Partial<ProductFields>>(fields: T) {
  const entries = Object.entries(fields).map(([name, value]) => [COLUMN_OF[name as keyof ProductFields], value]);
  return Object.fromEntries(entries) as T extends ProductFields
    ? Pick<
        Row,
        | 'url'
        | 'title'
        | 'external_id'
        | 'description'
        | 'price'
        | 'currency'
        | 'availability'
        | 'image_url'
        | 'brand'
        | 'category'
      >
    : Updateable<Schema['products']>;
}

function hashes({ url, externalId }: Pick<ProductFields, 'url' | 'externalId'>) {
  const page = pageIdentity(url);
  return { page_hash: hash(page), identity_hash: hash(`${page}\n${externalId ?? ''}`) };
}

/** 128 bits of SHA-256. */
function hash(value: string): Buffer {
  return createHash('sha256').update(value).digest().subarray(0, 16);
}

function toFields(row: Pick<Row, (typeof COLUMNS)[number]>): ProductFields {
  return {
    url: row.url,
    title: row.title,
    externalId: row.external_id,
    description: row.description,
    price: row.price,
    currency: row.currency,
    availability: row.availability,
    imageUrl: row.image_url,
    brand: row.brand,
    category: row.category,
  };
}

function toProduct(row: Pick<Row, (typeof COLUMNS)[number]>): Product {
  return {
    productId: row.product_id,
    assistantId: row.assistant_id,
    ...toFields(row),
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}
