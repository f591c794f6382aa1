import type { Logger } from 'pino';
import { createHandoverWebhook } from '../chat/conversation/handover-webhook.ts';
import { createTestRunner } from '../chat/evaluate/test-runs.ts';
import { type Models, createModels } from '../chat/models/registry.ts';
import { createOutlineReader } from '../chat/outline-reader.ts';
import type { ServiceConfig } from '../config.ts';
import { createFetcher } from '../crawl/http/fetch.ts';
import { createOwnershipCheck } from '../crawl/run/ownership.ts';
import { isServedHere, withDemoShop } from '../demo-shop/fetcher.ts';
import { createRenderer } from '../crawl/render/renderer.ts';
import { createCrawlWorker } from '../crawl/run/worker.ts';
import { createReadingThreads } from '../crawl/threads/reading-threads.ts';
import { isFree } from '../domain/models.ts';
import { isOutage } from '../domain/refusal.ts';
import { ownUserAgent } from '../domain/user-agent.ts';
import { createHostBudget } from '../storage/crawls/crawl-hosts.ts';
import type { Database } from '../storage/database.ts';
import { createFrontier } from '../storage/crawls/frontier.ts';
import { startJobQueue } from '../storage/jobs.ts';
import { HOUR_MS } from '../domain/durations.ts';
import { createNotifier } from './notifier.ts';

/** Limits for webhooks: only the status of the response matters. */
const WEBHOOKS = { maxBytes: 1024 * 1024, timeoutMs: 10_000, maxRedirects: 0 };
/** Interval between deletions of expired records. */
const REAP_MS = HOUR_MS;
/** Interval between checks for due crawls, test questions and emails. */
const SCHEDULE_MS = 60 * 1000;

export type WorkerDatabase = Pick<Database, 'store' | 'pool' | 'embedded'>;

export interface WorkerOptions {
  config: Pick<ServiceConfig, 'crawl' | 'models' | 'smtpUrl' | 'mailFrom' | 'demoShop'>;
  /** The service's address, for the user agent and links in emails. */
  baseUrl: string;
  log: Logger;
}

/**
 * Works on the jobs of the queue, crawls, webhooks and emails, and on what is due at intervals.
 * @returns a function that puts unfinished jobs back and ends it
 */
export async function startWorker(database: WorkerDatabase, options: WorkerOptions): Promise<() => Promise<void>> {
  const { config, log } = options;
  const queue = await startJobQueue(database, {
    concurrency: config.crawl.concurrency,
    onError: (error) => log.warn({ err: error }, 'Job queue error'),
  });
  const crawler = createCrawler(database, options);
  const webhook = createWebhook(database, options);
  const models = createModels(config.models);
  const notifier = createNotifier({ ...database, ...options });
  await queue.work({
    ...crawler.work,
    ...webhook.work,
    ...createTester(database, models, log),
    notify: notifier?.notify,
  });
  const stopTimers = startTimers(database.store, models, log, notifier && (() => notifier.find(new Date(), queue)));
  return async () => {
    await queue.stop();
    stopTimers();
    await Promise.all([crawler.close(), webhook.close()]);
  };
}

