import { type Kysely, type Selectable, sql } from 'kysely';
import { newId } from '../../domain/ids.ts';
import type { ApiKey, ApiKeys, StoredKey } from '../../domain/ports.ts';
import type { Schema } from '../schema.ts';
import type { QueryText } from '../text-query.ts';

const BY_HASH = `select k.key_id as "keyId", k.organization_id as "organizationId", k.user_id as "userId", k.permissions, k.hash,
    k.expires_at as "expiresAt", k.last_used_at as "lastUsedAt", k.revoked_at as "revokedAt", m.role
  from api_keys k left join members m on m.organization_id = k.organization_id and m.user_id = k.user_id
  where k.organization_id = $1 and k.hash = $2`;

/** A key that is neither revoked nor expired. */
const IN_FORCE = sql<boolean>`(revoked_at is null and coalesce(expires_at > clock_timestamp(), true))`;
/** Revoked and expired keys in a list. */
const MAX_ENDED = 200;

export function createApiKeys(db: Kysely<Schema>, lookUp: QueryText): ApiKeys {
  return {
    async findByHash(organizationId, hash) {
      const [key] = await lookUp<StoredKey>(BY_HASH, [organizationId, hash]);
      return key;
    },

    async insert({ organizationId, name, userId, createdBy, permissions, prefix, lastFour, hash, expiresAt }) {
      const row = await db
        .insertInto('api_keys')
        .values({
          organization_id: organizationId,
          key_id: newId('key'),
          name,
          user_id: userId,
          created_by: createdBy,
          permissions: [...permissions],
          prefix,
          last_four: lastFour,
          hash,
          expires_at: expiresAt,
        })
        .returningAll()
        .executeTakeFirstOrThrow();
      return toApiKey(row);
    },

    list: (organizationId) => listKeys(db, organizationId),

    countInForce: (organizationId, userId) => countInForce(db, organizationId, userId),

    async find(organizationId, keyId) {
      const row = await db
        .selectFrom('api_keys')
        .selectAll()
        .where('organization_id', '=', organizationId)
        .where('key_id', '=', keyId)
        .executeTakeFirst();
      return row && toApiKey(row);
    },

    async revoke(organizationId, keyId) {
      const row = await db
        .updateTable('api_keys')
        .set({ revoked_at: sql`clock_timestamp()` })
        .where('organization_id', '=', organizationId)
        .where('key_id', '=', keyId)
        .where('revoked_at', 'is', null)
        .returningAll()
        .executeTakeFirst();
      if (!row) return undefined;
      const after = toApiKey(row);
      return { before: { ...after, revokedAt: null }, after };
    },

    async expire(organizationId, keyId, at) {
      await db
        .updateTable('api_keys')
        .set({ expires_at: sql`least(expires_at, ${at}::timestamptz)` })
        .where('organization_id', '=', organizationId)
        .where('key_id', '=', keyId)
        .execute();
    },

    async touch(organizationId, keyId, via) {
      await db
        .updateTable('api_keys')
        .set({ last_used_at: sql`clock_timestamp()`, last_used_via: via })
        .where('organization_id', '=', organizationId)
        .where('key_id', '=', keyId)
        .execute();
    },
  };
}

function toApiKey(row: Selectable<Schema['api_keys']>): ApiKey {
  return {
    keyId: row.key_id,
    organizationId: row.organization_id,
    name: row.name,
    scope: row.user_id === null ? 'organization' : 'user',
    userId: row.user_id,
    createdBy: row.created_by,
    permissions: row.permissions,
    prefix: row.prefix,
    lastFour: row.last_four,
    expiresAt: row.expires_at,
    lastUsedAt: row.last_used_at,
    lastUsedVia: row.last_used_via,
    revokedAt: row.revoked_at,
    createdAt: row.created_at,
  };
}

async function listKeys(db: Kysely<Schema>, organizationId: string | undefined): Promise<ApiKey[]> {
  const keys = db
    .selectFrom('api_keys')
    .$if(organizationId !== undefined, (query) => query.where('organization_id', '=', organizationId ?? ''))
    .orderBy('key_id', 'desc');
  const ended = keys
    .select('key_id')
    .where(sql<boolean>`not ${IN_FORCE}`)
    .limit(MAX_ENDED);
  const rows = await keys
    .selectAll()
    .where((eb) => eb.or([IN_FORCE, eb('key_id', 'in', ended)]))
    .execute();
  return rows.map(toApiKey);
}

async function countInForce(db: Kysely<Schema>, organizationId: string, userId: string | null): Promise<number> {
  const { count } = await db
    .selectFrom('api_keys')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('organization_id', '=', organizationId)
    .where('user_id', 'is not distinct from', userId)
    .where(IN_FORCE)
    .executeTakeFirstOrThrow();
  return count;
}
