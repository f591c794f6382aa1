import { expect, it } from 'vitest';
import { type TestService, sharedService } from '../setup/service.ts';

const [here, elsewhere] = await Promise.all([sharedService(), sharedService({ baseUrl: 'https://aisle.test' })]);

const read = async (service: TestService, path: string, host = 'localhost') => {
  const response = await service.app.request(path, { headers: { Host: host } });
  expect([response.status, response.headers.get('access-control-allow-origin')]).toEqual([200, '*']);
  return (await response.json()) as Record<string, unknown>;
};

it.each(['/.well-known/oauth-protected-resource', '/.well-known/oauth-protected-resource/api/mcp'])(
  '%s names the server that authorizes (RFC 9728)',
  async (path) => {
    expect(await read(here, path)).toEqual({
      resource: 'http://localhost/api/mcp',
      authorization_servers: ['http://localhost/api/auth'],
      scopes_supported: ['mcp:read', 'mcp:write'],
      bearer_methods_supported: ['header'],
      resource_name: 'Aisle',
    });
    expect(await read(elsewhere, path, 'evil.test')).toMatchObject({ resource: 'https://aisle.test/api/mcp' });
    // A name that is not this machine's is not repeated.
    expect(await read(here, path, 'evil.test')).toMatchObject({ resource: 'http://localhost/api/mcp' });
  },
);

it.each(['/.well-known/oauth-authorization-server', '/.well-known/oauth-authorization-server/api/auth'])(
  '%s lists the endpoints and methods (RFC 8414), and only existing ones',
  async (path) => {
    const auth = 'https://aisle.test/api/auth';
    const said = await read(elsewhere, path);
    expect(said).toMatchObject({
      issuer: auth,
      authorization_endpoint: `${auth}/oauth2/authorize`,
      token_endpoint: `${auth}/oauth2/token`,
      registration_endpoint: `${auth}/oauth2/register`,
      revocation_endpoint: `${auth}/oauth2/revoke`,
      response_types_supported: ['code'],
      grant_types_supported: ['authorization_code', 'refresh_token'],
      code_challenge_methods_supported: ['S256'],
      authorization_response_iss_parameter_supported: true,
      token_endpoint_auth_methods_supported: ['none', 'client_secret_basic', 'client_secret_post'],
    });
    const endpoints = Object.entries(said).filter(([name]) => name.endsWith('_endpoint'));
    for (const [name, address] of endpoints) {
      const { pathname } = new URL(String(address));
      const method = name === 'authorization_endpoint' ? 'GET' : 'POST';
      const { status } = await elsewhere.app.request(pathname, { method });
      expect([name, status]).not.toEqual([name, 404]);
    }
  },
);
