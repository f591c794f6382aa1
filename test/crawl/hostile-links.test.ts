import { afterEach, describe, expect, it } from 'vitest';
import { closeAll } from './fetch-server.ts';
import { crawl, lampPage, link, openShop } from './shop-server.ts';

afterEach(closeAll);

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
