import { isDeepStrictEqual } from 'node:util';
import type { ProductDetailsStore } from '../../domain/known-details.ts';
import { describe, offerOf, writeByHand } from './hand-details.ts';
import { type Connection, KNOWN_COLUMNS, type KnownRow, unlessDuplicate } from './product-rows.ts';
import { putUndos } from './product-undos.ts';

const KNOWN = `select ${KNOWN_COLUMNS}
  from products where organization_id = $1 and product_id = $2`;

export function createProductDetails(connection: Connection): ProductDetailsStore {
  const { queryText } = connection;
  return {
    async find(organizationId, productId) {
      const [known] = await queryText<KnownRow>(KNOWN, [organizationId, productId]);
      return known && describe(known, known.layers ?? {});
    },

    async changeByHand(organizationId, productId, change) {
      const [known] = await queryText<KnownRow>(`${KNOWN} for update`, [organizationId, productId]);
      if (!known) return undefined;
      const was = known.layers?.hand ?? {};
      const is = change(was);
      const written = await unlessDuplicate(() => writeByHand(connection, organizationId, known, is));
      if (written === 'duplicate') return written;
      const { before, after, details } = written;
      const undo = { details: { was, is: is ?? {}, offer: { was: offerOf(before), is: offerOf(after) } } };
      const choice = { organizationId, assistantId: known.assistantId, productIds: [productId] };
      const undos = isDeepStrictEqual(was, is ?? {}) ? [] : [{ productId, undo }];
      return { ...details, changeId: await putUndos(connection, choice, undos) };
    },
  };
}
