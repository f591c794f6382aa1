import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import type { CrawlLimits } from '../../src/crawl/run/run.ts';
import { createCrawlWorker } from '../../src/crawl/run/worker.ts';
import type { Reader } from '../../src/crawl/threads/reader.ts';
import type { HostBudget } from '../../src/domain/crawl.ts';
import type { CrawlRun } from '../../src/domain/crawl-run.ts';
import type { Product } from '../../src/domain/product.ts';
import type { ReadOutline } from '../../src/domain/site-pattern.ts';
import { createCrawlPatterns } from '../../src/storage/crawls/crawl-patterns.ts';
import { createFrontier } from '../../src/storage/crawls/frontier.ts';
import { createTestDatabase } from '../setup/service.ts';
import { closeAll, guarded } from './fetch-server.ts';
import { type Routes, lampPage, link } from './shop-server.ts';

type Job = { organizationId: string; crawlRunId: string };
type Options = Partial<CrawlLimits> & {
  fetcher?: ReturnType<typeof guarded>;
  budget?: HostBudget;
  reader?: Reader;
  /** The model of a run with method ai. */
  readOutline?: ((organizationId: string) => ReadOutline) | null;
};

export const notAborted = new AbortController().signal;

export const shopOf = (...names: string[]): Routes => ({
  '/': link(...names.map((name) => `/${name}`)),
  ...Object.fromEntries(names.map((name) => [`/${name}`, lampPage(name)])),
});
export const numbered = (count: number) =>
  Array.from({ length: count }, (_, at) => `lamp-${String(at).padStart(3, '0')}`);

/** Sets up a database for a test file, and an assistant and a worker for each test. */
export function stageCrawls() {
  let database: Awaited<ReturnType<typeof createTestDatabase>>;
  let organizationId: string;
  let assistantId: string;

  beforeAll(async () => {
    database = await createTestDatabase();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    const { store } = database;
    ({ organizationId } = await store.organizations.insert('Shop'));
    ({ assistantId } = await store.assistants.insert(organizationId, { name: 'Shop', modelName: 'builtin' }));
  });
  afterEach(closeAll);

  const start = async (siteUrl: string | null, method: 'microdata' | 'ai' = 'microdata'): Promise<Job> => {
    await database.store.assistants.update(organizationId, assistantId, { siteUrl });
    const run = await database.store.crawls.start(organizationId, assistantId, method);
    return { organizationId, crawlRunId: run?.crawlRunId ?? '' };
  };

  const worker = ({
    maxMinutes = 10,
    maxPages = 1_000,
    fetcher = guarded(),
    budget,
    reader,
    readOutline = null,
  }: Options = {}) => {
    const { store } = database;
    return createCrawlWorker({
      store,
      frontierOf: (task) => createFrontier(store.query, task, maxPages, store.quotasIn),
      fetcher,
      ...(budget && { budget }),
      ...(reader && { openReader: () => reader }),
      learning: { patterns: createCrawlPatterns(store.query), readOutline },
      userAgent: 'TestBot/1.0',
      limits: { maxPages, maxMinutes, hostConnections: 4 },
      log: pino({ level: 'silent' }),
    });
  };

  const latest = async (): Promise<CrawlRun | undefined> =>
    (await database.store.crawls.list(organizationId, assistantId))[0];

  return {
    database: () => database,
    owner: () => ({ organizationId, assistantId }),
    start,
    worker,
    latest,
    /** Sorted by URL. */
    catalogue: async (): Promise<Product[]> =>
      (await database.store.catalogue.list(organizationId, assistantId, { limit: 1_000 })).toSorted((a, b) =>
        a.url.localeCompare(b.url),
      ),
    /** Crawls to the end and returns the run. */
    crawl: async (siteUrl: string, options?: Options): Promise<CrawlRun | undefined> => {
      await worker(options).crawl(await start(siteUrl), notAborted);
      return latest();
    },
  };
}
