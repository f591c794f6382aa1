import type { FrontierPage } from '../../domain/crawl.ts';
import { type LastError, type RecorderOptions, createRecorder } from './recorder.ts';
import { type Visit, unread } from './visit.ts';

/** Pages taken from the frontier at once. */
const BATCH = 16;

export interface WalkOptions extends RecorderOptions {
  /** @param isAllowed true if robots.txt allows the page */
  visit: (page: FrontierPage, isAllowed: boolean) => Promise<Visit>;
  /** Returns the URLs that robots.txt allows. */
  filterAllowed: (urls: string[]) => Promise<string[]>;
  signal: AbortSignal;
  /** Maximum concurrent fetches. */
  connections: number;
}

/**
 * Visits the frontier's pages until none is left, several at a time, and records them as it goes.
 * @returns the reason why the last unread page could not be read, if there was one
 * @throws {CrawlFailure} when the host fails, or the run is over; the signal's reason, after recording all that was
 * read
 */
export async function walkPages(options: WalkOptions): Promise<LastError | undefined> {
  const { frontier, connections, signal } = options;
  const recorder = await createRecorder(options);
  const waiting: (readonly [page: FrontierPage, isAllowed: boolean])[] = [];
  const inFlight = new Set<Promise<void>>();
  let fault: unknown;

  async function visitPage(page: FrontierPage, isAllowed: boolean): Promise<void> {
    try {
      if (recorder.isTrap(page)) {
        recorder.add(unread(page, 'skipped', 'trap', 'Many similar pages had nothing new.'));
        return;
      }
      recorder.add(await options.visit(page, isAllowed));
    } catch (error) {
      fault ??= error;
    }
  }

  async function takePages(): Promise<void> {
    const pages = await frontier.take(BATCH);
    const allowed = new Set(await options.filterAllowed(pages.map(({ url }) => url)));
    for (const page of pages) waiting.push([page, allowed.has(page.url)]);
  }

  function startVisit(page: FrontierPage, isAllowed: boolean): void {
    const visiting = visitPage(page, isAllowed).finally(() => inFlight.delete(visiting));
    inFlight.add(visiting);
  }

  try {
    for (;;) {
      signal.throwIfAborted();
      if (fault) throw fault;
      if (recorder.isDue() || waiting.length === 0) await recorder.record();
      if (recorder.isUnproductive()) break;
      if (waiting.length === 0) await takePages();
      if (waiting.length === 0 && inFlight.size === 0 && recorder.isEmpty())
        waiting.push(...(await recorder.takePostponed()).map((page) => [page, true] as const));
      for (const next of waiting.splice(0, connections - inFlight.size)) startVisit(...next);
      if (inFlight.size > 0) await Promise.race(inFlight);
      else if (recorder.isEmpty() && !(await recorder.switchToLinks())) break;
    }
  } finally {
    await Promise.allSettled(inFlight);
    if (signal.aborted) await recorder.recordRest();
  }
  await recorder.close();
  return recorder.lastError();
}
