import { createConsoleClient, post } from '../client/index.ts';

const client = createConsoleClient({});

/** The operations of the signed-in account. */
export const { account } = client;
export const organization = (organizationId: string) => client.organization(organizationId);

export interface Authenticated {
  /** URL that continues an authorization. */
  url?: string;
  /** True if the password was correct and a second factor is required. */
  twoFactorRedirect?: boolean;
  twoFactorMethods?: string[];
  totpURI?: string;
  backupCodes?: string[];
}

/** @throws {CallError} */
export function authenticate(path: string, input: object): Promise<Authenticated> {
  return post(`/api/auth/${path}`, input);
}
