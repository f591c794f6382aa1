import { describe, expect, it } from 'vitest';
import { PERMISSIONS, type Role } from '../../src/domain/permissions.ts';
import { sharedService } from '../setup/service.ts';
import { snapshot } from '../setup/snapshot.ts';
import { type Person, createCast, join } from '../setup/visitor.ts';

interface KeyRecord {
  keyId: string;
  scope: string;
  createdBy: string | null;
  userEmail: string | null;
  permissions: string[];
  lastFour: string;
  expiresAt: string | null;
  revokedAt: string | null;
}

interface Issued {
  key: string;
  record: KeyRecord;
}

const service = await sharedService();
const cast = await createCast(service);

const VIEW = ['assistants:view'];

const path = () => `organizations/${cast.organizationId}`;
const create = (person: Pick<Person, 'result'>, more: object = {}) =>
  person.result<Issued>(`${path()}/create_key`, {
    name: 'Key',
    scope: 'user',
    permissions: VIEW,
    expiresAt: null,
    ...more,
  });
const list = (person: Pick<Person, 'result'>) => person.result<KeyRecord[]>(`${path()}/list_keys`);
const roll = (person: Pick<Person, 'result'>, keyId: string, overlapHours: number) =>
  person.result<Issued>(`${path()}/roll_key`, { keyId, overlapHours });
const statusOf = async (key: string, action = 'list_assistants') => (await service.call(key, action)).status;

async function refused(person: Person, operation: string, input: object) {
  const before = await snapshot(service);
  const { status, body } = await person.organization(cast.organizationId, operation, input);
  expect(await snapshot(service)).toEqual(before);
  return [status, body.error?.code];
}

it('is refused if there are a hundred active ones, and not for others', async () => {
  const member = await join(service, cast.owner, 'viewer');
  const first = await create(member);
  await service.pool.query(
    `insert into api_keys (organization_id, key_id, name, user_id, created_by, permissions, prefix, last_four, hash)
     select organization_id, key_id || number, name, user_id, created_by, permissions, prefix, last_four, hash || number::text::bytea
     from api_keys, generate_series(2, 100) as number where key_id = $1`,
    [first.record.keyId],
  );
  const more = { name: 'Key', scope: 'user', permissions: VIEW, expiresAt: null };
  expect(await refused(member, 'create_key', more)).toEqual([400, 'quota_exceeded']);
  expect(await refused(member, 'roll_key', { keyId: first.record.keyId, overlapHours: 0 })).toEqual([
    400,
    'quota_exceeded',
  ]);
  await create(cast.viewer);
  await member.result(`${path()}/revoke_key`, { keyId: first.record.keyId });
  await create(member);
});

