import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { issueKey } from '../src/access/keys.ts';
import { type Client, createClient } from '../src/client/index.ts';
import { PERMISSIONS } from '../src/domain/permissions.ts';
import { type Database, openDatabase } from '../src/storage/database.ts';
import { isQuick } from './arguments.ts';
import { report, reportLeftOut } from './figure.ts';
import { productsIn } from './crawl-shop.ts';
import { type MonitoredService, withMonitoredService } from './monitored-service.ts';
import { type TreeCost, treeCost } from './process-tree.ts';
import { queryFor, randomFrom } from './search-shops.ts';
import { stop } from './servers.ts';

const SIZES = isQuick ? { pages: 500, questions: 200, calls: 1_000 } : { pages: 2_000, questions: 1_000, calls: 5_000 };
/** Until the threads that answer shoppers are ready. */
const REST_MS = 20_000;
const AT_ONCE = 4;

/** An average shop according to docs/scaling.md. */
const SHOP = { products: 1_000, crawls: 1, views: 5_000, questions: 100, calls: 100, keptDays: 90 };
/** Shoppers come in the evening: the busiest hour has a tenth of a day. */
const BUSIEST_HOUR = 0.1;
/** The share of a processor that may be busy in that hour. */
const BUSY = 0.5;
const SHOPS = [100, 10_000, 1_000_000];
const DAY_SECONDS = 86_400;

interface Seeded {
  key: string;
  assistantId: string;
  embedKey: string;
}

/** Seconds of CPU time and bytes on disk for one of each. */
interface Costs {
  page: number;
  unchangedPage: number;
  view: number;
  question: number;
  call: number;
  productBytes: number;
  questionBytes: number;
}

