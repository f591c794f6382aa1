import { z } from 'zod';
import { type Call, operation } from '../actions/action.ts';
import type { ApiKey as KeyRecord } from '../domain/ports.ts';
import { PERMISSIONS, Permission } from '../domain/permissions.ts';
import { identifier } from '../domain/fields.ts';
import { Refusal } from '../domain/refusal.ts';
import { TEXT_LIMITS } from '../domain/text-limits.ts';
import { issueKey } from '../access/keys.ts';
import { ApiKey, Empty, givenName } from './records.ts';
import { HOUR_MS } from '../domain/durations.ts';

/** Keys in force of a member, and of the organization itself. */
const MAX_KEYS = 100;

const Issued = z.object({ key: z.string(), record: ApiKey });

export const list_keys = operation({
  permission: null,
  effect: 'read',
  input: Empty,
  output: z.array(ApiKey),
  async run(_input, call) {
    const keys = await call.store.keys.list(call.organizationId);
    return withAddresses(
      keys.filter((key) => isOwnOrManaged(key, call)),
      call,
    );
  },
});

export const create_key = operation({
  permission: null,
  effect: 'create',
  input: z.strictObject({
    name: givenName(),
    scope: z.enum(['user', 'organization']),
    permissions: z
      .array(Permission)
      .min(1, 'must name at least one permission')
      .max(PERMISSIONS.length, 'must name each permission once'),
    expiresAt: z.iso
      .datetime('must be a time such as 2030-01-31T00:00:00Z, or null')
      .max(TEXT_LIMITS.time, `must be at most ${TEXT_LIMITS.time} characters`)
      .refine((time) => Date.parse(time) > Date.now(), 'must be in the future')
      .nullable(),
  }),
  output: Issued,
  async run({ name, scope, permissions, expiresAt }, call) {
    const { organizationId, principal, store } = call;
    if (scope === 'organization' && !principal.permissions.has('keys:manage'))
      throw new Refusal(
        'forbidden',
        'Only owners and admins can create keys for the organization. Create a personal key instead.',
      );
    const beyond = permissions.find((permission) => !principal.permissions.has(permission));
    if (beyond !== undefined)
      throw new Refusal(
        'forbidden',
        `You cannot create a key with the permission ${beyond}, which your role does not have.`,
      );
    const userId = scope === 'user' ? principal.userId : null;
    const createdBy = principal.userId;
    await refuseTooMany(call, userId);
    const issued = await issueKey(store, { organizationId, name, userId, createdBy, permissions, expiresAt });
    call.changed(issued.record.keyId, null, issued.record);
    return { key: issued.key, record: await withAddress(issued.record, call) };
  },
});

export const roll_key = operation({
  permission: null,
  effect: 'create',
  input: z.strictObject({ keyId: identifier(), overlapHours: z.int().min(0).max(168) }),
  output: Issued,
  async run({ keyId, overlapHours }, call) {
    const { organizationId, principal, store } = call;
    const old = await keyInForce(keyId, call);
    // The holder of the new key's text acts as that user.
    if (old.userId !== null && old.userId !== principal.userId)
      throw new Refusal('forbidden', 'Only its user can roll a personal key. You can revoke it instead.');
    const { name, userId, permissions, expiresAt } = old;
    await refuseTooMany(call, userId);
    const beyond = permissions.find((permission) => !principal.permissions.has(permission));
    if (beyond !== undefined)
      throw new Refusal('forbidden', `This key has the permission ${beyond}, which your role does not have.`);
    const createdBy = principal.userId;
    const issued = await issueKey(store, { organizationId, name, userId, createdBy, permissions, expiresAt });
    await store.keys.expire(organizationId, keyId, new Date(Date.now() + overlapHours * HOUR_MS).toISOString());
    call.changed(keyId, old, await store.keys.find(organizationId, keyId));
    call.changed(issued.record.keyId, null, issued.record);
    return { key: issued.key, record: await withAddress(issued.record, call) };
  },
});

export const revoke_key = operation({
  permission: null,
  effect: 'delete',
  input: z.strictObject({ keyId: identifier() }),
  output: z.object({ keyId: z.string(), deleted: z.literal(true) }),
  async run({ keyId }, call) {
    await keyInForce(keyId, call);
    const change = await call.store.keys.revoke(call.organizationId, keyId);
    if (!change) throw noKey();
    call.changed(keyId, change.before, change.after);
    return { keyId, deleted: true as const };
  },
});

/** Each key is a caller of its own for the limits on calls. @param userId null for the organization's keys */
async function refuseTooMany({ organizationId, store }: Call, userId: string | null): Promise<void> {
  if ((await store.keys.countInForce(organizationId, userId)) >= MAX_KEYS)
    throw new Refusal('quota_exceeded', `There are ${MAX_KEYS} active keys. Revoke those that are not used any more.`);
}

/** Members have their own keys; only members who manage keys see those of others and of the organization. */
function isOwnOrManaged(key: KeyRecord, { principal }: Call): boolean {
  return principal.permissions.has('keys:manage') || (key.userId !== null && key.userId === principal.userId);
}

async function keyInForce(keyId: string, call: Call): Promise<KeyRecord> {
  const key = await call.store.keys.find(call.organizationId, keyId);
  if (!key || key.revokedAt !== null || !isOwnOrManaged(key, call)) throw noKey();
  if (key.expiresAt !== null && Date.parse(key.expiresAt) <= Date.now()) throw noKey();
  return key;
}

async function withAddresses(keys: KeyRecord[], { organizationId, store }: Call) {
  const emails = new Map((await store.members.list(organizationId)).map(({ userId, email }) => [userId, email]));
  const emailOf = (userId: string | null) => (userId === null ? null : (emails.get(userId) ?? 'a former member'));
  return keys.map((key) => ({ ...key, userEmail: emailOf(key.userId), createdBy: emailOf(key.createdBy) }));
}

async function withAddress(key: KeyRecord, call: Call) {
  const [known] = await withAddresses([key], call);
  if (!known) throw new Error('The key was not found.');
  return known;
}

function noKey(): Refusal {
  return new Refusal('key_not_found', 'Active key not found. List the keys to see those that are active.');
}
