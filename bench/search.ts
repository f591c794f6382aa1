import type { SearchFilters } from '../src/domain/search.ts';
import type { Database } from '../src/storage/database.ts';
import { benchArguments, isQuick } from './arguments.ts';
import { report } from './figure.ts';
import { quantile } from './quantiles.ts';
import { withDatabase } from './with-database.ts';
import { benchChanges } from './search-changes.ts';
import { compareWithCheckout } from './search-checkout.ts';
import { benchKnowledge } from './search-knowledge.ts';
import { benchNeighbours } from './search-neighbours.ts';
import { benchRelevance } from './search-relevance.ts';
import { fillShops, queryFor, randomFrom } from './search-shops.ts';

const QUERIES = 600;
const WARM_UP = 200;
const LIMIT = 20;

const SIZES = [
  { shops: 1, products: 1_000, wanted: undefined },
  { shops: 1, products: 20_000, wanted: 15 },
  { shops: 1, products: 100_000, wanted: undefined },
  { shops: 100, products: 10_000, wanted: 50 },
];

/** Products with 12 variants and 8 attributes each, searched with filters. */
const DETAILED = { shops: 1, products: 20_000, wanted: 15 };
const FILTERS: SearchFilters[] = [
  { details: [{ name: 'size', value: 'M' }] },
  { details: [{ name: 'weight', max: 800, unit: 'g' }], maxPrice: 100 },
  { availability: 'in_stock', details: [{ name: 'Size', value: 'L' }] },
  {},
];

const PARTS = new Map<string, () => Promise<void>>([
  ['relevance', () => withDatabase(({ store }) => benchRelevance(store))],
  [
    'sizes',
    async () => {
      for (const size of isQuick ? SIZES.slice(0, 2) : SIZES)
        await withDatabase((database) => benchLatency(database, size));
    },
  ],
  [
    'details',
    () =>
      withDatabase(async (database) => {
        await benchLatency(database, DETAILED, FILTERS);
        await reportSize(database, DETAILED.products);
      }),
  ],
  ['neighbours', benchNeighbours],
  ['changes', benchChanges],
  ['knowledge', benchKnowledge],
]);

/**
 * Relevance on a judged sample; speed on generated catalogues, warm; small shops beside a large one, in the process and
 * over HTTP; the time until a change is found; the first question to much knowledge. `-- search PART` runs one of them,
 * `-- search neighbours http` only what is asked over HTTP. With the directory of another checkout, the same searches
 * there: `npm run bench -- search ../before`.
 */
export async function run(): Promise<void> {
  const [only] = benchArguments;
  if (only !== undefined && !PARTS.has(only)) return compareWithCheckout(only);
  for (const [name, bench] of PARTS) if (only === undefined || only === name) await bench();
}

/** Says what details take on disk, per product. */
async function reportSize({ pool }: Database, products: number): Promise<void> {
  for (const table of ['products', 'product_details', 'product_words']) {
    const { rows } = await pool.query<{ bytes: number }>(
      `select pg_total_relation_size($1::regclass)::float8 as bytes`,
      [table],
    );
    report(`${table} on disk per product`, (rows[0]?.bytes ?? Number.NaN) / products, { unit: 'bytes' });
  }
}

/** @param filters with which to search in turn; such catalogues have details */
async function benchLatency(
  database: Database,
  { shops, products, wanted }: (typeof SIZES)[number],
  filters: readonly SearchFilters[] = [],
): Promise<void> {
  const filled = await fillShops(database, shops, products, { hasDetails: filters.length > 0 });
  for (const { organizationId, assistantId } of filled)
    await database.store.search.refresh(organizationId, assistantId);
  await database.pool.query('vacuum analyze');
  const random = randomFrom(7);
  let asked = 0;
  const searchOnce = async () => {
    const shop = filled[Math.floor(random() * filled.length)];
    if (!shop) return 0;
    const query = queryFor(shop.shop, products, random);
    const request = { query, limit: LIMIT, match: 'any' as const, filters: filters[asked++ % filters.length] };
    const started = performance.now();
    await database.store.search.search(shop.organizationId, shop.assistantId, request);
    return performance.now() - started;
  };
  for (let i = 0; i < WARM_UP; i++) await searchOnce();
  for (const atOnce of [1, 8]) {
    const times: number[] = [];
    const worker = async () => {
      for (let i = 0; i < QUERIES / atOnce; i++) times.push(await searchOnce());
    };
    await Promise.all(Array.from({ length: atOnce }, worker));
    const setting = `${(shops * products).toLocaleString('en')} products in ${shops} shop(s)${filters.length > 0 ? ' with details and filters' : ''}, ${atOnce} at once`;
    report(`${setting}, p50`, quantile(times, 0.5), { unit: 'ms' });
    report(`${setting}, p99`, quantile(times, 0.99), { unit: 'ms', atMost: atOnce === 1 ? wanted : undefined });
  }
}
