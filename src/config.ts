import os from 'node:os';
import { trimEndOf } from './domain/trim.ts';
import { z } from 'zod';
import type { ModelPrice } from './domain/models.ts';
import { DEFAULT_MONTHLY_BUDGET, type MonthlyBudget } from './domain/model-budget.ts';
import { VERIFICATIONS, type Verification } from './domain/ownership.ts';
import { type Amounts, DEFAULT_QUOTAS } from './domain/quota.ts';
import { type TraceSettings, readTraceSettings } from './domain/trace-settings.ts';
import { isHttpUrl } from './domain/url.ts';

/** Concurrent crawl runs: more than processors would compete with the calls of integrators and shoppers. */
const DEFAULT_RUNS = Math.min(Math.max(os.availableParallelism(), 2), 4);

const integer = (min: number, max: number, fallback: number) =>
  z
    .string()
    .regex(/^\d+$/, `must be a whole number from ${min} to ${max}`)
    .transform(Number)
    .refine((value) => value >= min && value <= max, `must be a whole number from ${min} to ${max}`)
    .default(fallback);

const onOff = (fallback = false) =>
  z
    .enum(['on', 'off', 'true', 'false', '1', '0'], 'must be on or off')
    .transform((value) => ['on', 'true', '1'].includes(value))
    .default(fallback);

/** @param names the schemes, as the message tells them */
const urlOf = (schemes: RegExp, names: string) =>
  z
    .string()
    .refine((value) => schemes.test(value) && URL.canParse(value), `must be ${names} URL`)
    .optional();
