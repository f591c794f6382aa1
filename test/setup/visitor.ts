import type { Role } from '../../src/domain/permissions.ts';
import type { Answer, TestService } from './service.ts';

/** A service that visitors can reach: in this process, or over the network by its URL. */
export interface Reachable {
  app: { request: (url: string, init: RequestInit, connection: object) => Response | Promise<Response> };
  baseUrl?: string;
  /** Without it, email addresses stay unconfirmed. */
  pool?: TestService['pool'];
}

export const overNetwork = (baseUrl: string): Reachable => ({
  app: { request: (url, init) => fetch(url, { ...init, redirect: 'manual' }) },
  baseUrl,
});

/** The service's URL in tests where cookies and links matter. */
export const BASE_URL = 'http://localhost';

export const PASSWORD = 'correct horse battery';

let visitors = 0;
let addresses = 0;

/** A person at a browser: keeps cookies, and sends what the console would send, from an IP address of their own. */
export function createVisitor({ app, baseUrl: known = BASE_URL }: Reachable, { baseUrl = known } = {}) {
  const cookies = new Map<string, string>();
  const address = `10.1.${(addresses += 1) >> 8}.${addresses & 255}`;

  async function request(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    headers.set('Host', new URL(baseUrl).host);
    if (cookies.size > 0) headers.set('Cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    const connection = { incoming: { socket: { remoteAddress: address } } };
    const response = await app.request(new URL(path, baseUrl).toString(), { ...init, headers }, connection);
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (/max-age=0/i.test(cookie) || value === '') cookies.delete(name);
      else cookies.set(name, value);
    }
    return response;
  }

  async function post(path: string, body: unknown, headers: Record<string, string> = {}): Promise<Answer> {
    const response = await request(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: baseUrl, ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
    const text = await response.text();
    return { status: response.status, headers: response.headers, body: JSON.parse(text) as Answer['body'] };
  }

  /** Calls an operation that has to succeed, and returns its result. */
  async function result<T = Record<string, unknown>>(path: string, body: unknown = {}): Promise<T> {
    const answer = await post(`/api/console/${path}`, body);
    if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer.body.result as T;
  }

  return {
    address,
    cookies,
    request,
    post,
    result,
    account: (operation: string, input: unknown = {}) => post(`/api/console/account/${operation}`, input),
    organization: (organizationId: string, operation: string, input: unknown = {}, headers = {}) =>
      post(`/api/console/organizations/${organizationId}/${operation}`, input, headers),
    signIn: (email: string, password = PASSWORD, more = {}) =>
      post('/api/auth/sign-in/email', { email, password, ...more }),
  };
}

export type Visitor = ReturnType<typeof createVisitor>;

/** A visitor who just signed up and signed in; their email address is confirmed unless `verified` is false. */
export async function signUp(
  service: Reachable,
  { verified = true, ...more }: { verified?: boolean; invitation?: string } = {},
) {
  const visitor = createVisitor(service);
  const email = `person${(visitors += 1)}@shop.test`;
  const answer = await visitor.post('/api/auth/sign-up/email', {
    name: 'A Person',
    email,
    password: PASSWORD,
    ...more,
  });
  if (answer.status !== 200) throw new Error(`sign-up: ${answer.status} ${JSON.stringify(answer.body)}`);
  await visitor.signIn(email);
  if (verified) await service.pool?.query('update users set email_verified = true where email = $1', [email]);
  return { ...visitor, email, userId: (await visitor.result<{ userId: string }>('account/get_account')).userId };
}

export type Person = Awaited<ReturnType<typeof signUp>>;

/** A visitor who just signed up and owns an organization. */
export async function createOwner(service: Reachable, name = 'Shop') {
  const owner = await signUp(service);
  const { organizationId } = await owner.result<{ organizationId: string }>('account/create_organization', { name });
  return { ...owner, organizationId };
}

/** A new member of an organization, by its owner's invitation. */
export async function join(
  service: TestService,
  owner: { organizationId: string; result: Visitor['result'] },
  role: string,
): Promise<Person> {
  const invitation = await owner.result<{ token: string }>(`organizations/${owner.organizationId}/create_invitation`, {
    role,
  });
  const person = await signUp(service);
  await person.result('account/accept_invitation', { token: invitation.token });
  return person;
}

/** An organization with a signed-up person in each role. */
export async function createCast(service: TestService, name = 'Shop') {
  const owner = await createOwner(service, name);
  const [admin, editor, viewer] = await Promise.all([
    join(service, owner, 'admin'),
    join(service, owner, 'editor'),
    join(service, owner, 'viewer'),
  ]);
  const { organizationId } = owner;
  return { organizationId, owner, admin, editor, viewer };
}

export type Cast = Awaited<ReturnType<typeof createCast>>;

/** A member who never signs in: for others to manage. */
export async function createMember({ store }: TestService, organizationId: string, role: Role) {
  const { userId } = await store.users.ensure(`member${(visitors += 1)}@shop.test`);
  await store.members.add(organizationId, userId, role);
  return userId;
}
