import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, describe, it } from 'vitest';
import { closeAll } from '../crawl/fetch-server.ts';
import { SHAPES } from '../setup/deployment.ts';
import { startPostgres } from '../setup/postgres-server.ts';
import { post, temporaryDirectory } from '../setup/process.ts';
import {
  CRAWLED_PAGES,
  DISK_FULL,
  MAX_MS,
  NO_SPACE,
  OUTAGE_MS,
  SHORT_PAUSE_MS,
  type Server,
  UNAVAILABLE,
  bugs,
  clock,
  giveRoom,
  keptProducts,
  kinds,
  logged,
  loggedOutages,
  mountSmall,
  randomText,
  serveShopWith,
  sitOut,
  startGatedCrawl,
  startWriters,
} from './outage-stage.ts';

// Both shapes' shops are open at once, so neither test may close them.
afterAll(closeAll);

type Change = (server: Server) => Promise<void> | void;

describe.concurrent.each(SHAPES)('the database of %s', (shape) => {
  it.for<[string, Change, Change]>([
    ['stops at once', (server) => server.stop('immediate'), (server) => server.start()],
    ['is shut down', (server) => server.stop('fast'), (server) => server.start()],
    ['freezes', (server) => server.freeze(), (server) => server.thaw()],
  ])(
    '%s for 30 s: calls are refused, and the service recovers',
    async ([_what, begin, end], { expect, onTestFinished }) => {
      const server = await startPostgres(onTestFinished);
      const staged = await serveShopWith(server, onTestFinished, shape);
      const outage = {
        staged,
        begin: () => begin(server),
        end: () => end(server),
        kept: () => keptProducts(server),
      };
      expect(await sitOut(outage, expect)).toEqual([]);
    },
  );

  it('ends all sessions repeatedly: every call gets its answer or a refusal, and each is one short outage', async ({
    expect,
    onTestFinished,
  }) => {
    const server = await startPostgres(onTestFinished);
    const staged = await serveShopWith(server, onTestFinished, shape);
    const writers = startWriters(staged, { pauseMs: SHORT_PAUSE_MS });
    for (let round = 1; round <= 5; round++) {
      await expect.poll(() => writers.written.length).toBeGreaterThan(round * 50);
      await server.query('select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()');
      const ended = clock();
      await expect.poll(writers.begunAt, { interval: 20 }).toBeGreaterThan(ended);
      expect(writers.writtenAt() - ended - writers.machineMs()).toBeLessThan(MAX_MS);
      await expect.poll(() => staged.service.processes.map(logged)).toEqual(loggedOutages(staged.service, round));
    }
    await writers.stop();
    expect(staged.service.processes.map(logged)).toEqual(loggedOutages(staged.service, 5));
    expect(kinds(writers.refused).filter((kind) => kind !== JSON.stringify(UNAVAILABLE))).toEqual([]);
    const kept = await keptProducts(server);
    expect(writers.written.filter((url) => !kept.has(url))).toEqual([]);
    expect(await staged.service.end('SIGTERM')).toBe(0);
  });

  it('is down during a crawl: the run resumes and counts nothing twice', async ({ expect, onTestFinished }) => {
    const server = await startPostgres(onTestFinished);
    const { service, key } = await serveShopWith(server, onTestFinished, shape);
    const { gate, latest } = await startGatedCrawl(service, key, expect);
    gate.open(CRAWLED_PAGES / 2);
    await expect.poll(() => gate.waiting()).toBeGreaterThan(0);
    await server.stop('immediate');
    gate.open(Number.POSITIVE_INFINITY);
    await sleep(OUTAGE_MS);
    await server.start();
    await expect.poll(async () => (await latest())?.finishedAt ?? null, { interval: 500 }).not.toBeNull();
    expect(await latest()).toMatchObject({
      status: 'completed',
      error: null,
      counts: { productsFound: CRAWLED_PAGES, productsAdded: CRAWLED_PAGES, pagesFailed: 0 },
    });
    const [job] = await server.query(`select max(retry_count) as retries from jobs.job where name = 'crawl'`);
    expect(Number(job?.['retries'])).toBeLessThan(3);
  });

  it('does not answer: the service still stops cleanly', async ({ expect, onTestFinished }) => {
    const server = await startPostgres(onTestFinished);
    const { service } = await serveShopWith(server, onTestFinished, shape);
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
    const staged = await serveShopWith(server, onTestFinished, shape, server.url.replace(/postgres$/, 'small'));
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
    const staged = await serveShopWith(server, onTestFinished, shape);
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
});
