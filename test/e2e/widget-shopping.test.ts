import { expect, it } from 'vitest';
import { WEIGHT_LIMITS, weighWidget } from '../../bench/widget-weight.ts';
import { products } from '../../examples/storefront/catalogue.ts';
import { keepPicture } from '../setup/widget-picture.ts';
import { openWidgetStage, shopperAt } from '../setup/widget-stage.ts';

const stage = openWidgetStage();

const DRIZZLE = 'Drizzle Packable Rain Jacket';
const drizzle = products.find(({ title }) => title === DRIZZLE);
const limitOf = (part: string) => WEIGHT_LIMITS[part as keyof typeof WEIGHT_LIMITS];
const euros = (price: number) => new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'EUR' }).format(price);

it('finds a product with its price, and adds it to the shop’s cart', async () => {
  const { page, panel, ask, cartCount } = await stage.shopper('/');
  await ask('Do you have a waterproof jacket under 150 euros?');
  const card = panel.locator('.card').filter({ hasText: DRIZZLE });
  expect(await card.locator('.price').textContent()).toBe(euros(drizzle?.price ?? Number.NaN));
  await card.getByText('In stock').waitFor();
  expect(await cartCount.textContent()).toBe('0');
  await card.getByLabel('Quantity').fill('2');
  await keepPicture(page, 'storefront', 1200);
  await card.getByRole('button', { name: `Add ${DRIZZLE} to cart` }).click();
  await card.getByRole('button', { name: 'Added' }).waitFor();
  await expect.poll(() => cartCount.textContent()).toBe('2');
  await page.goto('/cart');
  await page.getByRole('main').getByRole('link', { name: DRIZZLE }).waitFor();
});

it('shows where its facts are from, by keyboard as well', async () => {
  const { page, panel, ask, answers } = await stage.shopper('/');
  await ask('Is the Drizzle jacket waterproof?');
  const sources = answers.last().locator('.sources');
  const quote = sources.locator('q').filter({ hasText: '10,000 mm' });
  expect(await quote.isVisible()).toBe(false);
  await panel.getByText('Sources').focus();
  await page.keyboard.press('Enter');
  await quote.waitFor();
  expect(await sources.getByText(DRIZZLE).first().isVisible()).toBe(true);
  await keepPicture(page, 'sources', 1200);
});

it('adds exactly the size and the colour that the shopper asked for', async () => {
  const { page, panel, ask, answers, cartCount } = await stage.shopper('/');
  await ask('Do you have the Drizzle jacket in size L?');
  const card = panel.locator('.card').filter({ hasText: DRIZZLE });
  expect(await card.locator('s').textContent()).toBe(euros(drizzle?.listPrice ?? Number.NaN));
  const size = card.getByLabel('Size');
  await expect.poll(() => size.locator('option:disabled').allTextContents()).toEqual(['S – Sold out']);
  expect(await size.inputValue()).toBe('L');
  await keepPicture(page, 'variants', 1200);
  await card.getByRole('button', { name: `Add ${DRIZZLE} to cart` }).click();
  await expect.poll(() => cartCount.textContent()).toBe('1');
  await ask('Do you have the Hush fleece in moss, size M?');
  const fleece = answers.last().locator('.card');
  await expect.poll(() => fleece.getByLabel('Color').inputValue()).toBe('Moss');
  expect(await fleece.getByLabel('Size').inputValue()).toBe('M');
  await expect
    .poll(() => fleece.getByLabel('Size').locator('option:disabled').allTextContents())
    .toEqual(['L – Sold out', 'XL – Sold out']);
  await fleece.getByRole('button', { name: /^Add Hush Grid Fleece/ }).click();
  await expect.poll(() => cartCount.textContent()).toBe('2');
  await fleece.getByLabel('Color').selectOption('Clay');
  await expect
    .poll(() => fleece.getByLabel('Size').locator('option:disabled').allTextContents())
    .toEqual(['S – Sold out']);
  await fleece.getByLabel('Size').selectOption('XL');
  await keepPicture(page, 'colour-and-size', 1200);
  await fleece.getByRole('button', { name: /^Add Hush Grid Fleece/ }).click();
  await expect.poll(() => cartCount.textContent()).toBe('3');
  await page.goto('/cart');
  await page.getByRole('main').getByText('Size: L').waitFor();
  await page.getByRole('main').getByText('Colour: Moss, Size: M').waitFor();
  await page.getByRole('main').getByText('Colour: Clay, Size: XL').waitFor();
});

