import axe from 'axe-core';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { CONTACT } from '../setup/widget-answers.ts';
import { keepPicture } from '../setup/widget-picture.ts';
import { MESSAGES, type Shopper, openWidgetStage, shopperAt } from '../setup/widget-stage.ts';
import { SOON } from '../setup/bounds.ts';

const stage = openWidgetStage();

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const PERSON = /Talk to a person|التحدث إلى موظف|שיחה עם נציג/;
const DESK = { viewport: { width: 960, height: 780 } };
const PHONE = { viewport: { width: 390, height: 780 }, hasTouch: true, isMobile: true };

/** Returns violations of WCAG 2.2 and of best practices in the widget's current state, and a horizontal overflow. */
async function faults(page: Page): Promise<string[]> {
  const broken = await page.evaluate(async (tags) => {
    const { axe: loaded } = globalThis as unknown as { axe: typeof axe };
    const { violations } = await loaded.run('aisle-assistant', { runOnly: tags, resultTypes: ['violations'] });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ html, failureSummary }) => `${id} ${html} ${failureSummary}`),
    );
  }, RULES);
  const wide = await page.evaluate('document.documentElement.scrollWidth - innerWidth');
  return Number(wide) > 0 ? [...broken, `${String(wide)} pixels too wide`] : broken;
}

/** Brings the widget into each of its states in turn. */
async function everyState(shopper: Shopper, look: (state: string) => Promise<void>): Promise<void> {
  const { page, panel, launcher, field, open, ask } = shopper;
  await launcher.waitFor();
  await look('closed');
  await open();
  await look('open');
  await ask('Do you have a waterproof jacket under 150 euros?');
  await panel.locator('.card').first().waitFor();
  await look('answer');
  const add = panel.locator('.card .solid').first();
  await add.click();
  await panel.locator('.card .added').waitFor();
  await look('added');
  await page.evaluate('window.addToCart = () => false');
  // A press that may be the second half of a double click is ignored.
  await expect
    .poll(async () => {
      await add.click();
      return panel.locator('.fault').count();
    }, SOON)
    .toBe(1);
  await look('refused');
  await ask('Put two Drizzle jackets in size L into my cart');
  await panel.locator('.proposal').waitFor();
  await look('proposal');
  await ask('Compare the Heron 2 and the Heron 4 tents');
  await panel.locator('.latest').click();
  await panel.locator('.latest').waitFor({ state: 'detached' });
  await look('comparison');
  await ask('I want to talk to a person');
  await panel.getByRole('group', { name: PERSON }).waitFor();
  await look('handover');
  await panel.locator('.menu > button').click();
  await look('menu');
  await panel.locator('.sheet > button').last().click();
  await look('question');
  await page.keyboard.press('Escape');
  const { promise: refused, resolve: refuse } = Promise.withResolvers<void>();
  await page.route(MESSAGES, async (route) => {
    await refused;
    await route.fulfill({ status: 503, headers: { 'Access-Control-Allow-Origin': '*' } });
  });
  await field.fill('Which stoves do you have?');
  await field.press('Enter');
  await panel.locator('.waiting').waitFor();
  await look('waiting');
  refuse();
  await panel.locator('.ending').waitFor();
  await look('error');
  await page.context().setOffline(true);
  await panel.locator('.notice').waitFor();
  await look('offline');
  await page.context().setOffline(false);
}

/** States that docs/widget.md shows, by the window's name. */
const SHOWN: Record<string, readonly string[]> = {
  desk: [
    'closed',
    'open',
    'waiting',
    'answer',
    'refused',
    'proposal',
    'comparison',
    'handover',
    'menu',
    'question',
    'error',
    'offline',
  ],
  dark: ['answer'],
  phone: ['answer'],
  rtl: ['answer'],
};

const windows: [name: string, settings: BrowserContextOptions, html?: string][] = [
  ['desk', DESK],
  ['dark', { ...DESK, colorScheme: 'dark' }],
  ['phone', PHONE],
  // A window of 1280 × 800 zoomed to 200 %.
  ['zoomed', { viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 }],
  ['rtl', DESK, '<html lang="ar" dir="rtl">'],
  ['rtl-phone', PHONE, '<html lang="he" dir="rtl">'],
];

it.each(windows)('has no accessibility violations in any state: %s', async (name, settings, html) => {
  const shopper = await stage.shopper(undefined, settings);
  const { page, complaints } = shopper;
  await stage.configure(CONTACT);
  if (html) await stage.translate(html);
  await page.goto('/');
  await page.evaluate(axe.source);
  const found: string[] = [];
  await everyState(shopper, async (state) => {
    found.push(...(await faults(page)).map((fault) => `${state}: ${fault}`));
    if (SHOWN[name]?.includes(state)) await keepPicture(page, `widget-${name === 'desk' ? state : name}`);
  });
  expect(found).toEqual([]);
  // The 503 responses are intended.
  const refused = complaints.splice(0).filter((text) => !text.includes('status of 503'));
  expect(refused).toEqual([]);
});

it('keeps its borders with forced colours', async () => {
  const { page, ask } = await stage.shopper('/', { ...DESK, forcedColors: 'active' });
  await ask('Do you have a waterproof jacket under 150 euros?');
  for (const part of ['.add button', '.send', '.chip', '.question', '.card']) {
    const found = `document.querySelector('aisle-assistant').shadowRoot.querySelector('.panel ${part}')`;
    const edge = await page.evaluate(`getComputedStyle(${found}).borderStyle`);
    expect([part, edge]).toEqual([part, 'solid']);
  }
  await keepPicture(page, 'widget-contrast');
});

