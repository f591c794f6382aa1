import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { oauthClient } from '../setup/oauth-client.ts';
import { type Answer, ownService, sharedService } from '../setup/service.ts';
import { PASSWORD, type Visitor, createVisitor, signUp } from '../setup/visitor.ts';

const service = await sharedService();
const known = await signUp(service);

// Time would give calls back.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'performance'] }));
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
  /** A try that is refused for its authorization before the password is hashed, and counts like any other. */
  const guess = (email: string, visitor = createVisitor(service)) =>
    visitor.signIn(email, 'not the password', { oauth_query: 'sig=none' });

  it('is limited to ten attempts per network and account, even with the right password', async () => {
    const person = await signUp(service);
    const guesser = createVisitor(service);
    expect(await statuses(10, () => guess(person.email, guesser))).toEqual(new Set([400]));
    expectLimited(await guess(person.email, guesser));
    expectLimited(await guesser.signIn(person.email.toUpperCase()));
    expect(guesser.cookies.size).toBe(0);
    vi.advanceTimersByTime(90_000);
    expect((await guess(person.email, guesser)).status).toBe(400);
    expectLimited(await guess(person.email, guesser));
  });

  it('is limited to thirty attempts an hour per account from unknown networks, and the owner still signs in', async () => {
    const person = await signUp(service);
    // Each from a network of its own; the sign-up took one.
    expect(await statuses(29, () => guess(person.email))).toEqual(new Set([400]));
    const refused = await createVisitor(service).signIn(person.email);
    expectLimited(refused);
    expect(refused.body.error?.message).toContain('reset your password by email');

    // On a device that signed in before…
    await person.post('/api/auth/sign-out', {});
    expect((await person.signIn(person.email)).status).toBe(200);
    // …and on a new one, with the link in a mail.
    const elsewhere = createVisitor(service);
    await elsewhere.post('/api/auth/request-password-reset', { email: person.email });
    const token = new URL(service.emails.at(-1)?.link ?? '').searchParams.get('token');
    const set = { newPassword: 'a new good password', token };
    expect((await elsewhere.post('/api/auth/reset-password', set)).status).toBe(200);
    expect((await elsewhere.signIn(person.email, 'a new good password')).status).toBe(200);
    expectLimited(await createVisitor(service).signIn(person.email, 'a new good password'));
  });

  it("has a separate limit for a known device, but not for another account's or a forged device", async () => {
    const [person, other] = [await signUp(service), await signUp(service)];
    expect(await statuses(29, () => guess(person.email))).toEqual(new Set([400]));
    const [name, value] = deviceOf(person);
    const [, foreign] = deviceOf(other);
    for (const made of [foreign, `${value}x`, value.replace(/^./, (email) => (email === 'A' ? 'B' : 'A')), '', '.'])
      expectLimited(await withCookie(name, made).signIn(person.email));
    const stolen = withCookie(name, value);
    expect(await statuses(10, () => guess(person.email, stolen))).toEqual(new Set([400]));
    expectLimited(await stolen.signIn(person.email));
  });

  function deviceOf({ cookies }: Pick<Visitor, 'cookies'>): [name: string, value: string] {
    const found = [...cookies].find(([name]) => name.startsWith('aisle.device.'));
    if (!found) throw new Error('There is no device cookie.');
    return found;
  }

  function withCookie(name: string, value: string) {
    const visitor = createVisitor(service);
    visitor.cookies.set(name, value);
    return visitor;
  }

  it('counts wrong passwords as it does other attempts, and then refuses the right one', async () => {
    const person = await signUp(service);
    const guesser = createVisitor(service);
    const guessPassword = (visitor = createVisitor(service)) => visitor.signIn(person.email, 'not the password');
    expect(await statuses(10, () => guessPassword(guesser))).toEqual(new Set([401]));
    expectLimited(await guesser.signIn(person.email));
    // The sign-up took one of thirty.
    expect(await statuses(19, () => guessPassword())).toEqual(new Set([401]));
    expectLimited(await createVisitor(service).signIn(person.email));
  });

  it('resets its limit after each success', async () => {
    const person = await signUp(service);
    for (let round = 0; round < 3; round += 1) {
      expect(await statuses(9, () => guess(person.email, person))).toEqual(new Set([400]));
      expect((await person.signIn(person.email)).status).toBe(200);
      vi.advanceTimersByTime(60_000);
    }
  });

  it('allows no more attempts when they are concurrent', async () => {
    const person = await signUp(service);
    const guessers = Array.from({ length: 60 }, () => createVisitor(service));
    const answers = await Promise.all(guessers.map((guesser) => guess(person.email, guesser)));
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(29);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(31);
  });

  it('is limited to thirty attempts a minute per address, across all accounts', async () => {
    const guesser = createVisitor(service);
    let n = 0;
    const ask = () => guesser.post('/api/auth/request-password-reset', { email: `guess${(n += 1)}@shop.test` });
    expect(await statuses(30, ask)).toEqual(new Set([200]));
    expectLimited(await ask());
    expectLimited(await guesser.signIn(known.email));
    expectLimited(await guesser.post('/api/auth/sign-up/email', {}));
    expect((await createVisitor(service).signIn(known.email)).status).toBe(200);
  });
});