describe('a key', () => {
  const good = { name: 'Key', scope: 'user', permissions: VIEW, expiresAt: null };

  it.each([
    {},
    { ...good, name: '' },
    { ...good, name: '  ' },
    { ...good, name: 'x'.repeat(201) },
    { ...good, scope: 'assistant' },
    { ...good, permissions: [] },
    { ...good, permissions: ['keys:manage'] },
    { ...good, permissions: 'assistants:view' },
    { ...good, expiresAt: undefined },
    { ...good, expiresAt: '2020-01-01T00:00:00Z' },
    { ...good, expiresAt: '2999-01-01' },
    { ...good, expiresAt: 'never' },
    { ...good, userId: 'usr_1' },
  ])('is not created from %j', async (input) => {
    expect(await refused(cast.owner, 'create_key', input)).toEqual([400, 'invalid_input']);
  });

  it.each<[role: Role, scope: string, permission: string]>([
    ['viewer', 'user', 'catalogue:edit'],
    ['viewer', 'organization', 'assistants:view'],
    ['editor', 'user', 'assistants:edit'],
    ['editor', 'user', 'assistants:delete'],
    ['editor', 'organization', 'assistants:view'],
  ])('is not created by the %s, for the %s, with %s', async (role, scope, permission) => {
    const input = { ...good, scope, permissions: ['assistants:view', permission] };
    expect(await refused(cast[role], 'create_key', input)).toEqual([403, 'forbidden']);
  });

  it('is shown once, stored as a hash, and works immediately', async () => {
    const { key, record } = await create(cast.admin, {
      name: ' Feed ',
      scope: 'organization',
      permissions: PERMISSIONS,
    });
    expect(record).toMatchObject({ name: 'Feed', scope: 'organization', createdBy: cast.admin.email, userEmail: null });
    expect(key.endsWith(record.lastFour)).toBe(true);
    expect(await statusOf(key, 'create_assistant')).toBe(400);
    const listed = await list(cast.owner);
    expect(listed.find(({ keyId }) => keyId === record.keyId)).toEqual({
      ...record,
      lastUsedAt: expect.any(String),
      lastUsedVia: 'rest',
    });
    const secret = key.slice(-43);
    expect(JSON.stringify(listed)).not.toMatch(new RegExp(`${secret}|hash`));
    expect(JSON.stringify(await snapshot(service))).not.toContain(secret);
  });

  it('expires at the given time', async () => {
    const { key, record } = await create(cast.owner, { expiresAt: '2999-01-31T08:00:00Z' });
    expect(record.expiresAt).toBe('2999-01-31T08:00:00.000Z');
    expect(await statusOf(key)).toBe(200);
    await service.pool.query('update api_keys set expires_at = now() where key_id = $1', [record.keyId]);
    expect(await statusOf(key)).toBe(401);
  });

  it("is bounded by its user's role, lowered and raised, from the next call on", async () => {
    const admin = await join(service, cast.owner, 'admin');
    const { key } = await create(admin, { permissions: PERMISSIONS });
    const statuses = async () => [
      await statusOf(key),
      await statusOf(key, 'create_assistant'),
      await statusOf(key, 'add_product'),
    ];
    const lowered = (role: Role) => cast.owner.result(`${path()}/change_role`, { userId: admin.userId, role });
    expect(await statuses()).toEqual([200, 400, 400]);
    await lowered('editor');
    expect(await statuses()).toEqual([200, 403, 400]);
    await lowered('viewer');
    expect(await statuses()).toEqual([200, 403, 403]);
    await lowered('admin');
    expect(await statuses()).toEqual([200, 400, 400]);
    await cast.owner.result(`${path()}/remove_member`, { userId: admin.userId });
    expect(await statuses()).toEqual([401, 401, 401]);
  });

  it('of the organization outlives its creator', async () => {
    const admin = await join(service, cast.owner, 'admin');
    const { key, record } = await create(admin, { scope: 'organization' });
    await admin.result(`${path()}/leave_organization`);
    expect(await statusOf(key)).toBe(200);
    expect((await list(cast.owner)).find(({ keyId }) => keyId === record.keyId)).toMatchObject({
      createdBy: 'a former member',
    });
  });

  it('of a former member is not restored when they rejoin', async () => {
    const editor = await join(service, cast.owner, 'editor');
    const { key } = await create(editor);
    await editor.result(`${path()}/leave_organization`);
    const { token } = await cast.owner.result<{ token: string }>(`${path()}/create_invitation`, { role: 'editor' });
    await editor.result('account/accept_invitation', { token });
    expect(await statusOf(key)).toBe(401);
  });
});

describe('the list of keys', () => {
  it.each<[Role, Role[]]>([
    ['owner', ['owner', 'admin', 'editor', 'viewer']],
    ['admin', ['owner', 'admin', 'editor', 'viewer']],
    ['editor', ['editor']],
    ['viewer', ['viewer']],
  ])('shows the %s those of %j', async (role, seen) => {
    const made = new Map<string, string>();
    for (const each of ['owner', 'admin', 'editor', 'viewer'] as const)
      made.set((await create(cast[each])).record.keyId, each);
    const organizations = (await create(cast.owner, { scope: 'organization' })).record.keyId;
    const listed = (await list(cast[role])).map(({ keyId }) => keyId);
    const owners = listed.map((keyId) => made.get(keyId)).filter((owner) => owner !== undefined);
    expect(new Set(owners)).toEqual(new Set(seen));
    expect(listed.includes(organizations)).toBe(seen.length > 1);
  });
});

