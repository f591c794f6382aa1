import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, inject, it, onTestFinished } from 'vitest';
import type { CrawlRun } from '../../src/domain/crawl-run.ts';
import { openDatabase } from '../../src/storage/database.ts';
import { closeAll } from '../crawl/fetch-server.ts';
import { lampPage, openShop, sitemap } from '../crawl/shop-server.ts';
import { createGate } from '../setup/gate.ts';
import { CRAWLS_HERE, dataDirectory, post, serve, socketUrl } from '../setup/process.ts';

afterEach(closeAll);

const PAGES = 1_000;
const KILLS = 2;
const PAGES_BETWEEN = 300;
/** The share of its pages that a crawl may fetch twice. */
const MAX_TWICE = 0.05;

it('a worker killed again and again loses no product, and fetches at most 5 % of the pages twice', async () => {
  const names = Array.from({ length: PAGES }, (_, at) => `/lamp-${at}`);
  const gate = createGate();
  const shop = await openShop(
    (origin) => ({
      ...Object.fromEntries(names.map((name) => [name, lampPage(name)])),
      '/': 'Home',
      '/sitemap.xml': sitemap(...names.map((name) => origin + name)),
    }),
    { host: '127.0.0.1', turn: () => gate.pass() },
  );
  const directory = dataDirectory();
  const { store, server, close } = await openDatabase({ dataDirectory: directory });
  onTestFinished(close);
  const shared = { ...CRAWLS_HERE, DATABASE_URL: socketUrl(server.host ?? '') };
  const serveAs = (role: 'web' | 'worker') => serve(dataDirectory(), shared, undefined, role);
  const [web, first] = await Promise.all([serveAs('web'), serveAs('worker')]);
  const key = inject('shopKey');
  const created = await post(web, key, 'create_assistant', { name: 'Shop', siteUrl: `${shop.origin}/` });
  const { assistantId } = created.body.result as { assistantId: string };
  await post(web, key, 'start_crawl', { assistantId, method: 'microdata' });

  let worker = first;
  for (let kill = 0; kill < KILLS; kill++) {
    gate.open(PAGES_BETWEEN);
    await expect.poll(() => gate.waiting()).toBeGreaterThan(0);
    await worker.end('SIGKILL');
    gate.close();
    worker = await serveAs('worker');
  }
  gate.open(Number.POSITIVE_INFINITY);
  let run: CrawlRun | undefined;
  while (!run?.finishedAt) {
    await sleep(50);
    const { body } = await post(web, key, 'list_crawls', { assistantId });
    [run] = body.result as CrawlRun[];
  }
  expect(run).toMatchObject({
    status: 'completed',
    error: null,
    counts: { productsFound: PAGES, productsAdded: PAGES },
  });
  const [organization] = await store.organizations.find('Shop');
  const products = await store.catalogue.list(organization?.organizationId ?? '', assistantId, { limit: 2 * PAGES });
  expect(products.map(({ url }) => new URL(url).pathname).toSorted()).toEqual(names.toSorted());
  const fetched = shop.hits.filter((path) => path.startsWith('/lamp-'));
  expect(new Set(fetched).size).toBe(PAGES);
  expect(fetched.length - PAGES).toBeLessThanOrEqual(MAX_TWICE * PAGES);
});
