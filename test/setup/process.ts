import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { inject, onTestFinished } from 'vitest';
import { copyDirectory } from './cluster.ts';

const ROOT = path.join(import.meta.dirname, '../..');

/** A directory that the database's account can reach, gone after the test. */
export function temporaryDirectory(): string {
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'aisle-test-'));
  fs.chmodSync(directory, 0o755);
  onTestFinished(() => fs.rmSync(directory, { recursive: true, force: true }));
  return directory;
}

/** A data directory with the schema and nothing in it, as after a first start. */
export function dataDirectory(): string {
  const directory = temporaryDirectory();
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

/** Runs a command to its end. */
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

export interface Service {
  baseUrl: string;
  /** Everything printed so far. */
  output: () => string;
  /** The exit code, once the process is gone. */
  ended: Promise<number | null>;
  /** Ends the process by the signal and waits until it is gone. */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

/** Starts `aisle serve` on a free port and waits until it says that it is ready. */
export async function serve(directory: string, environment: NodeJS.ProcessEnv = {}): Promise<Service> {
  const child = start(['serve'], { DATA_DIR: directory, PORT: '0', HOST: '127.0.0.1', ...environment });
  let output = '';
  const ready = Promise.withResolvers<string>();
  const gone = Promise.withResolvers<number | null>();
  const read = (chunk: Buffer) => {
    output += chunk.toString();
    const url = /ready at (\S+)/.exec(output)?.[1];
    if (url) ready.resolve(url.replace('localhost', '127.0.0.1'));
  };
  child.stdout?.on('data', read);
  child.stderr?.on('data', read);
  child.on('close', (code) => {
    ready.reject(new Error(`aisle serve ended: ${output}`));
    gone.resolve(code);
  });
  async function end(signal: NodeJS.Signals): Promise<number | null> {
    child.kill(signal);
    return gone.promise;
  }
  onTestFinished(async () => {
    await end('SIGTERM');
  });
  return { baseUrl: await ready.promise, output: () => output, ended: gone.promise, end };
}

export async function createKey(directory: string, organization = 'Shop'): Promise<string> {
  const permissions = 'assistants:view,assistants:edit,assistants:delete,catalogue:edit';
  const args = ['keys', 'create', '--organization', organization, '--permissions', permissions, '--json'];
  const { stdout, stderr } = await aisle(args, { DATA_DIR: directory });
  if (!stdout) throw new Error(stderr);
  return (JSON.parse(stdout) as { key: string }).key;
}

/** Calls an action over HTTP and gives status and body. */
export async function post(service: Service, key: string, action: string, body: object = {}) {
  const response = await fetch(`${service.baseUrl}/api/rest/actions/${action}`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as { result?: unknown; error?: { code: string } } };
}

/** Ends the PostgreSQL of a data directory as a power cut would, with all its processes. */
export function killDatabase(directory: string): void {
  const lock = path.join(directory, 'postgres/data/postmaster.pid');
  const pid = Number(fs.readFileSync(lock, 'utf8').split('\n')[0]);
  process.kill(-pid, 'SIGKILL'); // it leads a process group of its own
}
