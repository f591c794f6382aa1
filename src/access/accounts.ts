import type { Store } from '../domain/ports.ts';
import type { Notice } from './account-mails.ts';
import type { KnownDevices } from './known-devices.ts';

export const ACCOUNTS_PATH = '/api/auth';

/** Carries the caller's address to the library, which reads it from no other header. */
export const ADDRESS_HEADER = 'x-aisle-address';

/** Changes that the account library makes, by their names in the audit log. */
export const ACCOUNT_CHANGES = [
  'change_account',
  'change_password',
  'enable_two_factor',
  'disable_two_factor',
  'renew_backup_codes',
  'add_passkey',
  'rename_passkey',
  'remove_passkey',
] as const;
export type AccountChange = (typeof ACCOUNT_CHANGES)[number];

/** Changes that the library made while it answered a request, by account. */
export type AccountChanges = Map<string, AccountChange>;

export interface SignedIn {
  sessionId: string;
  userId: string;
  email: string;
  /** True once they have opened a link sent to the address. */
  emailVerified: boolean;
  name: string;
  /** Cookies to set with the answer: using a session extends it. */
  cookies: string[];
}

/** Context of a request to the account library. */
export interface Within {
  /** The current transaction's store, if any. */
  store: Store;
  /** Collects each change. */
  changes?: AccountChanges;
  /** The user whose session it is. */
  userId?: string | undefined;
}

export interface Accounts {
  /** Answers the library's own endpoints, below ACCOUNTS_PATH. */
  handle(request: Request, within?: Within): Promise<Response>;
  /** Recognizes browsers that signed in to an account before. */
  devices: KnownDevices;
  /** Checks the password of the account whose session the request's cookies carry. */
  checkPassword(headers: Headers, password: string): Promise<boolean>;
  /** Notifies an address of an account change; `current` is the account's address now. Does not wait for the email. */
  notify(about: { to: string; current: string; notice: Notice }): void;
  /** Returns the user whose session the request's cookies carry. */
  signedIn(headers: Headers): Promise<SignedIn | undefined>;
}
