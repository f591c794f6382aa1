import { describe, expect, it } from 'vitest';
import { actions } from '../../src/actions/index.ts';
import { type World, cases, createWorld } from '../actions/cases.ts';
import { callTool, connect, registeredClient, sendMcp } from '../setup/oauth-client.ts';
import { newEntries, readLog } from '../setup/audit-log.ts';
import { sharedService } from '../setup/service.ts';
import { PASSWORD, createOwner, signUp } from '../setup/visitor.ts';

/** A person who owns each world that the tests make. */
const service = await sharedService();
const [person, owner] = await Promise.all([signUp(service), createOwner(service)]);

const logOf = (organizationId: string) => readLog(service, organizationId);
const recorded = <T>(organizationId: string, work: () => Promise<T>) => newEntries(service, organizationId, work);

interface Caller {
  call: (world: World, action: string, input: object) => Promise<{ headers: Headers }>;
  actor: (world: World) => object;
}

const byKey = (world: World) => ({
  kind: 'key',
  id: expect.stringMatching(/^key_/),
  label: `Key …${world.key.slice(-4)}`,
  onBehalfOf: null,
});

const callers: Record<string, Caller> = {
  rest: { call: ({ key }, action, input) => service.call(key, action, input), actor: byKey },
  mcp: { call: ({ key }, action, input) => callTool(service, key, action, input), actor: byKey },
  console: {
    call: ({ organizationId }, action, input) => person.organization(organizationId, action, input),
    actor: () => ({ kind: 'user', id: person.userId, label: person.email, onBehalfOf: null }),
  },
};

async function ownWorld(): Promise<World> {
  const made = await createWorld(service);
  await service.store.members.add(made.organizationId, person.userId, 'owner');
  return made;
}

describe.each(Object.entries(callers))('through %s', (via, { call, actor }) => {
  it.each([...actions].map(([name, { effect }]) => [name, effect] as const))(
    '%s (%s) is logged once if it changes something, and not if it is refused',
    async (name, effect) => {
      const at = await ownWorld();
      const { organizationId } = at;
      const { entries: none } = await recorded(organizationId, () => call(at, name, { surprise: 1 }));
      expect(none).toEqual([]);
      const input = cases[name]?.valid(at) ?? {};
      const { result, entries } = await recorded(organizationId, () => call(at, name, input));
      if (effect === 'read') {
        expect(entries).toEqual([]);
        return;
      }
      const record = expect.any(Object) as object;
      expect(entries).toEqual([
        {
          auditId: expect.stringMatching(/^aud_/),
          createdAt: expect.stringMatching(/Z$/),
          via,
          action: name,
          target: expect.stringMatching(/^[a-z]{3}_/),
          actor: actor(at),
          address: via === 'console' ? person.address : null,
          requestId: result.headers.get('x-request-id'),
          before: effect === 'create' ? null : record,
          after: effect === 'delete' ? null : record,
        },
      ]);
      expect(await logOf(at.foreign.assistantId)).toEqual([]);
    },
  );
});

describe('through an application', () => {
  it("logs a change as the application's, on behalf of its user", async () => {
    const { organizationId } = owner;
    const client = await registeredClient(service, { client_name: 'Agent' });
    const { access } = await connect(client, owner, { organizationId, access: 'write' });
    const { result, entries } = await recorded(organizationId, () =>
      callTool(service, access, 'create_assistant', { name: 'Advice' }),
    );
    const actor = { kind: 'app', id: client.clientId, label: 'Agent', onBehalfOf: owner.email };
    const requestId = result.headers.get('x-request-id');
    expect(entries).toMatchObject([{ via: 'mcp', action: 'create_assistant', actor, requestId }]);
    const batch = ['One', 'Two'].map((name, id) => ({
      jsonrpc: '2.0',
      id,
      method: 'tools/call',
      params: { name: 'create_assistant', arguments: { name } },
    }));
    const both = await recorded(organizationId, () => sendMcp(service, access, batch));
    // They are carried out side by side.
    const names = both.entries.map(({ after }) => (after as { name: string }).name);
    expect(new Set(names)).toEqual(new Set(['One', 'Two']));
    for (const entry of both.entries)
      expect(entry).toMatchObject({ via: 'mcp', actor, requestId: both.result.headers.get('x-request-id') });
  });

  it('logs its approval and its revocation', async () => {
    const { organizationId } = owner;
    const client = await registeredClient(service, { client_name: 'Agent' });
    const approved = await recorded(organizationId, () => connect(client, owner, { organizationId, access: 'read' }));
    const app = { clientId: client.clientId, clientName: 'Agent', access: 'read' };
    expect(approved.entries).toMatchObject([
      { via: 'console', action: 'approve_authorization', before: null, after: app, actor: { id: owner.userId } },
    ]);
    const more = await recorded(organizationId, () => connect(client, owner, { organizationId, access: 'write' }));
    expect(more.entries).toMatchObject([
      { action: 'approve_authorization', before: app, after: { ...app, access: 'write' } },
    ]);
    const connectedAppId = approved.entries[0]?.target;
    const ended = await recorded(organizationId, () => owner.account('disconnect_app', { connectedAppId }));
    expect(ended.entries).toMatchObject([
      {
        action: 'disconnect_app',
        target: connectedAppId,
        before: { ...app, access: 'write' },
        after: null,
        requestId: ended.result.headers.get('x-request-id'),
      },
    ]);
  });
});

