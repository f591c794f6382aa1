import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import net from 'node:net';
import path from 'node:path';

const ROOT = path.join(import.meta.dirname, '..');

/** Starts one of our servers from its file, with its arguments, and returns its URL. */
export type Start = (...args: string[]) => Promise<string>;

/** Runs `work`, which may start servers, each on a port of its own and with these variables; then stops them. */
export async function withServers(env: Record<string, string>, work: (start: Start) => Promise<void>): Promise<void> {
  const children: ChildProcess[] = [];
  try {
    await work(async (...args) => {
      const port = await freePort();
      const child = spawn(process.execPath, args, {
        cwd: ROOT,
        env: { ...process.env, HOST: '127.0.0.1', RATE_LIMIT: '0', ...env, PORT: String(port) },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      children.push(child);
      await ready(child);
      return `http://127.0.0.1:${port}`;
    });
  } finally {
    for (const child of children.toReversed()) await stop(child);
  }
}

/** Ends a process that heeds SIGTERM, and waits for it. */
export async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const closed = once(child, 'close');
  child.kill('SIGTERM');
  await closed;
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
