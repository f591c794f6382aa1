import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { AuditFilter } from '../../src/domain/audit.ts';
import { firstIdAt } from '../../src/domain/ids.ts';
import { createAuditLog } from '../../src/storage/people/audit.ts';
import { sharedDatabase } from '../setup/service.ts';

const { store, pool } = await sharedDatabase();
const { organizationId } = await store.organizations.insert('Shop');

const ENTRIES = 20_000;
const PAGE = 10;
/** The page itself, those of the three kinds of actor that it is chosen from, and entries within the skew of clocks. */
const MAX_READ = 100;

const START = Date.UTC(2026, 0, 1);
const at = (entry: number) => new Date(START + entry * 60_000).toISOString();
const idOf = (entry: number) => firstIdAt('aud', START + entry * 60_000);

// The first ten are unlike the others, so that whoever reads the log from its end reads all of it to find them.
await pool.query(
  `insert into audit_log (organization_id, audit_id, user_id, key_id, client_id, via, request_id, action, target, created_at)
   select $1, id, case when n < 10 then 'usr_rare' end, case when n < 10 then 'key_rare' else 'key_usual' end,
     case when n < 10 then 'app_rare' end, case when n < 10 then 'cli' else 'rest' end, 'req',
     case when n < 10 then 'rare' else 'usual' end, case when n < 10 then 'prd_rare' else 'prd_' || n end, at::timestamptz
   from unnest($2::text[], $3::text[]) with ordinality as t (id, at, place), lateral (select place - 1 as n) numbered`,
  [
    organizationId,
    Array.from({ length: ENTRIES }, (_, entry) => idOf(entry)),
    Array.from({ length: ENTRIES }, (_, entry) => at(entry)),
  ],
);
await pool.query('analyze audit_log');

/** Lists a page, and the number of entries that PostgreSQL read for it. */
const list = (filter: AuditFilter) =>
  store.query.transaction().execute(async (trx) => {
    const rowsRead = async () => {
      const { rows } = await sql<{ read: number }>`select seq_tup_read + idx_tup_fetch as read
        from pg_stat_xact_user_tables where relname = 'audit_log'`.execute(trx);
      return rows[0]?.read ?? 0;
    };
    const before = await rowsRead();
    const page = await createAuditLog(trx).list(organizationId, filter, PAGE);
    return { entries: page.map(({ auditId }) => auditId), read: (await rowsRead()) - before };
  });

const newestFrom = (entry: number) => Array.from({ length: PAGE }, (_, n) => idOf(entry - n));

describe('a page of the audit log reads hardly more than its own entries', () => {
  it.each<[string, AuditFilter, number]>([
    ['without a filter', {}, ENTRIES - 1],
    ['of a rare action', { action: 'rare' }, 9],
    ['of a target', { target: 'prd_rare' }, 9],
    ['of a rare source', { via: 'cli' }, 9],
    ['of a user', { actor: 'usr_rare' }, 9],
    ['of a key', { actor: 'key_rare' }, 9],
    ['of a busy key', { actor: 'key_usual' }, ENTRIES - 1],
    ['of an application', { actor: 'app_rare' }, 9],
    ['until a time', { to: at(5_000) }, 4_999],
    ['from a time until another', { from: at(100), to: at(5_000), action: 'usual' }, 4_999],
    ['after another page', { before: idOf(3_000) }, 2_999],
    ['of a rare actor and a usual source', { actor: 'usr_rare', via: 'cli' }, 9],
  ])('%s', async (_name, filter, newest) => {
    const { entries, read } = await list(filter);
    expect(entries).toEqual(newestFrom(newest));
    expect(read).toBeLessThan(MAX_READ);
  });
});

it('finds nothing for an actor, action or time without entries', async () => {
  for (const filter of [{ actor: 'usr_none' }, { action: 'none' }, { from: at(ENTRIES) }, { to: at(0) }]) {
    const { entries, read } = await list(filter);
    expect(entries).toEqual([]);
    expect(read).toBeLessThan(MAX_READ);
  }
});
