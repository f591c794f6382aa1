import fs from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import type { ServiceConfig } from '../config.ts';
import { openServer } from '../storage/database.ts';
import { migrationNames } from '../storage/migrate.ts';
import { type Finding, ok, problem, reasonOf, warning } from './doctor-finding.ts';

const MIN_VERSION = 150_000;
const CONNECT_TIMEOUT_MS = 10_000;
/** Threads that answer shoppers have these, beside the pool and the session. */
const THREAD_CONNECTIONS = 4 * 4;
const GB = 1e9;
const MIN_FREE_BYTES = GB;
const WANTED_FREE_BYTES = 5 * GB;

interface ServerFacts {
  version: number;
  max: number;
  used: number;
  extension: boolean;
  migrated: boolean;
  mayCreate: boolean;
}

const FACTS = `select current_setting('server_version_num')::int as version,
  current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int as max,
  (select count(*)::int from pg_stat_activity where backend_type = 'client backend') as used,
  exists (select from pg_available_extensions where name = 'btree_gin') as extension,
  to_regclass('public.schema_migrations') is not null as migrated,
  has_database_privilege(current_database(), 'create') as "mayCreate"`;

export async function checkDatabase(config: ServiceConfig): Promise<Finding[]> {
  let opened: Awaited<ReturnType<typeof openServer>>;
  try {
    opened = await openServer(config);
  } catch (error) {
    return [problem(reasonOf(error))];
  }
  const client = new pg.Client({ ...opened.server, connectionTimeoutMillis: CONNECT_TIMEOUT_MS });
  client.on('error', () => {}); // the query in progress rejects
  try {
    await client.connect();
    const { rows } = await client.query<ServerFacts>(FACTS);
    const [facts] = rows;
    if (!facts) return [problem('The database does not answer.')];
    return [ok(`PostgreSQL ${Math.floor(facts.version / 10_000)} answers at ${opened.place}.`)].concat(
      judge(facts, config),
      facts.migrated
        ? await judgeMigrations(client)
        : [ok('It is empty: the service creates its tables when it starts.')],
    );
  } catch (error) {
    return [
      problem(
        `The database at ${opened.place} cannot be used: ${reasonOf(error)}. Check DATABASE_URL and that the server runs.`,
      ),
    ];
  } finally {
    await client.end().catch(() => {});
    await opened.release();
  }
}

function judge({ version, max, used, extension, mayCreate }: ServerFacts, config: ServiceConfig): Finding[] {
  const findings: Finding[] = [];
  if (version < MIN_VERSION) findings.push(problem('PostgreSQL is too old. Upgrade it to 15 or newer.'));
  if (!extension)
    findings.push(problem("The extension btree_gin is missing. Install PostgreSQL's contrib modules on the server."));
  if (!mayCreate) findings.push(problem('The user may not create tables. Grant it CREATE on the database.'));
  const wanted = config.databaseConnections + 1 + THREAD_CONNECTIONS;
  if (wanted > max - used)
    findings.push(
      warning(
        `A process opens up to ${wanted} connections, and ${max - used} of ${max} are free. Raise max_connections, or lower DATABASE_POOL (unless the service is running already).`,
      ),
    );
  return findings;
}

async function judgeMigrations(client: pg.Client): Promise<Finding[]> {
  const { rows } = await client.query<{ name: string }>('select name from public.schema_migrations');
  const applied = new Set(rows.map(({ name }) => name));
  const own = await migrationNames();
  const newer = [...applied].find((name) => !own.includes(name));
  if (newer !== undefined)
    return [problem(`The database is newer than this version (it has ${newer}). Install the newer version.`)];
  const missing = own.filter((name) => !applied.has(name)).length;
  return missing === 0
    ? [ok('All migrations are applied.')]
    : [warning(`${missing} migrations are not applied yet. Back up, then start the service: it applies them.`)];
}

/** A database elsewhere watches its own disk. */
export async function checkDisk({ databaseUrl, dataDirectory }: ServiceConfig): Promise<Finding[]> {
  const place = databaseUrl === undefined ? await findCluster(dataDirectory) : '.';
  const { bavail, bsize } = await fs.statfs(place);
  const free = bavail * bsize;
  const text = `${(free / GB).toFixed(1)} GB are free for ${place}`;
  if (free < MIN_FREE_BYTES)
    return [problem(`${text}. Free some: the database stops taking changes when the disk is full.`)];
  return [free < WANTED_FREE_BYTES ? warning(`${text}. Plan for 5 GB or more.`) : ok(`${text}.`)];
}

/** The nearest folder that exists: that of the data, or the one where it will be created. */
async function findCluster(dataDirectory: string): Promise<string> {
  const wanted = path.resolve(dataDirectory, 'postgres');
  for (let folder = wanted; ; folder = path.dirname(folder)) {
    const found = await fs.realpath(folder).catch(() => undefined);
    if (found !== undefined) return found;
  }
}
