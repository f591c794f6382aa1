import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { issueKey } from '../src/access/keys.ts';
import type { CrawlRun } from '../src/domain/crawl-run.ts';
import { PERMISSIONS } from '../src/domain/permissions.ts';
import type { Database } from '../src/storage/database.ts';
import { isQuick } from './arguments.ts';
import { report } from './figure.ts';
import { freePort, stop } from './servers.ts';
import { withDatabase } from './with-database.ts';

const ROOT = path.join(import.meta.dirname, '..');
const KILL_EVERY_MS = 10_000;
/** In one or five minutes. */
const KILLS = isQuick ? 6 : 30;
/** More than are read until the last kill: a host gets at most 50 requests a second. */
const PAGES = isQuick ? 4_000 : 16_000;
const MAX_TWICE_PERCENT = 5;
const MAX_TAKEOVER_S = 20;
const LOOK_MS = 250;

/** A shop whose sitemap names all of its pages, one product each. It counts its visits by worker. */
async function openShop() {
  const fetched: string[] = [];
  let visit = { agent: '', at: 0 };
  /** From a kill to the first visit of another worker, in seconds. */
  const takeovers: number[] = [];
  let killedAt: number | undefined;
  const server = createServer((request, response) => {
    const { url = '' } = request;
    const agent = request.headers['user-agent'] ?? '';
    visit = { agent, at: performance.now() };
    if (killedAt !== undefined) takeovers.push((visit.at - killedAt) / 1000);
    killedAt = undefined;
    const isSitemap = url === '/sitemap.xml';
    if (url.startsWith('/lamp-')) fetched.push(url);
    const text = isSitemap ? sitemap() : url.startsWith('/lamp-') ? lampPage(url) : '';
    response.writeHead(200, { 'content-type': isSitemap ? 'application/xml' : 'text/html' }).end(text);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const sitemap = () =>
    `<urlset>${Array.from({ length: PAGES }, (_, at) => `<url><loc>${origin}/lamp-${at}</loc></url>`).join('')}</urlset>`;
  return {
    origin,
    fetched,
    takeovers,
    /** The name of the worker that crawls now. */
    visitor: () => (performance.now() - visit.at < 1_000 ? visit.agent : undefined),
    /** @param isCrawling false if the killed worker had no crawl to lose */
    noteKill: (isCrawling: boolean) => void (isCrawling && (killedAt = performance.now())),
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}

const lampPage = (url: string) =>
  `<title>${url}</title><h1>${url}</h1><script type="application/ld+json">${JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: url,
    sku: url,
    offers: { '@type': 'Offer', price: '49.90', priceCurrency: 'EUR' },
  })}</script>`;

interface Running {
  child: ChildProcess;
  name: string;
  url: string;
}

async function start(role: 'web' | 'worker', number: number, databaseUrl: string): Promise<Running> {
  const port = await freePort();
  // The crawler tells its service's address: that of each worker is another one.
  const name = `http://${role}-${number}.test`;
  const child = spawn(process.execPath, ['src/cli.ts', 'serve', '--role', role], {
    cwd: ROOT,
    env: {
      ...process.env,
      DATABASE_URL: databaseUrl,
      HOST: '127.0.0.1',
      PORT: String(port),
      ...(role === 'worker' && { BASE_URL: name }),
      ADVISER_WARM_UP: 'off',
      CRAWL_ALLOW_PRIVATE_NETWORK: 'on',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  child.once('close', () => reject(new Error('A process ended before it was ready.')));
  child.stdout.on('data', (chunk: Buffer) => {
    if (chunk.includes('ready')) resolve();
  });
  await promise;
  return { child, name, url: `http://127.0.0.1:${port}` };
}

/** Kills a worker every 10 s, the one that crawls if there is one, and starts another one in its place. */
async function killWorkers(workers: Running[], shop: Awaited<ReturnType<typeof openShop>>, databaseUrl: string) {
  const began = performance.now();
  for (let kills = 0; kills < KILLS; kills++) {
    const due = began + (kills + 1) * KILL_EVERY_MS;
    await sleep(Math.max(0, due - performance.now()));
    const visitor = shop.visitor();
    const crawling = workers.findIndex(({ name }) => visitor?.includes(name));
    const number = crawling === -1 ? kills % workers.length : crawling;
    const victim = workers[number];
    if (!victim) throw new Error('There is no worker.');
    victim.child.kill('SIGKILL');
    await once(victim.child, 'close');
    shop.noteKill(crawling !== -1);
    workers[number] = await start('worker', number, databaseUrl);
  }
}

async function measure({ store, server }: Database, running: Running[]): Promise<void> {
  const databaseUrl = `postgres://aisle@localhost/postgres?host=${encodeURIComponent(server.host ?? '')}`;
  const shop = await openShop();
  const { organizationId } = await store.organizations.insert('Shop');
  const { key } = await issueKey(store, { organizationId, userId: null, permissions: PERMISSIONS, expiresAt: null });
  const webs = await Promise.all([0, 1].map((number) => start('web', number, databaseUrl)));
  running.push(...webs);
  const workers = await Promise.all([0, 1].map((number) => start('worker', number, databaseUrl)));
  let calls = 0;
  const refused: number[] = [];
  async function call(action: string, body: object): Promise<unknown> {
    const response = await fetch(`${webs[calls++ % webs.length]?.url}/api/rest/actions/${action}`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${key}`, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (response.status !== 200) refused.push(response.status);
    return ((await response.json()) as { result: unknown }).result;
  }
  try {
    const { assistantId } = (await call('create_assistant', { name: 'Shop', siteUrl: `${shop.origin}/` })) as {
      assistantId: string;
    };
    await call('start_crawl', { assistantId, method: 'microdata' });
    const latest = async () => ((await call('list_crawls', { assistantId })) as CrawlRun[])[0];
    await killWorkers(workers, shop, databaseUrl);
    const fetched = shop.fetched.length;
    const distinct = new Set(shop.fetched).size;
    if ((await latest())?.finishedAt) throw new Error('The crawl was over before the last kill.');
    let run = await latest();
    while (!run?.finishedAt) {
      await sleep(LOOK_MS);
      run = await latest();
    }
    if (run.status !== 'completed') throw new Error(`The crawl failed: ${run.error}`);
    const kept = await store.catalogue.list(organizationId, assistantId, { limit: 2 * PAGES });
    const urls = new Set(kept.map(({ url }) => url));
    report(`takeovers in ${KILLS} kills of a worker, one every 10 s`, shop.takeovers.length);
    report('pages read until the last kill', distinct);
    report('pages read twice until the last kill', (100 * (fetched - distinct)) / distinct, {
      unit: '%',
      atMost: MAX_TWICE_PERCENT,
    });
    report('products lost', PAGES - urls.size, { atMost: 0 });
    report('longest takeover', Math.max(0, ...shop.takeovers), { unit: 's', atMost: MAX_TAKEOVER_S });
    report('calls refused meanwhile', refused.length, { atMost: 0 });
  } finally {
    running.push(...workers);
    await shop.close();
  }
}

/** With two web and two worker processes, a worker is killed every 10 s for 5 minutes, while a shop is crawled. */
export const run = (): Promise<void> =>
  withDatabase(async (database) => {
    const running: Running[] = [];
    try {
      await measure(database, running);
    } finally {
      await Promise.all(running.map(({ child }) => stop(child)));
    }
  });
