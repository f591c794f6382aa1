import { AsyncLocalStorage } from 'node:async_hooks';
import { channel } from 'node:diagnostics_channel';
import type { Outcome } from './answer.ts';
import type { FallbackReason } from './models.ts';
import type { Origin } from './principal.ts';

/**
 * Work in progress, as a trace shows it: never a text of a tenant or a shopper. What is optional is filled in until the
 * work ends.
 */
export type Work =
  | {
      type: 'request';
      method: string;
      /** The pattern, never the path itself. */
      route?: string;
      status?: number;
    }
  | { type: 'action'; action: string; via: Origin['via'] }
  | { type: 'answer'; outcome?: Outcome; fallback?: FallbackReason | null }
  | { type: 'model'; provider: string; model: string; inputTokens?: number; outputTokens?: number }
  | { type: 'search'; kind: 'products' | 'similar' | 'facets' | 'knowledge'; found?: number }
  | { type: 'crawl'; crawlRunId: string; outcome?: string }
  | { type: 'webhook'; status?: number };

/** The end of work, with the error that ended it. */
export interface EndedWork {
  work: Work;
  error: unknown;
}

/** One of each for each thread. A listener that follows the work binds the call context of what is done within it. */
export const workBegan = channel('aisle:work:began');
export const workEnded = channel('aisle:work:ended');

export interface BegunWork {
  /** Does a part of the work. */
  within<T>(part: () => T): T;
  end(error?: unknown): void;
}

const UNFOLLOWED: BegunWork = { within: (part) => part(), end: () => {} };

/** Tells the listeners of this thread that work begins; without any, this costs one comparison. */
export function beginWork(work: Work): BegunWork {
  if (!workBegan.hasSubscribers) return UNFOLLOWED;
  return {
    within: workBegan.runStores(work, () => AsyncLocalStorage.snapshot()),
    end: (error) => workEnded.publish({ work, error } satisfies EndedWork),
  };
}

/** Does work that ends with its promise. */
export async function doWork<T>(work: Work, run: () => Promise<T>): Promise<T> {
  const begun = beginWork(work);
  try {
    const result = await begun.within(run);
    begun.end();
    return result;
  } catch (error) {
    begun.end(error);
    throw error;
  }
}

/** Does work that ends with its stream, or when nobody reads that any longer. It begins with the first read. */
export function streamWork<T>(work: Work, open: () => AsyncGenerator<T>): AsyncGenerator<T> {
  return workBegan.hasSubscribers ? followStream(work, open) : open();
}

async function* followStream<T>(work: Work, open: () => AsyncGenerator<T>): AsyncGenerator<T> {
  const begun = beginWork(work);
  const parts = begun.within(open);
  let failure: unknown;
  try {
    for (;;) {
      const next = await begun.within(() => parts.next());
      if (next.done) return;
      yield next.value;
    }
  } catch (error) {
    failure = error;
    throw error;
  } finally {
    await begun.within(() => parts.return(undefined));
    begun.end(failure);
  }
}
