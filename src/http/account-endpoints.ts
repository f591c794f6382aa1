import { z } from 'zod';
import type { AccountChange } from '../access/accounts.ts';
import { givenName } from '../operations/records.ts';
import { text } from '../domain/records.ts';
import { TEXT_LIMITS } from '../domain/text-limits.ts';

export const SIGN_UP = '/sign-up/email';
export const SIGN_IN = '/sign-in/email';
export const ENABLE_TWO_FACTOR = '/two-factor/enable';
export const DISABLE_TWO_FACTOR = '/two-factor/disable';
export const VERIFY_TOTP = '/two-factor/verify-totp';
export const ADD_PASSKEY = '/passkey/verify-registration';

/** One of the account library's endpoints that the console calls. */
export interface AccountEndpoint {
  /** What it takes; `password` is what the signed-in person repeats where `repeats` says so. */
  fields: z.ZodObject;
  /** Who checks the password that the person repeats. */
  repeats?: 'us' | 'library';
  /** The field with the address that a mail goes to. */
  mailsTo?: 'email' | 'newEmail';
  /** It is about the signed-in person's own address, whatever is sent. */
  ownAddress?: true;
  /** How the library takes it, if not as it came. */
  method?: 'GET';
  /** The answer is told as it is; else, no more than a few fields of it. */
  tellsAll?: true;
  /** What the library wrote is kept when it refuses. */
  keepsRefusal?: true;
  /** What it changes of the account, where the library does not tell. */
  change?: AccountChange;
}

const name = givenName();
const email = text(TEXT_LIMITS.email);
const password = text(TEXT_LIMITS.password);
const token = text(TEXT_LIMITS.token);
const path = text(TEXT_LIMITS.url).optional();
/** The signed query of the authorization that goes on after signing in. */
const oauth_query = text(TEXT_LIMITS.query).optional();
/** Whether connected apps end with the password. */
const disconnectApps = z.boolean().default(false);

const code = text(TEXT_LIMITS.token);
const secondStep = z.strictObject({ code, trustDevice: z.boolean().optional(), oauth_query });
const repeated = z.strictObject({ password });
/** What a browser says for a passkey (WebAuthn, section 5.1). */
const bytes = text(TEXT_LIMITS.query);
const response = z.object({
  id: bytes,
  rawId: bytes,
  type: bytes,
  authenticatorAttachment: bytes.optional(),
  clientExtensionResults: z.object({}),
  response: z.object({
    clientDataJSON: bytes,
    attestationObject: bytes.optional(),
    authenticatorData: bytes.optional(),
    signature: bytes.optional(),
    userHandle: bytes.nullable().optional(),
    transports: z.array(bytes).max(20).optional(),
    publicKeyAlgorithm: z.number().optional(),
    publicKey: bytes.optional(),
  }),
});
const id = text(TEXT_LIMITS.token);

/** The rest of the library's endpoints are not served. */
export const ENDPOINTS: ReadonlyMap<string, AccountEndpoint> = new Map<string, AccountEndpoint>([
  [SIGN_UP, { fields: z.strictObject({ name, email, password, invitation: token.optional() }), mailsTo: 'email' }],
  ['/send-verification-email', { fields: z.strictObject({}), ownAddress: true, mailsTo: 'email' }],
  [SIGN_IN, { fields: z.strictObject({ email, password, rememberMe: z.boolean().optional(), oauth_query }) }],
  ['/sign-out', { fields: z.strictObject({}) }],
  ['/request-password-reset', { fields: z.strictObject({ email, redirectTo: path }), mailsTo: 'email' }],
  [
    '/reset-password',
    {
      fields: z.strictObject({
        newPassword: password,
        token,
        revokeSessions: z.boolean().default(true),
        disconnectApps,
      }),
    },
  ],
  [
    '/change-password',
    {
      fields: z.strictObject({
        currentPassword: password,
        newPassword: password,
        revokeOtherSessions: z.boolean().optional(),
        disconnectApps,
      }),
      repeats: 'library',
    },
  ],
  [
    '/change-email',
    {
      fields: z.strictObject({ newEmail: email, password, callbackURL: path }),
      repeats: 'us',
      mailsTo: 'newEmail',
    },
  ],
  ['/update-user', { fields: z.strictObject({ name }) }],
  [ENABLE_TWO_FACTOR, { fields: repeated, repeats: 'library' }],
  [VERIFY_TOTP, { fields: secondStep, keepsRefusal: true, change: 'enable_two_factor' }],
  ['/two-factor/verify-backup-code', { fields: secondStep, keepsRefusal: true }],
  ['/two-factor/generate-backup-codes', { fields: repeated, repeats: 'library', change: 'renew_backup_codes' }],
  [DISABLE_TWO_FACTOR, { fields: repeated, repeats: 'library', change: 'disable_two_factor' }],
  ['/passkey/generate-register-options', { fields: repeated, repeats: 'us', method: 'GET', tellsAll: true }],
  [ADD_PASSKEY, { fields: z.strictObject({ name, response, password }), repeats: 'us', change: 'add_passkey' }],
  ['/passkey/generate-authenticate-options', { fields: z.strictObject({}), method: 'GET', tellsAll: true }],
  ['/passkey/verify-authentication', { fields: z.strictObject({ response, oauth_query }) }],
  ['/passkey/update-passkey', { fields: z.strictObject({ id, name }), change: 'rename_passkey' }],
  ['/passkey/delete-passkey', { fields: z.strictObject({ id, password }), repeats: 'us', change: 'remove_passkey' }],
]);
