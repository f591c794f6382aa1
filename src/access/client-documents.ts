import type { ClientDiscovery } from '@better-auth/oauth-provider';
import { registerClientMetadataDocument } from '@better-auth/oauth-provider/internal';
import { isAPIError } from 'better-auth/api';
import { z } from 'zod';
import { text } from '../domain/fields.ts';
import { TEXT_LIMITS } from '../domain/text-limits.ts';
import { isHttpUrl } from '../domain/url.ts';
import { clientName } from './registration.ts';
import { HOUR_MS } from '../domain/durations.ts';

/** Fetches the text of a JSON document at an https address; rejects on failure. Guarded against private networks. */
export type DocumentFetch = (url: string) => Promise<string>;

export type ClientDocuments = ClientDiscovery;

const ID = 'client-metadata-document';
const FRESH_MS = HOUR_MS;

const uri = text(TEXT_LIMITS.url);

/** The fields that we read of a client's description; it may have more. */
export const ClientDocument = z.object({
  client_id: uri,
  client_name: clientName,
  client_uri: uri
    .refine((value) => isHttpUrl(value) && value.startsWith('https:'), 'must be an https:// URL')
    .optional(),
  redirect_uris: z.array(uri).min(1).max(20),
  grant_types: z.array(text(TEXT_LIMITS.oauthValue)).max(20).optional(),
  response_types: z.array(text(TEXT_LIMITS.oauthValue)).max(20).optional(),
  token_endpoint_auth_method: z.literal('none').default('none'),
});

/**
 * Clients identified by the https address of a document that describes them, instead of by registration
 * (draft-ietf-oauth-client-id-metadata-document, as MCP 2026-07-28 has it). Refetched after an hour.
 */
export function createClientDocuments(fetchDocument: DocumentFetch): ClientDocuments {
  return {
    id: ID,
    matches: isDocumentAddress,
    discoveryMetadata: { client_id_metadata_document_supported: true },
    async resolve(ctx, clientId, existing) {
      const readAt = existing?.updatedAt?.getTime() ?? 0;
      if (existing && Date.now() - readAt < FRESH_MS) return existing;
      const options = ctx.context.getPlugin('oauth-provider')?.options;
      const document = await fetchDocument(clientId).catch(() => undefined);
      // A known client keeps working while its site is down.
      if (document === undefined) return existing ?? null;
      const described = read(document, clientId);
      if (!options || !described) return null;
      try {
        const { client } = await registerClientMetadataDocument(ctx, options, {
          metadata: described,
          clientId,
          clientDiscoveryId: ID,
          ...(existing && { existingClient: existing }),
        });
        return client;
      } catch (error) {
        // Reject a client whose addresses cannot be trusted.
        if (isAPIError(error)) return null;
        throw error;
      }
    },
  };
}

/** True for an https address with a path and nothing that would allow two spellings of one client. */
export function isDocumentAddress(clientId: string): boolean {
  if (!clientId.startsWith('https://') || !URL.canParse(clientId)) return false;
  const url = new URL(clientId);
  return url.href === clientId && url.pathname !== '/' && !url.hash && !url.username && !url.password;
}

/** Returns undefined when it is not a description, or describes another client. */
function read(document: string, clientId: string) {
  try {
    const { client_id, client_name, client_uri, ...described } = ClientDocument.parse(JSON.parse(document));
    if (client_id !== clientId) return undefined;
    const grants = described.grant_types ?? ['authorization_code', 'refresh_token'];
    return {
      ...described,
      client_id,
      ...(client_name !== undefined && { client_name }),
      ...(client_uri !== undefined && { client_uri }),
      grant_types: grants.filter((grant) => grant === 'authorization_code' || grant === 'refresh_token'),
      response_types: ['code' as const],
    };
  } catch {
    return undefined;
  }
}
