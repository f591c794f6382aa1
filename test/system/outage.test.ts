import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, inject, it } from 'vitest';
import type { CrawlRun } from '../../src/domain/crawl-run.ts';
import { openDatabase } from '../../src/storage/database.ts';
import { closeAll } from '../crawl/fetch-server.ts';
import { lampPage, link, openShop } from '../crawl/shop-server.ts';
import { copyDirectory } from '../setup/cluster.ts';
import { createGate } from '../setup/gate.ts';
import { signalDatabase, startPostgres } from '../setup/postgres-server.ts';
import {
  type AtEnd,
  type Service,
  createKey,
  dataDirectory,
  post,
  postmaster,
  serve,
  temporaryDirectory,
} from '../setup/process.ts';

/** For what happens sooner or later; how soon it has to is measured by the clock below. */
const SOON = { timeout: 120_000 };
const OUTAGE_MS = 30_000;
const WRITERS = 20;
/** Until a refusal, and from the database's return to the first write: beyond what the machine takes for any call. */
const MAX_MS = 2_000;
/** Between a writer's calls, so that writers leave the machine to each other: all outages happen at once. */
const PAUSE_MS = 500;
/** Short enough that there is always a call under way. */
const SHORT_PAUSE_MS = 50;

const TICK_MS = 50;
let ticks = 0;
setInterval(() => (ticks += 1), TICK_MS).unref();
/** A clock that stands still while this process does: what a busy machine takes is not the service's. */
const clock = () => ticks * TICK_MS;

type Server = Awaited<ReturnType<typeof startPostgres>>;

async function serveShop(directory: string, database: NodeJS.ProcessEnv, atEnd: AtEnd) {
  const environment = { ...database, CRAWL_ALLOW_PRIVATE_NETWORK: 'on' };
  const key = await createKey(directory, 'Shop', environment);
  const service = await serve(directory, environment, atEnd);
  const { body } = await post(service, key, 'create_assistant', { name: 'Shop', siteUrl: 'https://shop.test/' });
  const { assistantId } = body.result as { assistantId: string };
  return { service, key, assistantId };
}

const open = (server: Server, atEnd: AtEnd, databaseUrl = server.url) =>
  serveShop(temporaryDirectory(atEnd), { DATABASE_URL: databaseUrl }, atEnd);

/** Writers who note what they were answered; what was answered with 200 has to stay. */
function startWriters(
  { service, key, assistantId }: Awaited<ReturnType<typeof serveShop>>,
  { description, pauseMs = PAUSE_MS }: { description?: string; pauseMs?: number } = {},
) {
  const stopped = new AbortController();
  const written: string[] = [];
  const refused: { status: number; code: string | undefined; retryAfter: string | null }[] = [];
  let [slowestMs, slowestRefusalMs, slowestOtherMs] = [0, 0, 0];
  let [begunAt, writtenAt] = [0, 0];

  async function write(lane: number): Promise<void> {
    for (let i = 0; !stopped.signal.aborted; i++) {
      const url = `https://shop.test/${lane}/${i}`;
      const began = clock();
      const response = await fetch(`${service.baseUrl}/api/rest/actions/add_product`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
        body: JSON.stringify({ assistantId, url, title: 'Lamp', description }),
      });
      const { error } = (await response.json()) as { error?: { code: string } };
      const took = clock() - began;
      slowestMs = Math.max(slowestMs, took);
      if (response.status === 200) {
        written.push(url);
        begunAt = Math.max(begunAt, began);
        writtenAt = clock();
      } else {
        slowestRefusalMs = Math.max(slowestRefusalMs, took);
        refused.push({ status: response.status, code: error?.code, retryAfter: response.headers.get('retry-after') });
      }
      await sleep(pauseMs);
    }
  }

  /** Calls that need no database tell how busy the machine is. */
  async function callOthers(): Promise<void> {
    while (!stopped.signal.aborted) {
      const began = clock();
      await (await fetch(`${service.baseUrl}/nonsense`)).text();
      slowestOtherMs = Math.max(slowestOtherMs, clock() - began);
      await sleep(SHORT_PAUSE_MS);
    }
  }

  const lanes = [callOthers(), ...Array.from({ length: WRITERS }, (_, lane) => write(lane))];
  return {
    written,
    refused,
    slowestMs: () => slowestMs,
    /** Without what the machine takes for any call. */
    slowestRefusalMs: () => slowestRefusalMs - slowestOtherMs,
    slowestOtherMs: () => slowestOtherMs,
    /** When the latest of the acknowledged writes began. */
    begunAt: () => begunAt,
    /** When the latest write was acknowledged. */
    writtenAt: () => writtenAt,
    async stop(): Promise<void> {
      stopped.abort();
      await Promise.all(lanes);
    },
  };
}

