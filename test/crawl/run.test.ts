import { setTimeout as sleep } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findItem, products as catalogue } from '../../examples/storefront/catalogue.ts';
import { createStorefront } from '../../examples/storefront/index.ts';
import { closeAll } from './fetch-server.ts';
import {
  type Routes,
  crawl,
  data,
  lamp,
  lampPage,
  link,
  openShop,
  redirectTo,
  sitemap,
  sitemapIndex,
  text,
} from './shop-server.ts';

/** Tolerance for timers that fire early. */
const CLOCK_ERROR_MS = 10;

afterEach(closeAll);

describe('robots.txt', () => {
  it.each<[string, Routes, RegExp]>([
    ['disallows everything', { '/robots.txt': text('User-agent: *\nDisallow: /') }, /robots.*TestBot.*crawlUserAgent/],
    ['disallows this crawler', { '/robots.txt': text('User-agent: TestBot\nDisallow: /') }, /robots.*TestBot/],
    ['answers 500', { '/robots.txt': { status: 500 } }, /robots\.txt.*500/],
    ['always answers 429', { '/robots.txt': { status: 429, headers: { 'retry-after': '0' } } }, /robots\.txt.*429/],
    ['never answers', { '/robots.txt': () => {} }, /did not respond/],
  ])('prevents the crawl if it %s', async (_what, routes, reason) => {
    const shop = await openShop({ '/': lampPage('Lamp'), ...routes });
    // Only the test of a missing response waits for the timeout.
    const timeoutMs = reason.source === 'did not respond' ? 200 : 20_000;
    const { failure, counts } = await crawl(shop.origin, { fetch: { timeoutMs } });
    expect(failure).toMatch(reason);
    expect(failure).toContain('shop.example');
    expect([counts.pagesFetched, new Set(shop.hits)]).toEqual([0, new Set(['/robots.txt'])]);
  });

  it.each<[string, Routes]>([
    ['is missing', {}],
    ['is a page', { '/robots.txt': '<title>Shop</title><p>disallow what you like' }],
    ['redirects to itself', { '/robots.txt': redirectTo('/robots.txt') }],
    [
      'has 20 MB',
      { '/robots.txt': text(`User-agent: *\nDisallow: /private\n${'# more\n'.repeat(3_000_000)}Disallow: /`) },
    ],
    ['is binary', { '/robots.txt': { body: Buffer.from([0, 255, 254, 1, 13, 10, 0]) } }],
  ])('allows everything if it %s', async (_what, routes) => {
    const shop = await openShop({ '/': lampPage('Lamp'), ...routes });
    expect((await crawl(shop.origin)).titles).toEqual(['Lamp']);
  });

  it('excludes linked, listed and redirected pages', async () => {
    const shop = await openShop((origin) => ({
      '/robots.txt': text(`User-agent: *\nDisallow: /private\nSitemap: ${origin}/map.xml`),
      '/map.xml': sitemap(`${origin}/`, `${origin}/private/a`, `${origin}/moved`),
      '/': link('/private/b', '/lamp'),
      '/lamp': lampPage('Lamp'),
      '/moved': redirectTo('/private/c'),
      '/private/c': lampPage('Secret'),
      '*': lampPage('Secret'),
    }));
    expect((await crawl(shop.origin)).titles).toEqual(['Lamp']);
    expect(shop.hits.filter((path) => path.startsWith('/private'))).toEqual(['/private/c']); // the target of the redirect
  });

  it('is evaluated for the user agent that the shop sees', async () => {
    const shop = await openShop({
      '/robots.txt': text('User-agent: OwnBot\nDisallow: /a\n\nUser-agent: *\nDisallow: /'),
      '/': link('/a', '/b'),
      '/a': lampPage('A'),
      '/b': lampPage('B'),
    });
    expect((await crawl(shop.origin, { userAgent: 'OwnBot/2 (+https://own.example)' })).titles).toEqual(['B']);
    expect([...shop.agents]).toEqual(['OwnBot/2 (+https://own.example)']);
  });

  it('can set a delay between pages', async () => {
    const arrivals: number[] = [];
    let open = 0;
    let maxOpen = 0;
    const turn = async () => {
      arrivals.push(Date.now());
      maxOpen = Math.max(maxOpen, ++open);
      await sleep(20);
      open -= 1;
    };
    const routes = {
      '/robots.txt': text('User-agent: *\nCrawl-delay: 0.8'),
      '/': link('/1', '/2', '/3'),
      '*': 'x',
    };
    const shop = await openShop(routes, { turn });
    await crawl(shop.origin);
    const [robots = 0, ...paced] = arrivals;
    expect([shop.hits.slice(-3), maxOpen]).toEqual([['/1', '/2', '/3'], 1]);
    // Counted from robots.txt: a request that arrives late shortens the pause before the next one.
    const early = paced.filter((arrival, at) => arrival - robots < at * 800 - CLOCK_ERROR_MS);
    expect(early).toEqual([]);
  });
});

