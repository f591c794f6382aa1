import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openStage } from '../setup/e2e.ts';
import { createOwner, join } from '../setup/e2e-people.ts';
import { faults, loadAxe } from '../setup/faults.ts';

const stage = openStage();
const ASSETS = path.join(import.meta.dirname, '../../dist/console/assets');
const MAX_GZIP_BYTES = 60 * 1024;

const palette = (page: Page) => page.getByRole('dialog', { name: 'Find anything' });
const field = (page: Page) => palette(page).getByRole('combobox', { name: 'Search pages, products and actions' });
const option = (page: Page, name: string | RegExp) => palette(page).getByRole('option', { name });
const heading = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 });

async function open(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await field(page).waitFor();
  await palette(page).locator(':focus[role=combobox]').waitFor();
}

/** Opens the palette, types, and chooses what comes first. */
async function go(page: Page, words: string, first: string | RegExp): Promise<void> {
  await open(page);
  await page.keyboard.type(words);
  await palette(page).getByRole('option', { name: first, selected: true }).waitFor();
  await page.keyboard.press('Enter');
  await palette(page).waitFor({ state: 'detached' });
}

/** The option that screen readers are told of, by its name; it must be the only one that is chosen. */
async function active(page: Page): Promise<string> {
  const chosen = palette(page).getByRole('option', { selected: true });
  const [one, ...others] = await chosen.all();
  if (!one || others.length > 0) return `${others.length} others are chosen`;
  const told = await field(page).getAttribute('aria-activedescendant');
  return told === (await one.getAttribute('id')) ? ((await one.textContent()) ?? '').trim() : `told of ${told}`;
}

async function openShop(name = 'Brackenholm') {
  const owner = await createOwner(await stage.visit(), 'Ana Ruiz', name);
  const { assistantId } = await owner.call.create_assistant({ name: 'Camping', siteUrl: 'https://shop.test/' });
  await loadAxe(owner.page);
  await owner.page.goto(`/organizations/${owner.organizationId}/assistants`);
  await heading(owner.page, 'Assistants').waitFor();
  return { ...owner, assistantId };
}

it('opens by keys with the focus in its field, goes to a page, and closes without a trace', async () => {
  const { page, organizationId } = await openShop();
  const loaded: string[] = [];
  page.on('response', (response) => loaded.push(new URL(response.url()).pathname));
  await page.getByRole('button', { name: 'Find anything Ctrl+K' }).focus();
  await open(page);
  // The code came now, and not with the page.
  const scripts = [...new Set(loaded)].filter((url) => url.startsWith('/assets/') && url.endsWith('.js'));
  const bytes = scripts.map((url) => zlib.gzipSync(fs.readFileSync(path.join(ASSETS, path.basename(url)))).length);
  const weight = bytes.reduce((sum, size) => sum + size, 0);
  expect(weight).toBeGreaterThan(0);
  expect(weight).toBeLessThan(MAX_GZIP_BYTES);

  await page.keyboard.press('Escape');
  await palette(page).waitFor({ state: 'detached' });
  expect(await page.evaluate('document.activeElement?.textContent')).toContain('Find anything');
  await page.keyboard.press('Control+k');
  await field(page).waitFor();
  await page.keyboard.press('Control+k');
  await palette(page).waitFor({ state: 'detached' });

  await go(page, 'KEYS api', 'API keys');
  await heading(page, 'API keys').waitFor();
  await expect.poll(() => page.evaluate('document.activeElement?.tagName')).toBe('H1');
  expect(new URL(page.url()).pathname).toBe(`/organizations/${organizationId}/keys`);
});

