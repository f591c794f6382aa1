import { randomBytes } from 'node:crypto';
import type { Accounts } from './accounts.ts';
import type { AccountsOptions } from './account-library.ts';

export interface SharedOptions extends Omit<AccountsOptions, 'origin' | 'secret'> {
  /** Signs cookies; without one, the database keeps one for all processes. */
  secret: string | undefined;
}

/**
 * The accounts as reached at one address or another: cookies, links and tokens are made for the one in use. The library
 * is loaded with the first of them, which a service without people never needs.
 */
export function createAccountsByAddress({ secret, ...options }: SharedOptions): (baseUrl: string) => Promise<Accounts> {
  const known = new Map<string, Promise<Accounts>>();
  async function load(origin: string): Promise<Accounts> {
    const { createAccounts } = await import('./account-library.ts');
    const made = randomBytes(32).toString('base64url');
    return createAccounts({
      ...options,
      origin,
      secret: secret ?? (await options.store.secrets.ensure('accounts', made)),
    });
  }
  return (baseUrl) => {
    const accounts = known.get(baseUrl) ?? load(baseUrl);
    known.set(baseUrl, accounts);
    // What failed for the moment is tried again.
    accounts.catch(() => known.delete(baseUrl));
    return accounts;
  };
}
