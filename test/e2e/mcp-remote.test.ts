import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { actions } from '../../src/actions/index.ts';
import { SOON } from '../setup/bounds.ts';
import { type Visitor, openStage } from '../setup/e2e.ts';
import { createOwner, signIn } from '../setup/e2e-people.ts';
import { driveClient } from '../setup/mcp-clients.ts';

const stage = openStage();

/** The host where mcp-remote listens for the answer, at a port that it chooses. */
const CALLBACK = 'http://localhost:';

const READING = ['get_assistant', 'list_assistants', 'list_catalogue', 'list_crawls', 'list_knowledge'];

/** A folder where mcp-remote keeps its registration and tokens, as it otherwise does in the user's home. */
function openFolder(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'aisle-test-'));
  onTestFinished(() => fs.rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Starts mcp-remote without a key. */
function startBridge(folder: string) {
  let printed = '';
  const client = driveClient('mcp-remote', `${stage.baseUrl}/api/mcp`, {
    key: '',
    // It opens the browser by this program, which does nothing: the test's own browser goes to the page.
    environment: { MCP_REMOTE_CONFIG_DIR: folder, BROWSER: 'true' },
    onPrinted: (text) => (printed = text),
  });
  const pages = () => [...printed.matchAll(/authorize this client by visiting:\s+(\S+)\s/g)].map(([, page]) => page);
  const listenings = () => printed.match(/This instance is running the sign-in/g)?.length ?? 0;
  /** The page of the sign-in of that number, once mcp-remote listens for its answer. */
  const signInPage = (number: number): Promise<string> =>
    vi.waitFor(() => {
      const page = pages()[number - 1];
      if (page === undefined || listenings() < number) throw new Error(`mcp-remote only printed: ${printed}`);
      return page;
    }, SOON);
  return { ...client, pages, signInPage };
}

/** Chromium's warning where mcp-remote's page closes itself in a window that no script opened. */
const CLOSES_ITSELF = 'Scripts may close only the windows that were opened by them.';

/** Approves what a user is asked for who is signed in, until mcp-remote has the answer. */
async function approve({ page }: Visitor, access: 'View only' | 'View and edit'): Promise<void> {
  await page.getByLabel('Brackenholm').check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('heading', { name: 'Connect “MCP CLI Proxy”?' }).waitFor();
  await page.getByText('A program on this computer (localhost:').waitFor();
  await page.getByLabel(access).check();
  const closing = page.waitForEvent('console', (message) => message.text() === CLOSES_ITSELF);
  await page.getByRole('button', { name: 'Approve' }).click();
  await page.getByText('Authorization successful!').waitFor();
  await closing;
}

it('signs in, calls tools, gets error messages, and stays signed in', async () => {
  const visitor = await stage.visit(CALLBACK);
  const owner = await createOwner(visitor, 'Ana Ruiz', 'Brackenholm');
  await owner.context.clearCookies();
  const folder = openFolder();
  const bridge = startBridge(folder);
  await visitor.page.goto(await bridge.signInPage(1));
  await signIn(visitor.page, owner.email);
  await approve(visitor, 'View and edit');
  expect(await bridge.connected).toEqual({ value: 'connected' });

  expect(((await bridge.list()).value as string[]).toSorted()).toEqual([...actions.keys()].toSorted());
  await bridge.call('create_assistant', { name: 'Shop' });
  const [assistant] = await owner.call.list_assistants({});
  expect(assistant).toMatchObject({ name: 'Shop' });
  const assistantId = assistant?.assistantId;
  const product = { url: 'https://shop.example/?v=a|b', title: 'Jacket' };
  expect(await bridge.call('add_product', { assistantId, ...product })).toMatchObject({ value: { result: product } });
  expect(await bridge.call('add_product', { assistantId, ...product, url: 'nope' })).toEqual({
    refused: expect.stringContaining('url must be an absolute http:// or https:// URL'),
  });

  const next = startBridge(folder);
  expect(await next.connected).toEqual({ value: 'connected' });
  expect(await next.call('list_catalogue', { assistantId })).toMatchObject({ value: { result: [product] } });
  expect(next.pages()).toEqual([]);
});

it.each([
  [
    'makes the change when write access is approved',
    'View and edit',
    { value: { result: { name: 'Shop' } } },
    ['Shop'],
  ],
  [
    'is refused when only read access is approved again',
    'View only',
    { refused: expect.stringContaining('Unauthorized') },
    [],
  ],
] as const)('asks for write access when needed, and %s', async (_what, access, outcome, names) => {
  const visitor = await stage.visit(CALLBACK);
  const owner = await createOwner(visitor, 'Ana Ruiz', 'Brackenholm');
  const bridge = startBridge(openFolder());
  await visitor.page.goto(await bridge.signInPage(1));
  await approve(visitor, 'View only');
  expect(await bridge.connected).toEqual({ value: 'connected' });
  expect(((await bridge.list()).value as string[]).toSorted()).toEqual(READING);
  expect(await bridge.call('list_assistants', {})).toEqual({ value: { result: [] } });

  const change = bridge.call('create_assistant', { name: 'Shop' });
  const page = await bridge.signInPage(2);
  expect(await owner.call.list_assistants({})).toEqual([]);
  await visitor.page.goto(page);
  await approve(visitor, access);
  expect(await change).toMatchObject(outcome);
  expect((await owner.call.list_assistants({})).map(({ name }) => name)).toEqual(names);
});
