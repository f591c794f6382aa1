import { shareDatabase } from '../src/storage/database.ts';
import { isQuick } from './arguments.ts';
import { report } from './figure.ts';
import { median } from './quantiles.ts';
import { fillShops } from './search-shops.ts';
import { withDatabase } from './with-database.ts';

const PRODUCTS = isQuick ? 30_000 : 1_000_000;
const CHANGES = 20;
const MAX_MS = 100;

/** The time from a change's commit until another process finds the product, by an unfinished word as well. */
export async function benchChanges(): Promise<void> {
  await withDatabase(async (database) => {
    const [shop] = await fillShops(database, 1, PRODUCTS);
    if (!shop) return;
    const { organizationId, assistantId } = shop;
    await database.store.search.refresh(organizationId, assistantId);
    await database.pool.query('vacuum analyze');
    const other = shareDatabase(database.server, { connections: 4 });
    try {
      const search = async (query: string, match: 'any' | 'all') => {
        const answer = await other.store.search.search(organizationId, assistantId, { query, limit: 5, match });
        return answer.hits.map(({ product }) => product.productId);
      };
      await search('warm', 'any');
      const rows = await database.store.catalogue.list(organizationId, assistantId, { limit: CHANGES });
      const waits: number[] = [];
      const writes: number[] = [];
      for (const [at, { productId }] of rows.entries()) {
        const letter = String.fromCodePoint(97 + at);
        const started = performance.now();
        await database.store.transaction((trx) =>
          trx.catalogue.update(organizationId, productId, { title: `Xylo${letter}graph quartzite` }),
        );
        const committed = performance.now();
        while (
          !(await search(`xylo${letter}graph`, 'any')).includes(productId) ||
          !(await search(`xylo${letter}gr`, 'all')).includes(productId)
        );
        writes.push(committed - started);
        waits.push(performance.now() - committed);
      }
      const change = `a change among ${PRODUCTS.toLocaleString('en')} products`;
      report(`${change}, written, median`, median(writes), { unit: 'ms' });
      report(`${change}, found by another process, median`, median(waits), { unit: 'ms', atMost: MAX_MS });
      report(`${change}, found at the latest`, Math.max(...waits), { unit: 'ms', atMost: MAX_MS });
    } finally {
      await other.close();
    }
  });
}
