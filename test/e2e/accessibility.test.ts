import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { createMcpApp } from '../setup/mcp-client.ts';
import { openStage } from '../setup/e2e.ts';
import { faults, loadAxe } from '../setup/faults.ts';
import { PASSWORD, createOwner, join, newEmail, signIn } from '../setup/e2e-people.ts';

const stage = openStage();

let invitation: string;
let organizationId: string;
/** The windows of somebody who is signed out, and of an owner whose organization has something of everything. */
let windows: Record<'signedOut' | 'signedIn', Page>;

beforeAll(async () => {
  const owner = await createOwner(await stage.visit(), 'Ana Ruiz', 'Brackenholm');
  ({ organizationId } = owner);
  const { page: signedIn } = owner;
  await join(await stage.visit(), 'Ben Okafor', owner, 'editor');
  await owner.call.create_assistant({ name: 'Camping', siteUrl: 'https://shop.test/' });
  invitation = (await owner.call.create_invitation({ role: 'admin' })).token;
  for (const name of ['Price import', 'Old report']) {
    const { record } = await owner.call.create_key({
      name,
      scope: 'organization',
      permissions: ['assistants:view'],
      expiresAt: null,
    });
    if (name === 'Old report') await owner.call.revoke_key({ keyId: record.keyId });
  }
  const app = appOf('http://127.0.0.1:9/callback');
  await signedIn.goto(await app.askedToSignIn(() => app.connect()));
  await signedIn.getByRole('button', { name: 'Continue' }).click();
  await button(signedIn, 'Approve').waitFor();
  const query = new URL(signedIn.url()).search.slice(1);
  await owner.account.approve_authorization({ query, access: 'read' });
  const { page: signedOut } = await stage.visit();
  for (const page of [signedOut, signedIn]) await loadAxe(page);
  windows = { signedOut, signedIn };
});

const appOf = (redirectUri: string, metadata = {}) =>
  createMcpApp({ baseUrl: stage.baseUrl, era: '2026', redirectUri, metadata });

/** Opens an address in one of the windows. */
async function opened(who: keyof typeof windows, path: string): Promise<Page> {
  await windows[who].goto(path);
  return windows[who];
}

const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 });
const button = (page: Page, name: string) => page.getByRole('button', { name });

/** Opens a dialog, looks at it, and leaves it. */
async function faultsInDialog(page: Page, opener: string): Promise<string[]> {
  await button(page, opener).click();
  const found = await faults(page, page.getByRole('dialog'));
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  return found;
}

/** Checks pages that only need to be opened. */
async function faultsOfPages(
  page: Page,
  pages: readonly (readonly [path: string, title: string])[],
): Promise<string[]> {
  const found: string[] = [];
  for (const [path, title] of pages) {
    await page.goto(path);
    found.push(...(await faults(page, heading(page, title))).map((fault) => `${path}: ${fault}`));
  }
  return found;
}

describe('signed out', () => {
  it('pages that need no input', async () => {
    const page = await opened('signedOut', '/');
    const found = await faultsOfPages(page, [
      ['/sign-up', 'Create your account'],
      ['/forgot-password', 'Reset your password'],
      ['/reset-password', 'This link is no longer valid'],
      ['/reset-password?token=none', 'Choose a new password'],
      ['/invitation#none', 'This invitation is not valid'],
      [`/invitation?again#${invitation}`, 'Join Brackenholm'],
      ['/nowhere/at/all', 'Page not found'],
      ['/docs', 'Aisle API'],
      ['/docs/operating', 'Operating Aisle'],
      ['/docs/handover', 'Handing shoppers over to a person'],
      ['/oauth/error?error=invalid_client&error_description=client_id+is+required', 'Could not connect the app'],
    ]);
    expect(found).toEqual([]);
  });

  it('the sign-in page: initially, with empty fields, and after a failed sign-in', async () => {
    const page = await opened('signedOut', '/sign-in');
    expect(await faults(page, button(page, 'Sign in'))).toEqual([]);
    await button(page, 'Sign in').click();
    expect(await faults(page, page.locator('[aria-invalid=true]'))).toEqual([]);
    await signIn(page, 'nobody@shop.test', PASSWORD);
    expect(await faults(page, page.getByRole('alert'))).toEqual([]);
  });
});

describe('with an unconfirmed address', () => {
  it('the reminder, an invitation, and a sign-up with a known address', async () => {
    const page = await opened('signedOut', '/sign-in');
    const email = newEmail('Cleo');
    const create = async (password: string) => {
      await page.getByLabel('Your name').fill('Cleo Ray');
      await page.getByLabel('Email').fill(email);
      await page.getByLabel('Password', { exact: true }).fill(password);
      await button(page, 'Create account').click();
    };
    await page.goto(`/sign-up?next=/invitation#${invitation}`);
    await create(PASSWORD);
    expect(await faults(page, button(page, 'Resend link'))).toEqual([]);
    await page.goto('/account');
    expect(await faults(page, page.getByRole('note'))).toEqual([]);
    await page.context().clearCookies();
    await page.goto('/sign-up');
    await create('another good password');
    expect(await faults(page, heading(page, 'Check your email'))).toEqual([]);
  });
});

