import { describe, expect, it } from 'vitest';
import { authorize, callTool, connect, oauthClient, registeredClient } from '../setup/oauth-client.ts';
import { sharedService } from '../setup/service.ts';
import { createOwner } from '../setup/visitor.ts';

const service = await sharedService();
const owner = await createOwner(service);

const LOOPBACK = 'http://127.0.0.1:3000/callback';
const CURSOR = 'cursor://anysphere.cursor-mcp/oauth/callback';

let addresses = 0;
/** Each from an address of its own: how many may come from one is tested elsewhere. */
const register = (metadata: unknown) =>
  oauthClient(service, { address: `10.4.0.${(addresses += 1)}` }).register(metadata);

const clients = async () => (await service.pool.query('select * from oauth_clients order by id')).rows as object[];

describe('a registration', () => {
  it.each<[metadata: unknown, error: string]>([
    ['{', 'invalid_request'],
    ['', 'invalid_request'],
    ['[]', 'invalid_client_metadata'],
    ['null', 'invalid_client_metadata'],
    [{}, 'invalid_'],
    [{ redirect_uris: [] }, 'invalid_'],
    [{ redirect_uris: 'http://127.0.0.1/' }, 'invalid_client_metadata'],
    [{ redirect_uris: [LOOPBACK, 7] }, 'invalid_client_metadata'],
    [{ redirect_uris: ['http://shop.test/callback'] }, 'invalid_redirect_uri'],
    [{ redirect_uris: [LOOPBACK, 'http://shop.test/callback'] }, 'invalid_redirect_uri'],
    [{ redirect_uris: ['http://127.0.0.1.shop.test/callback'] }, 'invalid_redirect_uri'],
    [{ redirect_uris: ['http://127.0.0.1@shop.test/callback'] }, 'invalid_redirect_uri'],
    [{ redirect_uris: ['javascript:alert(1)'] }, 'invalid_'],
    [{ redirect_uris: ['JavaScript://127.0.0.1/%0aalert(1)'] }, 'invalid_'],
    [{ redirect_uris: ['data:text/html,x'] }, 'invalid_'],
    [{ redirect_uris: ['vbscript:x'] }, 'invalid_'],
    [{ redirect_uris: ['file:///etc/passwd'] }, 'invalid_'],
    [{ redirect_uris: ['cursor://elsewhere/oauth/callback'] }, 'invalid_'],
    [{ redirect_uris: [`${CURSOR}/more`] }, 'invalid_'],
    [{ redirect_uris: [`${CURSOR}?x=1`] }, 'invalid_'],
    [{ redirect_uris: [CURSOR, 'cursor://elsewhere/oauth/callback'] }, 'invalid_'],
    [{ redirect_uris: [CURSOR, 'http://shop.test/callback'] }, 'invalid_'],
    [{ redirect_uris: [LOOPBACK, CURSOR, 'javascript:alert(1)'] }, 'invalid_'],
    [{ redirect_uris: ['https://app.test/callback#fragment'] }, 'invalid_'],
    [{ redirect_uris: ['/callback'] }, 'invalid_'],
    [{ redirect_uris: ['nul\0'] }, 'invalid_'],
    [{ redirect_uris: [`https://app.test/${'x'.repeat(2_048)}`] }, 'invalid_client_metadata'],
    [{ redirect_uris: Array.from({ length: 21 }, (_, n) => `https://app.test/${n}`) }, 'invalid_client_metadata'],
    [{ redirect_uris: [LOOPBACK], token_endpoint_auth_method: 'private_key_jwt' }, 'invalid_'],
    [{ redirect_uris: [LOOPBACK], token_endpoint_auth_method: 'tls_client_auth' }, 'invalid_'],
    [{ redirect_uris: [LOOPBACK], grant_types: ['client_credentials'] }, 'invalid_'],
    [{ redirect_uris: [LOOPBACK], response_types: ['token'] }, 'invalid_'],
    [{ redirect_uris: [LOOPBACK], client_name: 'x'.repeat(201) }, 'invalid_client_metadata'],
    [{ redirect_uris: [LOOPBACK], client_name: { toString: 1 } }, 'invalid_client_metadata'],
    [{ redirect_uris: [LOOPBACK], client_name: 'nul\0' }, 'invalid_'],
    [{ redirect_uris: [LOOPBACK], application_type: 'robot' }, 'invalid_'],
  ])('is refused: %j', async (metadata, error) => {
    const before = await clients();
    const { status, body, headers } = await register(metadata);
    expect([status, body.error]).toEqual([400, expect.stringContaining(error)]);
    expect(body).toEqual({ error: expect.any(String), error_description: expect.any(String) });
    expect(headers.get('cache-control')).toContain('no-store');
    expect(await clients()).toEqual(before);
  });

  it('larger than a mebibyte is refused', async () => {
    const { status, body } = await register(`{"client_name":"${'x'.repeat(1_048_576)}"}`);
    expect([status, body.error]).toEqual([413, 'invalid_request']);
  });

  it.each<[what: string, metadata: object]>([
    [
      'a terminal application',
      { redirect_uris: ['http://localhost:4123/callback'], token_endpoint_auth_method: 'none' },
    ],
    ['one on the IPv6 loopback', { redirect_uris: ['http://[::1]:4123/callback'], token_endpoint_auth_method: 'none' }],
    [
      'an editor',
      {
        redirect_uris: [LOOPBACK, 'https://editor.test/redirect'],
        application_type: 'native',
        token_endpoint_auth_method: 'none',
        grant_types: ['authorization_code', 'refresh_token', 'urn:ietf:params:oauth:grant-type:device_code'],
        response_types: ['code'],
      },
    ],
    [
      'a web application with a secret',
      {
        redirect_uris: ['https://app.test/callback'],
        token_endpoint_auth_method: 'client_secret_post',
        scope: 'openid mcp:read claudeai',
      },
    ],
    ['one with fields of its own', { redirect_uris: [LOOPBACK], contacts: ['a@app.test'], surprise: { a: 1 } }],
  ])('of %s is accepted', async (_what, metadata) => {
    const { status, body } = await register({ client_name: 'App', ...metadata });
    expect([status, body.error]).toEqual([201, undefined]);
    expect(body['client_id']).toEqual(expect.any(String));
    expect(body['redirect_uris']).toEqual((metadata as { redirect_uris: string[] }).redirect_uris);
  });

  it.each<[string, object]>([
    ['no consent', { skip_consent: true }],
    ['keys of its own', { jwks: { keys: [] } }],
    ['keys at an address', { jwks_uri: 'http://127.0.0.1/keys' }],
    ['the account of somebody', { user_id: 'usr_1', reference_id: 'org_1' }],
    ['the client of somebody else', { client_id: 'chosen', client_secret: 'chosen' }],
    ['no PKCE', { require_pkce: false }],
    ['sign-out calls', { backchannel_logout_uri: 'http://127.0.0.1/', post_logout_redirect_uris: ['http://x.test'] }],
    ['invalid pages', { client_uri: 'javascript:alert(1)', logo_uri: 'data:text/html,x' }],
    ['an endless session', { enable_end_session: true, subject_type: 'pairwise' }],
  ])('that wants %s does not get it', async (_what, more) => {
    const { status, body } = await register({ redirect_uris: [LOOPBACK], token_endpoint_auth_method: 'none', ...more });
    expect(status).toBe(201);
    const row = (await clients()).find((client) => 'client_id' in client && client.client_id === body['client_id']);
    expect(row).toMatchObject({ user_id: null, reference_id: null, jwks: null, jwks_uri: null });
    expect(row).toMatchObject({ backchannel_logout_uri: null, post_logout_redirect_uris: null, client_secret: null });
    for (const column of ['skip_consent', 'enable_end_session'] as const)
      expect((row as Record<string, unknown>)[column] ?? false).toBe(false);
    expect((row as Record<string, unknown>)['require_pkce']).not.toBe(false);
    expect(
      Object.keys(more).filter(
        (name) =>
          name !== 'client_id' && body[name] !== undefined && body[name] === (more as Record<string, unknown>)[name],
      ),
    ).toEqual([]);
    expect(body['client_id']).not.toBe('chosen');
  });

  it('stores the secret as a hash', async () => {
    const { body } = await register({
      redirect_uris: ['https://app.test/callback'],
      token_endpoint_auth_method: 'client_secret_basic',
    });
    expect(String(body['client_secret']).length).toBeGreaterThan(20);
    expect(JSON.stringify(await clients())).not.toContain(String(body['client_secret']));
  });
});

