import { afterEach, describe, expect, it } from 'vitest';
import { COUNT, PLAIN, TITLES, endlessRoutes } from '../setup/endless-shop.ts';
import { closeAll } from './fetch-server.ts';
import { crawl, openShop } from './shop-server.ts';

afterEach(closeAll);

describe('a list without a browser', () => {
  it.each(Object.entries(PLAIN))('is read to its end by %s', async (_, list) => {
    const shop = await openShop(endlessRoutes(list));
    const { titles, failure } = await crawl(shop.origin);
    expect([titles, failure]).toEqual([TITLES, null]);
    expect(shop.hits.length).toBeLessThan(COUNT + 30);
  });

  it('is not read from an address that robots.txt disallows', async () => {
    const list = PLAIN['a button that names an address of JSON'];
    const robots = { '/robots.txt': { body: 'User-agent: *\nDisallow: /api/' } };
    const shop = await openShop(list ? endlessRoutes(list, robots) : {});
    expect((await crawl(shop.origin)).titles).toEqual(TITLES.slice(0, 12));
    expect(shop.hits.filter((path) => path.startsWith('/api/'))).toEqual([]);
  });

  const items = (from: number) =>
    Array.from({ length: 3 }, (_, at) => ({ name: `Cup ${from + at}`, url: `/bowls/${from + at}`, price: 4 }));
  it.each<[string, (page: number) => unknown]>([
    ['repeats its products', () => items(7)],
    ['has no products any more', () => []],
    [
      'has products of other shops',
      () => items(1).map((item) => ({ ...item, url: `https://other.example${item.url}` })),
    ],
    ['has nested rubbish', (page) => ({ a: [[[{ name: 'x', items: [page, {}, null, []] }]]] })],
  ])('ends when JSON that always has a next page %s', async (_, itemsOf) => {
    const shop = await openShop(
      endlessRoutes({
        end: '<button data-url="/api?page=2">Load more</button>',
        answer: (url) => {
          const page = Number(url.searchParams.get('page'));
          return {
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify({ items: itemsOf(page), next: `/api?page=${page + 1}`, hasMore: true }),
          };
        },
      }),
    );
    await crawl(shop.origin);
    expect(shop.hits.filter((path) => path.startsWith('/api')).length).toBeLessThan(5);
  });

  it('ends when each page shows the same', async () => {
    const cards = ['a', 'b', 'c']
      .map((name) => `<li class="c"><a href="/bowls/1${name}">Cup ${name}</a> 4,00 €</li>`)
      .join('');
    const page = (url: URL) =>
      `<ul>${cards}</ul><a href="/?page=${Number(url.searchParams.get('page') ?? 1) + 1}">Next</a>`;
    const shop = await openShop(
      endlessRoutes({ end: '', answer: page }, { '/': page(new URL('http://shop.example/')) }),
    );
    await crawl(shop.origin);
    expect(shop.hits.filter((path) => path.includes('page=')).length).toBeLessThan(5);
  });
});
