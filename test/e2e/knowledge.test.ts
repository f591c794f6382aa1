import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page, Route } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openStage } from '../setup/e2e.ts';
import { type Person, PASSWORD, createOwner, join } from '../setup/e2e-people.ts';
import { errorOf } from '../setup/field-error.ts';
import { faults, loadAxe } from '../setup/faults.ts';
import { createPdf, pageOf } from '../setup/pdf.ts';
import { keepPicture } from '../setup/widget-picture.ts';

const SHIPPING = '## Delivery times\n\nParcels to Norway take **three days**. [Prices](https://shop.test/prices)';
const RETURNS = '<nav>Menu</nav><main><h1>Returns</h1><p>Within 30 days.</p><script>alert(1)</script></main>';

const shop = createServer((_, response) => response.writeHead(200, { 'content-type': 'text/html' }).end(RETURNS));
const stage = openStage();
let owner: Person & { organizationId: string; call: ReturnType<Person['organization']> };
let page: Page;
let viewer: Page;
let path: string;
let emptyPath: string;
let knowledgeId: string;
let siteUrl: string;

beforeAll(async () => {
  await new Promise<void>((resolve) => shop.listen(0, '127.0.0.1', resolve));
  siteUrl = `http://127.0.0.1:${(shop.address() as AddressInfo).port}/`;
  owner = await createOwner(await stage.visit(), 'Ana Ruiz', 'Nordlys');
  const { organizationId, call } = owner;
  const { assistantId, embedKey } = await call.create_assistant({
    name: 'Nordlys',
    siteUrl,
    modelName: 'builtin/retrieval',
  });
  await call.update_assistant({ assistantId, status: 'live' });
  const { assistantId: empty } = await call.create_assistant({ name: 'New' });
  const pathOf = (id: string) => `/organizations/${organizationId}/assistants/${id}/knowledge`;
  [path, emptyPath] = [pathOf(assistantId), pathOf(empty)];
  await call.add_knowledge({ assistantId, title: 'Care of wool', content: 'Wash wool cold.', sourceType: 'guide' });
  ({ knowledgeId } = await call.add_knowledge({ assistantId, title: 'Shipping', content: SHIPPING }));
  ({ page } = owner);
  const asked = await page.request.post(`${stage.baseUrl}/api/widget/${embedKey}/messages`, {
    headers: { Origin: new URL(siteUrl).origin },
    data: { text: 'How long do parcels to Norway take?' },
  });
  if (!asked.ok()) throw new Error(await asked.text());
  ({ page: viewer } = await join(await stage.visit(), 'Ben Okafor', owner, 'viewer'));
  await loadAxe(page);
});
afterAll(() => shop.close());

const table = (on = page) => on.getByRole('table', { name: 'Knowledge' });
const row = (name: string | RegExp, on = page) => table(on).getByRole('row', { name });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const dialog = () => page.getByRole('dialog');
const preview = () => page.getByRole('region', { name: 'Preview' });
const title = () => page.getByLabel('Title', { exact: true });
const text = () => page.getByLabel('Text', { exact: true });
const file = (name: string, body: string | Buffer) => ({ name, mimeType: '', buffer: Buffer.from(body) });
const waiting = () => page.getByRole('region', { name: 'Not saved yet' });

const busy = (route: Route) =>
  route.fulfill({ status: 429, json: { error: { code: 'rate_limited', message: 'Try again in a minute.' } } });

async function choose(...files: ReturnType<typeof file>[]) {
  await page.goto(path);
  await button('Import').click();
  await dialog().locator('input[type=file]').setInputFiles(files);
}

