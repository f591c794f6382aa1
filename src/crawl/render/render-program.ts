import fs from 'node:fs';
import type { Browser } from 'playwright-core';
import { openBrowser } from './browser.ts';
import type { BrowserSource, DrawOrder, DrawnPage, FromDrawing, PageAnswer, ToDrawing } from './messages.ts';
import { BROKEN, DrawingFailure } from './failure.ts';
import { type Ask, type Tab, openTab } from './tab.ts';

/**
 * The program of the process that draws: one browser for as long as it lives, all requests asked of its parent. Its argument
 * is the folder that it may fill.
 */

const CLOSE_MS = 3_000;
const MAX_TABS = 2;
const MAX_ERROR_LENGTH = 2_000;
const asked = new Map<number, (answer: PageAnswer | null) => void>();
const drawings = new Map<number, AbortController>();
/** Windows that nobody draws in, the longest unused first. */
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
// The end of the channel is the order to end: it comes too when the parent is killed.
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

/** In the window that the run has, or a new one: of those that are left, the oldest makes room. */
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
    // Pages under way fail with this process, and the next one gets a new one.
    started.on('disconnected', () => void end(1));
    return started;
  } catch (error) {
    complain(error, source);
    const lack = source.wsUrl === null ? 'The browser could not be started.' : 'The browser is not responding.';
    throw new DrawingFailure(lack, { cause: error });
  }
}

/** What the driver says is for the log alone, and the browser's address, which may hold a key, not even for that. */
function complain(error: unknown, { wsUrl }: BrowserSource): void {
  const text = String(error).slice(0, MAX_ERROR_LENGTH);
  tell({ type: 'trouble', text: wsUrl === null ? text : text.replaceAll(wsUrl, 'BROWSER_WS_URL') });
}

function tell(message: FromDrawing): void {
  if (process.connected) process.send?.(message, () => {}); // a parent that is gone needs no answer
}

async function end(code: number): Promise<void> {
  if (isEnding) return;
  isEnding = true;
  setTimeout(() => process.exit(code), CLOSE_MS).unref();
  const opened = await browser?.catch(() => undefined);
  await opened?.close().catch(() => {});
  // Whoever made it may have been killed; Chromium's last process may still write.
  if (folder !== undefined) fs.rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  process.exit(code);
}
