import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { openDatabase } from '../../src/storage/database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A data directory with the schema, not running: tests that are not about first starts begin with a copy. */
    dataDirectory: string;
  }
}

export default async function setup(project: TestProject): Promise<() => void> {
  const dataDirectory = fs.mkdtempSync(path.join(os.tmpdir(), 'aisle-test-'));
  fs.chmodSync(dataDirectory, 0o755);
  const database = await openDatabase({ dataDirectory });
  await database.close();
  project.provide('dataDirectory', dataDirectory);
  return () => fs.rmSync(dataDirectory, { recursive: true, force: true });
}

/** Keeps owners and modes: the database's account is not root. */
export function copyDirectory(from: string, to: string): void {
  execFileSync('cp', ['-a', `${from}/.`, to]);
}
