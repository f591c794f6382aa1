import { expect, it } from 'vitest';
import { SOON, openStage } from '../setup/e2e.ts';
import { PASSWORD, createOwner, newEmail, signIn, signUp } from '../setup/e2e-people.ts';

const stage = openStage();

it('says what is wrong with a sign-in, and keeps what was typed', async () => {
  const { page } = await stage.visit();
  await page.goto('/sign-in');
  await page.getByRole('button', { name: 'Sign in' }).click();
  expect(await page.getByLabel('E-mail').getAttribute('aria-invalid')).toBe('true');
  await signIn(page, 'nobody@shop.test');
  await page.getByRole('alert').waitFor();
  expect(await page.getByLabel('E-mail').inputValue()).toBe('nobody@shop.test');
  expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe(PASSWORD);
});

it('leads back to where somebody came from, and nowhere else', async () => {
  const { page, context, email } = await createOwner(await stage.visit(), 'Ana Ruiz', 'Brackenholm');
  await context.clearCookies();
  await page.goto('/account/apps');
  await page.waitForURL('**/sign-in?next=%2Faccount%2Fapps');
  await signIn(page, email);
  await page.getByRole('heading', { name: 'Connected apps', level: 1 }).waitFor();
  await context.clearCookies();
  await page.goto('/sign-in?next=//elsewhere.test/page');
  await signIn(page, email);
  await page.getByText('Ana Ruiz (you)').waitFor();
  expect(page.url().startsWith(`${stage.baseUrl}/`)).toBe(true);
});

it('goes on where the session ended in the middle of the work', async () => {
  const { page, context, email, organizationId } = await createOwner(await stage.visit(), 'Ana Ruiz', 'Brackenholm');
  await page.goto(`/organizations/${organizationId}/keys`);
  await page.getByRole('button', { name: 'Create a key' }).click();
  await page.getByLabel('Name').fill('Price import');
  await context.clearCookies();
  await page.getByRole('button', { name: 'Create the key' }).click();
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  await signIn(page, email);
  await expect.poll(() => new URL(page.url()).pathname, SOON).toBe(`/organizations/${organizationId}/keys`);
});

it('ends sessions elsewhere: one of them, and all when the password changes', async () => {
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
  await page.getByText('That session has ended.').waitFor();
  await second.reload();
  await second.getByRole('heading', { name: 'Sign in' }).waitFor();

  const third = await elsewhere();
  const change = async (current: string) => {
    await page.getByLabel('Current password', { exact: true }).fill(current);
    await page.getByLabel('New password', { exact: true }).fill('a new and better one');
    await page.getByRole('button', { name: 'Change the password' }).click();
  };
  await change('not the right one');
  await page.getByRole('alert').waitFor();
  await third.reload();
  await third.getByRole('heading', { name: 'Account', level: 1 }).waitFor();
  await change(PASSWORD);
  await page.getByText('Your password is changed.').waitFor();
  await third.reload();
  await signIn(third, email);
  await third.getByRole('alert').waitFor();
  await signIn(third, email, 'a new and better one');
  await third.getByRole('heading', { name: 'Account', level: 1 }).waitFor();

  await page.getByRole('button', { name: /^Account: Ana Ruiz/ }).click();
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  await page.goto('/account');
  await expect.poll(() => page.url(), SOON).toMatch(/\/sign-in\?next=%2Faccount$/);
});

it('sends links for a lost password and for another e-mail, and says when one is dead', async () => {
  const { page, context, email } = await signUp(await stage.visit(), 'Ana Ruiz');
  /** Of a letter, which is in the log where no server sends it. */
  const linkTo = async (path: string) => {
    const found = () => new RegExp(`"link":"([^"]*${path}\\?[^"]*)"`).exec(stage.output())?.[1] ?? '';
    await expect.poll(found, SOON).not.toBe('');
    return found();
  };
  await page.goto('/account');
  const changed = newEmail('Ana');
  await page.getByLabel('New e-mail').fill(changed);
  await page.getByRole('button', { name: 'Change the e-mail' }).click();
  await page.getByText('open the link that we have sent').waitFor();
  const link = await linkTo('/verify-email');
  await page.goto(link.replace(/token=[^&]*/, 'token=none'));
  await page.getByText('The link that you opened does not work any more.').waitFor();
  await page.getByText(`You sign in with ${email}.`).waitFor();
  await page.goto(link);
  await page.getByText(`You sign in with ${changed}.`).waitFor();

  await context.clearCookies();
  await page.goto('/sign-in');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await page.getByRole('heading', { name: 'Choose a new password' }).waitFor();
  await page.getByLabel('E-mail').fill(changed);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await page.getByText('a link is on its way').waitFor();
  const reset = await linkTo('/reset-password');
  for (const again of [false, true]) {
    await page.goto(reset);
    await page.getByLabel('New password', { exact: true }).fill('third time lucky');
    await page.getByRole('button', { name: 'Save the password' }).click();
    await (again ? page.getByRole('alert') : page.getByText('Your new password is saved.')).waitFor();
  }
  await page.goto('/sign-in?next=/account');
  await signIn(page, changed, 'third time lucky');
  await page.getByRole('heading', { name: 'Account', level: 1 }).waitFor();
});
