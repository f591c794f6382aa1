import path from 'node:path';
import type { Database } from '../src/storage/database.ts';
import { isQuick } from './arguments.ts';
import { report } from './figure.ts';
import { quantile } from './quantiles.ts';
import * as ours from './search-shops.ts';
import { withDatabase } from './with-database.ts';

const PRODUCTS = isQuick ? [1_000, 20_000] : [1_000, 20_000, 100_000];
const QUERIES = 600;
const WARM_UP = 200;
const LIMIT = 20;
/** Two runs of the same code differ by as much. */
const NOT_SLOWER = 1.1;

type Shops = Pick<typeof ours, 'fillShops' | 'queryFor' | 'randomFrom'>;

/**
 * Compares the search with that of another checkout, which has its own modules installed: each query is asked of both,
 * in turn, over the same generated catalogue.
 */
export async function compareWithCheckout(directory: string): Promise<void> {
  const load = (file: string): Promise<unknown> => import(path.resolve(directory, file));
  const shops = (await load('bench/search-shops.ts')) as Shops;
  const storage = (await load('src/storage/database.ts')) as Pick<
    typeof import('../src/storage/database.ts'),
    'openDatabase'
  >;
  for (const products of PRODUCTS)
    await withDatabase((mine) =>
      withDatabase(async (theirs) => {
        const timed = [await searcher(mine, ours, products), await searcher(theirs, shops, products)];
        for (let query = 0; query < WARM_UP; query++) for (const { search } of timed) await search(false);
        for (let query = 0; query < QUERIES; query++)
          for (const { search } of query % 2 === 0 ? timed : timed.toReversed()) await search(true);
        for (const share of [0.5, 0.99]) {
          const [own = Number.NaN, other = Number.NaN] = timed.map(({ times }) => quantile(times, share));
          process.stdout.write(`${own.toFixed(2)} ms compared with ${other.toFixed(2)} ms  `);
          report(
            `search among ${products.toLocaleString('en')} products, p${share * 100}, ratio to the other checkout`,
            own / other,
            { atMost: share === 0.5 ? NOT_SLOWER : undefined },
          );
        }
      }, storage.openDatabase),
    );
}

/** Fills one shop, and times the search of queries that depend on the seed alone. */
async function searcher(database: Database, { fillShops, queryFor, randomFrom }: Shops, products: number) {
  const [shop] = await fillShops(database, 1, products);
  if (!shop) throw new Error('No shop was filled.');
  const { organizationId, assistantId } = shop;
  await database.store.search.refresh(organizationId, assistantId);
  await database.pool.query('vacuum analyze');
  const random = randomFrom(7);
  const times: number[] = [];
  const search = async (isTimed: boolean): Promise<void> => {
    const query = queryFor(shop.shop, products, random);
    const started = performance.now();
    await database.store.search.search(organizationId, assistantId, { query, limit: LIMIT, match: 'any' });
    if (isTimed) times.push(performance.now() - started);
  };
  return { search, times };
}
