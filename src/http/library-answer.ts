import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { z } from 'zod';
import { answerRequest } from '../access/account-request.ts';
import { ACCOUNTS_PATH, type Accounts } from '../access/accounts.ts';
import { reserveForSignUp } from './account-checks.ts';
import { ENDPOINTS, SIGN_UP, VERIFY_TOTP } from './account-endpoints.ts';
import type { Store } from '../domain/ports.ts';
import type { AppContext, AppEnv } from './app.ts';
import { baseUrlOf } from './base-url.ts';
import { libraryRequest } from './library-request.ts';

/** An authenticator's code is accepted for 30 s, plus 30 s before and after. */
const CODE_KNOWN_MS = 120_000;

export type Body = Record<string, unknown>;

const LibraryError = z.object({
  code: z.string().optional(),
  message: z.string().optional(),
  error: z.string().optional(),
  error_description: z.string().optional(),
});

/** Passes a request on to the account library. */
export type AnswerByLibrary = (
  c: Context<AppEnv>,
  library: Accounts,
  body?: Body,
  path?: string,
) => ReturnType<typeof answerRequest>;

export function createAnswerByLibrary({ store, createRateLimit, baseUrl, signUp }: AppContext): AnswerByLibrary {
  const byCode = createRateLimit({ name: 'codes', calls: 1, periodMs: CODE_KNOWN_MS });

  /** A code works once (RFC 6238, section 5.2), also while it is still displayed. */
  async function spendCode(answer: Response, code: unknown): Promise<void> {
    const { user } = (await answer.json()) as { user?: { id?: string } };
    await byCode(`${user?.id} ${String(code)}`);
  }

  return (c, library, body, path = c.req.path.slice(ACCOUNTS_PATH.length)) => {
    const { search } = new URL(c.req.url);
    const { revokeSessions, disconnectApps, invitation, ...sent } = body ?? {};
    const { change, keepsRefusal, method } = ENDPOINTS.get(path) ?? {};
    const request = libraryRequest(c, baseUrlOf(c, baseUrl), {
      search,
      path: ACCOUNTS_PATH + path,
      ...(method && { method }),
      ...(body && { body: sent }),
    });
    const origin = { via: 'console' as const, address: c.get('address'), requestId: c.get('requestId') };
    const alsoEnd = { sessions: revokeSessions === true, apps: disconnectApps === true };
    const isInvited = path === SIGN_UP && signUp === 'invite';
    const first = isInvited ? (trx: Store) => reserveForSignUp(trx, invitation, String(sent['email'])) : undefined;
    const onlyIf = path === VERIFY_TOTP ? (answer: Response) => spendCode(answer, sent['code']) : undefined;
    return answerRequest({ store, library, origin }, request, { alsoEnd, change, keepsRefusal, first, onlyIf });
  };
}

/** Replaces the library's refusal with ours. */
export function toRefusal(
  c: Context<AppEnv>,
  log: AppContext['log'],
  { status, body }: { status: number; body: Body | null },
): Response {
  if (status >= 500) {
    log.error({ said: body }, 'Account library failed');
    throw new Error('The account library failed.');
  }
  const { data } = LibraryError.safeParse(body);
  const code = (data?.code ?? data?.error ?? 'invalid_request').toLowerCase();
  const message =
    data?.message ?? data?.error_description ?? 'The request was refused. Check your input and try again.';
  return c.json({ error: { code, message, requestId: c.get('requestId') } }, status as ContentfulStatusCode);
}

/** Parses the JSON body of a response; null if it is not JSON. Consumes the body. */
export async function readBody(response: Response): Promise<Body | null> {
  return (await response.json().catch(() => null)) as Body | null;
}
