import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, inject, it, onTestFinished } from 'vitest';
import type { CrawlRun } from '../../src/domain/crawl-run.ts';
import type { Product } from '../../src/domain/product.ts';
import { openDatabase } from '../../src/storage/database.ts';
import { openEmbedded } from '../../src/storage/server/embedded.ts';
import { closeAll } from '../crawl/fetch-server.ts';
import { type Routes, lampPage, link, openShop, sitemap } from '../crawl/shop-server.ts';
import { createGate } from '../setup/gate.ts';
import { plainShop } from '../setup/plain-shop.ts';
import { CRAWLS_HERE, type Service, dataDirectory, insertKey, post, serve, socketUrl } from '../setup/process.ts';
import { shopifyRoutes, wares } from '../setup/shopify.ts';

afterEach(closeAll);

const names = (count: number) => Array.from({ length: count }, (_, at) => `/lamp-${at}`);
const lamps = (count: number): Routes => Object.fromEntries(names(count).map((path) => [path, lampPage(path)]));

async function gatedShop(routes: (origin: string) => Routes) {
  const gate = createGate();
  const shop = await openShop(routes, { host: '127.0.0.1', turn: () => gate.pass() });
  return { ...shop, gate };
}

async function openStore(directory: string) {
  const database = await openDatabase({ dataDirectory: directory });
  onTestFinished(() => database.close());
  return database;
}

async function startCrawl(service: Service, key: string, siteUrl: string, method = 'microdata'): Promise<string> {
  const { body } = await post(service, key, 'create_assistant', { name: 'Shop', siteUrl });
  const { assistantId } = body.result as { assistantId: string };
  await post(service, key, 'start_crawl', { assistantId, method });
  return assistantId;
}

async function latestRun(service: Service, key: string, assistantId: string): Promise<CrawlRun | undefined> {
  const { body } = await post(service, key, 'list_crawls', { assistantId });
  return (body.result as CrawlRun[])[0];
}

async function runOnceOver(service: Service, key: string, assistantId: string): Promise<CrawlRun> {
  for (;;) {
    const run = await latestRun(service, key, assistantId);
    if (run?.finishedAt) return run;
    await sleep(50);
  }
}

const inOrder = (products: Product[]) =>
  products
    .map(({ url, title, price, currency, availability, externalId }) =>
      [url, title, price, currency, availability, externalId].join(' '),
    )
    .toSorted();

describe('kill -9 in the middle of a crawl', () => {
  const of = (count: number, answers: (kill: number) => number) =>
    Array.from({ length: count }, (_, at) => answers(at));

  it.each<[string, number[], 'microdata' | 'ai', (origin: string) => Routes]>([
    [
      'by a sitemap',
      of(20, (kill) => (kill * 7) % 31),
      'microdata',
      (origin) => ({ ...lamps(400), '/': 'Home', '/sitemap.xml': sitemap(...names(400).map((path) => origin + path)) }),
    ],
    [
      'by links',
      of(4, (kill) => kill * 12),
      'microdata',
      () => ({ ...lamps(200), '/': link('/lamps'), '/lamps': link(...names(200)) }),
    ],
    // robots.txt, the home page, a page of the list: each time one further on.
    ['by the shop’s list', of(8, (kill) => kill % 4), 'microdata', () => shopifyRoutes(wares(800))],
    [
      'while the pattern is learned',
      of(4, (kill) => kill * 8),
      'ai',
      (origin) => Object.fromEntries(plainShop('theme', origin).pages),
    ],
  ])('%s finds the same as without', async (_what, kills, method, routes) => {
    const shop = await gatedShop(routes);
    const directory = dataDirectory();
    const key = inject('shopKey');
    const { store } = await openStore(directory);
    let service = await serve(directory, CRAWLS_HERE);
    const assistantId = await startCrawl(service, key, `${shop.origin}/`, method);
    for (const answers of kills) {
      shop.gate.open(answers);
      await expect.poll(() => shop.gate.waiting()).toBeGreaterThan(0);
      expect((await latestRun(service, key, assistantId))?.status).toBe('running');
      await service.end('SIGKILL');
      shop.gate.close();
      service = await serve(directory, CRAWLS_HERE);
    }
    shop.gate.open(Number.POSITIVE_INFINITY);
    expect(await runOnceOver(service, key, assistantId)).toMatchObject({ status: 'completed', error: null });
    const asked = shop.hits.length;
    const whole = await startCrawl(service, key, `${shop.origin}/`, method);
    expect(await runOnceOver(service, key, whole)).toMatchObject({ status: 'completed', error: null });

    const [organization] = await store.organizations.find('Shop');
    const products = (assistant: string) =>
      store.catalogue.list(organization?.organizationId ?? '', assistant, { limit: 5_000 });
    const found = inOrder(await products(assistantId));
    expect(found.length).toBeGreaterThan(30);
    expect(found).toEqual(inOrder(await products(whole)));
    const { body } = await post(service, key, 'get_assistant', { assistantId });
    expect(body.result).toMatchObject({ catalogueSize: found.length });
    // Only pages that were under way or not yet recorded are requested again.
    const pages = shop.hits.slice(0, asked).filter((path) => !/robots|sitemap|products\.json|^\/$/.test(path));
    expect(pages.length - new Set(pages).size).toBeLessThanOrEqual(kills.length * (method === 'ai' ? 40 : 20));
  });

  it('while it removes stale products removes nothing twice', async () => {
    const shop = await openShop({ ...lamps(5), '/': link(...names(5)) }, { host: '127.0.0.1' });
    const directory = dataDirectory();
    const key = inject('shopKey');
    const first = await serve(directory, CRAWLS_HERE);
    const assistantId = await startCrawl(first, key, `${shop.origin}/`);
    await runOnceOver(first, key, assistantId);
    shop.routes['/lamp-4'] = { status: 404 };
    const { pool } = await openStore(directory);
    const holder = await pool.connect();
    await holder.query(`begin; select from products where url like '%/lamp-4' for update`);
    await post(first, key, 'start_crawl', { assistantId });
    const blocked = `select from pg_stat_activity where wait_event_type = 'Lock' and query like '%gone%'`;
    await expect.poll(async () => (await pool.query(blocked)).rowCount).toBeGreaterThan(0);
    await first.end('SIGKILL');
    await holder.query('rollback');
    holder.release();

    const second = await serve(directory, CRAWLS_HERE);
    const run = await runOnceOver(second, key, assistantId);
    // One that went on after a kill does not know all of the shop; the next one does.
    expect(run).toMatchObject({ status: 'completed', counts: { productsFound: 4, productsRemoved: 0 } });
    await post(second, key, 'start_crawl', { assistantId });
    expect(await runOnceOver(second, key, assistantId)).toMatchObject({ counts: { productsRemoved: 1 } });
  });
});

