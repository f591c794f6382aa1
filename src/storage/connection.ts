import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Schema } from './schema.ts';

/** PostgreSQL's type identifiers of what is read in another form than the driver's own. */
const INT8 = 20;
const TIMESTAMPTZ = 1184;
const NUMERIC = 1700;

const readers = new Map<number, (value: string) => unknown>([
  [INT8, Number],
  [NUMERIC, Number],
  [TIMESTAMPTZ, isoTime],
]);

/**
 * A pool whose numbers are numbers and whose times are ISO 8601 text in UTC.
 * @param onError told of connections that break while idle
 */
export function createPool(connection: pg.PoolConfig, onError: (error: Error) => void): pg.Pool {
  const pool = new pg.Pool({
    max: 20,
    // A caller rather hears of trouble than waits for ever.
    connectionTimeoutMillis: 15_000,
    application_name: 'aisle',
    options: '-c timezone=UTC',
    ...connection,
    types: {
      getTypeParser: (id: number, format?: 'text' | 'binary') =>
        (format !== 'binary' && readers.get(id)) || pg.types.getTypeParser(id, format),
    },
  });
  pool.on('error', onError);
  return pool;
}

export function createQueryBuilder(pool: pg.Pool): Kysely<Schema> {
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
}

/** `2026-11-21 08:15:30.123456+00` → `2026-11-21T08:15:30.123Z`, without the cost of a Date. */
function isoTime(value: string): string {
  if (!value.endsWith('+00')) return new Date(value).toISOString(); // a server that forces its own time zone
  const fraction = value.slice(20, -3).padEnd(3, '0').slice(0, 3);
  return `${value.slice(0, 10)}T${value.slice(11, 19)}.${fraction}Z`;
}
