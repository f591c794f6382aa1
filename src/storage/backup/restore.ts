import { once } from 'node:events';
import type pg from 'pg';
import { type CopyStreamQuery, from as copyFrom } from 'pg-copy-streams';
import { migrate, migrationNames } from '../migrate.ts';
import { createJobTables } from '../jobs.ts';
import { createPool } from '../server/connection.ts';
import type { OpenBackup } from './backup-file.ts';
import type { BackupPart, BackupTable } from './frames.ts';
import { JOBS, listTables } from './tables.ts';

/** A service that has started once has stored these, and nothing of anyone's. */
const OWN_TABLES = new Set(['public.secrets']);

/**
 * Fills an empty database from a backup: migrates it as far as the backup, copies everything in one transaction, and
 * migrates it to this version. If that fails, the database is as empty as before.
 * @throws if the database holds data or is in use, or the backup is newer than this version or damaged
 */
export async function restoreDatabase(server: pg.PoolConfig, backup: OpenBackup): Promise<void> {
  const { migrations, version } = backup.header;
  const known = new Set(await migrationNames());
  const unknown = migrations.find((name) => !known.has(name));
  if (unknown !== undefined)
    throw new Error(
      `The backup was made by Aisle ${version}, which is newer than this version (it has ${unknown}). Install that version to restore it.`,
    );
  const pool = createPool({ ...server, max: 2, application_name: 'aisle-restore' });
  try {
    await refuseUsed(pool, migrations);
    await migrate(pool, new Set(migrations));
    await createJobTables(pool);
    await fill(pool, backup);
    await migrate(pool);
    await pool.query('analyze');
  } finally {
    await pool.end();
  }
}

/** @throws if the database is in use, holds data, or is newer than the backup */
async function refuseUsed(pool: pg.Pool, migrations: readonly string[]): Promise<void> {
  const { rows: users } = await pool.query<{ name: string }>(
    `select application_name as name from pg_stat_activity
      where datname = current_database() and application_name in ('aisle', 'aisle-session', 'aisle-backup') limit 1`,
  );
  if (users.length > 0) throw new Error('Aisle is using the database. Stop the service first, then restore.');
  const { rows: tables } = await pool.query<{ exists: boolean }>(
    "select to_regclass('public.schema_migrations') is not null as exists",
  );
  if (tables[0]?.exists !== true) return;
  const { rows: applied } = await pool.query<{ name: string }>('select name from schema_migrations');
  const newer = applied.find(({ name }) => !migrations.includes(name));
  if (newer !== undefined)
    throw new Error(
      'The database is newer than the backup. Create a new database (or a new DATA_DIR) and restore into that.',
    );
  await inTransaction(pool, async (client) => {
    for (const { table } of await listTables(client)) {
      const { rows } = await client.query(`select from ${table} limit 1`);
      if (rows.length > 0 && !OWN_TABLES.has(table))
        throw new Error(
          `The database already holds data (in ${table}). Restore into a new database (or a new DATA_DIR).`,
        );
    }
  });
}

async function inTransaction(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<void>): Promise<void> {
  const client = await pool.connect();
  client.on('error', () => {}); // the query in progress rejects
  try {
    await client.query('set statement_timeout = 0; set lock_timeout = 0; set idle_in_transaction_session_timeout = 0');
    await client.query('begin');
    await work(client);
    await client.query('commit');
  } finally {
    client.release(true);
  }
}

async function fill(pool: pg.Pool, backup: OpenBackup): Promise<void> {
  await inTransaction(pool, async (client) => {
    const tables = new Map((await listTables(client)).map((table) => [table.table, table]));
    const replace = await suspendRules(client);
    for (const table of OWN_TABLES) await client.query(`delete from ${table}`);
    await backup.read(async (parts) => {
      for await (const { table, rows } of byTable(parts)) {
        const target = tables.get(table.table);
        if (!target) throw new Error(`The backup has a table that its version lacks: ${table.table}.`);
        if (table.table === JOBS) await copyJobs(client, table, target.columns, rows);
        else await copyRows(client, `${table.table} (${table.columns.join(', ')})`, rows);
        for (const { column, lastValue, isCalled } of table.sequences) {
          const sequence = target.sequences.find((each) => each.column === column)?.sequence;
          await client.query('select setval($1::regclass, $2::bigint, $3)', [sequence, lastValue, isCalled]);
        }
      }
    });
    await replace();
  });
}

