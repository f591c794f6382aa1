import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { ACCOUNTS_PATH, type Accounts } from '../access/accounts.ts';
import { parse } from '../actions/invoke.ts';
import { Refusal } from '../domain/refusal.ts';
import { checkCall } from './account-checks.ts';
import { ADD_PASSKEY, ENABLE_TWO_FACTOR, ENDPOINTS, SIGN_IN, SIGN_UP } from './account-endpoints.ts';
import type { AppContext, AppEnv } from './app.ts';
import { baseUrlOf } from './base-url.ts';
import { readJson } from './body.ts';
import { type Body, createAnswerByLibrary, readBody, toRefusal } from './library-answer.ts';
import { networkOf } from './network.ts';
import { refuseCrossSite } from './same-site.ts';
import { createSignInLimits } from './sign-in-limits.ts';

/** Requests a minute from one network, of any kind. */
const REQUESTS_BY_NETWORK = 30;

/** Fields of the library's answers that are passed on to the pages. */
const PublicAnswer = z.object({
  url: z.string().optional(),
  twoFactorRedirect: z.boolean().optional(),
  twoFactorMethods: z.array(z.string()).optional(),
  totpURI: z.string().optional(),
  backupCodes: z.array(z.string()).optional(),
});

/** Sign-up, sign-in and users' changes to their own accounts, below `/api/auth`. */
export function createAccountsApi(context: AppContext): Hono<AppEnv> {
  const { store, accounts, createRateLimit, baseUrl: configured, log } = context;
  const byNetwork = createRateLimit({ name: 'accounts by network', calls: REQUESTS_BY_NETWORK });
  const limits = createSignInLimits(createRateLimit);
  const answer = createAnswerByLibrary(context);

  return new Hono<AppEnv>()
    .get('/verify-email', async (c) => {
      const library = await accounts(baseUrlOf(c, configured));
      // It confirms an address only in a session of its own account.
      if (!(await library.signedIn(c.req.raw.headers))) {
        const { pathname, search } = new URL(c.req.url);
        return c.redirect(`/sign-in?next=${encodeURIComponent(pathname + search)}`);
      }
      const { response } = await answer(c, library);
      if (response.status >= 400) return refuse(c, response);
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
      const body = await checkCall(c, library, { endpoint, given }, { store, limits });
      if (path === SIGN_UP) return register(c, library, body);
      if (path === SIGN_IN) await slowDown(c, library, String(body['email']).toLowerCase());
      const { response, owner } = await answer(c, library, body);
      for (const cookie of response.headers.getSetCookie()) c.header('Set-Cookie', cookie, { append: true });
      if (!response.ok) return refuse(c, response);
      const known = path === SIGN_IN ? String(body['email']) : owner;
      if (known !== undefined) c.header('Set-Cookie', library.devices.remember(known), { append: true });
      if (path === ADD_PASSKEY) return c.json(await firstBackupCodes(c, library, given['password']));
      const result = await readBody(response);
      if (endpoint.tellsAll) return c.json({ ...result, userVerification: 'required' });
      // The session is in the cookie only: no script needs it.
      return c.json(PublicAnswer.parse(result ?? {}));
    });

  /** For users whose passkey is their only second factor, in case they lose it. */
  async function firstBackupCodes(c: Context<AppEnv>, library: Accounts, password: unknown) {
    const user = await library.signedIn(c.req.raw.headers);
    if (!user || (await store.users.secondFactors(user.userId)).hasBackupCodes) return {};
    const { response } = await answer(c, library, { password }, ENABLE_TWO_FACTOR);
    return PublicAnswer.pick({ backupCodes: true }).parse(await readBody(response));
  }

  function slowDown(c: Context<AppEnv>, library: Accounts, email: string): Promise<void> {
    const device = library.devices.recognize(c.req.header('cookie') ?? null, email);
    return limits.guess({ email, device, network: networkOf(c.get('address')) });
  }

  /** Creates an account. The answer is the same if the address already has one: its owner gets an email instead. */
  async function register(c: Context<AppEnv>, library: Accounts, body: Body): Promise<Response> {
    const send = () => answer(c, library, { ...body, callbackURL: '/account' });
    let { response } = await send();
    // Another request took the address at the same moment, so it is known by now.
    if (response.status === 422) ({ response } = await send());
    return response.ok ? c.json({}) : refuse(c, response);
  }

  async function refuse(c: Context<AppEnv>, response: Response): Promise<Response> {
    return toRefusal(c, log, { status: response.status, body: await readBody(response) });
  }
}
