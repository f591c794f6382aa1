import { setTimeout as sleep } from 'node:timers/promises';
import type { z } from 'zod';
import { isOutage } from '../domain/refusal.ts';
import type { get_crawl_report } from '../operations/crawls.ts';
import { EVENT_STREAM_HEADERS, eventStream } from './event-stream.ts';

/** A browser would not ask again after an answer of 503: who watches is told no news until there are some. */
const unlessOutage = (last: CrawlProgress) => (error: unknown) => {
  if (!isOutage(error)) throw error;
  return last;
};

export type CrawlProgress = z.output<typeof get_crawl_report.output>;

/** How often it is looked what the run did meanwhile. */
const LOOK_MS = 1_000;
/** After this long a browser asks anew, with what its session may do by then. */
const MAX_STREAM_MS = 10 * 60 * 1000;

/**
 * A run's report as server-sent events: `progress` whenever it changed, and `end` with the last one.
 * @param read the report as it is now
 * @param stopping ends the stream: the browser asks another process
 * @throws what `read` throws at first
 */
export async function crawlProgress(read: () => Promise<CrawlProgress>, stopping: AbortSignal): Promise<Response> {
  let report = await read();
  const left = new AbortController();
  const over = AbortSignal.any([left.signal, stopping]);

  async function* events(): AsyncGenerator<{ type: string; data: CrawlProgress }> {
    const ends = Date.now() + MAX_STREAM_MS;
    for (let said = ''; report.run.finishedAt === null; report = await read().catch(unlessOutage(report))) {
      const now = JSON.stringify(report);
      if (now !== said) yield { type: 'progress', data: report };
      said = now;
      await sleep(LOOK_MS, undefined, { signal: over }).catch(() => {});
      if (over.aborted || Date.now() > ends) return;
    }
    yield { type: 'end', data: report };
  }

  return new Response(
    eventStream(events(), () => left.abort()),
    { headers: EVENT_STREAM_HEADERS },
  );
}
