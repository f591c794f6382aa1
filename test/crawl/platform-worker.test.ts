import { beforeEach, expect, it } from 'vitest';
import { shopifyRoutes, wares } from '../setup/shopify.ts';
import { type Route, openShop, text } from './shop-server.ts';
import { notAborted, stageCrawls } from './worker-stage.ts';

const { database, start, worker, crawl, latest, catalogue, owner } = stageCrawls();
let organizationId: string;
let assistantId: string;
beforeEach(() => ({ organizationId, assistantId } = owner()));

const LIST = '/products.json?limit=250&page=';

it('resumes a product list that another worker left halfway', async () => {
  const all = wares(600);
  const whole = shopifyRoutes(all);
  const stop = new AbortController();
  const hang: Route = () => stop.abort(new Error('The service stops.'));
  const shop = await openShop({ ...whole, [`${LIST}3`]: hang });
  const job = await start(shop.origin);
  await expect(worker().crawl(job, stop.signal)).rejects.toThrow('The service stops.');
  expect((await latest())?.counts).toMatchObject({ pagesFetched: 2, productsAdded: 500 });

  delete shop.routes[`${LIST}3`];
  await worker().crawl(job, notAborted);
  expect(await latest()).toMatchObject({
    status: 'completed',
    error: null,
    counts: { pagesFetched: 4, productsFound: 600, productsAdded: 600 },
  });
  expect(await catalogue()).toHaveLength(600);
  const pages = shop.hits.filter((path) => path.startsWith('/products'));
  expect(pages).toEqual([1, 2, 3, 3, 4].map((page) => `${LIST}${page}`));
});

it('reads the pages if another worker stopped after a failed list page', async () => {
  const stop = new AbortController();
  const shop = await openShop({
    ...shopifyRoutes(wares(253)),
    [`${LIST}2`]: { status: 500 },
    '/sitemap.xml': () => stop.abort(new Error('The service stops.')),
  });
  const job = await start(shop.origin);
  await expect(worker().crawl(job, stop.signal)).rejects.toThrow(/was cancelled/);
  delete shop.routes['/sitemap.xml'];
  await worker().crawl(job, notAborted);
  expect((await latest())?.status).toBe('completed');
  const urls = (await catalogue()).map(({ url }) => url);
  expect([urls.length, new Set(urls).size]).toEqual([253, 253]);
  expect(shop.hits.filter((path) => path === `${LIST}2`)).toHaveLength(1);
});

it('keeps the identity and manual changes of a product when another variant becomes available', async () => {
  const all = wares(3);
  const shop = await openShop({ ...shopifyRoutes(all), '/robots.txt': text('User-agent: *\nDisallow: /*.json') });
  await crawl(shop.origin); // by its pages, which use other external ids
  const byPages = await catalogue();
  const [first, second] = byPages;
  await database().store.catalogue.update(organizationId, first?.productId ?? '', { title: 'Mine', price: 1 });

  delete shop.routes['/robots.txt'];
  expect((await crawl(shop.origin))?.counts).toMatchObject({ productsAdded: 0, productsUpdated: 3 });
  const ids = (await catalogue()).map(({ productId }) => productId);
  expect(ids).toEqual(byPages.map(({ productId }) => productId));
  expect((await catalogue())[0]).toMatchObject({ title: 'Mine', price: 1, externalId: '40000000000000' });

  for (const { variants } of all) for (const variant of variants) variant.available = !variant.available;
  expect((await crawl(shop.origin))?.counts).toMatchObject({ productsAdded: 0 });
  const [, after] = await database().store.catalogue.list(organizationId, assistantId, { limit: 10 });
  expect([after?.productId, after?.externalId]).toEqual([second?.productId, '40000000000010']);
});
