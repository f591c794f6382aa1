import { setTimeout as sleep } from 'node:timers/promises';
import type { z } from 'zod';
import { isOutage } from '../domain/refusal.ts';
import type { get_crawl_report } from '../operations/crawls.ts';
import { EVENT_STREAM_HEADERS, eventStream } from './event-stream.ts';

/** During an outage, repeats the last report: a browser would not reconnect after a 503. */
const unlessOutage = (last: CrawlProgress) => (error: unknown) => {
  if (!isOutage(error)) throw error;
  return last;
};

export type CrawlProgress = z.output<typeof get_crawl_report.output>;

/** Interval between checks of the run for changes. */
const LOOK_MS = 1_000;
/** After this long the browser reconnects, with its session's current permissions. */
const MAX_STREAM_MS = 10 * 60 * 1000;

/**
 * Streams a run's report as server-sent events: `progress` on each change, and `end` with the last report.
 * @param read returns the current report
 * @param stopping ends the stream: the browser reconnects to another process
 * @throws the error of the first `read`
 */
export async function crawlProgress(read: () => Promise<CrawlProgress>, stopping: AbortSignal): Promise<Response> {
  let report = await read();
  const left = new AbortController();
  const over = AbortSignal.any([left.signal, stopping]);

  async function* events(): AsyncGenerator<{ type: string; data: CrawlProgress }> {
    const ends = performance.now() + MAX_STREAM_MS;
    for (let said = ''; report.run.finishedAt === null; report = await read().catch(unlessOutage(report))) {
      const now = JSON.stringify(report);
      if (now !== said) yield { type: 'progress', data: report };
      said = now;
      await sleep(LOOK_MS, undefined, { signal: over }).catch(() => {});
      if (over.aborted || performance.now() > ends) return;
    }
    yield { type: 'end', data: report };
  }

  return new Response(
    eventStream(events(), () => left.abort()),
    { headers: EVENT_STREAM_HEADERS },
  );
}
