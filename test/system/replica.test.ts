import net from 'node:net';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { checkReplica } from '../../src/cli/doctor-replica.ts';
import { openDatabase } from '../../src/storage/database.ts';
import { addTo, replicaReads, writeShop } from '../setup/replica-reads.ts';
import { SHAPES } from '../setup/deployment.ts';
import { startPostgres, startStandby } from '../setup/postgres-server.ts';
import { type AtEnd, clearAfterAll, post, temporaryDirectory } from '../setup/process.ts';
import { OUTAGE, SHORT_PAUSE_MS, clock, keptProducts, logged, serveShop, startWriters } from './outage-stage.ts';

/** Bounds the time from a standby's promotion to the first write. */
const MAX_FAILOVER_MS = 15_000;

async function startPair(atEnd: AtEnd) {
  const primary = await startPostgres(atEnd);
  const standby = await startStandby(primary, atEnd);
  return standby && { primary, standby };
}

async function pauseReplay(standby: NonNullable<Awaited<ReturnType<typeof startStandby>>>): Promise<void> {
  await standby.query('select pg_wal_replay_pause()');
  const state = () => standby.query('select pg_get_wal_replay_pause_state() as state');
  await expect.poll(state).toEqual([{ state: 'paused' }]);
}

async function openShop(atEnd: AtEnd) {
  const pair = await startPair(atEnd);
  if (!pair) return undefined;
  const { primary, standby } = pair;
  const place = { databaseUrl: primary.url, dataDirectory: '', connections: 4 };
  const events: string[] = [];
  const database = await openDatabase({
    ...place,
    readUrl: standby.url,
    onReplicaLost: () => events.push('lost'),
    onReplicaBack: () => events.push('back'),
  });
  atEnd(() => database.close());
  const other = await openDatabase(place);
  atEnd(() => other.close());
  for (const { store } of [database, other]) store.enqueueRun = store.enqueueTests = () => Promise.resolve();
  let taken = 0;
  database.pool.on('acquire', () => (taken += 1));
  const { organizationId } = await database.store.organizations.insert('Lamps');
  const shop = await writeShop(database, organizationId, 'one');
  await database.store.search.refresh(organizationId, shop.assistantId);
  const reads = replicaReads(shop);
  const readIn = async ({ store }: Pick<typeof database, 'store'>) => {
    const results = [];
    for (const [name, read] of reads) results.push([name, await read(store, organizationId)]);
    return results;
  };
  return {
    standby,
    events,
    /** Reads everything by way of the replica if possible. */
    read: () => readIn(database),
    readPrimary: () => readIn(other),
    /** Waits until all reads go to the replica. */
    isUsed: async () => {
      const takenByReads = async () => {
        taken = 0;
        await readIn(database);
        return taken;
      };
      await expect.poll(takenByReads).toBe(0);
    },
    write: (name: string) => addTo(database, organizationId, shop.assistantId, name),
    writeElsewhere: (name: string) => addTo(other, organizationId, shop.assistantId, name),
    hasProduct: async (brand: string) =>
      (
        await database.store.catalogueBrowser.page(organizationId, shop.assistantId, {
          filters: { brand },
          sort: 'newest',
          after: null,
          limit: 1,
        })
      ).products.length > 0,
    pause: () => pauseReplay(standby),
    resume: () => standby.query('select pg_wal_replay_resume()'),
  };
}

describe('a read replica', () => {
  const atEnd = clearAfterAll();
  let opened: Awaited<ReturnType<typeof openShop>>;
  beforeAll(async () => {
    opened = await openShop(atEnd);
  });
  beforeEach(async ({ skip }) => {
    skip(!opened, 'needs pg_basebackup');
    await opened?.isUsed();
    opened?.events.splice(0);
  });
  /** @throws if it was not skipped */
  function stage(): NonNullable<typeof opened> {
    if (!opened) throw new Error('There is no standby.');
    return opened;
  }

  it('gives the same answers as the primary', async () => {
    const { standby, read, readPrimary, isUsed } = stage();
    await isUsed();
    expect(await read()).toEqual(await readPrimary());
    const [first] = await checkReplica({ readUrl: standby.url });
    expect(first).toEqual({ level: 'ok', text: 'The replica follows its primary.' });
  });

  it('is not asked by whoever has just written: each read has the change while the replica stands still', async () => {
    const { standby, pause, resume, write, read, readPrimary, isUsed } = stage();
    const before = await readPrimary();
    await pause();
    await write('two');
    expect(await read()).toEqual(await readPrimary());
    expect(await read()).not.toEqual(before);
    expect(await standby.query(`select from products where brand = 'two'`)).toEqual([]);
    await resume();
    await isUsed();
    expect(await standby.query(`select from products where brand = 'two'`)).toHaveLength(1);
  });

  it('is not asked while it is too far behind: what others wrote arrives in time', async () => {
    const { standby, events, pause, resume, writeElsewhere, hasProduct, isUsed } = stage();
    await pause();
    await writeElsewhere('three');
    await expect.poll(() => hasProduct('three')).toBe(true);
    await expect.poll(() => events).toEqual(['lost']);
    expect(await standby.query(`select from products where brand = 'three'`)).toEqual([]);
    await resume();
    await expect.poll(() => events).toEqual(['lost', 'back']);
    await isUsed();
  });

  it.each(['freezes', 'is stopped'])('%s: reads go on, and return to it when it is back', async (what) => {
    const { standby, events, read, readPrimary, isUsed } = stage();
    await (what === 'freezes' ? standby.freeze() : standby.stop('immediate'));
    expect(await read()).toEqual(await readPrimary());
    await expect.poll(() => events).toEqual(['lost']);
    expect(await read()).toEqual(await readPrimary());
    await (what === 'freezes' ? standby.thaw() : standby.start());
    await expect.poll(() => events).toEqual(['lost', 'back']);
    await isUsed();
  });
});

