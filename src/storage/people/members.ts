import { type Kysely, sql } from 'kysely';
import type { Members } from '../../domain/people.ts';
import type { Schema } from '../schema.ts';

export function createMembers(db: Kysely<Schema>): Members {
  const members = (organizationId: string) =>
    db
      .selectFrom('members')
      .innerJoin('users', 'users.id', 'members.user_id')
      .select(['users.id as userId', 'users.email', 'users.name', 'members.role', 'members.created_at as joinedAt'])
      .where('members.organization_id', '=', organizationId);

  const one = (organizationId: string, userId: string) =>
    ({ organization_id: organizationId, user_id: userId }) as const;

  return {
    list: (organizationId) => members(organizationId).orderBy('users.email').execute(),

    async lock(organizationId) {
      await sql`select from organizations where organization_id = ${organizationId} for no key update`.execute(db);
    },

    find: (organizationId, userId) => members(organizationId).where('users.id', '=', userId).executeTakeFirst(),

    async add(organizationId, userId, role) {
      await db
        .insertInto('members')
        .values({ ...one(organizationId, userId), role })
        .execute();
    },

    async changeRole(organizationId, userId, role) {
      await db
        .updateTable('members')
        .set({ role })
        .where((eb) => eb.and(one(organizationId, userId)))
        .execute();
    },

    async remove(organizationId, userId) {
      // Otherwise they would become valid again if the person came back.
      await db
        .updateTable('api_keys')
        .set({ revoked_at: sql`clock_timestamp()` })
        .where((eb) => eb.and(one(organizationId, userId)))
        .where('revoked_at', 'is', null)
        .execute();
      await db
        .deleteFrom('members')
        .where((eb) => eb.and(one(organizationId, userId)))
        .execute();
    },
  };
}
