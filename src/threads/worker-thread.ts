import { Worker } from 'node:worker_threads';
import type { Logger } from 'pino';
import { findProgram } from '../programs.ts';
import { NO_DATABASE } from './exit-codes.ts';
import { type SentMeasurements, republish } from './measurements.ts';
import type { WorkerThreadData } from './worker-program.ts';

/** Pause before a failed thread is replaced. */
const RESTART_MS = 5_000;

/**
 * Runs a worker in a thread of its own, so that no page that it fetches delays a call. One that fails is replaced, and
 * the queue gives it the runs again; one that finds no database is replaced without a word.
 * @returns a function that puts unfinished jobs back and ends it
 */
export function startWorkerThread(
  data: WorkerThreadData,
  log: Pick<Logger, 'error'>,
  { program = findProgram('worker.js', 'threads/worker-program.ts'), restartMs = RESTART_MS } = {},
): () => Promise<void> {
  let restarting: NodeJS.Timeout | undefined;
  let isStopping = false;
  let thread = start();

  function start(): { worker: Worker; exited: Promise<void> } {
    const { promise: exited, resolve } = Promise.withResolvers<void>();
    const worker = new Worker(program, { workerData: data });
    let failure = new Error('It ended.');
    worker.on('message', (message: SentMeasurements) => republish(message));
    worker.on('error', (error: Error) => (failure = error));
    worker.once('exit', (code) => {
      resolve();
      if (isStopping) return;
      if (code !== NO_DATABASE) log.error({ err: failure }, 'The thread that crawls failed: starting another');
      restarting = setTimeout(() => (thread = start()), restartMs);
    });
    return { worker, exited };
  }

  return async () => {
    isStopping = true;
    clearTimeout(restarting);
    thread.worker.postMessage('stop', []);
    await thread.exited;
  };
}
