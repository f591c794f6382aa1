import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { type Era, createMcpApp, openCallback } from '../setup/mcp-client.ts';
import { openStage } from '../setup/e2e.ts';
import { PASSWORD, createOwner, newEmail, signIn } from '../setup/e2e-people.ts';

const stage = openStage();

const READING = ['get_assistant', 'list_assistants', 'list_catalogue', 'list_crawls', 'list_knowledge'];

/** Creates a local app with a callback page, and a visitor's browser. */
async function opened(era: Era = '2026') {
  const callback = await openCallback();
  const { redirectUri } = callback;
  const app = createMcpApp({ baseUrl: stage.baseUrl, era, redirectUri });
  const visitor = await stage.visit(redirectUri);
  /** Returns the query with which the browser came back to the app. */
  async function arrived(): Promise<URLSearchParams> {
    await visitor.page.getByRole('heading', { name: 'Back in the app' }).waitFor();
    const [arrival] = callback.arrivals.splice(0);
    if (!arrival) throw new Error('The browser did not come back.');
    return arrival;
  }
  return { app, visitor, page: visitor.page, arrived, redirectUri };
}

type ByWay = Record<'signIn' | 'choose' | 'approve', (page: Page, what: string) => Promise<void>>;

const mouse: ByWay = {
  signIn,
  async choose(page, organization) {
    await page.getByLabel(organization).check();
    await page.getByRole('button', { name: 'Continue' }).click();
  },
  async approve(page, access) {
    await page.getByLabel(access).check();
    await page.getByRole('button', { name: 'Approve' }).click();
  },
};

/** Presses Tab until the element has the focus. */
async function tabTo(page: Page, element: Locator): Promise<void> {
  await element.waitFor();
  for (let presses = 0; presses < 20; presses += 1) {
    await page.keyboard.press('Tab');
    if ((await page.locator(':focus').and(element).count()) > 0) return;
  }
  throw new Error(`${element.toString()} cannot be reached by the keyboard.`);
}

const keyboard: ByWay = {
  async signIn(page, email) {
    await tabTo(page, page.getByLabel('Email'));
    await page.keyboard.type(email);
    await tabTo(page, page.getByLabel('Password', { exact: true }));
    await page.keyboard.type(PASSWORD);
    await page.keyboard.press('Enter');
  },
  async choose(page, organization) {
    await tabTo(page, page.getByRole('radio', { name: organization }));
    await tabTo(page, page.getByRole('button', { name: 'Continue' }));
    await page.keyboard.press('Enter');
  },
  async approve(page, access) {
    await tabTo(page, page.getByRole('radio', { name: 'View only' }));
    if (access !== 'View only') await page.keyboard.press('ArrowDown');
    await page.getByRole('radio', { name: access, checked: true }).waitFor();
    await tabTo(page, page.getByRole('button', { name: 'Approve' }));
    await page.keyboard.press('Space');
  },
};

