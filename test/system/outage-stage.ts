import { execFileSync } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { openDatabase } from '../../src/storage/database.ts';
import type { startPostgres } from '../setup/postgres-server.ts';
import { CRAWLS_HERE, type AtEnd, type Service, insertKey, post, serve, temporaryDirectory } from '../setup/process.ts';

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

/** @param database the settings of a server; none for the embedded one of the directory */
export async function serveShop(directory: string, database: NodeJS.ProcessEnv, atEnd: AtEnd) {
  const key = await insertKey({ dataDirectory: directory, databaseUrl: database['DATABASE_URL'] });
  const service = await serve(directory, { ...database, ...CRAWLS_HERE }, atEnd);
  const { body } = await post(service, key, 'create_assistant', { name: 'Shop', siteUrl: 'https://shop.test/' });
  const { assistantId } = body.result as { assistantId: string };
  return { service, key, assistantId, atEnd };
}

export const serveShopWith = (server: Server, atEnd: AtEnd, databaseUrl = server.url) =>
  serveShop(temporaryDirectory(atEnd), { DATABASE_URL: databaseUrl }, atEnd);

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

export const health = async ({ baseUrl }: Service) => (await fetch(`${baseUrl}/api/health`)).status;

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
