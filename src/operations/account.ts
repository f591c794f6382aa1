import { z } from 'zod';
import { identifier } from '../domain/fields.ts';
import { Refusal } from '../domain/refusal.ts';
import { type AccountCall, accountOperation } from './account-operation.ts';
import { versionOf } from '../domain/version.ts';
import { Empty, Membership, Session } from './records.ts';

export const get_setup = accountOperation({
  open: true,
  effect: 'read',
  input: Empty,
  output: z.object({
    signUp: z.enum(['open', 'invite']),
    /** True if emails are sent; without a mail server, their links are in the log. */
    sendsMail: z.boolean(),
  }),
  run: (_input, { setup }) => Promise.resolve(setup),
});

export const get_account = accountOperation({
  effect: 'read',
  input: Empty,
  output: z.object({
    userId: z.string(),
    email: z.string(),
    emailVerified: z.boolean(),
    name: z.string(),
    /** The organization that the console opens with. */
    activeOrganizationId: z.string().nullable(),
    organizations: z.array(Membership.extend({ version: z.string() })),
  }),
  async run(_input, { user, store }) {
    const account = await store.users.find(user.userId);
    if (!account) throw new Refusal('unauthorized', 'Sign in first.');
    const memberships = await store.users.memberships(user.userId);
    const organizations = memberships.map((one) => ({ ...one, version: versionOf({ name: one.name }) }));
    const isMember = organizations.some(({ organizationId }) => organizationId === account.activeOrganizationId);
    const first = organizations[0]?.organizationId ?? null;
    return { ...account, organizations, activeOrganizationId: isMember ? account.activeOrganizationId : first };
  },
});

export const get_security = accountOperation({
  effect: 'read',
  input: Empty,
  output: z.object({
    hasAuthenticator: z.boolean(),
    hasBackupCodes: z.boolean(),
    passkeys: z.array(z.object({ passkeyId: z.string(), name: z.string(), createdAt: z.string() })),
  }),
  run: (_input, { user, store }) => store.users.secondFactors(user.userId),
});

export const list_sessions = accountOperation({
  effect: 'read',
  input: Empty,
  output: z.array(Session),
  async run(_input, { user, store }) {
    const sessions = await store.sessions.list(user.userId);
    return sessions.map((session) => ({ ...session, current: session.sessionId === user.sessionId }));
  },
});

export const revoke_session = accountOperation({
  effect: 'change',
  input: z.strictObject({ sessionId: identifier() }),
  output: z.object({ sessionId: z.string(), deleted: z.literal(true) }),
  async run({ sessionId }, call) {
    if ((await call.store.sessions.end(call.user.userId, { sessionId })) === 0)
      throw new Refusal('session_not_found', 'Session not found. List the sessions to see those that are active.');
    await recordEnd(call, 1);
    return { sessionId, deleted: true as const };
  },
});

export const revoke_other_sessions = accountOperation({
  effect: 'change',
  input: Empty,
  output: z.object({ ended: z.number() }),
  async run(_input, call) {
    const ended = await call.store.sessions.end(call.user.userId, { allBut: call.user.sessionId });
    if (ended > 0) await recordEnd(call, ended);
    return { ended };
  },
});

/** Records in the log of each of the user's organizations. */
async function recordEnd({ user, store, changed }: AccountCall, sessions: number): Promise<void> {
  for (const { organizationId } of await store.users.memberships(user.userId))
    changed(organizationId, user.userId, { sessions }, null);
}
