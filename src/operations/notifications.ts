import { z } from 'zod';
import { text } from '../domain/fields.ts';
import { NOTIFICATIONS } from '../domain/notifications.ts';
import { Refusal } from '../domain/refusal.ts';
import { TEXT_LIMITS } from '../domain/text-limits.ts';
import { accountOperation } from './account-operation.ts';
import { Empty } from './records.ts';

const Kind = z.enum(NOTIFICATIONS);
const Wanted = z.object({ wanted: z.array(Kind) });

export const get_notifications = accountOperation({
  effect: 'read',
  input: Empty,
  output: Wanted,
  async run(_input, { user, store }) {
    const { refused } = await store.notifications.preferences(user.userId);
    return { wanted: NOTIFICATIONS.filter((kind) => !refused.includes(kind)) };
  },
});

export const update_notifications = accountOperation({
  effect: 'change',
  isAudited: false,
  input: z.strictObject({ wanted: z.array(Kind).max(NOTIFICATIONS.length) }),
  output: Wanted,
  async run({ wanted }, { user, store }) {
    await store.notifications.setRefused(
      user.userId,
      NOTIFICATIONS.filter((kind) => !wanted.includes(kind)),
    );
    return { wanted };
  },
});

/** Ends emails of a kind by the link in one of them, without a sign-in. */
export const unsubscribe = accountOperation({
  open: true,
  effect: 'change',
  isAudited: false,
  input: z.strictObject({ token: text(TEXT_LIMITS.token), kind: Kind }),
  output: z.object({ kind: Kind }),
  async run({ token, kind }, { store }) {
    if (!(await store.notifications.unsubscribe(token, kind)))
      throw new Refusal('not_found', 'This link is not valid. Turn emails off on your account’s page.');
    return { kind };
  },
});
