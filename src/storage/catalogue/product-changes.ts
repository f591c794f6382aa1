import { heldAs, holdChanges, holdFields, isKnown } from '../../domain/held-fields.ts';
import type { KnownDetails } from '../../domain/known-details.ts';
import type { Changed } from '../../domain/ports.ts';
import type { ProductChanges } from '../../domain/product-changes.ts';
import type { Product } from '../../domain/product.ts';
import { SOURCED_FIELDS } from '../../domain/provenance.ts';
import { type Quotas, productBytes, requireRoom } from '../../domain/quota.ts';
import { rememberChanges } from '../crawls/crawl-history.ts';
import { forgetPages } from './hand-details.ts';
import { removeWords } from '../search/search-words.ts';
import { toHeld, writeHeld } from './held-rows.ts';
import { type Connection, unlessDuplicate } from './product-rows.ts';
import {
  type ProductUndo,
  lockProducts,
  putUndos,
  reapUndos,
  restoreDetails,
  restoreFields,
  restoreRemoved,
  takeUndos,
} from './product-undos.ts';

const REMOVE = `delete from products where organization_id = $1 and product_id = any($2::text[])`;

export function createProductChanges(connection: Connection, quotas: Quotas): ProductChanges {
  const { queryText } = connection;
  return {
    hold: (choice, wanted) =>
      unlessDuplicate(async () => {
        const { organizationId } = choice;
        const rows = await lockProducts(connection, choice);
        const changes: Changed<Product>[] = [];
        const undos: ProductUndo[] = [];
        const unknown: string[] = [];
        for (const row of rows) {
          const before = toHeld(row);
          const after = holdFields(before, wanted);
          const fields = holdChanges(before, after);
          const names = SOURCED_FIELDS.filter((name) => fields[name]);
          if (names.length === 0) continue;
          changes.push(await writeHeld(connection, organizationId, row, after));
          undos.push({ productId: row.productId, undo: { fields } });
          if (names.some((name) => !heldAs(after, name) && !isKnown(after.fields[name]))) unknown.push(row.productId);
        }
        await rememberChanges(queryText, organizationId, changes);
        if (unknown.length > 0) await forgetPages(queryText, organizationId, unknown);
        return {
          changeId: await putUndos(connection, choice, undos),
          changes,
          missing: new Set(choice.productIds).size - rows.length,
        };
      }),

    async remove(choice) {
      const rows = await lockProducts(connection, choice);
      const removed = rows.map(
        ({ handFields: _hand, sources: _sources, found: _found, layers = null, row, ...product }) => ({
          product,
          row,
          layers,
        }),
      );
      const productIds = removed.map(({ product }) => product.productId);
      await queryText(REMOVE, [choice.organizationId, productIds]);
      await removeWords(queryText, choice.organizationId, productIds);
      const undos = removed.map((each) => ({ productId: each.product.productId, undo: { removed: each } }));
      return {
        changeId: await putUndos(connection, choice, undos),
        changes: removed.map(({ product }) => ({ before: product, after: null })),
        missing: new Set(choice.productIds).size - rows.length,
      };
    },

    async undo(organizationId, changeId) {
      const undos = await takeUndos(connection, organizationId, changeId);
      const [first] = undos;
      if (!first) return undefined;
      // Before any product is locked.
      const room = await quotas.claim(organizationId, {
        products: undos.length,
        bytes: Buffer.byteLength(JSON.stringify(undos)),
      });
      const choice = { organizationId, assistantId: first.assistantId, productIds: [] };
      const changes = [
        ...(await restoreFields(connection, choice, undos)),
        ...(await restoreRemoved(connection, choice, undos)),
      ];
      const details = await restoreDetails(connection, choice, undos);
      requireRoom(room, {
        products: changes.filter(({ before }) => !before).length,
        bytes:
          grownBy(changes) +
          grownBy(details.map(({ before, after }) => ({ before: held(before), after: held(after) }))),
      });
      return { changes, details, skipped: undos.length - changes.length - details.length };
    },

    reap: (now) => reapUndos(connection, now),
  };
}

const held = ({ hand }: KnownDetails) => ({ details: hand });

const grownBy = (changes: readonly Changed<Parameters<typeof productBytes>[0] | null>[]): number =>
  changes.reduce((sum, { before, after }) => sum + productBytes(after ?? {}) - productBytes(before ?? {}), 0);
