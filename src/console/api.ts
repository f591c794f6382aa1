import { createConsoleClient, post } from '../client/index.ts';

const client = createConsoleClient({});

/** The operations of the signed-in account… */
export const { account } = client;
/** …and those of an organization. */
export const organization = (organizationId: string) => client.organization(organizationId);

/** What the answers hold, each where it belongs. */
export interface Authenticated {
  /** Where an authorization goes on. */
  url?: string;
  /** The password was right, and something else is needed. */
  twoFactorRedirect?: boolean;
  twoFactorMethods?: string[];
  totpURI?: string;
  backupCodes?: string[];
}

/**
 * Signing in and out, passwords and e-mail. During an authorization the answer says where to go on.
 * @throws {CallError}
 */
export function authenticate(path: string, input: object): Promise<Authenticated> {
  return post(`/api/auth/${path}`, input);
}
