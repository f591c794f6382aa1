import { SORTS } from '../src/domain/catalogue-browser.ts';
import type { Database } from '../src/storage/database.ts';
import { isQuick } from './arguments.ts';
import { report } from './figure.ts';
import { median } from './quantiles.ts';
import { fillShops } from './search-shops.ts';
import { withDatabase } from './with-database.ts';

const PRODUCTS = isQuick ? 20_000 : 100_000;
const ROUNDS = 9;
const LIMIT = 100;
/** Milliseconds within which a page of the console shows its content, and in which the filters show their counts. */
const WANTED_MS = { page: 300, counts: 600 };

/** Measures what the console's catalogue reads from a shop of 100,000 products, or fewer with `--quick`: pages in each order, and the counts. */
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
    ['counts of those without a picture,', { missing: 'imageUrl' }],
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
  report(`${what} of ${PRODUCTS.toLocaleString('en')} products`, median(times), { unit: 'ms', atMost: wanted });
}
