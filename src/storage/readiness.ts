import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { migrationNames } from './migrate.ts';

/** The maximum time that a healthy database needs for a short statement. */
const TIMEOUT_MS = 2_000;

const UNREACHABLE = 'The database is not responding.';
const BEHIND = 'The database lacks migrations of this version. Restart the service to apply them.';

/**
 * Returns a function that tells why the service cannot work with its database; null when it can. A database that a
 * newer version has migrated is fine: processes of both versions run during an upgrade.
 */
export function createFindFault(pool: pg.Pool): () => Promise<string | null> {
  async function ask(): Promise<string | null> {
    const { rows } = await pool.query<{ name: string }>('select name from schema_migrations');
    const applied = new Set(rows.map(({ name }) => name));
    return (await migrationNames()).every((name) => applied.has(name)) ? null : BEHIND;
  }

  return async () => {
    const late = new AbortController();
    const timeout = sleep(TIMEOUT_MS, UNREACHABLE, { signal: late.signal }).catch(() => UNREACHABLE);
    try {
      // Both a database that is down and one that somebody has emptied: neither can answer calls.
      return await Promise.race([ask().catch(() => UNREACHABLE), timeout]);
    } finally {
      late.abort();
    }
  };
}
