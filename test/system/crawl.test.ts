import { setTimeout as sleep } from 'node:timers/promises';
import { expect, inject, it } from 'vitest';
import type { CrawlRun } from '../../src/domain/crawl-run.ts';
import type { Product } from '../../src/domain/product.ts';
import { createGate } from '../setup/gate.ts';
import { CRAWLS_HERE, type Service, aisle, dataDirectory, insertKey, post, serve } from '../setup/process.ts';
import { serveStorefront } from '../setup/storefront.ts';

async function latestRun(service: Service, key: string, assistantId: string): Promise<CrawlRun> {
  const { body } = await post(service, key, 'list_crawls', { assistantId });
  const [run] = body.result as CrawlRun[];
  if (!run) throw new Error('There is no run.');
  return run;
}

async function runUntil(service: Service, key: string, assistantId: string, enough: (run: CrawlRun) => boolean) {
  for (;;) {
    const run = await latestRun(service, key, assistantId);
    if (enough(run)) return run;
    await sleep(50);
  }
}

it.each(['SIGTERM', 'SIGKILL'] as const)('resumes after %s, with the same products at the end', async (signal) => {
  const gate = createGate();
  const shop = await serveStorefront({ turn: () => gate.pass() });
  const directory = dataDirectory();
  const key = inject('shopKey');
  const first = await serve(directory, CRAWLS_HERE);
  const created = await post(first, key, 'create_assistant', { name: 'Shop', siteUrl: shop.origin });
  const { assistantId } = created.body.result as { assistantId: string };
  await post(first, key, 'start_crawl', { assistantId });
  gate.open(40);
  await expect.poll(() => gate.waiting()).toBeGreaterThan(0);
  const before = await latestRun(first, key, assistantId);
  expect(before.status).toBe('running');
  await first.end(signal);
  gate.close();
  gate.open(Number.POSITIVE_INFINITY);

  const second = await serve(directory, CRAWLS_HERE);
  const after = await runUntil(second, key, assistantId, (run) => run.finishedAt !== null);
  expect(after).toMatchObject({ crawlRunId: before.crawlRunId, status: 'completed', error: null });
  expect(after.counts).toMatchObject({
    productsFound: shop.products.length,
    productsAdded: shop.products.length,
    pagesFailed: 0,
  });
  const { body } = await post(second, key, 'list_catalogue', { assistantId, limit: 200 });
  const titles = (body.result as Product[]).map((product) => product.title);
  expect(titles.toSorted()).toEqual(shop.products.map((product) => product.title).toSorted());

  // Only what was under way, or not yet recorded, when the first service ended may be fetched again.
  // Each run begins with the start page, whatever was read before.
  const pages = shop.fetched.filter((path) => path !== '/' && !/robots|sitemap/.test(path));
  const again = pages.length - new Set(pages).size;
  expect(again).toBeLessThanOrEqual(signal === 'SIGTERM' ? 4 : 24);
});

it('sets and prints a schedule on the command line', async () => {
  const directory = dataDirectory();
  const key = inject('shopKey');
  const service = await serve(directory);
  const created = await post(service, key, 'create_assistant', { name: 'Shop', siteUrl: 'https://shop.test/' });
  const { assistantId } = created.body.result as { assistantId: string };
  const schedule = (...args: string[]) => aisle(['schedule', ...args], { DATA_DIR: directory });
  expect(await schedule(assistantId, 'hourly')).toMatchObject({ code: 2, stderr: expect.stringMatching(/off, daily/) });
  expect(await schedule('ast_none')).toMatchObject({ code: 1, stderr: expect.stringMatching(/ast_none/) });
  expect(await schedule(assistantId)).toMatchObject({ code: 0, stdout: 'off\n' });
  expect((await schedule(assistantId, 'daily')).stdout).toMatch(/^daily, next crawl at 20\d\d-.*Z\n$/);
  const { stdout } = await schedule(assistantId, '--json');
  expect(JSON.parse(stdout)).toEqual({ assistantId, every: 'daily', nextAt: expect.any(String) });
  expect((await schedule(assistantId, 'off')).stdout).toBe('off\n');
});

it("prints the last run's report on the command line", async () => {
  const shop = await serveStorefront();
  const directory = dataDirectory();
  const key = inject('shopKey');
  const service = await serve(directory, CRAWLS_HERE);
  const created = await post(service, key, 'create_assistant', { name: 'Shop', siteUrl: shop.origin });
  const { assistantId } = created.body.result as { assistantId: string };
  const report = (...args: string[]) => aisle(['report', assistantId, ...args], { DATA_DIR: directory });
  expect(await report()).toMatchObject({ code: 1, stderr: expect.stringMatching(/has no crawls yet/) });
  await post(service, key, 'start_crawl', { assistantId });
  const run = await runUntil(service, key, assistantId, ({ finishedAt }) => finishedAt !== null);
  const { stdout } = await report();
  const all = shop.products.length;
  expect(stdout).toMatch(
    /^completed, started at 20.*Z\n\d+ pages in .* method: microdata, source: \w+\n {2}\d+ fetched\n/,
  );
  expect(stdout).toContain(`\n${all} products`);
  expect(stdout).toContain(`${all} added, 0 updated, 0 unchanged, 0 removed.\n`);
  expect(JSON.parse((await report('--json')).stdout)).toMatchObject({ run, pattern: null });
});

it('ends a run of method ai with a reason', async () => {
  const directory = dataDirectory();
  const key = inject('shopKey');
  const service = await serve(directory);
  const created = await post(service, key, 'create_assistant', { name: 'Shop', siteUrl: 'https://shop.test/' });
  const { assistantId } = created.body.result as { assistantId: string };
  await post(service, key, 'start_crawl', { assistantId, method: 'ai' });
  const run = await runUntil(service, key, assistantId, ({ finishedAt }) => finishedAt !== null);
  expect(run).toMatchObject({ status: 'failed', error: expect.stringContaining('shop.test') });
});

it("runs one crawl per organization at a time, in parallel to others'", async () => {
  const slow = await serveStorefront({ turn: () => new Promise(() => {}) });
  const quick = await serveStorefront();
  const directory = dataDirectory();
  const place = { dataDirectory: directory };
  const [busy, other] = [await insertKey(place, 'Busy'), await insertKey(place, 'Other')];
  // The shop that never answers may not time out before the other is crawled.
  const service = await serve(directory, CRAWLS_HERE);
  async function start(key: string, siteUrl: string): Promise<string> {
    const { body } = await post(service, key, 'create_assistant', { name: 'Shop', siteUrl });
    const { assistantId } = body.result as { assistantId: string };
    await post(service, key, 'start_crawl', { assistantId });
    return assistantId;
  }
  const first = await start(busy, slow.origin);
  await runUntil(service, busy, first, ({ status }) => status === 'running');
  const second = await start(busy, slow.origin);
  const theirs = await start(other, quick.origin);
  await runUntil(service, other, theirs, ({ status }) => status === 'completed');
  expect((await latestRun(service, busy, first)).status).toBe('running');
  expect((await latestRun(service, busy, second)).status).toBe('queued');
});
