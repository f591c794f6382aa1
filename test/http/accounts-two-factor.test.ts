import { base32 } from '@better-auth/utils/base32';
import { createOTP } from '@better-auth/utils/otp';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { newEntries } from '../setup/audit-log.ts';
import { sharedService } from '../setup/service.ts';
import { snapshot } from '../setup/snapshot.ts';
import { PASSWORD, type Visitor, createOwner, createVisitor, signUp } from '../setup/visitor.ts';

const service = await sharedService();

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

interface Setup {
  totpURI: string;
  backupCodes: string[];
}

type Poster = Pick<Visitor, 'post'>;
const post = (who: Poster, path: string, body: object = {}) => who.post(`/api/auth/two-factor/${path}`, body);
const verify = (who: Poster, code: string, more = {}) => post(who, 'verify-totp', { code, ...more });

/** The code that an app shows which scanned this address. */
function codeFor(totpURI: string): Promise<string> {
  const secret = new URL(totpURI).searchParams.get('secret') ?? '';
  return createOTP(new TextDecoder().decode(base32.decode(secret))).totp();
}

/** Half a minute later an app shows another code. */
const later = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);

async function withApp() {
  const owner = await createOwner(service);
  const setup = (await post(owner, 'enable', { password: PASSWORD })).body as unknown as Setup;
  const { result, entries } = await newEntries(service, owner.organizationId, async () =>
    verify(owner, await codeFor(setup.totpURI)),
  );
  expect(result.status).toBe(200);
  later(300);
  return { owner, setup, entries };
}

/** Somebody who gave the right password, and is asked for more. */
async function halfway(email: string) {
  const visitor = createVisitor(service);
  const answer = await visitor.signIn(email);
  expect([answer.status, answer.body]).toEqual([200, { twoFactorRedirect: true, twoFactorMethods: ['totp'] }]);
  expect((await visitor.account('get_account')).status).toBe(401);
  return visitor;
}

describe('setting up an authenticator app', () => {
  it.each([
    ['enable', { password: PASSWORD }],
    ['disable', { password: PASSWORD }],
    ['generate-backup-codes', { password: PASSWORD }],
    ['verify-totp', { code: '000000' }],
    ['verify-backup-code', { code: 'aaaaa-aaaaa' }],
  ])('is refused without a session: %s', async (path, body) => {
    expect((await post(createVisitor(service), path, body)).status).toBe(401);
  });

  it.each(['enable', 'disable', 'generate-backup-codes'])('requires the password: %s', async (path) => {
    const { owner } = await withApp();
    const before = await snapshot(service);
    for (const body of [{}, { password: 'not the password' }]) expect((await post(owner, path, body)).status).toBe(400);
    expect(await snapshot(service)).toEqual(before);
  });

  it('takes effect after the first valid code, notifies the owner, and is logged without the secret', async () => {
    const person = await signUp(service);
    await post(person, 'enable', { password: PASSWORD });
    expect((await createVisitor(service).signIn(person.email)).body).toEqual({});
    expect((await verify(person, '000000')).status).toBe(401);
    expect(await person.result('account/get_security')).toMatchObject({ hasAuthenticator: false });

    const { owner, setup, entries } = await withApp();
    expect(entries).toMatchObject([{ action: 'enable_two_factor', target: owner.userId, before: null, after: null }]);
    expect(service.emails.at(-1)).toMatchObject({
      to: owner.email,
      subject: 'Your Aisle sign-in methods were changed',
    });
    expect(await owner.result('account/get_security')).toMatchObject({ hasAuthenticator: true, hasBackupCodes: true });
    expect(setup.backupCodes).toHaveLength(10);
    const { rows } = await service.pool.query('select t::text from two_factors t');
    const secret = base32.decode(new URL(setup.totpURI).searchParams.get('secret') ?? '');
    for (const hidden of [new TextDecoder().decode(secret), ...setup.backupCodes])
      expect(JSON.stringify(rows)).not.toContain(hidden);
  });

  it('can be undone with the password, and is logged', async () => {
    const { owner } = await withApp();
    const { entries } = await newEntries(service, owner.organizationId, () =>
      post(owner, 'disable', { password: PASSWORD }),
    );
    expect(entries.map(({ action }) => action)).toEqual(['disable_two_factor']);
    expect((await createVisitor(service).signIn(owner.email)).body).toEqual({});
    expect(await owner.result('account/get_security')).toMatchObject({
      hasAuthenticator: false,
      hasBackupCodes: false,
    });
  });
});