/** The worker of the job queue, with the fetcher, browser and threads that it crawls with. */
function createCrawler({ store }: WorkerDatabase, { config, baseUrl, log }: WorkerOptions) {
  const userAgent = ownUserAgent(baseUrl);
  const { maxPageBytes: maxBytes, timeoutMs, allowPrivateNetwork, maxPages, concurrency, browser } = config.crawl;
  const guarded = createFetcher({ userAgent, allowPrivateNetwork, maxBytes, timeoutMs });
  const fetcher = config.demoShop ? withDemoShop(guarded, () => baseUrl) : guarded;
  const onProblem = (text: string) => log.warn(`Rendering browser: ${text}`);
  const renderer = createRenderer({ ...browser, onProblem });
  const threads = createReadingThreads({ concurrency });
  const readOutline = createOutlineReader(createModels(config.models));
  const work = createCrawlWorker({
    store,
    frontierOf: (task) => createFrontier(store.query, task, maxPages, store.quotasIn),
    fetcher,
    budget: createHostBudget(store.queryText),
    renderer,
    openReader: threads.openReader,
    checkOwnership: createOwnershipCheck({
      verify: config.crawl.verify,
      fetcher,
      reader: threads.read,
      isOwn: (siteUrl) => config.demoShop && isServedHere(new URL(siteUrl), baseUrl),
    }),
    learning: {
      patterns: store.crawlPatterns,
      readOutline:
        readOutline && ((organizationId: string) => readOutline({ organizationId, budget: store.modelBudget })),
    },
    userAgent,
    limits: config.crawl,
    log,
  });
  const close = () => Promise.all([fetcher.close(), renderer.close(), threads.close()]);
  return { work, close };
}

/** Notifies helpdesks of hand-overs. */
function createWebhook({ store }: WorkerDatabase, { config, baseUrl, log }: WorkerOptions) {
  const userAgent = ownUserAgent(baseUrl);
  const { allowPrivateNetwork } = config.crawl;
  const fetcher = createFetcher({ ...WEBHOOKS, userAgent, allowPrivateNetwork });
  const work = createHandoverWebhook({
    handovers: store.handovers,
    post: async (url, headers, body) => (await fetcher.get(url, { script: { headers, body } })).status,
    log,
  });
  return { work, close: () => fetcher.close() };
}

/** Asks assistants their own questions. */
function createTester({ store }: WorkerDatabase, models: Models, log: Logger) {
  return createTestRunner({
    store,
    // Loaded when needed, because the tables of languages take much memory.
    evaluator: async () => {
      const [{ createAdviser }, { createEvaluator }, { sourcesOf }] = await Promise.all([
        import('../chat/adviser.ts'),
        import('../chat/evaluate/evaluate.ts'),
        import('../chat/sources.ts'),
      ]);
      const adviser = createAdviser({ ...sourcesOf(store), modelBudget: store.modelBudget, models, log });
      return createEvaluator(store, adviser, models);
    },
    log,
  });
}

/**
 * Deletes expired records, starts due crawls and test questions, and finds due emails, at intervals.
 * @returns a function that ends it
 */
function startTimers(
  store: Database['store'],
  models: Models,
  log: Logger,
  findEmails: (() => Promise<void>) | undefined,
): () => void {
  const reap = () =>
    Promise.all([
      ...[
        store.connectedApps,
        store.conversations,
        store.productHistory,
        store.productChanges,
        store.rateLimits,
        store.modelBudget,
        store.shopPictures,
      ].map((each) => each.reap(new Date())),
      store.quotas.addUp(),
    ]).catch(unlessOutage((error) => log.warn({ err: error }, 'Failed to delete expired data')));
  const startDue = () =>
    store
      .transaction((trx) => trx.crawlSchedules.startDue(new Date()))
      .catch(unlessOutage((error) => log.warn({ err: error }, 'Failed to start scheduled crawls')));
  const startTests = () =>
    store
      .transaction((trx) =>
        trx.testQuestions.startDue(({ modelName, mayCost }) => mayCost || isFree(models.resolve(modelName).price)),
      )
      .catch(unlessOutage((error) => log.warn({ err: error }, 'Failed to start test questions')));
  const notify = () =>
    findEmails?.().catch(unlessOutage((error) => log.warn({ err: error }, 'Failed to find emails that are due')));
  const startAll = () => Promise.all([startDue(), startTests(), notify()]);
  const timers = [setInterval(() => void reap(), REAP_MS), setInterval(() => void startAll(), SCHEDULE_MS)];
  return () => timers.forEach((timer) => clearInterval(timer));
}

/** Skips database outages, which are logged once, where they are detected. */
const unlessOutage = (report: (error: unknown) => void) => (error: unknown) => {
  if (!isOutage(error)) report(error);
};