/** Splits the parts of a backup by table; the rows of each have to be read before the next. */
async function* byTable(parts: AsyncIterable<BackupPart>) {
  const iterator = parts[Symbol.asyncIterator]();
  let next = await iterator.next();
  async function* rows() {
    for (next = await iterator.next(); next.done !== true && 'rows' in next.value; next = await iterator.next())
      yield next.value.rows;
  }
  while (next.done !== true) {
    if ('rows' in next.value) throw new Error('The backup is damaged: it has rows without a table.');
    yield { table: next.value, rows: rows() };
  }
}

async function copyRows(client: pg.PoolClient, target: string, rows: AsyncIterable<Buffer>): Promise<void> {
  const stream: CopyStreamQuery = client.query(copyFrom(`copy ${target} from stdin`));
  const failed = new Promise<never>((_resolve, reject) => stream.once('error', reject));
  failed.catch(() => {});
  const finished = once(stream, 'finish');
  // An error while rows are read ends the work before anything waits for this.
  finished.catch(() => {});
  for await (const chunk of rows) if (!stream.write(chunk)) await Promise.race([once(stream, 'drain'), failed]);
  stream.end();
  await Promise.race([finished, failed]);
}

/** Jobs may come from another version of the queue's library: the columns that both know are kept. */
async function copyJobs(
  client: pg.PoolClient,
  { columns }: BackupTable,
  known: string[],
  rows: AsyncIterable<Buffer>,
): Promise<void> {
  await client.query(
    `create temporary table restored_jobs (${columns.map((column) => `${column} text`).join(', ')}) on commit drop`,
  );
  await copyRows(client, 'restored_jobs', rows);
  const { rows: types } = await client.query<{ column: string; type: string }>(
    `select quote_ident(attname) as column, format_type(atttypid, atttypmod) as type from pg_attribute
      where attrelid = '${JOBS}'::regclass and attnum > 0 and not attisdropped`,
  );
  const typeOf = new Map(types.map(({ column, type }) => [column, type]));
  const kept = known.filter((column) => columns.includes(column));
  const values = kept.map((column) => `${column}::${typeOf.get(column)}`);
  await client.query(
    `insert into ${JOBS} (${kept.join(', ')}) select ${values.join(', ')} from restored_jobs
      where name in (select name from jobs.queue)`,
  );
}

/**
 * Drops what would judge or follow the rows one by one: triggers are disabled, as what they derive is in the backup, and
 * foreign keys and indexes are put back at once.
 * @returns a function that puts all of it back
 */
async function suspendRules(client: pg.PoolClient): Promise<() => Promise<void>> {
  const ask = async (text: string) => (await client.query<{ drop: string; add: string }>(text)).rows;
  const triggers = await ask(`
    select distinct format('alter table %s disable trigger user', t.tgrelid::regclass) as drop,
      format('alter table %s enable trigger user', t.tgrelid::regclass) as add
    from pg_trigger t join pg_class c on c.oid = t.tgrelid
    where c.relnamespace = 'public'::regnamespace and not t.tgisinternal`);
  const keys = await ask(`
    select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
      format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as add
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`);
  const indexes = await ask(`
    select format('drop index %s', i.indexrelid::regclass) as drop, pg_get_indexdef(i.indexrelid) as add
    from pg_index i join pg_class c on c.oid = i.indrelid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and not i.indisunique
      and not exists (select from pg_constraint d where d.conindid = i.indexrelid)`);
  const rules = [...triggers, ...keys, ...indexes];
  for (const { drop } of rules) await client.query(drop);
  return async () => {
    for (const { add } of [...indexes, ...keys, ...triggers]) await client.query(add);
  };
}