it('is moved through by arrows, Home and End, and says which option is chosen', async () => {
  const { page } = await openShop();
  await open(page);
  const names = (await palette(page).getByRole('option').allTextContents()).map((name) => name.trim());
  await expect.poll(() => active(page)).toBe(names[0]);
  await page.keyboard.press('ArrowUp');
  await expect.poll(() => active(page)).toBe(names.at(-1));
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => active(page)).toBe(names[1]);
  await page.keyboard.press('End');
  await expect.poll(() => active(page)).toBe(names.at(-1));
  await page.keyboard.press('Home');
  await expect.poll(() => active(page)).toBe(names[0]);
  await page.keyboard.type('securi');
  await expect.poll(() => active(page)).toBe('Security');
  await expect.poll(() => palette(page).getByRole('status').textContent()).toBe('1 result');
  await page.keyboard.type(' zzz');
  await palette(page).getByText('Nothing found for “securi zzz”.').waitFor();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowDown');
  expect(await field(page).inputValue()).toBe('securi zzz');
  for (let at = 0; at < 4; at++) await page.keyboard.press('Backspace');
  await expect.poll(() => active(page)).toBe('Security');
});

it('opens the dialog of an action once, and returns the focus to its button', async () => {
  const { page } = await openShop();
  for (const [words, first, title] of [
    ['add product', /^Add a product/, 'Add a product'],
    ['start crawl', /^Start a crawl/, 'Start a crawl'],
    ['knowledge add', /^Add a knowledge entry/, 'Add an entry'],
    ['create key', /^Create a key/, 'Create a key'],
    ['invite', /^Invite someone/, 'Invite someone'],
    ['add shop', /^Add a shop/, 'Add a shop'],
  ] as const) {
    await go(page, words, first);
    await page.getByRole('dialog', { name: title }).waitFor();
    // It is not stacked on a dialog, whose input would be lost.
    await page.keyboard.press('Control+k');
    expect(await palette(page).count()).toBe(0);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await expect.poll(() => page.evaluate('document.activeElement?.tagName')).toMatch(/^(?:BUTTON|H1)$/);
    expect(new URL(page.url()).hash).toBe('');
  }
  // On the page where it leads, it opens again.
  await go(page, 'add shop', /^Add a shop/);
  await page.getByRole('dialog', { name: 'Add a shop' }).waitFor();
  await page.reload();
  await page.getByRole('button', { name: 'Add a shop' }).waitFor();
  expect(await page.getByRole('dialog').count()).toBe(0);
});

it('forgets an action that a page did not offer once something else is done', async () => {
  const { page, organizationId } = await openShop();
  await page.goto(`/organizations/${organizationId}/keys#start-crawl`);
  await heading(page, 'API keys').waitFor();
  await page.keyboard.press('Tab');
  await expect.poll(() => new URL(page.url()).hash).toBe('');
});

it('finds products and knowledge of the assistant, whatever is in their names', async () => {
  const { page, call, assistantId, organizationId } = await openShop();
  const title = 'Lámpara <b>“Ash”</b> & Söhne 50 %';
  const url = 'https://shop.test/lamp';
  await call.add_product({ assistantId, url, title, price: 49.5, currency: 'EUR' });
  const text = 'We send your money back.';
  const { knowledgeId } = await call.add_knowledge({ assistantId, title: 'Returns & “réfunds”', content: text });
  await page.goto(`/organizations/${organizationId}/assistants/${assistantId}`);
  await heading(page, 'Camping').waitFor();
  await open(page);
  await page.keyboard.type('lampara');
  await option(page, `${title} €49.50`).waitFor();
  await page.keyboard.press('Enter');
  await heading(page, 'Catalogue').waitFor();
  await page.getByText(title).first().waitFor();
  expect(new URL(page.url()).searchParams.get('query')).toBe(title);
  await go(page, 'refunds', 'Returns & “réfunds”');
  await page.waitForURL(`**/knowledge/${knowledgeId}`);
  await open(page);
  // A text's words are not its title.
  await page.keyboard.type('money back');
  await palette(page).getByText('Nothing found').waitFor();
});

