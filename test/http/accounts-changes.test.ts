import { describe, expect, it } from 'vitest';
import { newEntries } from '../setup/audit-log.ts';
import { connect, registeredClient } from '../setup/oauth-client.ts';
import { sharedService } from '../setup/service.ts';
import { PASSWORD, type Person, createOwner, createVisitor, signUp } from '../setup/visitor.ts';

/** Signed up once for the tests that only look, or are refused. */
const service = await sharedService();
const known = await signUp(service);

/** True if somebody's cookies still belong to a session. */
const isSignedIn = async (visitor: Pick<Person, 'account'>) => (await visitor.account('get_account')).status === 200;

/** The link in the newest email to an address. */
function linkTo(address: string): URL {
  const email = service.emails.findLast(({ to }) => to === address);
  if (!email) throw new Error(`There is no email to ${address}.`);
  return new URL(email.link);
}

const ask = (email: string) =>
  createVisitor(service).post('/api/auth/request-password-reset', { email, redirectTo: '/reset-password' });
const set = (newPassword: string, token: string, more = {}) =>
  createVisitor(service).post('/api/auth/reset-password', { newPassword, token, ...more });
const tokenFor = async (email: string) => {
  await ask(email);
  return linkTo(email).searchParams.get('token') ?? '';
};

/** Somebody with an app connected in an organization of theirs, and how many are. */
async function withApp() {
  const owner = await createOwner(service);
  const { organizationId } = owner;
  await connect(await registeredClient(service), owner, { organizationId, access: 'read' });
  const apps = async () =>
    (await service.pool.query('select from oauth_consents where user_id = $1', [owner.userId])).rowCount;
  expect(await apps()).toBe(1);
  return { owner, apps };
}

describe('a password that was forgotten', () => {
  it('answers a request for an unknown address alike, and sends no email', async () => {
    const emails = service.emails.length;
    const unknown = await ask('nobody@shop.test');
    expect(unknown.status).toBe(200);
    expect(service.emails).toHaveLength(emails);
    expect((await ask(known.email)).body).toEqual(unknown.body);
    expect(service.emails).toHaveLength(emails + 1);
  });

  it('can be reset once with the emailed link, which ends all sessions and the old password', async () => {
    const person = await signUp(service);
    const other = createVisitor(service);
    await other.signIn(person.email);
    await ask(person.email);
    const link = linkTo(person.email);
    expect(link.href).toMatch(/^http:\/\/localhost\/reset-password\?token=/);
    const token = link.searchParams.get('token') ?? '';

    expect((await set('short', token)).status).toBe(400);
    expect((await set('a new good password', `${token}x`)).body.error?.code).toBe('invalid_token');
    expect([await isSignedIn(person), await isSignedIn(other)]).toEqual([true, true]);

    expect((await set('a new good password', token)).status).toBe(200);
    expect([await isSignedIn(person), await isSignedIn(other)]).toEqual([false, false]);
    expect((await createVisitor(service).signIn(person.email)).status).toBe(401);
    expect((await set('yet another password', token)).status).toBe(400);
    expect((await createVisitor(service).signIn(person.email, 'a new good password')).status).toBe(200);
  });

  it('invalidates all other links when it is set, and notifies the owner', async () => {
    const person = await signUp(service);
    const tokens = [await tokenFor(person.email), await tokenFor(person.email), await tokenFor(person.email)];
    expect((await set('a new good password', tokens[1] ?? '')).status).toBe(200);
    expect(service.emails.at(-1)).toMatchObject({ to: person.email, subject: 'Your Aisle password was changed' });
    for (const token of tokens) expect((await set('one more password', token)).body.error?.code).toBe('invalid_token');
    expect((await createVisitor(service).signIn(person.email, 'a new good password')).status).toBe(200);
  });

  it.each([
    [{}, false, 1],
    [{ revokeSessions: false }, true, 1],
    [{ revokeSessions: false, disconnectApps: true }, true, 0],
    [{ revokeSessions: true, disconnectApps: true }, false, 0],
  ])('ends with %j: sessions stay %s, %i apps stay connected', async (choice, stays, connected) => {
    const { owner, apps } = await withApp();
    const { result, entries } = await newEntries(service, owner.organizationId, async () =>
      set('a new good password', await tokenFor(owner.email), choice),
    );
    expect(result.status).toBe(200);
    expect([await isSignedIn(owner), await apps()]).toEqual([stays, connected]);
    expect(entries.map(({ action }) => action)).toEqual([
      'change_password',
      ...(stays ? [] : ['revoke_other_sessions']),
      ...(connected === 0 ? ['disconnect_app'] : []),
    ]);
  });

  it('cannot be set once the link has expired after an hour', async () => {
    const person = await signUp(service);
    await ask(person.email);
    const token = linkTo(person.email).searchParams.get('token') ?? '';
    await service.pool.query("update verifications set expires_at = now() - interval '1 s' where value = $1", [
      person.userId,
    ]);
    expect((await set('a new good password', token)).status).toBe(400);
    expect((await createVisitor(service).signIn(person.email)).status).toBe(200);
  });
});

