import { execFileSync } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ExpectStatic } from 'vitest';
import type { CrawlRun } from '../../src/domain/crawl-run.ts';
import { openDatabase } from '../../src/storage/database.ts';
import { lampPage, link, openShop } from '../crawl/shop-server.ts';
import { createGate } from '../setup/gate.ts';
import type { startPostgres } from '../setup/postgres-server.ts';
import { type Deployment, type Shape, deploy } from '../setup/deployment.ts';
import { CRAWLS_HERE, type AtEnd, type Service, insertKey, post, temporaryDirectory } from '../setup/process.ts';

/** How long an outage lasts. */
export const OUTAGE_MS = 30_000;
/** Bounds each refusal, and the time from the database's return to the first write, both less what a busy machine adds. */
export const MAX_MS = 2_000;

const WRITERS = 20;
/** Pauses each writer between its calls, so that the concurrent tests share the machine. */
const PAUSE_MS = 500;
/** The service tells an outage by about so many timers, one after another. */
const TIMERS = 15;
/** Keeps some call in progress at any time. */
export const SHORT_PAUSE_MS = 50;

const TICK_MS = 50;
let ticks = 0;
setInterval(() => (ticks += 1), TICK_MS).unref();
/** Returns the time, less that in which this process was held up: the service is not to blame for a busy machine. */
export const clock = () => ticks * TICK_MS;

export type Server = Awaited<ReturnType<typeof startPostgres>>;

/** @param database the settings of a server; none for the embedded one of the directory, which serves one process */
export async function serveShop(
  directory: string,
  database: NodeJS.ProcessEnv,
  atEnd: AtEnd,
  shape: Shape = 'one process',
) {
  const key = await insertKey({ dataDirectory: directory, databaseUrl: database['DATABASE_URL'] });
  const service = await deploy(directory, { ...database, ...CRAWLS_HERE }, atEnd, shape);
  const { body } = await post(service, key, 'create_assistant', { name: 'Shop', siteUrl: 'https://shop.test/' });
  const { assistantId } = body.result as { assistantId: string };
  return { service, key, assistantId, atEnd };
}

export const serveShopWith = (server: Server, atEnd: AtEnd, shape: Shape, databaseUrl = server.url) =>
  serveShop(temporaryDirectory(atEnd), { DATABASE_URL: databaseUrl }, atEnd, shape);

/** Starts writers that record their responses. Writes that were answered with 200 must survive. */
export function startWriters(
  { service, key, assistantId, atEnd }: Awaited<ReturnType<typeof serveShop>>,
  { description, pauseMs = PAUSE_MS }: { description?: string; pauseMs?: number } = {},
) {
  const stopped = new AbortController();
  const written: string[] = [];
  const refused: { status: number; code: string | undefined; retryAfter: string | null }[] = [];
  let [slowestMs, slowestRefusalMs] = [0, 0];
  /** Durations of calls that need no database. */
  const others: number[] = [];
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

  /** Measures how busy the machine is by calls that need no database. */
  async function callOthers(): Promise<void> {
    while (!stopped.signal.aborted) {
      const began = clock();
      await (await fetch(`${service.baseUrl}/nonsense`)).text();
      others.push(clock() - began);
      await sleep(SHORT_PAUSE_MS);
    }
  }

  const lanes = [callOthers(), ...Array.from({ length: WRITERS }, (_, lane) => write(lane))];
  const stop = async (): Promise<void> => {
    stopped.abort();
    await Promise.all(lanes);
  };
  // After a failed test too, before the service is gone.
  atEnd(stop);
  return {
    written,
    refused,
    slowestMs: () => slowestMs,
    slowestRefusalMs: () => slowestRefusalMs,
    /** Returns what a busy machine adds to an outage: the longest standstill so far, and the usual delay of each timer. */
    machineMs: () => Math.max(0, ...others) + TIMERS * (others.toSorted((a, b) => a - b)[others.length >> 1] ?? 0),
    /** Returns when the latest acknowledged write began. */
    begunAt: () => begunAt,
    /** Returns when the latest write was acknowledged. */
    writtenAt: () => writtenAt,
    stop,
  };
}

/** Returns the different statuses of the processes that serve HTTP. */
export async function health({ webs }: Deployment): Promise<number[]> {
  const responses = await Promise.all(webs.map(({ baseUrl }) => fetch(`${baseUrl}/api/health`)));
  return [...new Set(responses.map(({ status }) => status))];
}

/** The messages that a process logs about an outage. */
export const OUTAGE = ['Database unavailable', 'Database available again'];

/** Returns what each process logs about a number of outages. */
export const loggedOutages = ({ processes }: Deployment, count = 1) =>
  processes.map(() => Array.from({ length: count }, () => OUTAGE).flat());

/** Returns the messages at the level of a warning or above, and those about the database. */
export const logged = ({ output }: Service) =>
  output()
    .split('\n')
    .flatMap((line) => (line.startsWith('{') ? (JSON.parse(line) as { level: number; msg: string }) : []))
    .filter(({ level, msg }) => level >= 40 || msg.startsWith('Database'))
    .map(({ msg }) => msg.replace(/:.*/, ''));

