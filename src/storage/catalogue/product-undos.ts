import { isDeepStrictEqual } from 'node:util';
import type { DetailLayers, HandDetails } from '../../domain/detail-layers.ts';
import { areHeld, type holdChanges, holdFields } from '../../domain/held-fields.ts';
import { newId } from '../../domain/ids.ts';
import type { KnownDetails } from '../../domain/known-details.ts';
import type { Changed } from '../../domain/ports.ts';
import type { ProductChoice } from '../../domain/product-changes.ts';
import type { Product } from '../../domain/product.ts';
import { rememberChanges } from '../crawls/crawl-history.ts';
import { putWords } from '../search/search-words.ts';
import { type DecidedFields, offerOf, writeByHand } from './hand-details.ts';
import { toHeld, writeHeld } from './held-rows.ts';
import { putDetails } from './product-details.ts';
import { type Connection, KNOWN_COLUMNS, type KnownRow, PRODUCT_COLUMNS, unlessDuplicate } from './product-rows.ts';

export interface RemovedProduct {
  product: Product;
  /** The product with all of its columns. */
  row: Record<string, unknown>;
  layers: DetailLayers | null;
}

/** The manual details of a product, and the fields that its variants decide, as they were and as a change left them. */
interface DetailsUndo {
  was: HandDetails;
  is: HandDetails;
  offer: { was: DecidedFields; is: DecidedFields };
}

/** The data for an undo: the fields or details that were set by hand or given back, or the product that was removed. */
export interface ProductUndo {
  productId: string;
  undo: { fields: ReturnType<typeof holdChanges> } | { removed: RemovedProduct } | { details: DetailsUndo };
}

const LOCK = `select ${KNOWN_COLUMNS}, to_jsonb(products) as row from products
  where organization_id = $1 and assistant_id = $2 and product_id = any($3::text[]) order by product_id for update`;

const PUT = `insert into product_undos (organization_id, assistant_id, change_id, product_id, undo)
  select $1, $2, $3, given.product_id, given.undo from unnest($4::text[], $5::jsonb[]) as given (product_id, undo)`;

/** Time during which a change can be undone. */
const TERM = `interval '1 day'`;

const TAKE = `delete from product_undos where organization_id = $1 and change_id = $2
    and created_at > statement_timestamp() - ${TERM}
  returning product_id as "productId", assistant_id as "assistantId", undo`;

const REAP = `delete from product_undos where created_at < $1::timestamptz - ${TERM}`;

const RESTORE = `insert into products select restored.* from unnest($1::jsonb[]) as given (row),
    lateral jsonb_populate_record(null::products, given.row) as restored
  where restored.organization_id = $2
  on conflict do nothing returning ${PRODUCT_COLUMNS}`;

/** Locks those of the products that exist, in an order that all calls share. */
export const lockProducts = (
  { queryText }: Connection,
  { organizationId, assistantId, productIds }: ProductChoice,
): Promise<(KnownRow & { row: RemovedProduct['row'] })[]> => queryText(LOCK, [organizationId, assistantId, productIds]);

/** Keeps what undoing needs. @returns the id of the change; null if there is nothing to undo */
export async function putUndos(
  { queryText }: Connection,
  { organizationId, assistantId }: ProductChoice,
  undos: readonly ProductUndo[],
): Promise<string | null> {
  if (undos.length === 0) return null;
  const changeId = newId('chg');
  const productIds = undos.map(({ productId }) => productId);
  await queryText(PUT, [organizationId, assistantId, changeId, productIds, undos.map(({ undo }) => undo)]);
  return changeId;
}

/** Takes what undoing a change needs, so that nobody else undoes it as well. */
export const takeUndos = (
  { queryText }: Connection,
  organizationId: string,
  changeId: string,
): Promise<(ProductUndo & { assistantId: string })[]> => queryText(TAKE, [organizationId, changeId]);

export async function reapUndos({ queryText }: Connection, now: Date): Promise<void> {
  await queryText(REAP, [now.toISOString()]);
}

/** Restores the fields of products in which they are still held as the change left them, and whose ids are free. */
export async function restoreFields(
  connection: Connection,
  choice: ProductChoice,
  undos: readonly ProductUndo[],
): Promise<Changed<Product>[]> {
  const fieldsOf = new Map(
    undos.flatMap(({ productId, undo }) => ('fields' in undo ? [[productId, undo.fields] as const] : [])),
  );
  const changes: Changed<Product>[] = [];
  for (const row of await lockProducts(connection, { ...choice, productIds: [...fieldsOf.keys()] })) {
    const held = toHeld(row);
    const fields = fieldsOf.get(row.productId) ?? {};
    if (!areHeld(held, fields)) continue;
    const wanted = Object.fromEntries(Object.entries(fields).map(([name, { was }]) => [name, was]));
    const write = () => writeHeld(connection, choice.organizationId, row, holdFields(held, wanted));
    const change = fields.externalId ? await unlessDuplicate(() => inSavepoint(connection, write)) : await write();
    if (change !== 'duplicate') changes.push(change);
  }
  await rememberChanges(connection.queryText, choice.organizationId, changes);
  return changes;
}

/** Restores the manual details of products that nobody has changed since. */
export async function restoreDetails(
  connection: Connection,
  choice: ProductChoice,
  undos: readonly ProductUndo[],
): Promise<Changed<KnownDetails>[]> {
  const undone = new Map(
    undos.flatMap(({ productId, undo }) => ('details' in undo ? [[productId, undo.details] as const] : [])),
  );
  const changes: Changed<KnownDetails>[] = [];
  for (const { row: _row, ...known } of await lockProducts(connection, { ...choice, productIds: [...undone.keys()] })) {
    const undo = undone.get(known.productId);
    if (!undo || !isDeepStrictEqual(known.layers?.hand ?? {}, undo.is)) continue;
    const hand = Object.keys(undo.was).length > 0 ? undo.was : undefined;
    const offer = isDeepStrictEqual(offerOf(known), undo.offer.is) ? undo.offer.was : {};
    const write = () => writeByHand(connection, choice.organizationId, known, hand, offer);
    const change = await unlessDuplicate(() => inSavepoint(connection, write));
    if (change !== 'duplicate') changes.push(change.details);
  }
  return changes;
}

/** Undoes the work alone if it fails, and not the transaction. */
async function inSavepoint<T>({ queryText }: Connection, work: () => Promise<T>): Promise<T> {
  await queryText('savepoint product_undo', []);
  try {
    return await work();
  } catch (error) {
    await queryText('rollback to savepoint product_undo', []);
    throw error;
  }
}

/** Restores removed products whose places nobody has taken. */
export async function restoreRemoved(
  { queryText }: Connection,
  { organizationId, assistantId }: ProductChoice,
  undos: readonly ProductUndo[],
): Promise<Changed<Product | null>[]> {
  const removed = undos.flatMap(({ undo }) => ('removed' in undo ? undo.removed : []));
  const products = await queryText<Product>(RESTORE, [removed.map(({ row }) => row), organizationId]);
  const layersOf = new Map(removed.map(({ product, layers }) => [product.productId, layers]));
  const detailed = products.flatMap(({ productId }) => {
    const layers = layersOf.get(productId);
    return layers ? [{ productId, layers }] : [];
  });
  await putDetails(queryText, organizationId, detailed);
  await putWords(queryText, organizationId, assistantId, products);
  return products.map((after) => ({ before: null, after }));
}