it("limits password confirmations to ten per session, without affecting the account's other sessions", async () => {
  const person = await signUp(service);
  const other = createVisitor(service);
  await other.signIn(person.email);
  const change = (who: Pick<typeof other, 'post'>, password: string) =>
    who.post('/api/auth/change-email', { newEmail: `new-${person.email}`, password });
  expect(await statuses(10, () => change(person, 'not the password'))).toEqual(new Set([400]));
  expectLimited(await change(person, PASSWORD));
  expect((await change(other, PASSWORD)).status).toBe(200);
});

it('sends at most ten emails an hour to one address, whatever requests them', async () => {
  const person = await signUp(service);
  const ask = () => createVisitor(service).post('/api/auth/request-password-reset', { email: person.email });
  expect(await statuses(9, ask)).toEqual(new Set([200]));
  const emails = service.emails.length;
  expectLimited(await ask());
  const again = { name: 'N', email: person.email.toUpperCase(), password: PASSWORD };
  expectLimited(await createVisitor(service).post('/api/auth/sign-up/email', again));
  expect(service.emails).toHaveLength(emails);
});

describe('endpoints for applications', () => {
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

  it('authorize is answered sixty times a minute to one address for clients that a document describes', async () => {
    const visitor = createVisitor(service);
    const authorize = (id: string) => {
      const query = new URLSearchParams({ response_type: 'code', client_id: id });
      return visitor.request(`/api/auth/oauth2/authorize?${query.toString()}`);
    };
    expect(await statuses(60, () => authorize('https://client.test/a.json'))).not.toContain(429);
    expect((await authorize('https://client.test/b.json')).status).toBe(429);
    expect((await authorize('registered')).status).toBeLessThan(429);
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

it('an IPv6 network is one caller, and so is an IPv4 address however it is written', async () => {
  const metadata = { redirect_uris: ['http://127.0.0.1/'], token_endpoint_auth_method: 'none' };
  const register = (address: string) => oauthClient(service, { address }).register(metadata);
  let n = 0;
  expect(await statuses(20, () => register(`2001:db8:1:2::${(n += 1).toString(16)}`))).toEqual(new Set([201]));
  expect((await register('2001:db8:1:2:ffff::1%eth0')).status).toBe(429);
  expect((await register('2001:db8:1:3::1')).status).toBe(201);
  expect(await statuses(20, () => register('::ffff:10.7.0.1'))).toEqual(new Set([201]));
  expect((await register('10.7.0.1')).status).toBe(429);
});

it('limits console calls per person', async () => {
  const limited = await ownService({ rateLimit: 3 });
  const person = await signUp(limited); // asks once
  expect(await statuses(2, () => person.account('list_sessions'))).toEqual(new Set([200]));
  expectLimited(await person.account('list_sessions'));
  expectLimited(await person.organization('org_1', 'list_members'));
  const other = await signUp(limited);
  expect((await other.account('list_sessions')).status).toBe(200);
});
