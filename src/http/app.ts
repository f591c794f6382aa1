import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import type { Logger } from 'pino';
import { ACCOUNTS_PATH, type Accounts } from '../access/accounts.ts';
import type { Authenticate } from '../access/authenticate.ts';
import type { Adviser } from '../chat/adviser.ts';
import type { Models } from '../chat/models/registry.ts';
import { DEMO_SHOP_PATH } from '../domain/demo-shop.ts';
import type { DocumentImporter } from '../domain/document.ts';
import type { Evaluator } from '../domain/evaluation.ts';
import type { TransactionalStore } from '../domain/ports.ts';
import { Refusal } from '../domain/refusal.ts';
import type { ShopVisitor } from '../domain/shop-front.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { createAccountsApi } from './accounts.ts';
import { createConsoleApi } from './console.ts';
import { allowAnyPage } from './cors.ts';
import { createDemoShopSite } from './demo-shop.ts';
import { createDocs } from './docs.ts';
import { createErrorHandler } from './errors.ts';
import { createHealth } from './health.ts';
import { isSecure } from './secure-transport.ts';
import { createOAuthApi, createOAuthMetadata } from './oauth.ts';
import { createOpenApi } from './openapi.ts';
import type { CreateRateLimit, RateLimit } from './rate-limit.ts';
import { answerRequest } from './request-work.ts';
import { createRest } from './rest.ts';
import { createSite } from './site.ts';
import { createUnsubscribe } from './unsubscribe.ts';
import { createWidgetFiles } from './widget-files.ts';
import { createWidgetApi } from './widget.ts';

/** A year, as the preload lists and OWASP ASVS require. */
const HSTS = 'max-age=31536000; includeSubDomains';

/** Dependencies of the adapters, built once by the composition root. */
export interface AppContext {
  store: TransactionalStore;
  authenticate: Authenticate;
  /** User accounts, by public address; loaded when the first user or application calls. */
  accounts: (baseUrl: string) => Promise<Accounts>;
  /** Answers shoppers. */
  adviser: Adviser;
  /** The models that it answers with. */
  models: Models;
  /** Tries assistants before shoppers do. */
  evaluator: Evaluator;
  /** Looks at shops for their owners. */
  shops: ShopVisitor;
  /** Converts their documents. */
  documents: DocumentImporter;
  /** Folder of the built console. */
  consoleFolder: string;
  /** Folder of the built widget. */
  widgetFolder: string;
  /** True if anyone may sign up; otherwise only invited people may. */
  signUp: 'open' | 'invite';
  /** True if there is a mail server: without one, links go to the log. */
  sendsMail: boolean;
  /** True if the service has its example shop, for people who have none at hand. */
  demoShop: boolean;
  /** Limits calls by caller. */
  limit: RateLimit;
  /** Creates the other limits. */
  createRateLimit: CreateRateLimit;
  /** Messages a minute of one shopper; 0 is no limit. */
  widgetRateLimit: number;
  log: Logger;
  /** The service's public address without a trailing slash, if set. */
  baseUrl: string | undefined;
  /** Number of trusted proxies in front of the service. */
  trustedProxies: number;
  /** Returns why the service is not operational; null if it is. */
  findFault: () => Promise<string | null>;
  metrics: Pick<Metrics, 'request' | 'text' | 'contentType'>;
  /** Without it, only this machine may read the metrics. */
  metricsToken: string | undefined;
  stopping: Stopping;
}

/** Signals for streams that the service is stopping. */
export interface Stopping {
  /** Aborted immediately, to end streams that would not end by themselves. */
  begun: AbortSignal;
  /** Aborted when the grace period of running answers is over: each ends with an error that its client understands. */
  due: AbortSignal;
}

export interface AppEnv {
  Bindings: Partial<HttpBindings>;
  Variables: { requestId: string; address: string | null };
}

/** The whole HTTP surface. */
export function createApp(context: AppContext): Hono<AppEnv> {
  const { log, trustedProxies } = context;
  const app = new Hono<AppEnv>();
  const onError = createErrorHandler(log);
  app.onError(onError);
  app.notFound((c) => onError(new Refusal('not_found', 'Not found. See /docs for the API.'), c));

  app.use((c, next) =>
    answerRequest(c, context.metrics, async (requestId) => {
      c.set('requestId', requestId);
      c.set(
        'address',
        clientAddress(c.env?.incoming?.socket.remoteAddress, c.req.header('x-forwarded-for'), trustedProxies),
      );
      // Set headers first: changing a finished Response disables node-server's fast path.
      c.header('X-Request-Id', requestId);
      c.header('X-Content-Type-Options', 'nosniff');
      c.header('Referrer-Policy', 'no-referrer');
      c.header('Cache-Control', 'no-store');
      if (isSecure(c, context)) c.header('Strict-Transport-Security', HSTS);
      await next();
      if (log.isLevelEnabled('debug'))
        log.debug({ method: c.req.method, path: c.req.path, status: c.res.status }, 'Request');
    }),
  );

  app.route('/', createHealth(context));
  app.get('/api/openapi.json', (c) => c.json(createOpenApi(context.baseUrl)));
  app.route('/api/rest/actions', createRest(context));
  // Loaded for the first client: the protocol's library takes 20 MB, which a service without agents does not need.
  let mcp: Promise<(c: Context<AppEnv>) => Promise<Response>> | undefined;
  app.all('/api/mcp', allowAnyPage, async (c) => {
    mcp ??= import('./mcp.ts').then(({ createMcp }) => createMcp(context));
    return (await mcp)(c);
  });
  app.route(`${ACCOUNTS_PATH}/oauth2`, createOAuthApi(context));
  app.route(ACCOUNTS_PATH, createAccountsApi(context));
  app.route('/.well-known', createOAuthMetadata(context));
  app.route('/api/console', createConsoleApi(context));
  app.route('/api/unsubscribe', createUnsubscribe(context));
  app.route('/api/widget/:embedKey', createWidgetApi(context));
  app.route('/', createWidgetFiles(context.widgetFolder));
  if (context.demoShop) app.route(DEMO_SHOP_PATH, createDemoShopSite(context.baseUrl));
  app.route('/docs', createDocs(context.baseUrl));
  app.route('/', createSite(context.consoleFolder));
  return app;
}

/** The caller's address: that of the connection, or the one that the outermost trusted proxy saw. */
function clientAddress(peer: string | undefined, forwarded: string | undefined, proxies: number): string | null {
  const seen = [...(forwarded?.split(',').map((part) => part.trim()) ?? []), peer ?? ''];
  const address = (proxies === 0 ? peer : seen.at(-1 - proxies)) || peer;
  // A dual-stack socket reports IPv4 addresses in this form.
  return address?.replace(/^::ffff:(?=\d+\.)/i, '') ?? null;
}