describe('the list', () => {
  it('teaches with templates while there is nothing', async () => {
    await page.goto(emptyPath);
    await page.getByText('Nothing written down yet').waitFor();
    expect(await page.getByRole('search').count()).toBe(0);
    expect(await faults(page, page.getByRole('link', { name: /Returns and refunds/ }))).toEqual([]);
  });

  it('shows each entry with its kind, its beginning and its uses, and searches', async () => {
    await page.goto(path);
    await row(/Shipping.*Parcels to Norway take three days.*Note.*1 answer/).waitFor();
    await row(/Care of wool.*Wash wool cold.*Guide.*Not yet/).waitFor();
    expect(await faults(page, row('Shipping'))).toEqual([]);
    await page.getByRole('searchbox').fill('norway');
    await page.getByRole('searchbox').press('Enter');
    await page.getByText('1 entry', { exact: true }).waitFor();
    expect(await row('Care of wool').count()).toBe(0);
    await page.getByRole('searchbox').fill('zeppelin');
    await button('Search').click();
    await page.getByText('No matching entries').waitFor();
    await button('Clear').click();
    await row('Care of wool').waitFor();
  });

  it('speaks German', async () => {
    const german = await stage.visitWith({ locale: 'de-DE' });
    await german.context.addCookies(await page.context().cookies());
    await loadAxe(german.page);
    await german.page.goto(path);
    await german.page.getByRole('heading', { name: 'Wissen', level: 1 }).waitFor();
    await german.page.getByText('2 Einträge', { exact: true }).waitFor();
    expect(await faults(german.page, german.page.getByRole('table', { name: 'Wissen' }))).toEqual([]);
    await german.page.getByRole('button', { name: 'Eintrag hinzufügen' }).click();
    await german.page.getByRole('link', { name: /^Rückgabe/ }).click();
    const left = german.page.getByRole('region', { name: 'Noch auszufüllen' });
    await left.getByRole('button', { name: 'Rücksendeadresse' }).waitFor();
    expect(await faults(german.page, left)).toEqual([]);
  });

  it('removes an entry after asking', async () => {
    const { assistantId } = await owner.call.create_assistant({ name: 'Removed' });
    await owner.call.add_knowledge({ assistantId, title: 'Old', content: 'Old.' });
    await page.goto(path.replace(/ast_\w+/, assistantId));
    await button('Remove: Old').click();
    await dialog().getByRole('button', { name: 'Remove' }).click();
    await page.getByText('Nothing written down yet').waitFor();
    expect(await owner.call.list_knowledge({ assistantId })).toEqual([]);
  });
});

