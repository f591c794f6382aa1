import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { type Permission, rolePermissions } from '../domain/permissions.ts';
import type { ApiKey, Store } from '../domain/ports.ts';
import type { Origin, Principal } from '../domain/principal.ts';
import { isStale } from './last-use.ts';

/** `aisle_sk_`, the organization's unique part, `_`, 256 random bits in base64url. */
const KEY_FORMAT = /^aisle_sk_([0-9a-z]{26})_[\w-]{43}$/;

const hashOf = (key: string) => createHash('sha256').update(key).digest();

export interface KeyOptions {
  organizationId: string;
  /** A label for people. */
  name?: string;
  /** The user it acts as; null for a key of the organization. */
  userId: string | null;
  /** Null when the operator creates it. */
  createdBy?: string | null;
  permissions: readonly Permission[];
  expiresAt: string | null;
}

/** Issues a key. The answer alone contains its text: we store the hash. */
export async function issueKey(
  store: Store,
  { name = '', createdBy = null, ...options }: KeyOptions,
): Promise<{ key: string; record: ApiKey }> {
  const prefix = `aisle_sk_${options.organizationId.slice(4)}`;
  const key = `${prefix}_${randomBytes(32).toString('base64url')}`;
  const made = { ...options, name, createdBy, prefix, lastFour: key.slice(-4), hash: hashOf(key) };
  return { key, record: await store.keys.insert(made) };
}

/** Identifies a key's caller in one SELECT, so that a revoked key or a lowered role takes effect at the next call. */
export async function checkKey(
  store: Store,
  key: string,
  via: Origin['via'],
  now: number,
): Promise<Principal | undefined> {
  const [, organization] = KEY_FORMAT.exec(key) ?? [];
  if (!organization) return undefined;
  const hash = hashOf(key);
  const stored = await store.keys.findByHash(`org_${organization}`, hash);
  if (!stored || !timingSafeEqual(stored.hash, hash)) return undefined;
  if (stored.revokedAt !== null) return undefined;
  if (stored.expiresAt !== null && Date.parse(stored.expiresAt) <= now) return undefined;
  // A user's key ends with the membership.
  if (stored.userId !== null && stored.role === null) return undefined;
  if (isStale(stored.lastUsedAt, now)) await store.keys.touch(stored.organizationId, stored.keyId, via);
  const bound = stored.role === null ? stored.permissions : rolePermissions[stored.role];
  return {
    organizationId: stored.organizationId,
    permissions: new Set(stored.permissions.filter((permission) => bound.includes(permission))),
    withheld: new Set(),
    keyId: stored.keyId,
    userId: stored.userId,
    clientId: null,
  };
}
