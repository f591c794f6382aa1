import type { IncomingMessage } from 'node:http';
import { beforeEach, describe, expect, it } from 'vitest';
import { type Answer, type Route, type Routes, lampPage, link, openShop, text } from './shop-server.ts';
import { shopOf, stageCrawls } from './worker-stage.ts';

const { database, crawl, catalogue, owner } = stageCrawls();
let organizationId: string;
let assistantId: string;
beforeEach(() => ({ organizationId, assistantId } = owner()));

const PAST = 'Sun, 01 Feb 2026 08:00:00 GMT';

/** An entry of a sitemap: path and lastmod. */
type Entry = [path: string, lastmod?: string | undefined];
const map = (origin: string, entries: Entry[]): Answer => {
  const urls = entries.map(
    ([path, lastmod]) => `<url><loc>${origin}${path}</loc>${lastmod ? `<lastmod>${lastmod}</lastmod>` : ''}</url>`,
  );
  return text(`<urlset>${urls.join('')}</urlset>`);
};

/** Returns a route that responds 304 to requests with the current version. */
const versioned =
  (body: string, headers: Record<string, string>): Route =>
  ({ headers: asked }: IncomingMessage) => {
    const isKnown =
      (headers['etag'] && asked['if-none-match'] === headers['etag']) ||
      (headers['last-modified'] && asked['if-modified-since'] === headers['last-modified']);
    return isKnown ? { status: 304, headers } : { headers, body };
  };

/** Opens a shop whose sitemap lists its lamps, with version headers. */
const shopWith = (headers: Record<string, string>, entries: Entry[] = [['/a'], ['/b']], more: Routes = {}) =>
  openShop((origin) => ({
    '/': 'Welcome',
    '/sitemap.xml': map(origin, entries),
    ...Object.fromEntries(entries.map(([path]) => [path, versioned(lampPage(path.slice(1)), headers)])),
    ...more,
  }));

type Shop = Awaited<ReturnType<typeof openShop>>;

/** Crawls the shop and returns the counts, and the lamps requested. */
async function crawled(shop: Shop) {
  const before = shop.hits.length;
  const { counts } = (await crawl(shop.origin)) ?? {};
  const asked = shop.hits.slice(before).filter((path) => /^\/[a-z]$/.test(path));
  return {
    asked: asked.toSorted(),
    counts: [counts?.productsFound, counts?.productsUpdated, counts?.productsUnchanged, counts?.productsRemoved],
  };
}

describe('a page is read in full', () => {
  it('if the shop answers 304 to an unconditional request', async () => {
    const shop = await shopWith({});
    shop.routes['/b'] = { status: 304 };
    expect(await crawled(shop)).toMatchObject({ counts: [1, 0, 0, 0] });
    expect(await catalogue()).toHaveLength(1);
  });

  it.each([
    ['etag', { etag: '"1"' }, { etag: '"2"' }],
    ['last-modified', { 'last-modified': PAST }, { 'last-modified': 'Mon, 02 Feb 2026 08:00:00 GMT' }],
  ])('if its %s changed', async (_what, first, second) => {
    const shop = await shopWith(first);
    await crawled(shop);
    shop.routes['/b'] = versioned(lampPage('b', { offers: { price: '5', priceCurrency: 'EUR' } }), second);
    expect(await crawled(shop)).toEqual({ asked: ['/a', '/b'], counts: [2, 1, 1, 0] });
    expect((await catalogue()).map(({ price }) => price)).toEqual([49.9, 5]);
  });

  it('if its product was deleted by hand', async () => {
    const shop = await shopWith({ etag: '"1"' });
    await crawled(shop);
    const [a] = await catalogue();
    await database().store.catalogue.delete(organizationId, a?.productId ?? '');
    expect(await crawled(shop)).toMatchObject({ counts: [2, 0, 1, 0] });
    expect(await catalogue()).toHaveLength(2);
  });

  it('if the crawl follows links, which the page may contain', async () => {
    const shop = await openShop(shopOf('a', 'b'));
    shop.routes['/b'] = versioned(lampPage('b') + link('/c'), { etag: '"1"' });
    shop.routes['/c'] = lampPage('c');
    for (let times = 0; times < 3; times++) expect(await crawled(shop)).toMatchObject({ asked: ['/a', '/b', '/c'] });
    expect(await catalogue()).toHaveLength(3);
  });

  it.each<[string, string | undefined]>([
    ['has no lastmod', undefined],
    ['has an unreadable lastmod', 'last summer'],
    ['has an impossible lastmod', '2026-02-31T99:00:00Z'],
    ['has a later lastmod', '2030-01-01T00:00:00Z'],
  ])('if the sitemap %s', async (_what, lastmod) => {
    const shop = await shopWith({}, [['/a', lastmod]]);
    await crawled(shop);
    expect(await crawled(shop)).toEqual({ asked: ['/a'], counts: [1, 0, 1, 0] });
  });

  it('if it was last read long ago, whatever the sitemap and the shop say', async () => {
    const shop = await shopWith({ etag: '"1"' }, [['/a', '2026-01-01']]);
    await crawled(shop);
    const age = (days: number) =>
      database().pool.query(
        'update crawl_memory set read_at = read_at - make_interval(days => $2) where assistant_id = $1',
        [assistantId, days],
      );
    await age(8);
    expect(await crawled(shop)).toEqual({ asked: ['/a'], counts: [1, 0, 1, 0] });
    await age(30);
    const full: unknown[] = [];
    shop.routes['/a'] = ({ headers }) => {
      full.push(headers['if-none-match']);
      return lampPage('a');
    };
    await crawled(shop);
    expect(full).toEqual([undefined]);
  });
});

describe('a page is not read again', () => {
  it.each([
    ['ETag', { etag: 'W/"a b"' }],
    ['Last-Modified', { 'last-modified': PAST }],
  ])('if the shop confirms its %s, and its products count as seen', async (_what, headers) => {
    const shop = await shopWith(headers, [['/a'], ['/b'], ['/c']]);
    await crawled(shop);
    const before = await catalogue();
    for (let times = 0; times < 3; times++)
      expect(await crawled(shop)).toEqual({ asked: ['/a', '/b', '/c'], counts: [3, 0, 3, 0] });
    expect(await catalogue()).toEqual(before);
  });

  it('or even requested if the sitemap says it is unchanged', async () => {
    const shop = await shopWith({}, [['/a', '2026-01-01'], ['/b'], ['/c', '2026-01-01T10:00:00+02:00']]);
    await crawled(shop);
    for (let times = 0; times < 3; times++)
      expect(await crawled(shop)).toEqual({ asked: ['/b'], counts: [3, 0, 3, 0] });
    expect(await catalogue()).toHaveLength(3);
  });

  it('however many pages there are in a row', async () => {
    const entries = Array.from({ length: 450 }, (_, at): Entry => [`/lamp/${at}`, '2026-01-01']);
    const shop = await shopWith({}, entries);
    await crawled(shop);
    expect((await crawled(shop)).counts).toEqual([450, 0, 450, 0]);
  });
});
