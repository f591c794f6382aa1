import { PERMISSIONS } from '../src/domain/permissions.ts';
import { createAdviser } from '../src/chat/adviser.ts';
import { createEvaluator } from '../src/chat/evaluate/evaluate.ts';
import { createModels } from '../src/chat/models/registry.ts';
import { sourcesOf } from '../src/chat/sources.ts';
import { createApp } from '../src/http/app.ts';
import { createHttpServer } from '../src/http/server.ts';
import { createLog } from '../src/log.ts';
import { openDatabase } from '../src/storage/database.ts';
import { serveFloor } from './floor.ts';

/** The whole app, but without checking who calls. */
const { store, close } = await openDatabase({ dataDirectory: process.env['DATA_DIR'] ?? '' });
const organizationId = process.env['ORGANIZATION'] ?? '';
const principal = {
  organizationId,
  permissions: new Set(PERMISSIONS),
  withheld: new Set<never>(),
  keyId: 'key_bench',
  userId: null,
  clientId: null,
};
const log = createLog('info');
const models = createModels({});
const adviser = createAdviser({ ...sourcesOf(store), modelBudget: store.modelBudget, models, log });
const app = createApp({
  store,
  models,
  adviser,
  evaluator: createEvaluator(store, adviser, models),
  shops: {
    visit: () => Promise.reject(new Error('Nobody visits shops here.')),
    picture: () => Promise.reject(new Error('Nobody visits shops here.')),
  },
  documents: {
    readFile: () => Promise.reject(new Error('unused')),
    readPage: () => Promise.reject(new Error('unused')),
  },
  authenticate: () => Promise.resolve(principal),
  accounts: () => Promise.reject(new Error('Nobody signs in here.')),
  consoleFolder: '',
  widgetFolder: '',
  signUp: 'invite',
  demoShop: false,
  sendsMail: false,
  limit: () => Promise.resolve(),
  createRateLimit: () => () => Promise.resolve(),
  widgetRateLimit: 0,
  log,
  baseUrl: undefined,
  trustedProxies: 0,
  findFault: () => Promise.resolve(null),
  metrics: { request: () => {}, text: () => Promise.resolve(''), contentType: 'text/plain' },
  metricsToken: undefined,
  stopping: { begun: new AbortController().signal, due: new AbortController().signal },
});
const server = createHttpServer(app);
serveFloor(server, close);
