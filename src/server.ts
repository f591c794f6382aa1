import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { Hono } from 'hono';
import type { Logger } from 'pino';
import { createAccountsByAddress } from './access/accounts-by-address.ts';
import { createAuthenticate } from './access/authenticate.ts';
import { createMail } from './access/mail.ts';
import { createModels } from './chat/models/registry.ts';
import { ADVISER_CONNECTIONS, maxAdviserThreads } from './threads/adviser-connections.ts';
import { createAdviserThreads } from './threads/adviser-threads.ts';
import type { ServiceConfig } from './config.ts';
import { ownUserAgent } from './domain/user-agent.ts';
import { createDocumentImporter } from './crawl/documents/importer.ts';
import { createCamera } from './crawl/front/camera.ts';
import { createShopVisitor } from './crawl/front/visitor.ts';
import { createFetcher } from './crawl/http/fetch.ts';
import { createRenderer } from './crawl/render/renderer.ts';
import { withDemoShop } from './demo-shop/fetcher.ts';
import { createReadingThreads } from './crawl/threads/reading-threads.ts';
import { type AppContext, type AppEnv, type Stopping, createApp } from './http/app.ts';
import { createLog, logOfDatabase } from './log.ts';
import { ROOT, VERSION } from './programs.ts';
import { createMetrics } from './metrics/metrics.ts';
import { createRateLimits } from './http/rate-limit.ts';
import { createHttpServer, drain } from './http/server.ts';
import { createAccountsDatabase } from './storage/people/accounts-database.ts';
import { surfaceFaults } from './storage/server/database-fault.ts';
import { type Database, EXTRA_CONNECTIONS, openDatabase } from './storage/database.ts';
import { startJobQueue } from './storage/jobs.ts';
import { poolUse } from './storage/server/connections.ts';
import { createFindFault } from './storage/readiness.ts';
import { tuneV8 } from './v8.ts';
import { startWorkerThread } from './threads/worker-thread.ts';
import { openMainTraces } from './traces/open.ts';

/** Timeout for requests in progress at a stop. */
const DRAIN_MS = 8_000;
/** The output of `npm run build`. */
const CONSOLE = path.join(ROOT, 'dist/console');
const WIDGET = path.join(ROOT, 'dist/widget');
/** Limits for client metadata documents: small, close by, and without redirects. */
const DOCUMENTS = { maxBytes: 64 * 1024, timeoutMs: 5_000, maxRedirects: 0 };
/** Someone waits for a visit to a shop. */
const VISIT_TIMEOUT_MS = 10_000;
const CONCURRENT_VISITS = 2;
/** Limits for the browser that takes pictures: it is needed rarely, and takes much memory. */
const PICTURES = { tabs: 1, idleMs: 15_000, pagesPerBrowser: 50 };

export interface RunningServer {
  database: Database;
  /** The address that browsers and integrators use. */
  baseUrl: string;
  /** The most database connections that this process opens, with all its threads. */
  maxConnections: number;
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
  const closeTraces = await openMainTraces(config.traces, log);
  const { databaseUrl, dataDirectory, readUrl } = config;
  const database = await openDatabase({
    databaseUrl,
    dataDirectory,
    // A worker reads what it has just written.
    readUrl: options.role === 'worker' ? undefined : readUrl,
    connections: connectionsOf(config, options.role),
    quotas: config.quotas,
    exclusive: true,
    onLost: options.onLost,
    ...logOfDatabase(log),
  });
  try {
    const running = await startOn(database, config, options.role, log);
    return { ...running, stop: () => running.stop().then(closeTraces) };
  } catch (error) {
    await database.close();
    throw error;
  }
}

interface ServerContext {
  database: Database;
  config: ServiceConfig;
  log: Logger;
}

/** Connections of the main thread. */
const connectionsOf = ({ databaseConnections: all, workerConnections }: ServiceConfig, role: ServeOptions['role']) =>
  role === 'all' ? Math.max(all - workerConnections, 2) : all;

/** Counts connections of the main thread, the crawling thread and the threads that answer shoppers. */
function maxConnectionsOf(config: ServiceConfig, role: ServeOptions['role']): number {
  const worker = role === 'all' ? config.workerConnections + EXTRA_CONNECTIONS : 0;
  const advisers = role === 'worker' ? 0 : maxAdviserThreads() * (ADVISER_CONNECTIONS + EXTRA_CONNECTIONS);
  return connectionsOf(config, role) + EXTRA_CONNECTIONS + worker + advisers;
}

async function startOn(
  database: Database,
  config: ServiceConfig,
  role: ServeOptions['role'],
  log: Logger,
): Promise<RunningServer> {
  const context = { database, config, log };
  const web = role === 'worker' ? undefined : await startWeb(context);
  const { port = config.port, stop: stopWeb } = web ?? {};
  const baseUrl = config.baseUrl ?? `http://localhost:${port}`;
  const stopWorker = role === 'web' ? undefined : await startWorkerFor(context, role, baseUrl);
  return {
    database,
    baseUrl,
    maxConnections: maxConnectionsOf(config, role),
    async stop() {
      database.beginStop();
      await Promise.all([stopWeb?.(), stopWorker?.()]);
      await database.close();
    },
  };
}

/** Runs the worker in a thread if this one answers calls. */
async function startWorkerFor({ database, config, log }: ServerContext, role: 'worker' | 'all', baseUrl: string) {
  if (role === 'worker') {
    const { startWorker } = await import('./threads/worker.ts');
    return startWorker(database, { config, baseUrl, log });
  }
  const { server, embedded } = database;
  const { crawl, models, smtpUrl, mailFrom, demoShop, quotas, logLevel, traces } = config;
  const connections = config.workerConnections;
  return startWorkerThread(
    {
      server,
      connections,
      embedded,
      quotas,
      logLevel,
      traces,
      baseUrl,
      config: { crawl, models, smtpUrl, mailFrom, demoShop },
    },
    log,
  );
}