it('says that it could not search, and still goes to pages', async () => {
  const { page, complaints } = await openShop();
  await page.route('**/browse_catalogue', (route) => route.abort());
  await open(page);
  await page.keyboard.type('members');
  await palette(page).getByRole('alert').waitFor();
  await page.keyboard.press('Enter');
  await heading(page, 'Members').waitFor();
  expect(complaints.splice(0)).not.toEqual([]);
});

it('offers viewers nothing that is refused to them', async () => {
  const owner = await openShop();
  const { page } = await join(await stage.visit(), 'Ben Okafor', owner, 'viewer');
  await page.goto(`/organizations/${owner.organizationId}/assistants`);
  await heading(page, 'Assistants').waitFor();
  await open(page);
  await option(page, 'Catalogue').waitFor();
  for (const [words, refused] of [
    ['add', /^Add/],
    ['crawl', /^Start/],
    ['invite', /^Invite/],
    ['log', 'Audit log'],
    ['settings camping', 'Settings'],
  ] as const) {
    await field(page).fill(words);
    await expect.poll(() => palette(page).getByRole('status').textContent()).not.toBe('');
    expect(await option(page, refused).count()).toBe(0);
  }
  await field(page).fill('create a key');
  await option(page, /^Create a key/).waitFor();
});

it('changes organization, colours and language, and signs out', async () => {
  const { page, account } = await openShop();
  await account.create_organization({ name: 'Zweite' });
  await page.reload();
  await heading(page, 'Assistants').waitFor();
  await go(page, 'zweite', 'Zweite');
  await page.getByRole('button', { name: 'Organization: Zweite' }).waitFor();
  await go(page, 'dark', 'Appearance: Dark');
  await page.locator('[data-mantine-color-scheme=dark]').waitFor();
  await go(page, 'deutsch', 'Language: Deutsch');
  await page.getByRole('button', { name: 'Alles finden Strg+K' }).click();
  const dialog = page.getByRole('dialog', { name: 'Alles finden' });
  const chosen = (name: string) => dialog.getByRole('option', { name, selected: true }).waitFor();
  await dialog.getByRole('combobox').fill('aenderungs');
  await chosen('Änderungsprotokoll');
  await dialog.getByRole('combobox').fill('schlussel erstellen');
  await chosen('Schlüssel erstellen Zweite');
  await dialog.getByRole('combobox').fill('abmelden');
  await chosen('Abmelden');
  await page.keyboard.press('Enter');
  await expect.poll(() => new URL(page.url()).pathname).toBe('/sign-in');
});

it.each([
  ['en-GB', 'Find anything', 'Catalogue'],
  ['de-DE', 'Alles finden', 'Katalog'],
])('has no faults in %s: empty, with results, and without any', async (locale, title, catalogue) => {
  const { organizationId, call, ...owner } = await createOwner(
    await stage.visitWith({ locale }),
    'Ana Ruiz',
    'Brackenholm',
  );
  await call.create_assistant({
    name: 'Camping & Klettern für draußen, drinnen und dazwischen',
    siteUrl: 'https://shop.test/',
  });
  const { page } = owner;
  await loadAxe(page);
  await page.goto(`/organizations/${organizationId}/keys`);
  await page.getByRole('button', { name: title }).click();
  const dialog = page.getByRole('dialog', { name: title });
  expect(await faults(page, dialog.getByRole('option', { name: catalogue }))).toEqual([]);
  await dialog.getByRole('combobox').fill(catalogue);
  expect(await faults(page, dialog.getByRole('status'))).toEqual([]);
  await dialog.getByRole('combobox').fill('zzz');
  expect(await faults(page, dialog.getByText('zzz'))).toEqual([]);

  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 390, height: 780 });
  // The button is in the menu; the keys work while it is closed.
  await page.keyboard.press('Control+k');
  await dialog.getByRole('combobox').fill(catalogue);
  await dialog.getByRole('option', { name: catalogue }).first().click();
  await page.waitForURL('**/catalogue');
  await dialog.waitFor({ state: 'detached' });
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(390);
});
