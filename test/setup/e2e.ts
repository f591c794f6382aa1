import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, inject } from 'vitest';
import { type ConsoleClient, createConsoleClient, post } from '../../src/client/index.ts';
import { sharedBrowser } from './browser.ts';
import { copyDirectory } from './cluster.ts';
import { SOON } from './bounds.ts';
import { LIGHT } from './process.ts';

const ROOT = path.join(import.meta.dirname, '../..');

/** The browser's message for a 4xx response, which tests cause on purpose. */
const REFUSED = /^Failed to load resource: the server responded with a status of 4\d\d/;

/** Starts `aisle serve` on a data directory. */
async function serve(directory: string, port: string) {
  const { PATH, HOME } = process.env;
  const child = spawn(process.execPath, ['src/cli.ts', 'serve'], {
    cwd: ROOT,
    env: {
      PATH,
      HOME,
      DATA_DIR: directory,
      PORT: port,
      HOST: '127.0.0.1',
      ...LIGHT,
      CRAWL_ALLOW_PRIVATE_NETWORK: 'on',
    },
  });
  const gone = new Promise((resolve) => child.on('close', resolve));
  async function stop(): Promise<void> {
    child.kill();
    await gone;
  }
  let output = '';
  const ready = Promise.withResolvers<string>();
  const read = (chunk: Buffer) => {
    output += chunk.toString();
    const at = /ready at \S+:(\d+)/.exec(output)?.[1];
    if (at) ready.resolve(at);
  };
  child.stdout.on('data', read);
  child.stderr.on('data', read);
  void gone.then(() => ready.reject(new Error(`aisle serve ended: ${output}`)));
  return { port: await ready.promise, output: () => output, stop };
}

/** The service as `aisle serve` starts it, on a prepared data directory. */
async function startService() {
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'aisle-test-'));
  fs.chmodSync(directory, 0o755); // for the database's account, which is not root
  copyDirectory(inject('dataDirectory'), directory);
  let running = await serve(directory, '0');
  const { port } = running;
  return {
    baseUrl: `http://127.0.0.1:${port}`,
    output: () => running.output(),
    async restart(meanwhile: () => Promise<void>): Promise<void> {
      await running.stop();
      await meanwhile();
      running = await serve(directory, port);
    },
    async stop(): Promise<void> {
      await running.stop();
      fs.rmSync(directory, { recursive: true, force: true });
    },
  };
}

export interface Visitor extends ConsoleClient {
  page: Page;
  context: BrowserContext;
  /** Posts what the console would, with the cookies of the pages. */
  post: (path: string, input: object) => Promise<object>;
  /** The browser's complaints: CSP violations, script errors, requests to other origins. */
  complaints: string[];
  /** Origins that pages may be sent to on purpose, as URL prefixes. */
  leadsTo: string[];
  /** Everything that the service printed since its last start. */
  output: () => string;
  /** The context's settings, as text. */
  settings: string;
}

/** Opens a browser window, signed out. */
async function openVisitor(
  browser: Browser,
  { baseUrl, output }: { baseUrl: string; output: () => string },
  settings: BrowserContextOptions = {},
): Promise<Visitor> {
  const context = await browser.newContext({
    baseURL: baseUrl,
    viewport: { width: 1200, height: 800 },
    reducedMotion: 'reduce',
    locale: 'en-GB',
    timezoneId: 'UTC',
    ...settings,
  });
  context.setDefaultTimeout(SOON.timeout);
  const page = await context.newPage();
  const complaints: string[] = [];
  const leadsTo: string[] = [];
  page.on('console', (message) => {
    const isComplaint = message.type() === 'error' || message.type() === 'warning';
    // A page that is not ours may say what it likes, and its server may be gone before its icon is asked for.
    const isOurs = !leadsTo.some((start) => message.location().url.startsWith(start));
    if (isComplaint && isOurs && !REFUSED.test(message.text())) complaints.push(message.text());
  });
  page.on('pageerror', ({ message }) => complaints.push(message));
  page.on('request', (request) => {
    const known = [`${baseUrl}/`, ...leadsTo, 'data:'];
    if (!known.some((start) => request.url().startsWith(start))) complaints.push(`asked for ${request.url()}`);
  });
  const transport = {
    async fetch(url: string, { body, headers }: RequestInit): Promise<Response> {
      const sent = { data: body as string, headers: headers as Record<string, string> };
      const answer = await context.request.post(url, sent);
      return new Response(await answer.text(), { status: answer.status() });
    },
  };
  return {
    page,
    context,
    complaints,
    leadsTo,
    output,
    settings: JSON.stringify(settings),
    post: (address, input) => post(baseUrl + address, input, transport),
    ...createConsoleClient({ baseUrl, ...transport }),
  };
}

/** Resets a window for reuse: a new one costs half a second. */
async function empty({ page, context, leadsTo }: Visitor): Promise<void> {
  const others = context.pages().filter((each) => each !== page);
  await Promise.all(others.map((other) => other.close()));
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.evaluate('try { sessionStorage.clear() } catch {}');
  await page.goto('about:blank');
  await context.setStorageState({ cookies: [], origins: [] });
  leadsTo.length = 0;
}

function refuseComplaints(visitors: readonly Visitor[]): void {
  const complaints = visitors.flatMap((visitor) => visitor.complaints.splice(0));
  if (complaints.length > 0) throw new Error(`The browser complained:\n${complaints.join('\n')}`);
}

/**
 * One service for the tests of a file, in the browser of all; a window of their own for each visitor in a test. Windows
 * opened before the tests stay open until the last one.
 */
export function openStage() {
  let service: Awaited<ReturnType<typeof startService>>;
  let browser: Browser;
  const visitors: Visitor[] = [];
  const lasting: Visitor[] = [];
  const unused: Visitor[] = [];
  beforeAll(async () => {
    [service, browser] = await Promise.all([startService(), sharedBrowser()]);
  });
  beforeEach(() => void lasting.push(...visitors.splice(0)));
  afterEach(async () => {
    const left = visitors.splice(0);
    await Promise.all(left.map(empty));
    unused.push(...left);
    refuseComplaints(left);
  });
  afterAll(async () => {
    await Promise.all([...unused, ...lasting].map(({ context }) => context.close()));
    await service.stop();
    refuseComplaints(lasting);
  });
  /** @param leadsTo origins that pages may be sent to on purpose, as URL prefixes */
  async function visitWith(settings: BrowserContextOptions, ...leadsTo: string[]): Promise<Visitor> {
    const at = unused.findIndex((each) => each.settings === JSON.stringify(settings));
    const [free] = at < 0 ? [] : unused.splice(at, 1);
    const visitor = free ?? (await openVisitor(browser, service, settings));
    visitor.leadsTo.push(...leadsTo);
    visitors.push(visitor);
    return visitor;
  }
  return {
    get baseUrl() {
      return service.baseUrl;
    },
    /** Everything that the service printed since its last start. */
    output: () => service.output(),
    /** Stops the service, and starts it again at its address after a while. */
    restart: (meanwhile: () => Promise<void>) => service.restart(meanwhile),
    visit: (...leadsTo: string[]) => visitWith({}, ...leadsTo),
    /** Opens a visitor in a window with other settings. */
    visitWith,
  };
}
