import { beforeEach, describe, expect, it } from 'vitest';
import { guarded } from './fetch-server.ts';
import { controlRunTime, data, lamp, lampPage, link, openShop, redirectTo, text } from './shop-server.ts';
import { notAborted, numbered, shopOf, stageCrawls } from './worker-stage.ts';

const { database, start, worker, crawl, latest, catalogue, owner } = stageCrawls();
let organizationId: string;
let assistantId: string;
beforeEach(() => ({ organizationId, assistantId } = owner()));

describe('a run that cannot be completed', () => {
  it.each([
    ['a removed siteUrl', null, 'microdata', /no shop’s address/],
    ['an unknown host', 'http://gone.example/', 'microdata', /could not be resolved/],
  ] as const)('fails with a reason: %s', async (_what, siteUrl, method, reason) => {
    await worker().crawl(await start(siteUrl, method), notAborted);
    const run = await latest();
    expect([run?.status, run?.error]).toEqual(['failed', expect.stringMatching(reason)]);
    expect(run?.finishedAt).not.toBeNull();
  });

  it('fails when its job fails repeatedly', async () => {
    const job = await start('http://shop.example/');
    await worker().giveUp(job);
    expect(await latest()).toMatchObject({ status: 'failed', error: expect.stringMatching(/failed repeatedly/) });
  });

  it('is not repeated once it has ended', async () => {
    const shop = await openShop(shopOf('a'));
    const job = await start(shop.origin);
    await worker().crawl(job, notAborted);
    const over = await latest();
    const { length } = shop.hits;
    await worker().crawl(job, notAborted);
    await worker().giveUp(job);
    expect([await latest(), shop.hits.length]).toEqual([over, length]);
  });

  it('stops at its time limit, and keeps the products found', async () => {
    const maxMinutes = 7;
    const over = controlRunTime(maxMinutes);
    const shop = await openShop({
      ...shopOf('a'),
      '/robots.txt': '',
      '/': lampPage('Home lamp') + link('/hang'),
      '/hang': () => over.abort(),
    });
    expect(await crawl(shop.origin, { maxMinutes })).toMatchObject({
      status: 'failed',
      error: expect.stringMatching(/stopped after/),
      counts: { productsAdded: 1 },
    });
    expect(await catalogue()).toHaveLength(1);
  });

  it.each([
    ['assistant', () => database().store.assistants.delete(organizationId, assistantId)],
    ['run', () => database().pool.query('delete from crawl_runs where organization_id = $1', [organizationId])],
  ])('ends silently if its %s is deleted', async (_what, remove) => {
    const names = numbered(120);
    const shop = await openShop(shopOf(...names));
    const all = names.length;
    let removed: Promise<unknown> | undefined;
    // The shop responds to the rest only after the deletion.
    for (const name of names.slice(30))
      shop.routes[`/${name}`] = (_, response) => {
        removed ??= remove();
        void removed.then(() => response.end('gone'));
      };
    await worker().crawl(await start(shop.origin), notAborted);
    expect(await latest()).toBeUndefined();
    expect(shop.hits.filter((path) => path.startsWith('/lamp')).length).toBeLessThan(all);
  });
});

