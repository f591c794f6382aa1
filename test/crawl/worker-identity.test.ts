import { beforeEach, expect, it } from 'vitest';
import type { Product } from '../../src/domain/records.ts';
import { shopifyRoutes, wares } from '../setup/shopify.ts';
import { goods, woocommerceRoutes } from '../setup/woocommerce.ts';
import { type Routes, openShop, text } from './shop-server.ts';
import { stageCrawls } from './worker-stage.ts';

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
  'a shop of %s is the same catalogue by its list, by its pages and by its list again',
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

it.each(SHOPS)('and of %s by its pages first', async (_, routes) => {
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

it('a product whose page moves is known by the number that the list gives, with what was set by hand', async () => {
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
