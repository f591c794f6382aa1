import { pino } from 'pino';
import { afterAll, inject, onTestFinished } from 'vitest';
import { createAccountsByAddress } from '../../src/access/accounts-by-address.ts';
import { createAuthenticate } from '../../src/access/authenticate.ts';
import { issueKey } from '../../src/access/keys.ts';
import type { Mail } from '../../src/access/mail.ts';
import { createAdviser } from '../../src/chat/adviser.ts';
import { createEvaluator } from '../../src/chat/evaluate/evaluate.ts';
import { sourcesOf } from '../../src/chat/sources.ts';
import { type Models, createModels } from '../../src/chat/models/registry.ts';
import type { TakePicture } from '../../src/crawl/front/camera.ts';
import { createDocumentImporter } from '../../src/crawl/documents/importer.ts';
import { FetchError } from '../../src/crawl/http/fetch.ts';
import { readHere } from '../../src/crawl/threads/reader.ts';
import type { DocumentImporter } from '../../src/domain/document.ts';
import { uniquePart } from '../../src/domain/ids.ts';
import { PERMISSIONS, type Permission } from '../../src/domain/permissions.ts';
import { Refusal } from '../../src/domain/refusal.ts';
import type { ShopFront } from '../../src/domain/shop-front.ts';
import { type AppContext, createApp } from '../../src/http/app.ts';
import { createRateLimits } from '../../src/http/rate-limit.ts';
import { createAccountsDatabase } from '../../src/storage/people/accounts-database.ts';
import { surfaceFaults } from '../../src/storage/server/database-fault.ts';
import { createPool, createQueryBuilder } from '../../src/storage/server/connection.ts';
import { openConnections } from '../../src/storage/server/connections.ts';
import { createFindFault } from '../../src/storage/readiness.ts';
import { migrate } from '../../src/storage/migrate.ts';
import { createRateLimits as createSharedBuckets } from '../../src/storage/rate-limits.ts';
import { createDatabaseStore } from '../../src/storage/store.ts';

/**
 * Creates a separate database on the tests' PostgreSQL, with the schema.
 * @param host the directory of a socket that leads to it
 */
export async function createTestDatabase(host: string = inject('postgres')) {
  const name = `test_${uniquePart()}`;
  const server = { host: inject('postgres'), port: 5432, user: 'aisle' };
  const admin = createPool({ ...server, database: 'postgres', max: 1 });
  await admin.query(`create database ${name}`);
  const outages: string[] = [];
  const place = { ...server, host, database: name };
  const connections = openConnections(
    { ...place, max: 5 },
    { onOutage: () => outages.push('began'), onRecovery: () => outages.push('ended') },
  );
  const { pool } = connections;
  await migrate(pool);
  const store = createDatabaseStore(createQueryBuilder(pool), connections);
  // No worker takes these runs: workers are tested with a queue.
  store.enqueueRun = () => Promise.resolve();
  store.enqueueHandover = () => Promise.resolve();
  store.enqueueTests = () => Promise.resolve();
  async function close(): Promise<void> {
    await connections.close();
    await admin.query(`drop database ${name} with (force)`);
    await admin.end();
  }
  return { store, pool, place, connections, outages, close };
}

/** Shared by all tests of a file. */
export async function sharedDatabase() {
  const database = await createTestDatabase();
  afterAll(database.close);
  return database;
}

export interface Answer {
  status: number;
  headers: Headers;
  // Loosely typed: tests assert its shape.
  body: { result?: unknown; error?: { code: string; message: string; issues?: { path: string; message: string }[] } };
}

interface TestOptions {
  rateLimit?: number;
  widgetRateLimit?: number;
  signUp?: 'open' | 'invite';
  /** The service's public URL, if not any address of this machine. */
  baseUrl?: string;
  /** Client metadata documents, by URL. */
  clientDocuments?: Record<string, unknown>;
  /** The models that answer shoppers; defaults to the built-in one. */
  models?: Models;
  /** The folder of the built widget. */
  widgetFolder?: string;
  trustedProxies?: number;
  /** Silent by default. */
  log?: AppContext['log'];
  /** None are counted by default. */
  metrics?: AppContext['metrics'];
  metricsToken?: string;
  sendsMail?: boolean;
  demoShop?: boolean;
  /** The directory of a socket that leads to the tests' PostgreSQL. */
  databaseHost?: string;
  /** The shops that can be visited, by URL; none by default. */
  shops?: Record<string, ShopFront>;
  /** Takes pictures of shops; by default, none can be reached. */
  takePicture?: TakePicture;
  /** Reads documents; by default without a network and without threads. */
  documents?: DocumentImporter;
}

