import { afterAll, beforeAll, expect, it } from 'vitest';
import { openStage } from '../setup/e2e.ts';
import { createOwner, join, signUpByHand } from '../setup/e2e-people.ts';
import { createShopper } from '../setup/e2e-shopper.ts';
import { openShop } from '../setup/example-shop.ts';
import { errorOf } from '../setup/field-error.ts';
import { faults, loadAxe } from '../setup/faults.ts';
import { keepPicture } from '../setup/widget-picture.ts';
import { shopperAt } from '../setup/widget-stage.ts';

const stage = openStage();
let shop: Awaited<ReturnType<typeof openShop>>;

beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const DRIZZLE = 'Drizzle Packable Rain Jacket';

it('leads from a new account to a live assistant in the shop, without a call by hand', async () => {
  const { page } = await stage.visit(shop.origin);
  await loadAxe(page);
  await signUpByHand(page, 'Ana Ruiz', 'Brackenholm');

  await page.getByRole('heading', { name: 'Add your shop' }).waitFor();
  await page.getByLabel('Your shop’s address').fill(shop.origin);
  await page.getByRole('button', { name: 'Add shop' }).click();
  await page.getByText('Brackenholm was added. Its pages are in English.').waitFor({ state: 'attached' });
  await page.getByRole('list', { name: 'Newest products' }).getByRole('listitem').first().waitFor();
  await page.getByText(/^Last crawled .* \d+ products found/).waitFor();
  const catalogue = page.getByRole('region', { name: 'Catalogue' });
  await catalogue.getByText('The pages in your sitemap').waitFor();
  await catalogue.getByText('English', { exact: true }).waitFor();

  await page.getByRole('heading', { name: 'Brackenholm', level: 1 }).waitFor();
  await page.getByLabel('Greeting').fill('Hello! What are you planning?');
  await page.getByLabel('Voice', { exact: true }).selectOption('Expert');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Name and voice saved.').waitFor({ state: 'attached' });
  expect(await page.getByLabel('Colour', { exact: true }).inputValue()).toBe('#a3431d');
  await page.getByLabel('Text on the button').fill('Ask us');
  await page.getByLabel('Left').check();
  await page.getByRole('button', { name: 'Save look' }).click();
  await page.getByText('Look saved.').waitFor({ state: 'attached' });
  const preview = page.frameLocator('iframe[title="Preview of Brackenholm"]');
  // Chromium draws no frame that is out of sight.
  const trial = page.getByRole('region', { name: 'Try it' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await trial.scrollIntoViewIfNeeded();
  const [beside, left] = [await trial.boundingBox(), await catalogue.boundingBox()];
  expect(beside?.y).toBe(left?.y);
  expect(beside?.x).toBeGreaterThan((left?.x ?? 0) + (left?.width ?? 0));
  await preview.locator('aisle-assistant[data-side="left"] .launcher').getByText('Ask us').click();
  await preview.getByText('Hello! What are you planning?').waitFor();
  const panel = preview.locator('aisle-assistant').getByRole('dialog');
  await panel.locator('textarea').fill('Is the Drizzle jacket waterproof?');
  await panel.locator('textarea').press('Enter');
  await panel.getByText('10,000 mm').first().waitFor();
  await keepPicture(page, 'console-assistant', 1440);
  await page.setViewportSize({ width: 1200, height: 800 });

  await page.getByText('Set up more models').click();
  await page.getByText('Anthropic (Claude): ANTHROPIC_API_KEY').waitFor();
  expect(await faults(page, page.getByText('Shoppers see nothing until it is live.'))).toEqual([]);
  await page.getByRole('button', { name: 'Next: try it, then go live.' }).click();
  await page.locator('#install:focus').waitFor();
  await page.getByLabel('Your shop runs on').selectOption('Shopify');
  await page.getByRole('figure', { name: /layout\/theme.liquid/ }).waitFor();
  await page.getByLabel('Your shop runs on').selectOption('Any HTML page');
  const tag = await page
    .getByRole('figure', { name: /^In every page/ })
    .getByRole('code')
    .innerText();
  await page.getByRole('button', { name: 'Go live', exact: true }).click();
  await page.getByText('Shoppers can see it on every page with the tag.').waitFor();
  const checks = page.getByRole('region', { name: 'Does it work in your shop?' });
  await checks.getByText(/^The tag is not on/).waitFor();

  // Nobody is stuck at a check: it can be skipped, alone or with the others, which is kept and can be undone.
  const next = page.getByRole('button', { name: 'Next: add the tag to your shop.' });
  await next.waitFor();
  await checks.getByRole('button', { name: 'Skip: Tag' }).click();
  await checks.getByText('The tag is not on').waitFor({ state: 'detached' });
  await next.waitFor({ state: 'detached' });
  await page.reload();
  await checks.getByRole('button', { name: 'Resume: Tag' }).click();
  await page.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await checks.getByRole('button', { name: 'Resume: Tag' }).waitFor();
  await checks.getByRole('button', { name: 'Skip', exact: true }).click();
  await checks.getByText('Skipped. Resume at any time.').waitFor();
  expect(await faults(page, checks)).toEqual([]);
  await checks.getByRole('button', { name: 'Resume', exact: true }).click();
  await checks.getByText(/^The tag is not on/).waitFor();
  const [, src = '', key = ''] = /src="([^"]+)" data-key="([^"]+)"/.exec(tag) ?? [];
  shop.embed({ src, key });

  await checks.getByRole('button', { name: 'Check again' }).click();
  await checks.getByText('The tag is on your pages.').waitFor();
  await checks.getByText('The tag has the key of this assistant.').waitFor();
  await checks.getByText('Your pages let the assistant load.').waitFor();

  const { page: shopPage } = await stage.visitWith({ baseURL: shop.origin }, shop.origin);
  await shopPage.goto('/');
  const { ask, panel: answers, cartCount } = shopperAt(shopPage);
  await ask('Do you have the Drizzle jacket in size L?');
  await answers.getByRole('button', { name: `Add ${DRIZZLE} to cart` }).click();
  await expect.poll(() => cartCount.textContent()).toBe('1');
  await shopPage.goto('/cart');
  await shopPage.getByRole('main').getByText('Size: L').waitFor();

  await checks.getByRole('button', { name: 'Check again' }).click();
  await checks.getByRole('list', { name: 'Last seen' }).getByText(`${shop.origin}: shown`).waitFor();
  await checks.getByRole('list', { name: 'Last seen' }).scrollIntoViewIfNeeded();
  await keepPicture(page, 'console-install', 1200);
  expect(await faults(page, checks.getByRole('list', { name: 'Last seen' }))).toEqual([]);
});

it('tells a wrong address beside the field, and keeps it', async () => {
  const { page, organizationId } = await createOwner(await stage.visit(), 'Ana Ruiz', 'Brackenholm');
  await page.goto(`/organizations/${organizationId}/assistants`);
  const field = page.getByLabel('Your shop’s address');
  await field.fill('my shop');
  await page.getByRole('button', { name: 'Add shop' }).click();
  await page.getByText('This isn’t a valid address. Copy it from your browser, such as https://myshop.com.').waitFor();
  expect(await field.inputValue()).toBe('my shop');
});

it('says what to do about an address without a shop', async () => {
  const { page, organizationId } = await createOwner(await stage.visit(), 'Ana Ruiz', 'Brackenholm');
  await page.goto(`/organizations/${organizationId}/assistants`);
  const field = page.getByLabel('Your shop’s address');
  await field.fill('http://127.0.0.1:9');
  await page.getByRole('button', { name: 'Add shop' }).click();
  expect(await errorOf(field)).toContain('We could not read 127.0.0.1:9. 127.0.0.1:9 uses a port');
  await page.getByRole('button', { name: 'Add it anyway' }).click();
  await page.getByRole('alert').getByText('The crawl failed').waitFor();
  await page.getByRole('button', { name: 'Crawl again' }).waitFor();
});

it('says in German what to do about an address without a shop', async () => {
  const { page, organizationId } = await createOwner(
    await stage.visitWith({ locale: 'de-DE' }),
    'Ana Ruiz',
    'Brackenholm',
  );
  await page.goto(`/organizations/${organizationId}/assistants`);
  const field = page.getByLabel('Adresse Ihres Shops');
  await field.fill('http://127.0.0.1:9');
  await page.getByRole('button', { name: 'Shop hinzufügen' }).click();
  expect(await errorOf(field)).toContain('127.0.0.1:9 konnte nicht gelesen werden.');
  expect(await errorOf(field)).not.toContain('We could not');
  await page.getByRole('button', { name: 'Trotzdem hinzufügen' }).click();
  await page.getByRole('alert').getByText('Der Crawl ist fehlgeschlagen').waitFor();
  await page.getByText('für ein anderes Protokoll vorgesehen').first().waitFor();
  expect(await page.getByRole('main').innerText()).not.toContain('reserved for another protocol');
});

it('offers no more than the role allows', async () => {
  const ana = await createOwner(await stage.visit(shop.origin), 'Ana Ruiz', 'Brackenholm');
  const { page } = await join(await stage.visit(shop.origin), 'Vera Lind', ana, 'viewer');
  await page.goto(`/organizations/${ana.organizationId}/assistants`);
  await page.getByText('Ask an owner or admin of Brackenholm to add a shop.').waitFor();
  const { assistantId } = await ana.call.create_assistant({ name: 'Camping', siteUrl: shop.origin });
  await ana.call.add_product({ assistantId, url: `${shop.origin}/products/stove`, title: 'Camp stove' });
  await page.goto(`/organizations/${ana.organizationId}/assistants/${assistantId}`);
  await page.getByText('Next: try it, then go live.').waitFor();
  await page.getByRole('heading', { name: 'Put it into your shop' }).waitFor();
  await page.getByText('Only owners and admins can change the assistant and put it live.').waitFor();
  for (const name of ['Start a crawl', 'Go live', 'Save', 'Delete assistant'])
    expect(await page.getByRole('button', { name }).count()).toBe(0);
});

it('can be tried and read in the dark, and leads to the questions that it could not answer, in German', async () => {
  const dark = { colorScheme: 'dark', locale: 'de-DE' } as const;
  const owner = await createOwner(await stage.visitWith(dark, shop.origin), 'Ana Ruiz', 'Brackenholm');
  const { page, call, organizationId } = owner;
  const { assistantId } = await call.create_assistant({ name: 'Camping', siteUrl: shop.origin });
  await call.add_product({ assistantId, url: `${shop.origin}/products/stove`, title: 'Camp stove' });
  await call.update_assistant({ assistantId, status: 'live' });
  await call.update_widget_settings({ assistantId, skippedChecks: ['tag'] });
  const { embedKey } = await call.get_assistant({ assistantId });
  await createShopper(owner, embedKey).ask('Do you sell gift cards?');
  await page.goto(`/organizations/${organizationId}/assistants/${assistantId}`);
  const preview = page.frameLocator('iframe[title="Vorschau von Camping"]');
  await preview.getByRole('heading', { name: 'Camping' }).waitFor();
  const colours =
    '[getComputedStyle(document.querySelector("h1")).color, getComputedStyle(document.documentElement).backgroundColor]';
  const shown = page.frames().find((frame) => frame.url().includes('/preview'));
  expect(await shown?.evaluate(colours)).toEqual(['rgb(255, 255, 255)', 'rgb(18, 18, 18)']);
  await page.getByRole('link', { name: /^Als Nächstes: Beantworten Sie die Frage/ }).click();
  await page.getByRole('heading', { name: 'Offene Fragen', level: 1 }).waitFor();
});
