import type pg from 'pg';

/** A table of ours, or the queue's table of jobs, with what a copy of it needs. */
export interface CopiedTable {
  /** `schema.table`, quoted where needed. */
  table: string;
  columns: string[];
  /** Columns whose values come from a sequence, and the name of that. */
  sequences: { column: string; sequence: string }[];
}

/** The queue's other tables are made anew by the version that restores. */
export const JOBS = 'jobs.job';

/**
 * Lists the tables that a backup consists of: all of ours that survive a crash of the server. Unlogged ones hold what is
 * forgotten anyway, such as rate limits; generated columns follow from the others.
 */
const TABLES = `
  select c.oid::regclass::text as table,
    array_agg(quote_ident(a.attname) order by a.attnum) as columns,
    coalesce(jsonb_agg(jsonb_build_object('column', quote_ident(a.attname), 'sequence', s.name) order by a.attnum)
      filter (where s.name is not null), '[]') as sequences
  from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    cross join lateral (select pg_get_serial_sequence(quote_ident(n.nspname) || '.' || quote_ident(c.relname), a.attname) as name) s
  where (n.nspname = 'public' and c.relkind = 'r' and c.relpersistence = 'p' and c.relname <> 'schema_migrations'
      and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e'))
    or (n.nspname = 'jobs' and c.relname = 'job')
  group by c.oid
  order by 1`;

export async function listTables(client: pg.ClientBase): Promise<CopiedTable[]> {
  // Names are then written with their schema.
  await client.query("set local search_path = ''");
  const { rows } = await client.query<CopiedTable>(TABLES);
  await client.query('set local search_path = public');
  return rows;
}
