import { CompiledQuery } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { openConnections } from '../../src/storage/server/connections.ts';
import { openDatabaseProxy } from '../setup/database-proxy.ts';
import { createTestDatabase } from '../setup/service.ts';
import { SOON } from '../setup/bounds.ts';

/** More than the server has for it. */
const STANDSTILL_MS = 2_000;
const REFUSED = { code: 'unavailable', headers: { 'Retry-After': '2' } };

async function open() {
  const proxy = await openDatabaseProxy();
  const database = await createTestDatabase(proxy.host);
  onTestFinished(async () => {
    await database.close();
    await proxy.close();
  });
  const organization = () => database.store.organizations.insert('Shop');
  const works = () => vi.waitFor(organization, { ...SOON, interval: 20 });
  return { ...database, proxy, organization, works };
}

it('refuses calls as unavailable while the server is down, works again afterwards, and reports one outage', async () => {
  const { proxy, organization, works, outages } = await open();
  await organization();
  await proxy.cut();
  for (let call = 0; call < 5; call++) await expect(organization()).rejects.toMatchObject(REFUSED);
  await proxy.open();
  await works();
  await vi.waitFor(() => expect(outages).toEqual(['began', 'ended']), SOON);
});

it('survives the loss of a connection between two statements of a transaction', async () => {
  const { proxy, store, works } = await open();
  const work = store.transaction(async (trx) => {
    await trx.organizations.insert('Shop');
    proxy.disconnect();
    await new Promise((resolve) => setImmediate(resolve));
    await trx.organizations.insert('Shop');
  });
  await expect(work).rejects.toMatchObject(REFUSED);
  await works();
});

it('survives the loss of an idle connection', async () => {
  const { proxy, organization, works, outages } = await open();
  await organization();
  proxy.disconnect();
  await vi.waitFor(() => expect(outages).toEqual(['began', 'ended']), SOON);
  await works();
});

it('refuses pending and new calls while the server is frozen', async () => {
  const { proxy, organization, works, outages } = await open();
  await organization();
  proxy.freeze();
  await expect(organization()).rejects.toMatchObject(REFUSED);
  await expect(organization()).rejects.toMatchObject(REFUSED);
  proxy.thaw();
  await works();
  await vi.waitFor(() => expect(outages).toEqual(['began', 'ended']), SOON);
});

it('does not take a standstill of its own process for an outage', async () => {
  const { proxy, organization, outages, connections } = await open();
  await connections.session();
  // The migration's connection must be gone: its goodbye would be held too.
  await expect.poll(proxy.connectionCount).toBe(1);
  proxy.freeze();
  const asked = organization();
  // The call, and the question for a sign of life.
  await expect.poll(proxy.heldCount).toBe(2);
  proxy.thaw();
  // Nothing runs meanwhile, the proxy neither.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, STANDSTILL_MS);
  await expect(asked).resolves.toMatchObject({ name: 'Shop' });
  expect(outages).toEqual([]);
});

it('leaves no connection open if it closes while it is asking for a sign of life', async () => {
  const proxy = await openDatabaseProxy();
  onTestFinished(proxy.close);
  const connections = openConnections({ host: proxy.host, user: 'aisle', database: 'postgres' });
  await connections.session();
  const client = await connections.pool.connect();
  proxy.freeze();
  await expect.poll(proxy.heldCount).toBe(1);
  const closed = connections.close();
  client.release();
  proxy.thaw();
  await closed;
  await vi.waitFor(() => expect(proxy.connectionCount()).toBe(0), SOON);
  expect(proxy.openedCount()).toBe(2);
});

it('refuses what waits too long for a connection, busy ones or a new one', async () => {
  const proxy = await openDatabaseProxy();
  onTestFinished(proxy.close);
  const server = { host: proxy.host, user: 'aisle', database: 'postgres', max: 1, connectionTimeoutMillis: 100 };
  const connections = openConnections(server);
  onTestFinished(() => connections.close());
  const { pool } = connections;
  const client = await pool.connect();
  const refused = await Promise.allSettled([pool.connect(), pool.query('select')]);
  client.release(true);
  expect(refused.map((each) => each.status === 'rejected' && each.reason)).toMatchObject([REFUSED, REFUSED]);
  proxy.freeze();
  await expect(pool.query('select')).rejects.toMatchObject(REFUSED);
  await expect(pool.connect()).rejects.toMatchObject(REFUSED);
});

it('reports that a change may have been made if its commit was not confirmed', async () => {
  const { store, pool } = await open();
  await pool.query(`create function cut() returns trigger language plpgsql as
    $$ begin perform pg_terminate_backend(pg_backend_pid()); return null; end $$;
    create constraint trigger cut after insert on organizations deferrable initially deferred
    for each row execute function cut()`);
  const work = store.transaction((trx) => trx.organizations.insert('Shop'));
  await expect(work).rejects.toMatchObject({ code: 'unavailable', message: expect.stringMatching(/whether/) });
});

describe('errors of the server', () => {
  let database: Awaited<ReturnType<typeof createTestDatabase>>;
  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.close());

  it.each([
    ['53100', { name: 'Refusal', code: 'insufficient_storage' }],
    ['53200', { name: 'Refusal', code: 'unavailable' }],
    ['40001', { name: 'Refusal', code: 'unavailable' }],
    ['40P01', { name: 'Refusal', code: 'unavailable' }],
    ['57014', { name: 'Refusal', code: 'unavailable' }],
    ['55P03', { name: 'Refusal', code: 'unavailable' }],
    ['25006', { name: 'Refusal', code: 'unavailable' }],
    ['23505', { name: 'error', code: '23505' }],
    ['42703', { name: 'error', code: '42703' }],
  ])('are mapped for the caller without beginning an outage: %s', async (state, answered) => {
    const raise = `do $$ begin raise exception 'not now' using errcode = '${state}'; end $$`;
    await expect(database.pool.query(raise)).rejects.toMatchObject(answered);
    await expect(database.store.query.executeQuery(CompiledQuery.raw(raise))).rejects.toMatchObject(answered);
    expect(database.outages).toEqual([]);
  });

  it('has timeouts for statements, locks and idle transactions', async () => {
    const { rows } = await database.pool.query(`select name, setting::int as ms from pg_settings where name in
      ('statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout') order by name`);
    expect(rows).toEqual([
      { name: 'idle_in_transaction_session_timeout', ms: 60_000 },
      { name: 'lock_timeout', ms: 15_000 },
      { name: 'statement_timeout', ms: 300_000 },
    ]);
  });
});
