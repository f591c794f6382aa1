import fs from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openStage } from '../setup/e2e.ts';
import { PASSWORD, createOwner, join, linkTo, newEmail } from '../setup/e2e-people.ts';
import { errorOf } from '../setup/field-error.ts';

const stage = openStage();

const confirm = (page: Page, name: string) => page.getByRole('dialog').getByRole('button', { name }).click();
const announced = (page: Page, text: string) => page.getByRole('status').getByText(text).waitFor();
const rows = (page: Page, table: string) => page.getByRole('table', { name: table }).locator('tbody').getByRole('row');

describe('people', () => {
  it('sign up, create an organization, invite others and assign roles', async () => {
    const ana = await stage.visit();
    const { page } = ana;
    const email = newEmail('Ana');
    await page.goto('/');
    await page.getByRole('link', { name: 'Create an account' }).click();
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.locator(':focus').and(page.getByLabel('Your name')).waitFor();
    await page.getByLabel('Your name').fill('Ana Ruiz');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.getByLabel('Name', { exact: true }).fill('Brackenholm');
    await page.getByRole('button', { name: 'Create organization' }).click();
    await page.getByRole('heading', { name: 'Add your shop' }).waitFor();
    await page.goto(await linkTo(ana, email, '/verify-email'));
    await page.goto('/');

    await page.getByRole('link', { name: 'Members' }).click();
    await page.getByText('Ana Ruiz (you)').waitFor();
    await page.getByRole('button', { name: 'Invite someone' }).click();
    await page.getByLabel('Editor').check();
    await page.getByRole('button', { name: 'Create link' }).click();
    const link = await page.getByRole('dialog').getByRole('code').innerText();
    await page.getByRole('button', { name: 'Done' }).click();
    await expect.poll(() => rows(page, 'Pending invitations').count()).toBe(1);

    const ben = await stage.visit();
    const { page: other } = ben;
    const othersEmail = newEmail('Ben');
    await other.goto(link);
    await other.getByRole('heading', { name: 'Join Brackenholm' }).waitFor();
    await other.getByRole('link', { name: 'Create an account' }).click();
    await other.getByLabel('Your name').fill('Ben Okafor');
    await other.getByLabel('Email').fill(othersEmail);
    await other.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await other.getByRole('button', { name: 'Create account' }).click();
    await other.getByText('To join, confirm your email address first').waitFor();
    await other.goto(await linkTo(ben, othersEmail, '/verify-email'));
    await other.goto(link);
    await other.getByRole('button', { name: 'Accept invitation' }).click();
    await other.getByRole('link', { name: 'Members' }).click();
    await other.getByText('Ben Okafor (you)').waitFor();
    expect(await other.getByRole('link', { name: 'Audit log' }).count()).toBe(0);
    expect(await other.getByRole('button', { name: 'Invite someone' }).count()).toBe(0);

    // Once only.
    await other.goto(link);
    await other.getByRole('heading', { name: 'This invitation is not valid' }).waitFor();

    await page.reload();
    await page.getByRole('button', { name: 'Change role: Ben Okafor' }).click();
    await page.getByLabel('Admin').check();
    await page.getByRole('button', { name: 'Save role' }).click();
    await announced(page, 'Ben Okafor’s role was changed.');
    await page.getByRole('row', { name: /Ben Okafor.*Admin/ }).waitFor();
    await other.goto('/');
    await other.getByRole('link', { name: 'Audit log' }).waitFor();

    await page.getByRole('button', { name: 'Remove: Ben Okafor' }).click();
    await confirm(page, 'Remove');
    await announced(page, 'Ben Okafor was removed.');
    await expect.poll(() => rows(page, 'Members').count()).toBe(1);
    await other.reload();
    await other.getByRole('heading', { name: 'Organization not found' }).waitFor();
  });

  it('see only what their role allows', async () => {
    const ana = await createOwner(await stage.visit(), 'Ana Ruiz', 'Brackenholm');
    const { page } = await join(await stage.visit(), 'Vera Lind', ana, 'viewer');
    await page.goto(`/organizations/${ana.organizationId}/audit`);
    await page.getByText('Only owners and admins can view the audit log.').waitFor();
    await page.getByRole('link', { name: 'Settings' }).click();
    await page.getByRole('button', { name: 'Leave Brackenholm' }).waitFor();
    await page.getByText('Only owners and admins can change settings and manage members.').waitFor();
    expect(await page.getByRole('heading', { name: 'Delete' }).count()).toBe(0);
    await page.getByRole('link', { name: 'API keys' }).click();
    await page.getByRole('button', { name: 'Create a key' }).click();
    expect(await page.getByLabel('Acts as').count()).toBe(0);
    await page.getByLabel('Custom permissions').check();
    expect(await page.getByRole('checkbox').count()).toBe(1);
  });
});

