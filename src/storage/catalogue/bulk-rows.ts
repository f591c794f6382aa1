import { setImmediate as nextTurn } from 'node:timers/promises';
import { type DetailLayers, detailsOf, searchableText } from '../../domain/detail-layers.ts';
import type { HeldFields } from '../../domain/held-fields.ts';
import { newId, timeOf } from '../../domain/ids.ts';
import { putWords, whileCounting } from '../search/search-words.ts';
import type { QueryText } from '../text-query.ts';
import { identityHashes } from './identity.ts';
import { putDetails } from './product-details.ts';
import { type CatalogueKey, type KnownRow, changesWords } from './product-rows.ts';

/** A product as it is to be stored. */
export interface BulkProduct extends HeldFields {
  /** The details, if they change. */
  newLayers?: DetailLayers | undefined;
}

/** A product that is stored, with the columns that a change of it gives new values. */
export interface StoredProduct extends BulkProduct {
  productId: string;
  /** Null for a new product. */
  before: KnownRow | null;
  /** True if a field or a detail differs from before. */
  isChanged: boolean;
}

type BulkRow = StoredProduct & { hashes: ReturnType<typeof identityHashes> };

/** Columns that both statements write: name, type, and value of a row. */
const COLUMNS: readonly [string, string, (row: BulkRow) => unknown][] = [
  ['product_id', 'text', ({ productId }) => productId],
  ['url', 'text', ({ fields }) => fields.url],
  ['title', 'text', ({ fields }) => fields.title],
  ['external_id', 'text', ({ fields }) => fields.externalId],
  ['description', 'text', ({ fields }) => fields.description],
  ['price', 'numeric', ({ fields }) => fields.price],
  ['currency', 'text', ({ fields }) => fields.currency],
  ['availability', 'text', ({ fields }) => fields.availability],
  ['image_url', 'text', ({ fields }) => fields.imageUrl],
  ['brand', 'text', ({ fields }) => fields.brand],
  ['category', 'text', ({ fields }) => fields.category],
  ['sources', 'jsonb', ({ sources }) => sources],
  ['found_values', 'jsonb', ({ found }) => found],
  ['page_hash', 'bytea', ({ hashes }) => hashes.page_hash],
  ['identity_hash', 'bytea', ({ hashes }) => hashes.identity_hash],
  // `unnest` would flatten an array of arrays, so each is passed as a literal.
  ['hand_fields', 'text', ({ handFields }) => `{${[...handFields].join(',')}}`],
  ['created_at', 'timestamptz', ({ productId }) => timeOf(productId)],
  ['is_changed', 'boolean', ({ isChanged }) => isChanged],
];

/** `$3`: whether a crawl has found the products now. */
const GIVEN = `unnest(${COLUMNS.map(([, type], index) => `$${index + 4}::${type}[]`).join(', ')})
  as given (${COLUMNS.map(([name]) => name).join(', ')})`;
const FIELDS = COLUMNS.slice(0, -3).map(([name]) => name);

const INSERT = `insert into products
    (organization_id, assistant_id, ${FIELDS.join(', ')}, hand_fields, created_at, updated_at, checked_at)
  select $1, $2, ${FIELDS.join(', ')}, hand_fields::text[], created_at, created_at,
    case when $3 then clock_timestamp() end from ${GIVEN}
  on conflict (organization_id, assistant_id, identity_hash) do nothing returning product_id as "productId"`;

const UPDATE = `update products as product set ${FIELDS.map((name) => `${name} = given.${name}`).join(', ')},
    hand_fields = given.hand_fields::text[],
    updated_at = case when given.is_changed then clock_timestamp() else product.updated_at end,
    checked_at = case when $3 then clock_timestamp() else product.checked_at end,
    missed = case when $3 then 0 else product.missed end
  from ${GIVEN} where product.organization_id = $1 and product.assistant_id = $2
    and product.product_id = given.product_id`;