const postgresUrl = () => urlOf(/^postgres(ql)?:\/\//, 'a postgres://');

const PRICE = /^([^\s/=]+\/[^\s=]+)=(\d+(?:\.\d+)?)\/(\d+(?:\.\d+)?)(?:\/(\d+(?:\.\d+)?))?$/;

/** `provider/model=input/output[/cached input]`, with commas between, in US dollars per million tokens. */
const prices = () =>
  z
    .string()
    .default('')
    .transform((list, context) => {
      const entries = list.split(',').flatMap((entry) => entry.trim() || []);
      return new Map(
        entries.map((entry): [string, ModelPrice] => {
          const [, name = '', input, output, cached = input] = PRICE.exec(entry) ?? [];
          if (name === '')
            context.addIssue('must be a list such as openai/gpt-5.4=2.5/15, compatible/tiny=0.15/0.6/0.05');
          return [name, { input: Number(input), cached: Number(cached), output: Number(output), asOf: null }];
        }),
      );
    });

const dollars = (fallback: number) =>
  z
    .string()
    .regex(/^(off|\d{1,9}(\.\d{1,6})?)$/, 'must be a number of US dollars, or off')
    .transform((value): MonthlyBudget => (value === 'off' ? null : Number(value)))
    .default(fallback);

/** Every variable that the service reads, except providers' keys; docs/operating.md lists them for people. */
const Environment = z.object({
  PORT: integer(0, 65_535, 3000),
  HOST: z.string().optional(),
  BASE_URL: z.string().refine(isHttpUrl, 'must be an absolute http:// or https:// URL').optional(),
  DATA_DIR: z.string().optional(),
  DATABASE_URL: postgresUrl(),
  /** A standby of that server, for searches and lists. */
  DATABASE_READ_URL: postgresUrl(),
  /** Each process's database connections in its pools. */
  DATABASE_POOL: integer(2, 1_000, 0),
  LOG_LEVEL: z
    .enum(['trace', 'debug', 'info', 'warn', 'error', 'silent'], 'must be trace, debug, info, warn, error or silent')
    .default('info'),
  /** Lets other machines read /metrics. */
  METRICS_TOKEN: z.string().min(16, 'must be at least 16 characters long').optional(),
  /** Trusted proxies in front of the service whose X-Forwarded-For is used. */
  TRUSTED_PROXIES: integer(0, 10, 0),
  /** Calls a minute for one API key; 0 is no limit. */
  RATE_LIMIT: integer(0, 100_000_000, 60_000),
  /** Messages a minute for one conversation; a network has twice as many, an assistant a hundred times. */
  WIDGET_RATE_LIMIT: integer(0, 1_000_000, 20),
  /** Limits of an organization without quotas of its own; 0 is no limit. */
  QUOTA_ASSISTANTS: integer(0, 1_000_000_000, DEFAULT_QUOTAS.assistants),
  QUOTA_PRODUCTS: integer(0, 1_000_000_000_000, DEFAULT_QUOTAS.products),
  QUOTA_KNOWLEDGE: integer(0, 1_000_000_000, DEFAULT_QUOTAS.knowledge),
  QUOTA_BYTES: integer(0, 1_000_000_000_000_000, DEFAULT_QUOTAS.bytes),
  /** Sign-up is open to anyone, or only to invited people. */
  SIGN_UP: z.enum(['open', 'invite'], 'must be open or invite').default('open'),
  /** Signs cookies; without it, the database stores one. */
  AUTH_SECRET: z.string().min(32, 'must be at least 32 characters long').optional(),
  /** The server that sends emails; without it, their links are logged. */
  SMTP_URL: urlOf(/^smtps?:\/\//, 'an smtp:// or smtps://'),
  MAIL_FROM: z.string().default('Aisle <aisle@localhost>'),
  /** People without a shop can try the service's own example shop. */
  DEMO_SHOP: onOff(true),
  /** Threads get ready to answer before the first shopper comes. */
  ADVISER_WARM_UP: onOff(true),
  CRAWL_ALLOW_PRIVATE_NETWORK: onOff(),
  /** The proof of ownership that an owner must give before a shop is crawled. */
  CRAWL_VERIFY: z.enum(VERIFICATIONS, 'must be off, tag or dns').default('off'),
  CRAWL_CONCURRENCY: integer(1, 100, DEFAULT_RUNS),
  CRAWL_MAX_PAGES: integer(1, 1_000_000, 20_000),
  CRAWL_MAX_PAGE_BYTES: integer(1_024, 1_000_000_000, 10_485_760),
  CRAWL_MAX_MINUTES: integer(1, 1_200, 360),
  CRAWL_TIMEOUT_SECONDS: integer(1, 300, 20),
  /** Concurrent requests to one host. */
  CRAWL_HOST_CONNECTIONS: integer(1, 50, 4),
  /** The DevTools address of a remote Chromium, which renders pages that need JavaScript. */
  BROWSER_WS_URL: urlOf(/^(wss?|https?):\/\//, 'a ws://, wss://, http:// or https://'),
  /** The path of a local Chromium; without it, the first of the usual names. */
  CHROMIUM: z.string().optional(),
  PATH: z.string().default(''),
  /** The address where `aisle demo` serves the example shop. */
  STOREFRONT_PORT: integer(0, 65_535, 4000),
  /** A server that speaks OpenAI's protocol, up to and including its /v1. */
  OPENAI_COMPATIBLE_URL: z.string().refine(isHttpUrl, 'must be an absolute http:// or https:// URL').optional(),
  OPENAI_COMPATIBLE_API_KEY: z.string().optional(),
  /** Names of its models, separated by commas; the first is its default, the second its fast one. */
  OPENAI_COMPATIBLE_MODELS: z.string().default(''),
  /** For assistants whose model is unavailable. */
  DEFAULT_MODEL: z.string().optional(),
  VERIFY_MODEL: z.string().optional(),
  /** Prices of models that our table lacks or has wrong. */
  MODEL_PRICES: prices(),
  /** Monthly model budget of an organization that chose none, in US dollars. */
  MODEL_BUDGET: dollars(DEFAULT_MONTHLY_BUDGET),
});

/** The names of all settings, except providers' keys. */
export const SETTINGS: readonly string[] = Object.keys(Environment.shape);

const SECRET = new Set([
  'DATABASE_URL',
  'DATABASE_READ_URL',
  // Hosted browsers have their key in the address.
  'BROWSER_WS_URL',
  'AUTH_SECRET',
  'METRICS_TOKEN',
  'SMTP_URL',
  // Some servers have their key in the address.
  'OPENAI_COMPATIBLE_URL',
  'OPENAI_COMPATIBLE_API_KEY',
]);

/** The validated settings of one process. */
export interface ServiceConfig {
  port: number;
  host: string | undefined;
  /** Public address without a trailing slash; if undefined, http://localhost and the listening port. */
  baseUrl: string | undefined;
  dataDirectory: string;
  /** The data directory of `aisle demo`: separate from the real one, unless DATA_DIR is set. */
  demoDirectory: string;
  storefrontPort: number;
  databaseUrl: string | undefined;
  /** A standby of the server at `databaseUrl`. */
  readUrl: string | undefined;
  /** Connections of all pools, apart from those of the threads that answer shoppers. */
  databaseConnections: number;
  /** Connections of the thread that crawls. */
  workerConnections: number;
  logLevel: string;
  /** Without it, only this machine may read the metrics. */
  metricsToken: string | undefined;
  traces: TraceSettings;
  trustedProxies: number;
  /** Calls a minute for one key; 0 is no limit. */
  rateLimit: number;
  /** Messages a minute of one shopper; 0 is no limit. */
  widgetRateLimit: number;
  /** Limits of an organization without its own; 0 is no limit. */
  quotas: Amounts;
  signUp: 'open' | 'invite';
  authSecret: string | undefined;
  smtpUrl: string | undefined;
  /** The sender of emails. */
  mailFrom: string;
  demoShop: boolean;
  /** Threads that answer shoppers start before the first one comes. */
  warmsUp: boolean;
  crawl: CrawlConfig;
  models: ModelConfig;
}

/** The models available for answers, beside the built-in one. */
export interface ModelConfig {
  /** Providers' API keys by the name of their environment variable. */
  keys: Readonly<Record<string, string | undefined>>;
  compatible: { url: string; key: string | undefined; models: readonly string[] } | undefined;
  /** For assistants whose model is unavailable. */
  fallback: string | undefined;
  verifier: string | undefined;
  /** Prices by `provider/model`. */
  prices: ReadonlyMap<string, ModelPrice>;
  /** The budget of an organization that chose none. */
  monthlyBudget: MonthlyBudget;
}

export interface CrawlConfig {
  allowPrivateNetwork: boolean;
  verify: Verification;
  /** Concurrent runs of one process. */
  concurrency: number;
  maxPages: number;
  maxPageBytes: number;
  maxMinutes: number;
  timeoutMs: number;
  hostConnections: number;
  browser: {
    wsUrl: string | undefined;
    program: string | undefined;
    /** Folders to search for it, as in PATH. */
    searchPath: string;
  };
}

/**
 * Requests share 16, and each crawl run adds one, from 4 up to where PostgreSQL's own default of 100 leaves room for others.
 */
const connectionsFor = (runs: number) => Math.min(16 + Math.max(runs, 4), 60);
/** One for each run and two for the queue, but at most half of all. */
const workerConnectionsFor = (runs: number, all: number) => Math.max(Math.min(runs + 2, Math.floor(all / 2)), 2);

/**
 * Reads the environment; an empty variable counts as not set.
 * @throws Error of one line that names the variable
 */
export function readConfig(environment: NodeJS.ProcessEnv): ServiceConfig {
  const set = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const { data: env, error } = Environment.safeParse(set);
  if (!env) {
    const [issue] = error.issues;
    const name = String(issue?.path[0]);
    // Do not repeat a value that contains a password.
    const given = SECRET.has(name) ? '' : `, not ${JSON.stringify(set[name])}`;
    throw new Error(`${name} ${issue?.message}${given}.`);
  }
  if (env.DATABASE_READ_URL !== undefined && env.DATABASE_URL === undefined)
    throw new Error('DATABASE_READ_URL needs DATABASE_URL: set that to its primary.');
  const databaseConnections = env.DATABASE_POOL || connectionsFor(env.CRAWL_CONCURRENCY);
  return {
    port: env.PORT,
    host: env.HOST,
    baseUrl: env.BASE_URL === undefined ? undefined : trimEndOf(env.BASE_URL, /\//),
    dataDirectory: env.DATA_DIR ?? './data',
    demoDirectory: env.DATA_DIR ?? './data/demo',
    storefrontPort: env.STOREFRONT_PORT,
    databaseUrl: env.DATABASE_URL,
    readUrl: env.DATABASE_READ_URL,
    databaseConnections,
    workerConnections: workerConnectionsFor(env.CRAWL_CONCURRENCY, databaseConnections),
    logLevel: env.LOG_LEVEL,
    metricsToken: env.METRICS_TOKEN,
    traces: readTraceSettings(set),
    trustedProxies: env.TRUSTED_PROXIES,
    rateLimit: env.RATE_LIMIT,
    widgetRateLimit: env.WIDGET_RATE_LIMIT,
    quotas: {
      assistants: env.QUOTA_ASSISTANTS,
      products: env.QUOTA_PRODUCTS,
      knowledge: env.QUOTA_KNOWLEDGE,
      bytes: env.QUOTA_BYTES,
    },
    signUp: env.SIGN_UP,
    authSecret: env.AUTH_SECRET,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    demoShop: env.DEMO_SHOP,
    warmsUp: env.ADVISER_WARM_UP,
    crawl: {
      allowPrivateNetwork: env.CRAWL_ALLOW_PRIVATE_NETWORK,
      verify: env.CRAWL_VERIFY,
      concurrency: env.CRAWL_CONCURRENCY,
      maxPages: env.CRAWL_MAX_PAGES,
      maxPageBytes: env.CRAWL_MAX_PAGE_BYTES,
      maxMinutes: env.CRAWL_MAX_MINUTES,
      timeoutMs: env.CRAWL_TIMEOUT_SECONDS * 1000,
      hostConnections: env.CRAWL_HOST_CONNECTIONS,
      browser: { wsUrl: env.BROWSER_WS_URL, program: env.CHROMIUM, searchPath: env.PATH },
    },
    models: {
      keys: Object.fromEntries(Object.entries(set).filter(([variable]) => variable.endsWith('_API_KEY'))),
      compatible: env.OPENAI_COMPATIBLE_URL
        ? {
            url: env.OPENAI_COMPATIBLE_URL,
            key: env.OPENAI_COMPATIBLE_API_KEY,
            models: env.OPENAI_COMPATIBLE_MODELS.split(',').flatMap((name) => name.trim() || []),
          }
        : undefined,
      fallback: env.DEFAULT_MODEL,
      verifier: env.VERIFY_MODEL,
      prices: env.MODEL_PRICES,
      monthlyBudget: env.MODEL_BUDGET,
    },
  };
}
