import { expect, it } from 'vitest';
import { products } from '../../examples/storefront/catalogue.ts';
import { FetchError, type Fetcher, createFetcher } from '../../src/crawl/http/fetch.ts';
import { createMemoryFrontier } from '../../src/crawl/run/memory-frontier.ts';
import { crawlSite } from '../../src/crawl/run/run.ts';
import { withDemoShop } from '../../src/demo-shop/fetcher.ts';
import type { CrawledProduct } from '../../src/domain/provenance.ts';

const BASE_URL = 'http://localhost:3000';
/** Its digits look like those of a product's address. */
const KEY = 'aisle_pk_shop_12345';

const noNetwork: Fetcher = {
  get: (url) => Promise.reject(new FetchError('connect', `${url} was asked for over the network.`)),
  close: () => Promise.resolve(),
};

it.each([
  'http://localhost:3001/demo-shop/aisle_pk_a_b/',
  'https://localhost:3000/demo-shop/aisle_pk_a_b/',
  'http://localhost.evil.test:3000/demo-shop/aisle_pk_a_b/',
  'http://10.0.0.1:3000/demo-shop/aisle_pk_a_b/',
])('leaves %s to the guarded fetcher', async (url) => {
  await expect(withDemoShop(noNetwork, () => BASE_URL).get(url)).rejects.toThrow('over the network');
});

it('leaves the guards as they are: this machine stays out of reach beside the service itself', async () => {
  const guarded = createFetcher({ userAgent: 'TestBot' });
  const fetcher = withDemoShop(guarded, () => BASE_URL);
  await expect(fetcher.get('http://127.0.0.1:3001/')).rejects.toMatchObject({ code: 'blocked_address' });
  await fetcher.close();
});

it('answers other paths of the service with 404, without a request', async () => {
  const fetcher = withDemoShop(noNetwork, () => BASE_URL);
  for (const path of ['/', '/robots.txt', '/api/health', '/demo-shop/', '/demo-shop/x/'])
    expect((await fetcher.get(BASE_URL + path)).status).toBe(404);
});

it.each(['http://localhost:3000', 'http://127.0.0.1:3000'])('reads the whole shop at %s', async (baseUrl) => {
  const found: CrawledProduct[] = [];
  await crawlSite({
    siteUrl: `${baseUrl}/demo-shop/${KEY}/`,
    userAgent: 'TestBot',
    source: null,
    frontier: createMemoryFrontier(1000, (each) => found.push(...each)),
    fetcher: withDemoShop(noNetwork, () => BASE_URL),
    limits: { maxPages: 1000, maxMinutes: 5, hostConnections: 4 },
    signal: new AbortController().signal,
  });
  expect(new Set(found.map(({ title }) => title))).toEqual(new Set(products.map(({ title }) => title)));
  expect(found.every(({ url }) => url.startsWith(`${baseUrl}/demo-shop/${KEY}/products/`))).toBe(true);
});
