import os from 'node:os';
import { Worker } from 'node:worker_threads';
import { isOwnBlock } from '../http/body.ts';
import type { Reader } from './reader.ts';
import type { Order, Report } from './thread.ts';
import { findProgram } from './program.ts';
import { TooExpensive } from './too-expensive.ts';

/** Processor time for reading one page. Honest ones take a hundredth of it. */
const PAGE_BUDGET_MS = 2_000;
const MAX_HEAP_MB = 256;
/** The heap for young objects: more makes the process larger, less makes pages cost more. */
const MAX_YOUNG_HEAP_MB = 16;
/** A thread may have to wait for a processor: for a page it may take this long by the clock. */
const MAX_CLOCK_MS = 10_000;
const IDLE_MS = 60_000;
/** How long a reading waits for a busy thread before another one is started. */
const MAX_WAIT_MS = 250;

export interface ReadingThreadsOptions {
  /** How many runs there may be at once. There are no more threads than that, nor than processors. */
  concurrency: number;
  /** Processor time. */
  pageBudgetMs?: number;
  maxHeapMb?: number;
  /** How long a thread stays without work. */
  idleMs?: number;
}

interface Task {
  order: Order;
  transfer: ArrayBuffer[];
  budgetMs: number;
  /** By the clock. */
  limitMs: number;
  resolve: (output: never) => void;
  reject: (error: unknown) => void;
  isOver: boolean;
  since: number;
}

interface Thread {
  worker: Worker;
  /** Undefined until it is ready, and while it ends. */
  task: Task | null | undefined;
  /** Processor time that it had used when the task began. */
  usedMs: number;
  timer: NodeJS.Timeout | undefined;
}

/**
 * Threads on which everything is read that foreign sites send, so that none of it holds up the service. A reading that
 * takes too long or too much memory ends with its thread, in whose place a new one is started.
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
      // None of our environment, whose keys and passwords no page needs.
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
      // A thread that cannot even start would be started again and again.
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

  /** Lets a thread take the next task, or wait for one without keeping the process alive. */
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

  /** Looks again and again whether the budget is spent, from when it can be. */
  function watch(thread: Thread, task: Task, ms: number, latest: number): void {
    thread.timer = setTimeout(() => {
      if (Date.now() >= latest) return stop(thread, task);
      watch(thread, task, task.budgetMs / 4, latest);
      const isSpent = (used: NodeJS.CpuUsage) => msOf(used) - thread.usedMs >= task.budgetMs;
      // A thread that ended meanwhile does not tell.
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

  /** Ends a thread, which is given no task and heard no more; the process stays alive until it has ended. */
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
