import { describe, expect, it } from 'vitest';
import {
  type Flow,
  type Tokens,
  authorize,
  callTool,
  connect,
  oauthClient,
  registeredClient,
} from '../setup/oauth-client.ts';
import { sharedService } from '../setup/service.ts';
import { snapshot } from '../setup/snapshot.ts';
import { createOwner, signUp } from '../setup/visitor.ts';

const service = await sharedService();
const [owner, client, rival] = await Promise.all([
  createOwner(service),
  registeredClient(service),
  registeredClient(service, { client_name: 'Another' }),
]);

/** An approval, with its code at the address that the browser was sent to. */
async function approved(by = client, access: 'read' | 'write' = 'write'): Promise<{ flow: Flow; callback: string }> {
  const flow = by.begin();
  return { flow, callback: await authorize(owner, flow.page, { organizationId: owner.organizationId, access }) };
}

const connected = (access: 'read' | 'write' = 'write', more = {}) =>
  connect(client, owner, { organizationId: owner.organizationId, access }, more);

const statusOf = async (token: string) => (await callTool(service, token, 'list_assistants')).status;

const tokensOf = ({ body }: { body: Record<string, unknown> }): Tokens => ({
  access: String(body['access_token']),
  refresh: String(body['refresh_token']),
});

const issued = async () => {
  const { oauth_access_tokens, oauth_refresh_tokens } = await snapshot(service);
  return [oauth_access_tokens?.length, oauth_refresh_tokens?.length];
};

describe('a code', () => {
  it.each<[what: string, more: Record<string, string | undefined>, status: number, error: string]>([
    ['is not exchanged where it is another', { code: 'nothing' }, 400, 'invalid_grant'],
    ['… or none', { code: undefined }, 400, 'invalid_request'],
    ['… with an overlong value', { code_verifier: 'A'.repeat(4_001) }, 400, 'invalid_request'],
    ['… with a wrong verifier', { code_verifier: 'A'.repeat(43) }, 400, 'invalid_grant'],
    ['… without a verifier', { code_verifier: undefined }, 400, 'invalid_'],
    ['… at another address', { redirect_uri: 'http://127.0.0.1:3000/elsewhere' }, 400, 'invalid_grant'],
    ['… at no address', { redirect_uri: undefined }, 400, 'invalid_'],
    ['… for another resource', { resource: 'https://elsewhere.test/api/mcp' }, 400, 'invalid_target'],
    ['… by nobody', { client_id: undefined }, 400, 'invalid_'],
    ['… by an unknown client', { client_id: 'nobody' }, 401, 'invalid_client'],
    ['… as another grant', { grant_type: 'client_credentials' }, 400, 'un'],
    ['… as a grant that there is not', { grant_type: 'password' }, 400, 'unsupported_grant_type'],
  ])('%s', async (_what, more, status, error) => {
    const { flow, callback } = await approved();
    const before = await issued();
    const answer = await client.exchange(flow, callback, more);
    expect([answer.status, answer.body.error]).toEqual([status, expect.stringContaining(error)]);
    expect(await issued()).toEqual(before);
  });

  it('is not exchanged by another client', async () => {
    const { flow, callback } = await approved();
    const before = await issued();
    const answer = await rival.exchange(flow, callback);
    expect([answer.status, answer.body.error]).toEqual([400, 'invalid_grant']);
    expect(await issued()).toEqual(before);
  });

  it('is not exchanged once expired', async () => {
    const { flow, callback } = await approved();
    await service.pool.query(
      `update verifications set expires_at = now() - interval '1 s' where value like '{"type":"authorization_code"%'`,
    );
    const answer = await client.exchange(flow, callback);
    expect([answer.status, answer.body.error]).toEqual([400, 'invalid_grant']);
  });

  it('works once: a second use revokes the tokens it gave', async () => {
    const { flow, callback } = await approved();
    const first = tokensOf(await client.exchange(flow, callback));
    expect(await statusOf(first.access)).toBe(200);
    const again = await client.exchange(flow, callback);
    expect([again.status, again.body.error]).toEqual([400, 'invalid_grant']);
    expect(await statusOf(first.access)).toBe(401);
    expect((await client.refresh(first.refresh)).body.error).toBe('invalid_grant');
  });

  it('works once, even for two concurrent calls', async () => {
    const { flow, callback } = await approved();
    const answers = await Promise.all([client.exchange(flow, callback), client.exchange(flow, callback)]);
    expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1);
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
  });

  it('returns opaque tokens valid for 15 minutes, with no-store', async () => {
    const { flow, callback } = await approved(client, 'read');
    const { status, body, headers } = await client.exchange(flow, callback);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      access_token: expect.stringMatching(/^aisle_at_[\w-]{32,}$/),
      refresh_token: expect.stringMatching(/^aisle_rt_[\w-]{32,}$/),
      token_type: 'Bearer',
      expires_in: 900,
    });
    expect(String(body['scope']).split(' ').toSorted()).toEqual(['mcp:read', 'offline_access']);
    expect(headers.get('cache-control')).toContain('no-store');
    expect(headers.get('x-request-id')).toMatch(/^req_/);
    const stored = JSON.stringify(await snapshot(service));
    for (const token of [body['access_token'], body['refresh_token']])
      expect(stored).not.toContain(String(token).slice('aisle_at_'.length));
  });

  it('requires the secret of a confidential client', async () => {
    const web = { redirect_uris: ['https://app.test/callback'], token_endpoint_auth_method: 'client_secret_post' };
    const { body } = await oauthClient(service, { address: '10.5.0.1' }).register({ client_name: 'Web', ...web });
    const confidential = oauthClient(service, {
      clientId: String(body['client_id']),
      redirectUri: 'https://app.test/callback',
    });
    const { flow, callback } = await approved(confidential);
    for (const client_secret of [undefined, '', 'wrong']) {
      const tried = await approved(confidential);
      const answer = await confidential.exchange(tried.flow, tried.callback, { client_secret });
      expect([client_secret, answer.body.error]).toEqual([
        client_secret,
        expect.stringMatching(/^invalid_(client|request)$/),
      ]);
    }
    const client_secret = String(body['client_secret']);
    expect((await confidential.exchange(flow, callback, { client_secret })).status).toBe(200);
  });
});

