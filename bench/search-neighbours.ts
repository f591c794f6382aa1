import type { Database } from '../src/storage/database.ts';
import { atMost, median } from './bounds.ts';
import { type FilledShop, fillShops, queryFor, randomFrom } from './search-shops.ts';
import { withDatabase } from './with-database.ts';

const FULL = { neighbour: 1_000_000, shops: 100, products: 10_000 };
const QUICK = { neighbour: 50_000, shops: 8, products: 1_500 };
const WARM_UP = 60;
const ROUNDS = 300;
const LIMIT = 20;
const MAX_RATIO = 1.2;

type Ask = (store: Database['store'], shop: FilledShop, query: string) => Promise<unknown>;

/** Every mode of a search, by name. */
const MODES = new Map<string, Ask>([
  ['any word', searchFor({ match: 'any' })],
  ['all words', searchFor({ match: 'all' })],
  ['an unfinished word', (store, shop, query) => searchFor({ match: 'all' })(store, shop, query.slice(0, 2))],
  ['with filters', searchFor({ match: 'any', filters: { availability: 'in_stock', maxPrice: 50 } })],
  [
    'facets',
    (store, { organizationId, assistantId }, query) => store.search.facets(organizationId, assistantId, { query }),
  ],
  [
    'similar products',
    async (store, { organizationId, assistantId }) => {
      const [newest] = await store.catalogue.list(organizationId, assistantId, { limit: 1 });
      return store.search.similar(organizationId, assistantId, newest?.productId ?? '', LIMIT);
    },
  ],
]);

function searchFor(request: Omit<Parameters<Database['store']['search']['search']>[2], 'query' | 'limit'>): Ask {
  return (store, { organizationId, assistantId }, query) =>
    store.search.search(organizationId, assistantId, { ...request, query, limit: LIMIT });
}

/**
 * Searches the same shops in two databases, in one of them beside a large shop, with the same vocabulary. The searches
 * alternate, so that both meet the same load of the machine.
 */
export async function benchNeighbours(isQuick: boolean): Promise<void> {
  const size = isQuick ? QUICK : FULL;
  await withDatabase((alone) =>
    withDatabase(async (beside) => {
      const shops = await fill(alone, size.shops, size.products);
      const [large] = await fill(beside, 1, size.neighbour, size.shops);
      const same = await fill(beside, size.shops, size.products);
      const setting = `${size.shops} shops of ${size.products.toLocaleString('en')} products`;
      process.stdout.write(`${setting}, alone and beside one of ${size.neighbour.toLocaleString('en')}\n`);
      for (const [mode, ask] of MODES) {
        const random = randomFrom(7);
        const times: [number[], number[]] = [[], []];
        for (let round = -WARM_UP; round < ROUNDS; round++) {
          const at = Math.floor(random() * shops.length);
          const query = queryFor(at, size.products, random);
          for (const [index, { store, shop }] of [
            { store: alone.store, shop: shops[at] },
            { store: beside.store, shop: same[at] },
          ].entries()) {
            const started = performance.now();
            if (shop) await ask(store, shop, query);
            if (round >= 0) times[index]?.push(performance.now() - started);
          }
        }
        const [own, both] = times.map(median) as [number, number];
        atMost(`  ${mode}: ${own.toFixed(1)} ms alone, ${both.toFixed(1)} ms beside; ratio`, both / own, MAX_RATIO);
      }
      if (large) await reportLarge(beside, large, size.neighbour);
    }),
  );
}

async function fill(database: Database, shops: number, products: number, first = 0): Promise<FilledShop[]> {
  const filled = await fillShops(database, shops, products, { first });
  for (const { organizationId, assistantId } of filled)
    await database.store.search.refresh(organizationId, assistantId);
  await database.pool.query('vacuum analyze');
  return filled;
}

/** The large shop's own searches, and what its index takes. */
async function reportLarge({ store, pool }: Database, shop: FilledShop, products: number): Promise<void> {
  const random = randomFrom(9);
  const times: number[] = [];
  for (let round = -WARM_UP; round < ROUNDS; round++) {
    const query = queryFor(shop.shop, products, random);
    const started = performance.now();
    await searchFor({ match: 'any' })(store, shop, query);
    if (round >= 0) times.push(performance.now() - started);
  }
  const sorted = times.toSorted((a, b) => a - b);
  process.stdout.write(
    `  the large shop: p50 ${median(times).toFixed(1)} ms, p99 ${(sorted[Math.floor(ROUNDS * 0.99)] ?? 0).toFixed(1)} ms\n`,
  );
  const { rows } = await pool.query<{ index: number; words: number }>(
    `select pg_relation_size('product_words_search')::float8 / count(*) as index,
       pg_table_size('product_words')::float8 / count(*) as words from product_words`,
  );
  const [bytes] = rows;
  process.stdout.write(
    `  ${Math.round(bytes?.words ?? 0)} bytes of words and ${Math.round(bytes?.index ?? 0)} of index per product\n`,
  );
}
