import { afterEach, describe, expect, it } from 'vitest';
import { PLATFORMS } from '../../src/crawl/platform/platforms.ts';
import { readFeedPage, readHome } from '../../src/crawl/platform/reading.ts';
import { item, magentoRoutes, stocks } from '../setup/magento.ts';
import { closeAll } from './fetch-server.ts';
import { ORIGIN } from './read-listed.ts';
import { type Route, type Routes, crawl, openShop } from './shop-server.ts';

afterEach(closeAll);

const INIT = '<script type="text/x-magento-init">{}</script>';

/** Returns the URLs of the feed and of a product in it, as the home page at a path suggests; null without a list. */
function readStore(path: string, script = '', storeConfig?: object | null) {
  const home = { siteUrl: ORIGIN, url: ORIGIN + path, contentType: 'text/html', headers: {} };
  const [plan] = readHome({ ...home, body: Buffer.from(`${INIT}<script>${script}</script>`) }).plans;
  if (!plan) throw new Error('There is no feed.');
  const { pathname } = new URL(PLATFORMS[plan.name].address(plan, 1));
  const items = stocks(1).map((stock) => item(stock, ORIGIN, 'DKK'));
  const data = { products: { items, page_info: { current_page: 1, total_pages: 1 } }, storeConfig };
  const body = Buffer.from(JSON.stringify({ data }));
  const page = readFeedPage({ plan, siteUrl: ORIGIN, body, variants: [] });
  return { pathname, product: page && page.products[0]?.url.slice(ORIGIN.length) };
}

describe('the product list of a Magento shop', () => {
  const escaped = String.raw`var BASE_URL = 'https\u003A\u002F\u002Fshop.example\u002Fgerman\u002F';`;
  it.each<[string, string, string, string]>([
    ['the root', '/', '', '/'],
    ['a store view', '/de/', '', '/de/'],
    ['a store view without a slash', '/de', '', '/de/'],
    ['a store view of a region', '/de_at/', '', '/de_at/'],
    ['a file in the root', '/index.php', '', '/'],
    ['a store view that the page names', '/german/', `var BASE_URL = 'https://shop.example/german/';`, '/german/'],
    ['a store view that the page names in escapes', '/german/', escaped, '/german/'],
    ['a folder', '/shop/', 'window.BASE_URL = "http://www.shop.example/shop/";', '/shop/'],
    ['a page in a folder', '/shop/sale.html', `var BASE_URL = 'https://shop.example/shop/'`, '/shop/'],
    ['a page that names a base elsewhere', '/de/', `var BASE_URL = 'https://shop.example/at/';`, '/de/'],
    ['a page that names a base on another host', '/de/', `var BASE_URL = 'https://cdn.example/';`, '/de/'],
    ['a page that names the root as its base', '/de/', `var BASE_URL = 'https:\\/\\/shop.example\\/';`, '/'],
    ['a page that names no URL', '/de/', `var BASE_URL = 'de';`, '/de/'],
    ['a page of the root', '/women', '', '/'],
    ['a page with a query', '/de/?p=2', '', '/'],
  ])('stays with the home page in %s', (_where, path, script, root) => {
    expect(readStore(path, script)).toEqual({ pathname: `${root}graphql`, product: `${root}duffle-bag-0.html` });
  });

  it.each<[string, string, object | null, string | null]>([
    ['this one', '/de/', { base_link_url: `${ORIGIN}/de/` }, '/de/duffle-bag-0.html'],
    ['this one without a slash', '/de/', { base_link_url: `${ORIGIN}/de` }, '/de/duffle-bag-0.html'],
    ['another one', '/de/', { base_link_url: `${ORIGIN}/en/` }, null],
    ['the default one', '/de/', { base_link_url: `${ORIGIN}/` }, null],
    ['none', '/de/', null, '/de/duffle-bag-0.html'],
    ['none that can be read', '/de/', { base_link_url: 7 }, '/de/duffle-bag-0.html'],
    ['one that is no URL', '/de/', { base_link_url: 'de' }, '/de/duffle-bag-0.html'],
    ['one, but the home page is in the root', '/', { base_link_url: `${ORIGIN}/en/` }, '/duffle-bag-0.html'],
  ])('is used or not as the store view that it states is %s', (_which, path, storeConfig, product) => {
    expect(readStore(path, '', storeConfig).product).toBe(product);
  });

  it('states its store view once if the URL of the shop names one', () => {
    const isStated = (root: string, page: number) => {
      const address = PLATFORMS.magento.address({ root: ORIGIN + root, currency: null, currencyAt: [] }, page);
      return new URL(address).searchParams.get('query')?.endsWith('} storeConfig{base_link_url}}');
    };
    expect([isStated('/de/', 1), isStated('/de/', 2), isStated('/', 1)]).toEqual([true, false, false]);
  });
});

describe('a Magento shop with a store view in its URLs', () => {
  const all = stocks(3);
  const page = (body: string): Route => `<!doctype html><html lang="da">${INIT}<body>${body}</body></html>`;
  const links = all.map(({ urlKey }) => `<a href="/da/${urlKey}.html">x</a>`).join('');
  /** Returns the paths of the products that a crawl of /da/ finds, and the number of pages that it requested for them. */
  async function crawlStore({ hasList }: { hasList: boolean }) {
    const shop = await openShop((origin): Routes => {
      const { '*': rest, ...routes } = magentoRoutes(all, { origin });
      const pages = all.map(({ urlKey }): [string, Route] => [`/da/${urlKey}.html`, routes[`/${urlKey}.html`] ?? '']);
      return {
        '/robots.txt': routes['/robots.txt'] ?? '',
        '/da/': page(links),
        ...Object.fromEntries(pages),
        '*': (request, response) => {
          const path = request.url ?? '';
          if (!hasList || typeof rest !== 'function' || !path.startsWith('/da/graphql')) return { status: 404 };
          request.url = path.slice('/da'.length);
          return rest(request, response);
        },
      };
    });
    const { products } = await crawl(`${shop.origin}/da/`);
    const hits = shop.hits.filter((path) => path.startsWith('/da/duffle-bag-'));
    return { paths: products.map(({ url }) => new URL(url).pathname).toSorted(), hits: hits.length };
  }
  const paths = all.map(({ urlKey }) => `/da/${urlKey}.html`);

  it('is read from the list of that store view', async () => {
    expect(await crawlStore({ hasList: true })).toEqual({ paths, hits: 0 });
  });

  it('is read from its pages if that store view has no list', async () => {
    expect(await crawlStore({ hasList: false })).toEqual({ paths, hits: 3 });
  });
});
