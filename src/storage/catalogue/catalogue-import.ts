import type { CatalogueImport, ImportedProduct } from '../../domain/ports.ts';
import { type Quotas, type Room, productBytes } from '../../domain/quota.ts';
import { rememberChanges } from '../crawls/crawl-history.ts';
import { type StoredProduct, indexRows, writeRows } from './bulk-rows.ts';
import { pageHash } from './identity.ts';
import { addressesOf, planImport } from './import-plan.ts';
import { type CatalogueKey, KNOWN_COLUMNS, type KnownRow } from './product-rows.ts';
import type { QueryText } from '../text-query.ts';

const KNOWN = `select ${KNOWN_COLUMNS} from products
  where organization_id = $1 and assistant_id = $2 and page_hash = any($3::bytea[]) order by product_id for update`;

/** Serializes the imports into a catalogue: two that each wait for a product of the other would deadlock. */
const LOCK = `select pg_advisory_xact_lock(hashtextextended($1, 0))`;

/** Each statement handles a whole batch. */
export function createCatalogueImport(queryText: QueryText, quotas: Quotas): CatalogueImport {
  /** Writes the differences from the rows, and returns the products that were written. */
  async function write(key: CatalogueKey, products: readonly ImportedProduct[], room: Room) {
    const { organizationId, assistantId } = key;
    const pages = products.flatMap(addressesOf).map(pageHash);
    const known = await queryText<KnownRow>(KNOWN, [organizationId, assistantId, pages]);
    const { outcomes, added, changed } = planImport(known, products, room);
    const written = await writeRows(queryText, key, { added, changed }, false);
    await rememberChanges(
      queryText,
      organizationId,
      changed.map(({ before, fields }) => ({ before, after: fields })),
    );
    return { outcomes, written, isDone: written.length === added.length + changed.length };
  }

  return {
    async write(organizationId, assistantId, products) {
      const key: CatalogueKey = { organizationId, assistantId };
      // Claimed first, so that others do not wait for this one's products while it waits here.
      const bytes = products.reduce((sum, product) => sum + productBytes(product), 0);
      const room = await quotas.claim(organizationId, { products: products.length, bytes });
      await queryText(LOCK, [`${organizationId} ${assistantId} import`]);
      const { outcomes, written, isDone } = await write(key, products, room);
      const all: StoredProduct[] = [...written];
      // If a crawl or a person added a product meanwhile, the next pass finds it, and those added here.
      for (let isLast = isDone; !isLast;) {
        const again = await write(key, products, room);
        all.push(...again.written);
        isLast = again.isDone;
      }
      await indexRows(queryText, key, all);
      return { outcomes, overQuota: room.refusal };
    },
  };
}
