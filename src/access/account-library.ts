import { betterAuth } from 'better-auth';
import { APIError, isAPIError } from 'better-auth/api';
import { getAuthTables } from 'better-auth/db';
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import { type IdPrefix, newId } from '../domain/ids.ts';
import type { TransactionalStore } from '../domain/ports.ts';
import { ACCOUNTS_PATH, ADDRESS_HEADER, type Accounts } from './accounts.ts';
import { type DocumentFetch, createClientDocuments } from './client-documents.ts';
import { table } from './library-schema.ts';
import { createAccountMails } from './account-mails.ts';
import { createEmailFlows } from './email-flows.ts';
import { libraryCall, noteChange } from './library-call.ts';
import { createPasskeys, createTwoFactor } from './second-factors.ts';
import { createKnownDevices } from './known-devices.ts';
import type { SendMail } from './mail.ts';
import { createOAuth } from './oauth.ts';
import { DAY_S } from '../domain/durations.ts';

const ID_PREFIXES: Record<string, IdPrefix> = {
  user: 'usr',
  users: 'usr',
  session: 'ses',
  sessions: 'ses',
  passkey: 'psk',
  passkeys: 'psk',
};

/** Race outcomes, by PostgreSQL's error codes. */
const REFUSED_BY_DATABASE: Record<string, ConstructorParameters<typeof APIError>> = {
  // A token whose approval was deleted, or a session whose user was.
  '23503': ['BAD_REQUEST', { error: 'invalid_grant', error_description: 'The grant no longer exists.' }],
  '23505': [
    'UNPROCESSABLE_ENTITY',
    { code: 'USER_ALREADY_EXISTS', message: 'An account with this email address already exists.' },
  ],
};

export interface AccountsOptions {
  /** The account library's view of the database. */
  database: Kysely<object>;
  store: TransactionalStore;
  /** The service's public address, without a trailing slash. */
  origin: string;
  /** Signs cookies and the pages of an authorization. */
  secret: string;
  /** Runs the library's work so that database errors keep their cause: the library would replace them with its own. */
  surfaceFaults: <T>(work: () => Promise<T>) => Promise<T>;
  sendMail: SendMail;
  /** Fetches client metadata documents; guarded. */
  fetchDocument: DocumentFetch;
  log: Logger;
}

/** User accounts and sessions, and the authorization of applications. */
export async function createAccounts(options: AccountsOptions): Promise<Accounts> {
  const { store, origin, secret, surfaceFaults } = options;
  const mails = createAccountMails(origin);
  const library = createLibrary(options, mails);
  // Initialization begins with a write; if it fails, the caller gets the error and the next call tries again.
  await surfaceFaults(() => library.$context);
  return {
    devices: createKnownDevices(secret, origin),
    notify: ({ to, current, notice }) => void options.sendMail(mails.notices[notice](to, current)),
    async checkPassword(headers, password) {
      const given = surfaceFaults(() => library.api.verifyPassword({ headers, body: { password } }));
      return given.then(
        () => true,
        (error: unknown) => {
          if (isAPIError(error) && error.statusCode < 500) return false;
          throw error;
        },
      );
    },
    handle: (request, within = { store }) =>
      surfaceFaults(() => libraryCall.run(within, () => library.handler(request))),
    async signedIn(headers) {
      const read = () => library.api.getSession({ headers, returnHeaders: true });
      const { response, headers: answer } = await surfaceFaults(read);
      if (!response) return undefined;
      const { session, user } = response;
      const { email, emailVerified, name } = user;
      const cookies = answer.getSetCookie();
      return { sessionId: session.id, userId: user.id, email, emailVerified, name, cookies };
    },
  };
}

function createLibrary(options: AccountsOptions, mails: ReturnType<typeof createAccountMails>) {
  const { database, store, origin, secret, sendMail, fetchDocument, log } = options;
  const storeInUse = () => libraryCall.getStore()?.store ?? store;
  const core = getAuthTables({});
  const tableOf = (model: string) => table(model, Object.keys(core[model]?.fields ?? {}));
  return betterAuth({
    appName: 'Aisle',
    baseURL: origin,
    basePath: ACCOUNTS_PATH,
    secret,
    trustedOrigins: [origin],
    database: { db: database, type: 'postgres', transaction: true },
    telemetry: { enabled: false },
    // We rate-limit every endpoint ourselves, in one way.
    rateLimit: { enabled: false },
    logger: {
      level: 'warn',
      log: (level, message) => log[level === 'error' ? 'error' : 'debug']({ library: 'accounts' }, message),
    },
    onAPIError: {
      errorURL: `${origin}/oauth/error`,
      // An error that is not a refusal is a bug: throw it to the caller instead of logging it to the library's console.
      onError(error) {
        const refusal = REFUSED_BY_DATABASE[(error as { code?: string } | null)?.code ?? ''];
        if (refusal) throw new APIError(...refusal);
        if (!isAPIError(error)) throw error;
      },
    },
    advanced: {
      // Our adapters check a request's origin; the library checks redirect targets, also in tests.
      disableCSRFCheck: true,
      disableOriginCheck: false,
      cookiePrefix: 'aisle',
      ipAddress: { ipAddressHeaders: [ADDRESS_HEADER] },
      database: { generateId: ({ model }) => newId(ID_PREFIXES[model] ?? 'oau') },
    },
    ...createEmailFlows({ mails, sendMail, storeInUse }),
    databaseHooks: {
      user: { update: { after: ({ id }) => noteChange(id, 'change_account') } },
      account: {
        update: { after: ({ userId }) => noteChange(userId, 'change_password') },
      },
    },
    user: { ...tableOf('user'), changeEmail: { enabled: true } },
    session: { ...tableOf('session'), expiresIn: 30 * DAY_S, updateAge: DAY_S / 24, freshAge: 0 },
    account: tableOf('account'),
    verification: { ...tableOf('verification'), storeIdentifier: 'hashed' },
    plugins: [
      // Run before OAuth, which continues an authorization after sign-in: the password alone is not enough.
      createTwoFactor(),
      createPasskeys(origin),
      createOAuth({
        storeInUse,
        origin,
        clientDocuments: createClientDocuments(fetchDocument),
      }),
    ],
  });
}
