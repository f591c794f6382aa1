import { AsyncLocalStorage } from 'node:async_hooks';
import { betterAuth } from 'better-auth';
import { APIError, isAPIError } from 'better-auth/api';
import { getAuthTables } from 'better-auth/db';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import { type IdPrefix, newId } from '../domain/ids.ts';
import type { TransactionalStore } from '../domain/ports.ts';
import { ACCOUNTS_PATH, ADDRESS_HEADER, type AccountChange, type Accounts } from './accounts.ts';
import { type DocumentFetch, createClientDocuments } from './client-documents.ts';
import { table } from './library-schema.ts';
import type { Mail, SendMail } from './mail.ts';
import { createOAuth } from './oauth.ts';

const MIN_PASSWORD = 12;

const ID_PREFIXES: Record<string, IdPrefix> = { user: 'usr', users: 'usr', session: 'ses', sessions: 'ses' };

const DAY_S = 24 * 60 * 60;

/** What happened meanwhile, by PostgreSQL's words for it. */
const REFUSED_BY_DATABASE: Record<string, ConstructorParameters<typeof APIError>> = {
  // A token whose approval went, or a session whose user did.
  '23503': ['BAD_REQUEST', { error: 'invalid_grant', error_description: 'What it was for is gone.' }],
  '23505': ['UNPROCESSABLE_ENTITY', { code: 'USER_ALREADY_EXISTS', message: 'This address has an account already.' }],
};

/** What the request that the library is at work on brought along. */
const calls = new AsyncLocalStorage<NonNullable<Parameters<Accounts['handle']>[1]>>();

export interface AccountsOptions {
  /** The account library's view of the database. */
  database: Kysely<object>;
  store: TransactionalStore;
  /** Where people reach the service, without a trailing slash. */
  origin: string;
  /** Signs cookies and the pages of an authorization. */
  secret: string;
  sendMail: SendMail;
  /** Fetches the documents by which clients describe themselves; guarded. */
  fetchDocument: DocumentFetch;
  log: Logger;
}

/** People's accounts and sessions, and the authorization of applications. */
export async function createAccounts(options: AccountsOptions): Promise<Accounts> {
  const { database, store, origin, secret, fetchDocument, log } = options;
  /** Not waited for: that would tell that there is an account, and keep its transaction open. */
  const post = (mail: Mail): Promise<void> => {
    void options.sendMail(mail);
    return Promise.resolve();
  };
  const core = getAuthTables({});
  const tableOf = (model: string) => table(model, Object.keys(core[model]?.fields ?? {}));
  const library = betterAuth({
    appName: 'Aisle',
    baseURL: origin,
    basePath: ACCOUNTS_PATH,
    secret,
    trustedOrigins: [origin],
    database: { db: database, type: 'postgres', transaction: true },
    telemetry: { enabled: false },
    // Counted by us, for every endpoint in one way.
    rateLimit: { enabled: false },
    logger: {
      level: 'warn',
      log: (level, message) => log[level === 'error' ? 'error' : 'debug']({ library: 'accounts' }, message),
    },
    onAPIError: {
      errorURL: `${origin}/oauth/error`,
      // What is no refusal is a bug: it goes to who called, not to the library's console.
      onError(error) {
        const refusal = REFUSED_BY_DATABASE[(error as { code?: string } | null)?.code ?? ''];
        if (refusal) throw new APIError(...refusal);
        if (!isAPIError(error)) throw error;
      },
    },
    advanced: {
      // Which site a request comes from is our adapters' to look at; where it leads to, the library's, also in tests.
      disableCSRFCheck: true,
      disableOriginCheck: false,
      cookiePrefix: 'aisle',
      ipAddress: { ipAddressHeaders: [ADDRESS_HEADER] },
      database: { generateId: ({ model }) => newId(ID_PREFIXES[model] ?? 'oau') },
    },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: MIN_PASSWORD,
      revokeSessionsOnPasswordReset: true,
      onPasswordReset: ({ user }) => note(user.id, 'change_password'),
      sendResetPassword: ({ user, token }) =>
        post({
          to: user.email,
          subject: 'Set a new password for Aisle',
          text: 'Somebody, hopefully you, wants to set a new password. Open this link within an hour to do so:',
          link: `${origin}/reset-password?token=${token}`,
        }),
    },
    emailVerification: {
      sendVerificationEmail: ({ user, url }) =>
        post({
          to: user.email,
          subject: 'Confirm your e-mail address for Aisle',
          text: 'Open this link within an hour to confirm that this is your address:',
          link: url,
        }),
    },
    databaseHooks: {
      user: { update: { after: ({ id }) => note(id, 'change_account') } },
      account: {
        create: { after: ({ userId }) => note(userId, 'change_password') },
        update: { after: ({ userId }) => note(userId, 'change_password') },
      },
    },
    user: { ...tableOf('user'), changeEmail: { enabled: true } },
    session: { ...tableOf('session'), expiresIn: 30 * DAY_S, updateAge: DAY_S / 24 },
    account: tableOf('account'),
    verification: { ...tableOf('verification'), storeIdentifier: 'hashed' },
    plugins: [
      createOAuth({
        storeInUse: () => calls.getStore()?.store ?? store,
        origin,
        clientDocuments: createClientDocuments(fetchDocument),
      }),
    ],
  });
  // It begins by writing; should that fail, whoever asked is told, and the next one tries again.
  await library.$context;
  return {
    handle: (request, within = { store }) => calls.run(within, () => library.handler(request)),
    async signedIn(headers) {
      const { response, headers: answer } = await library.api.getSession({ headers, returnHeaders: true });
      if (!response) return undefined;
      const { session, user } = response;
      const { email, name } = user;
      return { sessionId: session.id, userId: user.id, email, name, cookies: answer.getSetCookie() };
    },
  };
}

/** @param userId undefined for accounts that were changed as a set, of which the library does not tell whose they are */
function note(userId: string | undefined, change: AccountChange): Promise<void> {
  if (userId !== undefined) calls.getStore()?.told?.set(userId, change);
  return Promise.resolve();
}
