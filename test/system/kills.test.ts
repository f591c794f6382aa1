import type { IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, inject, it, onTestFinished } from 'vitest';
import type { CrawlRun } from '../../src/domain/crawl-run.ts';
import type { Product } from '../../src/domain/product.ts';
import { type Database, openDatabase } from '../../src/storage/database.ts';
import { openEmbedded } from '../../src/storage/server/embedded.ts';
import { closeAll } from '../crawl/fetch-server.ts';
import { type Routes, type Shop, lampPage, link, openShop, sitemap } from '../crawl/shop-server.ts';
import { deploy } from '../setup/deployment.ts';
import { createGate } from '../setup/gate.ts';
import { plainShop } from '../setup/plain-shop.ts';
import { CRAWLS_HERE, type Service, dataDirectory, insertKey, post, serve, socketUrl } from '../setup/process.ts';
import { shopifyRoutes, wares } from '../setup/shopify.ts';
import { bugs } from './outage-stage.ts';

afterEach(closeAll);

const names = (count: number) => Array.from({ length: count }, (_, at) => `/lamp-${at}`);
const lamps = (count: number): Routes => Object.fromEntries(names(count).map((path) => [path, lampPage(path)]));

async function gatedShop(routes: (origin: string) => Routes) {
  const gate = createGate();
  let agent: string | undefined;
  function turn({ headers, socket }: IncomingMessage): Promise<void> {
    agent = headers['user-agent'];
    return gate.pass(socket);
  }
  const shop = await openShop(routes, { host: '127.0.0.1', turn });
  return { ...shop, gate, lastAgent: () => agent };
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

interface KilledCrawl {
  what: string;
  /** The kills of one process. */
  kills: number;
  /** Returns how many answers of the shop come before a kill. */
  answers: (kill: number) => number;
  method: 'microdata' | 'ai';
  routes: (origin: string) => Routes;
}

const CRAWLS: KilledCrawl[] = [
  {
    what: 'by a sitemap',
    kills: 20,
    answers: (kill) => (kill * 7) % 31,
    method: 'microdata',
    routes: (origin) => ({
      ...lamps(400),
      '/': 'Home',
      '/sitemap.xml': sitemap(...names(400).map((path) => origin + path)),
    }),
  },
  {
    what: 'by links',
    kills: 4,
    answers: (kill) => kill * 12,
    method: 'microdata',
    routes: () => ({ ...lamps(200), '/': link('/lamps'), '/lamps': link(...names(200)) }),
  },
  {
    what: 'by the shop’s list',
    kills: 8,
    // robots.txt, the home page, a page of the list: each time one further on.
    answers: (kill) => kill % 4,
    method: 'microdata',
    routes: () => shopifyRoutes(wares(800)),
  },
  {
    what: 'while the pattern is learned',
    kills: 4,
    answers: (kill) => kill * 8,
    method: 'ai',
    routes: (origin) => Object.fromEntries(plainShop('theme', origin).pages),
  },
];

/** What a crawl is compared with. */
interface Finished extends Pick<KilledCrawl, 'method'> {
  store: Database['store'];
  service: Service;
  shop: Shop;
  key: string;
  organization: string;
  assistantId: string;
  /** How often the worker of the crawl was ended. */
  kills: number;
}

/** Checks that a crawl that went on after kills has found what one without finds, and has asked for little twice. */
async function checkFound({ store, service, shop, key, organization, assistantId, kills, method }: Finished) {
  expect(await runOnceOver(service, key, assistantId)).toMatchObject({ status: 'completed', error: null });
  const asked = shop.hits.length;
  const whole = await startCrawl(service, key, `${shop.origin}/`, method);
  expect(await runOnceOver(service, key, whole)).toMatchObject({ status: 'completed', error: null });

  const [known] = await store.organizations.find(organization);
  const products = (assistant: string) =>
    store.catalogue.list(known?.organizationId ?? '', assistant, { limit: 5_000 });
  const found = inOrder(await products(assistantId));
  expect(found.length).toBeGreaterThan(30);
  expect(found).toEqual(inOrder(await products(whole)));
  const { body } = await post(service, key, 'get_assistant', { assistantId });
  expect(body.result).toMatchObject({ catalogueSize: found.length });
  // Only pages that were under way or not yet recorded are requested again.
  const pages = shop.hits.slice(0, asked).filter((path) => !/robots|sitemap|products\.json|^\/$/.test(path));
  expect(pages.length - new Set(pages).size).toBeLessThanOrEqual(kills * (method === 'ai' ? 40 : 20));
}

describe('kill -9 in the middle of a crawl', () => {
  it.each(CRAWLS)('$what finds the same as without', async ({ kills, answers, method, routes }) => {
    const shop = await gatedShop(routes);
    const directory = dataDirectory();
    const key = inject('shopKey');
    const { store } = await openStore(directory);
    let service = await serve(directory, CRAWLS_HERE);
    const assistantId = await startCrawl(service, key, `${shop.origin}/`, method);
    for (let kill = 0; kill < kills; kill++) {
      shop.gate.open(answers(kill));
      await expect.poll(() => shop.gate.waiting()).toBeGreaterThan(0);
      expect((await latestRun(service, key, assistantId))?.status).toBe('running');
      await service.end('SIGKILL');
      shop.gate.close();
      service = await serve(directory, CRAWLS_HERE);
    }
    shop.gate.open(Number.POSITIVE_INFINITY);
    await checkFound({ store, service, shop, key, organization: 'Shop', assistantId, kills, method });
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

describe('two web and two worker processes', () => {
  /** The last time, the worker is only told to stop. */
  const SIGNALS = ['SIGKILL', 'SIGKILL', 'SIGKILL', 'SIGTERM'] as const;

  it('are killed in turn in the middle of four crawls, which find the same as without', async () => {
    const directory = dataDirectory();
    const { store, server } = await openStore(directory);
    const DATABASE_URL = socketUrl(server.host ?? '');
    // The crawler's name tells which worker it is.
    const nameOf = (number: number) => `http://worker-${number}.test`;
    const settingsOf = ({ role, number }: { role: string; number: number }) => ({
      ...CRAWLS_HERE,
      DATABASE_URL,
      CRAWL_CONCURRENCY: String(CRAWLS.length),
      ...(role === 'worker' && { BASE_URL: nameOf(number) }),
    });
    const service = await deploy(directory, settingsOf, onTestFinished, 'two web and two worker processes');
    const crawls = await Promise.all(
      CRAWLS.map(async ({ what: organization, method, answers, routes }) => {
        const shop = await gatedShop(routes);
        const key = await insertKey({ dataDirectory: directory }, organization);
        const assistantId = await startCrawl(service, key, `${shop.origin}/`, method);
        return { organization, method, answers, shop, key, assistantId, kills: 0 };
      }),
    );
    for (const [kill, signal] of SIGNALS.entries()) {
      for (const { shop, answers } of crawls) shop.gate.open(answers(kill));
      for (const { shop } of crawls) await expect.poll(() => shop.gate.waiting()).toBeGreaterThan(0);
      const number = [0, 1].findIndex((each) => crawls[kill]?.shop.lastAgent()?.includes(nameOf(each)));
      for (const crawl of crawls) if (crawl.shop.lastAgent()?.includes(nameOf(number))) crawl.kills += 1;
      await Promise.all([
        service.replace(service.workers[number], signal),
        service.replace(service.webs[number], signal),
      ]);
    }
    for (const { shop } of crawls) shop.gate.open(Number.POSITIVE_INFINITY);
    await Promise.all(crawls.map((crawl) => checkFound({ store, service, ...crawl })));
    expect(bugs(service)).toEqual([]);
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
