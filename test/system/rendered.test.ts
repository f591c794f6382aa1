import fs from 'node:fs';
import { createServer } from 'node:http';
import type { CrawlRun } from '../../src/domain/crawl-run.ts';
import type { Product } from '../../src/domain/product.ts';
import { afterEach, describe, expect, inject, it } from 'vitest';
import { closeAll, listen } from '../crawl/fetch-server.ts';
import { crawl } from '../crawl/shop-server.ts';
import { aisle, dataDirectory, post, serve } from '../setup/process.ts';
import { DRIVER, descendants, isRunning, testRenderer } from './rendered-stage.ts';
import { renderedShop } from '../setup/rendered-shop.ts';

afterEach(closeAll);

async function openRendered(options?: Parameters<typeof renderedShop>[1], host = 'shop.example') {
  const hits: string[] = [];
  let origin = '';
  const shop = renderedShop(() => origin, options);
  const server = createServer((request, response) => {
    hits.push(request.url ?? '');
    shop.answer(request, response);
  });
  const port = await listen(server);
  origin = `http://${host}:${port}`;
  return { origin, hits, products: shop.products() };
}

const byUrl = (a: { url: string }, b: { url: string }) => a.url.localeCompare(b.url);

describe('a JavaScript-rendered shop', () => {
  it.each([
    ['by its links', { hasSitemap: false }],
    ['by its sitemap', { hasSitemap: true }],
  ])('is found completely %s', async (_, options) => {
    const { origin, hits, products } = await openRendered(options);
    const found = await crawl(origin, {
      renderer: testRenderer(),
      fetch: { timeoutMs: 20_000 },
    });
    expect(found).toMatchObject({ failure: null, note: null });
    expect(found.products.toSorted(byUrl)).toEqual(
      products.toSorted(byUrl).map((product) => expect.objectContaining(product)),
    );
    expect(hits.filter((path) => path === '/app.mjs')).toHaveLength(1);
    expect(hits.filter((path) => /css|jpg/.test(path))).toEqual([]);
  });
});

/** The same at an address that other processes can reach. */
const serveRendered = () => openRendered({ hasSitemap: true }, '127.0.0.1');

const env = { CRAWL_ALLOW_PRIVATE_NETWORK: 'on', CRAWL_TIMEOUT_SECONDS: '60' };

describe('from the command line', () => {
  it('crawl and extract render what they need to', async () => {
    const { origin, products } = await serveRendered();
    const crawled = await aisle(['crawl', `${origin}/`, '--json'], env);
    expect(crawled).toMatchObject({ code: 0, stderr: '' });
    const found = crawled.stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Product);
    const prices = (list: readonly { url: string; price: number | null }[]) =>
      list.toSorted(byUrl).map(({ url, price }) => `${url} ${price}`);
    expect(prices(found)).toEqual(prices(products));
    const [product] = products;
    const extracted = await aisle(['extract', product?.url ?? '', '--json'], env);
    expect(JSON.parse(extracted.stdout)).toMatchObject({ products: [product] });
  });

  it('they report a missing browser', async () => {
    const { origin } = await serveRendered();
    const without = { ...env, CHROMIUM: '/nowhere/chromium' };
    for (const command of ['crawl', 'extract'])
      expect(await aisle([command, `${origin}/`, '--json'], without)).toMatchObject({
        code: 1,
        stderr: expect.stringMatching(/JavaScript-rendered pages.*install Chromium, or set BROWSER_WS_URL/),
      });
  });
});

describe('a service', () => {
  async function startRun(origin: string, environment: NodeJS.ProcessEnv = env) {
    const directory = dataDirectory();
    const key = inject('shopKey');
    const service = await serve(directory, environment);
    const created = await post(service, key, 'create_assistant', { name: 'Shop', siteUrl: origin });
    const { assistantId } = created.body.result as { assistantId: string };
    await post(service, key, 'start_crawl', { assistantId });
    const latest = async () =>
      ((await post(service, key, 'list_crawls', { assistantId })).body.result as CrawlRun[]).at(0);
    return { service, latest };
  }

  it.each(['SIGTERM', 'SIGKILL'] as const)('leaves no browser behind after %s', async (signal) => {
    const { origin } = await serveRendered();
    const { service } = await startRun(origin);
    const isDrawing = () => descendants(process.pid).some(({ command }) => command.includes('--type=renderer'));
    await expect.poll(isDrawing).toBe(true);
    const browser = descendants(process.pid).filter(({ command }) => command.includes('chrom') || DRIVER.test(command));
    expect(browser.length).toBeGreaterThan(1);
    await service.end(signal);
    await expect.poll(() => browser.filter(({ pid }) => isRunning(pid))).toEqual([]);
    const folders = browser.flatMap(({ command }) => /\S+aisle-browser-\w+$/.exec(command) ?? []);
    expect(folders).toHaveLength(1);
    expect(folders.filter((folder) => fs.existsSync(folder))).toEqual([]);
  });

  it('tells the owner about a missing browser', async () => {
    const { origin } = await serveRendered();
    const { latest } = await startRun(origin, { ...env, CHROMIUM: '/nowhere/chromium' });
    await expect.poll(async () => (await latest())?.finishedAt).toEqual(expect.any(String));
    expect(await latest()).toMatchObject({
      status: 'failed',
      error: expect.stringMatching(/JavaScript-rendered pages.*install Chromium, or set BROWSER_WS_URL/),
      counts: { pagesFetched: 0 },
    });
  });
});
