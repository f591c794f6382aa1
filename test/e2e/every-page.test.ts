import fs from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { SOON } from '../setup/bounds.ts';
import { openStage } from '../setup/e2e.ts';
import { createOwner } from '../setup/e2e-people.ts';
import { createShopper } from '../setup/e2e-shopper.ts';
import { type Look, faults, loadAxe } from '../setup/faults.ts';

/** Each path of the console's router, so that a new page is checked without a word here. */
const PATHS = JSON.parse(
  fs.readFileSync(path.join(import.meta.dirname, '../../dist/console/pages.json'), 'utf8'),
) as string[];
/** Pages that lead on to others, or that need a request of an app: `accessibility.test.ts` has those. */
const ELSEWHERE = new Set(['/', '/oauth/organization', '/oauth/consent', '/organizations/$organizationId']);
const SIGNED_OUT = new Set(['/sign-in', '/sign-up', '/forgot-password', '/reset-password', '/invitation']);
const LANGUAGES = ['en', 'de'] as const;
const LOOKS: readonly Look[] = [
  [1440, 'light'],
  [1440, 'dark'],
  [390, 'dark'],
  [390, 'light'],
];

const stage = openStage();
let windows: Record<'signedIn' | 'signedOut', Page>;
const params: Record<string, string> = { draftId: 'new' };

beforeAll(async () => {
  const owner = await createOwner(await stage.visit(), 'Ana Ruiz', 'Brackenholm');
  const { call, organizationId, page } = owner;
  const { assistantId } = await call.open_demo_shop({});
  const { embedKey } = await call.get_assistant({ assistantId });
  await createShopper(owner, embedKey).ask('Do you sell gift cards?');
  const [[run], [entry], conversations] = await Promise.all([
    call.list_crawls({ assistantId }),
    call.list_knowledge({ assistantId }),
    call.list_conversations({ assistantId }),
  ]);
  Object.assign(params, { organizationId, assistantId, crawlRunId: run?.crawlRunId, knowledgeId: entry?.knowledgeId });
  params['conversationId'] = conversations[0]?.conversationId ?? '';
  await vi.waitFor(async () => {
    const [latest] = await call.list_crawls({ assistantId });
    if (latest?.status !== 'completed') throw new Error('The demo shop is still being crawled.');
  }, SOON);
  await call.create_key({ name: 'Report', scope: 'user', permissions: ['assistants:view'], expiresAt: null });
  await call.create_invitation({ role: 'editor' });
  const { page: signedOut } = await stage.visit();
  windows = { signedIn: page, signedOut };
  for (const each of [page, signedOut]) await loadAxe(each);
});

const addressOf = (page: string) => page.replaceAll(/\$(\w+)/g, (_, name: string) => params[name] ?? name);

/** Opens each kind of dialog that a button of the page opens, and leaves it. */
async function faultsInDialogs(page: Page): Promise<string[]> {
  const found: string[] = [];
  const openers = page.locator('main button[aria-haspopup=dialog]:visible:enabled');
  const names = await openers.evaluateAll((buttons) =>
    buttons.map((button) => button.getAttribute('aria-label') ?? button.textContent),
  );
  // One of those that differ only in what they are about, such as "Remove: Lamp".
  const kinds = [...new Map(names.map((name, at) => [name.split(':')[0], at])).entries()];
  for (const [kind, at] of kinds) {
    await openers.nth(at).click();
    const dialog = page.getByRole('dialog');
    found.push(...(await faults(page, dialog, LOOKS)).map((fault) => `${kind}: ${fault}`));
    await page.setViewportSize({ width: 1200, height: 800 });
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
  }
  return found;
}

describe.each(LANGUAGES)('in the language %s', (language) => {
  beforeAll(async () => {
    for (const page of Object.values(windows)) {
      await page.goto('/docs');
      await page.evaluate((code) => localStorage.setItem('aisle-language', code), language);
    }
  });

  it.each(PATHS.filter((each) => !ELSEWHERE.has(each)))('%s and its dialogs have no fault', async (pattern) => {
    const page = windows[SIGNED_OUT.has(pattern) ? 'signedOut' : 'signedIn'];
    await page.goto(addressOf(pattern));
    expect(await faults(page, page.getByRole('heading', { level: 1 }), LOOKS)).toEqual([]);
    expect(await page.evaluate('document.documentElement.lang')).toBe(language);
    expect(await faultsInDialogs(page)).toEqual([]);
  });
});
