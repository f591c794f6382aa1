import { afterEach, describe, expect, it } from 'vitest';
import { closeAll } from './fetch-server.ts';
import { type Route, type Routes, crawl, lampPage, link, openShop, redirectTo, sitemap } from './shop-server.ts';

afterEach(closeAll);

/** Routes that answer every URL by one function, without robots.txt and sitemap. */
const byAddress = (answer: (url: URL) => Route): Routes => ({
  '*': (request) => {
    const url = new URL(request.url ?? '', 'http://shop.example');
    return /robots|sitemap/.test(url.pathname) ? { status: 404 } : answer(url);
  },
});
const home = (url: URL, ...links: string[]): Route => (url.pathname === '/' ? link(...links) : lampPage('Lamp'));

describe('recognizes a product at several URLs', () => {
  it.each<[string, (url: URL) => Route]>([
    ['with and without a trailing slash', (url) => home(url, '/lamp', '/lamp/')],
    ['in different letter case', (url) => home(url, '/Lamp', '/lamp', '/LAMP')],
    [
      'with campaign parameters',
      (url) => home(url, '/lamp?utm_source=x', '/lamp?gclid=1', '/lamp?ref=home', '/lamp?from=list'),
    ],
    [
      'with session parameters',
      (url) => home(url, ...[1, 2, 3].map((visit) => `/lamp?v=${visit}`), '/lamp?XTCsid=1', '/(S(a1))/lamp'),
    ],
    ['with currency parameters', (url) => home(url, '/lamp?currency=USD', '/lamp?currency=GBP', '/lamp')],
    ['with AMP parameters', (url) => home(url, '/lamp?amp=1', '/lamp')],
  ])('%s', async (_what, answer) => {
    const { products } = await crawl((await openShop(byAddress(answer))).origin);
    expect(products).toHaveLength(1);
  });

  it('with and without www', async () => {
    const shop = await openShop((origin) => ({
      '/': link('/lamp', `${origin.replace('//', '//www.')}/lamp`),
      '/lamp': lampPage('Lamp'),
    }));
    expect((await crawl(shop.origin)).titles).toEqual(['Lamp']);
  });

  it('with a new session id in each link', async () => {
    let visits = 0;
    const links = () => link(...['/a', '/b', '/c'].map((path) => `${path}?visit=x${visits++}`));
    const shop = await openShop(byAddress(({ pathname }) => (pathname === '/' ? '' : lampPage(pathname)) + links()));
    const { titles } = await crawl(shop.origin, { limits: { maxPages: 20_000 } });
    expect(titles).toEqual(['/a', '/b', '/c']);
    expect(shop.hits.length).toBeLessThan(1_300);
  });
});

describe('distinguishes similar products', () => {
  it.each<[string, (url: URL) => Route]>([
    [
      'by a number in the query',
      ({ pathname, search }) =>
        pathname === '/'
          ? link('/item?id=1', '/item?id=2')
          : lampPage('Voucher', { sku: undefined, image: `/${search}.png` }),
    ],
    [
      'by their prices',
      ({ pathname, search }) =>
        pathname === '/'
          ? link('/lamp?size=1', '/lamp?size=2')
          : lampPage('Lamp', { offers: { price: search.length + Number(search.at(-1)), priceCurrency: 'EUR' } }),
    ],
    [
      'by their SKUs',
      ({ pathname, search }) =>
        pathname === '/' ? link('/lamp?size=1', '/lamp?size=2') : lampPage('Lamp', { sku: `L${search}` }),
    ],
  ])('%s', async (_what, answer) => {
    expect((await crawl((await openShop(byAddress(answer))).origin)).titles).toHaveLength(2);
  });
});

