import fs from 'node:fs/promises';
import path from 'node:path';
import type pg from 'pg';
import { SRC } from '../programs.ts';
import { WITHOUT_TIMEOUTS } from './server/connection.ts';

const FOLDER = path.join(SRC, 'storage/migrations');
const MIGRATION_LOCK = 4_750_003;

/** Returns the file names of this version's migrations, in the order in which they are applied. */
export async function migrationNames(): Promise<string[]> {
  return (await fs.readdir(FOLDER)).filter((name) => name.endsWith('.sql')).toSorted();
}

/**
 * Migrates the schema to this version: numbered SQL files, each in a transaction, one process at a time.
 * @param only the migrations to apply; all by default
 * @throws when the database was made by a newer version
 */
export async function migrate(pool: pg.Pool, only?: ReadonlySet<string>): Promise<void> {
  const files = await migrationNames();
  const client = await pool.connect();
  try {
    await client.query(WITHOUT_TIMEOUTS);
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await client.query(
      'create table if not exists schema_migrations (name text primary key, applied_at timestamptz not null default now())',
    );
    const { rows } = await client.query<{ name: string }>('select name from schema_migrations');
    const applied = new Set(rows.map((row) => row.name));
    const unknown = [...applied].find((name) => !files.includes(name));
    if (unknown)
      throw new Error(
        `The database is newer than this version of Aisle (it has ${unknown}). Install the newer version.`,
      );
    for (const name of files.filter((file) => !applied.has(file) && (only?.has(file) ?? true))) {
      await client.query('begin');
      await client.query(await fs.readFile(path.join(FOLDER, name), 'utf8'));
      await client.query('insert into schema_migrations (name) values ($1)', [name]);
      await client.query('commit');
    }
  } finally {
    // Ends the session, releasing the lock and anything a failed file left open.
    client.release(true);
  }
}
