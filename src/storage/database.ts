import type pg from 'pg';
import { createPool, createQueryBuilder } from './connection.ts';
import { type EmbeddedOptions, openEmbedded } from './embedded.ts';
import { migrate } from './migrate.ts';
import { type DatabaseStore, createDatabaseStore } from './store.ts';

export interface Database {
  store: DatabaseStore;
  /** For the job queue, which has tables of its own. */
  pool: pg.Pool;
  /** Where the data lies, for a person to read. */
  place: string;
  embedded: boolean;
  close: () => Promise<void>;
}

export interface DatabaseOptions extends EmbeddedOptions {
  /** A PostgreSQL server; without it, one of our own in the data directory. */
  databaseUrl?: string | undefined;
  onError?: (error: Error) => void;
}

/** Opens the database with its schema up to date. */
export async function openDatabase({
  databaseUrl,
  onError = () => {},
  ...options
}: DatabaseOptions): Promise<Database> {
  const server = databaseUrl ? undefined : await openEmbedded(options);
  const pool = createPool(server?.connection ?? { connectionString: databaseUrl }, onError);
  async function close(): Promise<void> {
    await pool.end();
    await server?.release();
  }
  try {
    await migrate(pool);
  } catch (error) {
    await close();
    if (!databaseUrl || !(error instanceof Error)) throw error;
    throw new Error(`The database that DATABASE_URL names: ${error.message}`, { cause: error });
  }
  return {
    store: createDatabaseStore(createQueryBuilder(pool), pool),
    pool,
    place: server?.cluster ?? new URL(databaseUrl ?? '').host,
    embedded: server !== undefined,
    close,
  };
}
