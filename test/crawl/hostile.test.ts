import { gzipSync } from 'node:zlib';
import { afterEach, describe, expect, it } from 'vitest';
import { closeAll } from './fetch-server.ts';
import {
  type Answer,
  type Route,
  type Routes,
  controlRunTime,
  crawl,
  data,
  lamp,
  lampPage,
  link,
  openShop,
  redirectTo,
} from './shop-server.ts';

afterEach(closeAll);

const html = (body: string | Uint8Array, charset = ''): Answer => ({
  headers: { 'content-type': `text/html${charset && `; charset=${charset}`}` },
  body,
});
const latin1 = (markup: string) => Buffer.from(markup, 'latin1');
const utf16 = (markup: string) => Buffer.from(`\ufeff${markup}`, 'utf16le');
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
    ['a redirect to a private address', { '/': redirectTo('http://internal.example/') }, /not on the public internet/],
    [
      'a redirect to the metadata service',
      { '/': redirectTo('http://169.254.169.254/latest/') },
      /not on the public internet/,
    ],
    ['a redirect to a file', { '/': redirectTo('file:///etc/passwd') }, /Only http and https/],
    ['an image instead of a page', { '/': { headers: { 'content-type': 'image/png' }, body: 'x' } }, /image\/png/],
    ['a huge page', { '/': html('x'.repeat(300_000)) }, /larger than/],
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

  it('names the target of a redirect to another site', async () => {
    const other = await openShop({ '/': lampPage('Lamp') });
    const target = other.origin.replace('shop', 'moved');
    const shop = await openShop({ '/': redirectTo(target) });
    expect((await crawl(shop.origin)).failure).toContain(target);
  });

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

describe('endless links', () => {
  const day = (path: string) => Number(/\d+$/.exec(path)?.[0] ?? 0);
  const filters = (url: URL) =>
    link(
      ...['red', 'blue', 'green', 'black'].flatMap((colour) =>
        ['s', 'm', 'l', 'xl'].map(
          (size) => `${url.pathname}?${[...url.searchParams, [colour, size]].flat().join('=1&')}=1`,
        ),
      ),
    );

  it.each<[string, number, (url: URL) => string]>([
    ['a calendar', 450, (url) => link(`/calendar/${day(url.pathname) + 1}`)],
    ['a calendar in the query', 450, (url) => link(`/calendar?day=${day(url.search) + 1}`)],
    ['session ids', 20, () => link(...Array.from({ length: 9 }, () => `/?sid=${Math.random()}`))],
    ['combined filters', 450, filters],
    ['paths that repeat', 20, (url) => link(`${url.pathname}/a/b`, `${url.pathname}/b/a`)],
    ['relative links', 20, () => link('x/')],
    ['relative links that differ', 1_200, (url) => link(`n${url.pathname.length}x/`)],
    ['random pages', 1_300, () => link(`/${Math.random().toString(36).replaceAll(/\W|\d/g, '')}`)],
    ['fragments', 8, (url) => link('#top', `#${url.pathname}`, '/#a')],
    [
      'other schemes',
      8,
      () => link('javascript:void(0)', 'mailto:a@shop.example', 'data:text/html,x', 'tel:1', 'http://['),
    ],
    ['other sites', 8, () => link('https://other.example/', '//other.example/', 'http://127.0.0.1/')],
  ])('from %s are bounded, and the products beside them are found', async (_what, most, trap) => {
    const shop = await openShop({
      '/robots.txt': '',
      '/sitemap.xml': { status: 404 },
      '/sitemap_index.xml': { status: 404 },
      '/lamps': link('/lamp-a', '/lamp-b'),
      '/lamp-a': lampPage('A'),
      '/lamp-b': lampPage('B'),
      '*': (request) => `${link('/lamps')} ${trap(new URL(request.url ?? '', 'http://shop.example'))}`,
    });
    const { titles, failure } = await crawl(shop.origin, { limits: { maxPages: 20_000 } });
    expect([titles, failure]).toEqual([['A', 'B'], null]);
    expect(shop.hits.length).toBeLessThan(most);
  });

  it('are followed once each, up to the page limit of the run', async () => {
    const links = Array.from({ length: 3_000 }, (_, at) => `/p${at % 1_500}x`);
    const shop = await openShop({ '/': link(...links), '*': 'x' });
    const { counts } = await crawl(shop.origin, { limits: { maxPages: 200 } });
    expect([counts.pagesDiscovered, counts.pagesFetched]).toEqual([200, 200]);
  });

  it('are limited to 5,000 per page', async () => {
    const page = Array.from({ length: 600_000 }, (_, at) => `<a href=/${at}>`).join('');
    const sitemaps = { '/sitemap.xml': { status: 404 }, '/sitemap_index.xml': { status: 404 } };
    // Failing links end the run early.
    const shop = await openShop({ '/': page, '/robots.txt': 'x', ...sitemaps, '*': { status: 502 } });
    const { counts } = await crawl(shop.origin, { limits: { maxPages: 100_000 } });
    expect(counts.pagesDiscovered).toBe(5_001);
  });

  it('of multiplying filters leave room for the products behind them', async () => {
    const shop = await openShop({
      '/': link('/lamps'),
      '*': (request) => {
        const url = new URL(request.url ?? '', 'http://shop.example');
        if (url.pathname.startsWith('/lamp-')) return lampPage(url.pathname);
        if (url.pathname !== '/lamps') return { status: 404 };
        const page = day(url.search) || 1;
        const names = ['colour', 'size', 'brand', 'shade', 'socket', 'style'];
        const combined = names.flatMap((name) =>
          ['a', 'b', 'c', 'd'].map((value) => `${url.search ? `${url.search}&` : '?'}${name}=${value}`),
        );
        if (url.search !== '' && !/^\?page=\d+$/.test(url.search)) return link(...combined);
        return link(
          ...combined,
          `/lamp-${page}-a`,
          `/lamp-${page}-b`,
          ...(page < 20 ? [`/lamps?page=${page + 1}`] : []),
        );
      },
    });
    expect((await crawl(shop.origin, { limits: { maxPages: 600 } })).counts.productsFound).toBe(40);
  });

  it('are not confused with a list of many pages, which is read to its end', async () => {
    const shop = await openShop({
      '/': link('/lamps?page=1'),
      '*': (request) => {
        const page = day(request.url ?? '');
        if (request.url?.startsWith('/lamps'))
          return link(`/lamp-${page}-${'a'.repeat(page % 7)}/`, ...(page < 300 ? [`/lamps?page=${page + 1}`] : []));
        return request.url?.startsWith('/lamp-') ? lampPage(request.url) : { status: 404 };
      },
    });
    expect((await crawl(shop.origin)).counts.productsFound).toBe(300);
  });
});

