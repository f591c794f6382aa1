import { AsyncLocalStorage } from 'node:async_hooks';
import { betterAuth } from 'better-auth';
import { getAuthTables } from 'better-auth/db';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import { type IdPrefix, newId } from '../domain/ids.ts';
import type { TransactionalStore } from '../domain/ports.ts';
import { ACCOUNTS_PATH, ADDRESS_HEADER, type AccountChanges, type Accounts } from './accounts.ts';
import { type DocumentFetch, createClientDocuments } from './client-documents.ts';
import { table } from './library-schema.ts';
import type { SendMail } from './mail.ts';
import { createOAuth } from './oauth.ts';

const MIN_PASSWORD = 12;

const ID_PREFIXES: Record<string, IdPrefix> = { user: 'usr', users: 'usr', session: 'ses', sessions: 'ses' };

const DAY_S = 24 * 60 * 60;

const changes = new AsyncLocalStorage<AccountChanges>();

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
export function createAccounts(options: AccountsOptions): Accounts {
  const { database, store, origin, secret, sendMail, fetchDocument, log } = options;
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
    onAPIError: { errorURL: `${origin}/oauth/error` },
    advanced: {
      cookiePrefix: 'aisle',
      ipAddress: { ipAddressHeaders: [ADDRESS_HEADER] },
      database: { generateId: ({ model }) => newId(ID_PREFIXES[model] ?? 'oau') },
    },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: MIN_PASSWORD,
      revokeSessionsOnPasswordReset: true,
      sendResetPassword: ({ user, token }) =>
        sendMail({
          to: user.email,
          subject: 'Set a new password for Aisle',
          text: 'Somebody, hopefully you, wants to set a new password. Open this link within an hour to do so:',
          link: `${origin}/reset-password?token=${token}`,
        }),
    },
    emailVerification: {
      sendVerificationEmail: ({ user, url }) =>
        sendMail({
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
    plugins: [createOAuth({ store, origin, clientDocuments: createClientDocuments(fetchDocument) })],
  });
  return {
    handle: (request, told = new Map()) => changes.run(told, () => library.handler(request)),
    async signedIn(headers) {
      const { response, headers: answer } = await library.api.getSession({ headers, returnHeaders: true });
      if (!response) return undefined;
      const { session, user } = response;
      const { email, name } = user;
      return { sessionId: session.id, userId: user.id, email, name, cookies: answer.getSetCookie() };
    },
  };
}

function note(userId: string, change: 'change_account' | 'change_password'): Promise<void> {
  changes.getStore()?.set(userId, change);
  return Promise.resolve();
}
