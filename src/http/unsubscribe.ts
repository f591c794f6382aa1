import { Hono } from 'hono';
import { z } from 'zod';
import { parse } from '../actions/invoke.ts';
import { text } from '../domain/fields.ts';
import { NOTIFICATIONS } from '../domain/notifications.ts';
import { Refusal } from '../domain/refusal.ts';
import { TEXT_LIMITS } from '../domain/text-limits.ts';
import type { AppContext, AppEnv } from './app.ts';

const Link = z.strictObject({ token: text(TEXT_LIMITS.token), kind: text(TEXT_LIMITS.name) });

/** For the button of mail programs (RFC 8058), which post without cookies; people who open it get the page. */
export function createUnsubscribe({ store }: Pick<AppContext, 'store'>): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .get('/:token/:kind', (c) => {
      const { token, kind } = c.req.param();
      return c.redirect(`/unsubscribe?${new URLSearchParams({ token, kind }).toString()}`);
    })
    .post('/:token/:kind', async (c) => {
      const { token, kind: named } = parse(Link, c.req.param());
      const kind = NOTIFICATIONS.find((each) => each === named);
      if (!kind || !(await store.notifications.unsubscribe(token, kind)))
        throw new Refusal('not_found', 'This link is not valid. Turn emails off on your account’s page.');
      return c.body(null, 204);
    });
}
