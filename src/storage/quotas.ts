import { type Kysely, sql } from 'kysely';
import { type Amounts, QUOTAS, type Quota, type Quotas, createRoom } from '../domain/quota.ts';
import type { Schema } from './schema.ts';
import type { QueryText } from './text-query.ts';

/** Changes of one organization that trigger summing: reading fewer costs less than a tenth of a millisecond. */
const MANY_CHANGES = 200;

const CLAIM = `with own as (select coalesce(q.assistants, $3) as a, coalesce(q.products, $4) as p,
      coalesce(q.knowledge, $5) as k, coalesce(q.bytes, $6) as b
    from (select) one left join organization_quotas q on q.organization_id = $1)
  select array[a, p, k, b]::bigint[] as limits, claim_quota($1, $2::bigint[], array[a, p, k, b]::bigint[]) as used from own`;

const LIST = `select usage_of($1) as used, array[q.assistants, q.products, q.knowledge, q.bytes]::bigint[] as own
  from (select) one left join organization_quotas q on q.organization_id = $1`;

/** Runs one at a time: a concurrent one has nothing to do. */
const ADD_UP = `with mine as materialized (select pg_try_advisory_xact_lock(hashtextextended($1 || ' usage', 0)) as is_mine),
  gone as (delete from usage_changes where organization_id = $1 and (select is_mine from mine)
    returning assistant_id, assistants, products, knowledge, bytes),
  by_assistant as (insert into assistant_usage as known
    select a.organization_id, a.assistant_id, sum(gone.products), sum(gone.knowledge), sum(gone.bytes)
      from gone join assistants a on a.organization_id = $1 and a.assistant_id = gone.assistant_id
      group by 1, 2
    on conflict (organization_id, assistant_id) do update set products = known.products + excluded.products,
      knowledge = known.knowledge + excluded.knowledge, bytes = known.bytes + excluded.bytes)
  insert into organization_usage as known
    select o.organization_id, sum(gone.assistants), sum(gone.products), sum(gone.knowledge), sum(gone.bytes)
      from gone join organizations o on o.organization_id = $1 group by 1
    on conflict (organization_id) do update set assistants = known.assistants + excluded.assistants,
      products = known.products + excluded.products, knowledge = known.knowledge + excluded.knowledge,
      bytes = known.bytes + excluded.bytes`;

/** The driver leaves numbers in arrays as text. */
const toAmounts = (values: readonly (string | null)[]): Amounts =>
  Object.fromEntries(QUOTAS.map((quota, at) => [quota, Number(values[at] ?? 0)])) as Amounts;

/**
 * @param queryText in the transaction of the call
 * @param outside of any transaction
 * @param defaults of the operator
 */
export function createQuotas(
  db: Kysely<Schema>,
  queryText: QueryText,
  { outside, defaults, underWay }: QuotaOptions,
): Quotas {
  const addUpOne = (organizationId: string) => outside(ADD_UP, [organizationId]);

  return {
    async claim(organizationId, wanted) {
      const given = QUOTAS.map((quota) => wanted[quota] ?? 0);
      const [row] = await queryText<{ used: string[]; limits: string[] }>(CLAIM, [
        organizationId,
        given,
        ...QUOTAS.map((quota) => defaults[quota]),
      ]);
      if (!row) throw new Error('The quota was not claimed.');
      // The call does not wait for this; if it fails, the next call does it.
      if (Number(row.used[QUOTAS.length]) > MANY_CHANGES && !underWay.has(organizationId)) {
        underWay.add(organizationId);
        void addUpOne(organizationId)
          .catch(() => {})
          .finally(() => underWay.delete(organizationId));
      }
      return createRoom(toAmounts(row.used), toAmounts(row.limits));
    },

    async list(organizationId) {
      const [row] = await queryText<{ used: string[]; own: (string | null)[] }>(LIST, [organizationId]);
      const used = toAmounts(row?.used ?? []);
      return QUOTAS.map((quota, at) => {
        const own = row?.own[at] ?? null;
        const limit = own === null ? defaults[quota] : Number(own);
        return { quota, used: used[quota], limit: limit === 0 ? null : limit, isOwn: own !== null };
      });
    },

    async set(organizationId, patch) {
      await db
        .insertInto('organization_quotas')
        .values({ organization_id: organizationId, ...patch })
        .onConflict((conflict) => conflict.column('organization_id').doUpdateSet(patch))
        .execute();
    },

    async addUp(organizationId) {
      if (organizationId !== undefined) {
        await addUpOne(organizationId);
        return;
      }
      const { rows } = await sql<{ id: string }>`select distinct organization_id as id from usage_changes`.execute(db);
      for (const { id } of rows) await addUpOne(id);
    },
  };
}

export interface QuotaOptions {
  outside: QueryText;
  /** Organizations whose changes this process is summing. */
  underWay: Set<string>;
  defaults: Readonly<Record<Quota, number>>;
}
