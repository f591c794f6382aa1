import type { Browser, BrowserContext, Page } from 'playwright-core';
import { createConsoleClient, post } from '../src/client/index.ts';
import { openBrowser } from '../test/setup/browser.ts';
import { isQuick } from './arguments.ts';
import { report } from './figure.ts';
import { median } from './quantiles.ts';
import { withMonitoredService } from './monitored-service.ts';

const PRODUCTS = isQuick ? 10_000 : 100_000;
const VISITS = 5;
/** Other processes only add to a frame's time, so of several rounds the best one counts. */
const MAX_ROUNDS = 10;
const SCROLLED_FRAMES = 600;
const PIXELS_PER_FRAME = 400;
/** Milliseconds within which a page shows its content. */
const CONTENT_MS = 300;

const BRANDS = ['Lysglimt', 'Skumring', 'Fjell', 'Nordlys'];

const ASSISTANT_PAGES = [
  'crawls',
  'knowledge',
  'knowledge/new/draft',
  'conversations',
  'questions',
  'playground',
  'insight',
  'settings',
];
/** A form, a table, or what an empty page says; neither the heading nor the reminder to confirm an address. */
const CONTENT = 'main :is(form, td, p, figure):not(header *, [role=note] *)';

/** Keeps the frames that took 50 ms or more. */
const OBSERVE = `
  window.longFrames = [];
  new PerformanceObserver((list) => longFrames.push(...list.getEntries().map(({ duration }) => duration)))
    .observe({ type: 'long-animation-frame', buffered: true });`;

/** Measures pages in Chromium: how soon each shows its content, and frames of 50 ms in a table of many products. */
export async function measurePages(): Promise<void> {
  const browser = await openBrowser();
  try {
    await withMonitoredService(
      { seed: () => Promise.resolve(), env: { RATE_LIMIT: '0', LOG_LEVEL: 'silent' }, role: 'web' },
      ({ url }) => measureAt(browser, url),
    );
  } finally {
    await browser.close();
  }
}

async function measureAt(browser: Browser, baseURL: string): Promise<void> {
  const context = await browser.newContext({ baseURL, viewport: { width: 1440, height: 900 } });
  await context.addInitScript(OBSERVE);
  const { organizationId, assistantId } = await openShop(context, baseURL);
  const assistant = `/organizations/${organizationId}/assistants/${assistantId}`;
  const page = await context.newPage();
  for (const [path, content] of [
    [`/organizations/${organizationId}/assistants`, 'main a[href*="/assistants/"]'],
    [assistant, 'main section h2'],
    [`${assistant}/catalogue`, '[role=row][aria-rowindex="2"]'],
    ...ASSISTANT_PAGES.map((each) => [`${assistant}/${each}`, CONTENT] as const),
    [`/organizations/${organizationId}/members`, 'main td'],
    [`/organizations/${organizationId}/keys`, CONTENT],
    [`/organizations/${organizationId}/connect`, CONTENT],
    [`/organizations/${organizationId}/audit`, 'main td'],
    [`/organizations/${organizationId}/settings`, CONTENT],
    ['/overview', 'main td'],
    ['/account', CONTENT],
    ['/account/security', CONTENT],
    ['/account/apps', CONTENT],
  ] as const)
    report(`content of ${path.replaceAll(/org_\w+|ast_\w+/g, 'x')}, median`, await contentAfter(page, path, content), {
      unit: 'ms',
      atMost: CONTENT_MS,
    });
  await page.goto(`${assistant}/catalogue`);
  await page.locator('[role=row][aria-rowindex="2"]').waitFor();
  await reportFrames('scrolling', page, () => scroll(page));
  await reportFrames('filtering', page, () => filter(page));
}

/** Signs up, and imports the products. */
async function openShop(context: BrowserContext, baseUrl: string) {
  const transport = {
    async fetch(url: string, { body, headers }: RequestInit): Promise<Response> {
      const answer = await context.request.post(url, {
        data: body as string,
        headers: headers as Record<string, string>,
      });
      return new Response(await answer.text(), { status: answer.status() });
    },
  };
  const account = { email: 'ana@shop.test', password: 'correct horse battery' };
  await post(`${baseUrl}/api/auth/sign-up/email`, { name: 'Ana Ruiz', ...account }, transport);
  await post(`${baseUrl}/api/auth/sign-in/email`, account, transport);
  const client = createConsoleClient({ baseUrl, ...transport });
  const { organizationId } = await client.account.create_organization({ name: 'Nordlys' });
  const call = client.organization(organizationId);
  const { assistantId } = await call.create_assistant({ name: 'Nordlys', siteUrl: 'https://shop.test/' });
  const rows = Array.from(
    { length: PRODUCTS },
    (_, at) =>
      `https://shop.test/${at},Lamp ${at} of ash,${at % 500}.90,EUR,in_stock,${BRANDS[at % BRANDS.length]},Lamps`,
  );
  const started = performance.now();
  const answer = await context.request.post(
    `${baseUrl}/api/console/organizations/${organizationId}/import?assistantId=${assistantId}`,
    { data: `url,title,price,currency,availability,brand,category\n${rows.join('\n')}`, timeout: 0 },
  );
  if (!(await answer.text()).includes(`"added":${PRODUCTS}`)) throw new Error('The products were not imported.');
  const seconds = (performance.now() - started) / 1000;
  report(`importing ${PRODUCTS.toLocaleString('en')} products by the console`, seconds, { unit: 's' });
  return { organizationId, assistantId };
}

async function contentAfter(page: Page, path: string, content: string): Promise<number> {
  const times: number[] = [];
  for (let visit = 0; visit < VISITS; visit++) {
    await page.goto(path, { waitUntil: 'commit' });
    await page.locator(content).first().waitFor();
    times.push(await page.evaluate('performance.now()'));
  }
  return median(times);
}

async function reportFrames(what: string, page: Page, work: () => Promise<unknown>): Promise<void> {
  const rounds: number[] = [];
  while (rounds.length < MAX_ROUNDS && rounds.at(-1) !== 0) {
    await page.evaluate('longFrames.length = 0');
    await work();
    const frames = await page.evaluate<number[]>('longFrames');
    rounds.push(Math.max(0, ...frames));
  }
  const products = `${PRODUCTS.toLocaleString('en')} products`;
  report(`the longest frame over 50 ms, ${what} ${products}`, Math.min(...rounds), { unit: 'ms', atMost: 0 });
}

/** Scrolls by a part of the window in each frame. */
const SCROLL = `async (region) => {
  for (let frame = 0; frame < ${SCROLLED_FRAMES}; frame++) {
    region.scrollBy(0, ${PIXELS_PER_FRAME});
    await new Promise(requestAnimationFrame);
  }
}`;

async function scroll(page: Page): Promise<void> {
  await page.evaluate(`(${SCROLL})(document.querySelector('[role=region][aria-label=Products]'))`);
}

async function filter(page: Page): Promise<void> {
  const brand = page.getByRole('form', { name: 'Filter' }).getByLabel('Brand');
  await brand.selectOption({ index: 1 });
  await page.waitForURL(/brand=/);
  await page.locator('[role=row][aria-rowindex="2"]').waitFor();
  await brand.selectOption('');
  await page.waitForURL((url) => !url.search.includes('brand='));
  await page.locator('[role=row][aria-rowindex="2"]').waitFor();
}
