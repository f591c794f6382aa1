import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { type Permission, rolePermissions } from '../domain/permissions.ts';
import type { ApiKey, Store } from '../domain/ports.ts';
import type { Origin, Principal } from '../domain/principal.ts';

/** `aisle_sk_`, the organization's unique part, `_`, 256 random bits in base64url. */
const KEY_FORMAT = /^aisle_sk_([0-9a-z]{26})_[\w-]{43}$/;

const TOUCH_INTERVAL_MS = 60_000;

const hashOf = (key: string) => createHash('sha256').update(key).digest();

/**
 * Issues a key. Its text is in the answer and nowhere else: we keep the hash.
 * @param options.userId the user it acts as; null for a key of the organization
 */
export async function issueKey(
  store: Store,
  options: {
    organizationId: string;
    userId: string | null;
    permissions: readonly Permission[];
    expiresAt: string | null;
  },
): Promise<{ key: string; record: ApiKey }> {
  const prefix = `aisle_sk_${options.organizationId.slice(4)}`;
  const key = `${prefix}_${randomBytes(32).toString('base64url')}`;
  const record = await store.keys.insert({ ...options, prefix, lastFour: key.slice(-4), hash: hashOf(key) });
  return { key, record };
}

/** Tells who an Authorization header speaks for. */
export type Authenticate = (header: string | undefined, via: Origin['via']) => Promise<Principal | undefined>;

/** Checks bearer keys, each with one SELECT: what was revoked or taken from a member counts at the next call. */
export function createAuthenticate(store: Store, now: () => number = Date.now): Authenticate {
  return async (header, via) => {
    const key = /^Bearer +(\S+) *$/i.exec(header ?? '')?.[1];
    const [, organization] = KEY_FORMAT.exec(key ?? '') ?? [];
    if (!key || !organization) return undefined;
    const hash = hashOf(key);
    const stored = await store.keys.findByHash(`org_${organization}`, hash);
    if (!stored || !timingSafeEqual(stored.hash, hash)) return undefined;
    if (stored.revokedAt !== null) return undefined;
    if (stored.expiresAt !== null && Date.parse(stored.expiresAt) <= now()) return undefined;
    // A user's key dies with the membership.
    if (stored.userId !== null && stored.role === null) return undefined;
    if (stored.lastUsedAt === null || now() - Date.parse(stored.lastUsedAt) > TOUCH_INTERVAL_MS)
      await store.keys.touch(stored.organizationId, stored.keyId, via);
    const bound = stored.role === null ? stored.permissions : rolePermissions[stored.role];
    return {
      organizationId: stored.organizationId,
      permissions: new Set(stored.permissions.filter((permission) => bound.includes(permission))),
      keyId: stored.keyId,
      userId: stored.userId,
    };
  };
}
