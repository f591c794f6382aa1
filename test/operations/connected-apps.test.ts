import { describe, expect, it } from 'vitest';
import { actions } from '../../src/actions/index.ts';
import { type Role, rolePermissions } from '../../src/domain/permissions.ts';
import {
  type Flow,
  type OAuthClient,
  type Tokens,
  authorize,
  callTool,
  connect,
  registeredClient,
  sendMcp,
} from '../setup/oauth-client.ts';
import { sharedService } from '../setup/service.ts';
import { snapshot } from '../setup/snapshot.ts';
import { type Person, createOwner, createVisitor, join } from '../setup/visitor.ts';

interface ConnectedApp {
  connectedAppId: string;
  organizationId: string;
  access: string;
  lastUsedAt: string | null;
}

const service = await sharedService();
const owner = await createOwner(service);

const path = () => `organizations/${owner.organizationId}`;
const apps = (person: Pick<Person, 'result'>) => person.result<ConnectedApp[]>('account/list_connected_apps');
const statusOf = async (token: string) => (await callTool(service, token, 'list_assistants')).status;

async function disconnect(person: Pick<Person, 'result'>, organizationId: string): Promise<void> {
  const app = (await apps(person)).find((candidate) => candidate.organizationId === organizationId);
  await person.result('account/disconnect_app', { connectedAppId: app?.connectedAppId });
}

/** A member with a connected application, and an authorization whose code is not exchanged yet. */
interface Connected {
  person: Person;
  client: OAuthClient;
  tokens: Tokens;
  pending: { flow: Flow; callback: string };
}

async function connected(role: string, access: 'read' | 'write' = 'write'): Promise<Connected> {
  const person = await join(service, owner, role);
  const client = await registeredClient(service);
  const approval = { organizationId: owner.organizationId, access };
  const tokens = await connect(client, person, approval);
  const flow = client.begin();
  return { person, client, tokens, pending: { flow, callback: await authorize(person, flow.page, approval) } };
}

describe('a connection', () => {
  const ends: Record<string, (connection: Connected) => Promise<unknown>> = {
    'disconnecting it': ({ person }) => disconnect(person, owner.organizationId),
    'removing the member': ({ person }) => owner.result(`${path()}/remove_member`, { userId: person.userId }),
    'leaving the organization': ({ person }) => person.result(`${path()}/leave_organization`),
  };

  it.each(Object.entries(ends))('ends immediately by %s', async (_what, end) => {
    const connection = await connected('editor');
    const { client, tokens, pending } = connection;
    expect(await statusOf(tokens.access)).toBe(200);
    await end(connection);
    expect(await statusOf(tokens.access)).toBe(401);
    const refreshed = await client.refresh(tokens.refresh);
    expect([refreshed.status, refreshed.body.error]).toEqual([400, 'invalid_grant']);
    const exchanged = await client.exchange(pending.flow, pending.callback);
    expect([exchanged.status, exchanged.body.error]).toEqual([400, 'invalid_grant']);
    const tables = await snapshot(service);
    const left = ['oauth_consents', 'oauth_access_tokens', 'oauth_refresh_tokens'].flatMap((table) => tables[table]);
    expect(JSON.stringify(left)).not.toContain(connection.person.userId);
    expect(await apps(connection.person)).toEqual([]);
  });

  it('ends immediately by deleting the organization', async () => {
    const gone = await createOwner(service, 'Gone');
    const { organizationId } = gone;
    const client = await registeredClient(service);
    const { access, refresh } = await connect(client, gone, { organizationId, access: 'write' });
    const flow = client.begin();
    const callback = await authorize(gone, flow.page, { organizationId, access: 'write' });
    await gone.result(`organizations/${organizationId}/delete_organization`, { name: 'Gone' });
    expect(await statusOf(access)).toBe(401);
    expect((await client.refresh(refresh)).body.error).toBe('invalid_grant');
    expect((await client.exchange(flow, callback)).body.error).toBe('invalid_grant');
    expect(await apps(gone)).toEqual([]);
  });

  it('is not restored by rejoining the organization', async () => {
    const { person, client, tokens } = await connected('viewer', 'read');
    await owner.result(`${path()}/remove_member`, { userId: person.userId });
    const { token } = await owner.result<{ token: string }>(`${path()}/create_invitation`, { role: 'viewer' });
    await person.result('account/accept_invitation', { token });
    expect(await statusOf(tokens.access)).toBe(401);
    expect((await client.refresh(tokens.refresh)).body.error).toBe('invalid_grant');
  });
});

