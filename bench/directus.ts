import { execFile, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';
import { openServer } from '../src/storage/database.ts';
import { freePort, stop } from './servers.ts';
import { withDataDirectory } from './with-database.ts';

/** The folder in which Directus is installed. */
export const API_PEERS = path.join(import.meta.dirname, 'api-peers');

/** Not directus/cli.js, which first asks a registry for a newer version. */
const PROGRAM = path.join(API_PEERS, 'node_modules/@directus/api/dist/cli/run.js');
const TOKEN = randomUUID();
const DATABASE = 'directus';
const START_MS = 120_000;
const RETRY_MS = 250;

export interface Directus {
  url: string;
  /** Headers of its administrator, for whom it looks up no permissions. */
  headers: { Authorization: string };
  /** Calls its API. @throws if it refuses */
  post: (path: string, body: object) => Promise<void>;
  /** Its database, for rows in bulk. */
  pool: pg.Pool;
}

/**
 * Runs `work` with Directus on a PostgreSQL server like ours, without its console, and with nothing that would slow it
 * down: no rate limits, no telemetry, no logging of requests.
 */
export async function withDirectus(work: (directus: Directus) => Promise<void>): Promise<void> {
  await withDataDirectory(async (dataDirectory) => {
    const { server, release } = await openServer({ dataDirectory });
    const pool = new pg.Pool({ ...server, database: DATABASE });
    try {
      await createDatabase(server);
      await serve(server, await freePort(), (url) => work({ ...clientOf(url), pool }));
    } finally {
      await pool.end();
      await release();
    }
  });
}

async function createDatabase(server: pg.PoolConfig): Promise<void> {
  const client = new pg.Client(server);
  await client.connect();
  await client.query(`create database ${DATABASE}`);
  await client.end();
}

async function serve(server: pg.PoolConfig, port: number, work: (url: string) => Promise<void>): Promise<void> {
  const url = `http://127.0.0.1:${port}`;
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: String(port),
    PUBLIC_URL: url,
    SECRET: randomUUID(),
    DB_CLIENT: 'pg',
    DB_HOST: server.host,
    DB_PORT: String(server.port),
    DB_USER: String(server.user),
    DB_PASSWORD: 'not asked for',
    DB_DATABASE: DATABASE,
    ADMIN_EMAIL: 'bench@example.com',
    ADMIN_PASSWORD: randomUUID(),
    ADMIN_TOKEN: TOKEN,
    SERVE_APP: 'false',
    TELEMETRY: 'false',
    LOG_LEVEL: 'error',
    PRESSURE_LIMITER_ENABLED: 'false',
  };
  // It refuses to start in a folder that it cannot write to.
  const options = { cwd: API_PEERS, env };
  await promisify(execFile)(process.execPath, [PROGRAM, 'bootstrap'], options);
  const child = spawn(process.execPath, [PROGRAM, 'start'], { ...options, stdio: ['ignore', 'ignore', 'inherit'] });
  try {
    await answering(url);
    await work(url);
  } finally {
    await stop(child);
  }
}

/** Waits until it answers. */
async function answering(url: string): Promise<void> {
  const until = performance.now() + START_MS;
  while (performance.now() < until) {
    const answer = await fetch(`${url}/server/ping`).catch(() => undefined);
    if (answer?.ok) return;
    await sleep(RETRY_MS);
  }
  throw new Error(`Directus does not answer after ${START_MS / 1000} s.`);
}

function clientOf(url: string): Omit<Directus, 'pool'> {
  const headers = { Authorization: `Bearer ${TOKEN}` };
  async function post(at: string, body: object): Promise<void> {
    const answer = await fetch(url + at, {
      method: 'POST',
      headers: { ...headers, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`Directus: ${at}: ${answer.status} ${await answer.text()}`);
  }
  return { url, headers, post };
}
