import { beforeEach, describe, expect, it } from 'vitest';
import { type Routes, link, openShop, redirectTo } from './shop-server.ts';
import { notAborted, shopOf, stageCrawls } from './worker-stage.ts';

const { database, start, worker, crawl, latest, catalogue, owner } = stageCrawls();
let organizationId: string;
let assistantId: string;
beforeEach(() => ({ organizationId, assistantId } = owner()));

describe('a product that the shop no longer has', () => {
  const NOT_FOUND = { status: 404, body: 'Gone.' };
  const titles = async () => (await catalogue()).map(({ title }) => title);
  const removed = async (siteUrl: string, options?: Parameters<typeof crawl>[1]) =>
    (await crawl(siteUrl, options))?.counts.productsRemoved;

  it.each<[string, Parameters<typeof crawl>[1], Routes]>([
    ['failed', {}, { '/robots.txt': { status: 500 } }],
    ['ran out of time', { maxMinutes: 0.005 }, { '/c': () => {} }],
    ['reached its page limit', { maxPages: 3 }, {}],
    ['found no product at all', {}, { '/': link('/b'), '/c': 'Closed for holidays' }],
  ])('is kept after a crawl that %s', async (_what, options, routes) => {
    const shop = await openShop(shopOf('a', 'b', 'c'));
    await crawl(shop.origin);
    Object.assign(shop.routes, { '/': link('/b', '/c'), '/b': NOT_FOUND, ...routes });
    for (let times = 0; times < 3; times++) expect(await removed(shop.origin, options)).toBe(0);
    expect(await titles()).toEqual(['a', 'b', 'c']);
  });

  it('is kept after a crawl that another worker continued', async () => {
    const shop = await openShop(shopOf('a', 'b'));
    await crawl(shop.origin);
    shop.routes['/b'] = NOT_FOUND;
    const job = await start(shop.origin);
    await database().store.crawls.begin(job.organizationId, job.crawlRunId);
    await worker().crawl(job, notAborted);
    expect(await latest()).toMatchObject({ status: 'completed', counts: { productsRemoved: 0 } });
    expect(await removed(shop.origin)).toBe(1);
  });

  it.each([
    ['fails temporarily', { status: 500 }],
    ['asks to retry later', { status: 503, headers: { 'retry-after': '0' } }],
    ['refuses access', { status: 403 }],
    ['is not HTML', { headers: { 'content-type': 'image/png' }, body: 'x' }],
  ])('is kept if its page %s', async (_what, answer) => {
    const shop = await openShop(shopOf('a', 'b'));
    await crawl(shop.origin);
    shop.routes['/b'] = answer;
    for (let times = 0; times < 3; times++) expect(await removed(shop.origin)).toBe(0);
    expect(await titles()).toEqual(['a', 'b']);
  });

  it('is kept if a person created or changed it', async () => {
    const { store } = database();
    const shop = await openShop(shopOf('a', 'b', 'c'));
    await crawl(shop.origin);
    const [, b] = await catalogue();
    await store.catalogue.update(organizationId, b?.productId ?? '', { brand: 'Mine' });
    await store.catalogue.insert(organizationId, assistantId, { url: `${shop.origin}/own`, title: 'own' });
    Object.assign(shop.routes, { '/': link('/b', '/c', '/own'), '/b': NOT_FOUND });
    expect([await removed(shop.origin), await removed(shop.origin), await removed(shop.origin)]).toEqual([0, 1, 0]);
    expect(await titles()).toEqual(['b', 'c', 'own']);
  });

  it.each([404, 410])('is removed with its search words as soon as its page answers %d', async (status) => {
    const shop = await openShop(shopOf('a', 'b'));
    await crawl(shop.origin);
    shop.routes['/b'] = { status };
    expect(await removed(shop.origin)).toBe(1);
    expect(await titles()).toEqual(['a']);
    const words = await database().pool.query('select from product_words where organization_id = $1', [organizationId]);
    expect(words.rows).toHaveLength(1);
  });

  it.each<[string, Routes]>([
    ['is no longer linked', { '/': link('/a') }],
    ['no longer sells anything', { '/b': 'A story about lamps' }],
    ['redirects to another one', { '/b': redirectTo('/a') }],
  ])('is removed if its page %s in two full crawls', async (_what, routes) => {
    const shop = await openShop(shopOf('a', 'b'));
    await crawl(shop.origin);
    Object.assign(shop.routes, routes);
    expect([await removed(shop.origin), await titles()]).toEqual([0, ['a', 'b']]);
    expect([await removed(shop.origin), await titles()]).toEqual([1, ['a']]);
  });

  it('is counted from zero after it returned', async () => {
    const shop = await openShop(shopOf('a', 'b'));
    await crawl(shop.origin);
    const [both, one] = [link('/a', '/b'), link('/a')];
    const counts: unknown[] = [];
    for (const home of [one, both, one, one]) {
      shop.routes['/'] = home;
      counts.push(await removed(shop.origin));
    }
    expect(counts).toEqual([0, 0, 0, 1]);
  });
});
