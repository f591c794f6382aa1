import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { inject } from 'vitest';

const SOCKET = '.s.PGSQL.5432';

/** A proxy to the tests' PostgreSQL that can be cut, frozen and reopened: its socket's directory, and its controls. */
export async function openDatabaseProxy() {
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'aisle-proxy-'));
  const target = path.join(inject('postgres'), SOCKET);
  const sockets = new Set<net.Socket>();
  let isFrozen = false;
  let opened = 0;
  let server: net.Server | undefined;

  async function open(): Promise<void> {
    server = net.createServer((near) => {
      opened += 1;
      const far = net.connect(target);
      for (const [from, to] of [
        [near, far],
        [far, near],
      ] as const) {
        sockets.add(from);
        from.on('error', () => {});
        from.on('close', () => {
          sockets.delete(from);
          to.destroy();
        });
        from.pipe(to);
        if (isFrozen) from.pause();
      }
    });
    const { promise, resolve } = Promise.withResolvers<void>();
    server.listen(path.join(directory, SOCKET), resolve);
    await promise;
  }

  async function cut(): Promise<void> {
    const closed = Promise.withResolvers<unknown>();
    server?.close(closed.resolve);
    disconnect();
    await closed.promise;
  }

  function disconnect(): void {
    for (const socket of sockets) socket.destroy();
  }

  function freeze(): void {
    isFrozen = true;
    for (const socket of sockets) socket.pause();
  }

  function thaw(): void {
    isFrozen = false;
    for (const socket of sockets) socket.resume();
  }

  async function close(): Promise<void> {
    await cut();
    fs.rmSync(directory, { recursive: true, force: true });
  }

  await open();
  const connectionCount = () => sockets.size / 2;
  /** The number of connections that have sent something which a freeze holds back. */
  const heldCount = () => [...sockets].filter((socket) => socket.readableLength > 0).length;
  /** Of all connections so far. */
  const openedCount = () => opened;
  return { host: directory, open, cut, disconnect, freeze, thaw, close, connectionCount, heldCount, openedCount };
}
