import { z } from 'zod';
import { cleanClientName } from '../domain/client-name.ts';
import { text } from '../domain/fields.ts';
import { TEXT_LIMITS } from '../domain/text-limits.ts';
import { isHttpUrl } from '../domain/url.ts';

/** Accepted addresses that are not web pages: each belongs to one application and is published by its makers. */
const PRIVATE_REDIRECTS = new Set([
  'cursor://anysphere.cursor-mcp/oauth/callback',
  'cursor://anysphere.cursor-retrieval/oauth/callback',
  'vscode://vscode.github-authentication/did-authenticate',
]);

const GRANTS = ['authorization_code', 'refresh_token'];

/** Replaces a private address while the library, which does not support them, checks the registration. */
const PLACEHOLDER = 'http://127.0.0.1/';

/** Limits on the values of one field. */
const MAX_VALUES = 50;

const value = text(TEXT_LIMITS.oauthValue);
const uri = text(TEXT_LIMITS.url);
/** A page about the client; an invalid address is ignored. */
const page = uri.refine(isHttpUrl).optional().catch(undefined);

/** The name shown to users; a name with nothing to show counts as absent. */
export const clientName = text(TEXT_LIMITS.name)
  .transform((name) => cleanClientName(name) || undefined)
  .optional();

/** The registration fields that we use; a client's own keys, and anything else, are ignored (RFC 7591, section 2). */
export const Registration = z.object({
  redirect_uris: z.array(uri).max(20).optional(),
  token_endpoint_auth_method: value.optional(),
  grant_types: z.array(value).max(MAX_VALUES).optional(),
  response_types: z.array(value).max(MAX_VALUES).optional(),
  application_type: value.optional(),
  scope: value.optional(),
  client_name: clientName,
  client_uri: page,
  logo_uri: page,
  software_id: text(TEXT_LIMITS.name).optional(),
  software_version: text(TEXT_LIMITS.name).optional(),
});

/**
 * Adapts a registration (RFC 7591) for the account library. Current clients omit application_type, which the library
 * reads as a web application, so it refuses their loopback addresses; and they name grants and scopes of other servers.
 * @returns the fault of the registration; or the body for the library, and the addresses to store for the client if the
 * library must not see them
 */
export function readRegistration(
  body: unknown,
  scopes: readonly string[],
): { fault: string } | { body: object; redirectUris?: string[] } {
  const { data, error } = Registration.safeParse(body);
  if (!data) return { fault: `${error.issues[0]?.path.join('.')}: ${error.issues[0]?.message}` };
  const { redirect_uris: redirectUris = [], grant_types: grants = GRANTS, application_type, scope, ...rest } = data;
  const isNative = redirectUris.some((address) => !address.startsWith('https://'));
  const known = redirectUris.map((address) => (PRIVATE_REDIRECTS.has(address) ? PLACEHOLDER : address));
  const wanted = scope?.split(' ').filter((name) => scopes.includes(name));
  return {
    body: {
      ...rest,
      redirect_uris: [...new Set(known)],
      grant_types: grants.filter((grant) => GRANTS.includes(grant)),
      ...(application_type === undefined ? isNative && { application_type: 'native' } : { application_type }),
      ...(wanted && wanted.length > 0 && { scope: wanted.join(' ') }),
    },
    ...(redirectUris.some((address) => PRIVATE_REDIRECTS.has(address)) && { redirectUris }),
  };
}
