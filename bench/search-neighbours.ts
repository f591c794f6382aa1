import type { Database } from '../src/storage/database.ts';
import { benchArguments, isQuick } from './arguments.ts';
import { report } from './figure.ts';
import { median, quantile } from './quantiles.ts';
import { HTTP_MODES, issueReadKey } from './search-over-http.ts';
import { type FilledShop, fillShops, queryFor, randomFrom } from './search-shops.ts';
import { withServers } from './servers.ts';
import { withDatabase } from './with-database.ts';

const { NEIGHBOUR, SHOPS, PRODUCTS } = isQuick
  ? { NEIGHBOUR: 50_000, SHOPS: 8, PRODUCTS: 1_500 }
  : { NEIGHBOUR: 1_000_000, SHOPS: 100, PRODUCTS: 10_000 };
const { WARM_UP, ROUNDS } = isQuick ? { WARM_UP: 30, ROUNDS: 120 } : { WARM_UP: 60, ROUNDS: 300 };
const LIMIT = 20;
const MAX_RATIO = 1.2;

type Ask = (store: Database['store'], shop: FilledShop, query: string) => Promise<unknown>;
/** Asks one of the shops, by its number, in one of the two databases. */
type AskOne = (query: string, shop: number) => Promise<unknown>;

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
 * Searches the same shops in two databases, in one of them beside a large shop, with the same vocabulary: in this
 * process, and over HTTP with a key, each database with a service of its own. The searches alternate, so that both
 * meet the same load of the machine.
 */
export async function benchNeighbours(): Promise<void> {
  await withDatabase((alone, ownDirectory) =>
    withDatabase(async (beside, besideDirectory) => {
      const shops = await fill(alone, SHOPS, PRODUCTS);
      const [large] = await fill(beside, 1, NEIGHBOUR, SHOPS);
      const same = await fill(beside, SHOPS, PRODUCTS);
      if (!large) throw new Error('No large shop was made.');
      const setting = `${SHOPS} shops of ${PRODUCTS.toLocaleString('en')} products`;
      process.stdout.write(`${setting}, alone and beside one of ${NEIGHBOUR.toLocaleString('en')}\n`);
      if (benchArguments[1] !== 'http') {
        for (const [mode, ask] of MODES)
          await alternate(mode, [
            (query, at) => ask(alone.store, shops[at] as FilledShop, query),
            (query, at) => ask(beside.store, same[at] as FilledShop, query),
          ]);
        await reportLarge(beside, large);
      }
      await withServers({ DATA_DIR: ownDirectory }, (startAlone) =>
        withServers({ DATA_DIR: besideDirectory }, async (startBeside) => {
          const places = [
            { shops, key: await issueReadKey(alone, shops), url: await startAlone('src/cli.ts', 'serve') },
            { shops: same, key: await issueReadKey(beside, same), url: await startBeside('src/cli.ts', 'serve') },
          ] as const;
          for (const [mode, ask] of HTTP_MODES) {
            const [own, both] = places.map(
              ({ shops: asked, key, url }): AskOne =>
                (query, at) =>
                  ask({ url, key, assistantId: asked[at]?.assistantId ?? '' }, query),
            ) as [AskOne, AskOne];
            await alternate(`over HTTP, ${mode}`, [own, both]);
          }
          const { key, url } = { ...places[1], key: await issueReadKey(beside, [large]) };
          for (const [mode, ask] of HTTP_MODES)
            await reportTimes(
              `the large shop over HTTP, ${mode}`,
              (query) => ask({ url, key, assistantId: large.assistantId }, query),
              large.shop,
            );
        }),
      );
    }),
  );
}

/** Reports the ratio of the median times beside the large shop and alone. */
async function alternate(mode: string, [alone, beside]: [AskOne, AskOne]): Promise<void> {
  const random = randomFrom(7);
  const times: [number[], number[]] = [[], []];
  for (let round = -WARM_UP; round < ROUNDS; round++) {
    const at = Math.floor(random() * SHOPS);
    const query = queryFor(at, PRODUCTS, random);
    for (const [index, ask] of [alone, beside].entries()) {
      const started = performance.now();
      await ask(query, at);
      if (round >= 0) times[index]?.push(performance.now() - started);
    }
  }
  const [own, both] = times.map(median) as [number, number];
  process.stdout.write(`${own.toFixed(1)} ms alone, ${both.toFixed(1)} ms beside  `);
  report(`${mode}, beside a shop of ${NEIGHBOUR.toLocaleString('en')}, ratio to alone`, both / own, {
    atMost: MAX_RATIO,
  });
}

async function reportTimes(what: string, ask: (query: string) => Promise<unknown>, shop: number): Promise<void> {
  const random = randomFrom(9);
  const times: number[] = [];
  for (let round = -WARM_UP; round < ROUNDS; round++) {
    const query = queryFor(shop, NEIGHBOUR, random);
    const started = performance.now();
    await ask(query);
    if (round >= 0) times.push(performance.now() - started);
  }
  report(`${what}, p50`, median(times), { unit: 'ms' });
  report(`${what}, p99`, quantile(times, 0.99), { unit: 'ms' });
}

async function fill(database: Database, shops: number, products: number, first = 0): Promise<FilledShop[]> {
  const filled = await fillShops(database, shops, products, { first });
  for (const { organizationId, assistantId } of filled)
    await database.store.search.refresh(organizationId, assistantId);
  await database.pool.query('vacuum analyze');
  return filled;
}

/** The large shop's own searches, and what its index takes. */
async function reportLarge({ store, pool }: Database, large: FilledShop): Promise<void> {
  await reportTimes('the large shop', (query) => searchFor({ match: 'any' })(store, large, query), large.shop);
  const { rows } = await pool.query<{ index: number; words: number }>(
    `select pg_relation_size('product_words_search')::float8 / count(*) as index,
       pg_table_size('product_words')::float8 / count(*) as words from product_words`,
  );
  const [{ index, words } = { index: Number.NaN, words: Number.NaN }] = rows;
  report('words of a product on disk', words, { unit: 'bytes' });
  report('index of a product on disk', index, { unit: 'bytes' });
}
