import { describe, expect, it } from 'vitest';
import { createAuthenticate } from '../../src/access/authenticate.ts';
import { issueKey } from '../../src/access/keys.ts';
import { PERMISSIONS } from '../../src/domain/permissions.ts';
import { sharedService } from '../setup/service.ts';

const service = await sharedService();

async function userKey(role: 'owner' | 'admin' | 'editor' | 'viewer') {
  const { store } = service;
  const { organizationId } = await store.organizations.insert('Shop');
  const { userId } = await store.users.ensure(`${organizationId}@shop.test`);
  await store.members.add(organizationId, userId, role);
  const { key, record } = await issueKey(store, { organizationId, userId, permissions: PERMISSIONS, expiresAt: null });
  return { key, keyId: record.keyId, organizationId, userId };
}

const statusOf = async (key: string, action: string) => (await service.call(key, action)).status;

describe('a key', () => {
  it('is refused from its expiry on', async () => {
    const { organizationId } = await service.organization('Shop');
    const expiresAt = '2030-01-01T00:00:00.000Z';
    const { key } = await issueKey(service.store, {
      organizationId,
      userId: null,
      permissions: PERMISSIONS,
      expiresAt,
    });
    const at = (time: string) => createAuthenticate(service.store, () => Date.parse(time))(`Bearer ${key}`, 'rest');
    expect(await at('2029-12-31T23:59:59.999Z')).toMatchObject({ organizationId });
    expect(await at(expiresAt)).toBeUndefined();
  });

  it('is refused at the next call after revocation', async () => {
    const { key, organizationId } = await service.organization('Shop');
    expect(await statusOf(key, 'list_assistants')).toBe(200);
    const [record] = await service.store.keys.list(organizationId);
    expect(await service.store.keys.revoke(organizationId, record?.keyId ?? '')).toBeDefined();
    expect(await statusOf(key, 'list_assistants')).toBe(401);
    expect(await service.store.keys.revoke(organizationId, record?.keyId ?? '')).toBeUndefined();
  });

  it('that is revoked is listed while it is one of the latest 200; one in force is always listed', async () => {
    const { organizationId } = await service.organization('Shop');
    const { keys } = service.store;
    const [inForce] = await keys.list(organizationId);
    const access = { organizationId, userId: null, permissions: PERMISSIONS, expiresAt: null };
    for (let revoked = 0; revoked < 202; revoked++)
      await keys.revoke(organizationId, (await issueKey(service.store, access)).record.keyId);
    const listed = await keys.list(organizationId);
    expect(listed).toHaveLength(201);
    expect(listed.filter(({ revokedAt }) => revokedAt === null)).toEqual([inForce]);
    expect(listed.map(({ keyId }) => keyId)).toEqual(
      listed
        .map(({ keyId }) => keyId)
        .toSorted()
        .toReversed(),
    );
  });

  it('is stored as a hash only', async () => {
    const { key, organizationId } = await service.organization('Shop');
    const { rows } = await service.pool.query('select k::text from api_keys k where organization_id = $1', [
      organizationId,
    ]);
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(key.slice(-43));
  });

  it.each(['Basic x', 'Bearer', 'Bearer ', 'bearer a b', 'Bearer aisle_sk_', `Bearer ${'x'.repeat(10_000)}`])(
    'is not read from %s',
    async (header) => {
      expect(await createAuthenticate(service.store)(header, 'rest')).toBeUndefined();
    },
  );

  it('of one organization does not authenticate for another', async () => {
    const one = await service.organization('One');
    const two = await service.organization('Two');
    const mixed = one.key.replace(one.organizationId.slice(4), two.organizationId.slice(4));
    expect(await statusOf(mixed, 'list_assistants')).toBe(401);
  });

  it('records its use and interface at most once a minute', async () => {
    const { key, organizationId } = await service.organization('Shop');
    let now = Date.now();
    const authenticate = createAuthenticate(service.store, () => now);
    const lastUse = async () => (await service.store.keys.list(organizationId))[0];
    await authenticate(`Bearer ${key}`, 'mcp');
    const first = await lastUse();
    expect(first).toMatchObject({ lastUsedVia: 'mcp', lastUsedAt: expect.stringMatching(/Z$/) });
    await authenticate(`Bearer ${key}`, 'rest');
    expect(await lastUse()).toEqual(first);
    now += 61_000;
    await authenticate(`Bearer ${key}`, 'rest');
    expect(await lastUse()).toMatchObject({ lastUsedVia: 'rest' });
  });
});

describe("a user's key", () => {
  it.each([
    ['viewer', [200, 403, 403]],
    ['editor', [200, 403, 400]],
    ['admin', [200, 400, 400]],
    ['owner', [200, 400, 400]],
  ] as const)('of a %s has no more permissions than the role', async (role, statuses) => {
    const { key } = await userKey(role);
    const seen = [];
    for (const action of ['list_assistants', 'create_assistant', 'add_product']) seen.push(await statusOf(key, action));
    expect(seen).toEqual(statuses);
  });

  it('follows the role, and ends with the membership', async () => {
    const { key, organizationId, userId } = await userKey('owner');
    const where = 'where organization_id = $1 and user_id = $2';
    await service.pool.query(`update members set role = 'viewer' ${where}`, [organizationId, userId]);
    expect(await statusOf(key, 'create_assistant')).toBe(403);
    await service.pool.query(`delete from members ${where}`, [organizationId, userId]);
    expect(await statusOf(key, 'list_assistants')).toBe(401);
  });
});
