import type { Context } from 'hono';
import type { Accounts } from '../access/accounts.ts';
import { findInvitation, reserveInvitation } from '../access/invite.ts';
import type { Store, TransactionalStore } from '../domain/ports.ts';
import { Refusal } from '../domain/refusal.ts';
import { type AccountEndpoint, DISABLE_TWO_FACTOR, ENDPOINTS } from './account-endpoints.ts';
import type { AppEnv } from './app.ts';
import type { Body } from './library-answer.ts';
import type { SignInLimits } from './sign-in-limits.ts';

/** Checks the preconditions of a call to the library. @returns the body for it */
export async function checkCall(
  c: Context<AppEnv>,
  library: Accounts,
  { endpoint, given }: { endpoint: AccountEndpoint; given: Body },
  { store, limits }: { store: TransactionalStore; limits: SignInLimits },
): Promise<Body> {
  let body = given;
  if (endpoint.ownAddress || endpoint.repeats) {
    const user = await library.signedIn(c.req.raw.headers);
    if (!user) throw new Refusal('unauthorized', 'Sign in first.');
    if (endpoint.ownAddress) body = { email: user.email, callbackURL: '/account' };
    if (endpoint.repeats) await limits.confirm(user.sessionId);
    if (endpoint === ENDPOINTS.get(DISABLE_TWO_FACTOR)) await refuseWithPasskeys(store, user.userId);
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

/** Removing the authenticator app would remove their recovery codes too. */
async function refuseWithPasskeys(store: TransactionalStore, userId: string): Promise<void> {
  if ((await store.users.secondFactors(userId)).passkeys.length > 0)
    throw new Refusal(
      'invalid_request',
      'Remove your passkeys first: they need the recovery codes, which are deleted with the authenticator app.',
    );
}

/** @throws {Refusal} if the invitation is missing, cannot be used or admits another address */
export async function reserveForSignUp(store: Store, invitation: unknown, email: string): Promise<void> {
  if (typeof invitation !== 'string')
    throw new Refusal('forbidden', 'Sign-up is by invitation only. Ask for an invitation link and open it.');
  await reserveInvitation(store, await findInvitation(store, invitation), email);
}
