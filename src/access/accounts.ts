export const ACCOUNTS_PATH = '/api/auth';

/** The header that carries the caller's address to the library, which reads it from nowhere else. */
export const ADDRESS_HEADER = 'x-aisle-address';

/** What the library changed of whom while it answered a request. */
export type AccountChanges = Map<string, 'change_account' | 'change_password'>;

export interface SignedIn {
  sessionId: string;
  userId: string;
  email: string;
  name: string;
  /** To be set with the answer: a session that is used lives on. */
  cookies: string[];
}

export interface Accounts {
  /** Answers the library's own endpoints, below ACCOUNTS_PATH, and puts into `told` what it changed. */
  handle(request: Request, told?: AccountChanges): Promise<Response>;
  /** Whose session the cookies of a request are. */
  signedIn(headers: Headers): Promise<SignedIn | undefined>;
}