describe('keys', () => {
  it('work once created, until they are rolled or revoked', async () => {
    const { page, organizationId } = await createOwner(await stage.visit(), 'Ana Ruiz', 'Brackenholm');
    const call = async (key: string) => {
      const headers = { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' };
      const address = `${stage.baseUrl}/api/rest/actions/list_assistants`;
      return (await fetch(address, { method: 'POST', headers, body: '{}' })).status;
    };
    const shown = async () => {
      const key = await page.getByRole('figure', { name: 'Key' }).getByRole('code').innerText();
      await page.getByRole('button', { name: 'I’ve saved it' }).click();
      return key;
    };
    await page.goto(`/organizations/${organizationId}/keys`);
    await page.getByRole('button', { name: 'Create a key' }).click();
    await page.getByLabel('Name').fill('Price import');
    await page.getByLabel('Brackenholm').check();
    await page.getByRole('button', { name: 'Create key' }).click();
    const first = await shown();
    await page.getByRole('row', { name: /Price import.*The organization.*View only.*Never/ }).waitFor();
    expect(await call(first)).toBe(200);
    await page.reload();
    await page.getByRole('row', { name: /Price import.*via REST/ }).waitFor();
    expect(await page.getByText(first).count()).toBe(0);

    await page.getByRole('button', { name: 'Roll: Price import' }).click();
    await page.getByLabel('It stops working immediately').check();
    await page.getByRole('button', { name: 'Roll key' }).click();
    const second = await shown();
    expect([await call(first), await call(second)]).toEqual([401, 200]);

    // The old key's row, and a dialog opened from it, go away when the list is loaded again.
    await page.getByRole('row', { name: `…${second.slice(-4)}` }).waitFor();
    await page.getByRole('button', { name: 'Revoke: Price import' }).click();
    await confirm(page, 'Revoke');
    await announced(page, 'Price import was revoked.');
    expect(await call(second)).toBe(401);
    await page.getByText('No active keys').waitFor();
    await page.getByLabel('Show revoked and expired keys').check();
    expect(await rows(page, 'API keys').count()).toBe(2);
  });
});

describe('the audit log', () => {
  it('lists changes in pages, filters them, and exports them as CSV', async () => {
    const ana = await createOwner(await stage.visit(), 'Ana Ruiz', 'Brackenholm');
    const { page, call } = ana;
    await call.create_key({ name: '=1+1', scope: 'user', permissions: ['assistants:view'], expiresAt: null });
    for (let i = 1; i <= 52; i += 1) await call.rename_organization({ name: `Brackenholm ${i}` });
    await page.goto('/');
    await page.getByRole('link', { name: 'Audit log' }).click();

    // 54 changes: the organization, the key, the names.
    await expect.poll(() => rows(page, 'Changes').count()).toBe(50);
    await page.getByRole('button', { name: 'Show older changes' }).click();
    await expect.poll(() => rows(page, 'Changes').count()).toBe(54);
    expect(await page.getByRole('button', { name: 'Show older changes' }).count()).toBe(0);
    const names = await page
      .getByRole('button', { name: /^Details: / })
      .evaluateAll((all) => all.map((one) => one.ariaLabel));
    expect(new Set(names).size).toBe(54);

    await page.getByRole('button', { name: 'Details: Rename organization (row 1)' }).click();
    await page.getByRole('deletion').getByText('Brackenholm 51').waitFor();
    await page.getByRole('insertion').getByText('Brackenholm 52').waitFor();

    await page.getByLabel('Actor').selectOption(ana.email);
    const offered = await page.locator('#audited-actions option').allTextContents();
    const audited = await call.list_audited_actions({});
    expect(offered).toHaveLength(audited.length);
    expect(offered).toEqual(expect.arrayContaining(['Create key', 'Start crawl', 'Set product details']));
    await page.getByLabel('Action').fill('Create key');
    await page.getByLabel('Source').selectOption('Console');
    await page.getByLabel('From').fill('2020-01-01');
    await page.getByRole('button', { name: 'Apply' }).click();
    await expect.poll(() => rows(page, 'Changes').count()).toBe(1);
    await page.getByRole('button', { name: 'Details: Create key (row 1)' }).click();
    await page.getByRole('insertion').getByText('=1+1').waitFor();

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Download CSV' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('audit-log.csv');
    const [head, ...lines] = (await fs.readFile(await download.path(), 'utf8')).trimEnd().split('\r\n');
    expect(head).toBe('time,actor,on behalf of,source,action,target,IP address,request ID,before,after');
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain(`,${ana.email},,console,create_key,`);

    // The filters are in the URL, so that they can be shared. Members that arrive late undo nothing that is filled in.
    const { promise: late, resolve: arrive } = Promise.withResolvers<void>();
    await page.route('**/list_members', async (route) => {
      await late;
      await route.continue();
    });
    await page.reload();
    await expect.poll(() => rows(page, 'Changes').count()).toBe(1);
    expect(await page.getByLabel('Action').inputValue()).toBe('Create key');
    await page.getByLabel('To', { exact: true }).fill('2020-01-31');
    arrive();
    await expect.poll(() => page.getByLabel('Actor').locator('option:checked').textContent()).toBe(ana.email);
    await page.getByRole('button', { name: 'Apply' }).click();
    await page.getByText('No matching changes').waitFor();
    await page.getByRole('button', { name: 'Clear' }).click();
    await expect.poll(() => rows(page, 'Changes').count()).toBe(50);
  });
});

describe('organizations', () => {
  it('can be switched, and the last one is reopened', async () => {
    const ana = await createOwner(await stage.visit(), 'Ana Ruiz', 'Brackenholm');
    const { page } = ana;
    const { organizationId } = await ana.account.create_organization({ name: 'Fernhill' });
    await page.goto('/');
    await page.waitForURL(`**/${organizationId}/assistants`);
    await page.getByRole('button', { name: 'Organization: Fernhill' }).click();
    await page.getByRole('button', { name: 'Brackenholm' }).click();
    await page.waitForURL(`**/${ana.organizationId}/assistants`);
    await expect.poll(async () => (await ana.account.get_account({})).activeOrganizationId).toBe(ana.organizationId);
    await page.goto('/');
    await page.waitForURL(`**/${ana.organizationId}/assistants`);
  });

  it('can be renamed, left and deleted, depending on the role', async () => {
    const ana = await createOwner(await stage.visit(), 'Ana Ruiz', 'Brackenholm');
    const ben = await join(await stage.visit(), 'Ben Okafor', ana, 'editor');
    const settings = `/organizations/${ana.organizationId}/settings`;
    const { page } = ana;
    await page.goto(settings);
    await page.getByLabel('Organization name').fill('Brackenholm Outfitters');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await announced(page, 'Name saved.');
    await page.getByRole('button', { name: 'Organization: Brackenholm Outfitters' }).waitFor();

    await page.getByRole('button', { name: 'Leave Brackenholm Outfitters' }).click();
    await confirm(page, 'Leave');
    await page.getByRole('dialog').getByRole('alert').waitFor();
    await page.keyboard.press('Escape');
    await ben.page.goto(settings);
    await ben.page.getByRole('button', { name: 'Leave Brackenholm Outfitters' }).click();
    await confirm(ben.page, 'Leave');
    await ben.page.getByRole('heading', { name: 'Create your organization' }).waitFor();
    expect(await ana.call.list_members({})).toHaveLength(1);

    await page.getByRole('button', { name: 'Delete organization' }).click();
    await page.getByLabel('To confirm').fill('Brackenholm');
    await confirm(page, 'Delete permanently');
    expect(await errorOf(page.getByLabel('To confirm'))).toContain('enter its name: Brackenholm Outfitters.');
    expect((await ana.account.get_account({})).organizations).toHaveLength(1);
    await page.getByLabel('To confirm').fill('Brackenholm Outfitters');
    await confirm(page, 'Delete permanently');
    await page.getByRole('heading', { name: 'Create your organization' }).waitFor();
    expect((await ana.account.get_account({})).organizations).toEqual([]);
  });
});
