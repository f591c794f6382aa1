import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { openEmbedded } from '../../src/storage/server/embedded.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Directory of the socket of the PostgreSQL that all tests share. */
    postgres: string;
  }
}

/** One PostgreSQL for all tests, removed with its data afterwards. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDirectory = fs.mkdtempSync(path.join(os.tmpdir(), 'aisle-test-'));
  fs.chmodSync(dataDirectory, 0o755); // mkdtemp allows only its owner, and root's database runs as another user
  const server = await openEmbedded({ dataDirectory, durable: false });
  project.provide('postgres', server.connection.host);
  return async () => {
    await server.release();
    fs.rmSync(dataDirectory, { recursive: true, force: true });
  };
}