describe('a run', () => {
  it('counts pages and products, and deletes its pages', async () => {
    const shop = await openShop({
      ...shopOf('a', 'b'),
      '/': link('/a', '/b', '/b#top', '/gone', '/private'),
      '/robots.txt': text('User-agent: *\nDisallow: /private'),
    });
    expect(await crawl(shop.origin)).toMatchObject({
      status: 'completed',
      error: null,
      counts: {
        pagesDiscovered: 4,
        pagesFetched: 3,
        pagesFailed: 1,
        productsFound: 2,
        productsAdded: 2,
        productsUpdated: 0,
        productsUnchanged: 0,
        productsRemoved: 0,
      },
    });
    const { rows } = await database().pool.query('select from crawl_pages where organization_id = $1', [
      organizationId,
    ]);
    expect(rows).toHaveLength(0);
  });

  it('reports its counts while it runs', async () => {
    const released = Promise.withResolvers<void>();
    const shop = await openShop({
      ...shopOf(...numbered(40)),
      '/lamp-039': (_, response) => void released.promise.then(() => response.end('late')),
    });
    const done = worker().crawl(await start(shop.origin), notAborted);
    await expect.poll(async () => (await latest())?.counts.productsFound).toBeGreaterThan(15);
    expect(await latest()).toMatchObject({ status: 'running', counts: { pagesDiscovered: 41 } });
    released.resolve();
    await done;
    expect(await latest()).toMatchObject({ status: 'completed', counts: { productsFound: 39 } });
  });

  it("uses the assistant's user agent", async () => {
    await database().store.assistants.update(organizationId, assistantId, { crawlUserAgent: 'OwnBot/7' });
    const shop = await openShop({ ...shopOf('a'), '/robots.txt': text('User-agent: TestBot\nDisallow: /') });
    expect((await crawl(shop.origin))?.counts.productsFound).toBe(1);
    expect([...shop.agents]).toEqual(['OwnBot/7']);
  });

  it("replaces an assistant's user agent that impersonates a search engine, and reports it", async () => {
    const rename = 'update assistants set crawl_user_agent = $2 where assistant_id = $1';
    await database().pool.query(rename, [assistantId, 'Mozilla/5.0 (compatible; Googlebot/2.1)']);
    const shop = await openShop(shopOf('a'));
    expect(await crawl(shop.origin)).toMatchObject({
      status: 'completed',
      counts: { productsFound: 1 },
      error: expect.stringMatching(
        /^crawlUserAgent impersonates the crawler of a search engine or AI provider, .*default/,
      ),
    });
    expect([...shop.agents].every((agent) => agent?.startsWith('TestBot'))).toBe(true);
    const closed = await openShop({ '/robots.txt': text('User-agent: *\nDisallow: /') });
    expect(await crawl(closed.origin)).toMatchObject({
      status: 'failed',
      error: expect.stringMatching(/robots.*crawlUserAgent impersonates/),
    });
  });

  it('reports that it found nothing', async () => {
    const shop = await openShop({ '/': 'A blog' });
    expect(await crawl(shop.origin)).toMatchObject({
      status: 'completed',
      error: expect.stringMatching(/No products/),
    });
  });
});

describe('a repeated crawl', () => {
  const outcome = async (siteUrl: string) => {
    const { counts } = (await crawl(siteUrl)) ?? {};
    return [counts?.productsAdded, counts?.productsUpdated, counts?.productsUnchanged];
  };

  it('changes nothing if the shop is unchanged', async () => {
    const shop = await openShop(shopOf('a', 'b', 'c'));
    expect(await outcome(shop.origin)).toEqual([3, 0, 0]);
    const before = await catalogue();
    expect(await outcome(shop.origin)).toEqual([0, 0, 3]);
    expect(await catalogue()).toEqual(before);
  });

  it('updates only the product whose price changed', async () => {
    const shop = await openShop(shopOf('a', 'b', 'c'));
    await crawl(shop.origin);
    const before = await catalogue();
    shop.routes['/b'] = lampPage('b', { offers: { price: '12.50', priceCurrency: 'EUR' } });
    expect(await outcome(shop.origin)).toEqual([0, 1, 2]);
    const after = await catalogue();
    expect(after.map(({ price }) => price)).toEqual([49.9, 12.5, 49.9]);
    expect([after[0], after[2], after[1]?.productId]).toEqual([before[0], before[2], before[1]?.productId]);
  });

  it('keeps manual changes, including those of a manually added product', async () => {
    const shop = await openShop(shopOf('a', 'b'));
    const own = { url: `${shop.origin}/b?utm_source=x`, title: 'My lamp', brand: 'Mine' };
    await database().store.catalogue.insert(organizationId, assistantId, own);
    await crawl(shop.origin);
    const [a, b] = await catalogue();
    expect(b).toMatchObject({ title: 'My lamp', brand: 'Mine', price: 49.9, url: own.url });
    await database().store.catalogue.update(organizationId, a?.productId ?? '', { price: null, title: 'Edited' });
    expect(await outcome(shop.origin)).toEqual([0, 0, 2]);
    expect((await catalogue())[0]).toMatchObject({ title: 'Edited', price: null, currency: 'EUR' });
  });

  it('restores a product that was deleted by hand but is still sold', async () => {
    const shop = await openShop(shopOf('a', 'b'));
    await crawl(shop.origin);
    await database().store.catalogue.delete(organizationId, (await catalogue())[0]?.productId ?? '');
    expect(await outcome(shop.origin)).toEqual([1, 0, 1]);
    expect(await catalogue()).toHaveLength(2);
  });

  it('recognizes a product whose number appears only now', async () => {
    const shop = await openShop({ ...shopOf('a'), '/a': lampPage('a', { sku: undefined }) });
    await crawl(shop.origin);
    shop.routes['/a'] = lampPage('a');
    expect(await outcome(shop.origin)).toEqual([0, 1, 0]);
    expect(await catalogue()).toMatchObject([{ externalId: 'a' }]);
  });
});

