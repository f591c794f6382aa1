import { z } from 'zod';
import type { AccountChange } from '../access/accounts.ts';
import { givenName } from '../operations/records.ts';
import { text } from '../domain/fields.ts';
import { TEXT_LIMITS } from '../domain/text-limits.ts';

export const SIGN_UP = '/sign-up/email';
export const SIGN_IN = '/sign-in/email';
export const ENABLE_TWO_FACTOR = '/two-factor/enable';
export const DISABLE_TWO_FACTOR = '/two-factor/disable';
export const VERIFY_TOTP = '/two-factor/verify-totp';
export const ADD_PASSKEY = '/passkey/verify-registration';

/** One of the account library's endpoints that the console calls. */
export interface AccountEndpoint {
  /** The input's schema; `password` is the signed-in user's repeated password where `repeats` says so. */
  fields: z.ZodObject;
  /** Checks the repeated password. */
  repeats?: 'us' | 'library';
  /** The field with the address to send an email to. */
  mailsTo?: 'email' | 'newEmail';
  /** True if it concerns the signed-in user's own address, regardless of the input. */
  ownAddress?: true;
  /** Maps the input for the library, if it differs. */
  method?: 'GET';
  /** True to pass the answer on unchanged; otherwise only a few of its fields are. */
  tellsAll?: true;
  /** Keeps the library's writes after a refusal. */
  keepsRefusal?: true;
  /** The change to the account, where the library does not report it. */
  change?: AccountChange;
}

const name = givenName();
const email = text(TEXT_LIMITS.email);
const password = text(TEXT_LIMITS.password);
const token = text(TEXT_LIMITS.token);
const path = text(TEXT_LIMITS.url).optional();
/** The signed query of the authorization that continues after sign-in. */
const oauth_query = text(TEXT_LIMITS.query).optional();
/** True to disconnect apps along with the password change. */
const disconnectApps = z.boolean().default(false);

const code = text(TEXT_LIMITS.token);
const secondStep = z.strictObject({ code, trustDevice: z.boolean().optional(), oauth_query });
const repeated = z.strictObject({ password });
/** A browser's response for a passkey (WebAuthn, section 5.1). */
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

/** No other endpoint of the library is served. */
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
