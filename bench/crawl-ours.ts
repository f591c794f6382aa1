import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { createFetcher } from '../src/crawl/http/fetch.ts';
import { createReadingThreads } from '../src/crawl/threads/reading-threads.ts';
import { createCrawlWorker } from '../src/crawl/run/worker.ts';
import { openDatabase } from '../src/storage/database.ts';
import { createFrontier } from '../src/storage/crawls/frontier.ts';
import { tuneV8 } from '../src/v8.ts';
import { ownUserAgent } from '../src/domain/user-agent.ts';

/** The cost of a crawl in its process. */
export interface Crawled {
  pages: number;
  products: number;
  /** Wall-clock seconds; `cpu` is the CPU time. */
  seconds: number;
  cpu: number;
  /** Growth of the resident memory since the crawl began, in MB. */
  growth: number;
}

/** Crawls as the worker does, into a database of its own, whose process is not counted. */
tuneV8();
const [siteUrl = '', pages = ''] = process.argv.slice(2);
const maxPages = Number(pages);
const dataDirectory = fs.mkdtempSync(path.join(os.tmpdir(), 'aisle-bench-'));
fs.chmodSync(dataDirectory, 0o755);
const { store, close } = await openDatabase({ dataDirectory });
const userAgent = ownUserAgent();
const fetcher = createFetcher({ userAgent, allowPrivateNetwork: true });
const threads = createReadingThreads({ concurrency: 2 });
try {
  store.enqueueRun = () => Promise.resolve();
  const { organizationId } = await store.organizations.insert('Bench');
  const { assistantId } = await store.assistants.insert(organizationId, {
    name: 'Bench',
    modelName: 'builtin',
    siteUrl,
  });
  const run = await store.crawls.start(organizationId, assistantId, 'microdata');
  const worker = createCrawlWorker({
    store,
    frontierOf: (task) => createFrontier(store.query, task, maxPages, store.quotasIn),
    fetcher,
    openReader: threads.openReader,
    userAgent,
    limits: { maxPages, maxMinutes: 60, hostConnections: 4 },
    log: pino({ level: 'silent' }),
  });
  const before = { cpu: process.cpuUsage(), rss: process.memoryUsage.rss(), at: performance.now() };
  await worker.crawl({ organizationId, crawlRunId: run?.crawlRunId ?? '' }, new AbortController().signal);
  const { user, system } = process.cpuUsage(before.cpu);
  const [over] = await store.crawls.list(organizationId, assistantId);
  if (over?.status !== 'completed' || over.error !== null)
    throw new Error(over?.error ?? 'The crawl did not complete.');
  const crawled: Crawled = {
    pages: over.counts.pagesFetched,
    products: over.counts.productsAdded,
    seconds: (performance.now() - before.at) / 1e3,
    cpu: (user + system) / 1e6,
    growth: process.resourceUsage().maxRSS / 1024 - before.rss / 1024 ** 2,
  };
  process.stdout.write(`${JSON.stringify(crawled)}\n`);
} finally {
  await Promise.all([fetcher.close(), threads.close()]);
  await close();
  fs.rmSync(dataDirectory, { recursive: true });
}
