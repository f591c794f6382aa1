import { type Kysely, type UpdateObject, sql } from 'kysely';
import { type DetailLayers, detailsOf, searchableText } from '../../domain/detail-layers.ts';
import type { FoundValues } from '../../domain/held-fields.ts';
import { newId, timeOf } from '../../domain/ids.ts';
import type { ProductPatch } from '../../domain/ports.ts';
import type { CrawledProduct, FieldSources } from '../../domain/provenance.ts';
import type { Product } from '../../domain/product.ts';
import { identityHashes } from './identity.ts';
import { LAYERS, putDetails } from './product-details.ts';
import type { Schema } from '../schema.ts';
import { putWords } from '../search/search-words.ts';
import { toSqlText } from '../selection.ts';
import type { QueryText } from '../text-query.ts';

export const PRODUCT = [
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

/** A row with the data that planning needs. */
export type KnownRow = Product & {
  handFields: string[];
  sources: FieldSources;
  found: FoundValues;
  layers?: DetailLayers | null;
  /** True if the run has found it already. */
  isFound?: boolean;
};

/** The columns that every `KnownRow` has, as SQL text. */
export const KNOWN_COLUMNS = `${PRODUCT_COLUMNS}, hand_fields as "handFields", sources, found_values as found, ${LAYERS}`;

/** Fields that `search-words.ts` indexes, beside the words of the details. */
const INDEXED_FIELDS = ['title', 'description', 'brand', 'category'] as const;

type SearchedRow = Pick<Product, (typeof INDEXED_FIELDS)[number]> & { layers?: DetailLayers | null | undefined };

/** True if a change affects searched text; most only change the price or the stock of variants. */
export function changesWords(before: SearchedRow, { layers, ...fields }: SearchedRow): boolean {
  const textOf = (known: DetailLayers | null | undefined) => searchableText(detailsOf(known ?? {}).details);
  return (
    INDEXED_FIELDS.some((name) => before[name] !== fields[name]) ||
    (layers !== undefined && textOf(before.layers) !== textOf(layers))
  );
}

export const now = sql<string>`clock_timestamp()`;

/** The columns of a product other than its fields and those derived from them. */
type ExtraColumns = Pick<
  UpdateObject<Schema, 'products'>,
  'hand_fields' | 'found_values' | 'checked_at' | 'missed' | 'updated_at'
>;

export interface Connection {
  db: Kysely<Schema>;
  queryText: QueryText;
}

export interface CatalogueKey {
  organizationId: string;
  assistantId: string;
}

/** Inserts a product without details; returns undefined if its identity is taken. */
export async function insertProduct(
  { db, queryText }: Connection,
  { organizationId, assistantId }: CatalogueKey,
  fields: CrawledProduct,
  columns: ExtraColumns,
): Promise<Product | undefined> {
  const productId = newId('prd');
  const created = timeOf(productId);
  const added = await db
    .insertInto('products')
    .values({
      organization_id: organizationId,
      product_id: productId,
      created_at: created,
      updated_at: created,
      assistant_id: assistantId,
      ...toColumns(fields),
      ...identityHashes(fields),
      ...columns,
    })
    .onConflict((conflict) => conflict.columns(['organization_id', 'assistant_id', 'identity_hash']).doNothing())
    .returning(PRODUCT)
    .executeTakeFirst();
  if (added) await putWords(queryText, organizationId, assistantId, [added]);
  return added;
}

/** Updates a product with its search words. @throws an error that `unlessDuplicate` expects if its identity is taken */
export async function updateProduct(
  { db, queryText }: Connection,
  organizationId: string,
  before: Product & { layers?: DetailLayers | null },
  { layers, ...patch }: ProductPatch & { url?: string; sources: FieldSources; layers?: DetailLayers },
  columns: ExtraColumns,
): Promise<Product> {
  const fields = { ...before, ...given(patch) };
  const after = await db
    .updateTable('products')
    .set({ ...toColumns(fields), ...identityHashes(fields), ...columns })
    .where('organization_id', '=', organizationId)
    .where('product_id', '=', before.productId)
    .returning(PRODUCT)
    .executeTakeFirstOrThrow();
  if (layers) await putDetails(queryText, organizationId, [{ productId: before.productId, layers }]);
  if (changesWords(before, { ...after, layers }))
    await putWords(queryText, organizationId, before.assistantId, [after]);
  return after;
}

const UNIQUE_VIOLATION = '23505';

/** True if a statement failed because another product has the same identity. */
const isDuplicate = (error: unknown): boolean => (error as { code?: string }).code === UNIQUE_VIOLATION;

/** Returns 'duplicate' if the work fails because another product has the same identity. */
export async function unlessDuplicate<T>(work: () => Promise<T>): Promise<T | 'duplicate'> {
  try {
    return await work();
  } catch (error) {
    if (isDuplicate(error)) return 'duplicate';
    throw error;
  }
}

/** Returns the entries that have a value; null is a value. */
export function given<T extends object>(patch: T): { [K in keyof T]: Exclude<T[K], undefined> } {
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
