import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Hono } from 'hono';
import type { Logger } from 'pino';
import { createAccountsByAddress } from './access/accounts-by-address.ts';
import { createAuthenticate } from './access/authenticate.ts';
import { createMail } from './access/mail.ts';
import type { Adviser } from './chat/adviser.ts';
import { createEvaluator } from './chat/evaluate/evaluate.ts';
import { createHandoverWebhook } from './chat/handover-webhook.ts';
import { createOutlineReader } from './chat/outline-reader.ts';
import { createModels } from './chat/models/registry.ts';
import { createAdviserThreads } from './chat/threads/adviser-threads.ts';
import type { ServiceConfig } from './config.ts';
import { isOutage } from './domain/refusal.ts';
import { createFetcher } from './crawl/http/fetch.ts';
import { createRenderer } from './crawl/render/renderer.ts';
import { createReadingThreads } from './crawl/threads/reading-threads.ts';
import { createCrawlWorker } from './crawl/run/worker.ts';
import { type AppEnv, type Stopping, createApp } from './http/app.ts';
import { createLog } from './log.ts';
import { createRateLimits } from './http/rate-limit.ts';
import { createHttpServer, drain } from './http/server.ts';
import { createAccountsDatabase } from './storage/accounts-database.ts';
import { surfaceFaults } from './storage/database-fault.ts';
import { createHostBudget } from './storage/crawl-hosts.ts';
import { type Database, openDatabase } from './storage/database.ts';
import { createCrawlPatterns } from './storage/crawl-patterns.ts';
import { createFrontier } from './storage/frontier.ts';
import { startJobQueue } from './storage/jobs.ts';
import { tuneV8 } from './v8.ts';

/** Timeout for requests in progress at a stop. */
const DRAIN_MS = 8_000;
/** The output of `npm run build`. */
const CONSOLE = path.join(import.meta.dirname, '../dist/console');
const WIDGET = path.join(import.meta.dirname, '../dist/widget');
/** Limits for client metadata documents: small, close by, and without redirects. */
const DOCUMENTS = { maxBytes: 64 * 1024, timeoutMs: 5_000, maxRedirects: 0 };
/** Limits for webhooks: only the status of the response matters. */
const WEBHOOKS = { maxBytes: 1024 * 1024, timeoutMs: 10_000, maxRedirects: 0 };
/** Interval between deletions of expired records. */
const REAP_MS = 60 * 60 * 1000;
/** Interval between checks for due crawls. */
const SCHEDULE_MS = 60 * 1000;
/** The maximum time that a healthy database needs for a no-op. */
const HEALTH_MS = 2_000;

export interface RunningServer {
  database: Database;
  /** The address that browsers and integrators use. */
  baseUrl: string;
  /** Stops accepting work, finishes running work, then releases the database. */
  stop(): Promise<void>;
}

export interface ServeOptions {
  role: 'web' | 'worker' | 'all';
  /** Called when another process has taken over the data directory: this one has to end. */
  onLost: (error: Error) => void;
}

/** The composition root: config → database → context → app → listen. */
export async function startServer(config: ServiceConfig, options: ServeOptions): Promise<RunningServer> {
  tuneV8();
  const log = createLog(config.logLevel);
  const { databaseUrl, dataDirectory } = config;
  const database = await openDatabase({
    databaseUrl,
    dataDirectory,
    connections: config.databaseConnections,
    quotas: config.quotas,
    exclusive: true,
    onLost: options.onLost,
    onOutage: (error) => log.error({ err: error }, 'Database unavailable: rejecting calls until it is back'),
    onRecovery: (durationMs) => log.info({ durationMs }, 'Database available again'),
    onUnwritten: (error, writes) => log.error({ err: error, writes }, 'Failed to save conversations or model spending'),
  });
  try {
    return await startOn(database, config, options.role, log);
  } catch (error) {
    await database.close();
    throw error;
  }
}

interface ServerContext {
  database: Database;
  config: ServiceConfig;
  models: ReturnType<typeof createModels>;
  log: Logger;
}

async function startOn(
  database: Database,
  config: ServiceConfig,
  role: ServeOptions['role'],
  log: Logger,
): Promise<RunningServer> {
  const [stopBegun, stopDue] = [new AbortController(), new AbortController()];
  const ownAgent = `AisleBot/1.0 (+${config.baseUrl ?? 'http://localhost'})`;
  const documents = createFetcher({ ...DOCUMENTS, userAgent: ownAgent });
  const context: ServerContext = { database, config, models: createModels(config.models), log };
  const stopping = { begun: stopBegun.signal, due: stopDue.signal };
  const queue = await startJobQueue(database, {
    concurrency: config.crawl.concurrency,
    onError: (error) => log.warn({ err: error }, 'Job queue error'),
  });
  const data = { server: database.server, models: config.models, logLevel: config.logLevel };
  const adviser = role === 'worker' ? undefined : createAdviserThreads({ data, models: context.models, log });
  const app = adviser && createAppWith(context, adviser, documents, stopping);
  const http =
    app &&
    (await listen(app, config).catch(async (error: unknown) => {
      await Promise.all([queue.stop(), adviser?.close()]);
      throw error;
    }));
  const { port } = (http?.address() as AddressInfo | undefined) ?? config;
  const baseUrl = config.baseUrl ?? `http://localhost:${port}`;
  const crawler = createCrawler(context, baseUrl);
  const webhook = createWebhook(context, ownAgent);
  if (role !== 'web') await queue.work({ ...crawler.work, ...webhook.work });
  const stopTimers = role === 'web' ? undefined : startTimers(database.store, log);

  async function stop(): Promise<void> {
    stopBegun.abort();
    await Promise.all([http && drain(http, DRAIN_MS, () => stopDue.abort()), queue.stop()]);
    stopTimers?.();
    await Promise.all([adviser?.close(), documents.close(), crawler.close(), webhook.close()]);
    await database.close();
  }
  return { database, baseUrl, stop };
}