describe('an application', () => {
  it("has the permissions of the user's current role", async () => {
    const { person, client, tokens } = await connected('admin');
    const code = async (name: string, input: object, token = tokens.access) =>
      (await callTool(service, token, name, input)).content?.error?.code ?? 'done';
    const make = () => code('create_assistant', { name: 'Advice' });
    expect(await make()).toBe('done');
    await owner.result(`${path()}/change_role`, { userId: person.userId, role: 'editor' });
    expect([await make(), await code('add_product', {})]).toEqual(['forbidden', 'invalid_input']);
    await owner.result(`${path()}/change_role`, { userId: person.userId, role: 'viewer' });
    expect([await make(), await code('add_product', {})]).toEqual(['forbidden', 'forbidden']);
    const { body } = await client.refresh(tokens.refresh);
    expect(await code('create_assistant', { name: 'Advice' }, String(body['access_token']))).toBe('forbidden');
    expect(await code('list_assistants', {}, String(body['access_token']))).toBe('done');
  });

  it.each<[role: Role, access: 'read' | 'write']>([
    ['owner', 'write'],
    ['admin', 'write'],
    ['editor', 'write'],
    ['viewer', 'write'],
    ['owner', 'read'],
    ['viewer', 'read'],
  ])('of the %s, approved to %s, is offered the permitted tools', async (role, access) => {
    const person = await join(service, owner, role);
    const { organizationId } = owner;
    const { access: token } = await connect(await registeredClient(service), person, { organizationId, access });
    const { text } = await sendMcp(service, token, { jsonrpc: '2.0', id: 1, method: 'tools/list' });
    const allowed = access === 'write' ? rolePermissions[role] : (['assistants:view'] as const);
    const names = [...actions].filter(([, { permission }]) => allowed.some((each) => each === permission));
    const offered = [...text.matchAll(/"name":"(\w+)","title"/g)].map(([, name]) => name);
    expect(offered).toEqual(names.map(([name]) => name));
  });

  it('can connect to two organizations, with one token for each', async () => {
    const person = await createOwner(service, 'One');
    const two = await person.result<{ organizationId: string }>('account/create_organization', { name: 'Two' });
    const client = await registeredClient(service);
    const organizations = [person.organizationId, two.organizationId];
    const tokens: Tokens[] = [];
    for (const [index, organizationId] of organizations.entries()) {
      await person.result(`organizations/${organizationId}/create_assistant`, { name: `Of ${index}` });
      tokens.push(await connect(client, person, { organizationId, access: index === 0 ? 'read' : 'write' }));
    }
    const seen = await Promise.all(
      tokens.map(async ({ access }) => (await callTool(service, access, 'list_assistants')).content?.result),
    );
    expect(seen).toMatchObject([[{ name: 'Of 0' }], [{ name: 'Of 1' }]]);
    const [, theirs] = seen as { assistantId: string }[][];
    const reached = await callTool(service, tokens[0]?.access ?? '', 'get_assistant', {
      assistantId: theirs?.[0]?.assistantId,
    });
    expect(reached.content?.error?.code).toBe('assistant_not_found');
    expect(await apps(person)).toHaveLength(2);
    expect(new Set((await apps(person)).map(({ organizationId, access }) => `${organizationId} ${access}`))).toEqual(
      new Set([`${organizations[0]} read`, `${organizations[1]} write`]),
    );

    await disconnect(person, person.organizationId);
    expect(await Promise.all(tokens.map(({ access }) => statusOf(access)))).toEqual([401, 200]);
    expect((await client.refresh(tokens[0]?.refresh ?? '')).status).toBe(400);
    expect((await client.refresh(tokens[1]?.refresh ?? '')).status).toBe(200);
  });

  it('that is approved again with fewer permissions has fewer with every token', async () => {
    const { person, client, tokens } = await connected('admin');
    await connect(client, person, { organizationId: owner.organizationId, access: 'read' });
    const before = await snapshot(service);
    expect((await callTool(service, tokens.access, 'create_assistant', { name: 'Advice' })).status).toBe(403);
    expect(await snapshot(service)).toEqual(before);
    expect(await apps(person)).toMatchObject([{ access: 'read' }]);
  });

  it('records its last use', async () => {
    const { person, tokens } = await connected('viewer', 'read');
    expect((await apps(person))[0]?.lastUsedAt).toBeNull();
    await statusOf(tokens.access);
    expect((await apps(person))[0]?.lastUsedAt).toMatch(/Z$/);
  });

  it.each(['another user', 'an unknown application', 'a signed-out visitor'])(
    'is not disconnected for %s',
    async (reason) => {
      const { person, tokens } = await connected('viewer', 'read');
      const [app] = await apps(person);
      const connectedAppId =
        reason === 'an unknown application' ? 'oau_00000000000000000000000000' : app?.connectedAppId;
      const visitor = reason === 'a signed-out visitor' ? createVisitor(service) : owner;
      const before = await snapshot(service);
      const { status, body } = await visitor.account('disconnect_app', { connectedAppId });
      expect([status, body.error?.code]).toEqual(
        reason === 'a signed-out visitor' ? [401, 'unauthorized'] : [404, 'connected_app_not_found'],
      );
      expect(await snapshot(service)).toEqual(before);
      expect(await statusOf(tokens.access)).toBe(200);
    },
  );

  it('can be disconnected while a password reset is pending', async () => {
    const { person, tokens } = await connected('viewer', 'read');
    await person.post('/api/auth/request-password-reset', { email: person.email });
    await disconnect(person, owner.organizationId);
    expect(await statusOf(tokens.access)).toBe(401);
  });
});
