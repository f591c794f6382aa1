import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type Database, openDatabase } from '../src/storage/database.ts';

/** Creates a new data directory and removes it after the work. */
export async function withDataDirectory(work: (dataDirectory: string) => Promise<void>): Promise<void> {
  const dataDirectory = fs.mkdtempSync(path.join(os.tmpdir(), 'aisle-bench-'));
  fs.chmodSync(dataDirectory, 0o755); // root's database runs as another user
  try {
    await work(dataDirectory);
  } finally {
    fs.rmSync(dataDirectory, { recursive: true });
  }
}

/**
 * Creates a new database and removes it after the work.
 * @param open opens it as another checkout does
 */
export const withDatabase = (
  work: (database: Database, dataDirectory: string) => Promise<void>,
  open = openDatabase,
): Promise<void> =>
  withDataDirectory(async (dataDirectory) => {
    const database = await open({ dataDirectory });
    try {
      await work(database, dataDirectory);
    } finally {
      await database.close();
    }
  });
