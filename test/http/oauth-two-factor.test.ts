import { base32 } from '@better-auth/utils/base32';
import { createOTP } from '@better-auth/utils/otp';
import { expect, it } from 'vitest';
import { registeredClient } from '../setup/oauth-client.ts';
import { sharedService } from '../setup/service.ts';
import { PASSWORD, createOwner, createVisitor } from '../setup/visitor.ts';

const service = await sharedService();

it('continues an authorization after the second factor, not before', async () => {
  const owner = await createOwner(service);
  const setup = (await owner.post('/api/auth/two-factor/enable', { password: PASSWORD })).body as unknown as {
    totpURI: string;
    backupCodes: string[];
  };
  const secret = new URL(setup.totpURI).searchParams.get('secret') ?? '';
  const code = await createOTP(new TextDecoder().decode(base32.decode(secret))).totp();
  expect((await owner.post('/api/auth/two-factor/verify-totp', { code })).status).toBe(200);

  const visitor = createVisitor(service);
  const client = await registeredClient(service);
  const opened = await visitor.request(client.begin().page);
  const query = new URL(opened.headers.get('location') ?? '', 'http://localhost').search.slice(1);
  expect(query).toContain('sig=');
  const first = await visitor.signIn(owner.email, PASSWORD, { oauth_query: query });
  expect(first.body).toEqual({ twoFactorRedirect: true, twoFactorMethods: ['totp'] });
  expect((await visitor.account('get_account')).status).toBe(401);
  const second = await visitor.post('/api/auth/two-factor/verify-backup-code', {
    code: setup.backupCodes[0],
    oauth_query: query,
  });
  expect(second.body).toMatchObject({ url: expect.stringContaining('/oauth/organization') });
});
