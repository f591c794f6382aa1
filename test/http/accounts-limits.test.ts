import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { oauthClient } from '../setup/oauth-client.ts';
import { type Answer, ownService, sharedService } from '../setup/service.ts';
import { createVisitor, signUp } from '../setup/visitor.ts';

const service = await sharedService();
const known = await signUp(service);

// Time would give calls back.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

/** The statuses of as many calls, each the one after the other. */
async function statuses(count: number, call: () => Promise<{ status: number }>): Promise<Set<number>> {
  const seen = new Set<number>();
  for (let i = 0; i < count; i++) seen.add((await call()).status);
  return seen;
}

function expectLimited({ status, headers, body }: Answer): void {
  expect([status, body.error?.code]).toEqual([429, 'rate_limited']);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
}

describe('signing in', () => {
  it('is tried ten times a minute for one account, from wherever', async () => {
    const person = await signUp(service);
    const ask = (email: string) => createVisitor(service).post('/api/auth/request-password-reset', { email });
    expect(await statuses(10, () => ask(person.email))).toEqual(new Set([200]));
    const letters = service.letters.length;
    expectLimited(await ask(person.email));
    expectLimited(await ask(person.email.toUpperCase()));
    // The right password does not help, or a lucky guess would be told.
    const visitor = createVisitor(service);
    expectLimited(await visitor.signIn(person.email));
    expect(visitor.cookies.size).toBe(0);
    expect(service.letters).toHaveLength(letters);
    expect((await createVisitor(service).signIn(known.email)).status).toBe(200);
  });

  it('counts wrong passwords', async () => {
    const person = await signUp(service);
    expect(await statuses(10, () => createVisitor(service).signIn(person.email, 'not the password'))).toEqual(
      new Set([401]),
    );
    expectLimited(await createVisitor(service).signIn(person.email));
  });

  it('is tried thirty times a minute from one address, for whichever account', async () => {
    const guesser = createVisitor(service);
    let n = 0;
    const guess = () => guesser.post('/api/auth/request-password-reset', { email: `guess${(n += 1)}@shop.test` });
    expect(await statuses(30, guess)).toEqual(new Set([200]));
    expectLimited(await guess());
    expectLimited(await guesser.signIn(known.email));
    expectLimited(await guesser.post('/api/auth/sign-up/email', {}));
    expect((await createVisitor(service).signIn(known.email)).status).toBe(200);
  });
});

describe('what applications call', () => {
  it.each<[endpoint: 'token' | 'revoke', calls: number]>([
    ['token', 120],
    ['revoke', 120],
  ])('%s is answered %i times a minute to one address, then in the words of RFC 6749', async (endpoint, calls) => {
    const client = oauthClient(service, { address: `10.6.0.${endpoint.length}` });
    const call = () => client.post(endpoint, { grant_type: 'refresh_token' });
    expect([...(await statuses(calls, call))].every((status) => status < 429)).toBe(true);
    const { status, headers, body } = await call();
    expect([status, body]).toEqual([
      429,
      { error: 'temporarily_unavailable', error_description: expect.stringContaining('Too many') },
    ]);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await oauthClient(service, { address: '10.6.1.1' }).post(endpoint, {})).status).toBeLessThan(429);
  });

  it('register is answered twenty times a minute to one address', async () => {
    const metadata = { redirect_uris: ['http://127.0.0.1/'], token_endpoint_auth_method: 'none' };
    const client = oauthClient(service, { address: '10.6.0.1' });
    expect(await statuses(20, () => client.register(metadata))).toEqual(new Set([201]));
    const before = await service.pool.query('select from oauth_clients');
    const { status, headers, body } = await client.register(metadata);
    expect([status, body.error]).toEqual([429, 'temporarily_unavailable']);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await service.pool.query('select from oauth_clients')).rowCount).toBe(before.rowCount);
    expect((await oauthClient(service, { address: '10.6.1.1' }).register(metadata)).status).toBe(201);
  });
});

it('the console counts what one person calls', async () => {
  const limited = await ownService({ rateLimit: 3 });
  const person = await signUp(limited); // asks once
  expect(await statuses(2, () => person.account('list_sessions'))).toEqual(new Set([200]));
  expectLimited(await person.account('list_sessions'));
  expectLimited(await person.organization('org_1', 'list_members'));
  const other = await signUp(limited);
  expect((await other.account('list_sessions')).status).toBe(200);
});
