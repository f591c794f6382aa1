import { fieldsOfHandVariants } from '../../domain/detail-layers.ts';
import type { HeldFields } from '../../domain/held-fields.ts';
import type { Changed } from '../../domain/ports.ts';
import type { Product } from '../../domain/product.ts';
import { type Connection, type KnownRow, now, updateProduct } from './product-rows.ts';

export const toHeld = (row: KnownRow): HeldFields => ({
  fields: row,
  sources: row.sources,
  handFields: new Set(row.handFields),
  found: row.found,
});

/** Writes a product's fields, except those that variants set by hand decide. @throws as `updateProduct` does */
export async function writeHeld(
  connection: Connection,
  organizationId: string,
  { handFields: _hand, sources: _sources, found: _found, isFound: _isFound, ...before }: KnownRow,
  { fields, sources, handFields, found }: HeldFields,
): Promise<Changed<Product>> {
  const decided = fieldsOfHandVariants(before.layers ?? {}, handFields);
  const columns = { hand_fields: [...handFields], found_values: found, updated_at: now };
  const after = await updateProduct(connection, organizationId, before, { ...fields, ...decided, sources }, columns);
  const { layers: _layers, ...product } = before;
  return { before: product, after };
}
