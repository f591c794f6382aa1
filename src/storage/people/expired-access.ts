import type { Kysely } from 'kysely';
import type { Schema } from '../schema.ts';
import { DAY_MS } from '../../domain/durations.ts';

/** Days after which a client that nobody has approved is deleted. */
const UNUSED_CLIENT_DAYS = 7;

/** Deletes expired sessions, tokens and codes, and clients that nobody approved. @returns how many clients */
export async function deleteExpiredAccess(db: Kysely<Schema>, now: Date): Promise<number> {
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS).toISOString();
  await db.deleteFrom('verifications').where('expires_at', '<', before(0)).execute();
  await db.deleteFrom('sessions').where('expires_at', '<', before(0)).execute();
  await db.deleteFrom('oauth_choices').where('created_at', '<', before(1)).execute();
  await db.deleteFrom('oauth_client_assertions').where('expires_at', '<', before(0)).execute();
  await db.deleteFrom('oauth_access_tokens').where('expires_at', '<', before(0)).execute();
  // Contains the encrypted successor tokens; after these seconds they are not handed out again.
  await db
    .updateTable('oauth_refresh_tokens')
    .set({ rotation_replay_response: null })
    .where('rotation_replay_response', 'is not', null)
    .where('rotation_replay_expires_at', '<', before(0))
    .execute();
  // A rotated token is kept until it would have expired, so that its replay is recognized.
  await db.deleteFrom('oauth_refresh_tokens').where('expires_at', '<', before(0)).execute();
  const { numDeletedRows } = await db
    .deleteFrom('oauth_clients')
    .where('created_at', '<', before(UNUSED_CLIENT_DAYS))
    .where((eb) =>
      eb.not(
        eb.exists(
          eb.selectFrom('oauth_consents as c').select('c.id').whereRef('c.client_id', '=', 'oauth_clients.client_id'),
        ),
      ),
    )
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
