import { createHash } from 'node:crypto';
import { type Permission, rolePermissions } from '../domain/permissions.ts';
import type { Store } from '../domain/ports.ts';
import type { Principal } from '../domain/principal.ts';
import { isStale } from './last-use.ts';

/** Scopes that an application can be approved for: to read, and also to change what the user's role allows. */
export const READ_SCOPE = 'mcp:read';
export const WRITE_SCOPE = 'mcp:write';
/** Lets a client stay connected without the user. */
export const OFFLINE_SCOPE = 'offline_access';
export const SCOPES = [READ_SCOPE, WRITE_SCOPE, OFFLINE_SCOPE];

/** The resource that access tokens are issued for: this path of the service. */
export const MCP_PATH = '/api/mcp';

export const ACCESS_TOKEN_PREFIX = 'aisle_at_';
export const REFRESH_TOKEN_PREFIX = 'aisle_rt_';

/** Permissions of read-only access. */
const READ_PERMISSIONS: ReadonlySet<Permission> = new Set(['assistants:view']);

/** The form in which the account library stores a token: the SHA-256 of the text after the prefix. */
export function hashToken(token: string, prefix: string): string {
  return createHash('sha256').update(token.slice(prefix.length)).digest('base64url');
}

/**
 * Identifies an access token's caller in one SELECT over the token, its approval, the membership and the client, so
 * that disconnecting an application, lowering a role or removing a member takes effect at the next call.
 * @param resource the address that the token must have been issued for (RFC 8707)
 */
export async function checkToken(
  store: Store,
  token: string,
  resource: string,
  now: number,
): Promise<Principal | undefined> {
  const stored = await store.connectedApps.findByToken(hashToken(token, ACCESS_TOKEN_PREFIX));
  if (!stored || Date.parse(stored.expiresAt) <= now || !stored.resources?.includes(resource)) return undefined;
  const scopes = new Set(stored.scopes).intersection(new Set(stored.approvedScopes));
  if (!scopes.has(READ_SCOPE) && !scopes.has(WRITE_SCOPE)) return undefined;
  if (isStale(stored.lastUsedAt, now)) await store.connectedApps.touch(stored.organizationId, stored.connectedAppId);
  const allowed = rolePermissions[stored.role];
  const mayChange = scopes.has(WRITE_SCOPE);
  const isApproved = (permission: Permission) => mayChange || READ_PERMISSIONS.has(permission);
  return {
    organizationId: stored.organizationId,
    permissions: new Set(allowed.filter(isApproved)),
    withheld: new Set(allowed.filter((permission) => !isApproved(permission))),
    keyId: null,
    userId: stored.userId,
    clientId: stored.clientId,
  };
}
