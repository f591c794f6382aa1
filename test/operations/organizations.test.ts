import { describe, expect, it } from 'vitest';
import { invite } from '../../src/access/invite.ts';
import { type Role, ROLES } from '../../src/domain/permissions.ts';
import { sharedService } from '../setup/service.ts';
import { snapshot } from '../setup/snapshot.ts';
import { type Person, createCast, createMember, createOwner, createVisitor, join, signUp } from '../setup/visitor.ts';

const service = await sharedService();
const cast = await createCast(service);
/** The owner of another organization. */
const other = await createOwner(service, 'Other');

const member = (role: Role) => createMember(service, cast.organizationId, role);

async function openInvitation(organizationId: string): Promise<string> {
  const made = await invite(service.store, { organizationId, role: 'viewer', invitedBy: null });
  return made.invitation.invitationId;
}

async function keyOf(person: Pick<Person, 'result'>, organizationId: string, scope: 'user' | 'organization') {
  const input = { name: 'Key', scope, permissions: ['assistants:view'], expiresAt: null };
  const made = await person.result<{ record: { keyId: string } }>(`organizations/${organizationId}/create_key`, input);
  return made.record.keyId;
}

const key = { name: 'Key', permissions: ['assistants:view'], expiresAt: null };

describe.each<[operation: string, input: () => object | Promise<object>, statuses: number[]]>([
  // The statuses for owner, admin, editor and viewer.
  ['list_members', () => ({}), [200, 200, 200, 200]],
  ['rename_organization', () => ({ name: 'Shop' }), [200, 200, 403, 403]],
  ['delete_organization', () => ({ name: 'another name' }), [400, 403, 403, 403]],
  ['change_role', async () => ({ userId: await member('viewer'), role: 'editor' }), [200, 200, 403, 403]],
  ['change_role', async () => ({ userId: await member('admin'), role: 'viewer' }), [200, 200, 403, 403]],
  ['change_role', async () => ({ userId: await member('viewer'), role: 'owner' }), [200, 403, 403, 403]],
  ['change_role', async () => ({ userId: await member('owner'), role: 'viewer' }), [200, 403, 403, 403]],
  ['change_role', async () => ({ userId: await member('owner'), role: 'owner' }), [200, 403, 403, 403]],
  ['remove_member', async () => ({ userId: await member('viewer') }), [200, 200, 403, 403]],
  ['remove_member', async () => ({ userId: await member('admin') }), [200, 200, 403, 403]],
  ['remove_member', async () => ({ userId: await member('owner') }), [200, 403, 403, 403]],
  ['list_invitations', () => ({}), [200, 200, 403, 403]],
  ['create_invitation', () => ({ role: 'viewer' }), [200, 200, 403, 403]],
  ['create_invitation', () => ({ role: 'admin' }), [200, 200, 403, 403]],
  ['create_invitation', () => ({ role: 'owner' }), [200, 403, 403, 403]],
  [
    'revoke_invitation',
    async () => ({ invitationId: await openInvitation(cast.organizationId) }),
    [200, 200, 403, 403],
  ],
  ['list_keys', () => ({}), [200, 200, 200, 200]],
  ['create_key', () => ({ ...key, scope: 'organization' }), [200, 200, 403, 403]],
  ['create_key', () => ({ ...key, scope: 'user' }), [200, 200, 200, 200]],
  ['list_audit', () => ({ limit: 1 }), [200, 200, 403, 403]],
  ['list_assistants', () => ({}), [200, 200, 200, 200]],
  ['create_assistant', () => ({ name: 'Advice' }), [200, 200, 403, 403]],
  ['delete_assistant', () => ({ assistantId: 'ast_1' }), [404, 404, 403, 403]],
  ['add_product', () => ({}), [400, 400, 400, 403]],
])('%s', (operation, input, statuses) => {
  it.each(ROLES.map((role, index) => [role, statuses[index]] as const))(
    'called by the %s: %i',
    async (role, status) => {
      const given = await input();
      const before = await snapshot(service);
      const answer = await cast[role].organization(cast.organizationId, operation, given);
      expect(answer.status).toBe(status);
      if (status === 403) expect(answer.body.error?.code).toBe('forbidden');
      if (status !== 200) expect(await snapshot(service)).toEqual(before);
    },
  );
});

