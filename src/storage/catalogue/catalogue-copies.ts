import type { CatalogueCopies } from '../../domain/catalogue-copy.ts';
import type { QueryText } from '../text-query.ts';
import { indexRows, writeRows } from './bulk-rows.ts';
import { toHeld } from './held-rows.ts';
import { KNOWN_COLUMNS, type KnownRow } from './product-rows.ts';

const READ = `select ${KNOWN_COLUMNS} from products
  where organization_id = $1 and assistant_id = $2 and product_id > $3 order by product_id limit $4`;

export function createCatalogueCopies(queryText: QueryText): CatalogueCopies {
  return {
    async read(organizationId, assistantId, after, limit) {
      const rows = await queryText<KnownRow>(READ, [organizationId, assistantId, after, limit]);
      return rows.map((row) => ({ ...toHeld(row), productId: row.productId, layers: row.layers ?? null }));
    },

    async add(organizationId, assistantId, products) {
      const key = { organizationId, assistantId };
      const added = products.map(({ layers, ...held }) => ({ ...held, newLayers: layers ?? undefined }));
      const written = await writeRows(queryText, key, { added, changed: [] }, false);
      if (written.length < products.length) return null;
      await indexRows(queryText, key, written);
      return written.map(({ productId }) => productId);
    },
  };
}
