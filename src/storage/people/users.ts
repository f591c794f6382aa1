import { type Kysely, sql } from 'kysely';
import { newId } from '../../domain/ids.ts';
import type { Session, Sessions, Users } from '../../domain/people.ts';
import type { Schema } from '../schema.ts';

/** An account created by the operator has no password, so only the owner of its mailbox can sign in. */
const IS_CLAIMED = sql<boolean>`not email_verified and exists (select from accounts where user_id = users.id)`;

export function createUsers(db: Kysely<Schema>): Users {
  return {
    find: (userId) =>
      db
        .selectFrom('users')
        .select(['id as userId', 'email', 'email_verified as emailVerified', 'name'])
        .select(['active_organization_id as activeOrganizationId'])
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
      if (made) return { ...made, isNew: true, isClaimed: false };
      const known = await db
        .selectFrom('users')
        .select(['id as userId', IS_CLAIMED.as('isClaimed')])
        .where(sql`lower(email)`, '=', email)
        .executeTakeFirstOrThrow();
      return { ...known, isNew: false };
    },

    async verifyEmail(userId) {
      await db.updateTable('users').set({ email_verified: true }).where('id', '=', userId).execute();
    },

    async forgetLinks(userId) {
      await db.deleteFrom('verifications').where('value', '=', userId).execute();
    },

    async secondFactors(userId) {
      const app = await db
        .selectFrom('two_factors')
        .select('verified')
        .where('user_id', '=', userId)
        .executeTakeFirst();
      const passkeys = await db
        .selectFrom('passkeys')
        .select(['id as passkeyId', sql<string>`coalesce(name, 'Passkey')`.as('name'), 'created_at as createdAt'])
        .where('user_id', '=', userId)
        .orderBy('id')
        .execute();
      return { hasAuthenticator: app?.verified === true, hasBackupCodes: app !== undefined, passkeys };
    },

    async settleSecondFactors(userId) {
      const { hasAuthenticator, passkeys } = await this.secondFactors(userId);
      const isOn = hasAuthenticator || passkeys.length > 0;
      await db.updateTable('users').set({ two_factor_enabled: isOn }).where('id', '=', userId).execute();
      // Recovery codes are useless without it.
      if (!isOn) await db.deleteFrom('two_factors').where('user_id', '=', userId).execute();
    },

    async dropAccess(userId) {
      for (const table of ['sessions', 'oauth_consents', 'two_factors', 'passkeys'] as const)
        await db.deleteFrom(table).where('user_id', '=', userId).execute();
      await db.updateTable('users').set({ two_factor_enabled: false }).where('id', '=', userId).execute();
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
