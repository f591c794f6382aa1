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

describe('DNS rebinding to a private address', () => {
  const closing = (routes: Routes): Routes => ({
    '*': (request, response) => {
      response.setHeader('connection', 'close'); // resolves the name again for each page
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
    ['the product list', 2, () => ({ ...shopifyRoutes(wares(3)) }), ['/robots.txt', '/']],
    [
      'a later page of the product list',
      3,
      () => ({ ...shopifyRoutes(wares(3)), [list]: text(JSON.stringify({ products: wares(3).map(listed) })) }),
      ['/robots.txt', '/', list],
    ],
  ])('is refused for %s', async (_what, turns, routes, asked) => {
    const shop = await openShop((origin) => closing(routes(origin)));
    await crawl(shop.origin, { fetch: { lookup: lookupOf(turns) }, limits: { hostConnections: 1 } });
    expect(shop.hits).toEqual(asked);
  });
});

describe('the delay that a host requests', () => {
  /** Creates a host budget without waiting that records its calls. */
  function recordingBudget() {
    const waits: number[] = [];
    const intervals: number[] = [];
    const budget: HostBudget = {
      interval: 0,
      take(_host, _count, interval) {
        intervals.push(interval);
        return Promise.resolve(0);
      },
      postpone: (_host, ms) => Promise.resolve(void waits.push(ms)),
      pace: () => Promise.resolve(0),
      learnPace: () => Promise.resolve(),
    };
    return { budget, waits, intervals };
  }

  it.each([
    ['ten years', '315360000', 60_000],
    ['more than a number holds', '9'.repeat(400), 60_000],
    ['a date in the far future', 'Fri, 01 Jan 2100 00:00:00 GMT', 60_000],
    ['a date in the past', 'Thu, 01 Jan 1970 00:00:00 GMT', 0],
    ['a date of yesterday', new Date(Date.now() - 86_400_000).toUTCString(), 0],
    ['zero', '0', 0],
    ['words', 'soon', 2_000],
    ['a negative number', '-5', 2_000],
    ['an empty text', '', 2_000],
    ['half a second', '0.5', 2_000],
  ])('in Retry-After is limited to one minute: %s', async (_what, after, wait) => {
    const shop = await openShop({ '/': { status: 503, headers: { 'retry-after': after } } });
    const { budget, waits } = recordingBudget();
    expect((await crawl(shop.origin, { budget })).failure).toMatch(/503/);
    expect(waits[0]).toBe(wait);
    expect(shop.hits.filter((path) => path === '/')).toHaveLength(3);
  });

  it.each([
    ['a year', '31536000', 30_000],
    ['more than a number holds', '9'.repeat(400), 30_000],
    ['a negative number', '-5', 0],
    ['an exponent', '1e9', 0],
    ['words', 'Infinity', 0],
  ])('in Crawl-delay is limited to 30 seconds: %s', async (_what, delay, interval) => {
    const shop = await openShop({ '/': lampPage('Lamp'), '/robots.txt': text(`User-agent: *\nCrawl-delay: ${delay}`) });
    const { budget, intervals } = recordingBudget();
    expect((await crawl(shop.origin, { budget })).titles).toEqual(['Lamp']);
    expect(Math.max(...intervals)).toBe(interval);
  });
});

describe('hostile sitemaps', () => {
  const entities = Array.from({ length: 20 }, (_, at) => `<!ENTITY l${at + 1} "${`&l${at};`.repeat(10)}">`).join('');
  const zipped = (body: string): Route => ({ headers: { 'content-type': 'application/gzip' }, body: gzipSync(body) });
  const urls = (origin: string) => `<urlset><url><loc>${origin}/a</loc></url>`;

  it.each<[string, (origin: string) => Routes]>([
    [
      'a billion entities',
      (origin) => ({
        '/sitemap.xml': text(
          `<!DOCTYPE x [<!ENTITY l0 "ha">${entities}]>${urls(origin)}<url><loc>${origin}/&l20;</loc></url></urlset>`,
        ),
      }),
    ],
    [
      'an external entity',
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
    [
      '70 MB of white space in a compressed file',
      (origin) => ({ '/sitemap.xml': zipped(urls(origin) + ' '.repeat(70_000_000)) }),
    ],
    [
      '70 MB of white space in a compressed response',
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
      'an endlessly nested index',
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
      'an index of private addresses',
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
      'a redirect to a private address',
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

describe('misleading pages', () => {
  it.each<[string, string, string[]]>([
    ['by a base element of another site', '<base href="https://other.example/">', ['/lamp']],
    ['by a javascript: base', '<base href="javascript:alert(1)//">', ['/lamp']],
    ['by circular canonical URLs', '<link rel="canonical" href="/a">', ['/a', '/lamp']],
    ['by a refresh to another site', '<meta http-equiv="refresh" content="0;url=http://169.254.169.254/">', ['/lamp']],
    ['by a canonical URL of another shop', '<link rel="canonical" href="https://other.example/lamp">', ['/lamp']],
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

  it('do not add products whose URL is on another site', async () => {
    const shop = await openShop({
      '/': data(['https://other.example/a', '//10.0.0.1/b', 'ftp://shop.example/c'].map((url) => lamp(url, { url }))),
    });
    const { products } = await crawl(shop.origin);
    expect(products.filter(({ url }) => !url.startsWith(shop.origin))).toEqual([]);
  });
});
