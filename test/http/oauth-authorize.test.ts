import { describe, expect, it } from 'vitest';
import {
  REDIRECT,
  authorize,
  callTool,
  connect,
  follow,
  oauthClient,
  queryOf,
  registeredClient,
} from '../setup/oauth-client.ts';
import { sharedService } from '../setup/service.ts';
import { snapshot } from '../setup/snapshot.ts';
import { type Visitor, createOwner, createVisitor, join } from '../setup/visitor.ts';

const service = await sharedService();
const [owner, other, client] = await Promise.all([
  createOwner(service),
  createOwner(service, 'Other'),
  registeredClient(service),
]);

/** The page on which somebody chooses the organization, then the one on which they decide. */
async function opened(visitor: Visitor & { organizationId: string }, more: Record<string, string | undefined> = {}) {
  const flow = client.begin(more);
  const choosing = await follow(visitor, flow.page);
  expect(choosing).toMatch(/^\/oauth\/organization\?/);
  const { organizationId } = visitor;
  const input = { query: queryOf(choosing), organizationId };
  const { url } = await visitor.result<{ url: string }>('account/choose_organization', input);
  expect(url).toMatch(/^\/oauth\/consent\?/);
  return { flow, choosing: queryOf(choosing), deciding: queryOf(url) };
}

describe('an authorization request', () => {
  it.each<[what: string, more: Record<string, string | undefined>]>([
    ['an unknown client', { client_id: 'nobody' }],
    ['no client', { client_id: undefined }],
    ['the address of another', { redirect_uri: 'https://elsewhere.test/callback' }],
    ['an address with something behind it', { redirect_uri: `${REDIRECT}/more` }],
    ['an address with a query', { redirect_uri: `${REDIRECT}?to=elsewhere` }],
    ['another loopback path', { redirect_uri: 'http://127.0.0.1:3000/' }],
    ['a script', { redirect_uri: 'javascript:alert(1)' }],
  ])('is not redirected to an unregistered redirect URI: %s', async (_what, more) => {
    const before = await snapshot(service);
    const response = await owner.request(client.begin(more).page, { headers: { Accept: 'text/html' } });
    const location = response.headers.get('location') ?? '';
    if (response.status === 302) expect(location).toMatch(/^http:\/\/localhost\/oauth\/error\?/);
    else expect(response.status).toBe(400);
    expect(location).not.toMatch(/[?&]code=/);
    expect(await snapshot(service)).toEqual(before);
  });

  it.each<[what: string, more: Record<string, string | undefined>, error: string]>([
    ['without a challenge', { code_challenge: undefined, code_challenge_method: undefined }, 'invalid_request'],
    ['with a challenge of no method', { code_challenge_method: undefined }, 'invalid_request'],
    ['with a plain challenge', { code_challenge_method: 'plain' }, 'invalid_request'],
    ['for a token at once', { response_type: 'token' }, 'unsupported_response_type'],
    ['for nothing', { response_type: undefined }, 'invalid_request'],
    ['for another resource', { resource: 'https://elsewhere.test/api/mcp' }, 'invalid_target'],
    ['for the whole service', { resource: 'http://localhost/' }, 'invalid_target'],
    ['for what there is not', { scope: 'mcp:read root' }, 'invalid_scope'],
    ['for an identity', { scope: 'openid mcp:read' }, 'invalid_scope'],
  ])('is refused %s, at its own address', async (_what, more, error) => {
    const before = await snapshot(service);
    const location = await follow(owner, client.begin(more).page);
    // To who asked for a token the answer is in the fragment.
    expect(location).toMatch(/^http:\/\/127\.0\.0\.1:3000\/callback[?#]/);
    const answer = new URL(location.replace('#', '?')).searchParams;
    expect(Object.fromEntries(answer)).toMatchObject({ error, iss: 'http://localhost/api/auth', state: 'the-state' });
    expect(answer.has('code')).toBe(false);
    expect(await snapshot(service)).toEqual(before);
  });

  it('is refused with an overlong value', async () => {
    const { page } = client.begin({ state: 'x'.repeat(4_001) });
    const response = await owner.request(page);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error_description: 'state must be at most 4,000 characters.' });
  });

  it('redirects to sign-in without a session', async () => {
    expect(await follow(createVisitor(service), client.begin().page)).toMatch(/^\/sign-in\?.*sig=/);
  });

  it.each([
    [undefined, 'write'],
    ['', 'write'],
    [' ', 'write'],
    ['mcp:write', 'write'],
    ['mcp:read', 'read'],
    ['offline_access', 'read'],
  ])('is, of the scope %j, to %s; and to read it can be approved for', async (scope, access) => {
    const { flow, deciding } = await opened(owner, { scope });
    expect(await owner.result('account/get_authorization', { query: deciding })).toMatchObject({ access });
    const input = { query: deciding, access: 'read' };
    const { url } = await owner.result<{ url: string }>('account/approve_authorization', input);
    const { body } = await client.exchange(flow, url);
    expect((await callTool(service, String(body['access_token']), 'list_assistants')).status).toBe(200);
  });

  it("requires the user's consent even if approved before", async () => {
    await connect(client, owner, { organizationId: owner.organizationId, access: 'write' });
    const { flow, deciding } = await opened(owner);
    const input = { query: deciding, access: 'read' };
    const { url } = await owner.result<{ url: string }>('account/approve_authorization', input);
    expect((await client.exchange(flow, url)).body['scope']).toBe('mcp:read offline_access');
  });

  it('defaults to our resource', async () => {
    const { flow, deciding } = await opened(owner, { resource: undefined });
    const input = { query: deciding, access: 'read' };
    const { url } = await owner.result<{ url: string }>('account/approve_authorization', input);
    expect((await client.exchange(flow, url)).status).toBe(200);
  });

  it('may return to another port of the loopback', async () => {
    const { organizationId } = owner;
    const moved = oauthClient(service, { clientId: client.clientId, redirectUri: 'http://127.0.0.1:4567/callback' });
    const flow = moved.begin();
    const callback = await authorize(owner, flow.page, { organizationId, access: 'read' });
    expect(callback).toMatch(/^http:\/\/127\.0\.0\.1:4567\/callback\?/);
    expect((await moved.exchange(flow, callback)).status).toBe(200);
  });
});