describe('signing in with two steps', () => {
  it('requires the password and the current code, which works once', async () => {
    const { owner, setup } = await withApp();
    const visitor = await halfway(owner.email);
    expect((await verify(visitor, '000000')).status).toBe(401);
    const code = await codeFor(setup.totpURI);
    expect((await verify(visitor, code)).body).toEqual({});
    expect((await visitor.account('get_account')).status).toBe(200);

    const observer = await halfway(owner.email);
    expect((await verify(observer, code)).status).toBe(429);
    expect((await observer.account('get_account')).status).toBe(401);
    expect((await verify(createVisitor(service), code)).status).toBe(401);
  });

  it('ends after five wrong codes, and pauses after ten', async () => {
    const { owner, setup } = await withApp();
    for (let round = 0; round < 2; round += 1) {
      const guesser = await halfway(owner.email);
      for (let i = 0; i < 5; i += 1) expect((await verify(guesser, `00000${i}`)).status).toBe(401);
      expect((await verify(guesser, await codeFor(setup.totpURI))).status).toBeGreaterThanOrEqual(400);
      expect((await guesser.account('get_account')).status).toBe(401);
    }
    const last = await halfway(owner.email);
    expect((await verify(last, await codeFor(setup.totpURI))).status).toBe(429);
    later(16 * 60);
    const late = await halfway(owner.email);
    expect((await verify(late, await codeFor(setup.totpURI))).status).toBe(200);
  });

  it('accepts each recovery code once, and no replaced ones', async () => {
    const { owner, setup } = await withApp();
    const [code = '', other = ''] = setup.backupCodes;
    const use = async (given: string) =>
      (await post(await halfway(owner.email), 'verify-backup-code', { code: given })).status;
    expect([await use(code), await use(code)]).toEqual([200, 401]);
    const renewed = (await post(owner, 'generate-backup-codes', { password: PASSWORD })).body as unknown as Setup;
    expect(renewed.backupCodes).toHaveLength(10);
    expect([await use(other), await use(renewed.backupCodes[0] ?? '')]).toEqual([401, 200]);
  });

  it('requires only the password on a trusted device, until the password changes', async () => {
    const { owner, setup } = await withApp();
    const visitor = await halfway(owner.email);
    await verify(visitor, await codeFor(setup.totpURI), { trustDevice: true });
    await visitor.post('/api/auth/sign-out', {});
    expect((await visitor.signIn(owner.email)).body).toEqual({});
    const newPassword = 'a new good password';
    await owner.post('/api/auth/change-password', { currentPassword: PASSWORD, newPassword });
    await visitor.post('/api/auth/sign-out', {});
    expect((await visitor.signIn(owner.email, newPassword)).body).toMatchObject({ twoFactorRedirect: true });
  });

  it('is still required after a password reset by email', async () => {
    const { owner } = await withApp();
    await createVisitor(service).post('/api/auth/request-password-reset', { email: owner.email });
    const token = new URL(service.emails.at(-1)?.link ?? '').searchParams.get('token');
    await createVisitor(service).post('/api/auth/reset-password', { newPassword: 'a new good password', token });
    const visitor = createVisitor(service);
    expect((await visitor.signIn(owner.email, 'a new good password')).body).toMatchObject({ twoFactorRedirect: true });
    expect((await visitor.account('get_account')).status).toBe(401);
  });
});
