import { describe, expect, it } from 'vitest';
import { ownService, sharedService } from '../setup/service.ts';
import { PASSWORD, type Person, createVisitor, signUp } from '../setup/visitor.ts';

/** Signed up once for the tests that only look, or are refused. */
const service = await sharedService();
const known = await signUp(service);

const count = async (table: string) =>
  (await service.pool.query<{ n: number }>(`select count(*) as n from ${table}`)).rows[0]?.n;

const newcomer = (more: Record<string, unknown> = {}) => {
  const body = { name: 'New', email: `new${Math.random()}@shop.test`, password: PASSWORD };
  return { ...body, ...more };
};

/** True if somebody's cookies still belong to a session. */
const isSignedIn = async (visitor: Pick<Person, 'account'>) => (await visitor.account('get_account')).status === 200;

describe('sign-up', () => {
  it.each([
    ['a short password', { password: 'x'.repeat(11) }],
    ['an endless password', { password: 'x'.repeat(5_000) }],
    ['no password', { password: undefined }],
    ['a password that is no text', { password: { length: 20 } }],
    ['no address', { email: undefined }],
    ['an address that is none', { email: 'nobody' }],
    ['an address that is no text', { email: ['a@shop.test'] }],
    ['no name', { name: undefined }],
    ['a name that is no text', { name: { $ne: '' } }],
    ['a name that the database cannot keep', { name: 'nul\0' }],
    ['an endless name', { name: 'x'.repeat(100_000) }],
    ['an address that the database cannot keep', { email: 'a\0@shop.test' }],
    ['a whole list', undefined],
  ])('is refused with %s', async (_what, fault) => {
    const before = await count('users');
    const visitor = createVisitor(service);
    const { status, body } = await visitor.post('/api/auth/sign-up/email', fault ? newcomer(fault) : '[]');
    expect(status).toBeGreaterThanOrEqual(400);
    expect(status).toBeLessThan(500);
    expect(body.error).toMatchObject({ code: expect.stringMatching(/^[a-z_]+$/), requestId: expect.any(String) });
    expect(visitor.cookies.size).toBe(0);
    expect(await count('users')).toBe(before);
  });

  it.each(['the same', 'in capitals'])('answers alike for a taken address, %s, and notifies its owner', async (how) => {
    const free = await createVisitor(service).post('/api/auth/sign-up/email', newcomer());
    const [users, accounts] = [await count('users'), await count('accounts')];
    const emails = service.emails.length;
    const email = how === 'in capitals' ? known.email.toUpperCase() : known.email;
    const visitor = createVisitor(service);
    const taken = await visitor.post('/api/auth/sign-up/email', newcomer({ email }));
    const plain = ({ status, headers, body }: typeof taken) => ({ status, body, headers: [...headers.keys()] });
    expect(plain(taken)).toEqual(plain(free));
    expect(taken.status).toBe(200);
    expect(visitor.cookies.size).toBe(0);
    expect([await count('users'), await count('accounts')]).toEqual([users, accounts]);
    expect(service.emails.slice(emails)).toEqual([
      {
        to: known.email,
        subject: 'You already have an Aisle account',
        text: expect.any(String),
        link: 'http://localhost/forgot-password',
      },
    ]);
    expect((await createVisitor(service).signIn(known.email)).status).toBe(200);
  });

  it('creates one account for two concurrent sign-ups with an address, and answers both alike', async () => {
    const passwords = ['the first password', 'the second password'];
    const answers = await Promise.all(
      passwords.map((password) =>
        createVisitor(service).post('/api/auth/sign-up/email', newcomer({ email: 'race@shop.test', password })),
      ),
    );
    expect(answers.map(({ status, body }) => [status, body])).toEqual(answers.map(() => [200, {}]));
    const entries = await Promise.all(
      passwords.map((password) => createVisitor(service).signIn('race@shop.test', password)),
    );
    expect(new Set(entries.map(({ status }) => status))).toEqual(new Set([200, 401]));
  });

  it('allows signing in immediately', async () => {
    const visitor = createVisitor(service);
    const body = newcomer();
    expect((await visitor.post('/api/auth/sign-up/email', body)).headers.getSetCookie()).toEqual([]);
    await visitor.signIn(body.email);
    expect(await visitor.result('account/get_account')).toMatchObject({ email: body.email, emailVerified: false });
  });

  it('restricts the session cookie to https when the service uses it', async () => {
    const baseUrl = 'https://aisle.test';
    const secure = await ownService({ baseUrl });
    const visitor = createVisitor(secure, { baseUrl });
    const body = newcomer();
    await visitor.post('/api/auth/sign-up/email', body);
    const { status, headers } = await visitor.signIn(body.email);
    expect(status).toBe(200);
    expect(headers.getSetCookie()[0]).toMatch(/^__Secure-aisle\.session_token=.*; Secure/);
    expect((await visitor.account('get_account')).status).toBe(200);
  });
});

