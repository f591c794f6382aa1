import { type Context, Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { z } from 'zod';
import {
  ACCOUNTS_PATH,
  type AccountChange,
  type AccountChanges,
  type Accounts,
  type SignedIn,
} from '../access/accounts.ts';
import { findInvitation } from '../access/invite.ts';
import { asPrincipal } from '../access/operations/account-operation.ts';
import { givenName } from '../access/operations/records.ts';
import { parse } from '../actions/invoke.ts';
import type { Store } from '../domain/ports.ts';
import { text } from '../domain/records.ts';
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

const name = givenName();
const [email, password, token] = [text(), text(), text()];
/** The signed query of the authorization that goes on after signing in. */
const oauth_query = text().optional();

/** Of the account library's endpoints, those that the console calls, with what each takes; the rest are not served. */
const POSTS = new Map<string, z.ZodObject>([
  ['/sign-up/email', z.strictObject({ name, email, password, invitation: text().optional(), oauth_query })],
  ['/sign-in/email', z.strictObject({ email, password, rememberMe: z.boolean().optional(), oauth_query })],
  ['/sign-out', z.strictObject({})],
  ['/request-password-reset', z.strictObject({ email, redirectTo: text().optional() })],
  ['/reset-password', z.strictObject({ newPassword: password, token })],
  [
    '/change-password',
    z.strictObject({ currentPassword: password, newPassword: password, revokeOtherSessions: z.boolean().optional() }),
  ],
  ['/change-email', z.strictObject({ newEmail: email, callbackURL: text().optional() })],
  ['/update-user', z.strictObject({ name })],
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
  async function answer(c: Context<AppEnv>, library: Accounts, body?: object): Promise<Response> {
    const { search } = new URL(c.req.url);
    const request = libraryRequest(c, baseUrlOf(c, configured), { search, ...(body && { body }) });
    const before = await library.signedIn(c.req.raw.headers);
    return store
      .transaction(async (trx) => {
        const told: AccountChanges = new Map();
        const response = await library.handle(request, { store: trx, told });
        // What is refused changes nothing; and where the database refused, there is nothing left to commit.
        if (response.status >= 400) throw response;
        for (const [userId, action] of told) await record(c, trx, { userId, action, before });
        return response;
      })
      .catch((error: unknown) => {
        if (error instanceof Response) return error;
        throw error;
      });
  }

  /** In each organization of the user; a password is no more than told of. */
  async function record(
    c: Context<AppEnv>,
    trx: Store,
    { userId, action, before }: { userId: string; action: AccountChange; before: SignedIn | undefined },
  ): Promise<void> {
    const after = await trx.users.find(userId);
    const shown = (user: { email: string; name: string } | undefined) =>
      action === 'change_account' && user ? { email: user.email, name: user.name } : null;
    for (const { organizationId } of await trx.users.memberships(userId))
      await trx.audit.append({
        organizationId,
        principal: asPrincipal(userId, organizationId),
        origin: { via: 'console', address: c.get('address'), requestId: c.get('requestId') },
        action,
        target: userId,
        before: shown(before),
        after: shown(after),
      });
  }

  return new Hono<AppEnv>()
    .get('/verify-email', async (c) => {
      const library = await accounts(baseUrlOf(c, configured));
      // The letter proves whose mailbox it is, the session whose account: else it would sign in whoever opens it.
      if (!(await library.signedIn(c.req.raw.headers))) return c.redirect('/sign-in?next=/account');
      const response = await answer(c, library);
      if (response.status >= 400) return refusal(c, response.status, await said(response));
      return c.newResponse(response.body, response);
    })
    .post('/*', async (c) => {
      const path = c.req.path.slice(ACCOUNTS_PATH.length);
      const fields = POSTS.get(path);
      if (!fields) throw new Refusal('not_found', 'There is nothing at this address.');
      const baseUrl = baseUrlOf(c, configured);
      refuseCrossSite(c, baseUrl);
      byAddress(c.get('address') ?? 'unknown');
      const body = parse(fields, await readJson(c));
      if (typeof body['email'] === 'string' && path !== '/sign-up/email') byAccount(body['email'].toLowerCase());
      if (path === '/sign-up/email') await refuseUninvited(body);
      const response = await answer(c, await accounts(baseUrl), body);
      const result = await said(response);
      for (const cookie of response.headers.getSetCookie()) c.header('Set-Cookie', cookie, { append: true });
      if (!response.ok) return refusal(c, response.status, result);
      // The session is in the cookie alone: no script needs to hold it.
      const { token: _token, ...told } = result ?? {};
      return c.json(told);
    });

  async function refuseUninvited({ invitation }: Record<string, unknown>): Promise<void> {
    if (signUp === 'open') return;
    if (typeof invitation !== 'string')
      throw new Refusal('forbidden', 'New accounts are by invitation here. Ask for a link, and open it.');
    await findInvitation(store, invitation);
  }

  /** The library's refusal in our words' place. */
  function refusal(c: Context<AppEnv>, status: number, body: Record<string, unknown> | null): Response {
    if (status >= 500) {
      log.error({ requestId: c.get('requestId'), said: body }, 'the account library failed');
      throw new Error('The account library failed.');
    }
    const { data } = LibraryError.safeParse(body);
    const code = (data?.code ?? data?.error ?? 'invalid_request').toLowerCase();
    const message = data?.message ?? data?.error_description ?? 'This cannot be done.';
    return c.json({ error: { code, message, requestId: c.get('requestId') } }, status as ContentfulStatusCode);
  }
}

async function said(response: Response): Promise<Record<string, unknown> | null> {
  return (await response.json().catch(() => null)) as Record<string, unknown> | null;
}