describe.each<[era: Era, how: string, by: ByWay]>([
  ['2026', 'by keyboard alone', keyboard],
  ['2025', 'by mouse', mouse],
])('an app of the %s protocol, approved %s', (era, _how, by) => {
  it('registers, gets read access, then write access, and is disconnected', async () => {
    const { app, visitor, page, arrived, redirectUri } = await opened(era);
    const owner = await createOwner(visitor, 'Ana Ruiz', 'Brackenholm');
    await owner.context.clearCookies();

    await page.goto(await app.askedToSignIn(() => app.connect()));
    await by.signIn(page, owner.email);
    await by.choose(page, 'Brackenholm');
    await page.getByRole('heading', { name: 'Connect “Stockroom”?' }).waitFor();
    await page.getByText(`A program on this computer (${new URL(redirectUri).host})`).waitFor();
    await page.getByText('Brackenholm (Owner)').waitFor();
    await page.getByRole('term').getByText('Claims to be from').waitFor();
    await by.approve(page, 'View only');
    const arrival = await arrived();
    expect(arrival.get('state')).toBe('the state+more');
    await app.finish(arrival);

    const reader = await app.connect();
    const { tools } = await reader.listTools();
    expect(tools.map(({ name }) => name).filter((name) => READING.includes(name))).toHaveLength(READING.length);
    expect(tools.filter(({ annotations }) => annotations?.readOnlyHint !== true)).toEqual([]);

    const write = { name: 'create_assistant', arguments: { name: 'Shop' } };
    const more = await app.askedToSignIn(() => reader.callTool(write));
    expect(await owner.call.list_assistants({})).toEqual([]);
    await page.goto(more);
    await by.choose(page, 'Brackenholm');
    await by.approve(page, 'View and edit');
    await app.finish(await arrived());
    const writer = await app.connect();
    expect((await writer.callTool(write)).structuredContent).toMatchObject({ result: { name: 'Shop' } });

    await page.goto('/');
    await page.getByRole('link', { name: 'Connected apps' }).click();
    const row = page.getByRole('row').filter({ hasText: 'Stockroom' });
    await row.getByText('Brackenholm').waitFor();
    await row.getByText('View and edit').waitFor();
    expect(await row.getByText('Never').count()).toBe(0);
    await row.getByRole('button', { name: 'Disconnect: Stockroom' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Disconnect' }).click();
    await page.getByText('No connected apps').waitFor();
    await app.askedToSignIn(() => writer.callTool({ name: 'list_assistants', arguments: {} }));
  });
});

it('gets access_denied and no code when the user denies access', async () => {
  const { app, visitor, page, arrived } = await opened();
  const owner = await createOwner(visitor, 'Ana Ruiz', 'Brackenholm');
  await page.goto(await app.askedToSignIn(() => app.connect()));
  await mouse.choose(page, 'Brackenholm');
  await page.getByRole('button', { name: 'Deny' }).click();
  const arrival = await arrived();
  expect(Object.fromEntries(arrival)).toMatchObject({ error: 'access_denied', state: 'the state+more' });
  expect(arrival.has('code')).toBe(false);
  expect(await owner.account.list_connected_apps({})).toEqual([]);
});

it('cannot be approved with a tampered query', async () => {
  const { app, visitor, page } = await opened();
  const owner = await createOwner(visitor, 'Ana Ruiz', 'Brackenholm');
  await page.goto(await app.askedToSignIn(() => app.connect()));
  await mouse.choose(page, 'Brackenholm');
  await page.getByRole('button', { name: 'Approve' }).waitFor();
  const address = page.url();
  for (const part of ['/oauth/consent?', '/oauth/organization?']) {
    const tampered = address
      .replace('/oauth/consent?', part)
      .replace(/redirect_uri=[^&]*/, 'redirect_uri=https%3A%2F%2Fevil.test%2F');
    await page.goto(tampered);
    await page.getByRole('alert').getByText('Start again from the app').waitFor();
    expect(await page.getByRole('button', { name: /Approve|Continue/ }).count()).toBe(0);
  }
  expect(await owner.account.list_connected_apps({})).toEqual([]);
});

it('shows the verified host of the app’s metadata', async () => {
  const { app, visitor, page } = await opened();
  await createOwner(visitor, 'Ana Ruiz', 'Brackenholm');
  // Verified metadata needs a public host: change the service's response instead.
  await page.route('**/get_authorization', async (route) => {
    const response = await route.fetch();
    const { result } = (await response.json()) as { result: { client: object } };
    const client = { ...result.client, host: 'stockroom.test', isVerified: true };
    await route.fulfill({ response, json: { result: { ...result, client } } });
  });
  await page.goto(await app.askedToSignIn(() => app.connect()));
  await mouse.choose(page, 'Brackenholm');
  await page.getByText('The name is provided by stockroom.test.').waitFor();
  const origins = await page.getByRole('term').filter({ hasText: 'from' }).allInnerTexts();
  expect(origins).toEqual(['From']);
});

it.each<[what: string, clientUri: string, redirectUri: string, warning: RegExp | null]>([
  [
    'a site other than its redirect URI',
    'https://claude.ai',
    'https://xn--claud-fsa.example/callback',
    /claims to be from claude\.ai, but approving gives access to xn--claud-fsa\.example\./,
  ],
  [
    'a site, but redirects to this computer',
    'https://claude.ai',
    'http://127.0.0.1:9/callback',
    /claims to be from claude\.ai, but approving gives access to a program on this computer/,
  ],
  [
    'a site, but redirects to an app on this computer',
    'https://claude.ai',
    'cursor://anysphere.cursor-mcp/oauth/callback',
    /claims to be from claude\.ai, but approving gives access to a program on this computer/,
  ],
  ['the site of its redirect URI', 'https://www.claude.ai/connect', 'https://claude.ai/callback', null],
])('warns about an app if necessary: it claims to be from %s', async (_what, client_uri, redirectUri, warning) => {
  const { visitor, page } = await opened();
  await createOwner(visitor, 'Ana Ruiz', 'Brackenholm');
  // Right-to-left and zero-width characters in the name could hide what follows it.
  const client_name = `\u202EClaude\u200B${' by Anthropic'.repeat(10)}`;
  const metadata = { client_name, client_uri };
  const app = createMcpApp({ baseUrl: stage.baseUrl, era: '2026', redirectUri, metadata });
  await page.goto(await app.askedToSignIn(() => app.connect()));
  await mouse.choose(page, 'Brackenholm');
  const name = `Claude${' by Anthropic'.repeat(4)}…`.slice(0, 59);
  await page.getByRole('heading', { name: `Connect “${name.replace(/…?$/, '')}` }).waitFor();
  await page.getByTitle(redirectUri).getByText(new URL(redirectUri).host).waitFor();
  const note = page.getByRole('note').filter({ hasText: 'Is this really from claude.ai?' });
  if (warning === null) expect(await note.count()).toBe(0);
  else expect(await note.textContent()).toMatch(warning);
  expect(await page.content()).not.toMatch(/[\u202E\u200B]/);
});

describe('an app that must not get a response', () => {
  it.each([
    ['is unknown', /client_id=[^&]*/, 'client_id=nobody', 'does not recognize this app'],
    [
      'uses an unregistered redirect URI',
      /redirect_uri=[^&]*/,
      'redirect_uri=https%3A%2F%2Fevil.test%2F',
      'an address that it has not registered',
    ],
  ])('gets an error page when it %s', async (_what, part, instead, explanation) => {
    const { app, page } = await opened();
    const address = await app.askedToSignIn(() => app.connect());
    await page.goto(address.replace(part, instead));
    await page.getByRole('heading', { name: 'Could not connect the app' }).waitFor();
    await page.getByText(explanation).waitFor();
    expect(new URL(page.url()).origin).toBe(stage.baseUrl);
  });

  it('has its message quoted as plain text', async () => {
    const { page } = await stage.visit();
    const message = '<img src=x onerror="document.title=1"> Call us';
    await page.goto(`/oauth/error?error=constructor&error_description=${encodeURIComponent(message)}`);
    await page.getByText('Something went wrong.').waitFor();
    await page.getByText(`“${message}”`).waitFor();
    expect(await page.locator('main img').count()).toBe(0);
  });
});

it('can be approved after creating an account and an organization', async () => {
  const { app, page, arrived } = await opened();
  await page.goto(await app.askedToSignIn(() => app.connect()));
  await page.getByRole('link', { name: 'Create an account' }).click();
  await page.getByLabel('Your name').fill('Cleo Fern');
  await page.getByLabel('Email').fill(newEmail('Cleo'));
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByText('You don’t belong to an organization yet.').waitFor();
  await page.getByRole('link', { name: 'Create an organization' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Fernhill');
  await page.getByRole('button', { name: 'Create organization' }).click();
  await mouse.choose(page, 'Fernhill');
  await mouse.approve(page, 'View and edit');
  await app.finish(await arrived());
  const made = await (await app.connect()).callTool({ name: 'create_assistant', arguments: { name: 'Shop' } });
  expect(made.structuredContent).toMatchObject({ result: { name: 'Shop' } });
});

it('keeps a separate approval for each organization of a user', async () => {
  const { app, visitor, page, arrived, redirectUri } = await opened();
  const owner = await createOwner(visitor, 'Ana Ruiz', 'Brackenholm');
  await owner.account.create_organization({ name: 'Fernhill' });
  const second = () =>
    createMcpApp({ baseUrl: stage.baseUrl, era: '2026', redirectUri, registration: app.kept.registration });
  await page.goto(await app.askedToSignIn(() => app.connect()));
  await mouse.choose(page, 'Brackenholm');
  await mouse.approve(page, 'View and edit');
  await app.finish(await arrived());
  const other = second();
  await page.goto(await other.askedToSignIn(() => other.connect()));
  await mouse.choose(page, 'Fernhill');
  await mouse.approve(page, 'View only');
  await other.finish(await arrived());

  const write = { name: 'create_assistant', arguments: { name: 'Shop' } };
  await (await app.connect()).callTool(write);
  const reader = await other.connect();
  expect((await reader.callTool({ name: 'list_assistants', arguments: {} })).structuredContent).toEqual({ result: [] });
  await page.goto('/account/apps');
  await page.getByRole('row', { name: /Stockroom.*Brackenholm.*View and edit/ }).waitFor();
  await page.getByRole('row', { name: /Stockroom.*Fernhill.*View only/ }).waitFor();
});

it('continues in a local app, and shows that the window can be closed', async () => {
  const redirectUri = 'cursor://anysphere.cursor-mcp/oauth/callback';
  const visitor = await stage.visit(redirectUri);
  const { page } = visitor;
  await createOwner(visitor, 'Ana Ruiz', 'Brackenholm');
  const app = createMcpApp({ baseUrl: stage.baseUrl, era: '2026', redirectUri });
  await page.goto(await app.askedToSignIn(() => app.connect()));
  await mouse.choose(page, 'Brackenholm');
  const opening = page.waitForRequest((request) => request.url().startsWith(redirectUri));
  await mouse.approve(page, 'View only');
  await page.getByRole('heading', { name: 'You can close this window' }).waitFor();
  await page.getByText('Continue in “Stockroom”.').waitFor();
  await app.finish(new URL((await opening).url()).searchParams);
  expect((await (await app.connect()).listTools()).tools).not.toEqual([]);
});
