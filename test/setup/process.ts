import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll, inject, onTestFinished } from 'vitest';
import { issueKey } from '../../src/access/keys.ts';
import { theOne } from '../../src/cli/organization.ts';
import { PERMISSIONS, type Permission } from '../../src/domain/permissions.ts';
import type { ServeOptions } from '../../src/server.ts';
import { openDatabase } from '../../src/storage/database.ts';
import { copyDirectory } from './cluster.ts';

const ROOT = path.join(import.meta.dirname, '../..');

/** Registers a cleanup: runs after the test by default. */
export type AtEnd = (clear: () => void | Promise<void>) => void;

/** Cleans up after a file's beforeAll, latest first: Vitest ignores an afterAll that is called within a hook. */
export function clearAfterAll(): AtEnd {
  const clears: Parameters<AtEnd>[0][] = [];
  afterAll(async () => {
    for (const clear of clears.toReversed()) await clear();
  });
  return (clear) => void clears.push(clear);
}

/** Settings to crawl the tests' own shops, which run on this machine and answer late when it is busy. */
export const CRAWLS_HERE = { CRAWL_ALLOW_PRIVATE_NETWORK: 'on', CRAWL_TIMEOUT_SECONDS: '300' };

/** Settings of a service that nobody may ask: threads that get ready to answer take as long as all the rest. */
export const LIGHT = { ADVISER_WARM_UP: 'off' };

/** A directory that the database's account can reach. */
export function temporaryDirectory(atEnd: AtEnd = onTestFinished): string {
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'aisle-test-'));
  fs.chmodSync(directory, 0o755);
  atEnd(() => fs.rmSync(directory, { recursive: true, force: true }));
  return directory;
}

/** A data directory with the organization Shop, of which `inject('shopKey')` is a key. */
export function dataDirectory(atEnd?: AtEnd): string {
  const directory = temporaryDirectory(atEnd);
  copyDirectory(inject('dataDirectory'), directory);
  return directory;
}

interface Finished {
  code: number | null;
  stdout: string;
  stderr: string;
}

function start(args: string[], environment: NodeJS.ProcessEnv): ChildProcess {
  const { PATH, HOME } = process.env;
  return spawn(process.execPath, ['src/cli.ts', ...args], {
    cwd: ROOT,
    env: { PATH, HOME, ...environment },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
}

/** Runs a command until it exits. */
export async function aisle(args: string[], environment: NodeJS.ProcessEnv = {}, stdin = ''): Promise<Finished> {
  const child = start(args, environment);
  child.stdin?.end(stdin);
  let stdout = '';
  let stderr = '';
  child.stdout?.on('data', (chunk: Buffer) => (stdout += chunk.toString()));
  child.stderr?.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
  const { promise, resolve } = Promise.withResolvers<number | null>();
  child.on('close', resolve);
  return { code: await promise, stdout, stderr };
}

/** Runs a command and stops reading after its first output, as `| head -1` does. */
export async function aisleUnread(args: string[], environment: NodeJS.ProcessEnv = {}) {
  const child = start(args, environment);
  let stderr = '';
  child.stderr?.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
  const ended = Promise.withResolvers<number | null>();
  child.on('close', (code) => ended.resolve(code));
  child.stdout?.once('data', () => child.stdout?.destroy());
  return { code: await ended.promise, stderr };
}

/** Below the ephemeral ports: one of those could be taken, or connect to itself. */
const PORTS = { from: 15_000, to: 30_000 };
const givenPorts = new Set<number>();

/** A port that is free now: for a service whose URL has to be known before it starts. */
export async function freePort(): Promise<number> {
  for (;;) {
    const server = net.createServer();
    const port = randomInt(PORTS.from, PORTS.to);
    if (givenPorts.has(port)) continue;
    givenPorts.add(port);
    try {
      await once(server.listen(port, '127.0.0.1'), 'listening');
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') continue;
      throw error;
    }
    await new Promise((resolve) => server.close(resolve));
    return port;
  }
}

export interface Service {
  baseUrl: string;
  /** Everything printed so far. */
  output: () => string;
  /** Sends the signal and waits until the process has exited. */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

/** Starts `aisle serve` on a free port and waits until it is ready. A worker has no URL. */
export async function serve(
  directory: string,
  environment: NodeJS.ProcessEnv = {},
  atEnd: AtEnd = onTestFinished,
  role: ServeOptions['role'] = 'all',
): Promise<Service> {
  const place = { DATA_DIR: directory, PORT: '0', HOST: '127.0.0.1' };
  const child = start(['serve', '--role', role], { ...place, ...LIGHT, ...environment });
  let output = '';
  const ready = Promise.withResolvers<string>();
  const gone = Promise.withResolvers<number | null>();
  const read = (chunk: Buffer) => {
    output += chunk.toString();
    const [isReady, url = ''] = / is ready(?: at (\S+))?.*\n/.exec(output) ?? [];
    if (isReady) ready.resolve(url.replace('localhost', '127.0.0.1'));
  };
  child.stdout?.on('data', read);
  child.stderr?.on('data', read);
  child.on('close', (code, signal) => {
    // The output of a crash is seen nowhere else.
    if (signal !== null && signal !== 'SIGKILL')
      process.stderr.write(`aisle serve ended by ${signal}: ${output.slice(-2_000)}
`);
    ready.reject(new Error(`aisle serve ended: ${output}`));
    gone.resolve(code);
  });
  async function end(signal: NodeJS.Signals): Promise<number | null> {
    child.kill(signal);
    return gone.promise;
  }
  atEnd(async () => {
    await end('SIGTERM');
  });
  return { baseUrl: await ready.promise, output: () => output, end };
}

/** Creates a key of Shop by the command. */
export async function createKey(directory: string): Promise<string> {
  const args = ['keys', 'create', '--organization', 'Shop', '--permissions', PERMISSIONS.join(), '--json'];
  const { stdout, stderr } = await aisle(args, { DATA_DIR: directory });
  if (!stdout) throw new Error(stderr);
  return (JSON.parse(stdout) as { key: string }).key;
}

/** Creates a key without the command, which takes a second, for tests that only need one. */
export async function insertKey(
  place: { dataDirectory: string; databaseUrl?: string | undefined },
  organization = 'Shop',
  permissions: readonly Permission[] = PERMISSIONS,
): Promise<string> {
  const database = await openDatabase(place);
  try {
    const { organizations } = await database.store.organizations.ensure(organization);
    const { organizationId } = theOne(organizations, organization);
    return (await issueKey(database.store, { organizationId, userId: null, permissions, expiresAt: null })).key;
  } finally {
    await database.close();
  }
}

/** Calls an action over HTTP and returns status and body. */
export async function post(service: Service, key: string, action: string, body: object = {}) {
  const response = await fetch(`${service.baseUrl}/api/rest/actions/${action}`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as { result?: unknown; error?: { code: string } } };
}

/** DATABASE_URL of an embedded server, which listens on a socket only. */
export const socketUrl = (folder: string): string =>
  `postgres://aisle@localhost/postgres?host=${encodeURIComponent(folder)}`;

/** The postmaster process of a data directory. */
export function postmaster(directory: string): number {
  return Number(fs.readFileSync(path.join(directory, 'postgres/data/postmaster.pid'), 'utf8').split('\n')[0]);
}

/** Kills the PostgreSQL of a data directory with all its processes, as a power cut would. */
export function killDatabase(directory: string): void {
  process.kill(-postmaster(directory), 'SIGKILL'); // it leads a process group of its own
}