describe('sign-in', () => {
  it('answers alike for a wrong password and an unknown address', async () => {
    const wrong = await createVisitor(service).signIn(known.email, 'not the password');
    const unknown = await createVisitor(service).signIn('nobody@shop.test', 'not the password');
    const plain = ({ status, body }: typeof wrong) => ({ status, error: { ...body.error, requestId: '' } });
    expect(plain(wrong)).toEqual(plain(unknown));
    expect(wrong.status).toBe(401);
    expect([wrong, unknown].flatMap(({ headers }) => headers.getSetCookie())).toEqual([]);
  });

  it.each([{}, { email: 'a@shop.test' }, { email: { $gt: '' }, password: PASSWORD }, { email: 'a\0', password: 'x' }])(
    'is refused with %j',
    async (body) => {
      const { status } = await createVisitor(service).post('/api/auth/sign-in/email', body);
      expect([400, 401]).toContain(status);
    },
  );

  it('keeps the session in a cookie that scripts cannot read', async () => {
    const [cookie = '', device = '', ...others] = (
      await createVisitor(service).signIn(known.email)
    ).headers.getSetCookie();
    expect(others).toEqual([]);
    expect(device).toMatch(/^aisle\.device\.[0-9a-f]{16}=.*; Path=\/api\/auth; HttpOnly; SameSite=Lax$/);
    expect(cookie).toMatch(/^aisle\.session_token=/);
    expect(cookie).toMatch(/; HttpOnly/);
    expect(cookie).toMatch(/; SameSite=Lax/);
    expect(cookie).not.toMatch(/; Secure/);
  });

  it('begins a session, and sign-out ends it', async () => {
    const visitor = createVisitor(service);
    expect((await visitor.signIn(known.email.toUpperCase())).status).toBe(200);
    const cookies = new Map(visitor.cookies);
    expect(await isSignedIn(visitor)).toBe(true);
    expect((await visitor.post('/api/auth/sign-out', {})).status).toBe(200);
    expect(visitor.cookies.has('aisle.session_token')).toBe(false);
    for (const [name, value] of cookies) visitor.cookies.set(name, value);
    expect(await isSignedIn(visitor)).toBe(false);
  });

  it('ignores a tampered cookie', async () => {
    const visitor = createVisitor(service);
    await visitor.signIn(known.email);
    const { rows } = await service.pool.query<{ token: string }>('select token from sessions limit 1');
    for (const value of [rows[0]?.token ?? '', `${rows[0]?.token}.${'A'.repeat(43)}=`, '', '%']) {
      visitor.cookies.set('aisle.session_token', value);
      expect((await visitor.account('get_account')).status).toBe(401);
    }
  });

  it('returns the session token in the cookie only', async () => {
    const visitor = createVisitor(service);
    const bodies = [
      await visitor.post('/api/auth/sign-up/email', newcomer({ email: 'quiet@shop.test' })),
      await visitor.signIn('quiet@shop.test'),
      await visitor.post('/api/auth/update-user', { name: 'Quiet' }),
      await visitor.post('/api/auth/change-password', {
        currentPassword: PASSWORD,
        newPassword: `${PASSWORD}!`,
        revokeOtherSessions: true,
      }),
      await visitor.signIn('quiet@shop.test', `${PASSWORD}!`),
      await visitor.account('get_account'),
      await visitor.account('list_sessions'),
    ];
    const { rows } = await service.pool.query<{ token: string }>(
      "select token from sessions s join users u on u.id = s.user_id where email = 'quiet@shop.test'",
    );
    expect(rows).not.toEqual([]);
    for (const { status, body } of bodies) {
      expect(status).toBe(200);
      for (const { token } of rows) expect(JSON.stringify(body)).not.toContain(token);
      expect(JSON.stringify(body)).not.toMatch(/"token"|"password"/);
    }
  });
});

it.each([
  '/api/auth/get-session',
  '/api/auth/list-sessions',
  '/api/auth/revoke-session',
  '/api/auth/delete-user',
  '/api/auth/link-social',
  '/api/auth/ok',
  '/api/auth/oauth2/consent',
  '/api/auth/oauth2/delete-consent',
  '/api/auth/oauth2/update-consent',
  '/api/auth/oauth2/create-client',
  '/api/auth/oauth2/introspect',
  '/api/auth/admin/oauth2/create-client',
  '/api/auth/sign-in/email/',
  '/api/auth/./sign-in/email/../../get-session',
])('does not serve %s, which the account library has', async (path) => {
  const response = await known.request(path);
  expect([path, response.status]).toEqual([path, 404]);
  expect((await known.post(path, {})).status).toBe(404);
});
