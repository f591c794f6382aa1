import type { Store } from '../domain/ports.ts';
import type { Principal } from '../domain/principal.ts';
import { checkKey } from './keys.ts';
import { ACCESS_TOKEN_PREFIX, checkToken } from './tokens.ts';

/**
 * Identifies the caller by an Authorization header.
 * @param resource where access tokens are accepted: the address that they were issued for
 */
export type Authenticate = (
  header: string | undefined,
  via: 'rest' | 'mcp',
  resource?: string,
) => Promise<Principal | undefined>;

/** Checks bearer keys and, on the MCP endpoint, the access tokens of applications. */
export function createAuthenticate(store: Store, now: () => number = Date.now): Authenticate {
  return async (header, via, resource) => {
    const bearer = /^Bearer +(\S+) *$/i.exec(header ?? '')?.[1];
    if (bearer === undefined) return undefined;
    if (!bearer.startsWith(ACCESS_TOKEN_PREFIX)) return checkKey(store, bearer, via, now());
    return resource === undefined ? undefined : checkToken(store, bearer, resource, now());
  };
}

/** A caller's key for rate limits. */
export function callerId({ keyId, clientId, userId, organizationId }: Principal): string {
  return keyId ?? `${organizationId} ${userId} ${clientId}`;
}
