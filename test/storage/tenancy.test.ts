import pg from 'pg';
import { describe, expect, it, vi } from 'vitest';
import { changedTables } from '../../src/storage/server/changes.ts';
import { newId } from '../../src/domain/ids.ts';
import type { Store } from '../../src/domain/ports.ts';
import { converse } from '../setup/conversation.ts';
import { writeShop } from '../setup/replica-reads.ts';
import { sharedDatabase } from '../setup/service.ts';
import { ACROSS, JOINING, storeCalls } from '../setup/store-calls.ts';
import { readTenancy } from '../setup/tenancy-of-sql.ts';

const sent = vi.spyOn(pg.Client.prototype, 'query');
const database = await sharedDatabase();
const { pool } = database;

const { rows: columns } = await pool.query<{ table: string }>(
  `select table_name as table from information_schema.columns
    where table_schema = 'public' and column_name = 'organization_id'`,
);
const TENANTS = new Set(columns.map(({ table }) => table));

interface Statement {
  text: string;
  values: unknown[];
}

/** Methods that send no statement of their own about an organization's data, with the reason. */
const APART = new Map([
  ['conversations.handOver', 'queues a job'],
  ['crawls.hold', 'takes a lock'],
  ['secrets.ensure', 'is about the installation'],
  ['sessions.list', 'is about a person'],
  ['sessions.end', 'is about a person'],
  ['users.find', 'is about a person'],
  ['users.verifyEmail', 'is about a person'],
  ['users.forgetLinks', 'is about a person'],
  ['users.secondFactors', 'is about a person'],
  ['users.settleSecondFactors', 'is about a person'],
  ['users.activate', 'is about a person'],
  ['notifications.preferences', 'is about a person'],
  ['notifications.setRefused', 'is about a person'],
  ['notifications.unsubscribe', 'is about a person'],
  ['connectedApps.choose', 'is about a session'],
  ['connectedApps.client', 'is about an application'],
  ['connectedApps.setRedirectUris', 'is about an application'],
]);

/** Returns a store that notes which of its methods are called. */
function watched<S extends Store>(given: S, note: (name: string) => void): S {
  const ports = Object.entries(given).flatMap(([port, methods]) => {
    if (typeof methods !== 'object' || OTHERS.has(port)) return [];
    const noted = Object.entries(methods as object).map(([method, call]) => [
      method,
      (...args: unknown[]): unknown => {
        note(`${port}.${method}`);
        return (call as (...args: unknown[]) => unknown)(...args);
      },
    ]);
    return [[port, Object.fromEntries(noted)]];
  });
  return { ...given, ...Object.fromEntries(ports) };
}

/** Of a store, what is no port to an organization's data. */
const OTHERS = new Set(['backlog', 'query', 'rateLimits', 'handovers']);

/** Returns the statements that were sent since the last time. */
function statements(): Statement[] {
  const calls = sent.mock.calls as unknown as [string | Partial<Statement>, unknown][];
  const all = calls.map(([given, values]): Statement => {
    const { text = '', values: own = values } = typeof given === 'string' ? { text: given } : given;
    return { text, values: Array.isArray(own) ? own : [] };
  });
  sent.mockClear();
  return all;
}

describe('the check of statements', () => {
  const a = newId('org');
  it.each([
    ['names no organization', 'select * from products where product_id = $1'],
    ['names it in an alternative', 'select * from products where organization_id = $1 or title = $2'],
    [
      'names it for one table only',
      'select * from products p join assistants a using (assistant_id) where p.organization_id = $1',
    ],
    [
      'names it outside only',
      'select from products p where organization_id = $1 and exists (select from knowledge k where k.title = p.title)',
    ],
    [
      'names it in another query',
      'with a as (select * from assistants where organization_id = $1) select * from a join products using (assistant_id)',
    ],
    ['deletes by an identifier', 'delete from products where product_id = $1'],
    ['updates from another', 'update products p set title = k.title from knowledge k where p.organization_id = $1'],
    ['inserts without it', 'insert into products (product_id) values ($1)'],
  ])('finds one that %s', (_what, text) => {
    expect(readTenancy(text, [a, 'x'], TENANTS).untied).not.toEqual([]);
  });

  it('finds a join of two organizations', () => {
    const text = 'select from products p, knowledge k where p.organization_id = $1 and k.organization_id = $2';
    expect(readTenancy(text, [a, newId('org')], TENANTS)).toMatchObject({ untied: [], organizations: 2 });
  });
});

