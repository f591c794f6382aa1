import { type Kysely, sql } from 'kysely';
import { newId } from '../domain/ids.ts';
import type { Session, Sessions, Users } from '../domain/people.ts';
import type { Schema } from './schema.ts';

export function createUsers(db: Kysely<Schema>): Users {
  return {
    find: (userId) =>
      db
        .selectFrom('users')
        .select(['id as userId', 'email', 'name', 'active_organization_id as activeOrganizationId'])
        .where('id', '=', userId)
        .executeTakeFirst(),

    async ensure(given) {
      const email = given.toLowerCase();
      const made = await db
        .insertInto('users')
        .values({ id: newId('usr'), email })
        .onConflict((conflict) => conflict.doNothing())
        .returning('id as userId')
        .executeTakeFirst();
      if (made) return { ...made, isNew: true };
      const known = await db
        .selectFrom('users')
        .select('id as userId')
        .where(sql`lower(email)`, '=', email)
        .executeTakeFirstOrThrow();
      return { ...known, isNew: false };
    },

    memberships: (userId) =>
      db
        .selectFrom('members')
        .innerJoin('organizations', 'organizations.organization_id', 'members.organization_id')
        .select(['members.organization_id as organizationId', 'organizations.name', 'members.role'])
        .where('members.user_id', '=', userId)
        .orderBy('organizations.name')
        .orderBy('members.organization_id')
        .execute(),

    async activate(userId, organizationId) {
      await db.updateTable('users').set({ active_organization_id: organizationId }).where('id', '=', userId).execute();
    },
  };
}

export function createSessions(db: Kysely<Schema>): Sessions {
  return {
    list: (userId): Promise<Session[]> =>
      db
        .selectFrom('sessions')
        .select([
          'id as sessionId',
          'ip_address as address',
          'user_agent as userAgent',
          'created_at as createdAt',
          'expires_at as expiresAt',
          'updated_at as lastUsedAt',
        ])
        .where('user_id', '=', userId)
        .where('expires_at', '>', sql<string>`now()`)
        .orderBy('created_at', 'desc')
        .execute(),

    async end(userId, which) {
      const { numDeletedRows } = await db
        .deleteFrom('sessions')
        .where('user_id', '=', userId)
        .where((eb) => ('sessionId' in which ? eb('id', '=', which.sessionId) : eb('id', '<>', which.allBut)))
        .executeTakeFirstOrThrow();
      return Number(numDeletedRows);
    },
  };
}
