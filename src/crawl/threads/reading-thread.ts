import { Worker } from 'node:worker_threads';
import { type ReadingTask, noteCost, settle } from './reading-task.ts';
import type { ThreadReport } from './thread.ts';
import { TooExpensive } from './too-expensive.ts';

/** Young generation heap size: more makes the process larger, less makes pages cost more. */
const MAX_YOUNG_HEAP_MB = 16;

/** Interval between checks of memory outside the heap: in it, a hostile document may grow by some 100 MB. */
const BUFFERS_CHECK_MS = 50;
const MB = 1024 * 1024;

export interface ReadingThreadOptions {
  program: string;
  maxHeapMb: number;
  /** Idle time after which the thread ends. */
  idleMs: number;
  /** Called when the thread can take a task. */
  onIdle: () => void;
  /** Called when the thread fails without a task, which means that it cannot start. */
  onFailure: (error: Error) => void;
  onExit: () => void;
}

/**
 * A thread that performs one reading at a time. A reading that takes too long or too much memory is terminated with the
 * thread.
 */
export class ReadingThread {
  readonly #worker: Worker;
  readonly #options: ReadingThreadOptions;
  /** Null while the thread is idle; undefined until it is ready, and while it ends. */
  #task: ReadingTask | null | undefined;
  /** CPU time used before the task began. */
  #usedMs = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor(options: ReadingThreadOptions) {
    this.#options = options;
    const { program, maxHeapMb } = options;
    this.#worker = new Worker(program, {
      // Pass no environment: no page needs its keys and passwords.
      env: {},
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: maxHeapMb, maxYoungGenerationSizeMb: MAX_YOUNG_HEAP_MB },
    });
    this.#worker.on('message', (report: ThreadReport) => this.#finish(report));
    this.#worker.on('error', (error: NodeJS.ErrnoException) => this.#fail(error));
    this.#worker.once('exit', () => {
      clearTimeout(this.#timer);
      options.onExit();
    });
  }

  /** The task that it performs, if any. */
  get task(): ReadingTask | null {
    return this.#task ?? null;
  }

  get isIdle(): boolean {
    return this.#task === null;
  }

  /** True if the thread performs a task, rather than that it is idle, starts or ends. */
  get isBusy(): boolean {
    return Boolean(this.#task);
  }

  /** CPU time used so far, in milliseconds; 0 if the thread has ended. */
  usedMs(): Promise<number> {
    return this.#worker.cpuUsage().then(toMs, () => 0);
  }

  begin(task: ReadingTask): void {
    clearTimeout(this.#timer);
    this.#task = task;
    this.#worker.ref();
    this.#worker.postMessage(task.order, task.transfer);
    this.#watch(task, task.budgetMs, performance.now() + task.limitMs);
    if (task.maxBuffersMb !== undefined) this.#watchBuffers(task, task.maxBuffersMb);
  }

  /** Terminates the thread and ignores its messages; the process stays alive until it has ended. */
  end(error?: Error): Promise<number> {
    clearTimeout(this.#timer);
    if (this.#task) settle(this.#task, { error });
    this.#task = undefined;
    this.#worker
      .removeAllListeners('message')
      .removeAllListeners('error')
      .on('error', () => {});
    this.#worker.ref();
    return this.#worker.terminate();
  }

  /** Returns the result of the task, if any, and lets the thread idle without keeping the process alive. */
  #finish(report: ThreadReport): void {
    const usedMs = toMs(report.cpu);
    if (this.#task) {
      noteCost(this.#task, usedMs - this.#usedMs);
      settle(this.#task, report);
    }
    this.#usedMs = usedMs;
    clearTimeout(this.#timer);
    this.#task = null;
    this.#worker.unref();
    this.#timer = setTimeout(() => void this.end(), this.#options.idleMs).unref();
    this.#options.onIdle();
  }

  #fail(error: NodeJS.ErrnoException): void {
    const isFull = error.code === 'ERR_WORKER_OUT_OF_MEMORY';
    const { maxHeapMb, onFailure } = this.#options;
    const reason = isFull ? new TooExpensive(`Reading it needed more than ${maxHeapMb} MB of memory.`) : error;
    if (!this.#task) return onFailure(reason);
    noteCost(this.#task, this.#task.budgetMs);
    settle(this.#task, { error: reason });
  }

  /** Checks the CPU time repeatedly, from the earliest moment at which the limit can be exceeded. */
  #watch(task: ReadingTask, ms: number, deadline: number): void {
    this.#timer = setTimeout(() => {
      if (performance.now() >= deadline) return this.#stop(task);
      this.#watch(task, task.budgetMs / 4, deadline);
      const isSpent = (used: NodeJS.CpuUsage) => toMs(used) - this.#usedMs >= task.budgetMs;
      // A thread that has ended meanwhile rejects.
      this.#worker.cpuUsage().then(
        (used) => isSpent(used) && this.#stop(task),
        () => {},
      );
    }, ms);
  }

  /** V8's limits do not include buffers, so they are checked repeatedly until the task is over. */
  #watchBuffers(task: ReadingTask, maxMb: number): void {
    const timer = setInterval(() => {
      if (this.#task !== task) return clearInterval(timer);
      // A thread that has ended meanwhile rejects.
      this.#worker.getHeapStatistics().then(
        ({ external_memory: bytes }) =>
          bytes > maxMb * MB && this.#stop(task, `Reading it needed more than ${maxMb} MB of memory.`),
        () => {},
      );
    }, BUFFERS_CHECK_MS);
  }

  #stop(task: ReadingTask, reason = `Reading it took more than ${task.budgetMs / 1000} seconds.`): void {
    if (this.#task !== task) return;
    noteCost(task, task.budgetMs);
    void this.end(new TooExpensive(reason));
  }
}

const toMs = ({ user, system }: NodeJS.CpuUsage): number => (user + system) / 1000;