/** Returns the errors that the service logged as bugs, which its answers do not tell. */
export const bugs = ({ output }: Service) =>
  output()
    .split('\n')
    .filter((line) => line.startsWith('{') && line.includes('"msg":"Request failed"'));

export const UNAVAILABLE = { status: 503, code: 'unavailable', retryAfter: '2' };
export const DISK_FULL = { status: 507, code: 'insufficient_storage', retryAfter: '30' };
export const kinds = (refused: object[]) => [...new Set(refused.map((each) => JSON.stringify(each)))];
/** If the log and the tables share one full file system, either may be unable to grow. */
export const NO_SPACE = new Set([UNAVAILABLE, DISK_FULL].map((kind) => JSON.stringify(kind)));

export interface Outage {
  staged: Awaited<ReturnType<typeof serveShop>>;
  begin: () => Promise<void> | void;
  end: () => Promise<void> | void;
  /** Returns the URLs of the stored products, once the service has stopped. */
  kept: () => Promise<Set<unknown>>;
}

/**
 * Checks that calls are refused for as long as an outage lasts, and that the service recovers.
 * @returns the acknowledged writes that are lost
 */
export async function sitOut({ staged, begin, end, kept }: Outage, expect: ExpectStatic): Promise<string[]> {
  const { service } = staged;
  const writers = startWriters(staged);
  await expect.poll(() => writers.written.length).toBeGreaterThan(50);
  await begin();
  await expect.poll(() => writers.refused.length).toBeGreaterThan(0);
  expect(await health(service)).toEqual([503]);
  await sleep(OUTAGE_MS);
  const before = writers.written.length;
  await end();
  const ended = clock();
  await expect.poll(() => writers.written.length, { interval: 20 }).toBeGreaterThan(before);
  expect(writers.writtenAt() - ended - writers.machineMs()).toBeLessThan(MAX_MS);
  await expect.poll(() => service.processes.map(logged)).toEqual(loggedOutages(service));
  await writers.stop();
  expect(bugs(service)).toEqual([]);
  expect(kinds(writers.refused)).toEqual([JSON.stringify(UNAVAILABLE)]);
  expect(writers.slowestRefusalMs() - writers.machineMs()).toBeLessThan(MAX_MS);
  expect(writers.slowestMs()).toBeLessThan(OUTAGE_MS);
  expect(await health(service)).toEqual([200]);
  expect(await service.end('SIGTERM')).toBe(0);
  expect(service.processes.map(logged)).toEqual(loggedOutages(service));
  const urls = await kept();
  return writers.written.filter((url) => !urls.has(url));
}

export async function keptProducts(server: Server, database?: string): Promise<Set<unknown>> {
  return new Set((await server.query('select url from products', database)).map(({ url }) => url));
}

export async function keptEmbedded(directory: string): Promise<Set<unknown>> {
  const database = await openDatabase({ dataDirectory: directory });
  const { rows } = await database.pool.query<{ url: string }>('select url from products');
  await database.close();
  return new Set(rows.map(({ url }) => url));
}

/** Mounts a small file system. Returns false without the rights of root. */
export function mountSmall(place: string, size: string, atEnd: AtEnd): boolean {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size},mode=0755`, 'tmpfs', place], { stdio: 'ignore' });
  } catch {
    return false;
  }
  atEnd(() => void execFileSync('umount', ['-l', place]));
  return true;
}

export const giveRoom = (place: string) => execFileSync('mount', ['-o', 'remount,size=400m', place]);

/** Returns text that PostgreSQL can hardly compress. */
export const randomText = (length: number) =>
  Array.from(
    { length: length / 10 },
    (_, at) => `${((at * 2_654_435_761) % 1_000_000_007).toString(36).padEnd(9, 'x')} `,
  ).join('');

export const CRAWLED_PAGES = 60;

/** Starts a crawl that waits for its gate. */
export async function startGatedCrawl(service: Service, key: string, expect: ExpectStatic) {
  const names = Array.from({ length: CRAWLED_PAGES }, (_, at) => `/lamp-${at}`);
  const gate = createGate();
  const routes = { '/': link(...names), ...Object.fromEntries(names.map((name) => [name, lampPage(name)])) };
  const shop = await openShop(routes, { host: '127.0.0.1', turn: () => gate.pass() });
  const created = await post(service, key, 'create_assistant', { name: 'Lamps', siteUrl: shop.origin });
  const { assistantId } = created.body.result as { assistantId: string };
  await post(service, key, 'start_crawl', { assistantId });
  await expect.poll(() => gate.waiting()).toBeGreaterThan(0);
  return {
    gate,
    latest: async () => {
      const { body } = await post(service, key, 'list_crawls', { assistantId });
      return (body.result as CrawlRun[] | undefined)?.[0];
    },
  };
}
