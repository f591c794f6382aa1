import fs from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { openStage } from '../setup/e2e.ts';
import { createOwner, join } from '../setup/e2e-people.ts';
import { createShopper } from '../setup/e2e-shopper.ts';
import { faults, loadAxe } from '../setup/faults.ts';
import { keepPicture } from '../setup/widget-picture.ts';

const stage = openStage();
let page: Page;
let viewer: Page;
let path: string;
let emptyPath: string;

beforeAll(async () => {
  const owner = await createOwner(await stage.visit(), 'Ana Ruiz', 'Nordlys');
  const { organizationId, call } = owner;
  const { assistantId } = await call.create_assistant({ name: 'Nordlys', siteUrl: 'https://shop.test/' });
  const { assistantId: empty } = await call.create_assistant({ name: 'New', siteUrl: 'https://new.test/' });
  const pathOf = (id: string) => `/organizations/${organizationId}/assistants/${id}/conversations`;
  [path, emptyPath] = [pathOf(assistantId), pathOf(empty)];
  const lamp = { assistantId, currency: 'EUR', availability: 'in_stock' } as const;
  const { productId } = await call.add_product({
    ...lamp,
    url: 'https://shop.test/ash',
    title: 'Ash Table Lamp',
    price: 89,
    description: 'A table lamp of solid ash. Weighs 900 g.',
  });
  await call.add_product({ ...lamp, url: 'https://shop.test/oak', title: 'Oak Table Lamp', price: 120 });
  await call.add_knowledge({ assistantId, title: 'Shipping', content: 'We ship to Norway within 5 days.' });
  await call.update_assistant({ assistantId, status: 'live', modelName: 'builtin/retrieval' });
  const { embedKey } = await call.get_assistant({ assistantId });
  const shopper = createShopper(owner, embedKey);
  const first = await shopper.ask('Do you have an ash table lamp?', { url: 'https://shop.test/lamps', title: 'Lamps' });
  await shopper.rate(first, 'up');
  await shopper.note({ type: 'product_clicked', productId });
  await shopper.note({ type: 'added_to_cart', productId, amount: 2 });
  await shopper.ask('Do you ship to Norway?');
  await shopper.order({ orderId: '1001', total: 178, currency: 'EUR' });
  const other = createShopper(owner, embedKey);
  await other.rate(await other.ask('Do you offer gift wrapping?'), 'down');
  ({ page } = owner);
  ({ page: viewer } = await join(await stage.visit(), 'Ben Okafor', owner, 'viewer'));
  await loadAxe(page);
});

const table = (on = page) => on.getByRole('table', { name: 'Conversations' });
const row = (name: string | RegExp, on = page) => table(on).getByRole('row', { name });
const filter = (label: string) => page.getByRole('form', { name: 'Filter' }).getByLabel(label);
const open = (question: string, on = page) => table(on).getByRole('link', { name: question }).click();
const answerTo = (question: string, on = page) => on.getByRole('article', { name: question });

describe('the list of conversations', () => {
  it('has an empty state', async () => {
    await page.goto(emptyPath);
    await page.getByText('No conversations yet').waitFor();
    expect(await faults(page, page.getByText('No conversations yet'))).toEqual([]);
  });

  it('says of each what came of it', async () => {
    await page.goto(path);
    await row(/ash table lamp\?.* 2 1 good 2 /).waitFor();
    await row(/gift wrapping\?.* 1 \(1 open\) 1 bad 0 /).waitFor();
    expect(await faults(page, table())).toEqual([]);
  });

  it('is filtered, and keeps the filters in the address', async () => {
    await page.goto(path);
    await filter('Answered').selectOption('Not everything');
    await row('ash table lamp').waitFor({ state: 'detached' });
    await page.waitForURL(/unanswered=yes/);
    await filter('Feedback').selectOption('Good');
    await page.getByText('No matching conversations').waitFor();
    await page.getByRole('button', { name: 'Clear' }).click();
    await filter('Words in questions and answers').fill('norway');
    await filter('Words in questions and answers').press('Enter');
    await row('gift wrapping').waitFor({ state: 'detached' });
    await page.reload();
    await row('ash table lamp').waitFor();
    await filter('To').fill('2020-01-01');
    await page.getByRole('button', { name: 'Apply' }).click();
    await page.getByText('No matching conversations').waitFor();
    expect(new URL(page.url()).search).toBe('?search=norway&to=2020-01-01');
  });

  it('is downloaded as it is filtered', async () => {
    await page.goto(`${path}?unanswered=yes`);
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download CSV' }).click();
    const text = await fs.readFile(await (await download).path(), 'utf8');
    expect(text).toContain('gift wrapping');
    expect(text).not.toContain('Norway');
  });
});

