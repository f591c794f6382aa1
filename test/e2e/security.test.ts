import { base32 } from '@better-auth/utils/base32';
import { createOTP } from '@better-auth/utils/otp';
import axe from 'axe-core';
import type { CDPSession, Page } from 'playwright-core';
import { expect, it, onTestFinished } from 'vitest';
import { type Visitor, openStage } from '../setup/e2e.ts';
import { PASSWORD, createOwner, signIn } from '../setup/e2e-people.ts';
import { errorOf } from '../setup/field-error.ts';

const stage = openStage();

const dialog = (page: Page) => page.getByRole('dialog');
const password = (page: Page) => dialog(page).getByLabel('Your password', { exact: true });
const submit = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true }).click();

async function faults(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const { axe: loaded } = globalThis as unknown as { axe: typeof axe };
    const { violations } = await loaded.run({ resultTypes: ['violations'] });
    return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html}`));
  });
}

/** A signed-in owner, at the name of this machine: passkeys belong to none of its addresses. */
async function openSecurity(): Promise<{ visitor: Visitor; page: Page; email: string; home: string }> {
  const home = stage.baseUrl.replace('127.0.0.1', 'localhost');
  const visitor = await stage.visit(home);
  const { email, page } = await createOwner(visitor, 'Ana Ruiz', 'Brackenholm');
  await page.goto(`${home}/sign-in?next=/account/security`);
  await signIn(page, email);
  await page.getByRole('heading', { name: 'Security', level: 1 }).waitFor();
  return { visitor, page, email, home };
}

async function signOut({ context }: Visitor, page: Page, home: string, email: string): Promise<void> {
  await context.clearCookies();
  await page.goto(`${home}/sign-in?next=/account/security`);
  await signIn(page, email);
  await page.getByRole('heading', { name: 'One more step' }).waitFor();
}

it('sets up an authenticator app, asks for its code, and accepts a recovery code instead', async () => {
  const { visitor, page, email, home } = await openSecurity();
  await page.getByRole('button', { name: 'Set up' }).click();
  await password(page).fill(PASSWORD);
  await submit(page, 'Continue');
  await dialog(page).getByRole('img', { name: 'QR code for your authenticator app' }).waitFor();
  const secret = await dialog(page).getByRole('figure', { name: 'Key' }).getByRole('code').innerText();
  const [recovery = ''] = (
    await dialog(page).getByRole('figure', { name: 'Recovery codes' }).getByRole('code').innerText()
  ).split(' ');
  expect(await faults(page)).toEqual([]);
  const totp = createOTP(new TextDecoder().decode(base32.decode(secret)));
  await dialog(page).getByLabel('Code', { exact: true }).fill('000000');
  await submit(page, 'Turn on');
  expect(await errorOf(dialog(page).getByLabel('Code', { exact: true }))).toContain('Invalid code');
  const used = await totp.totp();
  await dialog(page).getByLabel('Code', { exact: true }).fill(used);
  await submit(page, 'Turn on');
  await page.getByText('Authenticator app turned on.').waitFor();
  await page.getByRole('heading', { name: 'Recovery codes' }).waitFor();
  expect(await faults(page)).toEqual([]);

  await signOut(visitor, page, home, email);
  expect(await faults(page)).toEqual([]);
  // The code of the setup is used up.
  await page.getByLabel('Code', { exact: true }).fill(used);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('alert').waitFor();
  await page.getByRole('button', { name: 'Use a recovery code' }).click();
  await page.getByLabel('Recovery code', { exact: true }).fill(recovery);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('heading', { name: 'Security', level: 1 }).waitFor();

  await page.getByRole('button', { name: 'Turn off' }).click();
  await password(page).fill(PASSWORD);
  await submit(page, 'Turn off');
  await page.getByText('Authenticator app turned off.').waitFor();
});

/** A device with a fingerprint reader, or without any check of the person. */
async function attachDevice(page: Page, checksPerson: boolean): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: checksPerson,
      automaticPresenceSimulation: true,
    },
  });
  onTestFinished(() => session.detach());
  return session;
}

it('adds a passkey, signs in with it, asks for it after the password, renames and removes it', async () => {
  const { visitor, page, email, home } = await openSecurity();
  await attachDevice(page, true);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await dialog(page).getByLabel('Name', { exact: true }).fill('My laptop');
  await password(page).fill('not the password');
  await submit(page, 'Continue');
  expect(await errorOf(password(page))).toContain('Incorrect password.');
  await password(page).fill(PASSWORD);
  await submit(page, 'Continue');
  await dialog(page).getByText('Save these recovery codes now.').waitFor();
  expect(await faults(page)).toEqual([]);
  await submit(page, 'I’ve saved them');
  await page.getByRole('row', { name: /My laptop/ }).waitFor();

  // The password alone is not enough now…
  await signOut(visitor, page, home, email);
  await page.getByLabel('Recovery code', { exact: true }).waitFor();
  expect((await visitor.context.request.post(`${home}/api/console/account/get_account`, { data: {} })).status()).toBe(
    401,
  );
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await page.getByRole('row', { name: /My laptop/ }).waitFor();
  // …and not needed.
  await visitor.context.clearCookies();
  await page.goto(`${home}/sign-in?next=/account/security`);
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await page.getByRole('row', { name: /My laptop/ }).waitFor();

  await page.getByRole('button', { name: 'Rename: My laptop' }).click();
  await dialog(page).getByLabel('Name', { exact: true }).fill('Old laptop');
  await submit(page, 'Save');
  await page.getByRole('button', { name: 'Remove: Old laptop' }).click();
  await password(page).fill(PASSWORD);
  await submit(page, 'Remove');
  await page.getByText('No passkeys yet').waitFor();
  await visitor.context.clearCookies();
  await page.goto(`${home}/sign-in?next=/account/security`);
  await signIn(page, email);
  await page.getByRole('heading', { name: 'Security', level: 1 }).waitFor();
});

it('rejects a passkey from a device that does not verify the user', async () => {
  const { page } = await openSecurity();
  await attachDevice(page, false);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await dialog(page).getByLabel('Name', { exact: true }).fill('Borrowed key');
  await password(page).fill(PASSWORD);
  await submit(page, 'Continue');
  await dialog(page).getByRole('alert').waitFor();
  await page.keyboard.press('Escape');
  expect(await page.getByText('No passkeys yet').count()).toBe(1);
});
