import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Insight } from '../../src/console/types.ts';
import { openStage } from '../setup/e2e.ts';
import { createOwner, join } from '../setup/e2e-people.ts';
import { faults, loadAxe } from '../setup/faults.ts';
import { keepPicture } from '../setup/widget-picture.ts';

const SHOP = 'https://shop.test';
const stage = openStage();
let page: Page;
let viewer: Page;
let path: string;
let emptyPath: string;
let order: (order: object) => Promise<string>;

beforeAll(async () => {
  const owner = await createOwner(await stage.visit(), 'Ana Ruiz', 'Nordlys');
  const { organizationId, call } = owner;
  const { assistantId, embedKey } = await call.create_assistant({ name: 'Nordlys', siteUrl: SHOP });
  await call.update_assistant({ assistantId, status: 'live' });
  const { assistantId: empty } = await call.create_assistant({ name: 'New', siteUrl: 'https://new.test/' });
  const pathOf = (id: string) => `/organizations/${organizationId}/assistants/${id}/insight`;
  [path, emptyPath] = [pathOf(assistantId), pathOf(empty)];
  const { productId } = await call.add_product({
    assistantId,
    url: `${SHOP}/lamp`,
    title: 'Ash desk lamp',
    price: 40,
    currency: 'EUR',
    availability: 'in_stock',
  });
  order = await talk(embedKey, productId);
  ({ page } = owner);
  ({ page: viewer } = await join(await stage.visit(), 'Vera Lind', owner, 'viewer'));
  await loadAxe(page);
});

/**
 * Shops as a shopper's browser does: asks, clicks on the product and puts it into the cart.
 * @returns a function that reports an order of this shopper
 */