/** @param documents fetches client metadata documents */
function createAppWith(
  { database, config, models, log }: ServerContext,
  adviser: Adviser,
  documents: ReturnType<typeof createFetcher>,
  stopping: Stopping,
): Hono<AppEnv> {
  const { store } = database;
  const createRateLimit = createRateLimits(store.rateLimits, log);
  return createApp({
    store,
    models,
    adviser,
    evaluator: createEvaluator(store, adviser, models),
    authenticate: createAuthenticate(store),
    accounts: createAccountsByAddress({
      database: createAccountsDatabase(database.pool),
      store,
      surfaceFaults,
      secret: config.authSecret,
      sendMail: createMail({ smtpUrl: config.smtpUrl, from: config.mailFrom, log }),
      fetchDocument: async (url) => Buffer.from((await documents.get(url)).body).toString(),
      log,
    }),
    consoleFolder: CONSOLE,
    widgetFolder: WIDGET,
    signUp: config.signUp,
    sendsMail: config.smtpUrl !== undefined,
    limit: createRateLimit({ name: 'calls', calls: config.rateLimit }),
    createRateLimit,
    widgetRateLimit: config.widgetRateLimit,
    log,
    baseUrl: config.baseUrl,
    trustedProxies: config.trustedProxies,
    ready: () => answersWithin(database.pool.query('select'), HEALTH_MS),
    stopping,
  });
}

/** The worker of the job queue, with the fetcher, browser and threads that it crawls with. */
function createCrawler({ database: { store }, config, models, log }: ServerContext, baseUrl: string) {
  const userAgent = `AisleBot/1.0 (+${baseUrl})`;
  const { maxPageBytes: maxBytes, timeoutMs, allowPrivateNetwork, maxPages, concurrency, browser } = config.crawl;
  const fetcher = createFetcher({ userAgent, allowPrivateNetwork, maxBytes, timeoutMs });
  const onProblem = (text: string) => log.warn(`Rendering browser: ${text}`);
  const renderer = createRenderer({ ...browser, onProblem });
  const threads = createReadingThreads({ concurrency });
  const readOutline = createOutlineReader(models);
  const work = createCrawlWorker({
    store,
    frontierOf: (task) => createFrontier(store.query, task, maxPages, store.quotasIn),
    fetcher,
    budget: createHostBudget(store.queryText),
    renderer,
    reader: threads.read,
    learning: {
      patterns: createCrawlPatterns(store.query),
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
function createWebhook({ database: { store }, config, log }: ServerContext, userAgent: string) {
  const { allowPrivateNetwork } = config.crawl;
  const fetcher = createFetcher({ ...WEBHOOKS, userAgent, allowPrivateNetwork });
  const work = createHandoverWebhook({
    handovers: store.handovers,
    post: async (url, headers, body) => (await fetcher.get(url, { script: { headers, body } })).status,
    log,
  });
  return { work, close: () => fetcher.close() };
}

/** Deletes expired records and starts due crawls, at intervals. @returns a function that ends it */
function startTimers(store: Database['store'], log: Logger): () => void {
  const reap = () =>
    Promise.all([
      ...[store.connectedApps, store.conversations, store.productHistory, store.rateLimits, store.modelBudget].map(
        (each) => each.reap(new Date()),
      ),
      store.quotas.addUp(),
    ]).catch(unlessOutage((error) => log.warn({ err: error }, 'Failed to delete expired data')));
  const startDue = () =>
    store
      .transaction((trx) => trx.crawlSchedules.startDue(new Date()))
      .catch(unlessOutage((error) => log.warn({ err: error }, 'Failed to start scheduled crawls')));
  const timers = [setInterval(() => void reap(), REAP_MS), setInterval(() => void startDue(), SCHEDULE_MS)];
  return () => timers.forEach((timer) => clearInterval(timer));
}

/** Skips database outages, which are logged once, where they are detected. */
const unlessOutage = (report: (error: unknown) => void) => (error: unknown) => {
  if (!isOutage(error)) report(error);
};

/** @throws Error with a line for the operator when the port is unavailable */
async function listen(app: Hono<AppEnv>, { port, host }: ServiceConfig): Promise<Server> {
  const server = createHttpServer(app);
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const faults: Record<string, string> = {
        EADDRINUSE: `PORT ${port} is already in use. Stop the process that uses it, or set another PORT.`,
        EACCES: `PORT ${port} needs elevated privileges. Set PORT to a value above 1023.`,
        EADDRNOTAVAIL: `HOST ${host} is not an address of this machine.`,
        ENOTFOUND: `HOST ${host} is not an address of this machine.`,
      };
      reject(new Error(faults[error.code ?? ''] ?? `HOST ${host}, PORT ${port}: ${error.message}.`));
    });
    server.listen({ port, ...(host !== undefined && { host }) }, resolve);
  });
  return server;
}

async function answersWithin(answer: Promise<unknown>, ms: number): Promise<void> {
  const late = new AbortController();
  const timeout = sleep(ms, undefined, { signal: late.signal }).then(() => {
    throw new Error('The database is not responding.');
  });
  try {
    await Promise.race([answer, timeout]);
  } finally {
    late.abort();
    timeout.catch(() => {}); // no longer awaited
    answer.catch(() => {});
  }
}
