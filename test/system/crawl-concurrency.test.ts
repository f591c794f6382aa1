import { afterEach, expect, it, onTestFinished } from 'vitest';
import { issueKey } from '../../src/access/keys.ts';
import type { CrawlRun } from '../../src/domain/crawl-run.ts';
import { openDatabase } from '../../src/storage/database.ts';
import { closeAll } from '../crawl/fetch-server.ts';
import { lampPage, openShop } from '../crawl/shop-server.ts';
import { dataDirectory, post, serve } from '../setup/process.ts';

afterEach(closeAll);

const ORGANIZATIONS = 60;

it('completes the runs of 60 organizations with 30 at once', { timeout: 240_000 }, async () => {
  const directory = dataDirectory();
  const service = await serve(directory, { CRAWL_ALLOW_PRIVATE_NETWORK: 'on', CRAWL_CONCURRENCY: '30' });
  const { store, close } = await openDatabase({ dataDirectory: directory });
  onTestFinished(close);
  const start = async (number: number) => {
    const { organizationId } = await store.organizations.insert(`Shop ${number}`);
    const permissions = ['assistants:view', 'assistants:edit', 'catalogue:edit'] as const;
    const { key } = await issueKey(store, { organizationId, userId: null, permissions, expiresAt: null });
    const { origin } = await openShop({ '/': lampPage('lamp') }, { host: '127.0.0.1' });
    const created = await post(service, key, 'create_assistant', { name: 'Shop', siteUrl: origin });
    const { assistantId } = created.body.result as { assistantId: string };
    const begun = await post(service, key, 'start_crawl', { assistantId });
    expect(begun.status).toBe(200);
    return { key, assistantId };
  };
  const started = await Promise.all(Array.from({ length: ORGANIZATIONS }, (_, number) => start(number)));
  const runs = () =>
    Promise.all(
      started.map(async ({ key, assistantId }) => {
        const { body } = await post(service, key, 'list_crawls', { assistantId });
        const [run] = body.result as CrawlRun[];
        return [run?.status, run?.counts.productsAdded];
      }),
    );
  await expect.poll(runs, { timeout: 200_000, interval: 500 }).toEqual(started.map(() => ['completed', 1]));
});
