import { issueKey } from '../access/keys.ts';
import { readConfig } from '../config.ts';
import { PERMISSIONS, type Permission, ROLES, type Role, rolePermissions } from '../domain/permissions.ts';
import type { ApiKey, Store } from '../domain/ports.ts';
import { openDatabase } from '../storage/database.ts';
import { Usage, readArgs } from './index.ts';
import { theOne } from './organization.ts';
import { type RecordChange, recorder } from './record.ts';

const OPTIONS = {
  organization: { type: 'string' },
  permissions: { type: 'string' },
  user: { type: 'string' },
  expires: { type: 'string' },
  json: { type: 'boolean', default: false },
} as const;

interface KeysCommandOptions {
  organization?: string;
  permissions?: string;
  user?: string;
  expires?: string;
  json: boolean;
  keyId: string;
}

/** Each verb checks its arguments and returns a function of the store, whose result is printed. */
const verbs: Record<string, (options: KeysCommandOptions) => (store: Store) => Promise<string>> = {
  create,
  list,
  revoke,
};

export async function run([name = '', ...args]: string[]): Promise<void> {
  const verb = Object.hasOwn(verbs, name) ? verbs[name] : undefined;
  if (!verb) throw new Usage('keys must be followed by create, list or revoke.');
  const words = name === 'revoke' ? 1 : 0;
  const { values, positionals } = readArgs(args, OPTIONS, { min: words, max: words });
  const work = verb({ ...values, keyId: positionals[0] ?? '' });
  const database = await openDatabase(readConfig(process.env));
  try {
    process.stdout.write(await database.store.transaction(work));
  } finally {
    await database.close();
  }
}

/** Every check that does not need the database. */
function checkCreate({ organization, permissions, user, expires }: KeysCommandOptions) {
  if (!organization?.trim()) throw new Usage('keys create requires --organization NAME.');
  if (!permissions) throw new Usage(`keys create requires --permissions, one or more of: ${PERMISSIONS.join(', ')}.`);
  const names = permissions.split(',').map((name) => name.trim());
  const unknown = names.find((name) => !PERMISSIONS.some((permission) => permission === name));
  if (unknown !== undefined)
    throw new Usage(`Unknown permission: "${unknown}". Available permissions: ${PERMISSIONS.join(', ')}.`);
  if (user !== undefined && !/^[^\s@]+@[^\s@]+$/.test(user))
    throw new Usage(`--user must be an email address, not ${user}.`);
  const expiry = expires === undefined ? null : new Date(expires);
  if (expiry && !(expiry.getTime() > Date.now() && expiry.getUTCFullYear() < 10_000))
    throw new Usage(`--expires must be a future date such as 2030-01-31, not ${expires}.`);
  return {
    organization: organization.trim(),
    permissions: PERMISSIONS.filter((permission) => names.includes(permission)),
    expiresAt: expiry?.toISOString() ?? null,
  };
}

function create(options: KeysCommandOptions) {
  const { user, json } = options;
  const { permissions, expiresAt, ...checked } = checkCreate(options);
  return async (store: Store) => {
    const { organizations, isNew } = await store.organizations.ensure(checked.organization);
    const organization = theOne(organizations, checked.organization);
    const { organizationId } = organization;
    const record = recorder(store, organizationId);
    if (isNew) await record('create_organization', organizationId, { before: null, after: organization });
    const userId = user === undefined ? null : await member(store, organizationId, user, permissions, record);
    const { key, record: made } = await issueKey(store, { organizationId, userId, permissions, expiresAt });
    await record('create_key', made.keyId, { before: null, after: made });
    if (json) return jsonLine({ key, ...made, organization: organization.name });
    const acting = user === undefined ? '' : `, acting as ${user}`;
    return `${key}\n\nFor ${organization.name} (${organizationId})${acting}: ${permissions.join(', ')}.\nSave this key now: it will not be shown again. Its id is ${made.keyId}.\n`;
  };
}

function list({ organization, json }: KeysCommandOptions) {
  return async (store: Store) => {
    const known =
      organization === undefined ? undefined : theOne(await store.organizations.find(organization), organization);
    const keys = await store.keys.list(known?.organizationId);
    if (json) return jsonLine(keys);
    const lines = keys.map((key) =>
      [
        key.keyId,
        `…${key.lastFour}`,
        key.organizationId,
        key.userId ?? 'organization',
        stateOf(key),
        key.permissions.join(','),
      ].join('  '),
    );
    return keys.length > 0 ? `${lines.join('\n')}\n` : 'No API keys yet.\n';
  };
}

function revoke({ keyId, json }: KeysCommandOptions) {
  return async (store: Store) => {
    const key = (await store.keys.list()).find((candidate) => candidate.keyId === keyId);
    const change = key && (await store.keys.revoke(key.organizationId, keyId));
    if (!change)
      throw new Error(
        key ? `Key ${keyId} is already revoked.` : `Key ${keyId} not found. Run "keys list" to see all keys.`,
      );
    await recorder(store, change.after.organizationId)('revoke_key', keyId, change);
    return json ? jsonLine({ keyId, revoked: true }) : `Revoked key ${keyId}.\n`;
  };
}

/** Returns the user's id, and makes them a member if they are not one; a key never exceeds its user's role. */
async function member(
  store: Store,
  organizationId: string,
  email: string,
  permissions: Permission[],
  record: RecordChange,
): Promise<string> {
  const { userId, isClaimed } = await store.users.ensure(email);
  if (isClaimed)
    throw new Error(`${email} is not confirmed. Its owner must first open the link in the confirmation email.`);
  const role = (await store.members.find(organizationId, userId))?.role;
  const allows = (candidate: Role) =>
    permissions.every((permission) => rolePermissions[candidate].includes(permission));
  if (role === undefined) {
    const least = ROLES.toReversed().find(allows) ?? 'admin';
    await store.members.add(organizationId, userId, least);
    await record('add_member', userId, { before: null, after: { userId, email, role: least } });
  } else if (!allows(role))
    throw new Error(
      `${email} has the role ${role} in this organization, which allows only: ${rolePermissions[role].join(', ')}.`,
    );
  return userId;
}

function stateOf({ revokedAt, expiresAt }: ApiKey): string {
  if (revokedAt !== null) return `revoked ${revokedAt}`;
  return expiresAt === null ? 'no expiry' : `expires ${expiresAt}`;
}

function jsonLine(value: unknown): string {
  return `${JSON.stringify(value)}\n`;
}
