import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';
import { AISLE, type Contender } from './widget-contenders.ts';
import { PAUSE_MS, WORDS, serveContender } from './widget-host.ts';

const SETTLED_MS = 1_000;
/** If no field has appeared by then, the widget needs more than a stub of its service. */
const TIMEOUT_MS = 2_000;

/** Records long tasks and layout shifts from the start of the page. */
const OBSERVE = `
  window.blocked = 0; window.shifted = 0;
  new PerformanceObserver((list) => { for (const { duration } of list.getEntries()) blocked += Math.max(0, duration - 50); })
    .observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => { for (const { value } of list.getEntries()) shifted += value; })
    .observe({ type: 'layout-shift', buffered: true });`;

/** Counts the elements of the page and of all shadow trees. */
const COUNT_NODES = `(() => {
  const count = (root) => [...root.querySelectorAll('*')].reduce(
    (sum, each) => sum + 1 + (each.shadowRoot ? count(each.shadowRoot) : 0), 0);
  return count(document.documentElement) - document.querySelectorAll('head, head *, body').length;
})()`;

export interface Measured {
  /** Until the closed widget is rendered: bytes after gzip -9, requests, elements, entries in storage. */
  bytes: number;
  requests: number;
  nodes: number;
  stored: number;
  /** Milliseconds of script, and of tasks beyond 50 ms each; the layout shift. */
  scriptMs: number;
  blockedMs: number;
  shift: number;
  /** Milliseconds from the press to an input field; undefined if there is nothing to press. */
  openMs: number | undefined;
  /** The same for shoppers who hovered first, so that it was preloaded. */
  hoveredMs: number | undefined;
}

async function openPage(browser: Browser, throttle: number) {
  const context = await browser.newContext({ viewport: { width: 1200, height: 800 }, serviceWorkers: 'block' });
  const page = await context.newPage();
  await page.addInitScript(OBSERVE);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: throttle });
  await session.send('Performance.enable');
  async function seconds(name: 'ScriptDuration' | 'ThreadTime'): Promise<number> {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find((metric) => metric.name === name)?.value ?? 0;
  }
  return { page, seconds, close: () => context.close() };
}

/** Time from the press, by keyboard, until the field is rendered; undefined for some. */
const pressed = (page: Page, launcher: string, field: string): Promise<number | undefined> =>
  page.evaluate(
    `new Promise((resolve) => {
      const find = (path) => {
        for (const one of path.split(', ')) {
          const [host, inside] = one.split(' ');
          const found = document.querySelector(host)?.shadowRoot?.querySelector(inside);
          if (found?.checkVisibility()) return found;
        }
      };
      const start = performance.now();
      find(${JSON.stringify(launcher)}).click();
      // A frame shows everything that exists when it begins.
      const look = () => find(${JSON.stringify(field)})
        ? setTimeout(() => resolve(performance.now() - start))
        : performance.now() - start > ${TIMEOUT_MS} ? resolve() : requestAnimationFrame(look);
      requestAnimationFrame(look);
    })`,
  );

/** Measures one visit to the page. @param throttle how many times slower the CPU is */
export async function measureVisit(browser: Browser, contender: Contender, throttle: number): Promise<Measured> {
  const { launcher, field } = contender;
  const host = await serveContender(contender);
  const { page, seconds, close } = await openPage(browser, throttle);
  await page.goto(host.url);
  await page
    .locator(launcher ?? field)
    .first()
    .waitFor();
  await sleep(SETTLED_MS);
  const closed = {
    bytes: host.bytes(),
    requests: host.asked.length,
    nodes: Number(await page.evaluate(COUNT_NODES)),
    stored: Number(await page.evaluate('localStorage.length + sessionStorage.length + document.cookie.length')),
    scriptMs: (await seconds('ScriptDuration')) * 1000,
    blockedMs: Number(await page.evaluate('blocked')),
    shift: Number(await page.evaluate('shifted')),
  };
  const openMs = launcher === undefined ? undefined : await pressed(page, launcher, field);
  let hoveredMs: number | undefined;
  if (launcher !== undefined && openMs !== undefined) {
    await page.reload();
    await page.locator(launcher).first().hover();
    await sleep(SETTLED_MS);
    hoveredMs = await pressed(page, launcher, field);
  }
  await close();
  host.close();
  return { ...closed, openMs, hoveredMs };
}

/**
 * Milliseconds of the main thread for each word of an answer in a conversation of 200 messages: all its work from
 * the question until the last frame, divided by the number of words.
 */
export async function measureWords(browser: Browser): Promise<number> {
  const host = await serveContender(AISLE);
  const { page, seconds, close } = await openPage(browser, 1);
  const stored = JSON.stringify({ token: 'aisle_st_bench', open: true });
  await page.addInitScript(`sessionStorage.setItem('aisle:aisle_pk_bench', ${JSON.stringify(stored)})`);
  await page.goto(host.url);
  await page.locator('aisle-assistant .exchange').nth(99).waitFor({ state: 'attached' });
  await sleep(SETTLED_MS);
  await page.locator(AISLE.field).fill('And which is the lightest?');
  await page.evaluate(`void (window.ended = new Promise((resolve, reject) => {
    const rendered = () => requestAnimationFrame(() => setTimeout(resolve));
    document.addEventListener('aisle:message', ({ detail }) => detail.role === 'assistant' && rendered());
    document.addEventListener('aisle:error', reject);
  }))`);
  const before = await seconds('ThreadTime');
  await page.locator(AISLE.field).press('Enter');
  // Polling would be counted too.
  await page.evaluate('ended');
  const after = await seconds('ThreadTime');
  await close();
  host.close();
  return ((after - before) * 1000) / WORDS;
}

/** The same for a page with nothing but a paragraph, which renders each word separately. */
export async function measureBareWords(browser: Browser): Promise<number> {
  const { page, seconds, close } = await openPage(browser, 1);
  await page.setContent('<p></p>');
  await sleep(SETTLED_MS);
  const before = await seconds('ThreadTime');
  await page.evaluate(`new Promise((resolve) => {
    let words = 0;
    const timer = setInterval(() => {
      document.querySelector('p').append('light ');
      if (++words === ${WORDS}) resolve(clearInterval(timer));
    }, ${PAUSE_MS});
  })`);
  const after = await seconds('ThreadTime');
  await close();
  return ((after - before) * 1000) / WORDS;
}
