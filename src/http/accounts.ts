import { type Context, Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { z } from 'zod';
import { type AccountChanges, ACCOUNTS_PATH } from '../access/accounts.ts';
import { findInvitation } from '../access/invite.ts';
import type { Store } from '../domain/ports.ts';
import { Refusal } from '../domain/refusal.ts';
import type { AppContext, AppEnv } from './app.ts';
import { baseUrlOf } from './base-url.ts';
import { readJson } from './body.ts';
import { libraryRequest } from './library-request.ts';
import { createRateLimit } from './rate-limit.ts';
import { refuseCrossSite } from './same-site.ts';

/** Tries a minute from one address, and for one account from wherever. */
const TRIES_BY_ADDRESS = 30;
const TRIES_BY_ACCOUNT = 10;

/** Of the account library's endpoints, those that the console calls; the rest are not served. */
const POSTS = new Set([
  '/sign-up/email',
  '/sign-in/email',
  '/sign-out',
  '/request-password-reset',
  '/reset-password',
  '/change-password',
  '/change-email',
  '/update-user',
]);

const LibraryError = z.object({
  code: z.string().optional(),
  message: z.string().optional(),
  error: z.string().optional(),
  error_description: z.string().optional(),
});

/** Sign-up, sign-in and what people change of their own accounts, below `/api/auth`. */
export function createAccountsApi({ store, accounts, baseUrl: configured, log, signUp }: AppContext): Hono<AppEnv> {
  const byAddress = createRateLimit(TRIES_BY_ADDRESS);
  const byAccount = createRateLimit(TRIES_BY_ACCOUNT);

  /** Has the library answer, and puts on record what it changed of an account. */
  async function answer(c: Context<AppEnv>, baseUrl: string, body?: object): Promise<Response> {
    const library = await accounts(baseUrl);
    const { search } = new URL(c.req.url);
    const request = libraryRequest(c, baseUrl, { search, ...(body && { body }) });
    return store.transaction(async (trx) => {
      const changes: AccountChanges = new Map();
      const response = await library.handle(request, changes);
      if (response.status < 400) await recordChanges(c, trx, changes);
      return response;
    });
  }

  async function recordChanges(c: Context<AppEnv>, trx: Store, changes: AccountChanges): Promise<void> {
    for (const [userId, action] of changes)
      for (const { organizationId } of await trx.users.memberships(userId)) {
        // Outside of the transaction everything still is as it was.
        const [before, after] =
          action === 'change_account' ? [await store.users.find(userId), await trx.users.find(userId)] : [];
        await trx.audit.append({
          organizationId,
          principal: {
            organizationId,
            userId,
            permissions: new Set(),
            withheld: new Set(),
            keyId: null,
            clientId: null,
          },
          origin: { via: 'console', address: c.get('address'), requestId: c.get('requestId') },
          action,
          target: userId,
          before: before ? { email: before.email, name: before.name } : null,
          after: after ? { email: after.email, name: after.name } : null,
        });
      }
  }

  return new Hono<AppEnv>()
    .get('/verify-email', (c) => answer(c, baseUrlOf(c, configured)))
    .post('/*', async (c) => {
      const path = c.req.path.slice(ACCOUNTS_PATH.length);
      if (!POSTS.has(path)) throw new Refusal('not_found', 'There is nothing at this address.');
      const baseUrl = baseUrlOf(c, configured);
      refuseCrossSite(c, baseUrl);
      const body = await readObject(c);
      byAddress(c.get('address') ?? 'unknown');
      if (typeof body['email'] === 'string' && path !== '/sign-up/email') byAccount(body['email'].toLowerCase());
      if (path === '/sign-up/email') await refuseUninvited(body);
      const response = await answer(c, baseUrl, body);
      const said = (await response.json().catch(() => null)) as Record<string, unknown> | null;
      for (const cookie of response.headers.getSetCookie()) c.header('Set-Cookie', cookie, { append: true });
      if (!response.ok) return refusal(c, response.status, said);
      // The session is in the cookie alone: no script needs to hold it.
      const { token: _token, ...result } = said ?? {};
      return c.json(result);
    });

  async function refuseUninvited({ invitation }: Record<string, unknown>): Promise<void> {
    if (signUp === 'open') return;
    if (typeof invitation !== 'string')
      throw new Refusal('forbidden', 'New accounts are by invitation here. Ask for a link, and open it.');
    await findInvitation(store, invitation);
  }

  /** The library's refusal in our words' place. */
  function refusal(c: Context<AppEnv>, status: number, said: Record<string, unknown> | null): Response {
    if (status >= 500) {
      log.error({ requestId: c.get('requestId'), said }, 'the account library failed');
      throw new Error('The account library failed.');
    }
    const { data } = LibraryError.safeParse(said);
    const code = (data?.code ?? data?.error ?? 'invalid_request').toLowerCase();
    const message = data?.message ?? data?.error_description ?? 'This cannot be done.';
    return c.json({ error: { code, message, requestId: c.get('requestId') } }, status as ContentfulStatusCode);
  }
}

async function readObject(c: Context<AppEnv>): Promise<Record<string, unknown>> {
  const body = await readJson(c);
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new Refusal('invalid_input', 'The body must be a JSON object.');
  return body as Record<string, unknown>;
}