describe('sitemaps', () => {
  /** A shop of two lamps, reached from the home page through a category. */
  const linked = { '/': link('/lamps'), '/lamps': link('/a', '/b'), '/a': lampPage('A'), '/b': lampPage('B') };

  it.each<[string, (origin: string) => Routes]>([
    ['status 404', () => ({})],
    ['status 500', () => ({ '/sitemap.xml': { status: 500 } })],
    ['an empty file', () => ({ '/sitemap.xml': text('') })],
    ['no entries', () => ({ '/sitemap.xml': sitemap() })],
    ['a page', () => ({ '/sitemap.xml': '<title>Not found</title>' })],
    ['binary data', () => ({ '/sitemap.xml': text(Buffer.from([31, 139, 8, 0, 1, 2, 3, 4, 5, 6])) })],
    ['other sites only', () => ({ '/sitemap.xml': sitemap('https://other.example/a', 'javascript:alert(1)') })],
    ['itself', (origin) => ({ '/sitemap.xml': sitemapIndex(`${origin}/sitemap.xml`, `${origin}/sitemap.xml?2`) })],
    [
      'indexes without end',
      (origin) => ({
        '/sitemap.xml': sitemapIndex(`${origin}/x1.xml`, `${origin}/x2.xml`),
        '*': sitemapIndex('/y.xml'),
      }),
    ],
    ['articles only', (origin) => ({ '/sitemap.xml': sitemap(`${origin}/news/1`), '/news/1': 'News' })],
    ['the category alone', (origin) => ({ '/sitemap.xml': sitemap(`${origin}/`, `${origin}/lamps`) })],
    ['dead pages only', (origin) => ({ '/sitemap.xml': sitemap(`${origin}/gone`) })],
  ])('with %s are replaced by links', async (_what, routes) => {
    const shop = await openShop((origin) => ({ ...linked, ...routes(origin) }));
    expect((await crawl(shop.origin)).titles).toEqual(['A', 'B']);
  });

  it.each<[string, (origin: string) => Routes]>([
    [
      'an index of compressed files',
      (origin) => ({
        '/sitemap.xml': sitemapIndex(`${origin}/a.xml.gz`, `${origin}/b.xml.gz`),
        '/a.xml.gz': text(gzipSync(sitemap(`${origin}/a`).body ?? '')),
        '/b.xml.gz': text(gzipSync(sitemap(`${origin}/b`, `${origin}/b?utm_source=map`).body ?? '')),
      }),
    ],
    [
      'broken XML',
      (origin) => ({ '/sitemap.xml': text(`<urlset><url><loc>${origin}/a</loc><url><loc>${origin}/b</loc>`) }),
    ],
    ['plain text', (origin) => ({ '/sitemap.xml': text(`${origin}/a\n${origin}/b\n`) })],
    [
      'a URL in robots.txt',
      (origin) => ({
        '/robots.txt': text(`Sitemap: ${origin}/map\nSitemap: http://[bad\nSitemap: /lost.xml`),
        '/map': sitemap(`${origin}/a`, `${origin}/b`),
      }),
    ],
    [
      'a default file after a dead URL in robots.txt',
      (origin) => ({
        '/robots.txt': text(`Sitemap: ${origin}/lost.xml`),
        '/sitemap.xml': sitemap(`${origin}/a`, `${origin}/b`),
      }),
    ],
  ])('as %s limit the crawl to the listed pages', async (_what, routes) => {
    const shop = await openShop((origin) => ({
      '/': link('/other'),
      '/a': lampPage('A'),
      '/b': lampPage('B'),
      '/other': lampPage('Other'),
      ...routes(origin),
    }));
    const { titles, counts } = await crawl(shop.origin);
    expect([titles, counts.pagesFetched, counts.pagesFailed]).toEqual([['A', 'B'], 3, 0]);
  });

  it('with a hundred dead entries do not end the run', async () => {
    const shop = await openShop((origin) => ({
      '/': 'Home',
      '/sitemap.xml': sitemap(...Array.from({ length: 100 }, (_, at) => `${origin}/gone/${at}`), `${origin}/a`),
      '/a': lampPage('A'),
    }));
    const { titles, counts, failure } = await crawl(shop.origin);
    expect([titles, counts.pagesFailed, failure]).toEqual([['A'], 100, null]);
  });

  it('with 50,000 entries are read up to the page limit', async () => {
    const shop = await openShop((origin) => ({
      '/sitemap.xml': sitemap(...Array.from({ length: 50_000 }, (_, at) => `${origin}/${at}`)),
      '*': (request) => lampPage(`Lamp ${request.url}`),
    }));
    const { counts } = await crawl(shop.origin, { limits: { maxPages: 30 } });
    expect([counts.pagesDiscovered, counts.pagesFetched, counts.productsFound]).toEqual([30, 30, 30]);
  });
});

