import { describe, expect, it } from 'vitest';
import { accountOperations, organizationOperations } from '../../src/operations/index.ts';
import { ownService, sharedService } from '../setup/service.ts';
import { snapshot } from '../setup/snapshot.ts';
import { BASE_URL, PASSWORD, createOwner } from '../setup/visitor.ts';

const service = await sharedService();
const owner = await createOwner(service);

/** Headers that another site can make a browser send along with the cookies. */
const foreign: Record<string, string>[] = [
  { Origin: 'https://evil.test' },
  { Origin: 'null' },
  { Origin: 'http://localhost.evil.test' },
  { Origin: 'http://localhost:8080' },
  { Origin: 'https://localhost' },
  { Origin: 'http://127.0.0.1' },
  { Origin: '' },
  { 'Sec-Fetch-Site': 'cross-site' },
  { 'Sec-Fetch-Site': 'same-site' },
  { Origin: 'https://evil.test', 'Sec-Fetch-Site': 'same-origin' },
];

/** Valid requests, which would succeed from our own pages; the others would be refused later, for their input. */
const inputs: Record<string, object> = {
  create_organization: { name: 'Theirs' },
  rename_organization: { name: 'Theirs' },
  delete_organization: { name: 'Shop' },
  create_invitation: { role: 'owner' },
  create_key: { name: 'Key', scope: 'user', permissions: ['assistants:view'], expiresAt: null },
  create_assistant: { name: 'Theirs' },
  '/api/auth/sign-up/email': { name: 'They', email: 'they@shop.test', password: PASSWORD },
  '/api/auth/update-user': { name: 'They' },
  '/api/auth/change-password': { currentPassword: PASSWORD, newPassword: 'their good password' },
  '/api/auth/change-email': { newEmail: 'they@shop.test', password: PASSWORD },
  '/api/auth/request-password-reset': { email: 'they@shop.test' },
};

const paths = [
  ...[...accountOperations.keys()].map((name) => [name, `/api/console/account/${name}`] as const),
  ...[...organizationOperations.keys()].map(
    (name) => [name, `/api/console/organizations/ORGANIZATION/${name}`] as const,
  ),
  ...[
    '/sign-up/email',
    '/send-verification-email',
    '/sign-in/email',
    '/sign-out',
    '/request-password-reset',
    '/reset-password',
    '/change-password',
    '/change-email',
    '/update-user',
  ].map((path) => [`/api/auth${path}`, `/api/auth${path}`] as const),
];

const send = (path: string, body: string, headers: Record<string, string>) =>
  owner.request(path.replace('ORGANIZATION', owner.organizationId), {
    method: 'POST',
    headers: { 'Content-Type': 'text/plain', ...headers },
    body,
  });

it.each(paths)('%s is refused to pages of other sites, without effect', async (name, path) => {
  const before = await snapshot(service);
  for (const headers of foreign) {
    const response = await send(path, JSON.stringify(inputs[name] ?? {}), headers);
    expect([headers, response.status]).toEqual([headers, 403]);
    expect(await response.json()).toMatchObject({ error: { code: 'cross_site', requestId: expect.any(String) } });
    expect(response.headers.getSetCookie()).toEqual([]);
  }
  expect(await snapshot(service)).toEqual(before);
});

describe('requests from our own site', () => {
  it.each<[who: string, headers: Record<string, string>]>([
    ['a command line', {}],
    ['our own pages', { Origin: BASE_URL, 'Sec-Fetch-Site': 'same-origin' }],
    ['our own pages, in a browser that names no origin', { 'Sec-Fetch-Site': 'same-origin' }],
    ['a page that somebody opened themselves', { 'Sec-Fetch-Site': 'none' }],
  ])('are answered from %s', async (_who, headers) => {
    const response = await send('/api/console/account/create_organization', '{"name":"Ours"}', headers);
    expect(response.status).toBe(200);
    expect((await send('/api/auth/update-user', '{"name":"Still me"}', headers)).status).toBe(200);
  });

  it('are recognized by the configured address, whatever the Host header says', async () => {
    const baseUrl = 'https://aisle.test';
    const elsewhere = await ownService({ baseUrl });
    const statusOf = async (origin: string) => {
      const init = { method: 'POST', headers: { Origin: origin, Host: 'evil.test' }, body: '{}' };
      return (await elsewhere.app.request('/api/console/account/get_setup', init)).status;
    };
    expect(await statusOf(baseUrl)).toBe(200);
    for (const origin of ['https://evil.test', 'http://aisle.test', 'http://localhost', `${baseUrl}:8443`])
      expect([origin, await statusOf(origin)]).toEqual([origin, 403]);
  });
});
