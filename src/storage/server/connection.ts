import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Schema } from '../schema.ts';

/** PostgreSQL's OIDs of types that are not parsed as the driver would. */
const INT8 = 20;
const TIMESTAMPTZ = 1184;
const NUMERIC = 1700;

const readers = new Map<number, (value: string) => unknown>([
  [INT8, Number],
  [NUMERIC, Number],
  [TIMESTAMPTZ, isoTime],
]);

/** Timeout for getting a connection from the pool. */
const CONNECTION_TIMEOUT_MS = 10_000;
/** Timeout of a statement: deleting the largest organization takes less. */
const STATEMENT_TIMEOUT_MS = 300_000;
/** Timeout for rows that another transaction has locked. */
const LOCK_TIMEOUT_MS = 15_000;
/** Maximum kB of new words that a search reads beside its index. */
const SEARCH_LIST_KB = 1024;
/** Timeout of an open transaction between statements. */
const IDLE_IN_TRANSACTION_TIMEOUT_MS = 60_000;

const SETTINGS = {
  timezone: 'UTC',
  statement_timeout: STATEMENT_TIMEOUT_MS,
  lock_timeout: LOCK_TIMEOUT_MS,
  idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_TIMEOUT_MS,
  gin_pending_list_limit: SEARCH_LIST_KB,
  // Compiling a query takes longer than running most of ours.
  jit: 'off',
};

/** For long-running work in a session, such as a migration or counting all words of a catalogue. */
export const WITHOUT_TIMEOUTS = 'set statement_timeout = 0; set lock_timeout = 0';
export const WITH_TIMEOUTS = 'reset statement_timeout; reset lock_timeout';

/** The settings of clients that return numbers as numbers and times as ISO 8601 text in UTC. */
export function clientSettings<C extends pg.ClientConfig>(connection: C): C {
  return {
    connectionTimeoutMillis: CONNECTION_TIMEOUT_MS,
    application_name: 'aisle',
    keepAlive: true,
    options: Object.entries(SETTINGS)
      .map(([name, value]) => `-c ${name}=${value}`)
      .join(' '),
    ...connection,
    types: {
      getTypeParser: (id: number, format?: 'text' | 'binary') =>
        (format !== 'binary' && readers.get(id)) || pg.types.getTypeParser(id, format),
    },
  };
}

export function createPool(connection: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool(clientSettings(connection));
  pool.on('error', () => {}); // the pool's creator listens to its clients
  return pool;
}

export function createQueryBuilder(pool: pg.Pool): Kysely<Schema> {
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
}

/** Converts `2026-11-21 08:15:30.123456+00` to `2026-11-21T08:15:30.123Z` without the cost of a Date. */
function isoTime(value: string): string {
  if (!value.endsWith('+00')) return new Date(value).toISOString(); // the server enforces its own time zone
  const fraction = value.slice(20, -3).padEnd(3, '0').slice(0, 3);
  return `${value.slice(0, 10)}T${value.slice(11, 19)}.${fraction}Z`;
}
