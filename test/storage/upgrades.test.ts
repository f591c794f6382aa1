import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createAuthenticate } from '../../src/access/authenticate.ts';
import { uniquePart } from '../../src/domain/ids.ts';
import { type Database, openDatabase } from '../../src/storage/database.ts';
import { migrate, migrationNames } from '../../src/storage/migrate.ts';
import { createPool } from '../../src/storage/server/connection.ts';

/** Rows of one table, each as the columns that it had. */
type Rows = Map<string, Record<string, unknown>[]>;

/** Columns that a migration has given other values or names, for which the test of the store looks. */
const CHANGED: Record<string, string[]> = {
  // 0003 drops it; 0017 replaces letters by names.
  products: ['search', 'sources'],
  // 0002 renames it.
  users: ['user_id'],
  // 0020 replaces it by the outcome.
  exchanges: ['answered'],
  // 0035 tags the words.
  product_words: ['words', 'form'],
};
/** Tables that follow from others, and are not compared: usage and the statistics of the search. */
const DERIVED = new Set([
  'usage_changes',
  'organization_usage',
  'assistant_usage',
  'search_catalogues',
  'search_changes',
]);
/** Of no tenant, or forgotten by a crash of the server. */
const OTHERS = new Set(['schema_migrations', 'crawl_hosts', 'rate_limits']);

const states = await migrationNames();
/** The tenant whose rows were written when this migration was the last one. */
const idOf = (state: string) => String(states.indexOf(state) + 1).padStart(26, '0');

const server = { host: inject('postgres'), port: 5432, user: 'aisle' };
const name = `test_${uniquePart()}`;
const admin = createPool({ ...server, database: 'postgres', max: 1 });
const written = new Map<string, Rows>();
/** The rows of all tenants after all migrations. */
let latest: Rows;
let database: Database;

beforeAll(async () => {
  await admin.query(`create database ${name}`);
  const pool = createPool({ ...server, database: name, max: 1 });
  ends.unshift(() => pool.end());
  const parts = readParts();
  for (const [at, state] of states.entries()) {
    await migrate(pool, new Set(states.slice(0, at + 1)));
    const id = idOf(state);
    const rows = parts.filter(({ from, until }) => state >= from && state < until).map(({ sql }) => sql);
    await pool.query(rows.join('').replaceAll('{id}', id));
    written.set(state, await readTables(pool, id));
  }
  latest = await readTables(pool, '');
  const url = new URL(`postgres://aisle@localhost/${name}`);
  url.searchParams.set('host', server.host);
  database = await openDatabase({ databaseUrl: url.href, dataDirectory: '', connections: 5 });
  ends.unshift(() => database.close());
});

/** Clean-up that is done even if a migration fails. */
const ends: (() => Promise<unknown>)[] = [() => admin.query(`drop database ${name} with (force)`), () => admin.end()];
afterAll(async () => {
  for (const end of ends) await end();
});

/** Reads the parts of the file of rows, each with the states that it is for. */
function readParts() {
  const text = fs.readFileSync(path.join(import.meta.dirname, 'upgrades/rows.sql'), 'utf8');
  return text
    .split(/^-- from /m)
    .slice(1)
    .map((part) => {
      const [, from = '', until = '~'] = /^(\S+)(?: until (\S+))?\n/.exec(part) ?? [];
      return { from, until, sql: part.slice(part.indexOf('\n')) };
    });
}

/** Reads every row that names a tenant, by table. @param id empty for all rows */
async function readTables(pool: pg.Pool, id: string): Promise<Rows> {
  const { rows: tables } = await pool.query<{ table: string }>(
    `select quote_ident(relname) as table from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r' order by relname`,
  );
  const selects = tables.map(
    ({ table }) =>
      `select '${table}' as table, to_jsonb(t) as row from ${table} t where to_jsonb(t)::text like '%${id}%'`,
  );
  const { rows } = await pool.query<{ table: string; row: Record<string, unknown> }>(selects.join(' union all '));
  const all: Rows = new Map(tables.map(({ table }) => [table, []]));
  for (const { table, row } of rows) all.get(table)?.push(row);
  return all;
}

/** Returns rows as texts in order, without the columns that are not to be compared. */
const comparable = (rows: readonly Record<string, unknown>[], columns: readonly string[]) =>
  rows.map((row) => JSON.stringify(columns.map((column) => row[column]))).toSorted();

it('has rows for every table', async () => {
  const tables = [...(written.get(states.at(-1) ?? '') ?? [])];
  const empty = tables.flatMap(([table, rows]) => (rows.length === 0 && !OTHERS.has(table) ? table : []));
  expect(empty, 'add rows to test/storage/upgrades/rows.sql').toEqual(['assistant_usage', 'organization_usage']);
});

