import { expect, inject, it } from 'vitest';
import { createServer } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { onTestFinished } from 'vitest';
import type { CrawlRun } from '../../src/domain/crawl-run.ts';
import type { Product } from '../../src/domain/product.ts';
import { listen } from '../crawl/fetch-server.ts';
import { lampPage, link } from '../crawl/shop-server.ts';
import { CRAWLS_HERE, type Service, dataDirectory, post, serve } from '../setup/process.ts';

const NAMES = Array.from({ length: 30 }, (_, at) => `lamp-${at + 1}`);
const ALL_READ = { pagesDiscovered: 31, pagesFetched: 31, pagesFailed: 0, productsFound: 30 };

/**
 * A shop of thirty lamps that asks for a second's rest, with 429, after every `rate` requests. How fast they come does not
 * matter, as that depends on the machine.
 * @param busyAt the numbers of the requests that it refuses as well
 */
async function openShop(rate = Infinity, busyAt: readonly number[] = []) {
  const shop = { origin: '', title: (name: string) => `Lamp ${name}`, refused: 0, arrivals: [] as number[] };
  let restsUntil = 0;
  let answered = 0;
  let received = 0;
  const server = createServer((request, response) => {
    const now = performance.now();
    received += 1;
    shop.arrivals.push(now);
    if (answered === rate) {
      restsUntil = now + 1_000;
      answered = 0;
    }
    if (now < restsUntil || busyAt.includes(received)) {
      shop.refused += 1;
      return response.writeHead(429, { 'retry-after': '1' }).end();
    }
    answered += 1;
    const name = request.url?.slice(1) ?? '';
    const at = NAMES.indexOf(name);
    if (name !== '' && at === -1) return response.writeHead(404).end();
    const more = { sku: name, image: `/${name}.jpg`, offers: { price: 9.5 + at, priceCurrency: 'EUR' } };
    const body = name === '' ? link(...NAMES.map((each) => `/${each}`)) : lampPage(shop.title(name), more);
    return response.writeHead(200, { 'content-type': 'text/html' }).end(body);
  });
  const port = await listen(server);
  onTestFinished(() => void server.close());
  shop.origin = `http://127.0.0.1:${port}`;
  return shop;
}

async function open(siteUrl: string) {
  const service = await serve(dataDirectory(), CRAWLS_HERE);
  const key = inject('shopKey');
  const created = await post(service, key, 'create_assistant', { name: 'Bright Lamps', siteUrl });
  const { assistantId } = created.body.result as { assistantId: string };
  return { service, key, assistantId };
}

async function crawl({ service, key, assistantId }: { service: Service; key: string; assistantId: string }) {
  await post(service, key, 'start_crawl', { assistantId });
  for (;;) {
    const { body } = await post(service, key, 'list_crawls', { assistantId });
    const [run] = body.result as CrawlRun[];
    if (run?.finishedAt) return run;
    await sleep(50);
  }
}

it('keeps the names of a shop whose pages suddenly all have the same one, and says so', async () => {
  const shop = await openShop();
  const aisle = await open(shop.origin);
  expect(await crawl(aisle)).toMatchObject({ status: 'completed', counts: { productsAdded: 30 } });
  shop.title = () => 'Bright Lamps';
  const run = await crawl(aisle);
  expect(run).toMatchObject({
    status: 'completed',
    counts: { productsUpdated: 0, productsAdded: 0, productsRemoved: 0 },
  });
  expect(run.notes).toContainEqual(expect.objectContaining({ kind: 'values_kept', count: 30, suggestion: 'review' }));
  expect(run.error).toMatch(/30 pages had implausible products/);
  const { body } = await post(aisle.service, aisle.key, 'list_catalogue', {
    assistantId: aisle.assistantId,
    limit: 50,
  });
  expect((body.result as Product[]).map(({ title }) => title).toSorted()).toEqual(
    NAMES.map((name) => `Lamp ${name}`).toSorted(),
  );
});

it('reads all of a shop that asks for a rest after every eight requests', async () => {
  const shop = await openShop(8);
  expect(await crawl(await open(shop.origin))).toMatchObject({ status: 'completed', counts: ALL_READ });
  expect(shop.refused).toBeGreaterThan(0);
});

it('is slower from the start after a shop asked it three times to slow down', async () => {
  const shop = await openShop(Infinity, [10, 20, 30]);
  const aisle = await open(shop.origin);
  expect(await crawl(aisle)).toMatchObject({ status: 'completed', counts: ALL_READ });
  expect(shop.refused).toBe(3);
  shop.arrivals.length = 0;
  expect(await crawl(aisle)).toMatchObject({ status: 'completed', counts: ALL_READ });
  const [first = 0] = shop.arrivals;
  // Twice as slow with each request: 40, 80 and 160 ms. A connection may delay the first of them.
  expect((shop.arrivals.at(-1) ?? 0) - first).toBeGreaterThan(25 * 160);
});