async function talk(embedKey: string, productId: string) {
  const send = async (to: string, body: object, token = '') => {
    const headers = {
      Origin: SHOP,
      'Content-Type': 'application/json',
      ...(token && { Authorization: `Bearer ${token}` }),
    };
    const answer = await fetch(`${stage.baseUrl}/api/widget/${embedKey}/${to}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    return answer.text();
  };
  const heard = await send('messages', { text: 'Do you have a desk lamp?' });
  const token = /"token":"([^"]+)"/.exec(heard)?.[1] ?? '';
  await send('messages', { text: 'Is the ash desk lamp waterproof?' }, token);
  for (const event of [
    { type: 'opened' },
    { type: 'product_clicked', productId },
    { type: 'added_to_cart', productId, amount: 3 },
  ])
    await send('events', { ...event, token });
  return (ordered: object) => send('orders', { ...ordered, token });
}

const figure = (name: string, on = page) =>
  on
    .getByRole('main')
    .locator('dl > div')
    .filter({ has: on.getByText(name, { exact: true }) })
    .locator('dd')
    .first();
const chart = (name: string) => page.getByRole('figure', { name, exact: true });

const DAY_MS = 86_400_000;
const PER_CONVERSATION = {
  opened: 3,
  questions: 2,
  partly: 0.22,
  unanswered: 0.17,
  refused: 0.06,
  handedOver: 0.14,
  thumbsUp: 0.2,
  thumbsDown: 0.04,
  productClicks: 0.8,
  cartPieces: 0.3,
  orders: 0.08,
};

/** The figures from one time to another of a shop with more conversations from week to week. */
function busyFigures(from: number, to: number) {
  let conversations = 0;
  for (let day = from; day < Math.min(to, Date.now()); day += DAY_MS) {
    const weeksAgo = (Date.now() - day) / DAY_MS / 7;
    conversations += Math.round(30 + 8 * Math.sin(day / DAY_MS / 1.1) - weeksAgo / 3);
  }
  const counts = Object.entries(PER_CONVERSATION).map(([name, rate]) => [name, Math.round(rate * conversations)]);
  const orderTotals = [{ currency: 'EUR', total: conversations * 6.2 }];
  return { ...Object.fromEntries(counts), orderTotals, conversations, cost: conversations * 0.0123 };
}

/** Fills the service's answers with the figures of a busy shop. */
async function showBusyShop() {
  await page.route('**/get_insight', async (route) => {
    const { from, to } = route.request().postDataJSON() as { from: string; to: string };
    const { result } = (await (await route.fetch()).json()) as { result: Insight };
    const starts = result.series.map(({ start }) => Date.parse(start));
    const series = result.series.map((each, index) => ({
      ...each,
      ...busyFigures(starts[index] ?? 0, starts[index + 1] ?? Date.parse(to)),
    }));
    const totals = { ...result.totals, ...busyFigures(Date.parse(from), Date.parse(to)) };
    await route.fulfill({ json: { result: { ...result, totals, series, hasOrders: true } } });
  });
}

describe('insight', () => {
  it('says how to get figures where there are none', async () => {
    await page.goto(emptyPath);
    await page.getByText('No conversations in this period').waitFor();
    await page.getByText('The assistant is not live yet.', { exact: false }).waitFor();
    expect(await faults(page, page.getByRole('link', { name: 'Go to the assistant' }))).toEqual([]);
  });

  it('counts what shoppers did, against the period before', async () => {
    await page.goto(path);
    await page.getByRole('heading', { name: 'The last 30 days' }).waitFor();
    expect(await figure('Conversations').innerText()).toBe('1');
    expect(await figure('Questions').innerText()).toBe('2');
    expect(await figure('Clicks on products').innerText()).toBe('1');
    expect(await figure('Products put into carts').innerText()).toBe('3');
    await page.getByText('None before').first().waitFor();
    await page
      .getByRole('table', { name: 'Products' })
      .getByRole('row', { name: /Ash desk lamp \d 1 3/ })
      .waitFor();
    await page.getByRole('table', { name: 'Products' }).getByRole('link', { name: 'Ash desk lamp' }).click();
    await page.waitForURL(/catalogue\?query=Ash/);
  });

  it('says how to report orders until there is one, and shows them from then on', async () => {
    await page.goto(path);
    await page.getByText('Orders are not counted yet').click();
    const tag = page.getByRole('figure', { name: 'Tag for the order confirmation page' });
    await tag.getByText(`src="${stage.baseUrl}/order.js"`).waitFor();
    await tag.getByText('data-total="129.90"').waitFor();
    expect(await faults(page, tag)).toEqual([]);
    expect(await chart('Orders').count()).toBe(0);
    await order({ orderId: '1001', total: 129.9, currency: 'EUR' });
    await order({ orderId: '1002', total: 20, currency: 'CHF' });
    await order({ orderId: '1003' });
    await page.reload();
    await chart('Orders').getByText('Orders 3', { exact: true }).waitFor();
    await chart('Order value in EUR').getByText('Value €129.90', { exact: true }).waitFor();
    expect(await figure('Orders').innerText()).toBe('3');
    expect(await figure('Order value in CHF').innerText()).toMatch(/^CHF\s20\.00$/);
    expect(await page.getByText('Orders are not counted yet').count()).toBe(0);
    expect(await faults(page, chart('Orders'))).toEqual([]);
  });

  it('keeps the period in the address', async () => {
    await page.goto(path);
    await page.getByLabel('Period').selectOption('Year');
    await page.waitForURL(/days=365/);
    await page.getByText('Conversations are kept for 90 days, so nothing older is counted.').waitFor();
    expect(await page.getByText('None before').count()).toBe(0);
    await page.getByLabel('By').selectOption('Week');
    await page.waitForURL(/by=week/);
    await page.reload();
    await page.getByRole('heading', { name: 'The last year' }).waitFor();
    expect(await page.getByLabel('By').inputValue()).toBe('week');
  });

  it('says the values of an interval by keyboard and pointer, and all of them as a table', async () => {
    await page.goto(`${path}?days=7`);
    const slider = page.getByRole('slider', { name: 'Conversations: values' });
    expect(await slider.getAttribute('aria-valuetext')).toBe('7 days: Conversations 1');
    await slider.press('End');
    const today = new Intl.DateTimeFormat('en-GB', {
      weekday: 'short',
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      timeZone: 'UTC',
    }).format(new Date());
    expect(await slider.getAttribute('aria-valuetext')).toBe(`${today}: Conversations 1`);
    await slider.press('ArrowLeft');
    await chart('Conversations').getByText('Conversations 0', { exact: true }).waitFor();
    await slider.press('Escape');
    const box = await slider.boundingBox();
    await slider.hover({ position: { x: (box?.width ?? 0) - 20, y: 60 } });
    await chart('Conversations').getByText(today).waitFor();
    await chart('Conversations').getByText('Show as a table').click();
    await page
      .getByRole('table', { name: 'Conversations' })
      .getByRole('row', { name: `${today} 1` })
      .waitFor();
  });

  it('has no faults of accessibility, with much to show', async () => {
    await showBusyShop();
    await page.goto(`${path}?days=30`);
    await page
      .getByText(/^\+\d+%$/)
      .first()
      .waitFor();
    await page.emulateMedia({ colorScheme: 'light' });
    await keepPicture(page, 'console-insight', 1200);
    await page.getByRole('slider', { name: 'Answers: values' }).press('End');
    await chart('Answers').getByText('Show as a table').click();
    expect(await faults(page, page.getByRole('table', { name: 'Answers' }))).toEqual([]);
    await page.goto(`${path}?days=90&by=day`);
    expect(await faults(page, chart('Order value in EUR'))).toEqual([]);
    expect(await faults(page, chart('Cost'))).toEqual([]);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  it('speaks German', async () => {
    const german = await stage.visitWith({ locale: 'de-DE' });
    await german.context.addCookies(await page.context().cookies());
    await loadAxe(german.page);
    await german.page.goto(path);
    await german.page.getByRole('heading', { name: 'Die letzten 30 Tage' }).waitFor();
    const slider = german.page.getByRole('slider', { name: 'Unterhaltungen: Werte' });
    expect(await slider.getAttribute('aria-valuetext')).toBe('30 Tage: Unterhaltungen 1');
    await german.page.getByRole('figure', { name: 'Bestellwert in EUR' }).waitFor();
    expect(await faults(german.page, slider)).toEqual([]);
    await german.page.getByLabel('Zeitraum').selectOption('Jahr');
    await german.page.getByText('Unterhaltungen werden 90 Tage lang gespeichert, ältere zählen nicht mit.').waitFor();
  });

  it('is open to viewers', async () => {
    await viewer.goto(path);
    await viewer.getByRole('heading', { name: 'The last 30 days' }).waitFor();
    expect(await figure('Questions', viewer).innerText()).toBe('2');
  });
});
