import { randomBytes } from 'node:crypto';
import type { Accounts } from './accounts.ts';
import type { AccountsOptions } from './account-library.ts';

export interface SharedOptions extends Omit<AccountsOptions, 'origin' | 'secret'> {
  /** Signs cookies; without one, the database stores one for all processes. */
  secret: string | undefined;
}

/**
 * Accounts by public address: cookies, links and tokens are made for the address in use. The library is loaded with the
 * first of them, which a service without user accounts never needs.
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
    // Retry after a transient failure.
    accounts.catch(() => known.delete(baseUrl));
    return accounts;
  };
}