describe('malformed pages', () => {
  const umlauts = `<meta charset="%">${lampPage('Grüne Ährenlampe für 5 €')}`;
  it.each<[string, Route]>([
    ['windows-1252 by header', html(latin1(umlauts.replaceAll('€', '\x80')), 'iso-8859-1')],
    ['windows-1252 by meta', html(latin1(umlauts.replaceAll('€', '\x80').replace('%', 'windows-1252')))],
    ['windows-1252 declared as UTF-8', html(latin1(umlauts.replaceAll('€', '\x80')), 'utf-8')],
    ['undeclared UTF-8', html(umlauts)],
    ['UTF-8 with an unknown label', html(umlauts, 'klingon')],
    ['UTF-16', html(utf16(umlauts))],
  ])('with text in %s are decoded', async (_what, route) => {
    const { titles } = await crawl((await openShop({ '/': route })).origin);
    expect(titles).toEqual(['Grüne Ährenlampe für 5 €']);
  });

  it.each<[string, Route]>([
    ['an empty body', html('')],
    ['status 204', { status: 204 }],
    ['binary data', html(Buffer.from(Array.from({ length: 5_000 }, (_, at) => (at * 7919) % 256)))],
    ['a truncated tag', html('<a href="/x" <script type="application/ld+json">{"@type": "Product", "na')],
    ['unclosed elements', html('<div>'.repeat(20_000))],
    ['deeply nested data', html(data('{"a":['.repeat(30_000)))],
    ['circular data', html(data({ '@id': 'a', '@type': 'Thing', about: { '@id': 'a', about: { '@id': 'a' } } }))],
  ])('with %s have no products', async (_what, route) => {
    const { counts, note, failure } = await crawl((await openShop({ '/': route })).origin);
    expect([counts.pagesFetched, counts.productsFound, failure]).toEqual([1, 0, null]);
    expect(note).toMatch(/No products were found/);
  });
});