it('names the organization in each statement, and joins no two', async () => {
  const called = new Set<string>();
  const note = (name: string) => void called.add(name);
  const store = {
    ...watched(database.store, note),
    transaction: <T>(work: (trx: Store) => Promise<T>) => database.store.transaction((trx) => work(watched(trx, note))),
  };
  const { organizationId } = await store.organizations.insert('Lamps');
  const shop = await writeShop({ store, pool }, organizationId, 'one');
  await store.search.refresh(organizationId, shop.assistantId);
  const talk = await converse({ store, pool }, { organizationId, assistantId: shop.assistantId }, [
    { question: 'Why?' },
  ]);
  const { userId } = await store.users.ensure('a@shop.test');
  const { keyId } = await store.keys.insert({
    organizationId,
    name: 'Key',
    userId: null,
    createdBy: null,
    permissions: [],
    prefix: 'a',
    lastFour: 'aaaa',
    hash: Buffer.alloc(32),
    expiresAt: null,
  });
  const [exchangeId = ''] = talk.exchangeIds;
  const caller = { ...shop, organizationId, exchangeId, token: talk.token, keyId, userId };
  const seen: { name: string; text: string; values: unknown[] }[] = statements().map((each) => ({
    name: 'writes',
    ...each,
  }));
  for (const [name, call] of storeCalls(caller)) {
    await store.transaction(call);
    seen.push(...statements().map((each) => ({ name, ...each })));
  }
  const faults = [...Map.groupBy(seen, ({ text }) => text).values()].flatMap((uses) => {
    const [{ text, values } = { text: '', values: [] }] = uses;
    const names = uses.map(({ name }) => name);
    const { untied, organizations, changed } = readTenancy(text, values, TENANTS);
    const mayCross = names.every((name) => ACROSS.has(name));
    const isNoticed = changedTables(text).toSorted().join() === changed.toSorted().join();
    const isOne = organizations <= 1 || names.every((name) => JOINING.has(name));
    return isNoticed && isOne && (mayCross || untied.length === 0)
      ? []
      : [{ names, untied, organizations, changed, text }];
  });
  expect(faults).toEqual([]);
  const methods = Object.entries(store).flatMap(([port, each]) =>
    typeof each === 'object' && !OTHERS.has(port) ? Object.keys(each).map((method) => `${port}.${method}`) : [],
  );
  expect(methods.filter((name) => !called.has(name)).toSorted()).toEqual([...APART.keys()].toSorted());
});

/** Keys without the organization, with the reason. */
const KEYS_APART = new Map([
  ['oauth_choices_pkey', 'keeps which organization a session has chosen, so it is found by the session'],
]);

it('has the organization in each key, unique index and reference of tables that belong to organizations', async () => {
  const { rows: keys } = await pool.query<{ name: string }>(
    `select i.indexrelid::regclass::text as name
    from pg_index i join pg_class t on t.oid = i.indrelid
    where i.indisunique and t.relname = any ($1) and not exists (select from pg_attribute a
      where a.attrelid = t.oid and a.attnum = any (i.indkey) and a.attname = 'organization_id')
    union all select c.conname from pg_constraint c join pg_class t on t.oid = c.conrelid join pg_class f on f.oid = c.confrelid
    where c.contype = 'f' and t.relname = any ($1) and f.relname = any ($1) and not exists (
      select from unnest(c.conkey, c.confkey) as pair (own, other)
        join pg_attribute a on a.attrelid = c.conrelid and a.attnum = own and a.attname = 'organization_id'
        join pg_attribute b on b.attrelid = c.confrelid and b.attnum = other and b.attname = 'organization_id')
    order by 1`,
    [[...TENANTS]],
  );
  expect(keys.map(({ name }) => name)).toEqual([...KEYS_APART.keys()].toSorted());
});