it('keeps the quantity that is typed while the choice of sizes loads', async () => {
  const { page, panel, ask, cartCount } = await stage.shopper('/');
  const isTyped = Promise.withResolvers<void>();
  await page.route(/\/choice-[^/]*\.js$/, async (route) => {
    await isTyped.promise;
    await route.continue();
  });
  await ask('Do you have the Drizzle jacket in size L?');
  const card = panel.locator('.card').filter({ hasText: DRIZZLE });
  await card.getByLabel('Quantity').fill('2');
  isTyped.resolve();
  await card.getByLabel('Size').waitFor();
  await card.getByRole('button', { name: `Add ${DRIZZLE} to cart` }).click();
  await expect.poll(() => cartCount.textContent()).toBe('2');
});

it('says that the size asked for is sold out and names the others, on a later page too', async () => {
  const { page, panel, ask, answers } = await stage.shopper('/');
  await ask('Do you have the Drizzle jacket in size S?');
  expect(await answers.last().textContent()).toContain('Size S is sold out; it is available in M, L and XL.');
  const card = panel.locator('.card').filter({ hasText: DRIZZLE });
  const isSoldOut = async () => {
    await expect.poll(() => card.getByLabel('Size').inputValue()).toBe('S');
    await card.locator('.stock').getByText('Sold out').waitFor();
    expect(await card.locator('.add').count()).toBe(0);
  };
  await isSoldOut();
  await page.goto('/about');
  await panel.waitFor();
  await isSoldOut();
});

it.each([
  ['Is the Drizzle jacket waterproof?', '10,000 mm'],
  ['How heavy is the Drizzle jacket?', '245 g'],
])('answers %s from the product’s details', async (question, fact) => {
  const { ask, answers } = await stage.shopper('/');
  await ask(question);
  expect(await answers.last().textContent()).toContain(fact);
});

it('can be used by keyboard alone', async () => {
  const { page, launcher, panel, answers, cartCount, focused } = await stage.shopper('/');
  await launcher.waitFor();
  const press = (key: string) => page.keyboard.press(key);
  await page.getByRole('link', { name: 'About us' }).focus();
  await press('Tab');
  await focused('.launcher');
  await press('Enter');
  await focused('textarea');
  await page.keyboard.type('Do you have the Drizzle jacket?');
  await press('Enter');
  await answers.last().locator('.thumbs').waitFor();
  const add = panel.locator(`button[aria-label="Add ${DRIZZLE} to cart"]:focus`);
  for (let steps = 0; steps < 40 && !(await add.isVisible()); steps += 1) await press('Shift+Tab');
  await add.waitFor();
  await press('Enter');
  await expect.poll(() => cartCount.textContent()).toBe('1');
  await press('Escape');
  await panel.waitFor({ state: 'hidden' });
  await focused('.launcher');
});

it('knows the page’s product, and continues on the next page', async () => {
  const { page, panel, ask, answers, launcher, focused } = await stage.shopper(drizzle?.path);
  await ask('How much is this?');
  expect(await answers.last().textContent()).toContain(euros(drizzle?.price ?? Number.NaN));
  await page.goto('/');
  await panel.waitFor();
  await expect.poll(() => answers.last().textContent()).toContain(DRIZZLE);
  await ask('Which tents do you have?');
  expect(await answers.count()).toBe(2);
  await page.keyboard.press('Escape');
  await focused('.launcher');
  await page.goto('/cart');
  await launcher.waitFor();
  expect(await panel.isVisible()).toBe(false);
});

it('compares products in a table', async () => {
  const { ask, panel } = await stage.shopper('/');
  await ask('Compare the Heron 2 and the Heron 4 tents');
  const table = panel.getByRole('table', { name: 'Comparison' });
  expect(await table.getByRole('columnheader').count()).toBe(2);
  await table.getByRole('row', { name: /^Price/ }).waitFor();
});

