import type { Store } from '../domain/ports.ts';

export const ACCOUNTS_PATH = '/api/auth';

/** The header that carries the caller's address to the library, which reads it from nowhere else. */
export const ADDRESS_HEADER = 'x-aisle-address';

export type AccountChange = 'change_account' | 'change_password';

/** What the library changed of whom while it answered a request. */
export type AccountChanges = Map<string, AccountChange>;

export interface SignedIn {
  sessionId: string;
  userId: string;
  email: string;
  name: string;
  /** To be set with the answer: a session that is used lives on. */
  cookies: string[];
}

export interface Accounts {
  /**
   * Answers the library's own endpoints, below ACCOUNTS_PATH.
   * @param within the transaction's store, where there is one; and where to put what was changed
   */
  handle(request: Request, within?: { store: Store; told?: AccountChanges }): Promise<Response>;
  /** Whose session the cookies of a request are. */
  signedIn(headers: Headers): Promise<SignedIn | undefined>;
}