const NO_NETWORK = {
  get: () => Promise.reject(new FetchError('connect', 'There is no network.')),
  close: () => Promise.resolve(),
};

/** The service as an integrator uses it, without a network. */
export async function createTestService({
  rateLimit = 0,
  widgetRateLimit = 0,
  signUp = 'open',
  baseUrl,
  clientDocuments = {},
  models = createModels({}),
  widgetFolder = '',
  trustedProxies = 0,
  metrics = { request: () => {}, text: () => Promise.resolve(''), contentType: 'text/plain' },
  metricsToken,
  sendsMail = true,
  demoShop = true,
  databaseHost,
  shops = {},
  takePicture = () => Promise.resolve({ problem: 'unreachable' }),
  documents = createDocumentImporter({ fetcher: NO_NETWORK, reader: readHere }),
  ...others
}: TestOptions = {}) {
  const { log } = { log: pino({ level: 'silent' }), ...others };
  const database = await createTestDatabase(databaseHost);
  const { store } = database;
  const [stopBegun, stopDue] = [new AbortController(), new AbortController()];
  // By this process's clock, which tests set.
  const buckets = createSharedBuckets(store.queryText, () => Date.now());
  const createRateLimit = createRateLimits(buckets, log);
  /** Sent emails, oldest first. */
  const emails: Mail[] = [];
  const adviser = createAdviser({ ...sourcesOf(store), modelBudget: store.modelBudget, models, log });
  const app = createApp({
    store,
    models,
    adviser,
    evaluator: createEvaluator(store, adviser, models),
    shops: {
      visit(url) {
        const front = shops[url];
        return front ? Promise.resolve(front) : Promise.reject(new Refusal('shop_unreachable', 'It is not there.'));
      },
      picture: (organizationId, { url, screen }) => takePicture(organizationId, url, screen),
    },
    documents,
    authenticate: createAuthenticate(store),
    accounts: createAccountsByAddress({
      database: createAccountsDatabase(database.pool),
      store,
      surfaceFaults,
      secret: undefined,
      // Sending takes forever: no request may wait for it.
      sendMail: (mail) => {
        emails.push(mail);
        return new Promise(() => {});
      },
      fetchDocument: (url) =>
        url in clientDocuments
          ? Promise.resolve(JSON.stringify(clientDocuments[url]))
          : Promise.reject(new Error('There is no such document.')),
      log,
    }),
    consoleFolder: '',
    widgetFolder,
    signUp,
    sendsMail,
    demoShop,
    limit: createRateLimit({ name: 'calls', calls: rateLimit }),
    createRateLimit,
    widgetRateLimit,
    log,
    baseUrl,
    trustedProxies,
    findFault: createFindFault(database.pool),
    metrics,
    metricsToken,
    stopping: { begun: stopBegun.signal, due: stopDue.signal },
  });

  async function organization(name: string, permissions: readonly Permission[] = PERMISSIONS) {
    const { organizationId } = await store.organizations.insert(name);
    return { organizationId, key: await keyFor(organizationId, permissions) };
  }

  async function keyFor(organizationId: string, permissions: readonly Permission[]): Promise<string> {
    return (await issueKey(store, { organizationId, userId: null, permissions, expiresAt: null })).key;
  }

  async function send(path: string, init: RequestInit): Promise<Answer> {
    const response = await app.request(path, init);
    return { status: response.status, headers: response.headers, body: (await response.json()) as Answer['body'] };
  }

  /** Calls an action; a string is sent as the body unchanged. */
  function call(key: string | null, action: string, body: unknown = {}): Promise<Answer> {
    return send(`/api/rest/actions/${action}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...(key !== null && { Authorization: `Bearer ${key}` }) },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
  }

  /** Calls an action that has to succeed and returns its result. */
  async function result<T = Record<string, unknown>>(key: string, action: string, body: unknown = {}): Promise<T> {
    const answer = await call(key, action, body);
    if (answer.status !== 200) throw new Error(`${action}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer.body.result as T;
  }

  return { ...database, stopBegun, stopDue, app, emails, organization, keyFor, send, call, result };
}

export type TestService = Awaited<ReturnType<typeof createTestService>>;

/** Shared by all tests of a file: created before the first and closed after the last of them. */
export async function sharedService(options?: TestOptions): Promise<TestService> {
  const service = await createTestService(options);
  afterAll(service.close);
  return service;
}

/** For a test that needs a service of its own. */
export async function ownService(options?: TestOptions): Promise<TestService> {
  const service = await createTestService(options);
  onTestFinished(service.close);
  return service;
}
