import type { Order, ThreadReport } from './thread.ts';

/**
 * A site's slowest reading counts for less by this factor with each later one. A page takes several readings: after
 * some 70 quick pages, any site is quick again.
 */
const REMEMBERED = 0.99;

/** A site whose pages are read. */
export interface ReadSite {
  /** CPU time that its slowest recent reading took per page, in milliseconds. */
  pageMs: number;
}

/** A reading that a thread performs. */
export interface ReadingTask {
  order: Order;
  site: ReadSite;
  /** The number of pages that it reads. */
  pages: number;
  transfer: ArrayBuffer[];
  /** CPU time limit. */
  budgetMs: number;
  /** Wall-clock time limit. */
  limitMs: number;
  /** Limit of memory outside the heap, if it is watched. */
  maxBuffersMb: number | undefined;
  resolve: (output: never) => void;
  reject: (error: unknown) => void;
  isOver: boolean;
  since: number;
}

/** Resolves or rejects the promise of a task with the result of its thread. */
export function settle(task: ReadingTask, { output, error }: Omit<ThreadReport, 'cpu'>): void {
  task.isOver = true;
  if (error === undefined) task.resolve(output as never);
  else task.reject(error);
}

/** Notes the CPU time that a task took, in milliseconds. */
export function noteCost({ site, pages }: ReadingTask, ms: number): void {
  site.pageMs = Math.max(ms / pages, REMEMBERED * site.pageMs);
}