describe.each(states)('the data of a version up to %s', (state) => {
  const id = idOf(state);
  const own = [`org_${id}`, `ast_${id}`] as const;

  it('is all there', () => {
    for (const [table, before] of written.get(state) ?? []) {
      if (DERIVED.has(table)) continue;
      const after = latest.get(table)?.filter((row) => JSON.stringify(row).includes(id));
      if (!after) throw new Error(`The table ${table} is gone.`);
      const columns = Object.keys(before[0] ?? {}).filter((column) => !CHANGED[table]?.includes(column));
      expect({ table, rows: comparable(after, columns) }).toEqual({ table, rows: comparable(before, columns) });
    }
  });

  it('is what people, shoppers and crawls find', async () => {
    const { store } = database;
    const principal = await createAuthenticate(store)(`Bearer aisle_sk_${id}_${'k'.repeat(43)}`, 'rest');
    expect(principal).toMatchObject({ organizationId: own[0], userId: `usr_${id}` });
    expect(await store.members.list(own[0])).toMatchObject([{ email: `ann-${id}@shop.test`, role: 'owner' }]);
    expect(await store.assistants.find(...own)).toMatchObject({ name: 'Fjell', catalogueSize: 1, knowledgeCount: 1 });
    const usage = (await store.quotas.list(own[0])).map(({ used }) => used);
    expect(usage).toEqual([1, 1, 1, await bytesOf(own[0])]);

    const { hits } = await store.search.search(...own, { query: 'jacket', limit: 3, match: 'all' });
    expect(hits).toMatchObject([{ product: { productId: `prd_${id}`, title: 'Storm jackets', price: 189.5 } }]);
    expect(await store.passages.search(...own, 'washing', 3)).toMatchObject([{ knowledgeId: `knw_${id}` }]);
    const page = { url: 'https://shop.test/storm', externalId: 'S-1' };
    expect(await store.conversations.productOn(...own, page)).toBe(`prd_${id}`);
    const { sources } = (await store.productHistory.sources(own[0], `prd_${id}`)) ?? {};
    if (state >= '0009') expect(sources).toMatchObject({ title: 'json-ld', externalId: 'feed:shopify', price: 'hand' });
    else expect(sources).toEqual({});
    expect(await store.crawls.list(...own)).toMatchObject([{ status: 'completed', counts: { productsAdded: 1 } }]);
    expect(await store.audit.list(own[0], {}, 5)).toMatchObject([{ auditId: `aud_${id}`, target: own[1] }]);
  });

  it.runIf(state >= '0004')('has its conversations', async () => {
    const { store } = database;
    const token = createHash('sha256').update('shopper').digest();
    const { exchanges } = (await store.conversations.find(...own, token, 9)) ?? {};
    expect(exchanges).toMatchObject([
      { question: 'A jacket?', answer: 'The Storm jacket.', feedback: 'up', parts: [{ type: 'text' }] },
      { question: 'A boat?', answer: 'I have none.', feedback: null, parts: [] },
    ]);
    const ever = { from: '2000-01-01T00:00:00Z', to: '2100-01-01T00:00:00Z' };
    expect(await store.insight.openQuestions(...own, ever, 9)).toMatchObject({
      open: 1,
      questions: [{ question: 'A boat?' }],
    });
    expect(await store.insight.tops(...own, ever)).toMatchObject({
      products: [{ productId: `prd_${id}`, shown: 1, addedToCart: 2 }],
      models: [{ model: 'test/model', answers: 2 }],
    });
    const { totals } = await store.insight.series(...own, ever, 'month');
    expect(totals).toMatchObject({ conversations: 1, questions: 2, unanswered: 1 });
  });

  it.runIf(state >= '0018')('has its details', async () => {
    const { store } = database;
    const known = await store.productDetails.find(own[0], `prd_${id}`);
    expect(known).toMatchObject({ details: { gtin: '4006381333931', listPrice: 220 }, sources: { gtin: 'json-ld' } });
  });

  it('can be changed, searched again and deleted', async () => {
    const { store } = database;
    const product = await store.transaction((trx) =>
      trx.catalogue.update(own[0], `prd_${id}`, { title: 'Rain jacket' }),
    );
    expect(product).toMatchObject({ after: { title: 'Rain jacket', price: 189.5 } });
    await store.search.refresh(...own);
    const { hits } = await store.search.search(...own, { query: 'rain', limit: 3, match: 'all' });
    expect(hits).toMatchObject([{ product: { productId: `prd_${id}` } }]);
    expect(await store.assistants.delete(...own)).toMatchObject({ assistantId: own[1] });
    expect((await store.quotas.list(own[0])).map(({ used }) => used)).toEqual([0, 0, 0, 0]);
  });
});

/** The bytes of an organization's products, details and knowledge, counted anew. */
async function bytesOf(organizationId: string): Promise<number> {
  const { rows } = await database.pool.query<{ bytes: number }>(
    `select ((select sum(octet_length(concat(url, title, external_id, description, currency, image_url, brand, category)))
        from products where organization_id = $1)
      + coalesce((select sum(octet_length(layers::text)) from product_details where organization_id = $1), 0)
      + (select sum(octet_length(concat(title, content))) from knowledge where organization_id = $1))::int8 as bytes`,
    [organizationId],
  );
  return rows[0]?.bytes ?? 0;
}
