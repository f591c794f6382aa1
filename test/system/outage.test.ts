import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, inject, it } from 'vitest';
import type { CrawlRun } from '../../src/domain/crawl-run.ts';
import { closeAll } from '../crawl/fetch-server.ts';
import { lampPage, link, openShop } from '../crawl/shop-server.ts';
import { copyDirectory } from '../setup/cluster.ts';
import { createGate } from '../setup/gate.ts';
import { signalDatabase, startPostgres } from '../setup/postgres-server.ts';
import { type AtEnd, dataDirectory, post, postmaster, temporaryDirectory } from '../setup/process.ts';
import {
  SHORT_PAUSE_MS,
  type Server,
  bugs,
  clock,
  giveRoom,
  health,
  keptEmbedded,
  keptProducts,
  logged,
  mountSmall,
  randomText,
  serveShop,
  serveShopWith,
  startWriters,
} from './outage-stage.ts';

const OUTAGE_MS = 30_000;
/** Bounds each refusal, and the time from the database's return to the first write, both less what a busy machine adds. */
const MAX_MS = 2_000;

const UNAVAILABLE = { status: 503, code: 'unavailable', retryAfter: '2' };
const DISK_FULL = { status: 507, code: 'insufficient_storage', retryAfter: '30' };
const kinds = (refused: object[]) => [...new Set(refused.map((each) => JSON.stringify(each)))];
/** If the log and the tables share one full file system, either may be unable to grow. */
const NO_SPACE = new Set([UNAVAILABLE, DISK_FULL].map((kind) => JSON.stringify(kind)));

/** The messages that the service logs about an outage. */
const OUTAGE = ['Database unavailable', 'Database available again'];

interface Outage {
  staged: Awaited<ReturnType<typeof serveShop>>;
  begin: () => Promise<void> | void;
  end: () => Promise<void> | void;
  /** Returns the URLs of the stored products, once the service has stopped. */
  kept: () => Promise<Set<unknown>>;
}

const outageOf =
  (begin: (server: Server) => Promise<void> | void, end: (server: Server) => Promise<void> | void) =>
  async (atEnd: AtEnd): Promise<Outage> => {
    const server = await startPostgres(atEnd);
    const staged = await serveShopWith(server, atEnd);
    return { staged, begin: () => begin(server), end: () => end(server), kept: () => keptProducts(server) };
  };

