import type { Kysely } from 'kysely';
import type { ConnectedApps } from '../../domain/people.ts';
import type { Schema } from '../schema.ts';

/** The client and the chosen organization of an authorization before its approval. */
export function createAuthorizations(
  db: Kysely<Schema>,
): Pick<ConnectedApps, 'choose' | 'chosen' | 'setRedirectUris' | 'client'> {
  return {
    async choose({ sessionId, codeChallenge }, organizationId) {
      await db
        .insertInto('oauth_choices')
        .values({ session_id: sessionId, code_challenge: codeChallenge, organization_id: organizationId })
        .onConflict((conflict) =>
          conflict.columns(['session_id', 'code_challenge']).doUpdateSet({ organization_id: organizationId }),
        )
        .execute();
    },

    async chosen({ sessionId, codeChallenge }) {
      const choice = await db
        .selectFrom('oauth_choices')
        .innerJoin('sessions', 'sessions.id', 'oauth_choices.session_id')
        .innerJoin('members', (join) =>
          join
            .onRef('members.organization_id', '=', 'oauth_choices.organization_id')
            .onRef('members.user_id', '=', 'sessions.user_id'),
        )
        .select('oauth_choices.organization_id as organizationId')
        .where('oauth_choices.session_id', '=', sessionId)
        .where('oauth_choices.code_challenge', '=', codeChallenge)
        .executeTakeFirst();
      return choice?.organizationId;
    },

    async setRedirectUris(clientId, redirectUris) {
      await db
        .updateTable('oauth_clients')
        .set({ redirect_uris: JSON.stringify(redirectUris) })
        .where('client_id', '=', clientId)
        .execute();
    },

    client: (clientId) =>
      db
        .selectFrom('oauth_clients')
        .select(['name', 'uri', 'icon'])
        .where('client_id', '=', clientId)
        .executeTakeFirst(),
  };
}