describe('a refresh token', () => {
  it.each<[what: string, more: Record<string, string | undefined>, status: number, error: string]>([
    ['is refused where it is another', { refresh_token: 'aisle_rt_nothing' }, 400, 'invalid_grant'],
    ['… or none', { refresh_token: undefined }, 400, 'invalid_request'],
    ['… for more than was approved', { scope: 'mcp:read mcp:write' }, 400, 'invalid_scope'],
    ['… for another resource', { resource: 'https://elsewhere.test/api/mcp' }, 400, 'invalid_target'],
    ['… to an unknown client', { client_id: 'nobody' }, 401, 'invalid_client'],
  ])('%s, and stays good', async (_what, more, status, error) => {
    const { access, refresh } = await connected('read', { scope: 'mcp:read' });
    const answer = await client.refresh(refresh, more);
    expect([answer.status, answer.body.error]).toEqual([status, error]);
    expect(await statusOf(access)).toBe(200);
    expect((await client.refresh(refresh)).status).toBe(200);
  });

  it('is refused to another client', async () => {
    const { refresh } = await connected();
    const answer = await rival.refresh(refresh);
    expect([answer.status, answer.body.error]).toEqual([400, 'invalid_grant']);
  });

  it('is not accepted as an access token, or vice versa', async () => {
    const { access, refresh } = await connected();
    expect(await statusOf(refresh)).toBe(401);
    expect((await client.refresh(access)).body.error).toBe('invalid_grant');
  });

  it('grants no more than was approved', async () => {
    const { refresh } = await connected('read');
    const { body } = await client.refresh(refresh);
    expect(String(body['scope']).split(' ')).not.toContain('mcp:write');
    const made = await callTool(service, String(body['access_token']), 'create_assistant', { name: 'Advice' });
    expect(made.status).toBe(403);
  });

  it('can grant less', async () => {
    const { refresh } = await connected('write');
    const { status, body } = await client.refresh(refresh, { scope: 'mcp:read' });
    expect([status, body['scope']]).toEqual([200, 'mcp:read']);
    const made = await callTool(service, String(body['access_token']), 'create_assistant', { name: 'Advice' });
    expect(made.status).toBe(403);
  });

  it('outlives the session that approved it', async () => {
    const person = await signUp(service);
    const { organizationId } = await person.result<{ organizationId: string }>('account/create_organization', {
      name: 'Signed out',
    });
    const { refresh } = await connect(client, person, { organizationId, access: 'read' });
    await person.post('/api/auth/sign-out', {});
    const renewed = await client.refresh(refresh);
    expect(renewed.status).toBe(200);
    expect(await statusOf(String(renewed.body['access_token']))).toBe(200);
  });
});
