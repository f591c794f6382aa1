import { expect, it } from 'vitest';
import { openStage } from '../setup/e2e.ts';
import { PASSWORD, createOwner, linkTo, newEmail, signIn, signUp } from '../setup/e2e-people.ts';
import { errorOf } from '../setup/field-error.ts';
import { faults, loadAxe } from '../setup/faults.ts';

const stage = openStage();

it('shows why a sign-in failed, and keeps the input', async () => {
  const { page } = await stage.visit();
  await page.goto('/sign-in');
  await page.getByRole('button', { name: 'Sign in' }).click();
  expect(await page.getByLabel('Email').getAttribute('aria-invalid')).toBe('true');
  await signIn(page, 'nobody@shop.test');
  await page.getByRole('alert').waitFor();
  expect(await page.getByLabel('Email').inputValue()).toBe('nobody@shop.test');
  expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe(PASSWORD);
});

it('returns 404 and the not-found page for an unknown URL', async () => {
  const { page } = await stage.visit();
  const response = await page.goto('/healthz');
  await page.getByRole('heading', { name: 'Page not found' }).waitFor();
  expect(response?.status()).toBe(404);
});

it('returns to the requested page after signing in, but not to another site', async () => {
  const { page, context, email } = await createOwner(await stage.visit(), 'Ana Ruiz', 'Brackenholm');
  await context.clearCookies();
  await page.goto('/account/apps');
  await page.waitForURL('**/sign-in?next=%2Faccount%2Fapps');
  await signIn(page, email);
  await page.getByRole('heading', { name: 'Connected apps', level: 1 }).waitFor();
  await context.clearCookies();
  await page.goto('/sign-in?next=//elsewhere.test/page');
  await signIn(page, email);
  await page.getByRole('heading', { name: 'Add your shop' }).waitFor();
  expect(page.url().startsWith(`${stage.baseUrl}/`)).toBe(true);
});

it('returns to the page where the session ended', async () => {
  const { page, context, email, organizationId } = await createOwner(await stage.visit(), 'Ana Ruiz', 'Brackenholm');
  await page.goto(`/organizations/${organizationId}/keys`);
  await page.getByRole('button', { name: 'Create a key' }).click();
  await page.getByLabel('Name').fill('Price import');
  await context.clearCookies();
  await page.getByRole('button', { name: 'Create key' }).click();
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  await signIn(page, email);
  await expect.poll(() => new URL(page.url()).pathname).toBe(`/organizations/${organizationId}/keys`);
});

