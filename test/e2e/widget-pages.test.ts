import path from 'node:path';
import { expect, it } from 'vitest';
import { answerWith, product } from '../setup/widget-answers.ts';
import { openWidgetStage, shopperAt } from '../setup/widget-stage.ts';

/** Pages that make it hard for a widget to work. */
const stage = openWidgetStage();

const CARD = { type: 'products', products: [product()] };

it('works in the oldest supported browsers', async () => {
  const { page, ask, answers } = await stage.shopper();
  const script = await page.addInitScript(
    'delete URL.parse; delete URL.canParse; delete AbortSignal.any; delete Promise.withResolvers; delete Set.prototype.union; delete Object.groupBy;',
  );
  await page.goto('/about');
  await ask('Which tents do you have?');
  expect(await answers.last().locator('.card .title a').count()).toBeGreaterThan(0);
  await script.dispose();
});

it('keeps the conversation on the page when storage is blocked', async () => {
  const { page, ask, answers } = await stage.shopper();
  const blocked = await page.addInitScript(
    `for (const name of ['sessionStorage', 'localStorage'])
      Object.defineProperty(window, name, { get() { throw new DOMException('no', 'SecurityError'); } });`,
  );
  await page.goto('/about');
  await ask('Which tents do you have?');
  await ask('Which one is the cheapest?');
  expect(await answers.last().textContent()).toContain('Bivvy One Solo Tent');
  await blocked.dispose();
});

it('works on a page that resets styles and replaces built-ins', async () => {
  const reset = ':not(html) { all: unset !important; transform: scale(2) !important; letter-spacing: 9px !important }';
  const script = `
    Array.prototype.extra = () => {};
    Object.prototype.extra = 'extra';
    Array.prototype.toJSON = () => 'broken';
    addEventListener('load', () => { window.fetch = () => Promise.reject(new Error('replaced')); });
    addEventListener('keydown', (event) => event.preventDefault());`;
  stage.addPage('/page', `<style>${reset}</style><script>${script}</script>${stage.tag()}${stage.tag()}`);
  const { page, launcher, panel, answers, ask } = await stage.shopper('/page');
  await ask('Which tents do you have?');
  await answers.locator('.card').first().waitFor();
  expect(await page.locator('aisle-assistant').count()).toBe(1);
  const box = await panel.boundingBox();
  expect(box?.width).toBe(408);
  expect((await launcher.boundingBox())?.height).toBeGreaterThanOrEqual(44);
});

it('survives a replaced body or document, and is not printed', async () => {
  const { page, launcher, panel, open } = await stage.shopper('/about');
  await launcher.waitFor();
  await page.evaluate('document.body.replaceWith(document.createElement("body"))');
  await open();
  await page.evaluate('document.documentElement.replaceChildren(document.createElement("body"))');
  await panel.waitFor();
  await page.emulateMedia({ media: 'print' });
  expect(await panel.isVisible()).toBe(false);
  await page.emulateMedia({ media: null });
});

it.each([
  ['throws', '() => { throw new Error("no"); }', 'Couldn’t add it. Please try again.'],
  ['rejects', '() => Promise.reject(new Error("no"))', 'Couldn’t add it. Please try again.'],
  ['resolves to false', 'async () => false', 'Couldn’t add it. Please try again.'],
])('shows that nothing was added when addToCart %s', async (_name, addToCart, message) => {
  const { page, panel, cartCount, ask, answers } = await stage.shopper('/about');
  await answerWith(page, CARD);
  await page.evaluate(`window.addToCart = ${addToCart}`);
  await ask('Lanterns?');
  await panel.getByRole('button', { name: 'Add Lantern to cart' }).click();
  await panel.locator('.add').getByText(message).waitFor();
  expect(await cartCount.textContent()).toBe('0');
  await ask('And others?');
  expect(await answers.count()).toBe(2);
});

it('gives up on addToCart after ten seconds, and can try again', async () => {
  const { page, panel, ask } = await stage.shopper('/about');
  await answerWith(page, CARD);
  await page.evaluate('window.addToCart = () => new Promise(() => {})');
  await ask('Lanterns?');
  await page.clock.install();
  await panel.getByRole('button', { name: 'Add Lantern to cart' }).click();
  const add = panel.locator('.add');
  await add.getByText('Adding…').waitFor();
  await page.clock.runFor(9_000);
  expect(await add.locator('.fault').count()).toBe(0);
  await page.clock.runFor(1_000);
  await add.getByText('Couldn’t add it. Please try again.').waitFor();
  await page.evaluate('window.addToCart = () => true');
  await add.getByRole('button').click();
  await add.getByText('Added', { exact: true }).waitFor();
});

it.each([
  ['immediately', '() => { added.push(1); }'],
  ['later', '() => new Promise((resolve) => { added.push(1); setTimeout(resolve, 50); })'],
])('adds a product once on a double click when addToCart returns %s', async (_name, addToCart) => {
  const { page, panel, ask } = await stage.shopper('/about');
  await answerWith(page, CARD);
  await page.evaluate(`window.added = []; window.addToCart = ${addToCart}`);
  await ask('Lanterns?');
  const button = panel.locator('.add').getByRole('button');
  const added = () => page.evaluate('added.length');
  await button.dblclick();
  await panel.locator('.add').getByText('Added', { exact: true }).waitFor();
  expect(await added()).toBe(1);
  // A later click adds a second one.
  await expect.poll(() => button.click().then(added)).toBe(2);
});