async function frozenEmbedded(atEnd: AtEnd): Promise<Outage> {
  const directory = dataDirectory(atEnd);
  const staged = await serveShop(directory, {}, atEnd);
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
    async ([_what, prepare], { expect, onTestFinished }) => {
      const { staged, begin, end, kept } = await prepare(onTestFinished);
      const { service } = staged;
      const writers = startWriters(staged);
      await expect.poll(() => writers.written.length).toBeGreaterThan(50);
      await begin();
      await expect.poll(() => writers.refused.length).toBeGreaterThan(0);
      expect(await health(service)).toBe(503);
      await sleep(OUTAGE_MS);
      const before = writers.written.length;
      await end();
      const ended = clock();
      await expect.poll(() => writers.written.length, { interval: 20 }).toBeGreaterThan(before);
      expect(writers.writtenAt() - ended - writers.machineMs()).toBeLessThan(MAX_MS);
      await expect.poll(() => logged(service).length).toBeGreaterThan(1);
      await writers.stop();
      expect(bugs(service)).toEqual([]);
      expect(kinds(writers.refused)).toEqual([JSON.stringify(UNAVAILABLE)]);
      expect(writers.slowestRefusalMs() - writers.machineMs()).toBeLessThan(MAX_MS);
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
    const staged = await serveShopWith(server, onTestFinished);
    const writers = startWriters(staged, { pauseMs: SHORT_PAUSE_MS });
    for (let round = 1; round <= 5; round++) {
      await expect.poll(() => writers.written.length).toBeGreaterThan(round * 50);
      await server.query('select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()');
      const ended = clock();
      await expect.poll(writers.begunAt, { interval: 20 }).toBeGreaterThan(ended);
      expect(writers.writtenAt() - ended - writers.machineMs()).toBeLessThan(MAX_MS);
      await expect.poll(() => logged(staged.service)).toEqual(Array.from({ length: round }, () => OUTAGE).flat());
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
    const { service, key } = await serveShopWith(server, onTestFinished);
    const names = Array.from({ length: 60 }, (_, at) => `/lamp-${at}`);
    const gate = createGate();
    const routes = { '/': link(...names), ...Object.fromEntries(names.map((name) => [name, lampPage(name)])) };
    const shop = await openShop(routes, { host: '127.0.0.1', turn: () => gate.pass() });
    const created = await post(service, key, 'create_assistant', { name: 'Lamps', siteUrl: shop.origin });
    const { assistantId } = created.body.result as { assistantId: string };
    await post(service, key, 'start_crawl', { assistantId });
    gate.open(30);
    await expect.poll(() => gate.waiting()).toBeGreaterThan(0);
    await server.stop('immediate');
    gate.open(Number.POSITIVE_INFINITY);
    await sleep(OUTAGE_MS);
    await server.start();
    const run = async () => {
      const { body } = await post(service, key, 'list_crawls', { assistantId });
      return (body.result as CrawlRun[] | undefined)?.[0];
    };
    await expect.poll(async () => (await run())?.finishedAt ?? null, { interval: 500 }).not.toBeNull();
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
    const { service } = await serveShopWith(server, onTestFinished);
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
    // If no file system can be mounted, test/storage/connections.test.ts still simulates a full disk.
    if (!mountSmall(place, '40m', onTestFinished)) skip();
    server.own(place);
    await server.query(`create tablespace small location '${place}'`);
    await server.query('create database small tablespace small');
    const staged = await serveShopWith(server, onTestFinished, server.url.replace(/postgres$/, 'small'));
    const { service, key } = staged;
    const writers = startWriters(staged, { description: randomText(15_000), pauseMs: SHORT_PAUSE_MS });
    await expect.poll(() => writers.refused.length).toBeGreaterThan(20);
    expect((await post(service, key, 'list_assistants')).status).toBe(200);
    const before = writers.written.length;
    giveRoom(place);
    await expect.poll(() => writers.written.length).toBeGreaterThan(before);
    await writers.stop();
    expect(bugs(service)).toEqual([]);
    expect(kinds(writers.refused)).toEqual([JSON.stringify(DISK_FULL)]);
    expect(writers.slowestRefusalMs() - writers.machineMs()).toBeLessThan(MAX_MS);
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
    const staged = await serveShopWith(server, onTestFinished);
    const writers = startWriters(staged, { description: randomText(15_000), pauseMs: SHORT_PAUSE_MS });
    await expect.poll(() => writers.refused.length).toBeGreaterThan(100);
    giveRoom(place);
    const before = writers.written.length;
    // The server restarts by itself, or gives up if even that needs space.
    await expect
      .poll(() =>
        server.start().then(
          () => writers.written.length,
          () => 0,
        ),
      )
      .toBeGreaterThan(before);
    await writers.stop();
    expect(bugs(staged.service)).toEqual([]);
    const refused = kinds(writers.refused);
    expect(refused).toContain(JSON.stringify(UNAVAILABLE));
    expect(refused.filter((kind) => !NO_SPACE.has(kind))).toEqual([]);
    expect(writers.slowestRefusalMs() - writers.machineMs()).toBeLessThan(MAX_MS);
    const kept = await keptProducts(server);
    expect(writers.written.filter((url) => !kept.has(url))).toEqual([]);
    expect(await staged.service.end('SIGTERM')).toBe(0);
  });

  it('embedded has no space for its log: it is restarted until it has', async ({ expect, onTestFinished, skip }) => {
    const place = temporaryDirectory(onTestFinished);
    if (!mountSmall(place, '130m', onTestFinished)) skip();
    copyDirectory(inject('dataDirectory'), place);
    const staged = await serveShop(place, {}, onTestFinished);
    const { service } = staged;
    const writers = startWriters(staged, { description: randomText(15_000), pauseMs: SHORT_PAUSE_MS });
    await expect.poll(() => writers.refused.length).toBeGreaterThan(100);
    const ballast = path.join(place, 'ballast');
    expect(() => fs.writeFileSync(ballast, Buffer.alloc(130 * 1024 * 1024))).toThrow(/ENOSPC/);
    const isRunning = () => fs.existsSync(path.join(place, 'postgres/data/postmaster.pid'));
    await expect.poll(isRunning, { interval: 10 }).toBe(false);
    giveRoom(place);
    const before = writers.written.length;
    await expect.poll(() => writers.written.length).toBeGreaterThan(before);
    await writers.stop();
    expect(bugs(service)).toEqual([]);
    expect(kinds(writers.refused).filter((kind) => !NO_SPACE.has(kind))).toEqual([]);
    expect(writers.slowestRefusalMs() - writers.machineMs()).toBeLessThan(MAX_MS);
    expect(await health(service)).toBe(200);
    expect(await service.end('SIGTERM')).toBe(0);
    const kept = await keptEmbedded(place);
    expect(writers.written.filter((url) => !kept.has(url))).toEqual([]);
  });
});
