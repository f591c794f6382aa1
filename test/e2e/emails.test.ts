import { expect, it } from 'vitest';
import { openStage } from '../setup/e2e.ts';
import { createOwner } from '../setup/e2e-people.ts';
import { faults, loadAxe } from '../setup/faults.ts';

const stage = openStage();

it('offers no emails where the service sends none', async () => {
  const { page } = await createOwner(await stage.visit(), 'Ana Ruiz', 'Nordlys');
  await page.goto('/account');
  await page.getByRole('heading', { name: 'Password' }).waitFor();
  expect(await page.getByRole('region', { name: 'Emails' }).count()).toBe(0);
});

it('lets people choose the emails that they get', async () => {
  const { page, account } = await createOwner(await stage.visit(), 'Ana Ruiz', 'Nordlys');
  await loadAxe(page);
  await page.route('**/get_setup', (route) => route.fulfill({ json: { result: { signUp: 'open', sendsMail: true } } }));
  await page.goto('/account');
  await page.getByLabel('Failed crawls').uncheck();
  await page.getByRole('button', { name: 'Save emails' }).click();
  await page.getByRole('status').getByText('Emails saved.').waitFor();
  expect(await account.get_notifications({})).toEqual({ wanted: ['open_questions', 'budget_spent'] });
  expect(await faults(page, page.getByRole('region', { name: 'Emails' }))).toEqual([]);
});

it('ends emails when their link is opened, without a sign-in', async () => {
  const { page } = await stage.visit();
  await loadAxe(page);
  await page.goto('/unsubscribe?token=wrong&kind=crawl_failed');
  await page.getByRole('alert').getByText('This link is not valid.').waitFor();
  expect(await faults(page, page.getByRole('link', { name: 'Go to your account' }))).toEqual([]);
  await page.route('**/account/unsubscribe', (route) => route.fulfill({ json: { result: { kind: 'crawl_failed' } } }));
  await page.reload();
  await page.getByRole('heading', { name: 'You’re unsubscribed' }).waitFor();
  await page.getByText('You get no more emails of this kind: Failed crawls.').waitFor();
  expect(await faults(page, page.getByRole('link', { name: 'Go to your account' }))).toEqual([]);
});
