import fs from 'node:fs';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import axe from 'axe-core';
import type { Browser, Frame, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { sharedBrowser } from '../setup/browser.ts';

const APP = fs.readFileSync(path.join(import.meta.dirname, '../../src/http/mcp-app.html'), 'utf8');

const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path fill="teal" d="M0 0h9v9H0z"/></svg>';

interface Message {
  id?: number;
  method?: string;
  params?: Record<string, unknown>;
  result?: unknown;
  error?: { code: number };
}

/** Globals of the host's page. */
interface Host {
  received: Message[];
  send(message: Message): void;
}

/** The host's side of MCP Apps. `/host` takes the context as JSON in its fragment. */
const HOST = `<!doctype html><title>Host</title><body><script>
  const context = JSON.parse(decodeURIComponent(location.hash.slice(1)));
  const frame = document.createElement('iframe');
  frame.sandbox = 'allow-scripts';
  frame.title = 'App';
  frame.style.cssText = 'border:0;width:100%;height:10px';
  window.received = [];
  window.send = (message) => frame.contentWindow.postMessage({ jsonrpc: '2.0', ...message }, '*');
  addEventListener('message', ({ source, data }) => {
    if (source !== frame.contentWindow) return;
    received.push(data);
    const { id, method, params } = data;
    if (method === 'ui/initialize') send({ id, result: { protocolVersion: '2026-01-26', hostInfo: { name: 'host', version: '1' }, hostCapabilities: { openLinks: {} }, hostContext: context } });
    if (method === 'ui/open-link') send({ id, ...(params.url.includes('denied') ? { error: { code: -32000, message: 'Denied' } } : { result: {} }) });
    if (method === 'ui/notifications/size-changed') frame.style.height = params.height + 'px';
  });
  frame.src = '/app';
  document.body.append(frame);
</script>`;

let browser: Browser;
let server: http.Server;
let origin: string;
let page: Page;
/** Errors in the browser's console and in scripts. */
let complaints: string[];

beforeAll(async () => {
  browser = await sharedBrowser();
  server = http.createServer(({ url = '' }, response) => {
    if (url === '/app')
      // The policy that the specification requires, with images from this server.
      response.setHeader(
        'Content-Security-Policy',
        `default-src 'none'; script-src 'unsafe-inline' ${origin}; style-src 'unsafe-inline' ${origin}; img-src data: ${origin}; connect-src 'none'; frame-src 'none'; object-src 'none'; base-uri 'self'`,
      );
    if (url === '/broken.png') response.statusCode = 404;
    response.setHeader('Content-Type', url.endsWith('.svg') ? 'image/svg+xml' : 'text/html; charset=utf-8');
    response.end(url.endsWith('.svg') ? PICTURE : url === '/app' ? APP : HOST);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => page.close());
afterAll(async () => {
  server.closeAllConnections();
  server.close();
});

/** Opens a host and waits until the app is ready. */
async function open(context: Record<string, unknown> = {}): Promise<Frame> {
  page = await browser.newPage({ viewport: { width: 720, height: 900 } });
  complaints = [];
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto(`${origin}/host#${encodeURIComponent(JSON.stringify(context))}`);
  await expect.poll(() => messagesOf('ui/notifications/initialized')).toHaveLength(1);
  const frame = page.frame({ url: `${origin}/app` });
  if (!frame) throw new Error('The app did not load.');
  return frame;
}

const send = (message: Message) => page.evaluate((data) => (globalThis as unknown as Host).send(data), message);

/** Returns the app's messages with this method, or its response to this request. */
async function messagesOf(which: string | number): Promise<Message[]> {
  const received = await page.evaluate(() => (globalThis as unknown as Host).received);
  return received.filter(({ id, method }) => method === which || (method === undefined && id === which));
}

const product = (more: Record<string, unknown> = {}) => ({
  productId: 'prd_1',
  url: 'https://shop.test/storm',
  title: 'Storm jacket',
  price: 189.5,
  currency: 'EUR',
  availability: 'in_stock',
  imageUrl: `${origin}/jacket.svg`,
  brand: 'Fjell',
  ...more,
});

async function show(products: unknown[], input = {}): Promise<void> {
  const structuredContent = { result: products };
  await send({ method: 'ui/notifications/tool-input', params: { arguments: input } });
  await send({
    method: 'ui/notifications/tool-result',
    params: { content: [{ type: 'text', text: JSON.stringify(structuredContent) }], structuredContent },
  });
}

it('renders shop data as plain text, and never as markup, code or unsafe URLs', async () => {
  const app = await open();
  const markup = '</script><script>parent.broken=1</script><img src=x onerror="document.title=\'broken\'"><b>bold</b>';
  await show([
    product({ title: markup, brand: markup, currency: markup, url: 'javascript:document.title="broken"' }),
    product({ title: '\u202Egnihton', imageUrl: 'javascript:document.title="broken"', url: 'data:text/html,<b>' }),
    product({ title: 'relative', url: '//evil.test', imageUrl: 'data:text/html,<b>', availability: 'constructor' }),
    product({ title: '__proto__', url: null, imageUrl: null, brand: null, price: null, currency: null }),
  ]);
  await app.getByText('4 products').waitFor();
  expect(await app.locator('li').count()).toBe(4);
  expect(await app.locator('li').first().textContent()).toContain(`${markup}${markup}189.5 ${markup}`);
  expect(await app.locator('b, script:not(body > script), img:not([alt])').count()).toBe(0);
  expect(await app.locator('a').count()).toBe(0);
  expect(await app.title()).toBe('Products');
  expect(complaints).toEqual([]);
});

it('shows a product’s details', async () => {
  const app = await open({ locale: 'de-DE' });
  await show([
    product(),
    product({ title: 'Mug', price: 1200, currency: 'JPY', availability: 'out_of_stock', imageUrl: null, brand: null }),
    product({ title: 'Rope', price: 5, currency: 'gold', availability: 'unknown', imageUrl: `${origin}/broken.png` }),
    product({ title: 'Free', price: 0, currency: null }),
  ]);
  const cards = app.locator('li');
  await app.getByRole('img', { name: 'Storm jacket' }).waitFor();
  expect(await app.getByRole('img', { name: 'Storm jacket' }).getAttribute('loading')).toBe('lazy');
  const picture = 'No image';
  await cards.nth(2).getByText(picture).waitFor();
  expect((await cards.allTextContents()).map((text) => text.replaceAll('\u00A0', ' '))).toEqual([
    'Storm jacketFjell189,50 €In stock',
    `${picture}Mug1.200 ¥Out of stock`,
    `${picture}RopeFjell5 goldAvailability unknown`,
    'FreeFjell0In stock',
  ]);
});

it('opens a product through the host, by mouse or keyboard, and shows a failure', async () => {
  const app = await open();
  await show([product(), product({ title: 'Denied', url: 'https://shop.test/denied' })]);
  await app.getByRole('link', { name: 'Storm jacket' }).click();
  await expect.poll(() => messagesOf('ui/open-link')).toMatchObject([{ params: { url: 'https://shop.test/storm' } }]);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await app.getByRole('status').getByText('Could not open the page: https://shop.test/denied').waitFor();
  expect(page.context().pages()).toHaveLength(1);
  expect(app.url()).toBe(`${origin}/app`);
});

it('shows 12 products at first, and more on demand', async () => {
  const app = await open();
  await show(Array.from({ length: 30 }, (_, index) => product({ title: `Jacket ${index}` })));
  await app.getByText('30 products').waitFor();
  for (const count of [12, 24, 30]) {
    expect(await app.locator('li').count()).toBe(count);
    if (count < 30) await app.getByRole('button', { name: 'Show more' }).click();
  }
  expect(await app.getByRole('button').isVisible()).toBe(false);
  expect(await app.locator(':focus').textContent()).toBe('Jacket 24');
});

it.each([
  [{ structuredContent: { result: [] } }, 'No products for “hat”'],
  [{ content: [{ type: 'text', text: '{"result":[]}' }] }, 'No products for “hat”'],
  [
    { isError: true, content: [{ type: 'text', text: '{"error":{"message":"Assistant not found."}}' }] },
    'Assistant not found.',
  ],
  [{ content: [{ type: 'text', text: 'Not JSON' }] }, 'Could not load the products.'],
  [{}, 'Could not load the products.'],
])('shows a message when there are no products: %j', async (params, message) => {
  const app = await open();
  await send({ method: 'ui/notifications/tool-input', params: { arguments: { search: 'hat' } } });
  await send({ method: 'ui/notifications/tool-result', params });
  await app.getByRole('status').getByText(message, { exact: true }).waitFor();
  expect(await app.locator('li').count()).toBe(0);
  expect(complaints).toEqual([]);
});

it('follows the host’s theme and its changes', async () => {
  const app = await open({ theme: 'dark', styles: { variables: { '--color-text-primary': 'rgb(1, 2, 3)' } } });
  const look = () =>
    app.evaluate(
      '(({ backgroundColor, color, colorScheme }) => ({ backgroundColor, color, colorScheme }))(getComputedStyle(document.body))',
    );
  expect(await look()).toEqual({ backgroundColor: 'rgb(28, 28, 26)', color: 'rgb(1, 2, 3)', colorScheme: 'dark' });
  await send({ method: 'ui/notifications/host-context-changed', params: { theme: 'light' } });
  await expect.poll(look).toMatchObject({ backgroundColor: 'rgb(255, 255, 255)', color: 'rgb(1, 2, 3)' });
});

it('reports its height whenever it changes', async () => {
  const app = await open();
  const height = () => app.evaluate<number>('innerHeight');
  const isWhole = () => app.evaluate('innerHeight === document.documentElement.scrollHeight');
  await show([product(), product(), product(), product(), product(), product()]);
  await app.getByText('6 products').waitFor();
  await expect.poll(isWhole).toBe(true);
  const heightBefore = await height();
  await show([]);
  await expect.poll(height).toBeLessThan(heightBefore);
  await expect.poll(isWhole).toBe(true);
  const [first] = await messagesOf('ui/notifications/size-changed');
  expect(first?.params).toEqual({ width: expect.any(Number), height: expect.any(Number) });
});

it('follows the protocol', async () => {
  await open();
  expect(await messagesOf('ui/initialize')).toEqual([
    {
      jsonrpc: '2.0',
      id: 1,
      method: 'ui/initialize',
      params: {
        protocolVersion: '2026-01-26',
        appInfo: { name: 'aisle-product-cards', version: '1.0.0' },
        appCapabilities: { availableDisplayModes: ['inline', 'fullscreen'] },
      },
    },
  ]);
  await send({ id: 90, method: 'ping' });
  await send({ id: 91, method: 'ui/resource-teardown', params: { reason: 'done' } });
  await send({ id: 92, method: 'constructor' });
  await send({ method: 'constructor' });
  await send({ id: 999, result: {} });
  await expect.poll(() => messagesOf(92)).toMatchObject([{ error: { code: -32_601 } }]);
  expect(await messagesOf(90)).toMatchObject([{ result: {} }]);
  expect(await messagesOf(91)).toMatchObject([{ result: {} }]);
  expect(complaints).toEqual([]);
});

it.each(['light', 'dark'])('has no accessibility violations in the %s theme', async (theme) => {
  const app = await open({ theme });
  await show([product(), product({ title: 'Mug', imageUrl: null })], { search: 'mug' });
  await app.getByText('2 products for “mug”').waitFor();
  await app.evaluate(axe.source);
  // The host's page has the headings.
  const { violations } = await app.evaluate<axe.AxeResults>(
    "axe.run({ rules: { 'page-has-heading-one': { enabled: false } } })",
  );
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
});
