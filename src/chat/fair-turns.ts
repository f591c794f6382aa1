export interface FairTurns {
  /** Resolves when this organization's next piece of work may begin. */
  next(organizationId: string): Promise<void>;
}

/** After this time in one turn of the event loop, calls are served before more work begins. */
const SLICE_MS = 10;

/**
 * Parts the event loop among organizations: pieces of work begin one after the other and not all in one turn of the loop,
 * so that calls are served between them; and one organization's after another's, so that one with many shoppers waits
 * for itself, and others do not wait for it.
 * @param now a clock in milliseconds
 */
export function createFairTurns(now: () => number = () => performance.now()): FairTurns {
  /** Who waits, by organization; the one whose turn is next comes first. */
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
    // A tick asked for by a microtask comes once there are no more: when the piece has ended, or waits for something else.
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