it('announces searching, the complete answer once, and a lost connection, but never the log', async () => {
  const { page, panel, ask, answers, complaints } = await stage.shopper('/');
  await shopperAt(page).open();
  await page.evaluate(`
    window.announced = [];
    const status = document.querySelector('aisle-assistant').shadowRoot.querySelector('[role=status]');
    new MutationObserver(() => status.textContent && announced.push(status.textContent)).observe(status, { childList: true });`);
  const announced = () => page.evaluate<string[]>('announced');
  await ask('Do you ship to Norway and what does it cost?');
  await expect.poll(async () => (await announced()).length).toBe(2);
  const [searching, answer = ''] = await announced();
  expect(searching).toBe('Searching…');
  expect(await answers.last().textContent()).toContain(answer.split('\n')[0]);
  await page.context().setOffline(true);
  await panel.locator('.notice').waitFor();
  await expect.poll(async () => (await announced()).at(-1)).toBe('You’re offline.');
  await page.context().setOffline(false);
  expect(await page.locator('aisle-assistant [aria-live]:not([aria-live=off])').count()).toBe(0);
  expect(complaints).toEqual([]);
});

it('does not send a word that is still being composed', async () => {
  const { page, field, answers, open } = await stage.shopper('/');
  await open();
  await field.fill('テント');
  // Safari signals composition only by the key code.
  await page.evaluate(`document.activeElement.shadowRoot.activeElement.dispatchEvent(
    new KeyboardEvent('keydown', { key: 'Enter', keyCode: 229, bubbles: true, composed: true }))`);
  expect([await field.inputValue(), await answers.count()]).toEqual(['テント', 0]);
  await page.keyboard.press('Enter');
  await answers.locator('.thumbs').waitFor();
});

it('keeps the field above the keyboard on a phone, and the page behind inert', async () => {
  const { page, panel, field, open, focused } = await stage.shopper('/', PHONE);
  await open();
  await focused('textarea');
  expect(await panel.getAttribute('aria-modal')).toBe('true');
  expect(await page.evaluate('document.body.inert')).toBe(true);
  for (const height of [420, 780]) {
    await page.setViewportSize({ width: 390, height });
    const bottom = async () => {
      const box = await field.boundingBox();
      return box ? box.y + box.height : Number.POSITIVE_INFINITY;
    };
    await expect.poll(bottom).toBeLessThanOrEqual(height);
  }
  const panelElement = "document.querySelector('aisle-assistant').shadowRoot.querySelector('.panel')";
  const height = () => page.evaluate(`${panelElement}.offsetHeight`);
  await expect.poll(height).toBe(780);
  // Pinch zoom moves nothing.
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setPageScaleFactor', { pageScaleFactor: 2 });
  await expect.poll(() => page.evaluate('visualViewport.height')).toBe(390);
  expect(await height()).toBe(780);
  await session.send('Emulation.setPageScaleFactor', { pageScaleFactor: 1 });
  // In Safari the keyboard covers the page.
  await page.evaluate(`
    for (const [name, value] of Object.entries({ height: 420, offsetTop: 60, scale: 1 }))
      Object.defineProperty(visualViewport, name, { value });
    visualViewport.dispatchEvent(new Event('resize'));`);
  expect(await panel.boundingBox()).toEqual({ x: 0, y: 60, width: 390, height: 420 });
  await panel.getByRole('button', { name: 'Close' }).click();
  await panel.waitFor({ state: 'hidden' });
  expect(await page.evaluate('document.body.inert')).toBe(false);
  await focused('.launcher');
});

it('stays usable on a phone in landscape with the keyboard open', async () => {
  const [width, height] = [740, 170];
  const { panel, field, open } = await stage.shopper('/', { ...PHONE, viewport: { width, height } });
  await open();
  const close = panel.getByRole('button', { name: 'Close' });
  await panel.locator('.menu > button').click();
  await panel.locator('.sheet button').last().click();
  const keep = panel.getByRole('button', { name: 'Keep' });
  for (const part of [close, panel.locator('.log'), field, keep]) {
    const { y, height: own } = (await part.boundingBox()) ?? { y: -1, height: 0 };
    expect(y).toBeGreaterThanOrEqual(0);
    expect(y + own).toBeLessThanOrEqual(height);
  }
  // Two lines of text.
  expect((await panel.locator('.log').boundingBox())?.height).toBeGreaterThan(48);
});

it('follows the browser’s font size, in the field too', async () => {
  const { page, panel, open } = await stage.shopper('/', DESK);
  const session = await page.context().newCDPSession(page);
  const set = (standard: number) => session.send('Page.setFontSizes', { fontSizes: { standard } });
  await set(32);
  await open();
  for (const part of ['.answer', '.chip', 'textarea']) {
    await panel.locator(part).first().waitFor();
    const found = `document.querySelector('aisle-assistant').shadowRoot.querySelector('.panel ${part}')`;
    expect([part, await page.evaluate(`getComputedStyle(${found}).fontSize`)]).toEqual([part, '30px']);
  }
  await set(16);
});

it.each([
  ['right', 'en', 'ltr'],
  ['left', 'ar', 'rtl'],
])('is at the %s of a page in %s', async (side, lang, dir) => {
  stage.addPage('/page', stage.tag(), { root: `<html lang="${lang}" dir="${dir}">` });
  const { page, launcher, panel, open } = await stage.shopper('/page');
  await open();
  for (const part of [launcher, panel]) {
    const box = await part.boundingBox();
    if (!box) throw new Error('The element is not visible.');
    const [before, after] = [box.x, 1200 - box.x - box.width];
    expect(side === 'left' ? before : after).toBeLessThan(40);
  }
  expect(await panel.getAttribute('dir')).toBe(dir);
  // The placeholder has the page's direction.
  const empty = "getComputedStyle(document.activeElement.shadowRoot.querySelector('textarea')).direction";
  expect(await page.evaluate(empty)).toBe(dir);
});
