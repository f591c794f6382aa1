import { createConsoleClient, post } from '../client/index.ts';

const client = createConsoleClient({});

/** The operations of the signed-in account. */
export const { account } = client;
export const organization = (organizationId: string) => client.organization(organizationId);

export interface Authenticated {
  /** Where to continue an authorization. */
  url?: string;
  /** The password was right, and a second step is required. */
  twoFactorRedirect?: boolean;
  twoFactorMethods?: string[];
  totpURI?: string;
  backupCodes?: string[];
}

/** @throws {CallError} */
export function authenticate(path: string, input: object): Promise<Authenticated> {
  return post(`/api/auth/${path}`, input);
}
