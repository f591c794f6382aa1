import type { TestService } from './service.ts';

/** Tables that a refused call must leave unchanged: all that people change, apart from last-used times. */
const TABLES = [
  'users',
  'accounts',
  'sessions',
  'organizations',
  'members',
  'invitations',
  'api_keys',
  'assistants',
  'products',
  'knowledge',
  'conversations',
  'exchanges',
  'search_synonyms',
  'test_sets',
  'test_runs',
  'oauth_clients',
  'oauth_consents',
  'oauth_access_tokens',
  'oauth_refresh_tokens',
  'oauth_choices',
  'audit_log',
];

const QUERY = TABLES.map(
  (table) =>
    `select '${table}' as name, coalesce(jsonb_agg(r order by r), '[]') as rows
     from (select to_jsonb(t) - '{last_used_at,last_used_via,updated_at}'::text[] as r from ${table} t) as all_of_it`,
).join(' union all ');

/** The rows of those tables, by table. */
export async function snapshot({ pool }: TestService): Promise<Record<string, object[]>> {
  const { rows } = await pool.query<{ name: string; rows: object[] }>(QUERY);
  return Object.fromEntries(rows.map(({ name, rows: those }) => [name, those]));
}
