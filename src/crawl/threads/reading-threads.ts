import os from 'node:os';
import { setTimeout } from 'node:timers/promises';
import { findProgram } from '../../programs.ts';
import { isOwnBlock } from '../http/body.ts';
import type { Reader } from './reader.ts';
import { createReadingQueue } from './reading-queue.ts';
import { type ReadSite, settle } from './reading-task.ts';
import { ReadingThread } from './reading-thread.ts';

/** CPU time limit for reading one page. Legitimate pages take a hundredth of it. */
const PAGE_BUDGET_MS = 2_000;
const MAX_HEAP_MB = 256;
/** Wall-clock time limit for reading one page: at its low priority, a thread may wait long for a processor. */
const MAX_CLOCK_MS = 60_000;
const IDLE_MS = 60_000;
/** Time that a reading waits for a busy thread before another one is started. */
const MAX_WAIT_MS = 250;
/** Share of a processor below which a busy thread itself waits for one: another thread would only share it. */
const MIN_SHARE = 0.5;

export interface ReadingThreadsOptions {
  /** Maximum concurrent runs. There are no more threads than that, nor than processors. */
  concurrency: number;
  /** CPU time limit for one page. */
  pageBudgetMs?: number;
  maxHeapMb?: number;
  /** Idle time after which a thread ends. */
  idleMs?: number;
}

/** CPU time that threads have used so far, in milliseconds. */
async function usedMs(threads: ReadonlySet<ReadingThread>): Promise<number> {
  const used = await Promise.all([...threads].map((thread) => thread.usedMs()));
  return used.reduce((sum, ms) => sum + ms, 0);
}

/**
 * Creates the threads that parse everything sent by foreign sites, so that none of it blocks the service. A reading
 * that takes too long or too much memory is terminated with its thread, which is replaced.
 */
export function createReadingThreads(options: ReadingThreadsOptions) {
  const { concurrency, pageBudgetMs = PAGE_BUDGET_MS, maxHeapMb = MAX_HEAP_MB, idleMs = IDLE_MS } = options;
  const size = Math.min(concurrency, os.availableParallelism());
  const program = findProgram('reading.js', 'crawl/threads/thread.ts');
  const threads = new Set<ReadingThread>();
  const queue = createReadingQueue(size);
  let growing: Promise<void> | undefined;
  let isClosed = false;

  function start(): void {
    const thread = new ReadingThread({
      program,
      maxHeapMb,
      idleMs,
      onIdle: assign,
      onFailure(error) {
        // A thread that cannot even start would be restarted endlessly.
        for (const task of queue.clear()) settle(task, { error });
      },
      onExit() {
        threads.delete(thread);
        assign();
      },
    });
    threads.add(thread);
  }

  function assign(): void {
    for (const thread of threads) {
      const task = thread.isIdle ? queue.take(underWay()) : undefined;
      if (task) thread.begin(task);
    }
    if (isClosed || !queue.next(underWay())) return;
    if (threads.size === 0) start();
    else if (threads.size < size && threads.values().every(({ isBusy }) => isBusy)) growing ??= grow();
  }

  const underWay = () => [...threads].flatMap(({ task }) => task ?? []);

  /** Starts another thread if a reading then has waited long for those there are, and they have not waited themselves. */
  async function grow(): Promise<void> {
    const [since, before] = [performance.now(), await usedMs(threads)];
    await setTimeout(MAX_WAIT_MS, undefined, { ref: false });
    const used = (await usedMs(threads)) - before;
    growing = undefined;
    const now = performance.now();
    const next = queue.next(underWay());
    const isLate = next !== undefined && now - next.since >= MAX_WAIT_MS;
    const isStarved = used < MIN_SHARE * threads.size * (now - since);
    if (isLate && !isStarved && !isClosed && threads.size < size) start();
    assign();
  }

  /** Opens a reader for one site: while its pages are slow, they leave half of the threads to others. */
  function openReader(): Reader {
    const site: ReadSite = { pageMs: 0 };
    return async (name, input, { signal, pages = 1, maxBuffersMb, giveAway } = {}) => {
      signal?.throwIfAborted();
      if (isClosed) throw new Error('The reading threads are closed.');
      const { promise, resolve, reject } = Promise.withResolvers<never>();
      const transfer = giveAway && isOwnBlock(giveAway) ? [giveAway.buffer] : [];
      const limits = { pages, budgetMs: pages * pageBudgetMs, limitMs: pages * MAX_CLOCK_MS, maxBuffersMb };
      const since = performance.now();
      const task = { order: { name, input }, site, transfer, ...limits, resolve, reject, isOver: false, since };
      const abandon = () => settle(task, { error: signal?.reason as unknown });
      signal?.addEventListener('abort', abandon);
      queue.add(task);
      assign();
      return promise.finally(() => signal?.removeEventListener('abort', abandon));
    };
  }

  return {
    openReader,
    /** Reads without knowing what else was read of the site. */
    read: ((...given) => openReader()(...given)) as Reader,
    async close(): Promise<void> {
      isClosed = true;
      const error = new Error('The reading threads are closed.');
      for (const task of queue.clear()) settle(task, { error });
      await Promise.all([...threads].map((thread) => thread.end(error)));
    },
  };
}