describe('crawls a shop', () => {
  it.each<[string, string, (origin: string) => Routes, string[]]>([
    ['of one product', '/', () => ({ '/': link('/a'), '/a': lampPage('A') }), ['A']],
    ['whose home page is its only product', '/', () => ({ '/': lampPage('Only') }), ['Only']],
    [
      'in a folder',
      '/shop/',
      () => ({
        '/': link('/news'),
        '/shop/': link('/shop/a', '/product/b'),
        '/shop/a': lampPage('A'),
        '/product/b': lampPage('B'),
      }),
      ['A', 'B'],
    ],
    [
      'whose sitemap has www',
      '/',
      (origin) => ({
        '/': 'Home',
        '/sitemap.xml': sitemap(`${origin.replace('//', '//www.')}/a`),
        '/a': lampPage('A'),
      }),
      ['A'],
    ],
    [
      'whose sitemap lists other hosts',
      '/',
      () => ({
        '/': link('/a'),
        '/sitemap.xml': sitemap('https://cdn.example/a', 'https://shop.example.net/b'),
        '/a': lampPage('A'),
      }),
      ['A'],
    ],
    [
      'whose pages have the same canonical URL',
      '/',
      () => ({
        '/': link('/a', '/b'),
        '/a': `<link rel="canonical" href="/">${lampPage('A')}`,
        '/b': `<link rel="canonical" href="/">${lampPage('B')}`,
      }),
      ['A', 'B'],
    ],
    [
      'whose canonical URLs belong to the live site',
      '/',
      () => ({ '/': link('/a'), '/a': `<link rel="canonical" href="https://shop.example/a">${lampPage('A')}` }),
      ['A'],
    ],
    [
      'whose home page refreshes to another page',
      '/',
      () => ({ '/': '<meta http-equiv="refresh" content="0; url=/start">', '/start': link('/a'), '/a': lampPage('A') }),
      ['A'],
    ],
    ['whose name ends with a dot', '.', () => ({ '/': link('/a'), '/a': lampPage('A') }), ['A']],
  ])('%s', async (_what, at, routes, titles) => {
    const shop = await openShop(routes);
    const siteUrl = at === '.' ? shop.origin.replace('example:', 'example.:') : shop.origin + at;
    expect((await crawl(siteUrl)).titles).toEqual(titles);
  });

  it('that redirects to www, fetching no page twice', async () => {
    const shop = await openShop((origin) => ({
      '*': (request) => {
        const path = request.url ?? '';
        if (!request.headers.host?.startsWith('www')) return redirectTo(origin.replace('//', '//www.') + path);
        return path === '/' ? link('/a', '/b') : /^\/[ab]$/.test(path) ? lampPage(path) : { status: 404 };
      },
    }));
    const { products } = await crawl(shop.origin);
    expect(products.map(({ url }) => url)).toEqual(
      ['/a', '/b'].map((path) => shop.origin.replace('//', '//www.') + path),
    );
    expect(shop.hits.filter((path) => path === '/a')).toHaveLength(1);
  });

  it('with endless lists until they return nothing new', async () => {
    const shop = await openShop(
      byAddress(({ pathname, searchParams }) => {
        const page = Number(searchParams.get('page') ?? 1);
        if (pathname === '/') return link('/lamps?page=1');
        if (pathname !== '/lamps') return lampPage(pathname);
        return `${link(`/lamp-${Math.min(page, 5)}`)}<a rel="next" href="/lamps?page=${page + 1}">Next</a>`;
      }),
    );
    expect((await crawl(shop.origin)).titles).toHaveLength(5);
    expect(shop.hits.length).toBeLessThan(250);
  });

  it('without product pages from its lists', async () => {
    const card = (name: string, price: number) =>
      `<li><a href="/${name}"><img src="/${name}.jpg"><h3>Lamp ${name}</h3></a><b>€${price}.50</b><button>Add to cart</button></li>`;
    const shop = await openShop({
      '/': link('/lamps'),
      '/lamps': `<html lang="en"><h1>Lamps</h1><ul>${card('a', 5) + card('b', 6) + card('c', 7)}</ul>`,
      '*': redirectTo('/lamps'),
      '/robots.txt': '',
    });
    const { products } = await crawl(shop.origin);
    expect(products.map(({ title, price }) => `${title} ${price}`).toSorted()).toEqual([
      'Lamp a 5.5',
      'Lamp b 6.5',
      'Lamp c 7.5',
    ]);
  });

  it.each<[string, Routes, RegExp]>([
    [
      'that requires consent first',
      { '/': redirectTo('/consent'), '/consent': '<form><button>Accept</button></form>' },
      /No products were found on 1 page:/,
    ],
    [
      'that requires consent on another site',
      { '/': redirectTo('http://consent.example:1/'), '/robots.txt': '' },
      /consent\.example/,
    ],
    ['that refuses access', { '*': { status: 403 } }, /HTTP status 403/],
  ])('%s, and states the reason', async (_what, routes, reason) => {
    const { note, failure } = await crawl((await openShop(routes)).origin);
    expect(failure ?? note).toMatch(reason);
  });
});

