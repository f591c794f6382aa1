import fs from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, expect, inject, it } from 'vitest';
import type { CrawlRun } from '../../src/domain/crawl-run.ts';
import { closeAll } from '../crawl/fetch-server.ts';
import { lampPage, link, openShop } from '../crawl/shop-server.ts';
import { createGate } from '../setup/gate.ts';
import { CRAWLS_HERE, dataDirectory, post, serve, temporaryDirectory } from '../setup/process.ts';

afterEach(closeAll);

const HOUR_MS = 3_600_000;
const PAGES = 90;
const CALLS_A_MINUTE = 40;

/** The file is replaced, so that nobody reads half of it. */
function setClock(file: string, ms: number): void {
  fs.writeFileSync(`${file}.next`, String(ms));
  fs.renameSync(`${file}.next`, file);
}

/** The number of threads whose clock is set so. */
const threadsAt = (file: string, ms: number) =>
  fs.globSync(`${file}.[0-9]*`).filter((seen) => fs.readFileSync(seen, 'utf8') === String(ms)).length;

it('the clock jumps an hour forward and back: a crawl goes on, and calls are answered', async () => {
  const names = Array.from({ length: PAGES }, (_, at) => `/lamp-${at}`);
  const gate = createGate();
  const shop = await openShop(
    { ...Object.fromEntries(names.map((name) => [name, lampPage(name)])), '/': link(...names) },
    { host: '127.0.0.1', turn: () => gate.pass() },
  );
  const clock = path.join(temporaryDirectory(), 'clock');
  setClock(clock, 0);
  const preload = pathToFileURL(path.join(import.meta.dirname, '../setup/shifted-clock.ts')).href;
  const service = await serve(dataDirectory(), {
    ...CRAWLS_HERE,
    RATE_LIMIT: String(CALLS_A_MINUTE),
    SHIFTED_CLOCK: clock,
    NODE_OPTIONS: `--import ${preload}`,
  });
  const key = inject('shopKey');
  const call = (action: string, input: object) => post(service, key, action, input);
  const created = await call('create_assistant', { name: 'Shop', siteUrl: `${shop.origin}/` });
  const { assistantId } = created.body.result as { assistantId: string };
  await call('start_crawl', { assistantId, method: 'microdata' });

  /** Sets the clock while pages of the crawl are under way, and waits until the threads that serve and crawl have it. */
  async function jump(ms: number): Promise<void> {
    await expect.poll(() => gate.waiting()).toBeGreaterThan(0);
    setClock(clock, ms);
    await expect.poll(() => threadsAt(clock, ms)).toBeGreaterThanOrEqual(2);
    gate.open(PAGES / 3);
  }
  await jump(HOUR_MS);
  await jump(0);
  await jump(-HOUR_MS);
  gate.open(Number.POSITIVE_INFINITY);

  const latest = async () => {
    const { status, body } = await call('list_crawls', { assistantId });
    return status === 200 ? (body.result as CrawlRun[])[0] : undefined;
  };
  await expect
    .poll(async () => (await latest())?.status, { interval: (2 * 60_000) / CALLS_A_MINUTE })
    .toBe('completed');
  expect(await latest()).toMatchObject({ error: null, counts: { productsAdded: PAGES, pagesFailed: 0 } });
  expect(shop.hits.filter((name) => name.startsWith('/lamp-'))).toHaveLength(PAGES);

  // Refused for as long as the limit says, whatever the clock does meanwhile.
  let status = 200;
  while (status === 200) ({ status } = await call('list_crawls', { assistantId }));
  expect(status).toBe(429);
  setClock(clock, -2 * HOUR_MS);
  await expect.poll(async () => (await call('list_crawls', { assistantId })).status, { interval: 500 }).toBe(200);
});
