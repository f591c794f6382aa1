import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Page, Route } from 'playwright-core';
import { openWindow } from './browser.ts';
import { DrawingFailure } from './failure.ts';
import type { DrawOrder, DrawnPage, PageAnswer, PageRequest, PlainPage } from './messages.ts';
import { pageRequest } from './page-request.ts';
import { forgetPage, takePage } from './snapshot.ts';

/** A page is considered rendered after this long without requests. */
const QUIET_MS = 500;
const STEP_MS = 50;
/** Timeout of taking a snapshot: a page whose script never ends does not respond. */
const TAKE_MS = 3_000;
const MAX_REQUESTS = 150;
const MAX_POSTS = 30;
/** Limit on a page's own documents: it may redirect a few times. */
const MAX_DOCUMENTS = 4;
/** Pages replace images that fail, and some programs stop when styles fail. */
const PIXEL = Buffer.from('R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==', 'base64');

export type Ask = (request: PageRequest) => Promise<PageAnswer | null>;

export interface Tab {
  /**
   * Renders a page and passes all of its requests on: Chromium itself has no network.
   * @throws when no snapshot can be taken: the page's script never ends, or it is too long
   */
  draw(order: DrawOrder, ask: Ask, signal: AbortSignal): Promise<DrawnPage>;
  close(): Promise<void>;
}

/** A page being rendered, with its requests so far. */
interface Drawing {
  page: PlainPage;
  ask: Ask;
  open: number;
  last: number;
  requests: number;
  posts: number;
  documents: number;
}

/**
 * Opens a separate window. Pages of one shop are rendered in it one after another, at a fifth of the cost of new
 * windows.
 */
export async function openTab(browser: Browser, { page: { html } }: DrawOrder): Promise<Tab> {
  const [tag = ''] = /<html[^>]*/.exec(html) ?? [];
  const lang = /\slang=["']?([a-z]{2,3}(?:-[A-Z]{2})?)\b/.exec(tag)?.[1];
  const window = await openWindow(browser, lang === undefined ? {} : { locale: lang });
  const page = await window.newPage();
  window.on('page', (popup) => void popup.close().catch(() => {}));
  const session = await window.newCDPSession(page);
  let drawing: Drawing | null = null;
  await window.route('**/*', async (route) => {
    const asking = drawing;
    if (!asking) return route.abort().catch(() => {});
    asking.open += 1;
    await answer(route, page, asking).catch(() => {}); // the page is closed, or has cancelled the request
    asking.open -= 1;
    asking.last = Date.now();
  });

  /** Waits until the page is quiet and responds: a program that is busy computing sends no requests. */
  async function settle({ limitMs, maxLength }: DrawOrder, current: Drawing, signal: AbortSignal): Promise<DrawnPage> {
    const end = Date.now() + limitMs;
    for (;;) {
      const isLate = Date.now() >= end || signal.aborted;
      if (isLate || (current.open === 0 && Date.now() - current.last >= QUIET_MS)) {
        const { requests } = current;
        const { isLoading, ...taken } = await within(Math.max(end - Date.now(), TAKE_MS), takePage(session, maxLength));
        await sleep(STEP_MS);
        if (isLate || (!isLoading && requests === current.requests)) return { ...taken, isSettled: !isLate };
        current.last = Date.now();
      }
      await sleep(STEP_MS);
    }
  }

  const close = () => window.close().catch(() => {});
  return {
    close,
    async draw(order, ask, signal) {
      const counts = { open: 0, requests: 0, posts: 0, documents: 0 };
      const current: Drawing = { page: order.page, ask, last: Date.now(), ...counts };
      const stop = () => void close();
      signal.addEventListener('abort', stop);
      try {
        drawing = current;
        // Playwright's own navigation waits for documents that never arrive.
        const arriving = session.send('Page.navigate', { url: order.page.url });
        await within(order.limitMs, arriving);
        const drawn = await settle(order, current, signal);
        await within(TAKE_MS, Promise.all([forgetPage(session, drawn.url), window.clearCookies()]));
        return drawn;
      } finally {
        drawing = null;
        signal.removeEventListener('abort', stop);
      }
    },
  };
}

function within<T>(ms: number, work: Promise<T>): Promise<T> {
  const late = sleep(ms, undefined, { ref: false }).then(() => {
    throw new DrawingFailure('Its script did not finish.');
  });
  return Promise.race([work, late]);
}

async function answer(route: Route, page: Page, drawing: Drawing): Promise<void> {
  const request = route.request();
  const type = request.resourceType();
  if (type === 'image') return route.fulfill({ contentType: 'image/gif', body: PIXEL });
  if (type === 'stylesheet') return route.fulfill({ contentType: 'text/css', body: '' });
  const wanted = pageRequest(request, page);
  drawing.requests += 1;
  if (wanted && wanted.body !== null) drawing.posts += 1;
  if (wanted?.kind === 'document') drawing.documents += 1;
  const isTooMuch = drawing.requests > MAX_REQUESTS || drawing.posts > MAX_POSTS || drawing.documents > MAX_DOCUMENTS;
  // "aborted" keeps the page in place; a failed document would replace it.
  if (!wanted || isTooMuch) return route.abort('aborted');
  if (wanted.kind === 'document' && wanted.url === drawing.page.url)
    return route.fulfill({ contentType: 'text/html; charset=utf-8', body: drawing.page.html });
  const given = await drawing.ask(wanted);
  if (!given) return route.abort('aborted');
  return route.fulfill({ ...given, body: Buffer.from(given.body) });
}
