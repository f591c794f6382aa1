import { describe, expect, it } from 'vitest';
import { oauthClient, registeredClient } from '../setup/oauth-client.ts';
import { sharedService } from '../setup/service.ts';
import { createOwner } from '../setup/visitor.ts';

const service = await sharedService();
const ORIGIN = 'https://agent.test';

const preflight = (path: string, method: string) =>
  service.app.request(path, {
    method: 'OPTIONS',
    headers: {
      Host: 'localhost',
      Origin: ORIGIN,
      'Access-Control-Request-Method': method,
      'Access-Control-Request-Headers': 'authorization,content-type,mcp-protocol-version',
    },
  });

const header = (response: Response, name: string) => response.headers.get(`access-control-${name}`);

describe('pages of any site', () => {
  it.each([
    ['/api/mcp', 'POST'],
    ['/api/mcp', 'DELETE'],
    ['/api/auth/oauth2/token', 'POST'],
    ['/api/auth/oauth2/register', 'POST'],
    ['/api/auth/oauth2/revoke', 'POST'],
    ['/.well-known/oauth-protected-resource/api/mcp', 'GET'],
    ['/.well-known/oauth-authorization-server/api/auth', 'GET'],
    ['/.well-known/openid-configuration', 'GET'],
  ])('may call %s by %s, without cookies', async (path, method) => {
    const answer = await preflight(path, method);
    expect([answer.status, header(answer, 'allow-origin'), header(answer, 'allow-credentials')]).toEqual([
      204,
      '*',
      null,
    ]);
    expect(header(answer, 'allow-methods')?.split(', ')).toContain(method);
    const headers = header(answer, 'allow-headers')?.toLowerCase().split(', ');
    for (const name of ['mcp-protocol-version', 'mcp-session-id', 'mcp-method', 'mcp-name', 'authorization'])
      expect(headers).toContain(name);
    expect(headers).toContain('content-type');
  });

  it.each(['/api/rest/actions/list_assistants', '/api/console/account/get_account', '/api/auth/sign-in/email'])(
    'may not call %s',
    async (path) => {
      const answer = await preflight(path, 'POST');
      expect(header(answer, 'allow-origin')).toBeNull();
    },
  );

  it('can read in a refusal how to get authorized', async () => {
    const answer = await service.app.request('/api/mcp', { method: 'POST', headers: { Origin: ORIGIN }, body: '{}' });
    expect([answer.status, header(answer, 'allow-origin')]).toEqual([401, '*']);
    const exposed = header(answer, 'expose-headers');
    for (const name of ['WWW-Authenticate', 'Mcp-Session-Id', 'Retry-After']) expect(exposed).toContain(name);
    expect(answer.headers.get('www-authenticate')).toContain('resource_metadata=');
  });

  it('list the tools with a key', async () => {
    const { key } = await service.organization('Shop');
    const answer = await service.app.request('/api/mcp', {
      method: 'POST',
      headers: {
        Host: 'localhost',
        Origin: ORIGIN,
        Authorization: `Bearer ${key}`,
        'Content-Type': 'application/json',
        Accept: 'application/json, text/event-stream',
      },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/list' }),
    });
    expect([answer.status, header(answer, 'allow-origin')]).toEqual([200, '*']);
    expect(await answer.text()).toContain('list_catalogue');
  });

  it('cannot use the cookies of a signed-in user', async () => {
    const owner = await createOwner(service);
    const answer = await owner.request('/api/mcp', { method: 'POST', headers: { Origin: ORIGIN }, body: '{}' });
    expect(answer.status).toBe(401);
  });

  it.each([undefined, ORIGIN, 'null'])(
    'register, ask for tokens and revoke them from the origin %s',
    async (origin) => {
      const client = await registeredClient(service);
      const { send } = oauthClient(service);
      const headers = { ...(origin !== undefined && { Origin: origin }) };
      const post = (endpoint: string, body: string | URLSearchParams, more = {}) =>
        send(`/api/auth/oauth2/${endpoint}`, { method: 'POST', headers: { ...headers, ...more }, body });
      const metadata = { client_name: 'Page', redirect_uris: ['https://agent.test/callback'] };
      const registered = await post('register', JSON.stringify(metadata), { 'Content-Type': 'application/json' });
      const asked = { client_id: client.clientId, token: 'aisle_rt_x', refresh_token: 'aisle_rt_x' };
      const refused = await post('token', new URLSearchParams({ ...asked, grant_type: 'refresh_token' }));
      const revoked = await post('revoke', new URLSearchParams(asked));
      expect([registered.status, refused.status, refused.body.error, revoked.status]).toEqual([
        201,
        400,
        'invalid_grant',
        200,
      ]);
      for (const answer of [registered, refused, revoked])
        expect(answer.headers.get('access-control-allow-origin')).toBe('*');
    },
  );
});
