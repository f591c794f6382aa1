import type { ReadingTask } from './reading-task.ts';

/** CPU time per page from which a site counts as slow. Few legitimate pages take a tenth of it. */
const SLOW_MS = 250;

const isSlow = ({ site }: ReadingTask): boolean => site.pageMs >= SLOW_MS;
/** Short readings come first, and each one gains on those that arrive later. */
const dueAt = ({ since, site }: ReadingTask): number => since + site.pageMs;

/**
 * The readings that wait for a thread. Slow sites together occupy at most half of the threads, so that neither the
 * pages of other shops nor the service's other work ever waits for all of them.
 */
export function createReadingQueue(threads: number) {
  const maxSlow = Math.max(1, Math.floor(threads / 2));
  let waiting: ReadingTask[] = [];

  /** The reading that should begin next, given those under way; one that only slow ones hold up is not considered. */
  function next(underWay: readonly ReadingTask[]): ReadingTask | undefined {
    waiting = waiting.filter(({ isOver }) => !isOver);
    const hasRoom = underWay.filter(isSlow).length < maxSlow;
    const [first, ...rest] = waiting.filter((task) => hasRoom || !isSlow(task));
    return first && rest.reduce((best, task) => (dueAt(task) < dueAt(best) ? task : best), first);
  }

  return {
    next,
    add: (task: ReadingTask): unknown => waiting.push(task),
    take(underWay: readonly ReadingTask[]): ReadingTask | undefined {
      const task = next(underWay);
      waiting = waiting.filter((each) => each !== task);
      return task;
    },
    /** Removes all, and returns them. */
    clear: (): ReadingTask[] => waiting.splice(0),
  };
}
