import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Database, openDatabase } from '../src/storage/database.ts';
import type { Vitals } from './chat-monitor.ts';

const ROOT = path.join(import.meta.dirname, '..');
/** A service whose event loop is blocked answers neither its parent nor SIGTERM. */
const PATIENCE_MS = 15_000;

export interface MonitoredService {
  url: string;
  pid: number;
  dataDirectory: string;
  /** The vitals since the last call; undefined when the event loop does not respond. */
  vitals(): Promise<Vitals | undefined>;
}

interface Options<Seeded> {
  /** Fills the database before the service starts. */
  seed: (database: Database) => Promise<Seeded>;
  env: Record<string, string>;
  role: 'web' | 'all';
}

/** Runs `work` with a service in a process of its own, whose event loop and memory are monitored from inside. */
export async function withMonitoredService<Seeded>(
  { seed, env, role }: Options<Seeded>,
  work: (service: MonitoredService, seeded: Seeded) => Promise<void>,
): Promise<void> {
  const dataDirectory = fs.mkdtempSync(path.join(os.tmpdir(), 'aisle-bench-'));
  fs.chmodSync(dataDirectory, 0o755); // root's database runs as another user
  let child: ChildProcess | undefined;
  try {
    const database = await openDatabase({ dataDirectory });
    const seeded = await seed(database);
    await database.pool.query('vacuum analyze');
    await database.close();
    child = spawn(process.execPath, ['--import', './bench/chat-monitor.ts', 'src/cli.ts', 'serve', '--role', role], {
      cwd: ROOT,
      env: { ...process.env, PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDirectory, ...env },
      stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    });
    const service = child;
    const url = await addressOf(service);
    await work({ url, pid: service.pid ?? 0, dataDirectory, vitals: () => vitalsOf(service) }, seeded);
  } finally {
    if (child) await stop(child);
    // A killed service leaves its database to the next process that opens the directory, and stops it when it exits.
    if (child?.signalCode === 'SIGKILL') await (await openDatabase({ dataDirectory })).close();
    fs.rmSync(dataDirectory, { recursive: true });
  }
}

async function vitalsOf(service: ChildProcess): Promise<Vitals | undefined> {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  service.send('how are you');
  try {
    const [vitals] = (await once(service, 'message', { signal })) as [Vitals];
    return vitals;
  } catch {
    return undefined;
  }
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const closed = once(child, 'close');
  child.kill('SIGTERM');
  const given = new AbortController();
  const late = sleep(PATIENCE_MS, true, { signal: given.signal }).catch(() => false);
  if (await Promise.race([closed.then(() => false), late])) child.kill('SIGKILL');
  given.abort();
  await closed;
}

/** Reads the URL from the first lines of the output. */
function addressOf(child: ChildProcess): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  child.once('close', () => reject(new Error('The service ended before it was ready.')));
  let said = '';
  child.stdout?.on('data', (chunk: Buffer) => {
    said += String(chunk);
    const [, port] = /ready at http:\/\/\S+:(\d+)/.exec(said) ?? [];
    if (port !== undefined) resolve(`http://127.0.0.1:${port}`);
  });
  return promise;
}
