import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type Database, openDatabase } from '../src/storage/database.ts';
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

/** Relevance on a judged sample, and speed on generated catalogues, warm. `-- search relevance` runs only the first. */
export async function run(): Promise<void> {
  await withDatabase(({ store }) => benchRelevance(store));
  if (process.argv[3] === 'relevance') return;
  for (const size of SIZES) await withDatabase((database) => benchLatency(database, size));
}

async function benchLatency(database: Database, { shops, products, wanted }: (typeof SIZES)[number]): Promise<void> {
  const filled = await fillShops(database, shops, products);
  for (const { organizationId, assistantId } of filled)
    await database.store.search.refresh(organizationId, assistantId);
  await database.pool.query('vacuum analyze');
  const random = randomFrom(7);
  const searchOnce = async () => {
    const shop = filled[Math.floor(random() * filled.length)];
    if (!shop) return 0;
    const query = queryFor(shop.shop, products, random);
    const started = performance.now();
    await database.store.search.search(shop.organizationId, shop.assistantId, { query, limit: LIMIT, match: 'any' });
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
      `${(shops * products).toLocaleString('en')} products in ${shops} shop(s), ${atOnce} at once: p50 ${at(0.5)} ms  p99 ${at(0.99)} ms${bound}\n`,
    );
  }
}

/** Creates a new database and removes it after the work. */
async function withDatabase(work: (database: Database) => Promise<void>): Promise<void> {
  const dataDirectory = fs.mkdtempSync(path.join(os.tmpdir(), 'aisle-bench-'));
  fs.chmodSync(dataDirectory, 0o755); // root's database runs as another user
  const database = await openDatabase({ dataDirectory });
  try {
    await work(database);
  } finally {
    await database.close();
    fs.rmSync(dataDirectory, { recursive: true });
  }
}