/**
 * Writes products in a statement for all that are new and one for all that change, with their details.
 * @param isFound true if a crawl has found them
 * @returns the products that were written: of the new ones, those whose identity was not taken
 * @throws PostgreSQL's unique violation if a changed one's identity is taken
 */
export async function writeRows(
  queryText: QueryText,
  { organizationId, assistantId }: CatalogueKey,
  {
    added,
    changed,
  }: { added: readonly BulkProduct[]; changed: readonly (BulkProduct & { before: KnownRow; isChanged: boolean })[] },
  isFound: boolean,
): Promise<StoredProduct[]> {
  const run = (statement: string, products: readonly StoredProduct[]) =>
    inSlices(products, (slice) => {
      const rows = slice.map((product): BulkRow => ({ ...product, hashes: identityHashes(product.fields) }));
      const values = COLUMNS.map(([, , value]) => rows.map(value));
      return queryText<{ productId: string }>(statement, [organizationId, assistantId, isFound, ...values]);
    });
  const fresh = added.map((product) => ({ ...product, productId: newId('prd'), before: null, isChanged: true }));
  const inserted = new Set((await run(INSERT, fresh)).flat().map(({ productId }) => productId));
  const other = changed.map((product) => ({ ...product, productId: product.before.productId }));
  await run(UPDATE, other);
  const written = [...fresh.filter(({ productId }) => inserted.has(productId)), ...other];
  const detailed = written.flatMap(({ productId, newLayers: layers }) => (layers ? [{ productId, layers }] : []));
  await inSlices(detailed, (slice) => putDetails(queryText, organizationId, slice));
  return written;
}

/** Products to write and to index at a time: while the database does one slice, the next one is made. */
const SLICE = 500;

/**
 * The index for search collects what is new in a list, and sorts it in when that is full. A list for the whole batch costs a
 * fifth less than many short ones, and half of the log; it is emptied before the transaction ends, because searches read it whole.
 */
const COLLECT = `select set_config('gin_pending_list_limit', '64MB', true)`;
const SORT_IN = `select gin_clean_pending_list('product_words_search')`;

/** Indexes for search the products whose words have changed. Takes locks: their holder must not wait for anything else. */
export async function indexRows(
  queryText: QueryText,
  { organizationId, assistantId }: CatalogueKey,
  written: readonly StoredProduct[],
): Promise<void> {
  const words = new Map(
    written
      .filter(({ before, fields, newLayers: layers }) => !before || changesWords(before, { ...fields, layers }))
      .map((product) => [product.productId, { ...product.fields, ...product }]),
  );
  // One that this transaction has added and changed is read like any other.
  const known = new Set(written.flatMap(({ before, productId }) => (before ? [productId] : [])));
  const [other = [], added = []] = [true, false].map((isKnown) =>
    [...words.values()].filter(({ productId }) => known.has(productId) === isKnown),
  );
  const fresh = added.map(({ newLayers: layers, ...product }) =>
    layers ? { ...product, details: searchableText(detailsOf(layers).details) } : product,
  );
  const isLarge = words.size > SLICE;
  if (isLarge) await queryText(COLLECT, []);
  await inSlices(other, (slice) => putWords(queryText, organizationId, assistantId, slice));
  if (fresh.length > 0) await whileCounting(queryText, organizationId, assistantId, (add) => inSlices(fresh, add));
  if (isLarge) await queryText(SORT_IN, []);
}

/** Starts the work on each slice in a turn of its own, so that the database has one while the next is made. */
async function inSlices<T, R>(items: readonly T[], work: (slice: readonly T[]) => Promise<R>): Promise<R[]> {
  const started: Promise<R>[] = [];
  for (let at = 0; at < items.length; at += SLICE) {
    const result = work(items.slice(at, at + SLICE));
    result.catch(() => {}); // thrown below
    started.push(result);
    await nextTurn();
  }
  // All end before the transaction may.
  await Promise.allSettled(started);
  return Promise.all(started);
}
