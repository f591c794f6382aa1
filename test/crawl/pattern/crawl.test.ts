import { beforeEach, describe, expect, it } from 'vitest';
import { createModels } from '../../../src/chat/models/registry.ts';
import { createOutlineReader } from '../../../src/chat/outline-reader.ts';
import type { ReadOutline } from '../../../src/domain/site-pattern.ts';
import { createCrawlPatterns } from '../../../src/storage/crawls/crawl-patterns.ts';
import { serveModel } from '../../setup/model-server.ts';
import { type Layout, plainShop } from '../../setup/plain-shop.ts';
import { openShop } from '../shop-server.ts';
import { notAborted, stageCrawls } from '../worker-stage.ts';

const { database, owner, start, worker, latest, catalogue } = stageCrawls();
let organizationId: string;
let assistantId: string;
beforeEach(() => ({ organizationId, assistantId } = owner()));

const kept = () => createCrawlPatterns(database().store.query).find(organizationId, assistantId);

async function crawl(
  siteUrl: string,
  method: 'ai' | 'microdata',
  readOutline: ((organizationId: string) => ReadOutline) | null = null,
) {
  await worker({ readOutline }).crawl(await start(siteUrl, method), notAborted);
  return { run: await latest(), products: await catalogue() };
}

const noOutline: ReadOutline = () => Promise.resolve(null);

const open = (layout: Layout) => openShop((origin) => Object.fromEntries(plainShop(layout, origin).pages));

describe.each<Layout>(['theme', 'hashed', 'tables'])('method ai on a shop in the layout %s', (layout) => {
  it('finds every product with its visible fields, and fetches no page twice', async () => {
    const shop = await open(layout);
    const { run, products } = await crawl(shop.origin, 'ai');
    expect(run).toMatchObject({ status: 'completed', error: null, counts: { productsFound: 40 } });
    const fields = ({ url, title, price, currency, availability, imageUrl }: (typeof products)[number]) =>
      [url, title, price, currency, availability, imageUrl].join(' ');
    expect(products.map(fields).toSorted()).toEqual(
      plainShop(layout, shop.origin)
        .products.map((each) => fields({ ...each, ...UNSET }))
        .toSorted(),
    );
    const pages = shop.hits.filter((path) => plainShop(layout).pages.has(path));
    expect(pages.length).toBe(new Set(pages).size);
    const learned = { learnedBy: 'induction', filled: { title: 1, price: 1 }, modelCalls: 0, modelCost: 0 };
    const report = await database().store.crawls.report(organizationId, run?.crawlRunId ?? '');
    expect(report?.pattern).toMatchObject(learned);
    expect(await kept()).toMatchObject(learned);
  });
});

const UNSET = { productId: '', assistantId: '', createdAt: '', updatedAt: '' };

describe('model calls for a pattern', () => {
  const spending = () => database().store.chatSettings.spending(organizationId, '2000-01');

  /** Creates a reader whose model returns no pattern, at $0.30 per call. */
  async function createReader() {
    const { url, calls } = await serveModel([{ text: 'I would be happy to help!' }]);
    const prices = new Map([['compatible/m', { input: 300, cached: 300, output: 0, asOf: null }]]);
    const read = createOutlineReader(createModels({ compatible: { url, models: ['m'] }, prices }));
    const budget = database().store.modelBudget;
    const readOutline = (id: string) => read?.({ organizationId: id, budget }) ?? noOutline;
    return { readOutline, calls };
  }

  it("count towards the owner's monthly model budget", async () => {
    const { readOutline, calls } = await createReader();
    await crawl((await open('theme')).origin, 'ai', readOutline);
    expect(calls).toHaveLength(2);
    expect(await spending()).toMatchObject([{ cost: 0.6, inputTokens: 2_000, outputTokens: 40, answers: 0 }]);
  });

  it('stop when the budget is spent, which the run reports', async () => {
    const { readOutline, calls } = await createReader();
    await database().store.chatSettings.changeConversations(organizationId, { monthlyBudget: 0.25 });
    const { run, products } = await crawl((await open('theme')).origin, 'ai', readOutline);
    expect(calls).toHaveLength(1);
    expect(products).toHaveLength(40);
    expect(run).toMatchObject({ status: 'completed', error: expect.stringMatching(/model budget is spent/) });
    expect(await kept()).toMatchObject({ learnedBy: 'induction', modelCalls: 1, modelCost: 300_000 });
    expect(await spending()).toMatchObject([{ cost: 0.3 }]);
  });

  it('are not made without a budget', async () => {
    const { readOutline, calls } = await createReader();
    await database().store.chatSettings.changeConversations(organizationId, { monthlyBudget: 0 });
    const { run } = await crawl((await open('theme')).origin, 'ai', readOutline);
    expect([calls.length, await spending(), run?.status]).toEqual([0, [], 'completed']);
  });
});

it('does not learn a pattern with method microdata', async () => {
  const shop = await open('theme');
  const { run } = await crawl(shop.origin, 'microdata');
  expect(await kept()).toBeUndefined();
  expect(await database().store.crawls.report(organizationId, run?.crawlRunId ?? '')).toMatchObject({ pattern: null });
});

it('reports that a site without products has no pattern', async () => {
  const shop = await openShop({ '/': '<a href="/a">a</a><a href="/b">b</a>', '/a': 'a', '/b': 'b' });
  const { run } = await crawl(shop.origin, 'ai');
  expect(run?.error).toMatch(/^No products were found on 3 pages: .* pattern\. .*Import a file with the products\.$/);
  expect(await kept()).toBeUndefined();
  const { run: other } = await crawl(shop.origin, 'microdata');
  expect(other?.error).toMatch(/^No products were found on 3 pages: .* price\. .*Crawl again with the method ai/);
});

it('reuses the pattern of an earlier run, and learns again when it no longer matches', async () => {
  const shop = await open('theme');
  await crawl(shop.origin, 'ai');
  const first = await kept();
  await crawl(shop.origin, 'ai');
  expect(await kept()).toEqual(first);
  shop.routes = Object.fromEntries(plainShop('hashed', shop.origin).pages);
  const { products } = await crawl(shop.origin, 'ai');
  expect((await kept())?.pattern).not.toEqual(first?.pattern);
  expect(products.every(({ currency }) => currency === 'EUR')).toBe(true);
});

it('reads unchanged pages again that method microdata had read', async () => {
  const shop = await open('theme');
  const pages = [...plainShop('theme', shop.origin).pages];
  const locations = pages.map(([path]) => `<url><loc>${shop.origin}${path}</loc><lastmod>2020-01-01</lastmod></url>`);
  shop.routes['/sitemap.xml'] = {
    headers: { 'content-type': 'application/xml' },
    body: `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${locations.join('')}</urlset>`,
  };
  const before = await crawl(shop.origin, 'microdata');
  expect(before.products.map(({ category }) => category)).toEqual(Array.from({ length: 40 }, () => null));
  const { products } = await crawl(shop.origin, 'ai');
  expect(products.filter(({ category }) => category === null)).toEqual([]);
  const asked = shop.hits.length;
  await crawl(shop.origin, 'ai');
  expect(shop.hits.length - asked).toBeLessThan(20);
});
