import { type Kysely, type Selectable, sql } from 'kysely';
import { newId } from '../domain/ids.ts';
import type { ApiKey, ApiKeys } from '../domain/ports.ts';
import type { Schema } from './schema.ts';

export function createApiKeys(db: Kysely<Schema>): ApiKeys {
  return {
    async findByHash(organizationId, hash) {
      const row = await db
        .selectFrom('api_keys as k')
        .leftJoin('members as m', (join) =>
          join.onRef('m.organization_id', '=', 'k.organization_id').onRef('m.user_id', '=', 'k.user_id'),
        )
        .selectAll('k')
        .select('m.role')
        .where('k.organization_id', '=', organizationId)
        .where('k.hash', '=', hash)
        .executeTakeFirst();
      return row && { ...toApiKey(row), hash: row.hash, role: row.role };
    },

    async insert({ organizationId, userId, permissions, prefix, lastFour, hash, expiresAt }) {
      const row = await db
        .insertInto('api_keys')
        .values({
          organization_id: organizationId,
          key_id: newId('key'),
          user_id: userId,
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

    async list(organizationId) {
      const rows = await db
        .selectFrom('api_keys')
        .selectAll()
        .$if(organizationId !== undefined, (query) => query.where('organization_id', '=', organizationId ?? ''))
        .orderBy('key_id', 'desc')
        .execute();
      return rows.map(toApiKey);
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
    scope: row.user_id === null ? 'organization' : 'user',
    userId: row.user_id,
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
