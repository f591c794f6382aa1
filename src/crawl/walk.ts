import type { FrontierPage } from '../domain/crawl.ts';
import { type LedgerOptions, createLedger } from './ledger.ts';
import { type Visit, unread } from './visit.ts';

/** Pages taken from the frontier at once. */
const BATCH = 16;

export interface WalkOptions extends LedgerOptions {
  visit: (page: FrontierPage) => Promise<Visit>;
  signal: AbortSignal;
  /** Pages fetched at once. */
  connections: number;
}

/**
 * Visits what the frontier has until nothing is left, several pages at a time, recording as it goes.
 * @returns why the last unread page could not be read, if there was one
 * @throws {CrawlFailure} when the host fails, or the run is over; the signal's reason, with all that was read recorded
 */
export async function walkPages(options: WalkOptions): Promise<string | undefined> {
  const { frontier, connections, signal } = options;
  const ledger = await createLedger(options);
  const waiting: FrontierPage[] = [];
  const flying = new Set<Promise<void>>();
  let fault: unknown;

  async function fly(page: FrontierPage): Promise<void> {
    try {
      if (ledger.isTrap(page)) {
        ledger.add(unread(page, 'skipped', 'trap', 'Many pages like this one gave nothing new.'));
        return;
      }
      ledger.add(await options.visit(page));
    } catch (error) {
      fault ??= error;
    }
  }

  function launch(page: FrontierPage): void {
    const flight = fly(page).finally(() => flying.delete(flight));
    flying.add(flight);
  }

  try {
    for (;;) {
      signal.throwIfAborted();
      if (fault) throw fault;
      if (ledger.isDue() || waiting.length === 0) await ledger.record();
      if (ledger.isBarren()) break;
      if (waiting.length === 0) waiting.push(...(await frontier.take(BATCH)));
      for (const page of waiting.splice(0, connections - flying.size)) launch(page);
      if (flying.size > 0) await Promise.race(flying);
      else if (ledger.isEmpty() && !(await ledger.turnToLinks())) break;
    }
  } finally {
    await Promise.allSettled(flying);
    if (signal.aborted) await ledger.record();
  }
  await ledger.close();
  return ledger.lastReason();
}
