import fs from 'node:fs';
import type { Browser } from 'playwright-core';
import { openBrowser } from './browser.ts';
import { BROWSER_CRASHED, RenderFailure } from './failure.ts';
import type { BrowserSource, PageResponse, RenderCommand, RenderEvent, RenderJob, RenderedPage } from './messages.ts';
import { type SendRequest, type Tab, openTab } from './tab.ts';

/**
 * The program of the render process: it runs one browser for its lifetime, and sends all requests to its parent. Its
 * argument is the folder that it may write to.
 */

const CLOSE_MS = 3_000;
const MAX_TABS = 2;
const MAX_ERROR_LENGTH = 2_000;
const pendingRequests = new Map<number, (response: PageResponse | null) => void>();
const jobs = new Map<number, AbortController>();
/** Idle tabs, least recently used first. */
const idle: { run: string; tab: Tab }[] = [];
const [, , folder] = process.argv;
let browser: Promise<Browser> | undefined;
let requests = 0;
let isEnding = false;

process.on('message', (command: RenderCommand) => {
  if (command.type === 'render') void render(command);
  else if (command.type === 'stop') jobs.get(command.id)?.abort();
  else {
    pendingRequests.get(command.id)?.(command.response);
    pendingRequests.delete(command.id);
  }
});
// The process must exit when the channel closes, which also happens when the parent is killed.
process.on('disconnect', () => void end(0));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});

async function render(job: RenderJob): Promise<void> {
  const stop = new AbortController();
  jobs.set(job.id, stop);
  const sendRequest: SendRequest = (request) => {
    const { promise, resolve } = Promise.withResolvers<PageResponse | null>();
    requests += 1;
    pendingRequests.set(requests, resolve);
    send({ type: 'request', id: requests, job: job.id, request });
    return promise;
  };
  try {
    const page = await renderInTab(job, sendRequest, stop.signal);
    send({ type: 'rendered', job: job.id, page });
  } catch (error) {
    const isExpected = error instanceof RenderFailure;
    if (!isExpected && !stop.signal.aborted) reportProblem(error, job.source);
    send({ type: 'failed', job: job.id, reason: isExpected ? error.message : BROWSER_CRASHED });
  } finally {
    jobs.delete(job.id);
  }
}

/** Renders in the run's tab, or in a new one, which replaces the least recently used idle tab. */
async function renderInTab(job: RenderJob, sendRequest: SendRequest, signal: AbortSignal): Promise<RenderedPage> {
  const { run } = job;
  const at = idle.findIndex((each) => each.run === run);
  const [kept] = at >= 0 ? idle.splice(at, 1) : idle.length + jobs.size > MAX_TABS ? idle.splice(0, 1) : [];
  if (kept && kept.run !== run) await kept.tab.close();
  const tab = kept?.run === run ? kept.tab : await openTab(await getBrowser(job.source), job);
  try {
    const page = await tab.render(job, sendRequest, signal);
    // A tab that cannot be cleared has rendered this page all the same.
    await tab.clear(page.url).then(
      () => idle.push({ run, tab }),
      () => tab.close(),
    );
    return page;
  } catch (error) {
    await tab.close();
    throw error;
  }
}

function getBrowser(source: BrowserSource): Promise<Browser> {
  browser ??= start(source);
  return browser;
}

async function start(source: BrowserSource): Promise<Browser> {
  try {
    const started = await openBrowser(source, () => send({ type: 'problem', text: 'running without a sandbox' }));
    // Pending pages fail with this process, and the next page starts a new one.
    started.on('disconnected', () => void end(1));
    return started;
  } catch (error) {
    reportProblem(error, source);
    const reason = source.wsUrl === null ? 'The browser could not be started.' : 'The browser is not responding.';
    throw new RenderFailure(reason, { cause: error });
  }
}

/** Sends the driver's errors to the log alone, without the browser's URL, which may contain a key. */
function reportProblem(error: unknown, { wsUrl }: BrowserSource): void {
  const text = String(error).slice(0, MAX_ERROR_LENGTH);
  send({ type: 'problem', text: wsUrl === null ? text : text.replaceAll(wsUrl, 'BROWSER_WS_URL') });
}

function send(event: RenderEvent): void {
  if (process.connected) process.send?.(event, () => {}); // a parent that has exited needs no response
}

async function end(code: number): Promise<void> {
  if (isEnding) return;
  isEnding = true;
  const leave = () => {
    // The parent may have been killed before it could delete the folder. Playwright's own handler, which kills what is
    // left of the browser, is registered before this one; its last process may still be writing.
    process.once('exit', () => {
      if (folder !== undefined) fs.rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
    });
    process.exit(code);
  };
  setTimeout(leave, CLOSE_MS).unref();
  const opened = await browser?.catch(() => undefined);
  await opened?.close().catch(() => {});
  leave();
}
