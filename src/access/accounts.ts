import type { Store } from '../domain/ports.ts';
import type { Notice } from './account-mails.ts';
import type { KnownDevices } from './known-devices.ts';

export const ACCOUNTS_PATH = '/api/auth';

/** The header that carries the caller's address to the library, which reads it from nowhere else. */
export const ADDRESS_HEADER = 'x-aisle-address';

/** The changes that the account library makes, as the audit log names them. */
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

/** What the library changed of whom while it answered a request. */
export type AccountChanges = Map<string, AccountChange>;

export interface SignedIn {
  sessionId: string;
  userId: string;
  email: string;
  /** Whether they have opened a link that was sent to the address. */
  emailVerified: boolean;
  name: string;
  /** To be set with the answer: a session that is used lives on. */
  cookies: string[];
}

/** What a request to the account library comes with. */
export interface Within {
  /** That of the transaction, where there is one. */
  store: Store;
  /** Takes what was changed. */
  told?: AccountChanges;
  /** Whose session it is. */
  userId?: string | undefined;
}

export interface Accounts {
  /**
   * Answers the library's own endpoints, below ACCOUNTS_PATH.
   */
  handle(request: Request, within?: Within): Promise<Response>;
  /** Browsers that signed in to an account before. */
  devices: KnownDevices;
  /** Whether it is the password of the account whose session the cookies of a request are. */
  checkPassword(headers: Headers, password: string): Promise<boolean>;
  /** Tells an address what was changed of the account, whose address is `current` now. Does not wait for the mail. */
  notify(about: { to: string; current: string; notice: Notice }): void;
  /** Whose session the cookies of a request are. */
  signedIn(headers: Headers): Promise<SignedIn | undefined>;
}
