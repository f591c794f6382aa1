import fs from 'node:fs';
import type { Browser } from 'playwright-core';
import { openBrowser } from './browser.ts';
import type { BrowserSource, DrawOrder, DrawnPage, FromDrawing, PageAnswer, ToDrawing } from './messages.ts';
import { BROKEN, DrawingFailure } from './failure.ts';
import { type Ask, type Tab, openTab } from './tab.ts';

/**
 * The program of the render process: it runs one browser for its lifetime, and sends all requests to its parent. Its
 * argument is the folder that it may write to.
 */

const CLOSE_MS = 3_000;
const MAX_TABS = 2;
const MAX_ERROR_LENGTH = 2_000;
const asked = new Map<number, (answer: PageAnswer | null) => void>();
const drawings = new Map<number, AbortController>();
/** Idle windows, least recently used first. */
const idle: { run: string; tab: Tab }[] = [];
const [, , folder] = process.argv;
let browser: Promise<Browser> | undefined;
let asks = 0;
let isEnding = false;

process.on('message', (message: ToDrawing) => {
  if (message.type === 'draw') void draw(message);
  else if (message.type === 'stop') drawings.get(message.id)?.abort();
  else {
    asked.get(message.id)?.(message.answer);
    asked.delete(message.id);
  }
});
// The process must exit when the channel closes, which also happens when the parent is killed.
process.on('disconnect', () => void end(0));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {});

async function draw(order: DrawOrder): Promise<void> {
  const stop = new AbortController();
  drawings.set(order.id, stop);
  const ask: Ask = (request) => {
    const { promise, resolve } = Promise.withResolvers<PageAnswer | null>();
    asks += 1;
    asked.set(asks, resolve);
    tell({ type: 'ask', id: asks, draw: order.id, request });
    return promise;
  };
  try {
    const page = await drawIn(order, ask, stop.signal);
    tell({ type: 'drawn', draw: order.id, page });
  } catch (error) {
    const isPlain = error instanceof DrawingFailure;
    if (!isPlain && !stop.signal.aborted) complain(error, order.source);
    tell({ type: 'failed', draw: order.id, reason: isPlain ? error.message : BROKEN });
  } finally {
    drawings.delete(order.id);
  }
}

/** Renders in the run's window, or in a new one, which replaces the least recently used idle window. */
async function drawIn(order: DrawOrder, ask: Ask, signal: AbortSignal): Promise<DrawnPage> {
  const { run } = order;
  const at = idle.findIndex((each) => each.run === run);
  const [kept] = at >= 0 ? idle.splice(at, 1) : idle.length + drawings.size > MAX_TABS ? idle.splice(0, 1) : [];
  if (kept && kept.run !== run) await kept.tab.close();
  const tab = kept?.run === run ? kept.tab : await openTab(await open(order.source), order);
  try {
    const page = await tab.draw(order, ask, signal);
    idle.push({ run, tab });
    return page;
  } catch (error) {
    await tab.close();
    throw error;
  }
}

function open(source: BrowserSource): Promise<Browser> {
  browser ??= start(source);
  return browser;
}

async function start(source: BrowserSource): Promise<Browser> {
  try {
    const started = await openBrowser(source, () => tell({ type: 'trouble', text: 'running without a sandbox' }));
    // Pending pages fail with this process, and the next page starts a new one.
    started.on('disconnected', () => void end(1));
    return started;
  } catch (error) {
    complain(error, source);
    const lack = source.wsUrl === null ? 'The browser could not be started.' : 'The browser is not responding.';
    throw new DrawingFailure(lack, { cause: error });
  }
}

/** Sends the driver's errors to the log alone, without the browser's URL, which may contain a key. */
function complain(error: unknown, { wsUrl }: BrowserSource): void {
  const text = String(error).slice(0, MAX_ERROR_LENGTH);
  tell({ type: 'trouble', text: wsUrl === null ? text : text.replaceAll(wsUrl, 'BROWSER_WS_URL') });
}

function tell(message: FromDrawing): void {
  if (process.connected) process.send?.(message, () => {}); // a parent that has exited needs no response
}

async function end(code: number): Promise<void> {
  if (isEnding) return;
  isEnding = true;
  setTimeout(() => process.exit(code), CLOSE_MS).unref();
  const opened = await browser?.catch(() => undefined);
  await opened?.close().catch(() => {});
  // The parent may have been killed before it could delete the folder; Chromium's last process may still be writing.
  if (folder !== undefined) fs.rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  process.exit(code);
}