/** Answers calls, and queues jobs for a worker. */
async function startWeb(context: ServerContext): Promise<{ port: number; stop: () => Promise<void> }> {
  const { database, config, log } = context;
  const [stopBegun, stopDue] = [new AbortController(), new AbortController()];
  const stopping = { begun: stopBegun.signal, due: stopDue.signal };
  const userAgent = ownUserAgent(config.baseUrl ?? 'http://localhost');
  const clientDocuments = createFetcher({ ...DOCUMENTS, userAgent });
  let { port } = config;
  const visits = openVisits(config, userAgent, log, () => config.baseUrl ?? `http://localhost:${port}`);
  const queue = await startJobQueue(database, {
    concurrency: config.crawl.concurrency,
    onError: (error) => log.warn({ err: error }, 'Job queue error'),
  });
  const models = createModels(config.models);
  const { pool, server, replica } = database;
  const { logLevel, traces, readUrl } = config;
  const data = { server, models: config.models, logLevel, traces, readUrl };
  const hasChanged = (organizationId: string) => replica?.lacks(organizationId, ['shop']) ?? false;
  const adviser = createAdviserThreads({ data, models, log, warmsUp: config.warmsUp, hasChanged });
  const metrics = createMetrics({
    version: VERSION,
    pool: () => poolUse(pool),
    queues: () => queue.depths(),
    replica: () => replica?.state(),
  });
  const parts = [adviser, clientDocuments, visits, metrics];
  const close = () => Promise.all([queue.stop(), ...parts.map((part) => part.close())]);
  const http = await listen(
    createAppWith({ ...context, models, adviser, metrics, ...visits }, clientDocuments, stopping),
    config,
  ).catch(async (error: unknown) => {
    await close();
    throw error;
  });
  ({ port } = http.address() as AddressInfo);
  return {
    port,
    async stop() {
      stopBegun.abort();
      await drain(http, DRAIN_MS, () => stopDue.abort());
      await close();
    },
  };
}

/** Visits shops for their owners, with the guards and limits of a crawl. */
function openVisits({ crawl, demoShop }: ServiceConfig, userAgent: string, log: Logger, baseUrl: () => string) {
  const { allowPrivateNetwork, maxPageBytes: maxBytes } = crawl;
  const timeoutMs = Math.min(crawl.timeoutMs, VISIT_TIMEOUT_MS);
  const guarded = createFetcher({ userAgent, allowPrivateNetwork, maxBytes, timeoutMs });
  const fetcher = demoShop ? withDemoShop(guarded, baseUrl) : guarded;
  const threads = createReadingThreads({ concurrency: CONCURRENT_VISITS });
  const onProblem = (text: string) => log.warn(`Browser for pictures: ${text}`);
  const renderer = createRenderer({ ...crawl.browser, ...PICTURES, onProblem });
  const takePicture = createCamera({ fetcher, reader: threads.read, renderer });
  const shops = createShopVisitor({ fetcher, reader: threads.read, takePicture });
  // In a thread of its own: a document may take long, and nobody's visit waits for it.
  const documentThreads = createReadingThreads({ concurrency: 1 });
  const documents = createDocumentImporter({ fetcher, reader: documentThreads.read });
  const parts = [fetcher, renderer, threads, documentThreads];
  return { shops, documents, close: () => Promise.all(parts.map((each) => each.close())) };
}

/** @param clientDocuments fetches client metadata documents */
function createAppWith(
  {
    database,
    config,
    models,
    adviser,
    shops,
    documents,
    metrics,
    log,
  }: ServerContext & Pick<AppContext, 'models' | 'adviser' | 'shops' | 'documents' | 'metrics'>,
  clientDocuments: ReturnType<typeof createFetcher>,
  stopping: Stopping,
): Hono<AppEnv> {
  const { store } = database;
  const createRateLimit = createRateLimits(store.rateLimits, log);
  // Loaded when needed, because the tables of languages take much memory.
  const loadEvaluator = async () => {
    const { createEvaluator } = await import('./chat/evaluate/evaluate.ts');
    return createEvaluator(store, adviser, models);
  };
  return createApp({
    store,
    models,
    adviser,
    evaluator: {
      evaluate: async (...request) => (await loadEvaluator()).evaluate(...request),
      ask: async (...request) => (await loadEvaluator()).ask(...request),
    },
    shops,
    documents,
    authenticate: createAuthenticate(store),
    accounts: createAccountsByAddress({
      database: createAccountsDatabase(database.pool),
      store,
      surfaceFaults,
      secret: config.authSecret,
      sendMail: createMail({ smtpUrl: config.smtpUrl, from: config.mailFrom, log }),
      fetchDocument: async (url) => Buffer.from((await clientDocuments.get(url)).body).toString(),
      log,
    }),
    consoleFolder: CONSOLE,
    widgetFolder: WIDGET,
    signUp: config.signUp,
    sendsMail: config.smtpUrl !== undefined,
    demoShop: config.demoShop,
    limit: createRateLimit({ name: 'calls', calls: config.rateLimit }),
    createRateLimit,
    widgetRateLimit: config.widgetRateLimit,
    log,
    baseUrl: config.baseUrl,
    trustedProxies: config.trustedProxies,
    findFault: createFindFault(database.pool),
    metrics,
    metricsToken: config.metricsToken,
    stopping,
  });
}

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
