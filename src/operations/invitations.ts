import { z } from 'zod';
import { operation } from '../actions/action.ts';
import { Role } from '../domain/permissions.ts';
import { identifier } from '../domain/fields.ts';
import { Refusal } from '../domain/refusal.ts';
import { invite } from '../access/invite.ts';
import { refuseUnlessOwner } from '../access/ownership.ts';
import { refuseUnverified } from '../access/verified.ts';
import { Empty, Invitation } from './records.ts';

export const list_invitations = operation({
  permission: 'members:manage',
  effect: 'read',
  input: Empty,
  output: z.array(Invitation),
  run: (_input, { organizationId, store }) => store.invitations.list(organizationId),
});

export const create_invitation = operation({
  permission: 'members:manage',
  effect: 'create',
  input: z.strictObject({ role: Role }),
  output: z.object({ invitation: Invitation, token: z.string() }),
  async run({ role }, call) {
    if (role === 'owner') await refuseUnlessOwner(call);
    const { organizationId, store, principal } = call;
    // The invitation names its sender.
    const sender = await store.users.find(principal.userId ?? '');
    if (sender) refuseUnverified(sender);
    const { invitation, token } = await invite(store, { organizationId, role, invitedBy: principal.userId });
    call.changed(invitation.invitationId, null, { role, expiresAt: invitation.expiresAt });
    return { invitation, token };
  },
});

export const revoke_invitation = operation({
  permission: 'members:manage',
  effect: 'delete',
  input: z.strictObject({ invitationId: identifier() }),
  output: z.object({ invitationId: z.string(), deleted: z.literal(true) }),
  async run({ invitationId }, { organizationId, store, changed }) {
    const invitation = await store.invitations.revoke(organizationId, invitationId);
    if (!invitation)
      throw new Refusal(
        'invitation_not_found',
        'Pending invitation not found. List the invitations to see those that are pending.',
      );
    changed(invitationId, { role: invitation.role, expiresAt: invitation.expiresAt }, null);
    return { invitationId, deleted: true as const };
  },
});