describe('signed in', () => {
  it('assistants', async () => {
    const page = await opened('signedIn', `/organizations/${organizationId}/assistants`);
    expect(await faults(page, heading(page, 'Assistants'))).toEqual([]);
    expect(await faultsInDialog(page, 'Add a shop')).toEqual([]);
    await page.getByRole('link', { name: 'Camping' }).click();
    expect(await faults(page, button(page, 'Start a crawl'))).toEqual([]);
    expect(await faultsInDialog(page, 'Delete assistant')).toEqual([]);
  });

  it('members and their dialogs', async () => {
    const page = await opened('signedIn', `/organizations/${organizationId}/members`);
    expect(await faults(page, button(page, 'Revoke: admin invitation'))).toEqual([]);
    for (const opener of ['Change role: Ben', 'Remove: Ben', 'Revoke: admin invitation'])
      expect(await faultsInDialog(page, opener)).toEqual([]);
    await button(page, 'Invite someone').click();
    expect(await faults(page, page.getByRole('dialog'))).toEqual([]);
    await button(page, 'Create link').click();
    expect(await faults(page, page.getByText('Send this link to one person'))).toEqual([]);
  });

  it('keys and their dialogs', async () => {
    const page = await opened('signedIn', `/organizations/${organizationId}/keys`);
    await page.getByLabel('Show revoked and expired keys').check();
    expect(await faults(page, page.getByRole('row', { name: 'Old report' }))).toEqual([]);
    for (const opener of ['Roll: Price import', 'Revoke: Price import'])
      expect(await faultsInDialog(page, opener)).toEqual([]);
    await button(page, 'Create a key').click();
    await page.getByLabel('Name').fill('Report');
    await page.getByLabel('Custom permissions').check();
    expect(await faults(page, page.getByRole('checkbox', { name: 'Delete assistants' }))).toEqual([]);
    await button(page, 'Create key').click();
    expect(await faults(page, button(page, 'I’ve saved it'))).toEqual([]);
  });

  it('the audit log: complete, with details, and without matches', async () => {
    const page = await opened('signedIn', `/organizations/${organizationId}/audit`);
    await page.getByRole('button', { name: /^Details: Revoke key/ }).click();
    expect(
      await faults(page, page.getByText('All changes by Ana Ruiz').or(page.getByText('All changes by ana'))),
    ).toEqual([]);
    await page.goto(`/organizations/${organizationId}/audit?action=none`);
    expect(await faults(page, page.getByText('No matching changes'))).toEqual([]);
  });

  it('settings and their dialogs', async () => {
    const page = await opened('signedIn', `/organizations/${organizationId}/settings`);
    expect(await faults(page, button(page, 'Delete organization'))).toEqual([]);
    for (const opener of ['Leave Brackenholm', 'Delete organization'])
      expect(await faultsInDialog(page, opener)).toEqual([]);
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    expect(await faults(page, page.getByText('Name saved.'))).toEqual([]);
  });

  it('the account and its connected apps', async () => {
    const page = await opened('signedIn', '/account?error=TOKEN_EXPIRED');
    expect(await faults(page, page.getByRole('alert'))).toEqual([]);
    await page.goto('/account/apps');
    expect(await faults(page, button(page, 'Disconnect: Stockroom'))).toEqual([]);
    expect(await faultsInDialog(page, 'Disconnect: Stockroom')).toEqual([]);
  });

  it('the menus', async () => {
    const page = await opened('signedIn', '/account');
    for (const [opener, entry] of [
      ['Organization: Brackenholm', 'New organization'],
      ['Account: Ana Ruiz', 'System'],
    ] as const) {
      await button(page, opener).click();
      await page.getByText(entry).waitFor();
      expect(await faults(page, page.getByText(entry))).toEqual([]);
      await page.keyboard.press('Escape');
    }
    await page.setViewportSize({ width: 360, height: 800 });
    await button(page, 'Menu').click();
    expect(await faults(page, button(page, 'Account: Ana Ruiz'))).toEqual([]);
  });

  it('the API reference, in the color scheme chosen in the console', async () => {
    const page = await opened('signedIn', '/account');
    await page.emulateMedia({ colorScheme: 'light' });
    await button(page, 'Account: Ana Ruiz').click();
    await button(page, 'Dark').click();
    await page.goto('/docs');
    expect(await page.evaluate('getComputedStyle(document.body).backgroundColor')).toBe('rgb(13, 16, 15)');
    await page.evaluate('localStorage.clear()');
  });

  it('pages that need no input', async () => {
    const page = await opened('signedIn', '/organizations/new');
    const found = await faultsOfPages(page, [
      ['/organizations/new', 'Create your organization'],
      ['/organizations/none/members', 'Organization not found'],
      [`/invitation#${invitation}`, 'Join Brackenholm'],
    ]);
    expect(found).toEqual([]);
  });

  it('an authorization: sign-in, choice of organization, consent', async () => {
    const app = appOf('http://127.0.0.1:9/callback');
    const address = await app.askedToSignIn(() => app.connect());
    const before = await opened('signedOut', address);
    expect(await faults(before, before.getByText('An app is requesting access to Aisle on your behalf.'))).toEqual([]);
    const page = await opened('signedIn', address);
    expect(await faults(page, button(page, 'Continue'))).toEqual([]);
    await button(page, 'Continue').click();
    expect(await faults(page, button(page, 'Approve'))).toEqual([]);
  });

  it('a consent page with a warning', async () => {
    const app = appOf('https://stockroom.example/callback', { client_uri: 'https://claude.ai' });
    const page = await opened('signedIn', await app.askedToSignIn(() => app.connect()));
    await button(page, 'Continue').click();
    expect(await faults(page, page.getByText('Is this really from claude.ai?'))).toEqual([]);
  });
});
