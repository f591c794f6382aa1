import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { isQuick } from './arguments.ts';
import { report, reportLeftOut } from './figure.ts';
import { median, quantile } from './quantiles.ts';
import { fillShops, generated, queryFor, randomFrom } from './search-shops.ts';
import { withDataDirectory, withDatabase } from './with-database.ts';

/** The folder in which MiniSearch is installed. */
export const SEARCH_PEERS = path.join(import.meta.dirname, 'search-peers');

const PRODUCTS = 100_000;
const { WARM_UP, QUERIES } = isQuick ? { WARM_UP: 40, QUERIES: 150 } : { WARM_UP: 100, QUERIES: 600 };
const LIMIT = 20;
/** The wanted ratio of the search time of FTS5 to ours. */
const WANTED = 2;

const SHOP = 0;
const FIELDS = ['title', 'brand', 'category', 'description'] as const;
/** The weight of a word in each field. */
const WEIGHTS = { title: 4, brand: 2, category: 2, description: 1 };

type Row = Record<(typeof FIELDS)[number], string> & { id: number };
/** A search for any of the words, best first. Returns the products with their fields. */
type Search = (query: string) => unknown[] | Promise<unknown[]>;

/** The part of MiniSearch that is used; its package is not one of our dependencies. */
interface MiniSearchLibrary {
  default: new (options: object) => {
    addAll(rows: Iterable<Row>): void;
    search(query: string, options: object): unknown[];
  };
}

/**
 * Compares searches of the same catalogue with the same queries, one after another: ours, with its database in another
 * process; FTS5 and MiniSearch in this one.
 * @param missing why MiniSearch cannot take part; undefined if it can
 */
export async function compareSearch(missing: string | undefined): Promise<void> {
  await withDatabase((database) =>
    withDataDirectory(async (folder) => {
      const [shop] = await fillShops(database, 1, PRODUCTS);
      if (!shop) throw new Error('No shop was made.');
      const { organizationId, assistantId } = shop;
      await database.store.search.refresh(organizationId, assistantId);
      await database.pool.query('vacuum analyze');
      const searches = new Map<string, Search>([
        [
          'Aisle',
          async (query) => {
            const request = { query, limit: LIMIT, match: 'any' as const };
            return (await database.store.search.search(organizationId, assistantId, request)).hits;
          },
        ],
        ['FTS5', openFts5(path.join(folder, 'fts5.db'))],
      ]);
      if (missing) reportLeftOut('MiniSearch', missing);
      else searches.set('MiniSearch', await openMiniSearch());
      reportTimes(await measure(searches));
    }),
  );
}

function* rows(): Generator<Row> {
  for (let id = 0; id < PRODUCTS; id++) {
    const { title, brand, category, description } = generated(SHOP, id);
    yield { id, title, brand: brand ?? '', category: category ?? '', description: description ?? '' };
  }
}

/** A table on disk, ranked by BM25, in the way that its documentation calls the fastest. */
function openFts5(file: string): Search {
  const database = new DatabaseSync(file);
  database.exec(`pragma journal_mode = wal; create virtual table products using fts5(${FIELDS.join(', ')}); begin`);
  const insert = database.prepare(`insert into products (rowid, ${FIELDS.join(', ')}) values (?, ?, ?, ?, ?)`);
  for (const row of rows()) insert.run(row.id, ...FIELDS.map((field) => row[field]));
  const weights = FIELDS.map((field) => WEIGHTS[field].toFixed(1)).join(', ');
  database.exec(`insert into products (products, rank) values ('rank', 'bm25(${weights})'); commit`);
  database.exec(`insert into products (products) values ('optimize')`);
  const select = database.prepare(`select rowid, * from products where products match ? order by rank limit ${LIMIT}`);
  return (query) => {
    const words = query.split(/\s+/).filter(Boolean);
    return words.length === 0 ? [] : select.all(words.map((word) => `"${word}"`).join(' OR '));
  };
}

/** An index in memory, which returns all matches. */
async function openMiniSearch(): Promise<Search> {
  const file = path.join(SEARCH_PEERS, 'node_modules/minisearch/dist/es/index.js');
  const { default: MiniSearch } = (await import(pathToFileURL(file).href)) as MiniSearchLibrary;
  const index = new MiniSearch({ fields: FIELDS, storeFields: FIELDS });
  index.addAll([...rows()]);
  return (query) => index.search(query, { combineWith: 'OR', boost: WEIGHTS }).slice(0, LIMIT);
}

/** The milliseconds of each search; they take turns in changing order, so that a noisy machine affects all alike. */
async function measure(searches: ReadonlyMap<string, Search>): Promise<Map<string, number[]>> {
  const times = new Map([...searches.keys()].map((name): [string, number[]] => [name, []]));
  const random = randomFrom(13);
  for (let round = -WARM_UP; round < QUERIES; round++) {
    const query = queryFor(SHOP, PRODUCTS, random);
    const order = round % 2 === 0 ? [...searches] : [...searches].toReversed();
    for (const [name, search] of order) {
      const started = performance.now();
      await search(query);
      if (round >= 0) times.get(name)?.push(performance.now() - started);
    }
  }
  return times;
}

function reportTimes(times: ReadonlyMap<string, number[]>): void {
  const products = `${PRODUCTS.toLocaleString('en')} products`;
  const ours = median(times.get('Aisle') ?? []);
  for (const [name, own] of times) {
    report(`search among ${products}, ${name}, p50`, median(own), { unit: 'ms' });
    report(`search among ${products}, ${name}, p99`, quantile(own, 0.99), { unit: 'ms' });
    if (name !== 'Aisle')
      report(`search among ${products}, p50 of ${name}, ratio to ours`, median(own) / ours, {
        atLeast: name === 'FTS5' ? WANTED : undefined,
      });
  }
}
