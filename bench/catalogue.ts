import { SORTS } from '../src/domain/catalogue-browser.ts';
import type { Database } from '../src/storage/database.ts';
import { fillShops } from './search-shops.ts';
import { withDatabase } from './with-database.ts';

const PRODUCTS = 100_000;
const ROUNDS = 9;
const LIMIT = 100;
/** Milliseconds within which a page of the console shows its content, and in which the filters show their counts. */
const WANTED_MS = { page: 300, counts: 600 };

/** Measures what the console's catalogue reads from a shop of 100,000 products: pages in each order, and the counts. */
export const run = (): Promise<void> => withDatabase(benchBrowser);

async function benchBrowser(database: Database): Promise<void> {
  const [shop] = await fillShops(database, 1, PRODUCTS);
  if (!shop) throw new Error('No shop was filled.');
  const { organizationId, assistantId } = shop;
  await database.pool.query('vacuum analyze');
  const { catalogueBrowser } = database.store;
  for (const sort of SORTS) {
    const request = { filters: {}, sort, after: null, limit: LIMIT };
    const page = (after: typeof end | null) =>
      catalogueBrowser.page(organizationId, assistantId, { ...request, after });
    const { end } = await catalogueBrowser.page(organizationId, assistantId, request);
    await measure(`first page by ${sort}`, () => page(null));
    await measure(`second page by ${sort}`, () => page(end));
  }
  for (const [what, filters] of [
    ['counts', {}],
    ['counts of products without a picture', { missing: 'imageUrl' }],
  ] as const)
    await measure(what, () => catalogueBrowser.count(organizationId, assistantId, filters), WANTED_MS.counts);
}

async function measure(what: string, work: () => Promise<unknown>, wanted = WANTED_MS.page): Promise<void> {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const started = performance.now();
    await work();
    times.push(performance.now() - started);
  }
  const median = times.toSorted((a, b) => a - b)[ROUNDS >> 1] ?? Number.NaN;
  if (!(median <= wanted)) process.exitCode = 1;
  process.stdout.write(
    `${what.padEnd(40)} ${median.toFixed(0).padStart(5)} ms, wanted ≤ ${wanted}: ${median <= wanted ? 'ok' : 'TOO MUCH'}\n`,
  );
}
