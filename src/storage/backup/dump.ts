import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { type BackupHeader, writeBackup } from './backup-file.ts';
import type { BackupPart } from './frames.ts';
import { listTables } from './tables.ts';

const COUNTED = ['organizations', 'assistants', 'products', 'conversations'] as const;

export interface BackupReport {
  bytes: number;
  /** Rows of the tables that an operator knows. */
  counts: Record<string, number>;
}

/**
 * Copies the whole database into a file, as it is at one moment, while others go on using it.
 * @throws if the file exists, or the database is not Aisle's
 */
export async function dumpDatabase(
  server: pg.ClientConfig,
  file: string,
  about: Pick<BackupHeader, 'version' | 'hasAuthSecret'>,
): Promise<BackupReport> {
  const client = new pg.Client({ ...server, application_name: 'aisle-backup', keepAlive: true });
  client.on('error', () => {}); // the query in progress rejects
  await client.connect();
  try {
    await client.query(
      'set statement_timeout = 0; set lock_timeout = 0; set idle_in_transaction_session_timeout = 0; set datestyle = iso; set timezone = utc',
    );
    await client.query('begin isolation level repeatable read read only');
    const header = { ...about, createdAt: new Date().toISOString(), migrations: await appliedMigrations(client) };
    const counts: Record<string, number> = {};
    for (const table of COUNTED) {
      const { rows } = await client.query<{ count: string }>(`select count(*) as count from public.${table}`);
      counts[table] = Number(rows[0]?.count);
    }
    return { bytes: await writeBackup(file, header, readTables(client)), counts };
  } finally {
    await client.end();
  }
}

async function appliedMigrations(client: pg.Client): Promise<string[]> {
  const { rows } = await client
    .query<{ name: string }>('select name from public.schema_migrations order by name')
    .catch((error: unknown) => {
      throw new Error('The database has no tables of Aisle, so there is nothing to back up.', { cause: error });
    });
  return rows.map(({ name }) => name);
}

async function* readTables(client: pg.Client): AsyncGenerator<BackupPart> {
  for (const { table, columns, sequences } of await listTables(client)) {
    const states: { column: string; lastValue: string; isCalled: boolean }[] = [];
    for (const { column, sequence } of sequences) {
      const { rows } = await client.query<{ lastValue: string; isCalled: boolean }>(
        `select last_value::text as "lastValue", is_called as "isCalled" from ${sequence}`,
      );
      states.push(...rows.map((row) => ({ column, ...row })));
    }
    yield { table, columns, sequences: states };
    // A partitioned table cannot be copied by its name.
    const copy = client.query(copyTo(`copy (select ${columns.join(', ')} from ${table}) to stdout`));
    for await (const rows of copy) yield { rows: rows as Buffer };
  }
}