describe('rolling a key', () => {
  it.each([-1, 169, 1.5, '24', null, undefined])('is refused for an overlap of %j hours', async (overlapHours) => {
    const { keyId } = (await create(cast.owner)).record;
    expect(await refused(cast.owner, 'roll_key', { keyId, overlapHours })).toEqual([400, 'invalid_input']);
  });

  it('ends the old one immediately without an overlap', async () => {
    const { key, record } = await create(cast.editor, { permissions: ['assistants:view', 'catalogue:edit'] });
    const rolled = await roll(cast.editor, record.keyId, 0);
    expect([await statusOf(key), await statusOf(rolled.key)]).toEqual([401, 200]);
    const { keyId, lastFour, createdAt, ...rest } = rolled.record as KeyRecord & { createdAt: string };
    expect({ ...record, keyId, lastFour, createdAt }).toEqual({ keyId, lastFour, createdAt, ...rest });
    expect(keyId).not.toBe(record.keyId);
  });

  it('keeps the old one valid for the overlap only', async () => {
    const { key, record } = await create(cast.owner);
    const rolled = await roll(cast.owner, record.keyId, 24);
    expect([await statusOf(key), await statusOf(rolled.key)]).toEqual([200, 200]);
    const old = (await list(cast.owner)).find(({ keyId }) => keyId === record.keyId);
    const hours = (Date.parse(old?.expiresAt ?? '') - Date.now()) / 3_600_000;
    expect(hours).toBeGreaterThan(23.9);
    expect(hours).toBeLessThanOrEqual(24);
    expect(rolled.record.expiresAt).toBeNull();
  });

  it('does not prolong the old one', async () => {
    const expiresAt = new Date(Date.now() + 3_600_000).toISOString();
    const { record } = await create(cast.owner, { expiresAt });
    const rolled = await roll(cast.owner, record.keyId, 168);
    const old = (await list(cast.owner)).find(({ keyId }) => keyId === record.keyId);
    expect([old?.expiresAt, rolled.record.expiresAt]).toEqual([expiresAt, expiresAt]);
  });

  it.each(['was revoked', 'has expired', 'belongs to another user', 'does not exist'])(
    'is refused if the key %s',
    async (what) => {
      const { record } = await create(cast.owner);
      let { keyId } = record;
      if (what === 'was revoked') await cast.owner.result(`${path()}/revoke_key`, { keyId });
      if (what === 'has expired')
        await service.pool.query("update api_keys set expires_at = now() - interval '1 s' where key_id = $1", [keyId]);
      if (what === 'does not exist') keyId = 'key_00000000000000000000000000';
      const person = what === 'belongs to another user' ? cast.editor : cast.owner;
      expect(await refused(person, 'roll_key', { keyId, overlapHours: 0 })).toEqual([404, 'key_not_found']);
    },
  );

  it("is refused if the role no longer covers the key's permissions", async () => {
    const admin = await join(service, cast.owner, 'admin');
    const { keyId } = (await create(admin, { permissions: PERMISSIONS })).record;
    await cast.owner.result(`${path()}/change_role`, { userId: admin.userId, role: 'editor' });
    expect(await refused(admin, 'roll_key', { keyId, overlapHours: 0 })).toEqual([403, 'forbidden']);
  });
});

describe('revoking a key', () => {
  it('takes effect at the next call, once', async () => {
    const { key, record } = await create(cast.editor);
    const { keyId } = record;
    expect(await statusOf(key)).toBe(200);
    await cast.admin.result(`${path()}/revoke_key`, { keyId });
    expect(await statusOf(key)).toBe(401);
    expect(await refused(cast.admin, 'revoke_key', { keyId })).toEqual([404, 'key_not_found']);
  });

  it.each<[Role, string]>([
    ['editor', 'user'],
    ['editor', 'organization'],
    ['viewer', 'user'],
  ])('is refused to the %s for one of the %s that is not theirs', async (role, scope) => {
    const { keyId } = (await create(cast.admin, { scope })).record;
    expect(await refused(cast[role], 'revoke_key', { keyId })).toEqual([404, 'key_not_found']);
  });
});
