import { createConsoleClient, post } from '../client/index.ts';

const client = createConsoleClient({});

/** The operations of the signed-in account… */
export const { account } = client;
/** …and those of an organization. */
export const organization = (organizationId: string) => client.organization(organizationId);

/**
 * Signing in and out, passwords and e-mail. During an authorization the answer says where to go on.
 * @throws {CallError}
 */
export function authenticate(path: string, input: object): Promise<{ url?: string }> {
  return post(`/api/auth/${path}`, input);
}