describe('a multilingual shop', () => {
  /** Returns routes with a home page per language; `/` redirects to the first if it is not one of them. */
  const shopOf = (places: Record<string, string>, links = Object.values(places)): Routes =>
    byAddress(({ pathname }) => {
      const place = Object.values(places).findLast((each) => pathname.startsWith(each));
      if (place === undefined) return redirectTo(Object.values(places)[0] ?? '');
      const others = Object.entries(places).map(
        ([language, path]) => `<link rel='alternate' hreflang="${language}" href=${path}>`,
      );
      const body =
        pathname === place
          ? link(...links, `${place.replace(/\/?$/, '/')}lamp`)
          : lampPage(`Lamp ${place}`, { sku: 'L' });
      return others.join('') + body;
    });

  it.each<[string, string, Record<string, string>, string[]]>([
    ['below its own path', '/', { en: '/', de: '/de/', fr: '/fr/' }, ['Lamp /']],
    ['beside its own path', '/de/', { en: '/en/', de: '/de/', 'fr-CH': '/ch/fr/' }, ['Lamp /de/']],
    ['above its own path', '/de/', { en: '/', de: '/de/', fr: '/fr/' }, ['Lamp /de/']],
    ['at the target of a redirect', '/', { en: '/en/', de: '/de/' }, ['Lamp /en/']],
    ['without a trailing slash', '/de', { en: '/', de: '/de', fr: '/fr' }, ['Lamp /de']],
  ])('is read in one language, with the others %s', async (_where, at, places, titles) => {
    const shop = await openShop(shopOf(places));
    const found = await crawl(shop.origin + at);
    expect([found.titles, found.failure]).toEqual([titles, null]);
  });

  it('is read in one language by its sitemap, with one request for the home page', async () => {
    const places = { en: '/', de: '/de/' };
    const shop = await openShop((origin) => ({
      ...shopOf(places),
      '/sitemap.xml': sitemap(`${origin}/lamp`, `${origin}/de/lamp`),
    }));
    expect((await crawl(shop.origin)).titles).toEqual(['Lamp /']);
    expect(shop.hits).toEqual(['/robots.txt', '/', '/sitemap.xml', '/sitemap_index.xml', '/lamp']);
  });

  it.each<[string, string]>([
    ['no language', ''],
    ['only itself', '<link rel="alternate" hreflang="en" href="/">'],
    [
      'others, but not itself',
      '<link rel="alternate" hreflang="de" href="/a/"><link rel="alternate" hreflang="x-default" href="/">',
    ],
    [
      'others on another site',
      '<link hreflang="en" href="/"><link rel="alternate" hreflang="de" href="https://other.example/a/">',
    ],
    ['malformed languages', '<link hreflang href><link hreflang="en" href="http://[">'],
  ])('is read completely if its home page names %s', async (_what, head) => {
    const shop = await openShop({ '/': head + link('/a/lamp'), '/a/lamp': lampPage('Lamp') });
    expect((await crawl(shop.origin)).titles).toEqual(['Lamp']);
  });
});
