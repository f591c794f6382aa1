import { describe, expect, it } from 'vitest';
import { REDIRECT, callTool, connect, oauthClient, registeredClient, sendMcp } from '../setup/oauth-client.ts';
import { ownService, sharedService } from '../setup/service.ts';
import { PASSWORD, createOwner, createVisitor } from '../setup/visitor.ts';

const service = await sharedService();
const [owner, client, rival] = await Promise.all([
  createOwner(service),
  registeredClient(service),
  registeredClient(service, { client_name: 'Another' }),
]);

const connected = () => connect(client, owner, { organizationId: owner.organizationId, access: 'write' });

const statusOf = async (token: string) => (await callTool(service, token, 'list_assistants')).status;

describe('an access token', () => {
  it('is refused once expired', async () => {
    const { access, refresh } = await connected();
    await service.pool.query('update oauth_access_tokens set expires_at = now()');
    expect(await statusOf(access)).toBe(401);
    expect((await client.refresh(refresh)).status).toBe(200);
  });

  it('is refused with the URL to authorize again', async () => {
    const { status, headers } = await sendMcp(service, 'aisle_at_nothing', {});
    expect(status).toBe(401);
    const challenge = headers.get('www-authenticate');
    expect(challenge).toMatch(/^Bearer /);
    expect(challenge).toContain('error="invalid_token"');
    expect(challenge).toContain('scope="mcp:read mcp:write"');
    expect(challenge).toContain('resource_metadata="http://localhost/.well-known/oauth-protected-resource/api/mcp"');
  });

  it.each(['', 'x', "' or true --", 'A'.repeat(10_000), '\\'])('is not read from aisle_at_%.20s', async (rest) => {
    expect(await statusOf(`aisle_at_${rest}`)).toBe(401);
  });

  it('works for the MCP endpoint only', async () => {
    const { access } = await connected();
    expect((await service.call(access, 'list_assistants')).status).toBe(401);
    const console = await createVisitor(service).post(
      '/api/console/account/get_account',
      {},
      {
        Authorization: `Bearer ${access}`,
      },
    );
    expect(console.status).toBe(401);
  });

  it('issued for one resource is refused by another', async () => {
    const { access } = await connected();
    const message = { jsonrpc: '2.0', id: 1, method: 'tools/list' };
    expect((await sendMcp(service, access, message)).status).toBe(200);
    expect((await sendMcp(service, access, message, 'http://127.0.0.1')).status).toBe(401);
    expect((await sendMcp(service, access, message, 'http://localhost:8080')).status).toBe(401);
  });

  it('works at the address that it was made for, where the service has one', async () => {
    const baseUrl = 'https://aisle.test';
    const elsewhere = await ownService({ baseUrl });
    const person = createVisitor(elsewhere, { baseUrl });
    await person.post('/api/auth/sign-up/email', { name: 'P', email: 'p@shop.test', password: PASSWORD });
    await person.signIn('p@shop.test');
    const { organizationId } = await person.result<{ organizationId: string }>('account/create_organization', {
      name: 'Shop',
    });
    const registered = await oauthClient(elsewhere, { baseUrl }).register({
      redirect_uris: [REDIRECT],
      token_endpoint_auth_method: 'none',
    });
    const app = oauthClient(elsewhere, { clientId: String(registered.body['client_id']), baseUrl });
    const { access } = await connect(app, person, { organizationId, access: 'read' });
    const message = { jsonrpc: '2.0', id: 1, method: 'tools/list' };
    expect((await sendMcp(elsewhere, access, message, baseUrl)).status).toBe(200);
    // Our own address counts, not the name in a caller's Host header.
    expect((await sendMcp(elsewhere, access, message)).status).toBe(200);
    expect((await sendMcp(service, access, message)).status).toBe(401);
  });

  it.each(['access_token', 'api_key', 'key', 'token'])('is not taken from the query, as ?%s', async (name) => {
    const { access } = await connected();
    const { key } = await service.organization('Queried');
    for (const secret of [access, key])
      for (const path of ['/api/mcp', '/api/rest/actions/list_assistants']) {
        const init = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{}' };
        expect((await service.app.request(`${path}?${name}=${secret}`, init)).status).toBe(401);
      }
  });
});

describe('revocation', () => {
  it('of an access token takes effect at the next call', async () => {
    const { access, refresh } = await connected();
    const { status } = await client.post('revoke', { token: access, token_type_hint: 'access_token' });
    expect(status).toBe(200);
    expect(await statusOf(access)).toBe(401);
    expect((await client.refresh(refresh)).status).toBe(200);
  });

  it('of a refresh token also revokes its access tokens', async () => {
    const { access, refresh } = await connected();
    expect((await client.post('revoke', { token: refresh, token_type_hint: 'refresh_token' })).status).toBe(200);
    expect((await client.refresh(refresh)).body.error).toBe('invalid_grant');
    expect(await statusOf(access)).toBe(401);
  });

  it.each([{ token_type_hint: undefined }, { token_type_hint: 'refresh_token' }])(
    'does not need the right hint: %j',
    async (hint) => {
      const { access } = await connected();
      expect((await client.post('revoke', { token: access, ...hint })).status).toBe(200);
      expect(await statusOf(access)).toBe(401);
    },
  );

  it('of an unknown token succeeds (RFC 7009, section 2.2)', async () => {
    expect((await client.post('revoke', { token: 'aisle_at_nothing' })).status).toBe(200);
  });

  it('is refused to another client', async () => {
    const { access, refresh } = await connected();
    for (const token of [access, refresh]) await rival.post('revoke', { token });
    expect(await statusOf(access)).toBe(200);
    expect((await client.refresh(refresh)).status).toBe(200);
  });
});
