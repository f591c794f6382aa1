import type { Browser } from 'playwright-core';
import { openBrowser } from './browser.ts';
import type { BrowserSource, DrawOrder, DrawnPage, FromDrawing, PageAnswer, ToDrawing } from './messages.ts';
import { type Ask, type Tab, openTab } from './tab.ts';

/** The program of the process that draws: one browser for as long as it lives, all requests asked of its parent. */

const CLOSE_MS = 3_000;
const MOST_TABS = 2;
const asked = new Map<number, (answer: PageAnswer | null) => void>();
const drawings = new Map<number, AbortController>();
/** Windows that nobody draws in, the longest unused first. */
const idle: { run: string; tab: Tab }[] = [];
let browser: Promise<Browser> | undefined;
let asks = 0;

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
    const [reason = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
    tell({ type: 'failed', draw: order.id, reason });
  } finally {
    drawings.delete(order.id);
  }
}

/** In the window that the run has, or a new one: of those that are left, the oldest makes room. */
async function drawIn(order: DrawOrder, ask: Ask, signal: AbortSignal): Promise<DrawnPage> {
  const { run } = order;
  const at = idle.findIndex((each) => each.run === run);
  const [kept] = at >= 0 ? idle.splice(at, 1) : idle.length + drawings.size > MOST_TABS ? idle.splice(0, 1) : [];
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
  browser ??= openBrowser(source, () => tell({ type: 'unsandboxed' })).then((opened) => {
    // Pages under way fail with this process, and the next one gets a new one.
    opened.on('disconnected', () => void end(1));
    return opened;
  });
  browser.catch(() => setTimeout(() => void end(1), 100));
  return browser;
}

function tell(message: FromDrawing): void {
  if (process.connected) process.send?.(message, () => {}); // a parent that is gone needs no answer
}

async function end(code: number): Promise<never> {
  setTimeout(() => process.exit(code), CLOSE_MS).unref();
  const opened = await browser?.catch(() => undefined);
  await opened?.close().catch(() => {});
  process.exit(code);
}
