import { type Kysely, sql } from 'kysely';
import { newId } from '../../domain/ids.ts';
import type { Organization, Organizations } from '../../domain/people.ts';
import type { Schema } from '../schema.ts';

export function createOrganizations(db: Kysely<Schema>): Organizations {
  const find = (nameOrId: string): Promise<Organization[]> =>
    db
      .selectFrom('organizations')
      .select(['organization_id as organizationId', 'name'])
      .where((eb) => eb.or([eb('organization_id', '=', nameOrId), eb('name', '=', nameOrId)]))
      .execute();

  async function insert(name: string): Promise<Organization> {
    const organizationId = newId('org');
    await db.insertInto('organizations').values({ organization_id: organizationId, name }).execute();
    return { organizationId, name };
  }

  return {
    find,
    insert,

    async ensure(nameOrId) {
      // Names are not unique, so only a lock prevents two commands from creating the same one.
      await sql`select pg_advisory_xact_lock(hashtextextended(${nameOrId}, 0))`.execute(db);
      const organizations = await find(nameOrId);
      if (organizations.length > 0) return { organizations, isNew: false };
      return { organizations: [await insert(nameOrId)], isNew: true };
    },

    async rename(organizationId, name) {
      await db.updateTable('organizations').set({ name }).where('organization_id', '=', organizationId).execute();
    },

    async delete(organizationId) {
      await db.deleteFrom('organizations').where('organization_id', '=', organizationId).execute();
    },
  };
}