describe('an entry', () => {
  it('is written from a template, whose blanks must be filled in', async () => {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(emptyPath);
    await page.getByRole('link', { name: /^Care/ }).click();
    await preview().getByText('Cleaning').waitFor();
    await preview().locator('mark', { hasText: 'temperature' }).waitFor();
    await keepPicture(page, 'console-knowledge', 1200);
    expect(await faults(page, preview())).toEqual([]);
    await button('Save').click();
    expect(await errorOf(text())).toMatch(/Shoppers would read unfilled blanks.*“products or material”, “temperature”/);
    expect(await page.getByText('Shoppers would read unfilled blanks').count()).toBe(1);
    await page.getByRole('region', { name: 'Still to fill in' }).getByRole('button', { name: 'detergent' }).click();
    await page.keyboard.type('mild soap');
    expect(await text().inputValue()).toContain('°C with mild soap. Don');
    await title().fill('Care of linen');
    await text().fill('## Linen\n\nWash it at 40 °C.');
    await button('Save').click();
    await page.getByText('“Care of linen” was saved.').waitFor();
    await row(/Care of linen.*Wash it at 40 °C/).waitFor();
    expect(await waiting().count()).toBe(0);
  });

  it('is shown as it will read, without running anything', async () => {
    await page.goto(path);
    await button('Add an entry').click();
    await dialog()
      .getByRole('link', { name: /Blank page/ })
      .click();
    await text().fill(
      '# Sizes\n\n| S | M |\n| - | - |\n| 90 | 95 |\n\n- **bold** [link](https://shop.test/) [none](javascript:alert(1))\n\n<img src=x onerror=alert(1)> ![A chart](https://evil.test/x.png)',
    );
    await preview().getByRole('heading', { name: 'Sizes' }).waitFor();
    await preview().getByRole('cell', { name: '95' }).waitFor();
    expect(await preview().getByRole('link').allInnerTexts()).toEqual(['link']);
    expect(await preview().locator('img').count()).toBe(0);
    await preview().getByText('<img src=x onerror=alert(1)> A chart').waitFor();
    expect(await faults(page, preview())).toEqual([]);
  });

  it('is edited in place, with the questions that used it', async () => {
    await page.goto(path);
    await page.getByRole('link', { name: 'Shipping' }).click();
    await page.getByRole('heading', { name: 'Shipping', level: 1 }).waitFor();
    await page.getByText('1 answer quoted it.').waitFor();
    await page.getByText('How long do parcels to Norway take?').waitFor();
    expect(await faults(page, preview())).toEqual([]);
    await text().fill(SHIPPING.replace('three', 'two'));
    await preview().getByText('two days').waitFor();
    await button('Save').click();
    await row(/Shipping.*two days/).waitFor();
  });

  it('keeps what was typed through a reload, a failed save and an ended session', async () => {
    await page.goto(`${path}/${knowledgeId}`);
    await text().fill('Typed.');
    await page.reload();
    await page.getByText('These changes are not saved yet').waitFor();
    expect(await text().inputValue()).toBe('Typed.');
    await page.route('**/update_knowledge', busy, { times: 1 });
    await button('Save').click();
    await page.getByText('Try again in a minute.').waitFor();
    expect(await text().inputValue()).toBe('Typed.');

    await owner.context.clearCookies();
    await button('Save').click();
    await page.getByLabel('Email').fill(owner.email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByText('These changes are not saved yet').waitFor();
    expect(await text().inputValue()).toBe('Typed.');
    await button('Discard them').click();
    expect(await text().inputValue()).toContain('Parcels to Norway');
  });

  it('tells the later of two editors, who decides', async () => {
    await page.goto(`${path}/${knowledgeId}`);
    await text().fill('Mine.');
    await owner.call.update_knowledge({ knowledgeId, content: 'Theirs.' });
    await button('Save').click();
    await page.getByText('Someone has changed this since you opened it.').waitFor();
    await page.getByText('Theirs.').waitFor();
    expect(await faults(page, page.getByText('Theirs.'))).toEqual([]);
    await button('Keep what I wrote').click();
    await button('Save').click();
    await row(/Shipping.*Mine\./).waitFor();
  });

  it('is open to viewers', async () => {
    await viewer.goto(path);
    await row('Shipping', viewer).waitFor();
    await viewer
      .getByText('Only owners, admins and editors can start crawls, and change the catalogue and knowledge.')
      .waitFor();
    expect(await viewer.getByRole('button', { name: /Add|Import|Remove/ }).count()).toBe(0);
    await viewer.getByRole('link', { name: 'Care of wool' }).click();
    await viewer.getByText('Wash wool cold.').waitFor();
    await viewer.getByText('Only owners, admins and editors can').waitFor();
    expect(await viewer.getByRole('button', { name: 'Save' }).count()).toBe(0);
    expect(await viewer.getByRole('textbox').count()).toBe(0);
    await viewer.goto(`${path}/new/draft`);
    await viewer.getByText('Only owners, admins and editors can').waitFor();
    expect(await viewer.getByRole('textbox').count()).toBe(0);
  });
});

describe('an import', () => {
  it('of one file leads to the editor', async () => {
    await choose(file('Größen.pdf', createPdf([pageOf('Take one size more than usual.')])));
    await preview().getByText('Take one size more than usual.').waitFor();
    expect(await title().inputValue()).toBe('Größen');
    await button('Save').click();
    await row('Größen').waitFor();
  });

  it('of several files keeps those that can be read, and says what to do about the others', async () => {
    await choose(
      file('contact.md', '# Contact\n\nCall us.'),
      file('scan.pdf', createPdf([[]])),
      file('page.html', RETURNS),
    );
    await dialog().getByText('“scan.pdf” could not be imported. Its pages are pictures').waitFor();
    expect(await faults(page, dialog())).toEqual([]);
    await dialog().getByRole('button', { name: 'Close' }).click();
    await waiting().getByText('Call us.').waitFor();
    expect(await faults(page, waiting())).toEqual([]);
    await waiting().getByRole('button', { name: 'Discard: Contact' }).click();
    await waiting().getByRole('link', { name: 'Review: Returns' }).click();
    await preview().getByText('Within 30 days.').waitFor();
    await page.getByRole('link', { name: 'Later' }).click();
    await waiting().getByRole('button', { name: 'Discard: Returns' }).click();
    expect(await waiting().getByText('Returns').count()).toBe(0);
  });

  it('of a page of the shop leads to the editor, of another site is refused', async () => {
    await page.goto(path);
    await button('Import').click();
    const address = dialog().getByLabel('Or the address of a page of your shop');
    await address.fill('https://other.test/');
    await dialog().getByRole('button', { name: 'Import the page' }).click();
    await dialog().getByText('Only pages of your shop can be imported').waitFor();
    await address.fill(`${siteUrl}returns`);
    await dialog().getByRole('button', { name: 'Import the page' }).click();
    await preview().getByText('Within 30 days.').waitFor();
    expect(await title().inputValue()).toBe('Returns');
  });
});
