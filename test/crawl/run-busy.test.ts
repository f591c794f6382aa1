import { afterEach, describe, expect, it } from 'vitest';
import type { HostBudget } from '../../src/domain/crawl.ts';
import { closeAll } from './fetch-server.ts';
import { type Routes, crawl, lampPage, link, openShop, redirectTo, text } from './shop-server.ts';

afterEach(closeAll);

/** Creates a host budget without waiting that records the intervals of its turns. */
function recordingBudget(learned = 0) {
  const intervals: number[] = [];
  const paces: number[] = [];
  const budget: HostBudget = {
    interval: 20,
    take(_host, _count, interval) {
      intervals.push(interval);
      return Promise.resolve(0);
    },
    postpone: () => Promise.resolve(),
    pace: () => Promise.resolve(paces.at(-1) ?? learned),
    learnPace: (_host, ms) => Promise.resolve(void paces.push(ms)),
  };
  return { budget, intervals, paces };
}

/** Answers a number of requests with the status, and then with the page of a product. */
function busy(times: number, status = 429): () => Routes[string] {
  let left = times;
  return () => (left-- > 0 ? { status, headers: { 'retry-after': '0' } } : lampPage('busy'));
}

describe('a shop that asks the crawler to slow down', () => {
  it.each([429, 503])('is visited again at the end where it answered %i', async (status) => {
    const shop = await openShop({
      '/': link('/busy', '/a', '/b'),
      '/busy': busy(3, status),
      '/a': lampPage('a'),
      '/b': lampPage('b'),
    });
    const { titles, counts } = await crawl(shop.origin, { budget: recordingBudget().budget });
    expect(titles).toEqual(['a', 'b', 'busy']);
    expect(counts).toMatchObject({ pagesDiscovered: 4, pagesFetched: 4, pagesFailed: 0 });
    expect(shop.hits.lastIndexOf('/busy')).toBe(shop.hits.length - 1);
  });

  it('is visited only once more, and then counted as failed', async () => {
    const shop = await openShop({ '/': link('/busy', '/a'), '/busy': busy(Infinity), '/a': lampPage('a') });
    const { counts } = await crawl(shop.origin, { budget: recordingBudget().budget });
    expect(counts).toMatchObject({ pagesFetched: 2, pagesFailed: 1 });
    expect(shop.hits.filter((path) => path === '/busy')).toHaveLength(6);
  });

  it('is not visited again if it never answered anything else', async () => {
    const shop = await openShop({ '*': busy(Infinity, 503), '/robots.txt': text('') });
    const { failure, counts } = await crawl(shop.origin, { budget: recordingBudget().budget });
    expect(failure).toMatch(/503/);
    expect(counts).toMatchObject({ pagesDiscovered: 1, pagesFailed: 1 });
    expect(shop.hits.filter((path) => path === '/')).toHaveLength(3);
  });

  it('is requested at half the pace after each refusal, up to five seconds apart', async () => {
    const shop = await openShop({ '/': link('/busy', '/a'), '/busy': busy(Infinity), '/a': lampPage('a') });
    const { budget, paces, intervals } = recordingBudget();
    await crawl(shop.origin, { budget, limits: { hostConnections: 1 } });
    expect(paces).toEqual([40, 80, 160, 320, 640, 1280]);
    expect([intervals[0], intervals.at(-1)]).toEqual([20, 640]);
    const slow = recordingBudget(4_000);
    await crawl(shop.origin, { budget: slow.budget, limits: { hostConnections: 1 } });
    expect(slow.paces).toEqual([5_000, 5_000, 5_000, 5_000, 5_000, 5_000]);
  });

  it('is requested at the pace that earlier runs learned', async () => {
    const shop = await openShop({ '/': link('/a'), '/a': lampPage('a') });
    const { budget, intervals } = recordingBudget(70);
    await crawl(shop.origin, { budget });
    expect(new Set(intervals)).toEqual(new Set([70]));
  });
});

it('counts every page as fetched, failed or skipped', async () => {
  const shop = await openShop((origin) => ({
    '/robots.txt': text('User-agent: *\nDisallow: /private'),
    '/': link('/a', '/gone', '/away', '/picture', '/private/1', '/private/2'),
    '/a': lampPage('a'),
    '/away': redirectTo(origin.replace('shop', 'other')),
    '/picture': { headers: { 'content-type': 'image/png' }, body: 'x' },
  }));
  expect((await crawl(shop.origin)).counts).toMatchObject({
    pagesDiscovered: 5,
    pagesFetched: 2,
    pagesFailed: 1,
    pagesSkipped: 2,
  });
});