describe('a conversation', () => {
  it('is shown as the shopper saw it, with what happened in between', async () => {
    await page.goto(path);
    await open('Do you have an ash table lamp?');
    const first = answerTo('Do you have an ash table lamp?');
    await first.getByRole('link', { name: 'Ash Table Lamp' }).first().waitFor();
    await first.getByText('€89.00').first().waitFor();
    await first.getByText('Good', { exact: true }).waitFor();
    const entries = page.getByRole('list', { name: 'Transcript' });
    const text = await entries.innerText();
    const places = [
      'Do you have an ash',
      'Opened the page of Ash',
      'Put 2 × Ash Table Lamp',
      'Norway?',
      'Placed an order of €178.00',
    ].map((each) => text.indexOf(each));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(places).not.toContain(-1);
  });

  it('has the sources, model and page of each answer, folded away', async () => {
    await page.goto(path);
    await open('Do you have an ash table lamp?');
    const second = answerTo('Do you ship to Norway?');
    await second.getByText('Behind this answer').click();
    await second.getByRole('group', { name: 'Sources' }).getByText('Knowledge “Shipping”').waitFor();
    await second.getByText('builtin/retrieval').waitFor();
    await answerTo('Do you have an ash table lamp?').getByText('Behind this answer').click();
    await page.getByRole('link', { name: 'Lamps' }).waitFor();
    await page.emulateMedia({ colorScheme: 'light' });
    await keepPicture(page, 'console-conversation', 1200);
    expect(await faults(page, page.getByRole('list', { name: 'Transcript' }))).toEqual([]);
  });

  it('is open to viewers, who cannot erase it', async () => {
    await viewer.goto(path);
    await open('Do you offer gift wrapping?', viewer);
    await answerTo('Do you offer gift wrapping?', viewer).waitFor();
    await viewer.getByText('Only owners and admins can erase conversations.').waitFor();
    expect(await viewer.getByRole('button', { name: 'Erase' }).count()).toBe(0);
    await viewer.evaluate(() => localStorage.setItem('aisle-language', 'de'));
    await viewer.reload();
    await viewer.getByText('Nur Inhaber und Admins können Unterhaltungen löschen.').waitFor();
    await viewer.evaluate(() => localStorage.removeItem('aisle-language'));
  });

  it('is shown in German', async () => {
    const german = await stage.visitWith({ locale: 'de-DE' });
    await german.context.addCookies(await page.context().cookies());
    await loadAxe(german.page);
    await german.page.goto(path);
    await german.page.getByRole('heading', { name: 'Unterhaltungen', level: 1 }).waitFor();
    const list = german.page.getByRole('table', { name: 'Unterhaltungen' });
    await list.getByRole('cell', { name: '1 (1 offen)' }).waitFor();
    expect(await faults(german.page, list)).toEqual([]);
    await list.getByRole('link', { name: 'Do you have an ash table lamp?' }).click();
    await german.page.getByText('In den Warenkorb gelegt: 2 × Ash Table Lamp').waitFor();
    await german.page.getByText('Hinter dieser Antwort').first().click();
    expect(await faults(german.page, german.page.getByRole('list', { name: 'Verlauf' }))).toEqual([]);
  });

  it('says that one does not exist', async () => {
    await page.goto(`${path}/cnv_none`);
    await page.getByRole('alert').getByText('Conversation not found').waitFor();
    expect(await page.getByRole('button', { name: 'Erase' }).count()).toBe(0);
  });

  it('is erased after a confirmation', async () => {
    await page.goto(path);
    await open('Do you offer gift wrapping?');
    await page.getByRole('button', { name: 'Erase' }).click();
    const dialog = page.getByRole('dialog');
    expect(await faults(page, dialog)).toEqual([]);
    await dialog.getByRole('button', { name: 'Erase' }).click();
    await page.getByText('Conversation erased.').waitFor();
    await row('ash table lamp').waitFor();
    await row('gift wrapping').waitFor({ state: 'detached' });
    expect(await row('ash table lamp').count()).toBe(1);
  });
});
