import { describe, expect, it } from 'vitest';
import { sharedService } from '../setup/service.ts';
import { snapshot } from '../setup/snapshot.ts';
import { PASSWORD, type Person, createOwner, createVisitor, signUp } from '../setup/visitor.ts';

const service = await sharedService();
const owner = await createOwner(service);

const invite = async () =>
  (await owner.result<{ token: string }>(`organizations/${owner.organizationId}/create_invitation`, { role: 'viewer' }))
    .token;
const accept = (person: Person, token: string) => person.account('accept_invitation', { token });
const linksTo = (address: string) => service.emails.filter(({ to }) => to === address).map(({ link }) => link);
const isVerified = async (person: Person) =>
  (await person.result<{ emailVerified: boolean }>('account/get_account')).emailVerified;

/** Asks for a new password, and sets it by the link in the mail. */
async function resetPassword(email: string, newPassword: string): Promise<void> {
  await createVisitor(service).post('/api/auth/request-password-reset', { email });
  const token = new URL(linksTo(email).at(-1) ?? '').searchParams.get('token');
  const { status } = await createVisitor(service).post('/api/auth/reset-password', { newPassword, token });
  expect(status).toBe(200);
}

describe('an unconfirmed address', () => {
  it('may create an organization and work in it', async () => {
    const person = await signUp(service, { verified: false });
    const { organizationId } = await person.result<{ organizationId: string }>('account/create_organization', {
      name: 'Own',
    });
    const key = { name: 'Key', scope: 'organization', permissions: ['assistants:view'], expiresAt: null };
    await person.result(`organizations/${organizationId}/create_key`, key);
    expect(await isVerified(person)).toBe(false);
  });

  it('may create three organizations, and more once it is confirmed', async () => {
    const person = await signUp(service, { verified: false });
    const create = async () => {
      const { status, body } = await person.account('create_organization', { name: 'Own' });
      return [status, body.error?.code];
    };
    for (let count = 1; count <= 3; count++) expect(await create()).toEqual([200, undefined]);
    expect(await create()).toEqual([403, 'email_unverified']);
    await service.pool.query('update users set email_verified = true where email = $1', [person.email]);
    expect(await create()).toEqual([200, undefined]);
  });

  it('can neither accept nor send an invitation, and uses none up', async () => {
    const person = await signUp(service, { verified: false });
    const { organizationId } = await person.result<{ organizationId: string }>('account/create_organization', {
      name: 'Own',
    });
    const token = await invite();
    const before = await snapshot(service);
    for (const { status, body } of [
      await accept(person, token),
      await person.organization(organizationId, 'create_invitation', { role: 'viewer' }),
    ]) {
      expect([status, body.error?.code]).toEqual([403, 'email_unverified']);
      expect(body.error?.message).toContain(person.email);
    }
    expect(await snapshot(service)).toEqual(before);
    await service.pool.query('update users set email_verified = true where id = $1', [person.userId]);
    expect((await accept(person, token)).status).toBe(200);
  });

  it('gets the same answer for an unknown invitation', async () => {
    const person = await signUp(service, { verified: false });
    expect((await accept(person, 'aisle_inv_none')).body.error?.code).toBe('invitation_not_found');
  });
});

describe('the link that confirms an address', () => {
  it("is sent at sign-up, works only in the account's session, and continues after sign-in", async () => {
    const person = await signUp(service, { verified: false });
    const [link = '', ...more] = linksTo(person.email);
    expect(more).toEqual([]);
    expect(new URL(link).pathname).toBe('/api/auth/verify-email');
    // The owner of the mailbox may not be the one who made the account.
    const { pathname, search } = new URL(link);
    const stranger = createVisitor(service);
    const led = await stranger.request(link);
    expect(led.headers.get('location')).toBe(`/sign-in?next=${encodeURIComponent(pathname + search)}`);
    expect(await isVerified(person)).toBe(false);
    expect((await owner.request(link)).headers.get('location')).toMatch(/^\/account\?error=/);
    expect(await isVerified(person)).toBe(false);

    await stranger.signIn(person.email);
    expect((await stranger.request(link)).headers.get('location')).toBe('/account');
    expect(await isVerified(person)).toBe(true);
    expect((await accept(person, await invite())).status).toBe(200);
  });

  it('does not work if altered or signed with another secret', async () => {
    const person = await signUp(service, { verified: false });
    const link = new URL(linksTo(person.email)[0] ?? '');
    link.searchParams.set('token', `${link.searchParams.get('token')}x`);
    expect((await person.request(link.href)).headers.get('location')).toBe('/account?error=INVALID_TOKEN');
    expect(await isVerified(person)).toBe(false);
  });

  it('is sent again to its owner until the address is confirmed', async () => {
    const again = '/api/auth/send-verification-email';
    expect((await createVisitor(service).post(again, {})).status).toBe(401);
    const person = await signUp(service, { verified: false });
    expect((await person.post(again, { email: owner.email })).status).toBe(400);
    expect(linksTo(person.email)).toHaveLength(1);
    expect((await person.post(again, {})).status).toBe(200);
    expect(linksTo(person.email)).toHaveLength(2);
    await person.request(linksTo(person.email)[1] ?? '');
    expect(await isVerified(person)).toBe(true);
    expect((await person.post(again, {})).status).toBe(400);
  });
});

describe("an account created with someone else's address", () => {
  it("belongs to the address's owner after a reset, without any access left for its creator", async () => {
    const impostor = await signUp(service, { verified: false });
    await resetPassword(impostor.email, 'the owner chose this');
    expect((await impostor.account('get_account')).status).toBe(401);
    expect((await createVisitor(service).signIn(impostor.email, PASSWORD)).status).toBe(401);
    const real = createVisitor(service);
    await real.signIn(impostor.email, 'the owner chose this');
    expect(await real.result('account/get_account')).toMatchObject({ emailVerified: true });
  });
});