describe('a run interrupted by a restart', () => {
  it('resumes, fetches no recorded page again, and finds the same products', async () => {
    const names = numbered(100);
    const shop = await openShop(shopOf(...names));
    const job = await start(shop.origin);
    const stop = new AbortController();
    shop.routes['/lamp-050'] = (_, response) => {
      delete shop.routes['/lamp-050'];
      shop.routes['/lamp-050'] = lampPage('lamp-050');
      stop.abort(new Error('The service stops.'));
      response.end();
    };
    await expect(worker().crawl(job, stop.signal)).rejects.toThrow('The service stops.');
    const between = await latest();
    expect(between).toMatchObject({ status: 'running', finishedAt: null });
    expect(between?.counts.productsFound).toBeGreaterThan(40);

    await worker().crawl(job, notAborted);
    const titles = (await catalogue()).map(({ title }) => title);
    expect([titles, (await latest())?.status]).toEqual([names, 'completed']);
    expect((await latest())?.counts).toMatchObject({ pagesFetched: 101, productsFound: 100, productsAdded: 100 });
    const again = shop.hits.filter((path, at) => path.startsWith('/lamp') && shop.hits.indexOf(path) !== at);
    expect(again.length).toBeLessThanOrEqual(4); // the pages being fetched at the interruption
    expect(shop.hits.filter((path) => path === '/sitemap.xml')).toHaveLength(1);
  });
});

describe('the database accepts', () => {
  it.each([
    ['NUL and lone surrogates', { name: 'La\0mp \ud800', brand: '\udc00\0', description: 'x\0'.repeat(9_000) }],
    ['overlong text', { name: '😀'.repeat(50_000), description: 'ä'.repeat(500_000), brand: 'b'.repeat(9_999) }],
    ['an overlong category', { category: Array.from({ length: 50 }, () => 'c'.repeat(900)).join(' > ') }],
    ['invalid prices', { offers: { price: '9'.repeat(400), priceCurrency: 'EUR' } }],
    ['invalid URLs', { url: 'javascript:alert(1)', image: `data:${'x'.repeat(9_000)}` }],
  ])('%s', async (_what, fields) => {
    const shop = await openShop({ '/': link('/lamp'), '/lamp': lampPage('Lamp', fields) });
    expect(await crawl(shop.origin)).toMatchObject({ status: 'completed', counts: { productsAdded: 1 } });
    const [product] = await catalogue();
    expect(product?.url).toBe(`${shop.origin}/lamp`);
    expect(product?.imageUrl).toBeNull();
    expect(JSON.stringify(product).length).toBeLessThan(30_000);
  });

  it('hundreds of products on one page, many of them duplicates', async () => {
    const items = Array.from({ length: 400 }, (_, at) => lamp(`Lamp ${at % 300}`, { url: `/l/${at % 300}` }));
    const shop = await openShop({
      '/': data({ '@graph': items }),
      '/robots.txt': text('User-agent: *\nDisallow: /l/'),
    });
    expect((await crawl(shop.origin))?.counts).toMatchObject({ productsFound: 300, productsAdded: 300 });
  });

  it('URLs of the maximum length', async () => {
    const path = `/${Array.from({ length: 1_900 }, (_, at) => String.fromCharCode(97 + ((at * at * 31) % 26))).join('')}`;
    const shop = await openShop({ '/': link(path), [path]: lampPage('Lamp') });
    expect((await crawl(shop.origin))?.counts.productsAdded).toBe(1);
  });

  it('URLs that become long only when they are encoded', async () => {
    const signs = '!$(),/:;?@[]^`{|}~';
    const odd = Array.from({ length: 950 }, (_, at) => `${((at * at * 7) % 36).toString(36)}${signs[(at * 11) % 18]}`);
    const shop = await openShop({ '/': link(`/?${odd.join('')}`, '/lamp'), '/lamp': lampPage('Lamp') });
    expect((await crawl(shop.origin))?.counts.productsAdded).toBe(1);
  });
});

it('leaves no connection open once its fetcher is closed', async () => {
  const shop = await openShop({
    ...shopOf(...numbered(20)),
    '/lamp-007': { status: 500 },
    '/lamp-008': redirectTo('/'),
  });
  const fetcher = guarded();
  await worker({ fetcher }).crawl(await start(shop.origin), notAborted);
  expect(await shop.connections()).toBeGreaterThan(0);
  await fetcher.close();
  await expect.poll(() => shop.connections()).toBe(0);
});
