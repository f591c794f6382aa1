import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { issueKey } from '../../src/access/keys.ts';
import { PERMISSIONS } from '../../src/domain/permissions.ts';
import { openDatabase } from '../../src/storage/database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A data directory with the schema, not running: tests that are not about first starts begin with a copy. */
    dataDirectory: string;
    /** A key of its organization Shop with all permissions. */
    shopKey: string;
  }
}

export default async function setup(project: TestProject): Promise<() => void> {
  const dataDirectory = fs.mkdtempSync(path.join(os.tmpdir(), 'aisle-test-'));
  fs.chmodSync(dataDirectory, 0o755);
  const database = await openDatabase({ dataDirectory });
  const { organizationId } = await database.store.organizations.insert('Shop');
  const access = { organizationId, userId: null, permissions: PERMISSIONS, expiresAt: null };
  const { key } = await issueKey(database.store, access);
  await database.close();
  project.provide('shopKey', key);
  project.provide('dataDirectory', dataDirectory);
  return () => fs.rmSync(dataDirectory, { recursive: true, force: true });
}

/** Keeps owners and modes: the database's account is not root. */
export function copyDirectory(from: string, to: string): void {
  execFileSync('cp', ['-a', `${from}/.`, to]);
}
