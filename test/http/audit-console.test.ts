import { describe, expect, it } from 'vitest';
import { newEntries } from '../setup/audit-log.ts';
import { sharedService } from '../setup/service.ts';
import { createMember, createOwner, join } from '../setup/visitor.ts';

const service = await sharedService();
const owner = await createOwner(service);

describe('in the console', () => {
  interface Change {
    operation: string;
    input: () => object | Promise<object>;
    before: unknown;
    after: unknown;
    target?: () => string;
  }
  const anything = expect.anything() as unknown;
  const newKey = async () => {
    const input = { name: 'Key', scope: 'user', permissions: ['assistants:view'], expiresAt: null };
    const { record } = await owner.result<{ record: { keyId: string } }>(
      `organizations/${owner.organizationId}/create_key`,
      input,
    );
    return record.keyId;
  };
  const invitationId = async () => {
    const path = `organizations/${owner.organizationId}/create_invitation`;
    const made = await owner.result<{ invitation: { invitationId: string } }>(path, { role: 'viewer' });
    return made.invitation.invitationId;
  };

  it.each<Change>([
    {
      operation: 'rename_organization',
      input: () => ({ name: 'Renamed' }),
      before: { name: 'Shop' },
      after: { name: 'Renamed' },
      target: () => owner.organizationId,
    },
    {
      operation: 'change_role',
      input: async () => ({ userId: await createMember(service, owner.organizationId, 'viewer'), role: 'editor' }),
      before: { email: expect.any(String), role: 'viewer' },
      after: { email: expect.any(String), role: 'editor' },
    },
    {
      operation: 'remove_member',
      input: async () => ({ userId: await createMember(service, owner.organizationId, 'viewer') }),
      before: { email: expect.any(String), role: 'viewer' },
      after: null,
    },
    {
      operation: 'create_invitation',
      input: () => ({ role: 'viewer' }),
      before: null,
      after: { role: 'viewer', expiresAt: expect.any(String) },
    },
    {
      operation: 'revoke_invitation',
      input: async () => ({ invitationId: await invitationId() }),
      before: { role: 'viewer', expiresAt: expect.any(String) },
      after: null,
    },
    {
      operation: 'create_key',
      input: () => ({ name: 'Key', scope: 'user', permissions: ['assistants:view'], expiresAt: null }),
      before: null,
      after: anything,
    },
    {
      operation: 'revoke_key',
      input: async () => ({ keyId: await newKey() }),
      before: expect.objectContaining({ revokedAt: null }),
      after: expect.objectContaining({ revokedAt: expect.any(String) }),
    },
  ])('logs $operation once', async ({ operation, input, before, after, target }) => {
    const given = await input();
    const { result, entries } = await newEntries(service, owner.organizationId, () =>
      owner.organization(owner.organizationId, operation, given),
    );
    expect(result.status).toBe(200);
    const named = Object.entries(given).find(([name]) => name.endsWith('Id'))?.[1] as string | undefined;
    expect(entries).toEqual([
      {
        auditId: anything,
        createdAt: anything,
        via: 'console',
        action: operation,
        target: target?.() ?? named ?? expect.stringMatching(/^(key|inv)_/),
        actor: { kind: 'user', id: owner.userId, label: owner.email, onBehalfOf: null },
        address: owner.address,
        requestId: result.headers.get('x-request-id'),
        before,
        after,
      },
    ]);
    if (operation === 'rename_organization')
      await owner.result(`organizations/${owner.organizationId}/rename_organization`, { name: 'Shop' });
  });

  it('logs rolling a key for the old one and the new one', async () => {
    const keyId = await newKey();
    const { result, entries } = await newEntries(service, owner.organizationId, () =>
      owner.organization(owner.organizationId, 'roll_key', { keyId, overlapHours: 1 }),
    );
    const { record } = result.body.result as { record: { keyId: string } };
    expect(entries).toMatchObject([
      { action: 'roll_key', target: keyId, before: { expiresAt: null }, after: { expiresAt: expect.any(String) } },
      { action: 'roll_key', target: record.keyId, before: null, after: { keyId: record.keyId } },
    ]);
  });

  it('logs joining and leaving', async () => {
    const { organizationId } = owner;
    const came = await newEntries(service, organizationId, () => join(service, owner, 'viewer'));
    const [, entry] = came.entries;
    expect(entry).toMatchObject({
      action: 'accept_invitation',
      target: came.result.userId,
      actor: { id: came.result.userId },
      after: { email: came.result.email, role: 'viewer' },
    });
    const went = await newEntries(service, organizationId, () =>
      came.result.organization(organizationId, 'leave_organization'),
    );
    expect(went.entries).toMatchObject([
      { action: 'leave_organization', target: came.result.userId, before: { role: 'viewer' }, after: null },
    ]);
  });

  it('logs neither reads nor refused calls', async () => {
    const viewer = await join(service, owner, 'viewer');
    const { organizationId } = owner;
    const { entries } = await newEntries(service, organizationId, async () => {
      for (const name of ['list_members', 'list_invitations', 'list_keys', 'list_audit', 'list_assistants'])
        expect((await owner.organization(organizationId, name)).status).toBe(200);
      for (const name of ['rename_organization', 'create_invitation', 'create_assistant', 'nothing'])
        expect(
          (await viewer.organization(organizationId, name, { name: 'Mine', role: 'owner' })).status,
        ).toBeGreaterThan(400);
      expect((await owner.organization(organizationId, 'leave_organization')).status).toBe(400);
      expect((await owner.organization(organizationId, 'create_assistant', {})).status).toBe(400);
    });
    expect(entries).toEqual([]);
  });
});