/** Leads to the current primary, as HAProxy does beside Patroni. */
async function openProxy(port: number, atEnd: AtEnd) {
  let target = port;
  const sockets = new Set<net.Socket>();
  const server = net.createServer((near) => {
    const far = net.connect(target, '127.0.0.1');
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      from.on('error', () => {});
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
      from.pipe(to);
    }
  });
  const { promise, resolve } = Promise.withResolvers<void>();
  server.listen(0, '127.0.0.1', resolve);
  await promise;
  atEnd(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return { port: (server.address() as net.AddressInfo).port, turn: (to: number) => void (target = to) };
}

it('answers shoppers from the primary what was changed a moment ago', async ({ skip, onTestFinished }) => {
  const pair = await startPair(onTestFinished);
  if (!pair) {
    skip();
    return;
  }
  const { primary, standby } = pair;
  const databases = { DATABASE_URL: primary.url, DATABASE_READ_URL: standby.url };
  const staged = await serveShop(temporaryDirectory(onTestFinished), databases, onTestFinished);
  const { service, key, assistantId } = staged;
  const live = await post(service, key, 'update_assistant', { assistantId, status: 'live' });
  const { embedKey } = live.body.result as { embedKey: string };
  const add = (name: string) =>
    post(service, key, 'add_product', { assistantId, url: `https://shop.test/${name}`, title: `${name} lamp` });
  const ask = async (text: string) => {
    const answer = await fetch(`${service.baseUrl}/api/widget/${embedKey}/messages`, {
      method: 'POST',
      body: JSON.stringify({ text }),
    });
    return answer.text();
  };
  await add('Meteor');
  expect(await ask('Do you have the Meteor lamp?')).toContain('https://shop.test/Meteor');
  // Until then each search goes to the primary.
  await expect
    .poll(() => standby.query(`select from search_catalogues where kind = 'products' and version > 0`))
    .not.toEqual([]);
  await pauseReplay(standby);
  await add('Comet');
  expect(await ask('Do you have the Comet lamp?')).toContain('https://shop.test/Comet');
  expect(await standby.query(`select from products where title like 'Comet%'`)).toEqual([]);
  await standby.query('select pg_wal_replay_resume()');
});

it.for(SHAPES)(
  '%s: the service is back soon after a promotion, and no acknowledged write is lost',
  async (shape, { skip, onTestFinished }) => {
    const pair = await startPair(onTestFinished);
    if (!pair) {
      skip();
      return;
    }
    const { primary, standby } = pair;
    await primary.query(`alter system set synchronous_standby_names = 'standby'`);
    await primary.query('select pg_reload_conf()');
    const proxy = await openProxy(primary.port, onTestFinished);
    const databases = {
      DATABASE_URL: `postgres://aisle@127.0.0.1:${proxy.port}/postgres`,
      DATABASE_READ_URL: standby.url,
    };
    const staged = await serveShop(temporaryDirectory(onTestFinished), databases, onTestFinished, shape);
    const writers = startWriters(staged, { pauseMs: SHORT_PAUSE_MS });
    await expect.poll(() => writers.written.length).toBeGreaterThan(100);
    primary.kill();
    await expect.poll(() => writers.refused.length).toBeGreaterThan(0);
    const before = writers.written.length;
    await standby.query('select pg_promote()');
    const promoted = clock();
    proxy.turn(standby.port);
    await expect.poll(() => writers.written.length, { interval: 20 }).toBeGreaterThan(before);
    expect(writers.writtenAt() - promoted - writers.machineMs()).toBeLessThan(MAX_FAILOVER_MS);
    await writers.stop();
    expect(new Set(writers.refused.map(({ status }) => status))).toEqual(new Set([503]));
    // The service looks at its standby a few times a second, and may have written again before that.
    for (const web of staged.service.webs)
      await expect.poll(() => logged(web)).toEqual(expect.arrayContaining([...OUTAGE, 'Read replica unavailable']));
    // A process that only crawls reads from the primary.
    for (const worker of staged.service.workers)
      await expect.poll(() => logged(worker)).toEqual(expect.arrayContaining(OUTAGE));
    expect(await staged.service.end('SIGTERM')).toBe(0);
    expect(await checkReplica({ readUrl: standby.url })).toMatchObject([{ level: 'problem' }]);
    const kept = await keptProducts(standby);
    expect(writers.written.filter((url) => !kept.has(url))).toEqual([]);
  },
);
