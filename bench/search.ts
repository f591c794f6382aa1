import type { SearchFilters } from '../src/domain/search.ts';
import type { Database } from '../src/storage/database.ts';
import { withDatabase } from './with-database.ts';
import { benchChanges } from './search-changes.ts';
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

const PARTS = new Map<string, (isQuick: boolean) => Promise<void>>([
  ['relevance', () => withDatabase(({ store }) => benchRelevance(store))],
  [
    'sizes',
    async (isQuick) => {
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
 * Relevance on a judged sample; speed on generated catalogues, warm; small shops beside a large one; the time until a
 * change is found; the first question to much knowledge. `-- search PART` runs one of them, `--quick` smaller sizes.
 * The exit code is 1 if one of the bounds does not hold.
 */
export async function run(): Promise<void> {
  const isQuick = process.argv.includes('--quick');
  const only = process.argv.slice(3).find((argument) => !argument.startsWith('--'));
  for (const [name, bench] of PARTS) if (only === undefined || only === name) await bench(isQuick);
}

/** Says what details take on disk, per product. */
async function reportSize({ pool }: Database, products: number): Promise<void> {
  for (const table of ['products', 'product_details', 'product_words']) {
    const { rows } = await pool.query<{ bytes: number }>(
      `select pg_total_relation_size($1::regclass)::float8 as bytes`,
      [table],
    );
    process.stdout.write(`${table}: ${Math.round((rows[0]?.bytes ?? 0) / products)} bytes on disk per product\n`);
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
    const sorted = times.toSorted((a, b) => a - b);
    const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1);
    const bound = wanted !== undefined && atOnce === 1 ? ` (wanted: ≤ ${wanted})` : '';
    process.stdout.write(
      `${(shops * products).toLocaleString('en')} products in ${shops} shop(s)${filters.length > 0 ? ' with details and filters' : ''}, ${atOnce} at once: p50 ${at(0.5)} ms  p99 ${at(0.99)} ms${bound}\n`,
    );
  }
}