const UNAVAILABLE = { status: 503, code: 'unavailable', retryAfter: '2' };
const DISK_FULL = { status: 507, code: 'insufficient_storage', retryAfter: '30' };
const kinds = (refused: object[]) => [...new Set(refused.map((each) => JSON.stringify(each)))];

const health = async ({ baseUrl }: Service) => (await fetch(`${baseUrl}/api/health`)).status;

/** What the service logs of an outage. */
const OUTAGE = ['Database unavailable', 'Database available again'];

/** What the service logged at the level of a warning or above, and of the end of the outage. */
const logged = ({ output }: Service) =>
  output()
    .split('\n')
    .flatMap((line) => (line.startsWith('{') ? (JSON.parse(line) as { level: number; msg: string }) : []))
    .filter(({ level, msg }) => level >= 40 || msg.startsWith('Database'))
    .map(({ msg }) => msg.replace(/:.*/, ''));

async function keptProducts(server: Server, database?: string): Promise<Set<unknown>> {
  return new Set((await server.query('select url from products', database)).map(({ url }) => url));
}

async function keptEmbedded(directory: string): Promise<Set<unknown>> {
  const database = await openDatabase({ dataDirectory: directory });
  const { rows } = await database.pool.query<{ url: string }>('select url from products');
  await database.close();
  return new Set(rows.map(({ url }) => url));
}

