import os from 'node:os';
import { Worker } from 'node:worker_threads';
import { isOwnBlock } from '../http/body.ts';
import type { Reader } from './reader.ts';
import type { Order, Report } from './thread.ts';
import { findProgram } from './program.ts';
import { TooExpensive } from './too-expensive.ts';

/** CPU time limit for reading one page. Legitimate pages take a hundredth of it. */
const PAGE_BUDGET_MS = 2_000;
const MAX_HEAP_MB = 256;
/** Young generation heap size: more makes the process larger, less makes pages cost more. */
const MAX_YOUNG_HEAP_MB = 16;
/** Wall-clock time limit for reading one page: at its low priority, a thread may wait long for a processor. */
const MAX_CLOCK_MS = 60_000;
const IDLE_MS = 60_000;
/** Time that a reading waits for a busy thread before another one is started. */
const MAX_WAIT_MS = 250;

export interface ReadingThreadsOptions {
  /** Maximum concurrent runs. There are no more threads than that, nor than processors. */
  concurrency: number;
  /** CPU time limit for one page. */
  pageBudgetMs?: number;
  maxHeapMb?: number;
  /** Idle time after which a thread ends. */
  idleMs?: number;
}

interface Task {
  order: Order;
  transfer: ArrayBuffer[];
  budgetMs: number;
  /** Wall-clock time limit. */
  limitMs: number;
  resolve: (output: never) => void;
  reject: (error: unknown) => void;
  isOver: boolean;
  since: number;
}

interface Thread {
  worker: Worker;
  /** Undefined until the thread is ready, and while it ends. */
  task: Task | null | undefined;
  /** CPU time used before the task began. */
  usedMs: number;
  timer: NodeJS.Timeout | undefined;
}

/**
 * Creates the threads that parse everything sent by foreign sites, so that none of it blocks the service. A reading
 * that takes too long or too much memory is terminated with its thread, which is replaced.
 */
export function createReadingThreads(options: ReadingThreadsOptions) {
  const { concurrency, pageBudgetMs = PAGE_BUDGET_MS, maxHeapMb = MAX_HEAP_MB, idleMs = IDLE_MS } = options;
  const size = Math.min(concurrency, os.availableParallelism());
  const program = findProgram();
  const threads = new Set<Thread>();
  const waiting: Task[] = [];
  let growing: NodeJS.Timeout | undefined;
  let isClosed = false;

  function start(): void {
    const worker = new Worker(program, {
      // Pass no environment: no page needs its keys and passwords.
      env: {},
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: maxHeapMb, maxYoungGenerationSizeMb: MAX_YOUNG_HEAP_MB },
    });
    const thread: Thread = { worker, task: undefined, usedMs: 0, timer: undefined };
    threads.add(thread);
    worker.on('message', (report: Report) => {
      if (thread.task) settle(thread.task, report);
      thread.usedMs = msOf(report.cpu);
      rest(thread);
    });
    worker.on('error', (error: NodeJS.ErrnoException) => {
      const isFull = error.code === 'ERR_WORKER_OUT_OF_MEMORY';
      const reason = isFull ? new TooExpensive(`Reading it needed more than ${maxHeapMb} MB of memory.`) : error;
      // A thread that cannot even start would be restarted endlessly.
      for (const task of thread.task ? [thread.task] : waiting.splice(0)) settle(task, { error: reason });
    });
    worker.once('exit', () => {
      clearTimeout(thread.timer);
      threads.delete(thread);
      assign();
    });
  }

  function settle(task: Task, { output, error }: Omit<Report, 'cpu'>): void {
    task.isOver = true;
    if (error === undefined) task.resolve(output as never);
    else task.reject(error);
  }

  /** Assigns the thread its next task, or lets it idle without keeping the process alive. */
  function rest(thread: Thread): void {
    clearTimeout(thread.timer);
    thread.task = null;
    thread.worker.unref();
    thread.timer = setTimeout(() => void end(thread), idleMs).unref();
    assign();
  }

  function begin(thread: Thread, task: Task): void {
    clearTimeout(thread.timer);
    thread.task = task;
    thread.worker.ref();
    thread.worker.postMessage(task.order, task.transfer);
    watch(thread, task, task.budgetMs, Date.now() + task.limitMs);
  }

  /** Checks the CPU time repeatedly, from the earliest moment at which the limit can be exceeded. */
  function watch(thread: Thread, task: Task, ms: number, latest: number): void {
    thread.timer = setTimeout(() => {
      if (Date.now() >= latest) return stop(thread, task);
      watch(thread, task, task.budgetMs / 4, latest);
      const isSpent = (used: NodeJS.CpuUsage) => msOf(used) - thread.usedMs >= task.budgetMs;
      // A thread that has ended meanwhile rejects.
      thread.worker.cpuUsage().then(
        (used) => isSpent(used) && stop(thread, task),
        () => {},
      );
    }, ms);
  }

  function stop(thread: Thread, task: Task): void {
    if (thread.task !== task) return;
    settle(task, { error: new TooExpensive(`Reading it took more than ${task.budgetMs / 1000} seconds.`) });
    void end(thread);
  }

  /** Terminates a thread and ignores its messages; the process stays alive until it has ended. */
  function end(thread: Thread): Promise<number> {
    clearTimeout(thread.timer);
    thread.task = undefined;
    thread.worker
      .removeAllListeners('message')
      .removeAllListeners('error')
      .on('error', () => {});
    thread.worker.ref();
    return thread.worker.terminate();
  }

  function assign(): void {
    for (const thread of threads) {
      const task = thread.task === null ? nextTask() : undefined;
      if (task) begin(thread, task);
    }
    if (waiting.length === 0 || isClosed) return;
    if (threads.size === 0) start();
    else if (threads.size < size) growing ??= setTimeout(grow, MAX_WAIT_MS);
  }

  function nextTask(): Task | undefined {
    for (let task = waiting.shift(); task; task = waiting.shift()) if (!task.isOver) return task;
    return undefined;
  }

  function grow(): void {
    growing = undefined;
    const [oldest] = waiting;
    const isLate = oldest !== undefined && Date.now() - oldest.since >= MAX_WAIT_MS;
    if (isLate && threads.size < size) start();
    assign();
  }

  const read: Reader = async (name, input, { signal, pages = 1, giveAway } = {}) => {
    signal?.throwIfAborted();
    if (isClosed) throw new Error('The reading threads are closed.');
    const { promise, resolve, reject } = Promise.withResolvers<never>();
    const transfer = giveAway && isOwnBlock(giveAway) ? [giveAway.buffer] : [];
    const limits = { budgetMs: pages * pageBudgetMs, limitMs: pages * MAX_CLOCK_MS };
    const task = { order: { name, input }, transfer, ...limits, resolve, reject, isOver: false, since: Date.now() };
    const abandon = () => settle(task, { error: signal?.reason as unknown });
    signal?.addEventListener('abort', abandon);
    waiting.push(task);
    assign();
    return promise.finally(() => signal?.removeEventListener('abort', abandon));
  };

  return {
    read,
    async close(): Promise<void> {
      isClosed = true;
      clearTimeout(growing);
      const error = new Error('The reading threads are closed.');
      for (const task of waiting.splice(0)) settle(task, { error });
      for (const { task } of threads) if (task) settle(task, { error });
      await Promise.all([...threads].map(end));
    },
  };
}

const msOf = ({ user, system }: NodeJS.CpuUsage): number => (user + system) / 1000;