it('ends one other session, and all of them when the password changes', async () => {
  const person = await signUp(await stage.visit(), 'Ana Ruiz');
  const { page, email } = person;
  const elsewhere = async () => {
    const visitor = await stage.visit();
    await visitor.page.goto('/sign-in?next=/account');
    await signIn(visitor.page, email);
    await visitor.page.getByRole('heading', { name: 'Account', level: 1 }).waitFor();
    return visitor.page;
  };
  const second = await elsewhere();
  await page.goto('/account');
  await page.getByRole('button', { name: /^Sign out: Chrome/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click();
  await page.getByText('Session ended.').waitFor();
  await second.reload();
  await second.getByRole('heading', { name: 'Sign in' }).waitFor();

  const third = await elsewhere();
  const change = async (current: string) => {
    await page.getByLabel('Current password', { exact: true }).fill(current);
    await page.getByLabel('New password', { exact: true }).fill('a new and better one');
    await page.getByRole('button', { name: 'Change password' }).click();
  };
  await change('not the right one');
  expect(await errorOf(page.getByLabel('Current password', { exact: true }))).toContain('Invalid password');
  await third.reload();
  await third.getByRole('heading', { name: 'Account', level: 1 }).waitFor();
  await change(PASSWORD);
  await page.getByText('Password changed.').waitFor();
  await third.reload();
  await signIn(third, email);
  await third.getByRole('alert').waitFor();
  await signIn(third, email, 'a new and better one');
  await third.getByRole('heading', { name: 'Account', level: 1 }).waitFor();

  await page.getByRole('button', { name: /^Account: Ana Ruiz/ }).click();
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  await page.goto('/account');
  await expect.poll(() => page.url()).toMatch(/\/sign-in\?next=%2Faccount$/);
});

it('sends links to reset a password and to change an email, and rejects invalid ones', async () => {
  const visitor = await stage.visit();
  const { page, context, email } = await signUp(visitor, 'Ana Ruiz');
  await page.goto('/account');
  const changed = newEmail('Ana');
  await page.getByLabel('New email').fill(changed);
  await page.getByLabel('Your password', { exact: true }).fill('not the password');
  await page.getByRole('button', { name: 'Change email' }).click();
  expect(await errorOf(page.getByLabel('Your password', { exact: true }))).toContain('Incorrect password.');
  await page.getByLabel('Your password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Change email' }).click();
  await page.getByText(`open the confirmation link for ${changed}`).waitFor();
  const link = await linkTo(visitor, changed, '/verify-email');
  await page.goto(link.replace(/token=[^&]*/, 'token=none'));
  await page.getByText('This link has expired or belongs to another account.').waitFor();
  await page.getByText(`You sign in with ${email}.`).waitFor();
  await page.goto(link);
  await page.getByText(`You sign in with ${changed}.`).waitFor();

  await context.clearCookies();
  await page.goto('/sign-in');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await page.getByRole('heading', { name: 'Reset your password' }).waitFor();
  await page.getByLabel('Email').fill(changed);
  await page.getByRole('button', { name: 'Send reset link' }).click();
  await page.getByText('the link is in the server’s log').waitFor();
  const reset = await linkTo(visitor, changed, '/reset-password');
  // By choice on the page, other devices stay signed in.
  const other = await stage.visit();
  await other.page.goto('/sign-in?next=/account');
  await signIn(other.page, changed, PASSWORD);
  await other.page.getByRole('heading', { name: 'Account', level: 1 }).waitFor();
  for (const again of [false, true]) {
    await page.goto(reset);
    await page.getByLabel('New password', { exact: true }).fill('third time lucky');
    expect(await page.getByLabel('Sign out of all devices').isChecked()).toBe(true);
    await page.getByLabel('Sign out of all devices').uncheck();
    await page.getByRole('button', { name: 'Save password' }).click();
    await (again ? page.getByRole('alert') : page.getByText('Password saved.')).waitFor();
  }
  await page.goto('/sign-in?next=/account');
  await signIn(page, changed, 'third time lucky');
  await page.getByRole('heading', { name: 'Account', level: 1 }).waitFor();
  expect((await visitor.account.get_account({})).email).toBe(changed);
  expect((await other.account.get_account({})).email).toBe(changed);
});

it('requires a confirmed email address before it accepts an invitation', async () => {
  const owner = await createOwner(await stage.visit(), 'Ana Ruiz', 'Brackenholm');
  const { token } = await owner.call.create_invitation({ role: 'viewer' });
  const visitor = await stage.visit();
  const { page } = visitor;
  const email = newEmail('Ben');
  const create = async (password: string) => {
    await page.getByRole('link', { name: 'Create an account' }).click();
    await page.getByLabel('Your name').fill('Ben Okafor');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Create account' }).click();
  };
  await page.goto(`/invitation#${token}`);
  await create(PASSWORD);
  await page.getByText('To join, confirm your email address first').waitFor();
  expect(await page.getByRole('button', { name: 'Accept invitation' }).count()).toBe(0);
  const sent = stage.output().length;
  await page.getByRole('button', { name: 'Resend link' }).click();
  await page.getByText(`New confirmation link created for ${email}.`).waitFor();
  await expect.poll(() => stage.output().slice(sent)).toContain(email);

  const second = await visitor.context.newPage();
  await second.goto('/account');
  await second.getByRole('note').getByText('the link is in the server’s log').waitFor();
  await second.goto(await linkTo(visitor, email, '/verify-email'));
  await second.getByRole('heading', { name: 'Account', level: 1 }).waitFor();
  expect(await second.getByText('Confirm your email address').count()).toBe(0);
  await page.bringToFront();
  await page.evaluate("dispatchEvent(new Event('visibilitychange'))");
  await page.getByRole('button', { name: 'Accept invitation' }).click();
  await page
    .getByRole('heading', { name: 'Assistants', level: 1 })
    .or(page.getByRole('heading', { name: 'Add your shop' }))
    .waitFor();

  // Somebody else who tries the same address learns nothing.
  await visitor.context.clearCookies();
  await page.goto('/sign-in');
  await create('another good password');
  await page.getByRole('heading', { name: 'Check your email' }).waitFor();
});

it('is in German for readers of German, who may choose English', async () => {
  const { page, context, email, organizationId } = await createOwner(
    await stage.visitWith({ locale: 'de-DE' }),
    'Ana Ruiz',
    'Brackenholm',
  );
  await loadAxe(page);
  const heading = (name: string) => page.getByRole('heading', { name, level: 1 });
  const check = async (title: string) => {
    expect(await faults(page, heading(title))).toEqual([]);
    expect(await page.locator('html').getAttribute('lang')).toBe('de');
  };
  await page.goto(`/organizations/${organizationId}/members`);
  await page.getByRole('row', { name: /Ana Ruiz \(Sie\).*Inhaber/ }).waitFor();
  await check('Mitglieder');
  for (const [path, title] of [
    ['/account/security', 'Sicherheit'],
    ['/account/apps', 'Verbundene Apps'],
    ['/account', 'Konto'],
  ] as const) {
    await page.goto(path);
    await check(title);
  }
  await page.getByRole('textbox', { name: 'Neues Passwort', description: 'Mindestens 12 Zeichen.' }).waitFor();
  await page.getByRole('button', { name: 'Aktuelles Passwort anzeigen' }).waitFor();

  await context.clearCookies();
  await page.goto('/sign-in');
  await page.getByLabel('E-Mail-Adresse').fill(email);
  await page.getByLabel('Passwort', { exact: true }).fill('not the password');
  await page.getByRole('button', { name: 'Anmelden' }).click();
  await page.getByRole('alert').getByText('E-Mail-Adresse oder Passwort stimmt nicht.').waitFor();
  await check('Anmelden');
  await page.getByRole('button', { name: 'English', pressed: false }).click();
  await heading('Sign in').waitFor();
  await signIn(page, email, 'not the password');
  await page.getByRole('alert').getByText('Invalid email or password').waitFor();
});
