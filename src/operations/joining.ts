import { z } from 'zod';
import { Role } from '../domain/permissions.ts';
import { identifier, text } from '../domain/fields.ts';
import { Refusal } from '../domain/refusal.ts';
import { TEXT_LIMITS } from '../domain/text-limits.ts';
import { findInvitation, noLongerValid, reserveInvitation } from '../access/invite.ts';
import { refuseUnverified } from '../access/verified.ts';
import { accountOperation } from './account-operation.ts';
import { Membership, givenName } from './records.ts';

/** Organizations of a person whose address is not confirmed. */
const MAX_UNVERIFIED_ORGANIZATIONS = 3;

export const create_organization = accountOperation({
  effect: 'change',
  input: z.strictObject({ name: givenName() }),
  output: Membership,
  async run({ name }, { user, store, changed }) {
    // Each organization has a budget of its own on the operator's keys.
    if ((await store.users.memberships(user.userId)).length >= MAX_UNVERIFIED_ORGANIZATIONS) refuseUnverified(user);
    const { organizationId } = await store.organizations.insert(name);
    await store.members.add(organizationId, user.userId, 'owner');
    await store.users.activate(user.userId, organizationId);
    changed(organizationId, organizationId, null, { organizationId, name, owner: user.email });
    return { organizationId, name, role: 'owner' as const };
  },
});

export const switch_organization = accountOperation({
  effect: 'change',
  isAudited: false,
  input: z.strictObject({ organizationId: identifier() }),
  output: Membership,
  async run({ organizationId }, { user, store }) {
    const memberships = await store.users.memberships(user.userId);
    const membership = memberships.find((candidate) => candidate.organizationId === organizationId);
    if (!membership)
      throw new Refusal('organization_not_found', 'Organization not found, or you are not a member of it.');
    await store.users.activate(user.userId, organizationId);
    return membership;
  },
});

export const get_invitation = accountOperation({
  open: true,
  effect: 'read',
  input: z.strictObject({ token: text(TEXT_LIMITS.token) }),
  output: z.object({
    organizationName: z.string(),
    role: Role,
    invitedBy: z.string().nullable(),
    expiresAt: z.string(),
  }),
  run: ({ token }, { store }) => findInvitation(store, token),
});

export const accept_invitation = accountOperation({
  effect: 'change',
  input: z.strictObject({ token: text(TEXT_LIMITS.token) }),
  output: Membership,
  async run({ token }, { user, store, changed }) {
    const invitation = await findInvitation(store, token);
    refuseUnverified(user);
    await reserveInvitation(store, invitation, user.email);
    const { organizationId, organizationName, invitationId, role } = invitation;
    await store.members.lock(organizationId);
    const known = await store.members.find(organizationId, user.userId);
    if (known)
      throw new Refusal(
        'invalid_request',
        `You are already a member of ${organizationName}. Your role is ${known.role}.`,
      );
    if (!(await store.invitations.accept(organizationId, invitationId, user.userId))) throw noLongerValid();
    await store.members.add(organizationId, user.userId, role);
    await store.users.activate(user.userId, organizationId);
    changed(organizationId, user.userId, null, { email: user.email, role, invitationId });
    return { organizationId, name: organizationName, role };
  },
});