describe('another organization', () => {
  /** Returns a response without its varying parts. */
  async function answered(person: Pick<Person, 'request'>, path: string, init: RequestInit): Promise<unknown> {
    const response = await person.request(`/api/console/organizations/${path}`, init);
    const headers = Object.fromEntries(response.headers);
    delete headers['x-request-id'];
    return [response.status, headers, (await response.text()).replace(/req_\w+/, '')];
  }

  it.each(['list_members', 'rename_organization', 'list_audit', 'create_assistant', 'leave_organization', 'nothing'])(
    'answers %s like an unknown one',
    async (operation) => {
      const init = { method: 'POST', body: '{}', headers: { 'Content-Type': 'application/json' } };
      const before = await snapshot(service);
      const foreign = await answered(cast.owner, `${other.organizationId}/${operation}`, init);
      expect(foreign).toEqual(await answered(cast.owner, `org_00000000000000000000000000/${operation}`, init));
      expect(foreign).toEqual(await answered(cast.owner, `nothing/${operation}`, init));
      expect(foreign).toEqual([404, expect.anything(), expect.stringContaining('organization_not_found')]);
      expect(await snapshot(service)).toEqual(before);
    },
  );

  it('answers a request for its audit log like an unknown one', async () => {
    const foreign = await answered(cast.owner, `${other.organizationId}/audit.csv`, {});
    expect(foreign).toEqual(await answered(cast.owner, 'org_00000000000000000000000000/audit.csv', {}));
    expect(foreign).toEqual([404, expect.anything(), expect.stringContaining('organization_not_found')]);
  });

  it.each(['list_members', 'rename_organization', 'nothing'])(
    'is not disclosed without a session: %s',
    async (name) => {
      for (const id of [cast.organizationId, 'org_00000000000000000000000000']) {
        const { status, body } = await createVisitor(service).organization(id, name);
        expect([status, body.error?.code]).toEqual([401, 'unauthorized']);
      }
    },
  );

  it.each<[operation: string, id: () => object | Promise<object>, code: string]>([
    ['change_role', () => ({ userId: other.userId, role: 'viewer' }), 'member_not_found'],
    ['remove_member', () => ({ userId: other.userId }), 'member_not_found'],
    [
      'revoke_invitation',
      async () => ({ invitationId: await openInvitation(other.organizationId) }),
      'invitation_not_found',
    ],
    ['revoke_key', async () => ({ keyId: await keyOf(other, other.organizationId, 'organization') }), 'key_not_found'],
    [
      'roll_key',
      async () => ({ keyId: await keyOf(other, other.organizationId, 'user'), overlapHours: 0 }),
      'key_not_found',
    ],
    [
      'get_assistant',
      async () => {
        const made = await other.result(`organizations/${other.organizationId}/create_assistant`, { name: 'Theirs' });
        return { assistantId: made['assistantId'] };
      },
      'assistant_not_found',
    ],
  ])('hides its data from %s', async (operation, id, code) => {
    const given = await id();
    const before = await snapshot(service);
    const { status, body } = await cast.owner.organization(cast.organizationId, operation, given);
    expect([status, body.error?.code]).toEqual([404, code]);
    expect(await snapshot(service)).toEqual(before);
  });

  it('cannot be switched to', async () => {
    const before = await snapshot(service);
    const { status, body } = await cast.owner.account('switch_organization', { organizationId: other.organizationId });
    expect([status, body.error?.code]).toEqual([404, 'organization_not_found']);
    expect(await snapshot(service)).toEqual(before);
  });
});

