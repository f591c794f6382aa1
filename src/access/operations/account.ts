import { z } from 'zod';
import { text } from '../../domain/records.ts';
import { Refusal } from '../../domain/refusal.ts';
import { accountOperation } from './account-operation.ts';
import { Empty, Membership, Session } from './records.ts';

export const get_setup = accountOperation({
  open: true,
  effect: 'read',
  input: Empty,
  output: z.object({ signUp: z.enum(['open', 'invite']) }),
  run: (_input, { signUp }) => Promise.resolve({ signUp }),
});

export const get_account = accountOperation({
  effect: 'read',
  input: Empty,
  output: z.object({
    userId: z.string(),
    email: z.string(),
    name: z.string(),
    /** The one that the console opens with. */
    activeOrganizationId: z.string().nullable(),
    organizations: z.array(Membership),
  }),
  async run(_input, { user, store }) {
    const account = await store.users.find(user.userId);
    if (!account) throw new Refusal('unauthorized', 'Sign in first.');
    const organizations = await store.users.memberships(user.userId);
    const isMember = organizations.some(({ organizationId }) => organizationId === account.activeOrganizationId);
    const first = organizations[0]?.organizationId ?? null;
    return { ...account, organizations, activeOrganizationId: isMember ? account.activeOrganizationId : first };
  },
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
  input: z.strictObject({ sessionId: text() }),
  output: z.object({ sessionId: z.string(), deleted: z.literal(true) }),
  async run({ sessionId }, { user, store }) {
    if ((await store.sessions.end(user.userId, { sessionId })) === 0)
      throw new Refusal('session_not_found', 'There is no such session. List the sessions to see those that are.');
    return { sessionId, deleted: true as const };
  },
});

export const revoke_other_sessions = accountOperation({
  effect: 'change',
  input: Empty,
  output: z.object({ ended: z.number() }),
  run: async (_input, { user, store }) => ({
    ended: await store.sessions.end(user.userId, { allBut: user.sessionId }),
  }),
});
