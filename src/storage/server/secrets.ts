import type { Kysely } from 'kysely';
import type { Secrets } from '../../domain/people.ts';
import type { Schema } from '../schema.ts';

export function createSecrets(db: Kysely<Schema>): Secrets {
  return {
    async ensure(name, value) {
      // If several processes start at once, the first one's value is kept.
      await db
        .insertInto('secrets')
        .values({ name, value })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      const kept = await db.selectFrom('secrets').select('value').where('name', '=', name).executeTakeFirstOrThrow();
      return kept.value;
    },
  };
}
