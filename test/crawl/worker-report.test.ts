import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { createReadingThreads } from '../../src/crawl/threads/reading-threads.ts';
import type { CrawlReport } from '../../src/domain/crawl-report.ts';
import { shopifyRoutes, wares } from '../setup/shopify.ts';
import { type Routes, lamp, lampPage, link, data, openShop, redirectTo, sitemap, text } from './shop-server.ts';
import { notAborted, shopOf, stageCrawls } from './worker-stage.ts';

const { database, start, worker, crawl, latest, owner } = stageCrawls();
let organizationId: string;
let assistantId: string;
beforeEach(() => ({ organizationId, assistantId } = owner()));

const report = async (): Promise<CrawlReport | undefined> =>
  database().store.crawls.report(organizationId, (await latest())?.crawlRunId ?? '');
const tallies = async () => {
  const { pages = [] } = (await report()) ?? {};
  return pages.map(({ status, cause, pages: count }) => [status, cause, count].join(' ')).toSorted();
};

describe('a run’s report', () => {
  const ROBOTS = text('User-agent: *\nDisallow: /private');
  const bare = data(lamp('b', { offers: undefined, image: '/b.jpg' }));
  const pages: Routes = { '/a': lampPage('a'), '/b': bare, '/private/1': lampPage('secret'), '/robots.txt': ROBOTS };

  it.each<[string, (origin: string) => Routes]>([
    ['links', () => ({ ...pages, '/': link('/a', '/b', '/gone', '/private/1', '/private/2', '/private/2#top') })],
    [
      'sitemap',
      (origin) => ({
        ...pages,
        '/': 'Welcome',
        '/sitemap.xml': sitemap(...['/a', '/b', '/gone', '/private/1', '/private/2'].map((path) => origin + path)),
      }),
    ],
  ])('by %s counts pages by outcome, including robots.txt, and missing fields', async (source, routes) => {
    const shop = await openShop(routes);
    await crawl(shop.origin);
    expect(await tallies()).toEqual(['failed http_404 1', 'fetched  3', 'skipped robots 2']);
    const { pages: answered = [], ...rest } = (await report()) ?? {};
    expect(rest).toMatchObject({
      source,
      fieldsMissing: { price: 1, availability: 1, currency: 1, brand: 2 },
      run: { counts: { pagesFetched: 3, pagesFailed: 1, productsFound: 2, productsAdded: 2 } },
    });
    const { pagesDiscovered, pagesFetched, pagesFailed, pagesSkipped = 0 } = (await latest())?.counts ?? {};
    expect(pagesDiscovered).toBe((pagesFetched ?? 0) + (pagesFailed ?? 0) + pagesSkipped);
    expect(answered).toContainEqual({
      status: 'failed',
      cause: 'http_404',
      pages: 1,
      reason: 'The page returned HTTP status 404.',
      example: `${shop.origin}/gone`,
    });
    expect(answered).toContainEqual(expect.objectContaining({ cause: 'robots', example: `${shop.origin}/private/1` }));
    expect(shop.hits.filter((path) => path.startsWith('/private'))).toEqual([]);
  });

  it('counts a page beyond the time budget as too expensive', async () => {
    const threads = createReadingThreads({ concurrency: 1, pageBudgetMs: 400 });
    onTestFinished(() => threads.close());
    const hostile = '<div itemscope itemtype=http://schema.org/Product><span itemprop=name>Lamp'.repeat(100_000);
    const shop = await openShop({ '/': link('/a', '/hostile'), '/a': lampPage('a'), '/hostile': hostile });
    expect(await crawl(shop.origin, { reader: threads.read })).toMatchObject({ status: 'completed', error: null });
    expect(await report()).toMatchObject({
      pages: expect.arrayContaining([
        {
          status: 'failed',
          cause: 'too_expensive',
          pages: 1,
          reason: 'Reading it took more than 0.4 seconds.',
          example: `${shop.origin}/hostile`,
        },
      ]),
      run: { counts: { pagesFetched: 2, pagesFailed: 1, productsFound: 1, productsAdded: 1 } },
    });
  });

  it('by product list counts the pages of the list, and missing fields', async () => {
    await crawl((await openShop(shopifyRoutes(wares(3)))).origin);
    expect(await tallies()).toEqual(['fetched  2']);
    expect(await report()).toMatchObject({ source: 'shopify', fieldsMissing: {}, pattern: null });
  });

  it('includes the missing fields of unchanged pages', async () => {
    const shop = await openShop((origin) => ({
      '/': 'Welcome',
      '/sitemap.xml': sitemap(`${origin}/a`),
      '/a': ({ headers }) =>
        headers['if-none-match'] ? { status: 304 } : { headers: { etag: '"1"' }, body: lampPage('a') },
    }));
    await crawl(shop.origin);
    const first = await report();
    await crawl(shop.origin);
    expect(await tallies()).toEqual(['fetched  1', 'fetched unchanged 1']);
    expect((await report())?.fieldsMissing).toEqual(first?.fieldsMissing);
  });

  it('counts added, changed and removed products', async () => {
    const shop = await openShop(shopOf('a', 'b', 'c'));
    await crawl(shop.origin);
    Object.assign(shop.routes, shopOf('a', 'b', 'd'), {
      '/': link('/a', '/b', '/c', '/d'),
      '/b': lampPage('b', { brand: 'New' }),
      '/c': { status: 404 },
    });
    await crawl(shop.origin);
    expect((await report())?.run.counts).toMatchObject({
      productsFound: 3,
      productsAdded: 1,
      productsUpdated: 1,
      productsUnchanged: 1,
      productsRemoved: 1,
    });
  });

  it.each<[string, Routes, string]>([
    ['a robots.txt that disallows us', { '/robots.txt': text('User-agent: *\nDisallow: /') }, 'robots'],
    ['a robots.txt that is unavailable', { '/robots.txt': { status: 503 } }, 'robots_unavailable'],
    ['a login', { '/': { status: 401 } }, 'http_401'],
    ['a locked Shopify storefront', { '/': redirectTo('/password'), '/password': 'Enter the password.' }, 'password'],
    ['a file', { '/': { headers: { 'content-type': 'image/png' }, body: 'x' } }, 'content_type'],
    ['a page without products', { '/': 'A diary.' }, 'nothing_found'],
  ])('states the cause: %s', async (_what, routes, cause) => {
    await crawl((await openShop(routes)).origin);
    expect((await report())?.cause).toBe(cause);
  });

  it('does not change after the run is cancelled', async () => {
    const shop = await openShop({ ...shopOf('a'), '/robots.txt': ROBOTS });
    const job = await start(shop.origin);
    const { crawls } = database().store;
    // The page comes only once the run is cancelled.
    shop.routes['/a'] = (_, response) =>
      void crawls
        .finish(organizationId, job.crawlRunId, { status: 'cancelled', error: null })
        .then(() => response.writeHead(200, { 'content-type': 'text/html' }).end(lampPage('a')));
    await worker().crawl(job, notAborted);
    const cancelled = await report();
    expect(cancelled?.run.status).toBe('cancelled');
    const left = await database().pool.query('select from crawl_pages where crawl_run_id = $1', [job.crawlRunId]);
    expect([left.rowCount, await report()]).toEqual([0, cancelled]);
  });
});

describe("the time of a product's last check", () => {
  const isNewer = async () => {
    const { startedAt } = (await latest()) ?? {};
    const ages = await database().store.productHistory.ages(organizationId, assistantId, 10);
    return ages.map(({ checkedAt }) => checkedAt !== null && startedAt !== null && checkedAt >= (startedAt ?? ''));
  };

  it('is updated by each reading of the product list', async () => {
    const shop = await openShop(shopifyRoutes(wares(2)));
    for (let times = 0; times < 2; times++) {
      await crawl(shop.origin);
      expect(await isNewer()).toEqual([true, true]);
    }
  });

  it.each([
    ['did not change', { '/a': { status: 304 } }, [true]],
    ['fails temporarily', { '/a': { status: 500 } }, [false]],
  ])('is reported for a page that %s', async (_what, routes, newer) => {
    const shop = await openShop((origin) => ({
      '/': 'Welcome',
      '/sitemap.xml': sitemap(`${origin}/a`),
      '/a': { headers: { etag: '"1"' }, body: lampPage('a') },
    }));
    await crawl(shop.origin);
    Object.assign(shop.routes, routes);
    await crawl(shop.origin);
    expect(await isNewer()).toEqual(newer);
  });
});
