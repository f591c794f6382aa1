import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type Database, openDatabase } from '../src/storage/database.ts';

/** Creates a new database and removes it after the work. */
export async function withDatabase(work: (database: Database) => Promise<void>): Promise<void> {
  const dataDirectory = fs.mkdtempSync(path.join(os.tmpdir(), 'aisle-bench-'));
  fs.chmodSync(dataDirectory, 0o755); // root's database runs as another user
  const database = await openDatabase({ dataDirectory });
  try {
    await work(database);
  } finally {
    await database.close();
    fs.rmSync(dataDirectory, { recursive: true });
  }
}
