import { describe, expect, it } from 'vitest';
import { sharedService } from '../setup/service.ts';
import { PASSWORD, type Person, createOwner, createVisitor, signUp } from '../setup/visitor.ts';

/** Signed up once for the tests that only look, or are refused. */
const service = await sharedService();
const known = await signUp(service);

/** Whether the cookies that somebody has are still those of a session. */
const isSignedIn = async (visitor: Pick<Person, 'account'>) => (await visitor.account('get_account')).status === 200;

/** The link in the newest letter to an address. */
function linkTo(address: string): URL {
  const letter = service.letters.findLast(({ to }) => to === address);
  if (!letter) throw new Error(`There is no letter to ${address}.`);
  return new URL(letter.link);
}

describe('a password that was forgotten', () => {
  const ask = (email: string) =>
    createVisitor(service).post('/api/auth/request-password-reset', { email, redirectTo: '/reset-password' });
  const set = (newPassword: string, token: string) =>
    createVisitor(service).post('/api/auth/reset-password', { newPassword, token });

  it('is asked for with the same answer where there is no account, and no letter', async () => {
    const letters = service.letters.length;
    const unknown = await ask('nobody@shop.test');
    expect(unknown.status).toBe(200);
    expect(service.letters).toHaveLength(letters);
    expect((await ask(known.email)).body).toEqual(unknown.body);
    expect(service.letters).toHaveLength(letters + 1);
  });

  it('is set anew by the link in the letter, once; sessions and the old one end', async () => {
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

  it('cannot be set after the hour', async () => {
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

describe('what people change of their account', () => {
  it.each([
    ['change-password', { currentPassword: PASSWORD, newPassword: 'a new good password' }],
    ['change-email', { newEmail: 'taken-over@shop.test' }],
    ['update-user', { name: 'Nobody' }],
  ])('%s is refused to who is signed out', async (path, body) => {
    const { status, body: said } = await createVisitor(service).post(`/api/auth/${path}`, body);
    expect([status, said.error?.code]).toEqual([401, 'unauthorized']);
  });

  it.each([
    ['change-password', { currentPassword: 'not the password', newPassword: 'a new good password' }],
    ['change-password', { currentPassword: PASSWORD, newPassword: 'short' }],
    ['change-password', { newPassword: 'a new good password' }],
    ['change-email', { newEmail: 'nobody' }],
    ['change-email', { newEmail: 'fine@shop.test', callbackURL: 'https://elsewhere.test/' }],
    ['change-email', { newEmail: 'nul\0@shop.test' }],
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
    const letters = service.letters.length;
    const { status, body: said } = await known.post(`/api/auth/${path}`, body);
    expect([400, 401, 403]).toContain(status);
    expect(said.error?.code).toMatch(/^[a-z_]+$/);
    expect(await row()).toEqual(before);
    expect(service.letters).toHaveLength(letters);
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

  it('a new name is seen by the others', async () => {
    const owner = await createOwner(service);
    expect((await owner.post('/api/auth/update-user', { name: 'Kari Nordmann' })).status).toBe(200);
    expect(await owner.result('account/get_account')).toMatchObject({ name: 'Kari Nordmann' });
    expect(await owner.result(`organizations/${owner.organizationId}/list_members`)).toMatchObject([
      { name: 'Kari Nordmann', email: owner.email, role: 'owner' },
    ]);
  });

  it('many changes at the same moment hold nobody up', async () => {
    const owner = await createOwner(service);
    const change = () => owner.post('/api/auth/update-user', { name: 'Hasty' });
    // More than there are connections to the database.
    const answers = await Promise.all(Array.from({ length: 8 }, change));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  });

  describe('a new address', () => {
    const change = (person: Person, newEmail: string) =>
      person.post('/api/auth/change-email', { newEmail, callbackURL: '/account' });

    it('counts once the link in the letter to it was opened, and not before', async () => {
      const person = await signUp(service);
      const newEmail = `moved-${person.email}`;
      expect((await change(person, newEmail)).status).toBe(200);
      expect(await person.result('account/get_account')).toMatchObject({ email: person.email });
      expect(service.letters.filter(({ to }) => to === person.email)).toEqual([]);
      const link = linkTo(newEmail);
      expect(link.origin).toBe('http://localhost');

      const tampered = new URL(link);
      tampered.searchParams.set('token', `${link.searchParams.get('token')}x`);
      const refused = await person.request(tampered.href);
      expect(refused.headers.get('location') ?? '/account?error=').toMatch(/^\/account\?error=/);
      expect(await person.result('account/get_account')).toMatchObject({ email: person.email });

      // Whoever has the letter is not signed in by it, nor is the address theirs.
      for (const stranger of [createVisitor(service), known]) {
        const was = await isSignedIn(stranger);
        const { headers } = await stranger.request(link.href);
        expect(headers.get('location')).toMatch(/^\/(sign-in\?next=\/account$|account\?error=)/);
        expect(await isSignedIn(stranger)).toBe(was);
        expect(await person.result('account/get_account')).toMatchObject({ email: person.email });
      }

      const opened = await person.request(link.href);
      expect([opened.status, opened.headers.get('location')]).toEqual([302, '/account']);
      expect(opened.headers.get('x-request-id')).toMatch(/^req_/);
      expect(await person.result('account/get_account')).toMatchObject({ email: newEmail });
      expect((await createVisitor(service).signIn(person.email)).status).toBe(401);
      expect((await createVisitor(service).signIn(newEmail)).status).toBe(200);
    });

    it('that somebody else took meanwhile is left to them', async () => {
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

    it('of somebody else is not taken, and they are not told to whom it belongs', async () => {
      const person = await signUp(service);
      const free = await change(person, 'free@shop.test');
      const letters = service.letters.length;
      const taken = await change(person, known.email);
      expect([taken.status, taken.body]).toEqual([free.status, free.body]);
      expect(service.letters).toHaveLength(letters);
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