describe('products in lists', () => {
  const list = (...names: string[]) =>
    data({
      '@type': 'ItemList',
      itemListElement: names.map((name) => lamp(name, { url: `/${name}`, sku: undefined, brand: 'Listed' })),
    });

  it('have the fields of their own pages', async () => {
    const shop = await openShop({
      '/': list('A', 'B') + link('/2'),
      '/2': list('A', 'B'),
      '/A': lampPage('A', { brand: 'Own' }),
      '/B': lampPage('B', { brand: 'Own' }),
    });
    const { products, counts } = await crawl(shop.origin);
    expect(products.map(({ title, brand }) => `${title} ${brand}`).toSorted()).toEqual(['A Own', 'B Own']);
    expect([counts.productsFound, counts.pagesFetched]).toEqual([2, 4]);
  });

  it('have the fields of the list if their pages have none or are not read', async () => {
    const shop = await openShop({
      '/robots.txt': text('User-agent: *\nDisallow: /C'),
      '/': list('A', 'B', 'C', 'D', 'E'),
      '/A': 'A lamp without data',
      '/B': lampPage('B', { brand: 'Own' }),
      '/D': { status: 404 },
      '/E': lampPage('E'),
    });
    const { products } = await crawl(shop.origin, { limits: { maxPages: 5 } });
    const found = products.map(({ title, brand }) => `${title} ${brand}`).toSorted();
    expect(found).toEqual(['A Listed', 'B Own', 'C Listed', 'E Listed']);
  });

  it('keep at most 1,000 characters of their description', async () => {
    const listed = lamp('A', { url: '/A', description: `${'word '.repeat(198)}${'😀'.repeat(9_000)}` });
    const shop = await openShop({ '/': data([listed, lamp('B', { url: '/B' })]), '/A': 'A', '/B': 'B' });
    const { products } = await crawl(shop.origin);
    expect(Math.max(...products.map(({ description }) => description?.length ?? 0))).toBe(1_000);
  });

  it('lead to pages missing in the sitemap', async () => {
    const shop = await openShop((origin) => ({
      '/sitemap.xml': sitemap(`${origin}/A`, `${origin}/lamps`),
      '/': 'Home',
      '/lamps': list('A', 'B') + link('/imprint'),
      '/A': lampPage('A'),
      '/B': lampPage('B'),
    }));
    expect((await crawl(shop.origin)).titles).toEqual(['A', 'B']);
    expect(shop.hits).not.toContain('/imprint');
  });
});

describe('the example shop', () => {
  const truth = catalogue.map(({ title, price, brand, availability, path, imagePath }) => ({
    title,
    price,
    currency: 'EUR',
    brand,
    availability: availability === 'out_of_stock' ? 'out_of_stock' : 'in_stock',
    url: path,
    imageUrl: imagePath,
  }));
  let origin: string;
  let withoutSitemap: boolean;
  beforeEach(async () => {
    withoutSitemap = false;
    const app = createStorefront({ origin: () => origin });
    const shop = await openShop({
      '*': (request, response) => {
        if (withoutSitemap && request.url?.includes('sitemap')) return { status: 404 };
        void (async () => {
          const answer = await app.request(`${origin}${request.url}`);
          const body = Buffer.from(await answer.arrayBuffer());
          response.writeHead(answer.status, [...answer.headers].flat()).end(body);
        })();
        return undefined;
      },
    });
    origin = shop.origin;
  });

  it.each([
    ['sitemap', false],
    ['links', true],
  ])('is found completely by %s', async (_by, isByLinks) => {
    withoutSitemap = isByLinks;
    const { products, counts, note } = await crawl(origin);
    const found = products.map(({ title, price, currency, brand, availability, url, imageUrl }) => ({
      title,
      price,
      currency,
      brand,
      availability,
      url: url.replace(origin, ''),
      imageUrl: imageUrl?.replace(origin, '') ?? null,
    }));
    const byPath = (a: { url: string }, b: { url: string }) => a.url.localeCompare(b.url);
    expect(found.toSorted(byPath)).toEqual(truth.toSorted(byPath));
    const ids = products.map(({ externalId, url }) => [findItem(externalId ?? '')?.product.path, url]);
    expect(ids.filter(([path, url]) => `${origin}${path}` !== url)).toEqual([]);
    expect([counts.productsFound, counts.pagesFailed, note]).toEqual([truth.length, 0, null]);
  });
});
