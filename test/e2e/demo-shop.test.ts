import { expect, it } from 'vitest';
import { SOON } from '../setup/bounds.ts';
import { openStage } from '../setup/e2e.ts';
import { createOwner, signUpByHand } from '../setup/e2e-people.ts';
import { faults, loadAxe } from '../setup/faults.ts';
import { shopperAt } from '../setup/widget-stage.ts';

const stage = openStage();

/** The crawl reads eighty pages. */
const CRAWLED = { timeout: 3 * SOON.timeout };
const DRIZZLE = 'Drizzle Packable Rain Jacket';

it('leads from a new account to an assistant in a shop with a cart, without a shop of one’s own', async () => {
  const { page, context } = await stage.visit();
  await loadAxe(page);
  await signUpByHand(page, 'Ana Ruiz', 'Trying it');

  const open = page.getByRole('button', { name: 'Try the demo shop' });
  expect(await faults(page, open)).toEqual([]);
  await open.click();
  await page.getByRole('heading', { name: 'Brackenholm', level: 1 }).waitFor();
  await expect.poll(() => page.getByText(/^Last crawled .* 63 products found/).isVisible(), CRAWLED).toBe(true);
  await page.getByText('Ask the assistant in its corner').waitFor();

  // The end of the crawl loads the preview again, which a new page has behind it.
  await page.reload();
  const visit = page.getByRole('link', { name: 'Visit the demo shop' });
  expect(await faults(page, visit)).toEqual([]);
  const preview = page.frameLocator('iframe[title="Preview of Brackenholm"]');
  await page.getByRole('list', { name: 'Newest products' }).getByRole('listitem').first().waitFor();
  await page.locator('iframe[title="Preview of Brackenholm"]').scrollIntoViewIfNeeded();
  await preview.locator('aisle-assistant .launcher').click();
  const panel = preview.locator('aisle-assistant').getByRole('dialog');
  await panel.locator('textarea').fill('Is the Drizzle jacket waterproof?');
  await panel.locator('textarea').press('Enter');
  await panel.getByText('10,000 mm').first().waitFor();

  const [shopPage] = await Promise.all([context.waitForEvent('page'), visit.click()]);
  const complaints: string[] = [];
  shopPage.on('console', (message) => void (message.type() === 'error' && complaints.push(message.text())));
  shopPage.on('pageerror', ({ message }) => complaints.push(message));
  // A window without an opener moves to a process of its own before the shop is in it.
  await shopPage.getByRole('main').waitFor();
  await shopPage.reload();
  expect(await shopPage.evaluate('opener')).toBeNull();
  const shopper = shopperAt(shopPage);
  await shopper.ask('Do you have the Drizzle jacket in size L?');
  await shopper.panel.getByRole('button', { name: `Add ${DRIZZLE} to cart` }).click();
  await expect.poll(() => shopper.cartCount.textContent()).toBe('1');
  await shopper.panel.getByRole('link', { name: DRIZZLE }).first().click();
  await shopPage.getByRole('heading', { name: DRIZZLE, level: 1 }).waitFor();
  await shopper.answers.first().waitFor();
  await shopPage.goto((await shopPage.getByRole('link', { name: /^Cart/ }).getAttribute('href')) ?? '');
  await shopPage.getByRole('main').getByText('Size: L').waitFor();
  expect(complaints).toEqual([]);

  const checks = page.getByRole('region', { name: 'Does it work in your shop?' });
  await checks.getByRole('button', { name: 'Check again' }).click();
  await checks.getByText('The tag is on your pages.').waitFor();
  await checks.getByRole('list', { name: 'Last seen' }).getByText(`${stage.baseUrl}: shown`).waitFor();
});

it('keeps the shop’s scripts away from the console', async () => {
  const { page, call, complaints } = await createOwner(await stage.visit(), 'Ana Ruiz', 'Trying it');
  const { assistantId } = await call.open_demo_shop({});
  const { siteUrl } = await call.get_assistant({ assistantId });
  await page.route('**/assets/shop.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `window.tried = Promise.all([
        fetch('/api/console/account/get_account', { method: 'POST' }).then(() => 'reached', () => 'refused'),
      ]).then((found) => [...found, document.cookie]);
      window.opened = window.open('/sign-in');`,
    }),
  );
  await page.goto(siteUrl ?? '');
  expect(await page.evaluate('tried')).toEqual(['refused', '']);
  // The console's page is in a group of its own, so that to its opener it looks closed.
  await expect.poll(() => page.evaluate('opened.closed')).toBe(true);
  expect(complaints.splice(0)).toContainEqual(expect.stringContaining('Content Security Policy'));
});

it('is offered in German, too', async () => {
  const owner = await createOwner(await stage.visitWith({ locale: 'de-DE' }), 'Ana Ruiz', 'Probe');
  await loadAxe(owner.page);
  await owner.page.goto(`/organizations/${owner.organizationId}/assistants`);
  await owner.page.getByRole('heading', { name: 'Kein Shop zur Hand?' }).waitFor();
  await owner.page.getByText('mit rund 60 Produkten').waitFor();
  expect(await faults(owner.page, owner.page.getByRole('button', { name: 'Demo-Shop ausprobieren' }))).toEqual([]);
});