it('loads from a bundle under a policy that lists Trusted Types', async () => {
  const { page, panel } = await stage.shopper();
  const policy = `default-src 'none'; script-src 'self' ${stage.baseUrl}; connect-src ${stage.baseUrl}; img-src *; require-trusted-types-for 'script'; trusted-types aisle`;
  stage.addPage('/built', '<script type="module" src="/entry.js"></script>', { policy });
  const [base, key] = [JSON.stringify(stage.baseUrl), JSON.stringify(stage.embedKey)];
  const body = `import { loadAisle } from '/npm.js';
    loadAisle({ base: ${base}, key: ${key} }).then((aisle) => aisle.open());`;
  const entry = path.join(import.meta.dirname, '../../dist/widget/npm.js');
  await page.route('**/npm.js', (route) => route.fulfill({ contentType: 'text/javascript', path: entry }));
  await page.route('**/entry.js', (route) => route.fulfill({ contentType: 'text/javascript', body }));
  await page.goto('/built');
  await panel.waitFor();
  expect(await page.locator('aisle-assistant').count()).toBe(1);
});

it('leaks no nodes or listeners when it is opened and closed', async () => {
  const { page, launcher, panel, ask } = await stage.shopper('/about');
  await ask('Which tents do you have?');
  const session = await page.context().newCDPSession(page);
  async function countObjects() {
    await session.send('HeapProfiler.collectGarbage');
    const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
    return { nodes, jsEventListeners };
  }
  async function closeAndOpen() {
    await page.keyboard.press('Escape');
    await panel.waitFor({ state: 'hidden' });
    await launcher.press('Enter');
    await panel.waitFor();
  }
  await closeAndOpen();
  const before = await countObjects();
  for (let times = 0; times < 50; times += 1) await closeAndOpen();
  const after = await countObjects();
  expect(after.jsEventListeners).toBe(before.jsEventListeners);
  // The browser itself may add one or two.
  expect(after.nodes - before.nodes).toBeLessThan(10);
});

it('follows an addToCart that appears late and disappears', async () => {
  let release: () => void = () => {};
  const late = new Promise<void>((resolve) => (release = resolve));
  stage.addPage('/page', `<script src="/late.js" defer></script>${stage.tag()}`);
  const { page, panel, answers, ask, cartCount } = await stage.shopper('/about');
  await page.route('**/late.js', async (route) => {
    await late;
    await route.fulfill({ contentType: 'text/javascript', body: 'window.addToCart = () => true;' });
  });
  await ask('Do you have the Drizzle Packable Rain Jacket?');
  await page.goto('/page', { waitUntil: 'commit' });
  await answers.locator('.card').waitFor();
  const add = answers.locator('.add');
  expect(await add.count()).toBe(0);
  release();
  await add.waitFor();
  // At once, as the widget removes the button when it next looks for the shop's cart.
  await add.getByRole('button').evaluate((button: { click: () => void }) => {
    delete (globalThis as { addToCart?: unknown }).addToCart;
    button.click();
  });
  await add.getByText('Couldn’t add it. Please try again.').waitFor();
  expect([await panel.isVisible(), await cartCount.count()]).toEqual([true, 0]);
});

it('catches up when the browser restores the page from its cache', async () => {
  const { page, panel, answers, ask } = await stage.shopper('/about');
  await ask('Which tents do you have?');
  const restorePage = (meanwhile: string) =>
    page.evaluate(`${meanwhile}; dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))`);
  const name = JSON.stringify(`aisle:${stage.embedKey}`);
  const { token } = await page.evaluate<{ token: string }>(`JSON.parse(sessionStorage.getItem(${name}))`);
  await fetch(`${stage.baseUrl}/api/widget/${stage.embedKey}/messages`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, Origin: stage.origin },
    body: JSON.stringify({ text: 'Which stoves do you have?' }),
  }).then((answer) => answer.text());
  await restorePage('');
  await expect.poll(() => answers.count()).toBe(2);
  await restorePage(
    `sessionStorage.setItem(${name}, JSON.stringify({ token: ${JSON.stringify(token)}, open: false }))`,
  );
  await panel.waitFor({ state: 'hidden' });
  await restorePage(`sessionStorage.removeItem(${name})`);
  const { open } = shopperAt(page);
  await open();
  expect(await answers.count()).toBe(0);
});

it('keeps key presses from the page’s shortcuts', async () => {
  const heard =
    "for (const type of ['keydown', 'keypress', 'keyup']) document.addEventListener(type, () => heard.push(type));";
  stage.addPage('/page', `<script>window.heard = []; ${heard}</script>${stage.tag()}`);
  const { page, field, open, focused } = await stage.shopper('/page');
  await open();
  await focused('textarea');
  await page.keyboard.type('s/');
  expect(await field.inputValue()).toBe('s/');
  expect(await page.evaluate('heard')).toEqual([]);
});

it('returns focus to the button when the dialog closes', async () => {
  stage.addPage('/page', `<button onclick="Aisle.open()">Help</button>${stage.tag()}`);
  const { page, panel, launcher, focused } = await stage.shopper('/page');
  await launcher.waitFor();
  await page.getByRole('button', { name: 'Help' }).click();
  await focused('textarea');
  await page.keyboard.press('Escape');
  await panel.waitFor({ state: 'hidden' });
  expect(await page.evaluate('document.activeElement.textContent')).toBe('Help');
});
