import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Page, Route } from 'playwright-core';
import { openContext } from './browser.ts';
import { RenderFailure } from './failure.ts';
import { growList } from './grow.ts';
import type { PageRequest, PageResponse, RenderJob, RenderedPage } from './messages.ts';
import { pageRequest } from './page-request.ts';
import { takePicture, windowOptions } from './picture.ts';
import { clearPageData, takeSnapshot } from './snapshot.ts';

/** A page is considered rendered after this long without requests. */
const QUIET_MS = 500;
const STEP_MS = 50;
/** Timeout of taking a snapshot: a page whose script never ends does not respond. */
const SNAPSHOT_TIMEOUT_MS = 3_000;
const CLEAR_TIMEOUT_MS = 3_000;
const PICTURE_TIMEOUT_MS = 10_000;
const MAX_REQUESTS = 150;
/** For a picture, which needs images, styles and fonts too. */
const MAX_PICTURE_REQUESTS = 300;
const MAX_POSTS = 30;
/** Limit on a page's own documents: it may redirect a few times. */
const MAX_DOCUMENTS = 4;
/** Shown instead of images that are not loaded: pages replace images that fail, and some programs stop when styles fail. */
const PIXEL = Buffer.from('R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==', 'base64');

export type SendRequest = (request: PageRequest) => Promise<PageResponse | null>;

export interface Tab {
  /**
   * Renders a page and passes all of its requests on: Chromium itself has no network.
   * @throws when no snapshot can be taken: the page's script never ends, or it is too long
   */
  render(job: RenderJob, sendRequest: SendRequest, signal: AbortSignal): Promise<RenderedPage>;
  /** Forgets what a page has stored, before another is rendered. @throws when the page does not respond */
  clear(url: string): Promise<void>;
  close(): Promise<void>;
}

/** A page being rendered, with its requests so far. */
interface PageActivity {
  job: RenderJob;
  sendRequest: SendRequest;
  pending: number;
  lastAt: number;
  requests: number;
  posts: number;
  documents: number;
  /** True once a response was a part of a list that is read directly. */
  isListKnown: boolean;
}

/**
 * Opens a tab in a browser context of its own. Pages of one shop are rendered in it one after another, at a fifth of
 * the cost of new contexts.
 */
export async function openTab(browser: Browser, { page: { html }, window }: RenderJob): Promise<Tab> {
  const [tag = ''] = /<html[^>]*/.exec(html) ?? [];
  const lang = /\slang=["']?([a-z]{2,3}(?:-[A-Z]{2})?)\b/.exec(tag)?.[1];
  const context = await openContext(browser, {
    ...(lang !== undefined && { locale: lang }),
    ...(window && windowOptions(window)),
  });
  const page = await context.newPage();
  context.on('page', (popup) => void popup.close().catch(() => {}));
  const session = await context.newCDPSession(page);
  let current: PageActivity | null = null;
  await context.route('**/*', async (route) => {
    const activity = current;
    if (!activity) return route.abort().catch(() => {});
    activity.pending += 1;
    await respond(route, page, activity).catch(() => {}); // the page is closed, or has cancelled the request
    activity.pending -= 1;
    activity.lastAt = performance.now();
  });

  /** Waits until the page is quiet and responds: a program that is busy computing sends no requests. */
  async function takeSettled(
    { limitMs, maxLength }: RenderJob,
    activity: PageActivity,
    signal: AbortSignal,
  ): Promise<RenderedPage> {
    const end = performance.now() + limitMs;
    for (;;) {
      const isLate = performance.now() >= end || signal.aborted;
      if (isLate || (activity.pending === 0 && performance.now() - activity.lastAt >= QUIET_MS)) {
        const { requests } = activity;
        const { isLoading, ...snapshot } = await withTimeout(
          Math.max(end - performance.now(), SNAPSHOT_TIMEOUT_MS),
          takeSnapshot(session, maxLength),
        );
        await sleep(STEP_MS);
        if (isLate || (!isLoading && requests === activity.requests)) return { ...snapshot, isSettled: !isLate };
        activity.lastAt = performance.now();
      }
      await sleep(STEP_MS);
    }
  }

  const close = () => context.close().catch(() => {});
  return {
    close,
    clear: async (url) =>
      void (await withTimeout(CLEAR_TIMEOUT_MS, Promise.all([clearPageData(session, url), context.clearCookies()]))),
    async render(job, sendRequest, signal) {
      const counts = { pending: 0, requests: 0, posts: 0, documents: 0, isListKnown: false };
      const activity: PageActivity = { job, sendRequest, lastAt: performance.now(), ...counts };
      const stop = () => void close();
      signal.addEventListener('abort', stop);
      try {
        current = activity;
        // Playwright's own navigation waits for documents that never arrive.
        await withTimeout(job.limitMs, session.send('Page.navigate', { url: job.page.url }));
        const settled = await takeSettled(job, activity, signal);
        if (!job.window && settled.isSettled && (await growList(session, activity, signal)))
          return { ...(await takeSettled({ ...job, limitMs: 0 }, activity, signal)), isSettled: true };
        if (!job.window) return settled;
        return { ...settled, picture: await withTimeout(PICTURE_TIMEOUT_MS, takePicture(session, job.window)) };
      } finally {
        current = null;
        signal.removeEventListener('abort', stop);
      }
    },
  };
}

function withTimeout<T>(ms: number, work: Promise<T>): Promise<T> {
  const timeout = sleep(ms, undefined, { ref: false }).then(() => {
    throw new RenderFailure('Its script did not finish.');
  });
  return Promise.race([work, timeout]);
}

/** Responds to a request of the page, if it may make it. */
async function respond(route: Route, page: Page, activity: PageActivity): Promise<void> {
  const request = route.request();
  const type = request.resourceType();
  const isForPicture = activity.job.window !== undefined;
  const refuse = () =>
    type === 'image'
      ? route.fulfill({ contentType: 'image/gif', body: PIXEL })
      : // "aborted" keeps the page in place; a failed document would replace it.
        route.abort('aborted');
  if (type === 'image' && !isForPicture) return refuse();
  if (type === 'stylesheet' && !isForPicture) return route.fulfill({ contentType: 'text/css', body: '' });
  const allowed = pageRequest(request, page, isForPicture);
  if (isTooMuch(allowed, activity) || !allowed) return refuse();
  const { url, html } = activity.job.page;
  if (allowed.kind === 'document' && allowed.url === url)
    return route.fulfill({ contentType: 'text/html; charset=utf-8', body: html });
  const response = await activity.sendRequest(allowed);
  if (!response) return refuse();
  const { isList = false, ...sent } = response;
  activity.isListKnown ||= isList;
  return route.fulfill({ ...sent, body: Buffer.from(response.body) });
}

/** Counts a request. */
function isTooMuch(request: PageRequest | null, activity: PageActivity): boolean {
  activity.requests += 1;
  if (request && request.body !== null) activity.posts += 1;
  if (request?.kind === 'document') activity.documents += 1;
  const maxRequests = activity.job.window ? MAX_PICTURE_REQUESTS : MAX_REQUESTS;
  return activity.requests > maxRequests || activity.posts > MAX_POSTS || activity.documents > MAX_DOCUMENTS;
}
