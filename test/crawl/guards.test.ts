import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import type { HostBudget } from '../../src/domain/crawl.ts';
import { listed, shopifyRoutes, wares } from '../setup/shopify.ts';
import { closeAll } from './fetch-server.ts';
import {
  type Route,
  type Routes,
  crawl,
  data,
  lamp,
  lampPage,
  link,
  openShop,
  sitemapIndex,
  text,
} from './shop-server.ts';

afterEach(closeAll);

describe('a name that answers with an address inside after a while', () => {
  const closing = (routes: Routes): Routes => ({
    '*': (request, response) => {
      response.setHeader('connection', 'close'); // so that each page asks for the name again
      return routes[request.url ?? ''] ?? { status: 404 };
    },
  });
  const lookupOf = (turns: number) => {
    let asked = 0;
    return () => Promise.resolve([{ address: asked++ < turns ? '127.0.0.1' : '10.0.0.1', family: 4 }]);
  };
  const list = '/products.json?limit=250&page=1';

  it.each<[string, number, (origin: string) => Routes, string[]]>([
    ['robots.txt', 0, () => ({}), []],
    ['the home page', 1, () => ({}), ['/robots.txt']],
    ['a sitemap', 2, () => ({ '/': 'Home' }), ['/robots.txt', '/']],
    ['a page', 4, () => ({ '/': link('/a') }), ['/robots.txt', '/', '/sitemap.xml', '/sitemap_index.xml']],
    ['the shop’s own list', 2, () => ({ ...shopifyRoutes(wares(3)) }), ['/robots.txt', '/']],
    [
      'a page of that list',
      3,
      () => ({ ...shopifyRoutes(wares(3)), [list]: text(JSON.stringify({ products: wares(3).map(listed) })) }),
      ['/robots.txt', '/', list],
    ],
  ])('is refused there: %s', async (_what, turns, routes, asked) => {
    const shop = await openShop((origin) => closing(routes(origin)));
    await crawl(shop.origin, { fetch: { lookup: lookupOf(turns) }, limits: { hostConnections: 1 } });
    expect(shop.hits).toEqual(asked);
  });
});

describe('a host that asks for patience without end', () => {
  /** A budget by which nobody waits, and what it was answered. */
  function hurried() {
    const waits: number[] = [];
    const intervals: number[] = [];
    const budget: HostBudget = {
      interval: 0,
      take(_host, _count, interval) {
        intervals.push(interval);
        return Promise.resolve(0);
      },
      postpone: (_host, ms) => Promise.resolve(void waits.push(ms)),
    };
    return { budget, waits, intervals };
  }

  it.each([
    ['ten years', '315360000', 60_000],
    ['more than a number holds', '9'.repeat(400), 60_000],
    ['a day in ten years', 'Fri, 01 Jan 2100 00:00:00 GMT', 60_000],
    ['a day long ago', 'Thu, 01 Jan 1970 00:00:00 GMT', 0],
    ['nothing', '0', 0],
    ['words', 'soon', 2_000],
    ['less than nothing', '-5', 2_000],
    ['an empty text', '', 2_000],
    ['half a second', '0.5', 2_000],
  ])('%s is given a minute at most', async (_what, after, wait) => {
    const shop = await openShop({ '/': { status: 503, headers: { 'retry-after': after } } });
    const { budget, waits } = hurried();
    expect((await crawl(shop.origin, { budget })).failure).toMatch(/503/);
    expect(waits[0]).toBe(wait);
    expect(shop.hits.filter((path) => path === '/')).toHaveLength(3);
  });

  it.each([
    ['a year', '31536000', 30_000],
    ['more than a number holds', '9'.repeat(400), 30_000],
    ['less than nothing', '-5', 0],
    ['an exponent', '1e9', 0],
    ['words', 'Infinity', 0],
  ])('between pages, %s is given half a minute at most', async (_what, delay, interval) => {
    const shop = await openShop({ '/': lampPage('Lamp'), '/robots.txt': text(`User-agent: *\nCrawl-delay: ${delay}`) });
    const { budget, intervals } = hurried();
    expect((await crawl(shop.origin, { budget })).titles).toEqual(['Lamp']);
    expect(Math.max(...intervals)).toBe(interval);
  });
});

