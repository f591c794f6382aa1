import { afterEach, expect, it, onTestFinished } from 'vitest';
import { issueKey } from '../../src/access/keys.ts';
import type { CrawlRun } from '../../src/domain/crawl-run.ts';
import { openDatabase } from '../../src/storage/database.ts';
import { closeAll } from '../crawl/fetch-server.ts';
import { lampPage, openShop } from '../crawl/shop-server.ts';
import { createGate } from '../setup/gate.ts';
import { CRAWLS_HERE, type Service, dataDirectory, post, serve, socketUrl } from '../setup/process.ts';

afterEach(closeAll);

const ORGANIZATIONS = 60;

/** A web process with a worker, each with as few connections as it may have. */
async function serveApart(DATABASE_URL: string) {
  const few = { ...CRAWLS_HERE, DATABASE_URL, DATABASE_POOL: '2', CRAWL_CONCURRENCY: '100' };
  const serveAs = (role: 'web' | 'worker') => serve(dataDirectory(), few, undefined, role);
  const [web] = await Promise.all([serveAs('web'), serveAs('worker')]);
  return web;
}

it.each<[name: string, atOnce: number, open: (directory: string, url: string) => Promise<Service>]>([
  ['30 at once', 30, (directory) => serve(directory, { ...CRAWLS_HERE, CRAWL_CONCURRENCY: '30' })],
  ['all at once in a worker of its own', ORGANIZATIONS, (_directory, url) => serveApart(url)],
])('completes the runs of 60 organizations with %s', async (_name, atOnce, open) => {
  const directory = dataDirectory();
  const { store, server, close } = await openDatabase({ dataDirectory: directory });
  onTestFinished(close);
  const url = socketUrl(server.host ?? '');
  const service = await open(directory, url);
  const gate = createGate();
  const addShop = async (number: number) => {
    const { organizationId } = await store.organizations.insert(`Shop ${number}`);
    const permissions = ['assistants:view', 'assistants:edit', 'catalogue:edit'] as const;
    const { key } = await issueKey(store, { organizationId, userId: null, permissions, expiresAt: null });
    const { origin } = await openShop({ '/': lampPage('lamp') }, { host: '127.0.0.1', turn: () => gate.pass() });
    const created = await post(service, key, 'create_assistant', { name: 'Shop', siteUrl: origin });
    const { assistantId } = created.body.result as { assistantId: string };
    return { key, assistantId };
  };
  const shops: Awaited<ReturnType<typeof addShop>>[] = [];
  // One after another: two connections do not serve 60 callers at once on a busy machine.
  for (let number = 0; number < ORGANIZATIONS; number++) shops.push(await addShop(number));
  for (const { key, assistantId } of shops)
    expect(await post(service, key, 'start_crawl', { assistantId })).toMatchObject({ status: 200 });
  // Each run first asks its shop for one file.
  await expect.poll(() => gate.waiting()).toBe(atOnce);
  gate.open(Number.POSITIVE_INFINITY);
  const runs = () =>
    Promise.all(
      shops.map(async ({ key, assistantId }) => {
        const { body } = await post(service, key, 'list_crawls', { assistantId });
        const [run] = body.result as CrawlRun[];
        return [run?.status, run?.counts.productsAdded];
      }),
    );
  await expect.poll(runs, { interval: 500 }).toEqual(shops.map(() => ['completed', 1]));
});