describe('bounds the work on', () => {
  const broken = `{"@type":"Product","name":"${'"'.repeat(400_000)}`;
  const types = Array.from({ length: 200_000 }, (_, at) => `t${at}`);
  const sameId = Array.from({ length: 9_000 }, (_, at) => ({
    '@id': 'a',
    '@type': Array.from({ length: 20 }, (__, type) => `t${at}-${type}`),
  }));
  it.each<[string, string]>([
    ['unclosed link tags', '<link '.repeat(1_600_000)],
    ['unclosed html tags', `cdn.shopify.com${'<html '.repeat(1_600_000)}`],
    ['irreparable data', data(broken)],
    ['irreparable data in many blocks', data(`{"name":"${'"'.repeat(40_000)}`).repeat(150)],
    [
      'irreparable page state',
      `<h1>Lamp</h1>${`<script>dataLayer=[${'"a" "b '.repeat(8_000)}];</script>`.repeat(150)}`,
    ],
    ['an item of 200,000 types', data({ '@type': types, name: 'Lamp' })],
    ['an item that is described repeatedly', data(sameId)],
    ['data nested 100,000 deep', data('{"a":['.repeat(100_000))],
    [
      'state nested 100,000 deep',
      `<h1>Lamp</h1><script>__STATE__=${'['.repeat(100_000)}${']'.repeat(100_000)}</script>`,
    ],
    ['an attribute of 9 MB', `<a href="/${'x'.repeat(9_000_000)}" class="${'price '.repeat(100)}">x</a>`],
  ])('%s', async (_what, page) => {
    const { counts, failure } = await crawl((await openShop({ '/': html(page) })).origin);
    expect([counts.pagesFetched, counts.productsFound, failure]).toEqual([1, 0, null]);
  });
});

describe('malformed products', () => {
  it.each<[string, object, object]>([
    [
      'a title of 100,000 characters',
      { name: `Lamp ${'😀'.repeat(50_000)}` },
      { title: expect.stringMatching(/^Lamp .{495}$/su) },
    ],
    [
      'a megabyte of description',
      { description: 'word '.repeat(200_000) },
      { description: expect.stringMatching(/^.{10000,20000}$/s) },
    ],
    ['NUL in the text', { name: 'La\0mp', brand: 'B\0' }, { title: 'La mp', brand: 'B' }],
    ['lone surrogates', { name: 'Lamp \ud800', sku: '\udc00' }, { title: 'Lamp \ufffd', externalId: '\ufffd' }],
    [
      'a lone surrogate as an entity',
      { description: '&#xD800; &#0; bright' },
      { description: expect.stringContaining('bright') },
    ],
    ['an overlong SKU', { sku: 's'.repeat(500) }, { externalId: null }],
    ['a javascript: image', { image: 'javascript:alert(1)' }, { imageUrl: null }],
    ['a data: image', { image: 'data:image/png;base64,AAAA' }, { imageUrl: null }],
    ['a price of 1e400', { offers: { price: '1e400' } }, { title: 'Lamp' }],
    ['a price of 1e25', { offers: { price: 1e25 } }, { price: null }],
    ['a price that is NaN', { offers: { price: 'NaN' }, image: '/a.png' }, { price: null }],
    ['a negative price', { offers: { price: -5 }, image: '/a.png' }, { price: null }],
    ['an array for a name', { name: ['Lamp', 'Other'] }, { title: 'Lamp' }],
    ['prototype pollution', { __proto__: { x: 1 }, constructor: { prototype: {} } }, { title: 'Lamp' }],
  ])('with %s are sanitized', async (_what, fields, expected) => {
    const base = { '@type': 'Product', name: 'Lamp', sku: 'L', offers: { price: 5, priceCurrency: 'EUR' } };
    const shop = await openShop({ '/': link('/lamp'), '/lamp': `<h1>Lamp</h1>${data({ ...base, ...fields })}` });
    const { products } = await crawl(shop.origin);
    expect(products).toEqual([expect.objectContaining(expected)]);
    expect(
      products.map(({ title, description }) => [title, description].every((text) => text?.isWellFormed() !== false)),
    ).toEqual([true]);
  });

  it.each([
    ['javascript:alert(1)'],
    ['data:text/html,x'],
    ['https://other.example/lamp'],
    ['//other.example/lamp'],
    ['http://shop.example.other.example/lamp'],
  ])('that claim the URL %s keep the URL of their page', async (address) => {
    const shop = await openShop({
      '/': link('/lamp'),
      '/lamp': `<link rel="canonical" href="${address}">${lampPage('Lamp', { url: address })}`,
    });
    const { products } = await crawl(shop.origin);
    expect(products.filter(({ url }) => url !== `${shop.origin}/lamp`)).toEqual([]);
  });

  it('are limited if a page has 10,000', async () => {
    const items = Array.from({ length: 10_000 }, (_, at) => lamp(`Lamp ${at}`, { url: `/l/${at}` }));
    const shop = await openShop({ '/': data({ '@graph': items }), '/robots.txt': '', '*': { status: 410 } });
    const { counts, failure } = await crawl(shop.origin);
    expect(failure).toBe(null);
    expect(counts.pagesDiscovered).toBeLessThanOrEqual(501);
  });
});
