export interface FairTurns {
  /** Resolves when this organization's next piece of work may begin. */
  next(organizationId: string): Promise<void>;
}

/** Once work has taken this long in one turn of the event loop, calls are served before more begins. */
const SLICE_MS = 4;

/**
 * Shares the event loop fairly among organizations. Pieces of work run one after another, spread over several turns of
 * the loop so that calls are served in between, and organizations take turns, so that one with many shoppers delays
 * only itself.
 * @param now a clock in milliseconds
 */
export function createFairTurns(now: () => number = () => performance.now()): FairTurns {
  /** Waiting work by organization; the organization whose turn is next comes first. */
  const waiting = new Map<string, (() => void)[]>();
  let isWorking = false;

  function schedule(): void {
    isWorking = waiting.size > 0;
    if (isWorking) setImmediate(() => begin(now()));
  }

  function begin(since: number): void {
    const [first] = waiting;
    if (!first || now() - since >= SLICE_MS) {
      schedule();
      return;
    }
    const [organizationId, [start, ...later]] = first;
    waiting.delete(organizationId);
    if (later.length > 0) waiting.set(organizationId, later);
    start?.();
    // A tick requested in a microtask fires after all microtasks: when the piece has ended or is waiting for something.
    queueMicrotask(() => process.nextTick(begin, since));
  }

  return {
    next(organizationId) {
      const { promise, resolve } = Promise.withResolvers<void>();
      const line = waiting.get(organizationId);
      if (line) line.push(resolve);
      else waiting.set(organizationId, [resolve]);
      if (!isWorking) schedule();
      return promise;
    },
  };
}
