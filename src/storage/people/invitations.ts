import { type Kysely, sql } from 'kysely';
import { newId } from '../../domain/ids.ts';
import type { Invitations } from '../../domain/people.ts';
import type { Schema } from '../schema.ts';

export function createInvitations(db: Kysely<Schema>): Invitations {
  /** Invitations that can still be accepted. */
  const open = (organizationId: string) =>
    db
      .selectFrom('invitations')
      .innerJoin('organizations', 'organizations.organization_id', 'invitations.organization_id')
      .leftJoin('users', 'users.id', 'invitations.invited_by')
      .select([
        'invitations.invitation_id as invitationId',
        'invitations.organization_id as organizationId',
        'organizations.name as organizationName',
        'invitations.role',
        'users.email as invitedBy',
        'invitations.created_at as createdAt',
        'invitations.expires_at as expiresAt',
      ])
      .where('invitations.organization_id', '=', organizationId)
      .where('invitations.accepted_at', 'is', null)
      .where('invitations.revoked_at', 'is', null)
      .where('invitations.expires_at', '>', sql<string>`now()`);

  const find = (organizationId: string, invitationId: string) =>
    open(organizationId).where('invitations.invitation_id', '=', invitationId).executeTakeFirst();

  const pending = (organizationId: string, invitationId: string) =>
    db
      .updateTable('invitations')
      .where('organization_id', '=', organizationId)
      .where('invitation_id', '=', invitationId)
      .where('accepted_at', 'is', null)
      .where('revoked_at', 'is', null);

  /** Ends an open invitation, once: a second caller finds none. */
  async function end(
    organizationId: string,
    invitationId: string,
    values: { accepted_by: string; accepted_at: ReturnType<typeof now> } | { revoked_at: ReturnType<typeof now> },
  ) {
    const invitation = await find(organizationId, invitationId);
    const { numUpdatedRows } = await pending(organizationId, invitationId).set(values).executeTakeFirstOrThrow();
    return numUpdatedRows === 1n ? invitation : undefined;
  }

  return {
    list: (organizationId) => open(organizationId).orderBy('invitations.invitation_id', 'desc').execute(),

    async insert({ organizationId, role, hash, invitedBy, expiresAt }) {
      const invitationId = newId('inv');
      await db
        .insertInto('invitations')
        .values({
          organization_id: organizationId,
          invitation_id: invitationId,
          role,
          hash,
          invited_by: invitedBy,
          expires_at: expiresAt,
        })
        .execute();
      const made = await find(organizationId, invitationId);
      if (!made) throw new Error('A newly created invitation was not found.');
      return made;
    },

    findByHash: (organizationId, hash) => open(organizationId).where('invitations.hash', '=', hash).executeTakeFirst(),

    async reserve(organizationId, invitationId, address) {
      const { numUpdatedRows } = await pending(organizationId, invitationId)
        .set({ signed_up_as: address })
        .where('expires_at', '>', sql<string>`now()`)
        .where((row) => row.or([row('signed_up_as', 'is', null), row('signed_up_as', '=', address)]))
        .executeTakeFirstOrThrow();
      return numUpdatedRows === 1n;
    },

    accept: (organizationId, invitationId, userId) =>
      end(organizationId, invitationId, { accepted_by: userId, accepted_at: now() }),

    revoke: (organizationId, invitationId) => end(organizationId, invitationId, { revoked_at: now() }),
  };
}

const now = () => sql<string>`clock_timestamp()`;