describe('account changes', () => {
  it.each([
    ['change-password', { currentPassword: PASSWORD, newPassword: 'a new good password' }],
    ['change-email', { newEmail: 'taken-over@shop.test', password: PASSWORD }],
    ['update-user', { name: 'Nobody' }],
  ])('%s is refused without a session', async (path, body) => {
    const { status, body: said } = await createVisitor(service).post(`/api/auth/${path}`, body);
    expect([status, said.error?.code]).toEqual([401, 'unauthorized']);
  });

  it.each([
    ['change-password', { currentPassword: 'not the password', newPassword: 'a new good password' }],
    ['change-password', { currentPassword: PASSWORD, newPassword: 'short' }],
    ['change-password', { newPassword: 'a new good password' }],
    ['change-email', { newEmail: 'nobody', password: PASSWORD }],
    ['change-email', { newEmail: 'fine@shop.test', password: PASSWORD, callbackURL: 'https://elsewhere.test/' }],
    ['change-email', { newEmail: 'nul\0@shop.test', password: PASSWORD }],
    ['change-email', { newEmail: 'fine@shop.test' }],
    ['change-email', { newEmail: 'fine@shop.test', password: 'not the password' }],
    ['change-email', { newEmail: 'fine@shop.test', password: '' }],
    ['update-user', { email: 'taken-over@shop.test' }],
    ['update-user', { emailVerified: true }],
    ['update-user', { activeOrganizationId: 'org_1' }],
    ['update-user', { name: 'nul\0' }],
    ['update-user', { name: 7 }],
    ['update-user', { name: '' }],
    ['update-user', { name: { first: 'A' } }],
    ['update-user', { name: 'x'.repeat(100_000) }],
    ['update-user', { image: 'x'.repeat(100_000) }],
    ['update-user', {}],
  ])('%s is refused with %j, and changes nothing', async (path, body) => {
    const row = async () =>
      (
        await service.pool.query(
          'select u.*, a.password from users u join accounts a on a.user_id = u.id where u.id = $1',
          [known.userId],
        )
      ).rows;
    const before = await row();
    const emails = service.emails.length;
    const { status, body: said } = await known.post(`/api/auth/${path}`, body);
    expect([400, 401, 403]).toContain(status);
    expect(said.error?.code).toMatch(/^[a-z_]+$/);
    expect(await row()).toEqual(before);
    expect(service.emails).toHaveLength(emails);
  });

  it('a new password ends the other sessions and the old one', async () => {
    const person = await signUp(service);
    const other = createVisitor(service);
    await other.signIn(person.email);
    const change = { currentPassword: PASSWORD, newPassword: 'a new good password', revokeOtherSessions: true };
    expect((await person.post('/api/auth/change-password', change)).status).toBe(200);
    expect([await isSignedIn(person), await isSignedIn(other)]).toEqual([true, false]);
    expect((await createVisitor(service).signIn(person.email)).status).toBe(401);
    expect((await createVisitor(service).signIn(person.email, 'a new good password')).status).toBe(200);
  });

  it('a new password invalidates reset links, notifies the owner, and disconnects apps if chosen', async () => {
    const { owner, apps } = await withApp();
    const token = await tokenFor(owner.email);
    const change = { currentPassword: PASSWORD, newPassword: 'a new good password', disconnectApps: true };
    const other = createVisitor(service);
    await other.signIn(owner.email);
    expect((await owner.post('/api/auth/change-password', change)).status).toBe(200);
    expect(service.emails.at(-1)).toMatchObject({ to: owner.email, subject: 'Your Aisle password was changed' });
    expect([await isSignedIn(owner), await isSignedIn(other), await apps()]).toEqual([true, true, 0]);
    expect((await set('yet another password', token)).body.error?.code).toBe('invalid_token');
  });

  it('a new name is visible to other members', async () => {
    const owner = await createOwner(service);
    expect((await owner.post('/api/auth/update-user', { name: 'Kari Nordmann' })).status).toBe(200);
    expect(await owner.result('account/get_account')).toMatchObject({ name: 'Kari Nordmann' });
    expect(await owner.result(`organizations/${owner.organizationId}/list_members`)).toMatchObject([
      { name: 'Kari Nordmann', email: owner.email, role: 'owner' },
    ]);
  });

  it('concurrent changes do not block other requests', async () => {
    const owner = await createOwner(service);
    const change = () => owner.post('/api/auth/update-user', { name: 'Hasty' });
    // More than there are connections to the database.
    const answers = await Promise.all(Array.from({ length: 8 }, change));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  });

  describe('a new address', () => {
    const change = (person: Person, newEmail: string) =>
      person.post('/api/auth/change-email', { newEmail, password: PASSWORD, callbackURL: '/account' });

    it('takes effect only after the emailed link was opened', async () => {
      const person = await signUp(service);
      const newEmail = `moved-${person.email}`;
      const toOld = () => service.emails.filter(({ to }) => to === person.email).length;
      const before = toOld();
      expect((await change(person, newEmail)).status).toBe(200);
      expect(await person.result('account/get_account')).toMatchObject({ email: person.email });
      expect(toOld()).toBe(before);
      const link = linkTo(newEmail);
      expect(link.origin).toBe('http://localhost');

      const tampered = new URL(link);
      tampered.searchParams.set('token', `${link.searchParams.get('token')}x`);
      const refused = await person.request(tampered.href);
      expect(refused.headers.get('location') ?? '/account?error=').toMatch(/^\/account\?error=/);
      expect(await person.result('account/get_account')).toMatchObject({ email: person.email });

      // A stranger with the email is not signed in by it, nor does the address become theirs.
      for (const stranger of [createVisitor(service), known]) {
        const was = await isSignedIn(stranger);
        const { headers } = await stranger.request(link.href);
        expect(headers.get('location')).toMatch(
          /^\/(sign-in\?next=%2Fapi%2Fauth%2Fverify-email%3Ftoken%3D|account\?error=)/,
        );
        expect(await isSignedIn(stranger)).toBe(was);
        expect(await person.result('account/get_account')).toMatchObject({ email: person.email });
      }

      const opened = await person.request(link.href);
      expect([opened.status, opened.headers.get('location')]).toEqual([302, '/account']);
      expect(opened.headers.get('x-request-id')).toMatch(/^req_/);
      expect(await person.result('account/get_account')).toMatchObject({ email: newEmail });
      expect((await createVisitor(service).signIn(person.email)).status).toBe(401);
      expect((await createVisitor(service).signIn(newEmail)).status).toBe(200);
      // The owner of the old address hears of it.
      const answered = service.emails.slice(-1);
      expect(answered).toMatchObject([{ to: person.email, subject: 'Your Aisle sign-in email was changed' }]);
      expect(answered[0]?.text).toContain(newEmail);
    });

    it('invalidates the links sent to the old one', async () => {
      const person = await signUp(service);
      await ask(person.email);
      const token = linkTo(person.email).searchParams.get('token') ?? '';
      await change(person, `left-${person.email}`);
      await person.request(linkTo(`left-${person.email}`).href);
      expect((await set('a new good password', token)).body.error?.code).toBe('invalid_token');
    });

    it('is not applied if another account took it meanwhile', async () => {
      const person = await signUp(service);
      const newEmail = `wanted-${person.email}`;
      await change(person, newEmail);
      const link = linkTo(newEmail);
      const body = { name: 'Quicker', email: newEmail, password: 'their own password' };
      expect((await createVisitor(service).post('/api/auth/sign-up/email', body)).status).toBe(200);
      const opened = await person.request(link.href);
      expect(opened.status).toBeLessThan(500);
      expect(await person.result('account/get_account')).toMatchObject({ email: person.email });
      expect((await createVisitor(service).signIn(newEmail, 'their own password')).status).toBe(200);
    });

    it('that another account uses is not applied, and its owner is not disclosed', async () => {
      const person = await signUp(service);
      const free = await change(person, 'free@shop.test');
      const emails = service.emails.length;
      const taken = await change(person, known.email);
      expect([taken.status, taken.body]).toEqual([free.status, free.body]);
      expect(service.emails).toHaveLength(emails);
      expect(await person.result('account/get_account')).toMatchObject({ email: person.email });
    });
  });

  it.each(['', '?token=', '?token=x', '?token=x&callbackURL=https://elsewhere.test/'])(
    'opening /api/auth/verify-email%s changes nothing and leads nowhere else',
    async (query) => {
      const response = await known.request(`/api/auth/verify-email${query}`);
      expect([302, 400, 401, 403]).toContain(response.status);
      expect(response.headers.get('location') ?? '').not.toMatch(/^(https?:)?\/\/(?!localhost)/);
      if (response.status !== 302)
        expect(await response.json()).toMatchObject({
          error: { code: expect.any(String), requestId: expect.any(String) },
        });
    },
  );
});
