import { type Kysely, sql } from 'kysely';
import type { ConnectedApp, ConnectedApps, StoredToken } from '../../domain/people.ts';
import { createAuthorizations } from './authorizations.ts';
import { deleteExpiredAccess } from './expired-access.ts';
import type { Schema } from '../schema.ts';
import type { QueryText } from '../text-query.ts';

const BY_TOKEN = `select t.organization_id as "organizationId", t.user_id as "userId", t.client_id as "clientId", c.id as "connectedAppId",
    t.scopes, c.scopes as "approvedScopes", t.resources, m.role, t.expires_at as "expiresAt", c.last_used_at as "lastUsedAt"
  from oauth_access_tokens t
  join oauth_consents c on c.organization_id = t.organization_id and c.user_id = t.user_id and c.client_id = t.client_id
  join members m on m.organization_id = t.organization_id and m.user_id = t.user_id
  join oauth_clients a on a.client_id = t.client_id
  where t.token = $1 and t.revoked_at is null and a.disabled is not true`;

export function createConnectedApps(db: Kysely<Schema>, lookUp: QueryText): ConnectedApps {
  const apps = () =>
    db
      .selectFrom('oauth_consents as c')
      .innerJoin('oauth_clients as a', 'a.client_id', 'c.client_id')
      .innerJoin('organizations as o', 'o.organization_id', 'c.organization_id')
      .select([
        'c.id as connectedAppId',
        'c.organization_id as organizationId',
        'o.name as organizationName',
        'c.user_id as userId',
        'c.client_id as clientId',
        sql<string>`coalesce(a.name, '')`.as('clientName'),
        'a.uri as clientUri',
        sql<string>`a.redirect_uris->>0`.as('redirectUri'),
        'c.scopes',
        'c.created_at as createdAt',
        'c.last_used_at as lastUsedAt',
      ]);

  return {
    ...createAuthorizations(db),

    list: (userId): Promise<ConnectedApp[]> =>
      apps().where('c.user_id', '=', userId).orderBy('c.created_at', 'desc').execute(),

    find: (organizationId, userId, clientId) =>
      apps()
        .where('c.organization_id', '=', organizationId)
        .where('c.user_id', '=', userId)
        .where('c.client_id', '=', clientId)
        .executeTakeFirst(),

    async disconnect(userId, connectedAppId) {
      const app = await apps().where('c.user_id', '=', userId).where('c.id', '=', connectedAppId).executeTakeFirst();
      if (!app) return undefined;
      // Tokens are deleted with the approval; an unexchanged code is not linked to it.
      await sql`delete from verifications where value like '{"type":"authorization_code"%'
        and value::jsonb->>'userId' = ${userId} and value::jsonb->>'referenceId' = ${app.organizationId}
        and value::jsonb->'query'->>'client_id' = ${app.clientId}`.execute(db);
      await db
        .deleteFrom('oauth_consents')
        .where('organization_id', '=', app.organizationId)
        .where('id', '=', connectedAppId)
        .execute();
      return app;
    },

    async findByToken(hash) {
      const [token] = await lookUp<StoredToken>(BY_TOKEN, [hash]);
      return token;
    },

    async lockForRefresh(refreshTokenHash) {
      // Locks approvals, not the token: a replay deletes all tokens of the client and user, locking them in any order.
      await sql`select 1 from oauth_consents as c
        where (c.client_id, c.user_id) in
          (select t.client_id, t.user_id from oauth_refresh_tokens t where t.token = ${refreshTokenHash})
        order by c.organization_id for no key update`.execute(db);
    },

    async touch(organizationId, connectedAppId) {
      await db
        .updateTable('oauth_consents')
        .set({ last_used_at: sql`clock_timestamp()` })
        .where('organization_id', '=', organizationId)
        .where('id', '=', connectedAppId)
        .execute();
    },

    reap: (now) => deleteExpiredAccess(db, now),
  };
}
