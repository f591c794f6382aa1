import { createServer } from 'node:http';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { closeAll, listen } from '../crawl/fetch-server.ts';
import { crawl } from '../crawl/shop-server.ts';
import { ensureBrowser } from '../setup/browser.ts';
import { testRenderer } from './rendered-stage.ts';
import { renderedShop } from '../setup/rendered-shop.ts';

beforeAll(ensureBrowser);
afterEach(closeAll);

async function openRendered(options?: Parameters<typeof renderedShop>[1]) {
  const hits: string[] = [];
  let origin = '';
  const shop = renderedShop(() => origin, options);
  const server = createServer((request, response) => {
    hits.push(request.url ?? '');
    shop.answer(request, response);
  });
  origin = `http://shop.example:${await listen(server)}`;
  return { origin, hits, products: shop.products() };
}

const byUrl = (a: { url: string }, b: { url: string }) => a.url.localeCompare(b.url);

describe('a shop that is drawn by scripts', () => {
  it.each([
    ['by its links', { hasSitemap: false }],
    ['by its sitemap', { hasSitemap: true }],
  ])('is found whole %s', async (_, options) => {
    const { origin, hits, products } = await openRendered(options);
    const found = await crawl(origin, {
      renderer: testRenderer(),
      fetch: { timeoutMs: 20_000 },
      limits: { maxMinutes: 3 },
    });
    expect(found).toMatchObject({ failure: null, note: null });
    expect(found.products.toSorted(byUrl)).toEqual(
      products.toSorted(byUrl).map((product) => expect.objectContaining(product)),
    );
    expect(hits.filter((path) => path === '/app.mjs')).toHaveLength(1);
    expect(hits.filter((path) => /css|jpg/.test(path))).toEqual([]);
  });
});
