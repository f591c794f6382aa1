import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import type { CrawlRun, Product } from '../../src/domain/records.ts';
import { type Service, createKey, post, serve, dataDirectory } from '../setup/process.ts';
import { serveStorefront } from '../setup/storefront.ts';

const env = { CRAWL_ALLOW_PRIVATE_NETWORK: 'on' };

async function latestRun(service: Service, key: string, assistantId: string): Promise<CrawlRun> {
  const { body } = await post(service, key, 'list_crawls', { assistantId });
  const [run] = body.result as CrawlRun[];
  if (!run) throw new Error('There is no run.');
  return run;
}

async function runUntil(service: Service, key: string, assistantId: string, enough: (run: CrawlRun) => boolean) {
  for (let i = 0; i < 600; i++) {
    const run = await latestRun(service, key, assistantId);
    if (enough(run)) return run;
    await sleep(50);
  }
  throw new Error(`The run did not get there: ${JSON.stringify(await latestRun(service, key, assistantId))}`);
}

it.each(['SIGTERM', 'SIGKILL'] as const)(
  'goes on where it was after %s, with the same products at the end',
  async (signal) => {
    const shop = await serveStorefront({ delay: 60 });
    const directory = dataDirectory();
    const key = await createKey(directory);
    const first = await serve(directory, env);
    const created = await post(first, key, 'create_assistant', { name: 'Shop', siteUrl: shop.origin });
    const { assistantId } = created.body.result as { assistantId: string };
    await post(first, key, 'start_crawl', { assistantId });
    const before = await runUntil(first, key, assistantId, ({ counts }) => counts.pagesFetched >= 15);
    expect(before.status).toBe('running');
    await first.end(signal);

    const second = await serve(directory, env);
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
    const pages = shop.fetched.filter((path) => !/robots|sitemap/.test(path));
    const again = pages.length - new Set(pages).size;
    expect(again).toBeLessThanOrEqual(signal === 'SIGTERM' ? 4 : 24);
  },
);

it('ends a run of method ai with a reason', async () => {
  const directory = dataDirectory();
  const key = await createKey(directory);
  const service = await serve(directory);
  const created = await post(service, key, 'create_assistant', { name: 'Shop', siteUrl: 'https://shop.test/' });
  const { assistantId } = created.body.result as { assistantId: string };
  await post(service, key, 'start_crawl', { assistantId, method: 'ai' });
  const run = await runUntil(service, key, assistantId, ({ finishedAt }) => finishedAt !== null);
  expect(run).toMatchObject({ status: 'failed', error: expect.stringContaining('shop.test') });
});

it('carries out one run of an organization at a time, beside those of others', async () => {
  const slow = await serveStorefront({ delay: 400 });
  const quick = await serveStorefront();
  const directory = dataDirectory();
  const [busy, other] = [await createKey(directory, 'Busy'), await createKey(directory, 'Other')];
  const service = await serve(directory, env);
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
