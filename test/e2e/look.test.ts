import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openStage } from '../setup/e2e.ts';
import { createOwner } from '../setup/e2e-people.ts';
import { openShop } from '../setup/example-shop.ts';
import { faults, loadAxe } from '../setup/faults.ts';

const stage = openStage();
let shop: Awaited<ReturnType<typeof openShop>>;

beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

/** Opens the page of a new assistant for a shop. */
async function openAssistant(siteUrl: string, settings = {}, problem?: string) {
  const owner = await createOwner(await stage.visitWith(settings), 'Ana Ruiz', 'Brackenholm');
  const { assistantId } = await owner.call.create_assistant({ name: 'Brackenholm', siteUrl });
  await loadAxe(owner.page);
  if (problem !== undefined)
    await owner.page.route('**/picture_shop', (route) =>
      route.fulfill({ json: { result: { takenAt: null, problem } } }),
    );
  await owner.page.goto(`/organizations/${owner.organizationId}/assistants/${assistantId}`);
  return owner;
}

const widgetOf = (page: Page, title = 'Brackenholm on your page') => {
  const frame = page.frameLocator(`iframe[title="${title}"]`);
  return { frame, host: frame.locator('aisle-assistant'), launcher: frame.locator('aisle-assistant .launcher') };
};
const lookOf = (page: Page) => widgetOf(page).host.getAttribute('style');
/** Waits until the widget stands on a picture that is this wide. */
async function waitForPicture(page: Page, width: number) {
  await page.getByText(/^Your page on .*\d\.$/).waitFor();
  const picture = widgetOf(page).frame.locator('img');
  await expect.poll(() => picture.evaluate((image) => Reflect.get(image, 'naturalWidth') as number)).toBe(width);
}

it('shows colour and side on a picture of the shop while they are edited', async () => {
  const { page } = await openAssistant(shop.origin);
  const look = page.getByRole('region', { name: 'Look' });
  await look.scrollIntoViewIfNeeded();
  const { host, launcher } = widgetOf(page);
  await waitForPicture(page, 1440);
  await launcher.waitFor();
  await page.getByLabel('Colour', { exact: true }).fill('#c00000');
  await expect.poll(() => lookOf(page)).toContain('--fill: rgb(192 0 0)');
  await page.getByLabel('Left').check();
  await expect.poll(() => host.getAttribute('data-side')).toBe('left');
  // Below the window: the launcher stands at its lower edge.
  await look.getByText(/^Your page on/).scrollIntoViewIfNeeded();
  const [button, window] = await Promise.all(
    [launcher, host.page().locator('iframe[title$="on your page"]')].map((each) => each.boundingBox()),
  );
  expect((button?.x ?? 0) - (window?.x ?? 0)).toBeLessThan(40);
  await launcher.click();
  await host.getByRole('dialog').waitFor();
  expect(await faults(page, look)).toEqual([]);
  await page.getByLabel('Screen').selectOption('Phone');
  await waitForPicture(page, 780);
  await expect.poll(() => lookOf(page)).toContain('--fill: rgb(192 0 0)');
});

it('shows a sketch of a page, and why, where the shop cannot be reached', async () => {
  const { page } = await openAssistant('http://127.0.0.1:9');
  const look = page.getByRole('region', { name: 'Look' });
  await look.scrollIntoViewIfNeeded();
  await look.getByText(/^Your page could not be reached\..* on a sketch\.$/).waitFor();
  const { frame, launcher } = widgetOf(page);
  await launcher.waitFor();
  expect(await frame.locator('img').count()).toBe(0);
  expect(await faults(page, look)).toEqual([]);
});

it('says in German, on a phone, that the server has no browser', async () => {
  const settings = { locale: 'de-DE', viewport: { width: 390, height: 844 } };
  const { page } = await openAssistant(shop.origin, settings, 'no_browser');
  await page.getByLabel('Bildschirm').scrollIntoViewIfNeeded();
  expect(await page.getByLabel('Bildschirm').inputValue()).toBe('phone');
  await page.getByText(/^Dieser Server hat keinen Browser.* auf einer Skizze\.$/).waitFor();
  await page.getByRole('button', { name: 'Neu aufnehmen' }).waitFor();
  await widgetOf(page, 'Brackenholm auf Ihrer Seite').launcher.waitFor();
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(390);
  expect(await faults(page, page.getByLabel('Bildschirm'))).toEqual([]);
});
