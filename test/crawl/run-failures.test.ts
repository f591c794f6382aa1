import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { closeAll } from './fetch-server.ts';
import { type Route, type Routes, controlRunTime, crawl, lampPage, link, openShop, redirectTo } from './shop-server.ts';

afterEach(closeAll);

const hang: Route = () => {};
const drip: Route = (_, response) => {
  const timer = setInterval(() => response.write('.'), 20);
  response.on('close', () => clearInterval(timer));
};

describe('a failing run', () => {
  it.each<[string, Routes, RegExp]>([
    ['500 everywhere', { '/robots.txt': '', '*': { status: 500 } }, /HTTP status 500/],
    ['403 everywhere', { '/robots.txt': '', '*': { status: 403 } }, /HTTP status 403/],
    ['404 everywhere', {}, /HTTP status 404/],
    ['no response', { '/robots.txt': '', '/': hang }, /did not respond/],
    ['a body that arrives slowly', { '/robots.txt': '', '/': drip }, /did not respond/],
    ['a redirect to itself', { '/': redirectTo('/') }, /redirected more than/],
    ['a redirect loop', { '/': redirectTo('/a'), '/a': redirectTo('/') }, /redirected more than/],
    ['a redirect to another site', { '/': redirectTo('/'), '*': { status: 404 } }, /redirected/],
    ['a redirect to a private address', { '/': redirectTo('http://internal.example/') }, /redirects to another site/],
    [
      'a redirect to the metadata service',
      { '/': redirectTo('http://169.254.169.254/latest/') },
      /not on the public internet/,
    ],
    ['a redirect to a file', { '/': redirectTo('file:///etc/passwd') }, /Only http and https/],
    ['an image instead of a page', { '/': { headers: { 'content-type': 'image/png' }, body: 'x' } }, /image\/png/],
    ['a huge page', { '/': 'x'.repeat(300_000) }, /larger than/],
    [
      'a gzip bomb',
      { '/': { headers: { 'content-encoding': 'gzip' }, body: gzipSync(Buffer.alloc(30_000_000)) } },
      /larger than/,
    ],
    [
      'a response that is not HTTP',
      { '/robots.txt': '', '/': (_, response) => void response.socket?.end('nonsense\r\n\r\n') },
      /./,
    ],
    [
      'closed connections',
      { '/robots.txt': '', '/': (_, response) => void response.socket?.destroy() },
      /was interrupted/,
    ],
  ])('states the reason: %s', async (_what, routes, reason) => {
    const shop = await openShop(routes);
    // Only the test of a missing response waits for the timeout.
    const timeoutMs = reason.source === 'did not respond' ? 400 : 20_000;
    const { failure, counts } = await crawl(shop.origin, { fetch: { timeoutMs, maxBytes: 200_000 } });
    expect(failure).toMatch(reason);
    expect(counts.productsFound).toBe(0);
  });

  it.each([
    ['an unknown name', 'http://gone.example/', /could not be resolved/],
    ['a closed port', 'http://shop.example:1023/', /connection to shop.example:1023 failed/],
    ['a private address', 'http://internal.example/', /not on the public internet/],
    ['a password in siteUrl', 'http://a:b@shop.example/', /username or password/],
    ['an overlong siteUrl', `http://shop.example/${'a'.repeat(3_000)}`, /siteUrl cannot be crawled/],
  ])('states the reason: %s', async (_what, siteUrl, reason) => {
    expect((await crawl(siteUrl)).failure).toMatch(reason);
  });

  it('names the target of a redirect to another site, and does not request it', async () => {
    const other = await openShop({ '/': lampPage('Lamp') });
    const target = other.origin.replace('shop', 'moved');
    const shop = await openShop({ '/': redirectTo(target) });
    expect((await crawl(shop.origin)).failure).toContain(target);
    expect(other.hits).toEqual([]);
  });

  it.each(['/robots.txt', '/', '/sitemap.xml', '/lamp'])(
    'does not request another site to which %s redirects',
    async (path) => {
      const other = await openShop({ '*': lampPage('Lamp') }, { host: 'other.example' });
      const shop = await openShop({ '/': link('/lamp'), [path]: redirectTo(`${other.origin}${path}`) });
      await crawl(shop.origin);
      expect(shop.hits).toContain(path);
      expect(other.hits).toEqual([]);
    },
  );

  it('keeps the products found before the shop went down', async () => {
    const shop = await openShop({
      '/': lampPage('Lamp') + link(...Array.from({ length: 100 }, (_, at) => `/p${at}/`)),
      '*': (request) => ({ status: request.url === '/robots.txt' ? 404 : 502 }),
    });
    const { failure, counts } = await crawl(shop.origin);
    expect(failure).toMatch(/consecutive pages.*502/);
    expect(counts.productsFound).toBe(1);
    expect(counts.pagesFailed).toBeLessThan(60);
  });

  it('stops at the time limit, and keeps the products found', async () => {
    const maxMinutes = 7;
    const over = controlRunTime(maxMinutes);
    const shop = await openShop({
      '/robots.txt': '',
      '/': lampPage('Lamp') + link('/slow'),
      '/slow': () => {
        over.abort();
        return drip;
      },
      '*': { status: 404 },
    });
    const { failure, titles } = await crawl(shop.origin, { limits: { maxMinutes }, fetch: { timeoutMs: 60_000 } });
    expect(failure).toMatch(/stopped after 7 minutes/);
    expect(titles).toEqual(['Lamp']);
  });

  it('counts sitemaps towards the time limit', async () => {
    const shop = await openShop({ '/robots.txt': '', '/sitemap.xml': drip });
    const { failure } = await crawl(shop.origin, { limits: { maxMinutes: 0.003 }, fetch: { timeoutMs: 60_000 } });
    expect(failure).toMatch(/stopped after/);
  });

  it('rejects with the abort reason immediately', async () => {
    const stop = new AbortController();
    const hangAndStop = () => stop.abort(new Error('The service stops.'));
    const shop = await openShop({ '/robots.txt': '', '/': hangAndStop, '*': { status: 404 } });
    await expect(crawl(shop.origin, { signal: stop.signal, fetch: { timeoutMs: 60_000 } })).rejects.toThrow(
      'The service stops.',
    );
  });
});

describe('retries', () => {
  it.each([429, 503])('wait for Retry-After when a page answers %i', async (status) => {
    const times: number[] = [];
    const shop = await openShop({
      '/': () => {
        times.push(Date.now());
        return times.length < 2 ? { status, headers: { 'retry-after': '1' } } : lampPage('Lamp');
      },
    });
    expect((await crawl(shop.origin)).titles).toEqual(['Lamp']);
    expect((times[1] ?? 0) - (times[0] ?? 0)).toBeGreaterThanOrEqual(950);
  });

  it('end after three attempts', async () => {
    const shop = await openShop({ '/': { status: 503, headers: { 'retry-after': new Date(0).toUTCString() } } });
    expect((await crawl(shop.origin)).failure).toMatch(/503/);
    expect(shop.hits.filter((path) => path === '/')).toHaveLength(3);
  });

  it('repeat a request once after a disconnect', async () => {
    let broken = 0;
    const shop = await openShop({
      '/': (_, response) => (broken++ === 0 ? void response.socket?.destroy() : lampPage('Lamp')),
    });
    expect((await crawl(shop.origin)).titles).toEqual(['Lamp']);
    expect(broken).toBe(2);
  });
});
