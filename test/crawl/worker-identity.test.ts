import { beforeEach, describe, expect, it } from 'vitest';
import type { Product } from '../../src/domain/product.ts';
import { shopifyRoutes, wares } from '../setup/shopify.ts';
import { goods, woocommerceRoutes } from '../setup/woocommerce.ts';
import { type Routes, lampPage, link, openShop, text } from './shop-server.ts';
import { shopOf, stageCrawls } from './worker-stage.ts';

const { database, crawl, catalogue, owner } = stageCrawls();
let organizationId: string;
let assistantId: string;
beforeEach(() => ({ organizationId, assistantId } = owner()));

const CLOSED = text('User-agent: *\nDisallow: /products.json\nDisallow: /wp-json/');
const said = (products: Product[]) => products.map(({ updatedAt: _updatedAt, ...product }) => product);
const ids = (products: Product[]) => products.map(({ productId }) => productId);

const SHOPS: [string, (origin: string) => Routes][] = [
  ['Shopify', () => shopifyRoutes(wares(20))],
  ['WooCommerce', (origin) => woocommerceRoutes(goods(20), { origin })],
];

it.each(SHOPS)(
  'a %s shop has the same catalogue by its product list, by its pages, and by its list again',
  async (_, routes) => {
    const shop = await openShop(routes);
    const open = shop.routes['/robots.txt'] ?? text('');
    await crawl(shop.origin);
    const byList = await catalogue();
    expect(byList).toHaveLength(20);

    shop.routes['/robots.txt'] = CLOSED;
    for (let times = 0; times < 3; times++)
      expect((await crawl(shop.origin))?.counts).toMatchObject({
        productsFound: 20,
        productsAdded: 0,
        productsRemoved: 0,
      });
    const byPages = await catalogue();
    expect(ids(byPages)).toEqual(ids(byList));
    expect(byPages.map(({ externalId }) => externalId)).toEqual(byList.map(({ externalId }) => externalId));

    shop.routes['/robots.txt'] = open;
    expect((await crawl(shop.origin))?.counts).toMatchObject({ productsAdded: 0, productsRemoved: 0 });
    expect(said(await catalogue())).toEqual(said(byList));
  },
);

it.each(SHOPS)('a %s shop has the same catalogue if it is first read by its pages', async (_, routes) => {
  const shop = await openShop(routes);
  const open = shop.routes['/robots.txt'] ?? text('');
  shop.routes['/robots.txt'] = CLOSED;
  await crawl(shop.origin);
  const byPages = ids(await catalogue());
  for (const robots of [open, CLOSED, open]) {
    shop.routes['/robots.txt'] = robots;
    expect((await crawl(shop.origin))?.counts).toMatchObject({ productsAdded: 0, productsRemoved: 0 });
    expect(ids(await catalogue())).toEqual(byPages);
  }
});

it('recognizes a moved product by its number in the product list, and keeps manual changes', async () => {
  const all = wares(3);
  const shop = await openShop(shopifyRoutes(all));
  await crawl(shop.origin);
  const [first] = await catalogue();
  await database().store.catalogue.update(organizationId, first?.productId ?? '', { title: 'Mine' });
  if (all[0]) all[0].handle = 'lamp-0-renamed';
  expect((await crawl(shop.origin))?.counts).toMatchObject({ productsAdded: 0, productsUpdated: 1 });
  expect(await catalogue()).toContainEqual(
    expect.objectContaining({
      productId: first?.productId,
      title: 'Mine',
      url: `${shop.origin}/products/lamp-0-renamed`,
    }),
  );
  expect(await database().store.catalogue.list(organizationId, assistantId, { limit: 10 })).toHaveLength(3);
});

describe('a product that moved without a redirect', () => {
  const named = async () =>
    (await catalogue()).map(({ productId, url, title }) => [productId, new URL(url).pathname, title]);

  it('is recognized by its number and name, and keeps manual changes', async () => {
    const shop = await openShop(shopOf('a', 'b', 'c'));
    await crawl(shop.origin);
    const [a, b, c] = await catalogue();
    await database().store.catalogue.update(organizationId, b?.productId ?? '', { title: 'Mine', brand: 'Own' });
    shop.routes = {
      '/': link('/new/a', '/new/b', '/c'),
      '/new/a': lampPage('a', { description: 'New' }),
      '/new/b': lampPage('b'),
      '/c': lampPage('c'),
      '/b': { status: 404 },
    };
    expect((await crawl(shop.origin))?.counts).toMatchObject({
      productsFound: 3,
      productsAdded: 0,
      productsUpdated: 2,
      productsUnchanged: 1,
      productsRemoved: 0,
    });
    expect(await named()).toEqual([
      [c?.productId, '/c', 'c'],
      [a?.productId, '/new/a', 'a'],
      [b?.productId, '/new/b', 'Mine'],
    ]);
    expect(await catalogue()).toContainEqual(expect.objectContaining({ title: 'Mine', brand: 'Own', price: 49.9 }));
    expect((await catalogue())[1]).toMatchObject({ description: 'New' });
    const words = await database().pool.query('select from product_words where organization_id = $1', [organizationId]);
    expect(words.rows).toHaveLength(3);
    expect((await crawl(shop.origin))?.counts).toMatchObject({ productsUnchanged: 3 });
  });

  it.each<[string, Routes]>([
    ['its page is still there', { '/': link('/a', '/new/a'), '/a': lampPage('a') }],
    ['its page fails temporarily', { '/': link('/a', '/new/a'), '/a': { status: 500 } }],
    ['the other has another name', { '/new/a': lampPage('a', { name: 'Another' }) }],
    ['the other has another number', { '/new/a': lampPage('a', { sku: 'x' }) }],
    ['two others have its number', { '/': link('/new/a', '/new/a2'), '/new/a2': lampPage('a') }],
  ])('is a new product if %s', async (_what, routes) => {
    const shop = await openShop(shopOf('a', 'b'));
    await crawl(shop.origin);
    const [a] = await catalogue();
    shop.routes = { '/': link('/new/a'), '/new/a': lampPage('a'), ...routes };
    await crawl(shop.origin);
    expect((await named()).filter(([productId]) => productId === a?.productId)).toEqual([[a?.productId, '/a', 'a']]);
  });

  it('is not matched by a run that did not read the whole shop', async () => {
    const shop = await openShop(shopOf('a', 'b'));
    await crawl(shop.origin);
    shop.routes = { '/': link('/new/a', '/new/b', '/x'), '/new/a': lampPage('a'), '/new/b': lampPage('b') };
    await crawl(shop.origin, { maxPages: 2 });
    expect(await named()).toHaveLength(3);
  });
});