describe('an application with a custom URI scheme', () => {
  it.each([[[CURSOR]], [[CURSOR, LOOPBACK]], [[LOOPBACK, CURSOR]], [['http://127.0.0.1/', CURSOR]]])(
    'registers with %j, and is connected',
    async (redirect_uris) => {
      const { status, body } = await register({
        client_name: 'Editor',
        redirect_uris,
        token_endpoint_auth_method: 'none',
      });
      expect([status, body['redirect_uris']]).toEqual([201, redirect_uris]);
      const client = oauthClient(service, { clientId: String(body['client_id']), redirectUri: CURSOR });
      const flow = client.begin();
      const { organizationId } = owner;
      const callback = await authorize(owner, flow.page, { organizationId, access: 'read' });
      expect(callback.startsWith(`${CURSOR}?`)).toBe(true);
      const exchanged = await client.exchange(flow, callback);
      expect(exchanged.status).toBe(200);
      expect((await callTool(service, String(exchanged.body['access_token']), 'list_assistants')).status).toBe(200);
    },
  );

  it('is identified by it on the consent page and among the connected apps', async () => {
    const client = await registeredClient(service, { client_name: 'Cursor', redirect_uris: [CURSOR] });
    await connect(client, owner, { organizationId: owner.organizationId, access: 'read' });
    const apps = await owner.result<object[]>('account/list_connected_apps');
    expect(apps).toContainEqual(
      expect.objectContaining({
        clientName: 'Cursor',
        redirectHost: 'cursor://anysphere.cursor-mcp',
        clientHost: null,
      }),
    );
  });
});

it('an application registered for read access connects with read access', async () => {
  const client = await registeredClient(service, { scope: 'mcp:read' });
  const { organizationId } = owner;
  const { access } = await connect(client, owner, { organizationId, access: 'read' }, { scope: 'mcp:read' });
  expect((await callTool(service, access, 'list_assistants')).status).toBe(200);
});