describe('sitemaps that are made to keep us busy', () => {
  const laughs = Array.from({ length: 20 }, (_, at) => `<!ENTITY l${at + 1} "${`&l${at};`.repeat(10)}">`).join('');
  const zipped = (body: string): Route => ({ headers: { 'content-type': 'application/gzip' }, body: gzipSync(body) });
  const urls = (origin: string) => `<urlset><url><loc>${origin}/a</loc></url>`;

  it.each<[string, (origin: string) => Routes]>([
    [
      'a billion laughs',
      (origin) => ({
        '/sitemap.xml': text(
          `<!DOCTYPE x [<!ENTITY l0 "ha">${laughs}]>${urls(origin)}<url><loc>${origin}/&l20;</loc></url></urlset>`,
        ),
      }),
    ],
    [
      'an entity from elsewhere',
      (origin) => ({
        '/sitemap.xml': text(
          `<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd"><!ENTITY f SYSTEM "${origin}/secret">]>${urls(origin)}<url><loc>&e;&f;</loc></url></urlset>`,
        ),
      }),
    ],
    [
      'a style sheet',
      (origin) => ({ '/sitemap.xml': text(`<?xml-stylesheet href="${origin}/secret"?>${urls(origin)}</urlset>`) }),
    ],
    ['70 MB of nothing, packed', (origin) => ({ '/sitemap.xml': zipped(urls(origin) + ' '.repeat(70_000_000)) })],
    [
      '70 MB of nothing, packed on the way',
      (origin) => ({
        '/sitemap.xml': {
          headers: { 'content-encoding': 'gzip' },
          body: gzipSync(urls(origin) + ' '.repeat(70_000_000)),
        },
        '/': link('/a'),
      }),
    ],
    [
      'an attribute of 20 MB',
      (origin) => ({ '/sitemap.xml': text(`${urls(origin)}<url x="${'y'.repeat(20_000_000)}"><loc>${origin}/b`) }),
    ],
    [
      'an index that nests without end',
      (origin) => ({
        '/sitemap.xml': sitemapIndex(`${origin}/map1.xml`),
        '/': link('/a'),
        '*': (request) =>
          request.url?.startsWith('/map')
            ? sitemapIndex(`${origin}/map${Number(/\d+/.exec(request.url)?.[0]) + 1}.xml`)
            : { status: 404 },
      }),
    ],
    [
      'an index of addresses inside',
      () => ({
        '/sitemap.xml': sitemapIndex(
          'http://10.0.0.1/a.xml',
          'http://[::1]/',
          'file:///etc/passwd',
          'http://internal.example/x.xml',
        ),
        '/': link('/a'),
      }),
    ],
    [
      'a redirect inside',
      () => ({
        '/sitemap.xml': { status: 302, headers: { location: 'http://169.254.169.254/latest/' } },
        '/': link('/a'),
      }),
    ],
  ])('%s', async (_what, routes) => {
    const shop = await openShop((origin) => ({ '/a': lampPage('Lamp'), '/': 'Home', ...routes(origin) }));
    const { titles, failure } = await crawl(shop.origin, { fetch: { timeoutMs: 10_000 } });
    expect([titles, failure]).toEqual([['Lamp'], null]);
    expect(shop.hits).not.toContain('/secret');
    expect(shop.hits.length).toBeLessThan(20);
  });
});

describe('pages that lead astray', () => {
  it.each<[string, string, string[]]>([
    ['by their base', '<base href="https://other.example/">', ['/lamp']],
    ['by a base that is script', '<base href="javascript:alert(1)//">', ['/lamp']],
    ['by a canonical address that leads back', '<link rel="canonical" href="/a">', ['/a', '/lamp']],
    ['by refreshing to elsewhere', '<meta http-equiv="refresh" content="0;url=http://169.254.169.254/">', ['/lamp']],
    ['by a canonical address of another shop', '<link rel="canonical" href="https://other.example/lamp">', ['/lamp']],
  ])('%s', async (_what, head, paths) => {
    const shop = await openShop({
      '/': link('/lamp', '/a'),
      '/lamp': head + lampPage('Lamp'),
      '/a': `<link rel="canonical" href="/lamp">A`,
    });
    const { products } = await crawl(shop.origin);
    expect(products).toHaveLength(1);
    expect(paths.map((path) => `${shop.origin}${path}`)).toContain(products[0]?.url);
  });

  it('products at home elsewhere are none of the shop', async () => {
    const shop = await openShop({
      '/': data(['https://other.example/a', '//10.0.0.1/b', 'ftp://shop.example/c'].map((url) => lamp(url, { url }))),
    });
    const { products } = await crawl(shop.origin);
    expect(products.filter(({ url }) => !url.startsWith(shop.origin))).toEqual([]);
  });
});
