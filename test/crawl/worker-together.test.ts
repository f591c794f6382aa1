import { beforeEach, describe, expect, it } from 'vitest';
import type { HostBudget } from '../../src/domain/crawl.ts';
import { createHostBudget } from '../../src/storage/crawls/crawl-hosts.ts';
import { guarded } from './fetch-server.ts';
import { type Routes, lampPage, openShop, text } from './shop-server.ts';
import { notAborted, numbered, shopOf, stageCrawls } from './worker-stage.ts';

const { database, start, worker, crawl, latest, catalogue, owner } = stageCrawls();
let organizationId: string;
beforeEach(() => ({ organizationId } = owner()));

const pagesOf = (hits: string[]) => hits.filter((path) => path === '/' || path.startsWith('/lamp'));
const finish = (crawlRunId: string) =>
  database().store.crawls.finish(organizationId, crawlRunId, { status: 'cancelled', error: null });

describe('several workers', () => {
  it('fetch each page of one run once', async () => {
    const shop = await openShop(shopOf(...numbered(60)));
    const job = await start(shop.origin);
    await Promise.all([
      worker().crawl(job, notAborted),
      worker().crawl(job, notAborted),
      worker().crawl(job, notAborted),
    ]);
    expect(pagesOf(shop.hits).toSorted()).toEqual(['/', ...numbered(60).map((name) => `/${name}`)]);
    expect(await latest()).toMatchObject({ status: 'completed', counts: { productsAdded: 60 } });
  });

  it('release a run when one of them is stopped while waiting', async () => {
    const released = Promise.withResolvers<void>();
    const shop = await openShop({
      ...shopOf('lamp'),
      '/lamp': (_, response) => void released.promise.then(() => response.end(lampPage('lamp'))),
    });
    const job = await start(shop.origin);
    const first = worker().crawl(job, notAborted);
    await expect.poll(() => shop.hits).toContain('/lamp');
    await expect(worker().crawl(job, AbortSignal.abort())).rejects.toThrow(/abort/);
    released.resolve();
    await first;
    expect(await latest()).toMatchObject({ status: 'completed', counts: { productsAdded: 1 } });
  });

  it('continue a run that one of them failed', async () => {
    const shop = await openShop(shopOf(...numbered(20)));
    const job = await start(shop.origin);
    const broken = { ...guarded(), get: () => Promise.reject(new Error('A fault of ours.')) };
    await expect(worker({ fetcher: broken }).crawl(job, notAborted)).rejects.toThrow('A fault of ours.');
    await worker().crawl(job, notAborted);
    expect(await latest()).toMatchObject({ status: 'completed', counts: { productsAdded: 20 } });
  });
});

describe('a worker that loses its connections', () => {
  const ended = (condition: string) =>
    database().pool.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and ${condition}`);

  it.each([
    ['all of them', 'true'],
    ['the one that holds its runs', `application_name = 'aisle-session'`],
  ])('continues its run and counts nothing twice: %s', async (_what, condition) => {
    const shop = await openShop(shopOf(...numbered(60)));
    const lamp = lampPage('lamp-030');
    shop.routes['/lamp-030'] = (_, response) => {
      shop.routes['/lamp-030'] = lamp;
      void ended(condition).then(() => response.end(lamp));
    };
    await worker().crawl(await start(shop.origin), notAborted);
    expect(await latest()).toMatchObject({ status: 'completed', counts: { productsFound: 60, productsAdded: 60 } });
    expect(await catalogue()).toHaveLength(60);
  });
});

describe('the host budget', () => {
  /** Wraps the real host budget to record its calls. */
  function recordingBudget() {
    const asked: [string, number][] = [];
    const real = createHostBudget(database().store.queryText);
    const budget: HostBudget = {
      interval: 1,
      take: (host, count, interval) => {
        asked.push([host, interval]);
        return real.take(host, count, interval);
      },
      postpone: (host, ms) => {
        asked.push([host, -ms]);
        return real.postpone(host, ms);
      },
      pace: (host) => real.pace(host),
      learnPace: (host, ms) => real.learnPace(host, ms),
    };
    return { budget, asked };
  }

  it.each<[string, Routes, number]>([
    ['the delay in robots.txt', { '/robots.txt': text('User-agent: *\nCrawl-delay: 0.05') }, 50],
    ['the default interval otherwise', {}, 1],
  ])('applies %s', async (_what, routes, interval) => {
    const shop = await openShop({ ...shopOf('a', 'b'), ...routes });
    const { budget, asked } = recordingBudget();
    expect(await crawl(shop.origin, { budget })).toMatchObject({ counts: { productsAdded: 2 } });
    expect(asked.at(-1)).toEqual([new URL(shop.origin).host, interval]);
  });

  it.each([
    ['429', { status: 429, headers: { 'retry-after': '0' } }, 0],
    ['503', { status: 503, headers: { 'retry-after': '0' } }, 0],
  ])('is postponed when the host answers %s', async (_what, answer, wait) => {
    const shop = await openShop(shopOf('a', 'b'));
    shop.routes['/b'] = () => {
      shop.routes['/b'] = lampPage('b');
      return answer;
    };
    const { budget, asked } = recordingBudget();
    expect(await crawl(shop.origin, { budget })).toMatchObject({ counts: { productsAdded: 2, pagesFailed: 0 } });
    expect(asked).toContainEqual([new URL(shop.origin).host, -wait]);
  });
});

describe('a cancelled run', () => {
  it('stops soon, and keeps what it found', async () => {
    const names = numbered(200);
    const shop = await openShop(shopOf(...names));
    const { crawlRunId } = await start(shop.origin);
    let cancelled: Promise<unknown> | undefined;
    // The shop responds to the rest only after the run was cancelled, whatever is fetched at once.
    for (const name of names.slice(30))
      shop.routes[`/${name}`] = (_, response) => {
        cancelled ??= finish(crawlRunId);
        void cancelled.then(() => response.end(lampPage(name)));
      };
    await worker().crawl({ organizationId, crawlRunId }, notAborted);
    expect(await latest()).toMatchObject({ status: 'cancelled', error: null });
    expect(shop.hits.length).toBeLessThan(80);
    const found = await catalogue();
    expect(found.length).toBeGreaterThan(0);
    expect(found.length).toBeLessThan(60);
  });

  it('does not start if it was still queued', async () => {
    const shop = await openShop(shopOf('a'));
    const job = await start(shop.origin);
    await finish(job.crawlRunId);
    await worker().crawl(job, notAborted);
    expect([await latest(), shop.hits]).toMatchObject([{ status: 'cancelled', startedAt: null }, []]);
  });

  it('leaves no pages, and removes no products', async () => {
    const shop = await openShop(shopOf('a', 'b'));
    await crawl(shop.origin);
    shop.routes['/b'] = { status: 404 };
    const { crawlRunId } = await start(shop.origin);
    shop.routes['/a'] = (_, response) => void finish(crawlRunId).then(() => response.end(lampPage('a')));
    await worker().crawl({ organizationId, crawlRunId }, notAborted);
    expect(await latest()).toMatchObject({ status: 'cancelled', counts: { productsRemoved: 0 } });
    expect(await catalogue()).toHaveLength(2);
    const { rows } = await database().pool.query('select from crawl_pages where crawl_run_id = $1', [crawlRunId]);
    expect(rows).toEqual([]);
  });
});