it('starts a new conversation, and deletes one after confirmation', async () => {
  const { page, panel, ask, answers, field } = await stage.shopper('/');
  await ask('Which tents do you have?');
  await panel.getByRole('button', { name: 'More', exact: true }).click();
  await panel.getByRole('button', { name: 'New conversation' }).click();
  await expect.poll(() => answers.count()).toBe(0);

  await ask('Which stoves do you have?');
  const erase = async (then: 'Keep' | 'Delete') => {
    await panel.getByRole('button', { name: 'More', exact: true }).click();
    await panel.getByRole('button', { name: 'Delete this conversation' }).click();
    await panel.getByRole('alertdialog').getByRole('button', { name: then, exact: true }).click();
  };
  await erase('Keep');
  expect(await answers.count()).toBe(1);
  const deleted = page.waitForResponse((answer) => answer.request().method() === 'DELETE');
  await erase('Delete');
  expect((await deleted).status()).toBe(204);
  await expect.poll(() => answers.count()).toBe(0);
  await page.reload();
  await shopperAt(page).open();
  expect(await answers.count()).toBe(0);
  expect(await field.inputValue()).toBe('');
});

it('makes two requests and adds few elements before it is opened', async () => {
  const { page, launcher } = await stage.shopper();
  const asked: string[] = [];
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (origin === stage.baseUrl) asked.push(pathname);
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  await launcher.waitFor();
  expect(asked).toEqual(['/widget.js', `/api/widget/${stage.embedKey}/config`]);
  const shadow = "document.querySelector('aisle-assistant').shadowRoot.querySelectorAll('*')";
  expect(await page.evaluate(`1 + ${shadow}.length`)).toBeLessThanOrEqual(12);
  for (const [part, bytes] of Object.entries(await weighWidget()))
    expect([part, Math.max(bytes, limitOf(part))]).toEqual([part, limitOf(part)]);
});

it('previews a draft on a page of the service', async () => {
  const { embedKey, token } = await stage.draft();
  const { page, leadsTo, ask, answers } = await stage.shopper();
  leadsTo.push(stage.baseUrl);
  await page.goto(`${stage.baseUrl}/sign-in`);
  const data = JSON.stringify({ key: embedKey, preview: token });
  await page.evaluate(`
    const script = Object.assign(document.createElement('script'), { async: true, src: '/widget.js' });
    Object.assign(script.dataset, ${data});
    document.head.append(script);`);
  await ask('Hello!');
  expect(await answers.count()).toBe(1);
});

it('rates an answer, and removes the rating', async () => {
  const { page, panel, ask } = await stage.shopper('/');
  await ask('Which tents do you have?');
  const up = panel.getByRole('button', { name: 'Helpful', exact: true });
  for (const pressed of ['true', 'false']) {
    const rated = page.waitForResponse(/\/feedback$/);
    await up.click();
    expect((await rated).status()).toBe(204);
    expect(await up.getAttribute('aria-pressed')).toBe(pressed);
  }
});

it('stores nothing before the first question, and one conversation per tab', async () => {
  const { page, open, ask, answers } = await stage.shopper('/');
  const stored = () => page.evaluate('[document.cookie, ...Object.keys(localStorage), ...Object.keys(sessionStorage)]');
  await open();
  expect(await stored()).toEqual(['']);
  await ask('Which tents do you have?');
  expect(await stored()).toEqual(['', `aisle:${stage.embedKey}`]);
  const other = shopperAt(await page.context().newPage());
  await other.page.goto('/');
  await other.open();
  expect(await other.answers.count()).toBe(0);
  await other.ask('Which stoves do you have?');
  expect(await answers.count()).toBe(1);
});

it('lets the page open it, ask, and receive events', async () => {
  const { page, panel, answers, complaints } = await stage.shopper('/about');
  await page.waitForFunction('window.Aisle');
  await page.evaluate(`
    window.heard = [];
    for (const name of ['open', 'close', 'message', 'products', 'cart']) {
      Aisle.on(name, (detail) => heard.push(['handler', name, detail?.role]));
      document.addEventListener('aisle:' + name, ({ detail }) => heard.push(['document', name, detail?.role]));
    }
    Aisle.on('open', () => { throw new Error('The shop’s own fault'); });
    Aisle.ask('Do you have the Drizzle jacket?');`);
  await answers.locator('.thumbs').waitFor();
  await page.evaluate('Aisle.close()');
  await panel.waitFor({ state: 'hidden' });
  expect(complaints.splice(0)).toEqual(['The shop’s own fault']);
  const names = [['open'], ['message', 'shopper'], ['products'], ['message', 'assistant'], ['close']];
  const both = names.flatMap(([name, role]) => [
    ['handler', name, role],
    ['document', name, role],
  ]);
  expect(await page.evaluate('heard')).toEqual(both);
});