/** A file system of its own, which only root may have. */
function mountSmall(place: string, size: string, atEnd: AtEnd): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size},mode=0755`, 'tmpfs', place], { stdio: 'ignore' });
  } catch {
    return false;
  }
  atEnd(() => void execFileSync('umount', ['-l', place]));
  return true;
}

const giveRoom = (place: string) => execFileSync('mount', ['-o', 'remount,size=400m', place]);

/** Text that PostgreSQL cannot compress much. */
const randomText = (length: number) =>
  Array.from(
    { length: length / 10 },
    (_, at) => `${((at * 2_654_435_761) % 1_000_000_007).toString(36).padEnd(9, 'x')} `,
  ).join('');

interface Outage {
  staged: Awaited<ReturnType<typeof serveShop>>;
  begin: () => Promise<void> | void;
  end: () => Promise<void> | void;
  /** The URLs of the products that are stored; read when the service has stopped. */
  kept: () => Promise<Set<unknown>>;
}

const outageOf =
  (begin: (server: Server) => Promise<void> | void, end: (server: Server) => Promise<void> | void) =>
  async (atEnd: AtEnd): Promise<Outage> => {
    const server = await startPostgres(atEnd);
    const staged = await open(server, atEnd);
    return { staged, begin: () => begin(server), end: () => end(server), kept: () => keptProducts(server) };
  };

async function frozenEmbedded(atEnd: AtEnd): Promise<Outage> {
  const directory = dataDirectory(atEnd);
  const staged = await serveShop(directory, { DATA_DIR: directory }, atEnd);
  const leader = postmaster(directory);
  return {
    staged,
    begin: () => signalDatabase(leader, 'SIGSTOP'),
    end: () => signalDatabase(leader, 'SIGCONT'),
    kept: () => keptEmbedded(directory),
  };
}

describe.concurrent('the database', () => {
  it.for<[string, (atEnd: AtEnd) => Promise<Outage>]>([
    [
      'stops at once',
      outageOf(
        (server) => server.stop('immediate'),
        (server) => server.start(),
      ),
    ],
    [
      'is shut down',
      outageOf(
        (server) => server.stop('fast'),
        (server) => server.start(),
      ),
    ],
    [
      'freezes',
      outageOf(
        (server) => server.freeze(),
        (server) => server.thaw(),
      ),
    ],
    ['embedded, freezes', frozenEmbedded],
  ])(
    '%s for 30 s: calls are refused, and the service recovers',
    { timeout: 240_000 },
    async ([_what, prepare], { expect, onTestFinished }) => {
      const { staged, begin, end, kept } = await prepare(onTestFinished);
      const { service } = staged;
      const writers = startWriters(staged);
      await expect.poll(() => writers.written.length, SOON).toBeGreaterThan(50);
      await begin();
      await expect.poll(() => writers.refused.length, SOON).toBeGreaterThan(0);
      expect(await health(service)).toBe(503);
      await sleep(OUTAGE_MS);
      const before = writers.written.length;
      await end();
      const ended = clock();
      await expect.poll(() => writers.written.length, { ...SOON, interval: 20 }).toBeGreaterThan(before);
      expect(writers.writtenAt() - ended - writers.slowestOtherMs()).toBeLessThan(MAX_MS);
      await expect.poll(() => logged(service).length, SOON).toBeGreaterThan(1);
      await writers.stop();
      expect(kinds(writers.refused)).toEqual([JSON.stringify(UNAVAILABLE)]);
      expect(writers.slowestRefusalMs()).toBeLessThan(MAX_MS);
      expect(writers.slowestMs()).toBeLessThan(OUTAGE_MS);
      expect(await health(service)).toBe(200);
      expect(logged(service)).toEqual(OUTAGE);
      expect(await service.end('SIGTERM')).toBe(0);
      const urls = await kept();
      expect(writers.written.filter((url) => !urls.has(url))).toEqual([]);
    },
  );

  it('ends all sessions repeatedly: every call gets its answer or a refusal, and each is one short outage', async ({
    expect,
    onTestFinished,
  }) => {
    const server = await startPostgres(onTestFinished);
    const staged = await open(server, onTestFinished);
    const writers = startWriters(staged, { pauseMs: SHORT_PAUSE_MS });
    for (let round = 1; round <= 5; round++) {
      await expect.poll(() => writers.written.length, SOON).toBeGreaterThan(round * 50);
      await server.query('select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()');
      const ended = clock();
      await expect.poll(writers.begunAt, { ...SOON, interval: 20 }).toBeGreaterThan(ended);
      expect(writers.writtenAt() - ended - writers.slowestOtherMs()).toBeLessThan(MAX_MS);
      await expect.poll(() => logged(staged.service), SOON).toEqual(Array.from({ length: round }, () => OUTAGE).flat());
    }
    await writers.stop();
    expect(logged(staged.service)).toHaveLength(5 * OUTAGE.length);
    expect(kinds(writers.refused).filter((kind) => kind !== JSON.stringify(UNAVAILABLE))).toEqual([]);
    const kept = await keptProducts(server);
    expect(writers.written.filter((url) => !kept.has(url))).toEqual([]);
    expect(await staged.service.end('SIGTERM')).toBe(0);
  });

  it('is down during a crawl: the run resumes and counts nothing twice', async ({ expect, onTestFinished }) => {
    onTestFinished(closeAll);
    const server = await startPostgres(onTestFinished);
    const { service, key } = await open(server, onTestFinished);
    const names = Array.from({ length: 60 }, (_, at) => `/lamp-${at}`);
    const gate = createGate();
    const routes = { '/': link(...names), ...Object.fromEntries(names.map((name) => [name, lampPage(name)])) };
    const shop = await openShop(routes, { host: '127.0.0.1', turn: () => gate.pass() });
    const created = await post(service, key, 'create_assistant', { name: 'Lamps', siteUrl: shop.origin });
    const { assistantId } = created.body.result as { assistantId: string };
    await post(service, key, 'start_crawl', { assistantId });
    gate.open(30);
    await expect.poll(() => gate.waiting(), SOON).toBeGreaterThan(0);
    await server.stop('immediate');
    gate.open(Number.POSITIVE_INFINITY);
    await sleep(OUTAGE_MS);
    await server.start();
    const run = async () => {
      const { body } = await post(service, key, 'list_crawls', { assistantId });
      return (body.result as CrawlRun[] | undefined)?.[0];
    };
    await expect
      .poll(async () => (await run())?.finishedAt ?? null, { timeout: 150_000, interval: 500 })
      .not.toBeNull();
    expect(await run()).toMatchObject({
      status: 'completed',
      error: null,
      counts: { productsFound: 60, productsAdded: 60, pagesFailed: 0 },
    });
    const [job] = await server.query(`select max(retry_count) as retries from jobs.job where name = 'crawl'`);
    expect(Number(job?.['retries'])).toBeLessThan(3);
  });

  it('does not answer: the service still stops cleanly', async ({ expect, onTestFinished }) => {
    const server = await startPostgres(onTestFinished);
    const { service } = await open(server, onTestFinished);
    server.freeze();
    expect(await service.end('SIGTERM')).toBe(0);
  });

  it('has a full disk: only changes are refused, and the service recovers once there is space', async ({
    expect,
    onTestFinished,
    skip,
  }) => {
    const server = await startPostgres(onTestFinished);
    const place = server.folder('small');
    // Where no file system can be mounted, test/storage/connections.test.ts has the server say that its disk is full.
    if (!mountSmall(place, '40m', onTestFinished)) skip();
    server.own(place);
    await server.query(`create tablespace small location '${place}'`);
    await server.query('create database small tablespace small');
    const staged = await open(server, onTestFinished, server.url.replace(/postgres$/, 'small'));
    const { service, key } = staged;
    const writers = startWriters(staged, { description: randomText(15_000), pauseMs: SHORT_PAUSE_MS });
    await expect.poll(() => writers.refused.length, SOON).toBeGreaterThan(20);
    expect((await post(service, key, 'list_assistants')).status).toBe(200);
    const before = writers.written.length;
    giveRoom(place);
    await expect.poll(() => writers.written.length, SOON).toBeGreaterThan(before);
    await writers.stop();
    expect(kinds(writers.refused)).toEqual([JSON.stringify(DISK_FULL)]);
    expect(writers.slowestRefusalMs()).toBeLessThan(MAX_MS);
    const kept = await keptProducts(server, 'small');
    expect(writers.written.filter((url) => !kept.has(url))).toEqual([]);
    expect(await service.end('SIGTERM')).toBe(0);
  });

  it('has no space for its log and stops: calls are refused, and the service recovers once it runs again', async ({
    expect,
    onTestFinished,
    skip,
  }) => {
    const place = temporaryDirectory(onTestFinished);
    if (!mountSmall(place, '24m', onTestFinished)) skip();
    const server = await startPostgres(onTestFinished, place);
    const staged = await open(server, onTestFinished);
    const writers = startWriters(staged, { description: randomText(15_000), pauseMs: SHORT_PAUSE_MS });
    await expect.poll(() => writers.refused.length, SOON).toBeGreaterThan(100);
    giveRoom(place);
    const before = writers.written.length;
    // It restarts by itself, or gives up where even that needs room.
    await expect
      .poll(
        () =>
          server.start().then(
            () => writers.written.length,
            () => 0,
          ),
        SOON,
      )
      .toBeGreaterThan(before);
    await writers.stop();
    expect(kinds(writers.refused)).toEqual([JSON.stringify(UNAVAILABLE)]);
    expect(writers.slowestRefusalMs()).toBeLessThan(MAX_MS);
    const kept = await keptProducts(server);
    expect(writers.written.filter((url) => !kept.has(url))).toEqual([]);
    expect(await staged.service.end('SIGTERM')).toBe(0);
  });

  it('embedded has no space for its log: it is restarted until it has', async ({ expect, onTestFinished, skip }) => {
    const place = temporaryDirectory(onTestFinished);
    if (!mountSmall(place, '130m', onTestFinished)) skip();
    copyDirectory(inject('dataDirectory'), place);
    const staged = await serveShop(place, { DATA_DIR: place }, onTestFinished);
    const { service } = staged;
    const writers = startWriters(staged, { description: randomText(15_000), pauseMs: SHORT_PAUSE_MS });
    await expect.poll(() => writers.refused.length, SOON).toBeGreaterThan(100);
    const ballast = path.join(place, 'ballast');
    expect(() => fs.writeFileSync(ballast, Buffer.alloc(130 * 1024 * 1024))).toThrow(/ENOSPC/);
    const isRunning = () => fs.existsSync(path.join(place, 'postgres/data/postmaster.pid'));
    await expect.poll(isRunning, { ...SOON, interval: 10 }).toBe(false);
    giveRoom(place);
    const before = writers.written.length;
    await expect.poll(() => writers.written.length, SOON).toBeGreaterThan(before);
    await writers.stop();
    const expected = new Set([UNAVAILABLE, DISK_FULL].map((kind) => JSON.stringify(kind)));
    expect(kinds(writers.refused).filter((kind) => !expected.has(kind))).toEqual([]);
    expect(writers.slowestRefusalMs()).toBeLessThan(MAX_MS);
    expect(await health(service)).toBe(200);
    expect(await service.end('SIGTERM')).toBe(0);
    const kept = await keptEmbedded(place);
    expect(writers.written.filter((url) => !kept.has(url))).toEqual([]);
  });
});