describe('an organization', () => {
  it.each([
    {},
    { name: '' },
    { name: ' \n ' },
    { name: 'x'.repeat(201) },
    { name: 'nul\0' },
    { name: 7 },
    { name: 'A', role: 'owner' },
  ])('is not created from %j', async (input) => {
    const before = await snapshot(service);
    const { status, body } = await cast.owner.account('create_organization', input);
    expect([status, body.error?.code]).toEqual([400, 'invalid_input']);
    expect(await snapshot(service)).toEqual(before);
  });

  it('can be created by any user, who then owns it, and more than once', async () => {
    const person = await signUp(service);
    expect(await person.result('account/get_account')).toMatchObject({ organizations: [], activeOrganizationId: null });
    const one = await person.result('account/create_organization', { name: '  One ' });
    expect(one).toEqual({ organizationId: expect.stringMatching(/^org_/), name: 'One', role: 'owner' });
    const two = await person.result('account/create_organization', { name: 'Two' });
    expect(await person.result('account/get_account')).toMatchObject({
      organizations: [one, two],
      activeOrganizationId: two['organizationId'],
    });
    await person.result('account/switch_organization', { organizationId: one['organizationId'] });
    expect(await person.result('account/get_account')).toMatchObject({
      activeOrganizationId: one['organizationId'],
    });
  });

  it('is renamed for all members', async () => {
    const owner = await createOwner(service, 'Before');
    const viewer = await join(service, owner, 'viewer');
    await owner.result(`organizations/${owner.organizationId}/rename_organization`, { name: ' After ' });
    expect(await viewer.result('account/get_account')).toMatchObject({
      organizations: [{ organizationId: owner.organizationId, name: 'After', role: 'viewer' }],
    });
  });

  it.each(['', 'shop', 'Sho', 'Shop  x', undefined])('is not deleted by the name %j', async (name) => {
    const before = await snapshot(service);
    const { status, body } = await cast.owner.organization(cast.organizationId, 'delete_organization', { name });
    expect([status, body.error?.code]).toEqual([400, 'invalid_input']);
    expect(await snapshot(service)).toEqual(before);
  });

  it('is deleted with everything but its log', async () => {
    const owner = await createOwner(service, 'Gone');
    const viewer = await join(service, owner, 'viewer');
    const { organizationId } = owner;
    const path = `organizations/${organizationId}`;
    const issued = await owner.result<{ key: string }>(`${path}/create_key`, { ...key, scope: 'organization' });
    await owner.result(`${path}/create_assistant`, { name: 'Advice' });
    const invitation = await owner.result<{ token: string }>(`${path}/create_invitation`, { role: 'viewer' });
    const {
      rows: [session],
    } = await service.pool.query<{ id: string }>('select id from sessions where user_id = $1', [owner.userId]);
    await service.store.connectedApps.choose({ sessionId: session?.id ?? '', codeChallenge: 'x' }, organizationId);
    expect(JSON.stringify((await snapshot(service))['oauth_choices'])).toContain(organizationId);
    expect(await owner.result(`${path}/delete_organization`, { name: 'Gone' })).toEqual({
      organizationId,
      deleted: true,
    });

    const tables = await snapshot(service);
    const left = Object.entries(tables).filter(([, rows]) => JSON.stringify(rows).includes(organizationId));
    expect(left.map(([table]) => table)).toEqual(['audit_log']);
    const { rows } = await service.pool.query(
      'select action from audit_log where organization_id = $1 order by audit_id',
      [organizationId],
    );
    expect(rows.map(({ action }: { action: string }) => action)).toEqual([
      'create_organization',
      'create_invitation',
      'accept_invitation',
      'create_key',
      'create_assistant',
      'create_invitation',
      'delete_organization',
    ]);
    expect((await service.call(issued.key, 'list_assistants')).status).toBe(401);
    expect((await viewer.organization(organizationId, 'list_members')).status).toBe(404);
    expect((await viewer.account('accept_invitation', { token: invitation.token })).status).toBe(404);
    expect(await viewer.result('account/get_account')).toMatchObject({ organizations: [], activeOrganizationId: null });
  });

  it.each<[operation: string, input: (userId: string) => object]>([
    ['leave_organization', () => ({})],
    ['remove_member', (userId) => ({ userId })],
    ['change_role', (userId) => ({ userId, role: 'admin' })],
  ])('prevents its last owner from %s', async (operation, input) => {
    const owner = await createOwner(service);
    await createMember(service, owner.organizationId, 'admin');
    const before = await snapshot(service);
    const { status, body } = await owner.organization(owner.organizationId, operation, input(owner.userId));
    expect([status, body.error?.code]).toEqual([400, 'last_owner']);
    expect(await snapshot(service)).toEqual(before);
  });

  it.each(['leave_organization', 'change_role'])(
    'keeps one of two owners who %s at the same moment',
    async (operation) => {
      const owner = await createOwner(service);
      const second = await join(service, owner, 'owner');
      const { organizationId } = owner;
      const input = (person: Person) => (operation === 'change_role' ? { userId: person.userId, role: 'viewer' } : {});
      const answers = await Promise.all([
        owner.organization(organizationId, operation, input(owner)),
        second.organization(organizationId, operation, input(second)),
      ]);
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 400]));
      const owners = (await service.store.members.list(organizationId)).filter(({ role }) => role === 'owner');
      expect(owners).toHaveLength(1);
    },
  );

  it('is invisible to a former member from the next call on', async () => {
    const viewer = await join(service, other, 'viewer');
    await viewer.result(`organizations/${other.organizationId}/leave_organization`);
    expect((await viewer.organization(other.organizationId, 'list_members')).status).toBe(404);
    expect(await viewer.result('account/get_account')).toMatchObject({ organizations: [], activeOrganizationId: null });
  });

  it('applies a lowered role or a removal from the next call on', async () => {
    const admin = await join(service, other, 'admin');
    const { organizationId } = other;
    const path = `organizations/${organizationId}`;
    expect((await admin.organization(organizationId, 'list_audit')).status).toBe(200);
    await other.result(`${path}/change_role`, { userId: admin.userId, role: 'viewer' });
    expect((await admin.organization(organizationId, 'list_audit')).status).toBe(403);
    await other.result(`${path}/remove_member`, { userId: admin.userId });
    expect((await admin.organization(organizationId, 'list_assistants')).status).toBe(404);
  });
});
