import { expect, it } from 'vitest';
import { readConfig } from '../src/config.ts';

it.each([
  [{ PORT: 'eighty' }, 'PORT'],
  [{ PORT: '70000' }, 'PORT'],
  [{ PORT: '-1' }, 'PORT'],
  [{ BASE_URL: 'shop.test' }, 'BASE_URL'],
  [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL'],
  [{ DATABASE_READ_URL: 'mysql://x' }, 'DATABASE_READ_URL'],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL'],
  [{ CRAWL_ALLOW_PRIVATE_NETWORK: 'maybe' }, 'CRAWL_ALLOW_PRIVATE_NETWORK'],
  [{ CRAWL_MAX_PAGES: '0' }, 'CRAWL_MAX_PAGES'],
  [{ BROWSER_WS_URL: 'localhost:9222' }, 'BROWSER_WS_URL'],
  [{ BROWSER_WS_URL: 'ws://' }, 'BROWSER_WS_URL'],
  [{ RATE_LIMIT: '1e3' }, 'RATE_LIMIT'],
  [{ MODEL_BUDGET: '-1' }, 'MODEL_BUDGET'],
  [{ MODEL_BUDGET: '1e3' }, 'MODEL_BUDGET'],
  [{ MODEL_BUDGET: 'none' }, 'MODEL_BUDGET'],
  [{ MODEL_PRICES: 'tiny=1/2' }, 'MODEL_PRICES'],
  [{ MODEL_PRICES: 'compatible/tiny=1' }, 'MODEL_PRICES'],
  [{ MODEL_PRICES: 'compatible/tiny=-1/2' }, 'MODEL_PRICES'],
  [{ MODEL_PRICES: 'compatible/tiny=1/2, openai/gpt-6' }, 'MODEL_PRICES'],
])('refuses %j in one line that names the variable', (environment, name) => {
  expect(() => readConfig(environment)).toThrow(new RegExp(`^${name} must be [^\\n]+$`));
});

it('has defaults, and takes an empty variable for one that is not set', () => {
  const config = readConfig({ PORT: '', DATABASE_URL: '', PATH: '/bin' });
  expect(config).toMatchObject({ port: 3000, dataDirectory: './data', databaseUrl: undefined, baseUrl: undefined });
  expect(config.crawl.allowPrivateNetwork).toBe(false);
});

it('reads what is set', () => {
  const environment = {
    PORT: '0',
    BASE_URL: 'https://aisle.test/',
    CRAWL_ALLOW_PRIVATE_NETWORK: 'on',
    CRAWL_VERIFY: 'dns',
  };
  expect(readConfig(environment)).toMatchObject({
    port: 0,
    baseUrl: 'https://aisle.test',
    crawl: { allowPrivateNetwork: true, verify: 'dns' },
  });
});

it('does not repeat the address of the database, which holds a password', () => {
  expect(() => readConfig({ DATABASE_URL: 'mysql://user:secret@host/db' })).toThrow(/^(?!.*secret)DATABASE_URL /);
});

it('refuses a replica of the embedded database', () => {
  expect(() => readConfig({ DATABASE_READ_URL: 'postgres://host/db' })).toThrow(
    /^DATABASE_READ_URL needs DATABASE_URL/,
  );
});

it.each<[set: string | undefined, dollars: number | null]>([
  [undefined, 50],
  ['', 50],
  ['off', null],
  ['0', 0],
  ['12.5', 12.5],
])('reads the budget for models: %j', (set, dollars) => {
  expect(readConfig(set === undefined ? {} : { MODEL_BUDGET: set }).models.monthlyBudget).toBe(dollars);
});

it.each<[environment: NodeJS.ProcessEnv, connections: number]>([
  [{}, 20],
  [{ CRAWL_CONCURRENCY: '30' }, 46],
  [{ CRAWL_CONCURRENCY: '100' }, 60],
  [{ CRAWL_CONCURRENCY: '100', DATABASE_POOL: '120' }, 120],
  [{ CRAWL_CONCURRENCY: '1' }, 20],
])('sizes the pool of connections for its runs: %j', (environment, connections) => {
  expect(readConfig(environment).databaseConnections).toBe(connections);
});

it('reads what models cost', () => {
  const { prices } = readConfig({ MODEL_PRICES: 'compatible/meta/tiny=0.15/0.6, openai/gpt-6=2/8/0.2,' }).models;
  expect([...prices]).toEqual([
    ['compatible/meta/tiny', { input: 0.15, cached: 0.15, output: 0.6, asOf: null }],
    ['openai/gpt-6', { input: 2, cached: 0.2, output: 8, asOf: null }],
  ]);
  expect(readConfig({}).models.prices.size).toBe(0);
});
