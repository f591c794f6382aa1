import { createConsoleClient, post, send } from '../client/index.ts';
import type { KnowledgeDraft } from './types.ts';

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

/** Converts a file to drafts of knowledge entries. @throws {CallError} */
export async function importDocument(
  organizationId: string,
  assistantId: string,
  file: File,
): Promise<KnowledgeDraft[]> {
  const query = new URLSearchParams({ assistantId, name: file.name });
  const answer = await send(`/api/console/organizations/${organizationId}/import-document?${query}`, file);
  return (answer as { result: { drafts: KnowledgeDraft[] } }).result.drafts;
}
