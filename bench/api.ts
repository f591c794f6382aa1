import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import autocannon from 'autocannon';
import { issueKey } from '../src/access/keys.ts';
import { PERMISSIONS } from '../src/domain/permissions.ts';
import { openDatabase } from '../src/storage/database.ts';

const PRODUCTS = 10_000;
const ROUNDS = 5;
const SECONDS = 4;
const CONNECTIONS = 16;

const ROOT = path.join(import.meta.dirname, '..');

interface Target {
  name: string;
  url: string;
  child: ChildProcess;
}

/**
 * Requests per second of the service against a floor server that only runs the same SELECT through the same HTTP
 * library: what is left is the price of authentication, parsing, and listing the fields. Rounds alternate, so that a
 * noisy machine disturbs both alike.
 */
export async function run(): Promise<void> {
  const dataDirectory = fs.mkdtempSync(path.join(os.tmpdir(), 'aisle-bench-'));
  fs.chmodSync(dataDirectory, 0o755);
  const { key, organizationId, assistantId } = await seed(dataDirectory);
  const env = { ...process.env, DATA_DIR: dataDirectory, PORT: '0', HOST: '127.0.0.1', RATE_LIMIT: '0' };
  const real = await start('aisle', ['src/cli.ts', 'serve'], env);
  const floor = await start('floor', ['bench/api-floor.ts'], { ...env, ORGANIZATION: organizationId });
  try {
    for (const action of ['get_assistant', 'list_catalogue']) {
      const rates: Record<string, number[]> = { aisle: [], floor: [] };
      for (let round = 0; round <= ROUNDS; round++)
        for (const target of round % 2 === 0 ? [floor, real] : [real, floor]) {
          const rate = await load(target, action, key, { assistantId });
          if (round > 0) rates[target.name]?.push(rate); // the first one warms up
        }
      const ours = median(rates['aisle']);
      const theirs = median(rates['floor']);
      const ratio = ours / theirs;
      process.stdout.write(
        `${action.padEnd(15)} aisle ${ours.toFixed(0)}/s  floor ${theirs.toFixed(0)}/s  ratio ${ratio.toFixed(2)} (wanted: ≥ 0.6)\n`,
      );
    }
  } finally {
    for (const { child } of [floor, real]) {
      child.kill('SIGTERM');
      await new Promise((resolve) => child.once('close', resolve));
    }
    fs.rmSync(dataDirectory, { recursive: true });
  }
}

async function seed(dataDirectory: string) {
  const { store, pool, close } = await openDatabase({ dataDirectory });
  const { organizationId } = await store.organizations.insert('Bench');
  const { key } = await issueKey(store, { organizationId, userId: null, permissions: PERMISSIONS, expiresAt: null });
  const { assistantId } = await store.assistants.insert(organizationId, {
    name: 'Bench',
    modelName: 'builtin/retrieval',
  });
  await pool.query(
    `insert into products (organization_id, product_id, assistant_id, url, title, external_id, description, price, currency,
       availability, image_url, brand, category, page_hash, identity_hash, search)
     select $1, 'prd_' || lpad(n::text, 26, '0'), $2, 'https://shop.test/products/' || n, 'Trail jacket ' || n, 'SKU-' || n,
       repeat('A light shell for wet days. ', 8), n / 100.0, 'EUR', 'in_stock', 'https://shop.test/images/' || n || '.jpg',
       'Fjell', 'Clothing > Jackets', decode(md5(n::text), 'hex'), decode(md5(n::text), 'hex'),
       to_tsvector('aisle_english', 'trail jacket ' || n)
     from generate_series(1, $3::int) as n`,
    [organizationId, assistantId, PRODUCTS],
  );
  await pool.query('vacuum analyze products');
  await close();
  return { key, organizationId, assistantId };
}

async function start(name: string, args: string[], env: NodeJS.ProcessEnv): Promise<Target> {
  const child = spawn(process.execPath, args, { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'inherit'] });
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  child.once('close', () => reject(new Error(`${name} ended before it was ready.`)));
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString();
    const port = /ready at \S+:(\d+)/.exec(output)?.[1];
    if (port) resolve(`http://127.0.0.1:${port}`);
  });
  return { name, child, url: await promise };
}

async function load({ url, name }: Target, action: string, key: string, body: object): Promise<number> {
  const result = await autocannon({
    url: `${url}/api/rest/actions/${action}`,
    method: 'POST',
    headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
    connections: CONNECTIONS,
    duration: SECONDS,
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${name}: ${result.non2xx} refusals, ${result.errors} errors`);
  return result['2xx'] / result.duration;
}

function median(values: readonly number[] = []): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