describe('the pages of an authorization', () => {
  const inputs: Record<string, (query: string) => object> = {
    get_authorization: (query) => ({ query }),
    choose_organization: (query) => ({ query, organizationId: owner.organizationId }),
    approve_authorization: (query) => ({ query, access: 'read' }),
    deny_authorization: (query) => ({ query }),
  };

  const tampered: Record<string, (query: string) => string> = {
    'with more scope': (query) => query.replace('mcp%3Aread', 'mcp%3Aread+mcp%3Awrite'),
    'with another address': (query) => query.replace('127.0.0.1', 'elsewhere.test'),
    'for another client': (query) => query.replace(/client_id=[^&]*/, 'client_id=nobody'),
    'with another challenge': (query) => query.replace(/code_challenge=[^&]*/, `code_challenge=${'A'.repeat(43)}`),
    'made to last': (query) => query.replace(/exp=\d+/, 'exp=99999999999'),
    'without its signature': (query) => query.replace(/&sig=[^&]*/, ''),
    'signed by others': (query) => query.replace(/sig=[^&]*/, 'sig=AAAA'),
    'that is none': () => 'x',
    'that is empty': () => '',
  };

  describe.each(Object.entries(inputs))('%s', (operation, input) => {
    it.each(Object.entries(tampered))('is refused for a query %s', async (_what, tamper) => {
      const { deciding } = await opened(owner, { scope: 'mcp:read' });
      const before = await snapshot(service);
      const query = tamper(deciding);
      expect(query).not.toBe(deciding);
      const { status, body } = await owner.account(operation, input(query));
      expect([status, body.error?.code]).toEqual([400, 'invalid_request']);
      expect(await snapshot(service)).toEqual(before);
    });

    it('is refused without a session', async () => {
      const { deciding } = await opened(owner);
      const before = await snapshot(service);
      const { status, body } = await createVisitor(service).account(operation, input(deciding));
      expect([status, body.error?.code]).toEqual([401, 'unauthorized']);
      expect(await snapshot(service)).toEqual(before);
    });
  });

  it('are not approved by another user', async () => {
    const { deciding } = await opened(owner);
    const before = await snapshot(service);
    const { status, body } = await other.account('approve_authorization', { query: deciding, access: 'read' });
    expect([status, body.error?.code]).toEqual([400, 'invalid_request']);
    expect(await snapshot(service)).toEqual(before);
  });

  it('do not lead past the choice of an organization', async () => {
    const query = queryOf(await follow(owner, client.begin().page));
    const before = await snapshot(service);
    const { status, body } = await owner.account('approve_authorization', { query, access: 'read' });
    expect([status, body.error?.code]).toEqual([400, 'invalid_request']);
    expect(await snapshot(service)).toEqual(before);
  });

  it.each(['another', 'one that there is not'])('refuse %s organization', async (which) => {
    const query = queryOf(await follow(owner, client.begin().page));
    const organizationId = which === 'another' ? other.organizationId : 'org_00000000000000000000000000';
    const before = await snapshot(service);
    const { status, body } = await owner.account('choose_organization', { query, organizationId });
    expect([status, body.error?.code]).toEqual([404, 'organization_not_found']);
    expect(await snapshot(service)).toEqual(before);
  });

  it('refuse to approve for an organization that the user has left meanwhile', async () => {
    const viewer = await join(service, owner, 'viewer');
    const { organizationId } = owner;
    const { deciding } = await opened({ ...viewer, organizationId });
    await owner.result(`organizations/${organizationId}/remove_member`, { userId: viewer.userId });
    const before = await snapshot(service);
    const { status, body } = await viewer.account('approve_authorization', { query: deciding, access: 'read' });
    expect([status, body.error?.code]).toEqual([400, 'invalid_request']);
    expect(await snapshot(service)).toEqual(before);
  });

  it('refuse scopes that the application did not request', async () => {
    const { deciding } = await opened(owner, { scope: 'mcp:read' });
    const before = await snapshot(service);
    const { status, body } = await owner.account('approve_authorization', { query: deciding, access: 'write' });
    expect([status, body.error?.code]).toEqual([400, 'invalid_request']);
    expect(await snapshot(service)).toEqual(before);
  });

  it('expire', async () => {
    const { deciding } = await opened(owner);
    const exp = Number(new URLSearchParams(deciding).get('exp'));
    expect(exp * 1000 - Date.now()).toBeLessThanOrEqual(15 * 60_000);
  });

  it('name the application, the access and the account', async () => {
    const { choosing, deciding } = await opened(owner, { scope: 'mcp:read' });
    const answered = await owner.result('account/get_authorization', { query: deciding });
    const membership = { organizationId: owner.organizationId, name: 'Shop', role: 'owner' };
    expect(answered).toEqual({
      client: {
        name: 'Test app',
        host: null,
        isVerified: false,
        redirectUri: 'http://127.0.0.1:3000/callback',
        redirectHost: '127.0.0.1:3000',
        returnsElsewhere: false,
      },
      access: 'read',
      organization: membership,
      organizations: [membership],
      account: { email: owner.email },
    });
    expect(await owner.result('account/get_authorization', { query: choosing })).toEqual(answered);
  });

  it('when declined, return access_denied and approve nothing', async () => {
    const { deciding } = await opened(owner);
    const { url } = await owner.result<{ url: string }>('account/deny_authorization', { query: deciding });
    expect(url).toMatch(/^http:\/\/127\.0\.0\.1:3000\/callback\?/);
    const answer = Object.fromEntries(new URL(url).searchParams);
    expect(answer).toMatchObject({
      error: 'access_denied',
      iss: 'http://localhost/api/auth',
      state: 'the-state',
    });
    expect(answer).not.toHaveProperty('code');
  });

  it('when approved, return a code, the state and the issuer', async () => {
    const metadata = await service.app.request('/.well-known/oauth-authorization-server/api/auth');
    const { issuer } = (await metadata.json()) as { issuer: string };
    const callback = await authorize(owner, client.begin().page, {
      organizationId: owner.organizationId,
      access: 'read',
    });
    const answer = new URL(callback).searchParams;
    expect([...answer.keys()].toSorted()).toEqual(['code', 'iss', 'state']);
    expect([answer.get('iss'), answer.get('state')]).toEqual([issuer, 'the-state']);
  });

  it("do not change the account's current organization", async () => {
    const person = await createOwner(service, 'First');
    const { organizationId } = await person.result<{ organizationId: string }>('account/create_organization', {
      name: 'Second',
    });
    await person.result('account/switch_organization', { organizationId: person.organizationId });
    await connect(client, person, { organizationId, access: 'read' });
    expect(await person.result('account/get_account')).toMatchObject({ activeOrganizationId: person.organizationId });
  });

  it('when approved concurrently, are approved once, without blocking others', async () => {
    const person = await createOwner(service, 'Hasty');
    const flows = [];
    // More than there are connections to the database.
    for (let n = 0; n < 8; n++) flows.push(await opened(person));
    const answers = await Promise.all(
      flows.map(({ deciding }) => person.account('approve_authorization', { query: deciding, access: 'read' })),
    );
    expect(answers.map(({ status }) => status)).toContain(200);
    for (const { status, body } of answers) if (status !== 200) expect(body.error?.code).toBe('invalid_request');
    expect(await person.result('account/list_connected_apps')).toHaveLength(1);
  });
});