/** Measures what shops cost a service and its database, and prints what many shops need: docs/scaling.md. */
export async function run(): Promise<void> {
  if (process.platform !== 'linux') return reportLeftOut('the cost of a shop', 'only Linux tells it of all processes');
  const shop = spawn(process.execPath, [path.join(import.meta.dirname, 'crawl-shop.ts'), String(SIZES.pages)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const [origin] = (await once(shop.stdout, 'data')) as [Buffer];
    await measure(origin.toString().trim());
  } finally {
    await stop(shop);
  }
}

async function measure(siteUrl: string): Promise<void> {
  const env = {
    CRAWL_ALLOW_PRIVATE_NETWORK: 'on',
    WIDGET_RATE_LIMIT: '0',
    RATE_LIMIT: '0',
    LOG_LEVEL: 'warn',
  };
  const seed = (database: Database) => seedShop(database, siteUrl);
  await withMonitoredService({ seed, env, role: 'all' }, async (service, seeded) => {
    await sleep(REST_MS);
    report('memory at rest, with the database', treeCost(service.pid).memory, { unit: 'MB' });
    const costs = await measureCosts(service, seeded);
    report('memory after all that, with the database', treeCost(service.pid).memory, { unit: 'MB' });
    printNeeds(costs);
  });
}

async function seedShop({ store }: Database, siteUrl: string): Promise<Seeded> {
  const { organizationId } = await store.organizations.insert('Bench');
  const { key } = await issueKey(store, { organizationId, userId: null, permissions: PERMISSIONS, expiresAt: null });
  const shop = { name: 'Bench', modelName: 'builtin/retrieval', siteUrl };
  const { assistantId } = await store.assistants.insert(organizationId, shop);
  const live = await store.assistants.update(organizationId, assistantId, { status: 'live' });
  return { key, assistantId, embedKey: live?.after.embedKey ?? '' };
}

async function measureCosts(service: MonitoredService, seeded: Seeded): Promise<Costs> {
  const { pages, questions, calls } = SIZES;
  const { url } = service;
  const { key, assistantId, embedKey } = seeded;
  const widget = `${url}/api/widget/${embedKey}`;
  const call = createClient({ baseUrl: url, key });
  const crawl = () => crawlShop(call, assistantId);
  const products = productsIn(pages);

  const first = await costOf(service, crawl);
  const again = await costOf(service, crawl);
  const viewed = await costOf(service, () => times(calls, async () => read(await fetch(`${widget}/config`))));
  const random = randomFrom(3);
  const asked = await costOf(service, () =>
    times(questions, async () => {
      const text = queryFor(0, products, random);
      await read(await fetch(`${widget}/messages`, { method: 'POST', body: JSON.stringify({ text }) }));
    }),
  );
  const called = await costOf(service, () => times(calls, () => call.get_assistant({ assistantId })));
  const each = (what: string, { cpu }: TreeCost, count: number) => {
    report(`CPU time for 1,000 ${what}`, (cpu / count) * 1000, { unit: 's' });
    return cpu / count;
  };
  const costs = {
    page: each('pages of a first crawl', first, pages),
    unchangedPage: each('unchanged pages of a later crawl', again, pages),
    view: each('page views', viewed, calls),
    question: each('questions', asked, questions),
    call: each('calls of an action', called, calls),
    productBytes: first.bytes / products,
    questionBytes: asked.bytes / questions,
  };
  report('on disk for a product, with its words', costs.productBytes / 1024, { unit: 'KB' });
  report('on disk for a question, with its answer', costs.questionBytes / 1024, { unit: 'KB' });
  return costs;
}

/** Measures the cost of `work` for the service with its database, and the bytes that it adds to the database. */
async function costOf(service: MonitoredService, work: () => Promise<unknown>): Promise<TreeCost & { bytes: number }> {
  const before = treeCost(service.pid);
  const bytes = await databaseBytes(service);
  await work();
  const after = treeCost(service.pid);
  return { ...after, cpu: after.cpu - before.cpu, bytes: (await databaseBytes(service)) - bytes };
}

async function databaseBytes({ dataDirectory }: MonitoredService): Promise<number> {
  const { pool, close } = await openDatabase({ dataDirectory });
  const { rows } = await pool.query<{ bytes: string }>('select pg_database_size(current_database()) as bytes');
  await close();
  return Number(rows[0]?.bytes);
}

async function crawlShop(call: Client, assistantId: string): Promise<void> {
  await call.start_crawl({ assistantId });
  for (;;) {
    const [latest] = await call.list_crawls({ assistantId });
    if (latest?.finishedAt && latest.status === 'completed') return;
    if (latest?.finishedAt) throw new Error(latest.error ?? 'The crawl did not complete.');
    // Rarely: what it costs to ask counts as well.
    await sleep(1_000);
  }
}

async function read(response: Response): Promise<string> {
  if (!response.ok) throw new Error(`${response.status} for ${response.url}`);
  return response.text();
}

/** Does it so many times, a few at once. */
async function times(count: number, work: () => Promise<unknown>): Promise<void> {
  let left = count;
  const lane = async () => {
    while (left-- > 0) await work();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
}

function printNeeds(costs: Costs): void {
  const crawled = SHOP.crawls * SHOP.products * costs.unchangedPage;
  const served = SHOP.views * costs.view + SHOP.questions * costs.question + SHOP.calls * costs.call;
  const bytes = SHOP.products * costs.productBytes + SHOP.questions * SHOP.keptDays * costs.questionBytes;
  process.stdout.write(
    '\n| shops | processors for crawls | processors for shoppers | on disk |\n| -: | -: | -: | -: |\n',
  );
  for (const shops of SHOPS) {
    const crawling = (shops * crawled) / DAY_SECONDS / BUSY;
    const serving = (shops * served * BUSIEST_HOUR) / 3_600 / BUSY;
    const cells = [shops.toLocaleString('en'), written(crawling), written(serving), sizeText(shops * bytes)];
    process.stdout.write(`| ${cells.join(' | ')} |\n`);
  }
}

const written = (value: number) => value.toLocaleString('en', { maximumSignificantDigits: 2 });

function sizeText(bytes: number): string {
  const gigabytes = bytes / 1024 ** 3;
  return gigabytes < 1024 ? `${written(gigabytes)} GB` : `${written(gigabytes / 1024)} TB`;
}