describe('account changes', () => {
  it("are logged in each of the user's organizations, without the password", async () => {
    const someone = await createOwner(service, 'One');
    const two = await someone.result<{ organizationId: string }>('account/create_organization', { name: 'Two' });
    const before = { email: someone.email, emailVerified: true, name: 'A Person' };
    const newEmail = `new-${someone.email}`;
    const changes: [action: string, before: unknown, after: unknown, work: () => Promise<{ headers: Headers }>][] = [
      [
        'change_account',
        before,
        { ...before, name: 'Kari' },
        () => someone.post('/api/auth/update-user', { name: 'Kari' }),
      ],
      [
        'change_password',
        null,
        null,
        () =>
          someone.post('/api/auth/change-password', { currentPassword: PASSWORD, newPassword: 'a new good password' }),
      ],
      [
        'change_account',
        { ...before, name: 'Kari' },
        { email: newEmail, emailVerified: true, name: 'Kari' },
        async () => {
          await someone.post('/api/auth/change-email', { newEmail, password: 'a new good password' });
          return someone.request(service.emails.at(-1)?.link ?? '');
        },
      ],
      [
        'change_password',
        null,
        null,
        async () => {
          await someone.post('/api/auth/request-password-reset', { email: newEmail, redirectTo: '/reset-password' });
          const token = new URL(service.emails.at(-1)?.link ?? '').searchParams.get('token');
          return someone.post('/api/auth/reset-password', {
            newPassword: 'yet another password',
            token,
            revokeSessions: false,
          });
        },
      ],
    ];
    for (const [action, from, to, work] of changes) {
      const inTwo = await recorded(two.organizationId, () => recorded(someone.organizationId, work));
      for (const entries of [inTwo.entries, inTwo.result.entries])
        expect(entries).toMatchObject([
          {
            via: 'console',
            action,
            target: someone.userId,
            actor: { kind: 'user', id: someone.userId },
            requestId: inTwo.result.result.headers.get('x-request-id'),
            before: from,
            after: to,
          },
        ]);
    }
  });

  it('are not logged when refused, nor are sign-ins', async () => {
    const { entries } = await recorded(owner.organizationId, async () => {
      await owner.signIn(owner.email);
      await owner.signIn(owner.email, 'not the password');
      await owner.post('/api/auth/change-password', { currentPassword: 'wrong', newPassword: 'a new good password' });
      await owner.post('/api/auth/update-user', { name: '' });
      await owner.result('account/list_sessions');
    });
    expect(entries).toEqual([]);
  });
});

describe('the log itself', () => {
  it.each([
    "update audit_log set action = 'nothing'",
    'delete from audit_log',
    'update audit_log set address = null',
    'truncate audit_log',
  ])('cannot be rewritten: %s', async (query) => {
    const before = await logOf(owner.organizationId);
    await expect(service.pool.query(query)).rejects.toThrow('append-only');
    expect(await logOf(owner.organizationId)).toEqual(before);
  });

  it('offers a filter for every logged action, and for none that only reads', async () => {
    const path = `organizations/${owner.organizationId}/list_audited_actions`;
    const offered = await owner.result<string[]>(path);
    const { rows } = await service.pool.query<{ action: string }>('select distinct action from audit_log');
    expect(rows.length).toBeGreaterThan(10);
    expect(offered).toEqual(expect.arrayContaining(rows.map(({ action }) => action)));
    expect(offered).toEqual(expect.arrayContaining(['update_widget_settings', 'import_products', 'add_member']));
    expect(offered.filter((action) => /^(get|list|search|preview|switch|deny)_/.test(action))).toEqual([]);
    expect(offered).toEqual([...new Set(offered)].toSorted());
  });

  it('holds no secret', async () => {
    const someone = await createOwner(service, 'Secretive');
    const path = `organizations/${someone.organizationId}`;
    const key = { name: 'Key', scope: 'organization', permissions: ['assistants:view'], expiresAt: null };
    const issued = await someone.result<{ key: string; record: { keyId: string } }>(`${path}/create_key`, key);
    const rolled = await someone.result<{ key: string }>(`${path}/roll_key`, {
      keyId: issued.record.keyId,
      overlapHours: 1,
    });
    const invitation = await someone.result<{ token: string }>(`${path}/create_invitation`, { role: 'viewer' });
    const { organizationId } = someone;
    const tokens = await connect(await registeredClient(service), someone, { organizationId, access: 'write' });
    await someone.post('/api/auth/change-password', { currentPassword: PASSWORD, newPassword: 'a new good password' });
    const { rows: kept } = await service.pool.query<{ secret: string }>(
      `select encode(hash, 'hex') as secret from api_keys union select encode(hash, 'hex') from invitations
       union select password from accounts union select token from sessions
       union select token from oauth_access_tokens union select token from oauth_refresh_tokens`,
    );
    const secrets = [
      PASSWORD,
      'a new good password',
      ...[issued.key, rolled.key, invitation.token].map((secret) => secret.slice(-43)),
      ...[tokens.access, tokens.refresh].map((secret) => secret.slice('aisle_at_'.length)),
      ...kept.map(({ secret }) => secret),
    ];
    const { rows } = await service.pool.query('select l::text from audit_log l');
    const dump = JSON.stringify(rows);
    expect(rows.length).toBeGreaterThan(5);
    for (const secret of secrets) expect(dump.includes(secret)).toBe(false);
  });
});
