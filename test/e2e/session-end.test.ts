import { beforeEach, expect, it } from 'vitest';
import { openStage } from '../setup/e2e.ts';
import { PASSWORD, createOwner, signIn, signUp } from '../setup/e2e-people.ts';

const stage = openStage();
const IS_BACK = 'What you typed before your session ended is back. It is not saved yet.';

let owner: Awaited<ReturnType<typeof createOwner>>;
let assistant: string;
let assistantId: string;

beforeEach(async () => {
  owner = await createOwner(await stage.visit(), 'Ana Ruiz', 'Brackenholm');
  ({ assistantId } = await owner.call.create_assistant({ name: 'Camping', siteUrl: 'http://127.0.0.1:9/' }));
  assistant = `/organizations/${owner.organizationId}/assistants/${assistantId}`;
});

/** Ends the session, presses a button, and signs in on the page that this leads to. */
async function pressWithoutSession(name: string) {
  const { page, context, email } = owner;
  await context.clearCookies();
  await page.getByRole('button', { name, exact: true }).click();
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  await signIn(page, email);
}

it('opens the dialog again, with what was typed and chosen', async () => {
  const { page, organizationId } = owner;
  await page.goto(`/organizations/${organizationId}/keys`);
  await page.getByRole('button', { name: 'Create a key' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create a key' });
  await dialog.getByLabel('Name').fill('Price import');
  await dialog.getByLabel('Custom permissions').check();
  await dialog.getByLabel('Start crawls, edit catalogue and knowledge').check();
  await dialog.getByLabel('Expiration').selectOption('1 year');
  await pressWithoutSession('Create key');
  await page.getByText(IS_BACK).waitFor();
  expect(await dialog.getByLabel('Name').inputValue()).toBe('Price import');
  expect(await dialog.getByLabel('Start crawls, edit catalogue and knowledge').isChecked()).toBe(true);
  await dialog.getByRole('button', { name: 'Create key' }).click();
  await dialog.getByRole('button', { name: 'I’ve saved it' }).click();
  const [key] = await owner.call.list_keys({});
  expect(key).toMatchObject({ name: 'Price import', permissions: ['assistants:view', 'catalogue:edit'] });
});

it('returns what was typed to all forms of the page, once', async () => {
  const { page } = owner;
  await page.goto(`${assistant}/settings`);
  await page.getByLabel('My own').check();
  await page.getByLabel('My questions').fill('Which tent?\nWhich stove?');
  await page.getByLabel('Email', { exact: true }).fill('help@shop.example');
  await pressWithoutSession('Save contact');
  await page.getByText(IS_BACK).first().waitFor();
  expect(await page.getByLabel('My questions').inputValue()).toBe('Which tent?\nWhich stove?');
  expect(await page.getByLabel('Email', { exact: true }).inputValue()).toBe('help@shop.example');
  await page.getByRole('button', { name: 'Save questions' }).click();
  await page.getByText('Suggested questions saved.').waitFor({ state: 'attached' });
  const { suggestedQuestions } = await owner.call.get_widget_settings({ assistantId });
  expect(suggestedQuestions).toEqual(['Which tent?', 'Which stove?']);
  await page.reload();
  expect(await page.getByLabel('Email', { exact: true }).inputValue()).toBe('');
});

it('returns a question that was not asked', async () => {
  const { page } = owner;
  await page.goto(`${assistant}/playground`);
  await page.getByLabel('Your question').fill('Do you ship abroad?');
  await pressWithoutSession('Ask');
  await page.getByText(IS_BACK).waitFor();
  expect(await page.getByLabel('Your question').inputValue()).toBe('Do you ship abroad?');
});

it('tells of a change by someone else in between', async () => {
  const { page, call } = owner;
  await page.goto(`${assistant}/settings`);
  await page.getByLabel('User agent of crawls').fill('MyShopBot/1.0');
  await call.update_assistant({ assistantId, name: 'Theirs' });
  await pressWithoutSession('Save shop');
  await page.getByText(IS_BACK).waitFor();
  await page.getByRole('button', { name: 'Save shop' }).click();
  await page.getByText('Someone has changed this since you opened it.').waitFor();
  expect(await page.getByLabel('User agent of crawls').inputValue()).toBe('MyShopBot/1.0');
});

it('keeps no password, and shows nobody else what was typed', async () => {
  const { page, context } = owner;
  const other = await signUp(await stage.visit(), 'Vera Lind');
  await page.goto('/account');
  await page.getByLabel('New email').fill('ana@elsewhere.test');
  await page.getByLabel('Your password', { exact: true }).fill(PASSWORD);
  await context.clearCookies();
  await page.getByRole('button', { name: 'Change email' }).click();
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  const kept = await page.evaluate('JSON.stringify({ ...sessionStorage })');
  expect(kept).toContain('ana@elsewhere.test');
  expect(kept).not.toContain(PASSWORD);
  await signIn(page, other.email);
  await page.getByLabel('Your name').waitFor();
  expect(await page.getByLabel('Your name').inputValue()).toBe('Vera Lind');
  expect(await page.getByLabel('New email').inputValue()).toBe('');
});
