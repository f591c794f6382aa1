import { beforeEach, describe, expect, it } from 'vitest';
import { type Routes, link, openShop, redirectTo } from './shop-server.ts';
import { never, shopOf, stageCrawls } from './worker-stage.ts';

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
    ['was bounded', { maxPages: 3 }, {}],
    ['found no product at all', {}, { '/': link('/b'), '/c': 'Closed for holidays' }],
  ])('stays after a crawl that %s', async (_what, options, routes) => {
    const shop = await openShop(shopOf('a', 'b', 'c'));
    await crawl(shop.origin);
    Object.assign(shop.routes, { '/': link('/b', '/c'), '/b': NOT_FOUND, ...routes });
    for (let times = 0; times < 3; times++) expect(await removed(shop.origin, options)).toBe(0);
    expect(await titles()).toEqual(['a', 'b', 'c']);
  });

  it('stays after a crawl that went on with another worker', async () => {
    const shop = await openShop(shopOf('a', 'b'));
    await crawl(shop.origin);
    shop.routes['/b'] = NOT_FOUND;
    const job = await start(shop.origin);
    await database().store.crawls.begin(job.organizationId, job.crawlRunId);
    await worker().crawl(job, never);
    expect(await latest()).toMatchObject({ status: 'completed', counts: { productsRemoved: 0 } });
    expect(await removed(shop.origin)).toBe(1);
  });

  it.each([
    ['answers nothing for the moment', { status: 500 }],
    ['asks for patience', { status: 503, headers: { 'retry-after': '0' } }],
    ['keeps us out', { status: 403 }],
    ['is no page for once', { headers: { 'content-type': 'image/png' }, body: 'x' }],
  ])('is not one whose page %s', async (_what, answer) => {
    const shop = await openShop(shopOf('a', 'b'));
    await crawl(shop.origin);
    shop.routes['/b'] = answer;
    for (let times = 0; times < 3; times++) expect(await removed(shop.origin)).toBe(0);
    expect(await titles()).toEqual(['a', 'b']);
  });

  it('stays where a person made it or changed it', async () => {
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

  it.each([404, 410])('is taken out at once where its page answers %d, with its words', async (status) => {
    const shop = await openShop(shopOf('a', 'b'));
    await crawl(shop.origin);
    shop.routes['/b'] = { status };
    expect(await removed(shop.origin)).toBe(1);
    expect(await titles()).toEqual(['a']);
    const words = await database().pool.query('select from product_words where organization_id = $1', [organizationId]);
    expect(words.rows).toHaveLength(1);
  });

  it.each<[string, Routes]>([
    ['is not linked any more', { '/': link('/a') }],
    ['sells nothing any more', { '/b': 'A story about lamps' }],
    ['leads to another one', { '/b': redirectTo('/a') }],
  ])('is taken out where its page %s in two full crawls', async (_what, routes) => {
    const shop = await openShop(shopOf('a', 'b'));
    await crawl(shop.origin);
    Object.assign(shop.routes, routes);
    expect([await removed(shop.origin), await titles()]).toEqual([0, ['a', 'b']]);
    expect([await removed(shop.origin), await titles()]).toEqual([1, ['a']]);
  });

  it('counts anew once it was back', async () => {
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