describe('two workers on one database', () => {
  it("crawl no page twice, and one resumes a killed one's run", async () => {
    const directory = dataDirectory();
    const database = await openEmbedded({ dataDirectory: directory });
    onTestFinished(() => database.release());
    const url = socketUrl(database.connection.host);
    const shared = { ...CRAWLS_HERE, CRAWL_CONCURRENCY: '1', DATABASE_URL: url };
    const workers = [await serve(dataDirectory(), shared), await serve(dataDirectory(), shared)] as const;
    const open = async (organization: string) => {
      const shop = await gatedShop(() => ({ ...lamps(60), '/': link(...names(60)) }));
      const key = await insertKey({ dataDirectory: directory }, organization);
      const assistantId = await startCrawl(workers[0], key, `${shop.origin}/`);
      return { shop, key, assistantId };
    };
    const [one, two] = [await open('One'), await open('Two')];
    // Each carries out one run at a time: that both are under way takes both.
    for (const { shop } of [one, two]) await expect.poll(() => shop.gate.waiting()).toBe(1);
    // Neither is kept waiting for the other: what gets no answer for too long has failed.
    one.shop.gate.open(Number.POSITIVE_INFINITY);
    two.shop.gate.open(30);
    await expect.poll(() => two.shop.gate.waiting()).toBeGreaterThan(0);
    expect(two.shop.agents.size).toBe(1);
    const { port } = new URL(workers[0].baseUrl); // the crawler's name tells where it is from
    const [dying, living] = [...two.shop.agents][0]?.includes(`:${port}`) ? workers : [workers[1], workers[0]];
    await dying.end('SIGKILL');
    two.shop.gate.close();
    two.shop.gate.open(Number.POSITIVE_INFINITY);
    await runOnceOver(living, one.key, one.assistantId);
    const pagesOf = (hits: string[]) => hits.filter((path) => path.startsWith('/lamp')).toSorted();
    expect(pagesOf(one.shop.hits)).toEqual(names(60).toSorted());

    const run = await runOnceOver(living, two.key, two.assistantId);
    expect(run).toMatchObject({ status: 'completed', counts: { productsFound: 60, productsAdded: 60 } });
    expect(new Set(pagesOf(two.shop.hits)).size).toBe(60);
    expect(pagesOf(two.shop.hits).length).toBeLessThanOrEqual(60 + 20);
    expect(two.shop.agents.size).toBe(2);
  });
});
