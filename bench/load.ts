import { type ChildProcess, spawn } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import autocannon from 'autocannon';
import { issueKey } from '../src/access/keys.ts';
import { ACCESS_TOKEN_PREFIX, MCP_PATH, SCOPES } from '../src/access/tokens.ts';
import { PERMISSIONS } from '../src/domain/permissions.ts';
import { UNKNOWN_FIELDS } from '../src/domain/provenance.ts';
import { type Database, openDatabase } from '../src/storage/database.ts';

const PRODUCTS = 10_000;
const BATCH = 500;
const ROUNDS = 5;
const SECONDS = 4;
const CONNECTIONS = 16;
/** Two runs of the same code differ by as much. */
const NOT_SLOWER = 0.95;

/** The audience of tokens. */
const BASE_URL = 'http://bench.test';

const ROOT = path.join(import.meta.dirname, '..');

export interface Shop {
  key: string;
  /** An app's access token with all permissions. */
  token: string;
  organizationId: string;
  assistantId: string;
}

/** A request that is repeated to load a server. */
export interface Load {
  url: string;
  headers: Record<string, string>;
  body: object;
}

/** Runs `work` with a data directory that holds one assistant with 10,000 products, and removes it. */
export async function withShop(work: (shop: Shop, start: Start) => Promise<void>): Promise<void> {
  const dataDirectory = fs.mkdtempSync(path.join(os.tmpdir(), 'aisle-bench-'));
  fs.chmodSync(dataDirectory, 0o755);
  const children: ChildProcess[] = [];
  try {
    const shop = await seed(dataDirectory);
    const env = { ...process.env, DATA_DIR: dataDirectory, HOST: '127.0.0.1', RATE_LIMIT: '0', BASE_URL };
    await work(shop, async (...args) => {
      const port = await freePort();
      const child = spawn(process.execPath, args, {
        cwd: ROOT,
        env: { ...env, PORT: String(port), ORGANIZATION: shop.organizationId },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      children.push(child);
      await ready(child);
      return `http://127.0.0.1:${port}`;
    });
  } finally {
    for (const child of children.toReversed()) {
      const gone = new Promise((resolve) => child.once('close', resolve));
      child.kill('SIGTERM');
      if (child.exitCode === null) await gone;
    }
    fs.rmSync(dataDirectory, { recursive: true });
  }
}

/** Starts one of our servers from its file and returns its URL. */
export type Start = (...args: string[]) => Promise<string>;

/**
 * Compares the service with a floor server, by the two reads that integrators call most.
 * @param wanted the share of the floor's requests that the service is to answer
 */
export async function compareActions(floorFile: string, wanted: Readonly<Record<Read, number>>): Promise<void> {
  await withShop(async ({ key, assistantId }, start) => {
    const [ours, floor] = [await start('src/cli.ts', 'serve'), await start(floorFile)];
    for (const action of READS)
      await compare(
        action,
        [actionLoad(ours, action, key, assistantId), actionLoad(floor, action, key, assistantId)],
        wanted[action],
      );
  });
}

/** Compares the service with that of another checkout, which has its own modules installed, by the same reads. */
export async function compareCheckouts(directory: string): Promise<void> {
  const other = (await import(path.resolve(directory, 'bench/load.ts'))) as Pick<
    typeof import('./load.ts'),
    'withShop'
  >;
  await withShop((ours, start) =>
    other.withShop(async (theirs, startOther) => {
      const urls = [await start('src/cli.ts', 'serve'), await startOther('src/cli.ts', 'serve')] as const;
      for (const action of READS)
        await compare(
          action,
          [
            actionLoad(urls[0], action, ours.key, ours.assistantId),
            actionLoad(urls[1], action, theirs.key, theirs.assistantId),
          ],
          NOT_SLOWER,
        );
    }),
  );
}

const READS = ['get_assistant', 'list_catalogue'] as const;
type Read = (typeof READS)[number];

const actionLoad = (url: string, action: string, key: string, assistantId: string): Load => ({
  url: `${url}/api/rest/actions/${action}`,
  headers: { Authorization: `Bearer ${key}` },
  body: { assistantId },
});

/**
 * The median requests per second of two loads, and their ratio; a lower one than wanted makes the bench fail. Rounds alternate, so that a noisy machine affects both
 * alike; the first one warms up.
 */
export async function compare(title: string, [ours, floor]: [Load, Load], wanted: number): Promise<void> {
  const rates = new Map<Load, number[]>([
    [ours, []],
    [floor, []],
  ]);
  for (let round = 0; round <= ROUNDS; round++)
    for (const load of round % 2 === 0 ? [floor, ours] : [ours, floor]) {
      const rate = await measure(load);
      if (round > 0) rates.get(load)?.push(rate);
    }
  const [mine, theirs] = [median(rates.get(ours)), median(rates.get(floor))];
  const ratio = (mine / theirs).toFixed(2);
  process.stdout.write(
    `${title.padEnd(16)} ${mine.toFixed(0)}/s  compared with ${theirs.toFixed(0)}/s  ratio ${ratio} (wanted: ≥ ${wanted})\n`,
  );
  if (mine / theirs < wanted) process.exitCode = 1;
}

async function measure({ url, headers, body }: Load): Promise<number> {
  const result = await autocannon({
    url,
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...headers },
    body: JSON.stringify(body),
    connections: CONNECTIONS,
    duration: SECONDS,
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}: ${result.non2xx} refusals, ${result.errors} errors`);
  return result['2xx'] / result.duration;
}

function median(values: readonly number[] = []): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

/** A free port. */
export async function freePort(): Promise<number> {
  const server = net.createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as net.AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

async function ready(child: ChildProcess): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  child.once('close', () => reject(new Error('A server ended before it was ready.')));
  child.stdout?.on('data', (chunk: Buffer) => {
    if (chunk.includes('ready')) resolve();
  });
  return promise;
}

async function seed(dataDirectory: string): Promise<Shop> {
  const { store, pool, close } = await openDatabase({ dataDirectory });
  const { organizationId } = await store.organizations.insert('Bench');
  const { key } = await issueKey(store, { organizationId, userId: null, permissions: PERMISSIONS, expiresAt: null });
  const { assistantId } = await store.assistants.insert(organizationId, {
    name: 'Bench',
    modelName: 'builtin/retrieval',
  });
  const products = Array.from({ length: PRODUCTS }, (_, n) => ({
    ...UNKNOWN_FIELDS,
    url: `https://shop.test/products/${n}`,
    title: `Trail jacket ${n}`,
    externalId: `SKU-${n}`,
    description: 'A light shell for wet days. '.repeat(8),
    price: n / 100,
    currency: 'EUR',
    availability: 'in_stock' as const,
    imageUrl: `https://shop.test/images/${n}.jpg`,
    brand: 'Fjell',
    category: 'Clothing > Jackets',
  }));
  for (let at = 0; at < PRODUCTS; at += BATCH)
    await store.transaction((trx) => trx.catalogue.merge(organizationId, assistantId, products.slice(at, at + BATCH)));
  const token = await connectApp(pool, organizationId);
  await pool.query('vacuum analyze');
  await close();
  return { key, token, organizationId, assistantId };
}

/** Inserts the rows of a completed authorization. */
async function connectApp(pool: Database['pool'], organizationId: string): Promise<string> {
  const token = randomBytes(24).toString('base64url');
  const hash = createHash('sha256').update(token).digest('base64url');
  const scopes = JSON.stringify(SCOPES);
  const resources = JSON.stringify([BASE_URL + MCP_PATH]);
  await pool.query(`insert into users (id, email) values ('usr_bench', 'bench@shop.test')`);
  await pool.query(`insert into members values ($1, 'usr_bench', 'owner')`, [organizationId]);
  await pool.query(`insert into oauth_clients (id, client_id, redirect_uris) values ('oau_client', 'bench', '[]')`);
  await pool.query(
    `insert into oauth_consents (organization_id, id, client_id, user_id, scopes) values ($1, 'oau_consent', 'bench', 'usr_bench', $2)`,
    [organizationId, scopes],
  );
  await pool.query(
    `insert into oauth_access_tokens (organization_id, id, token, client_id, user_id, resources, scopes, expires_at)
     values ($1, 'oau_token', $2, 'bench', 'usr_bench', $3, $4, now() + interval '1 day')`,
    [organizationId, hash, resources, scopes],
  );
  return ACCESS_TOKEN_PREFIX + token;
}
