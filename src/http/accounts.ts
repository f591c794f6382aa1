import { type Context, Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { z } from 'zod';
import { answerRequest } from '../access/account-request.ts';
import { ACCOUNTS_PATH, type Accounts } from '../access/accounts.ts';
import { findInvitation } from '../access/invite.ts';
import { parse } from '../actions/invoke.ts';
import { Refusal } from '../domain/refusal.ts';
import {
  ADD_PASSKEY,
  type AccountEndpoint,
  DISABLE_TWO_FACTOR,
  ENABLE_TWO_FACTOR,
  ENDPOINTS,
  SIGN_IN,
  SIGN_UP,
  VERIFY_TOTP,
} from './account-endpoints.ts';
import type { AppContext, AppEnv } from './app.ts';
import { baseUrlOf } from './base-url.ts';
import { readJson } from './body.ts';
import { libraryRequest } from './library-request.ts';
import { networkOf } from './network.ts';
import { refuseCrossSite } from './same-site.ts';
import { createSignInLimits } from './sign-in-limits.ts';

/** Requests a minute from one network, of any kind. */
const REQUESTS_BY_NETWORK = 30;

/** Longer than an authenticator's code is accepted: 30 s, plus 30 s before and after. */
const CODE_KNOWN_MS = 120_000;

type Body = Record<string, unknown>;

/** Fields of the library's answers that are passed on to the pages. */
const Told = z.object({
  url: z.string().optional(),
  twoFactorRedirect: z.boolean().optional(),
  twoFactorMethods: z.array(z.string()).optional(),
  totpURI: z.string().optional(),
  backupCodes: z.array(z.string()).optional(),
});

const LibraryError = z.object({
  code: z.string().optional(),
  message: z.string().optional(),
  error: z.string().optional(),
  error_description: z.string().optional(),
});

/** Sign-up, sign-in and users' changes to their own accounts, below `/api/auth`. */
export function createAccountsApi(context: AppContext): Hono<AppEnv> {
  const { store, accounts, createRateLimit, baseUrl: configured, log, signUp } = context;
  const byNetwork = createRateLimit({ name: 'accounts by network', calls: REQUESTS_BY_NETWORK });
  const byCode = createRateLimit({ name: 'codes', calls: 1, periodMs: CODE_KNOWN_MS });
  const limits = createSignInLimits(createRateLimit);

  function answer(c: Context<AppEnv>, library: Accounts, body?: Body, path = c.req.path.slice(ACCOUNTS_PATH.length)) {
    const { search } = new URL(c.req.url);
    const { revokeSessions, disconnectApps, ...sent } = body ?? {};
    const { change, keepsRefusal, method } = ENDPOINTS.get(path) ?? {};
    const request = libraryRequest(c, baseUrlOf(c, configured), {
      search,
      path: ACCOUNTS_PATH + path,
      ...(method && { method }),
      ...(body && { body: sent }),
    });
    const origin = { via: 'console' as const, address: c.get('address'), requestId: c.get('requestId') };
    const alsoEnd = { sessions: revokeSessions === true, apps: disconnectApps === true };
    const onlyIf = path === VERIFY_TOTP ? (told: Response) => spendCode(told, sent['code']) : undefined;
    return answerRequest({ store, library, origin }, request, { alsoEnd, change, keepsRefusal, onlyIf });
  }

  return new Hono<AppEnv>()
    .get('/verify-email', async (c) => {
      const library = await accounts(baseUrlOf(c, configured));
      // It confirms an address only in a session of its own account.
      if (!(await library.signedIn(c.req.raw.headers))) {
        const { pathname, search } = new URL(c.req.url);
        return c.redirect(`/sign-in?next=${encodeURIComponent(pathname + search)}`);
      }
      const { response } = await answer(c, library);
      if (response.status >= 400) return refusal(c, response.status, await said(response));
      return c.newResponse(response.body, response);
    })
    .post('/*', async (c) => {
      const path = c.req.path.slice(ACCOUNTS_PATH.length);
      const endpoint = ENDPOINTS.get(path);
      if (!endpoint) throw new Refusal('not_found', 'Not found.');
      const baseUrl = baseUrlOf(c, configured);
      refuseCrossSite(c, baseUrl);
      await byNetwork(networkOf(c.get('address')));
      const given = parse(endpoint.fields, await readJson(c));
      const library = await accounts(baseUrl);
      const body = await admit(c, library, endpoint, given);
      if (path === SIGN_UP) return register(c, library, body);
      if (path === SIGN_IN) await slowDown(c, library, String(body['email']).toLowerCase());
      const { response, owner } = await answer(c, library, body);
      const result = await said(response);
      for (const cookie of response.headers.getSetCookie()) c.header('Set-Cookie', cookie, { append: true });
      if (!response.ok) return refusal(c, response.status, result);
      const known = path === SIGN_IN ? String(body['email']) : owner;
      if (known !== undefined) c.header('Set-Cookie', library.devices.remember(known), { append: true });
      if (endpoint.tellsAll) return c.json({ ...result, userVerification: 'required' });
      if (path === ADD_PASSKEY) return c.json(await firstBackupCodes(c, library, given['password']));
      // The session is in the cookie only: no script needs it.
      return c.json(Told.parse(result ?? {}));
    });

  /** Checks the preconditions of a call to the library. @returns the body for it */
  async function admit(c: Context<AppEnv>, library: Accounts, endpoint: AccountEndpoint, given: Body): Promise<Body> {
    let body = given;
    if (endpoint.ownAddress || endpoint.repeats) {
      const user = await library.signedIn(c.req.raw.headers);
      if (!user) throw new Refusal('unauthorized', 'Sign in first.');
      if (endpoint.ownAddress) body = { email: user.email, callbackURL: '/account' };
      if (endpoint.repeats) await limits.confirm(user.sessionId);
      if (endpoint === ENDPOINTS.get(DISABLE_TWO_FACTOR)) await refuseWithPasskeys(user.userId);
    }
    if (endpoint.repeats === 'us') {
      const { password, ...rest } = body;
      if (!(await library.checkPassword(c.req.raw.headers, String(password))))
        throw new Refusal('invalid_password', 'Incorrect password. Enter the password that you sign in with.');
      body = rest;
    }
    if (endpoint.mailsTo) await limits.mail(String(body[endpoint.mailsTo]));
    return body;
  }

  /** A code works once (RFC 6238, section 5.2), also while it is still displayed. */
  async function spendCode(told: Response, code: unknown): Promise<void> {
    const { user } = (await told.json()) as { user?: { id?: string } };
    await byCode(`${user?.id} ${String(code)}`);
  }

  /** Removing the authenticator app would remove their recovery codes too. */
  async function refuseWithPasskeys(userId: string): Promise<void> {
    if ((await store.users.secondFactors(userId)).passkeys.length > 0)
      throw new Refusal(
        'invalid_request',
        'Remove your passkeys first: they need the recovery codes, which are deleted with the authenticator app.',
      );
  }

  /** For users whose passkey is their only second factor, in case they lose it. */
  async function firstBackupCodes(c: Context<AppEnv>, library: Accounts, password: unknown) {
    const user = await library.signedIn(c.req.raw.headers);
    if (!user || (await store.users.secondFactors(user.userId)).hasBackupCodes) return {};
    const { response } = await answer(c, library, { password }, ENABLE_TWO_FACTOR);
    return Told.pick({ backupCodes: true }).parse(await said(response));
  }

  function slowDown(c: Context<AppEnv>, library: Accounts, email: string): Promise<void> {
    const device = library.devices.recognize(c.req.header('cookie') ?? null, email);
    return limits.guess({ email, device, network: networkOf(c.get('address')) });
  }

  /** Creates an account. The answer is the same if the address already has one: its owner gets an email instead. */
  async function register(c: Context<AppEnv>, library: Accounts, body: Body): Promise<Response> {
    const { invitation, ...fields } = body;
    if (signUp === 'invite') await refuseUninvited(invitation);
    const send = () => answer(c, library, { ...fields, callbackURL: '/account' });
    let { response } = await send();
    // Another request took the address at the same moment, so it is known by now.
    if (response.status === 422) ({ response } = await send());
    if (!response.ok) return refusal(c, response.status, await said(response));
    return c.json({});
  }

  async function refuseUninvited(invitation: unknown): Promise<void> {
    if (typeof invitation !== 'string')
      throw new Refusal('forbidden', 'Sign-up is by invitation only. Ask for an invitation link and open it.');
    await findInvitation(store, invitation);
  }

  /** Replaces the library's refusal with ours. */
  function refusal(c: Context<AppEnv>, status: number, body: Body | null): Response {
    if (status >= 500) {
      log.error({ requestId: c.get('requestId'), said: body }, 'Account library failed');
      throw new Error('The account library failed.');
    }
    const { data } = LibraryError.safeParse(body);
    const code = (data?.code ?? data?.error ?? 'invalid_request').toLowerCase();
    const message =
      data?.message ?? data?.error_description ?? 'The request was refused. Check your input and try again.';
    return c.json({ error: { code, message, requestId: c.get('requestId') } }, status as ContentfulStatusCode);
  }
}

async function said(response: Response): Promise<Body | null> {
  return (await response.json().catch(() => null)) as Body | null;
}
