import { LRUCache } from 'lru-cache';

const FRESH_MS = 60_000;
const MAX_ASSISTANTS = 1_000;

/** Caches a lookup for an assistant for one minute; a failed lookup is retried at the next call. */
export function createMemo<A extends { assistantId: string }, T>(find: (assistant: A) => Promise<T>) {
  const kept = new LRUCache<string, { at: number; finding: Promise<T>; latest: T | undefined }>({
    max: MAX_ASSISTANTS,
  });
  return {
    of(assistant: A): Promise<T> {
      const { assistantId } = assistant;
      const last = kept.get(assistantId);
      if (last && performance.now() - last.at < FRESH_MS) return last.finding;
      const entry = { at: performance.now(), finding: find(assistant), latest: last?.latest };
      kept.set(assistantId, entry);
      entry.finding.then(
        (found) => (entry.latest = found),
        () => kept.delete(assistantId),
      );
      return entry.finding;
    },
    /** The last value, kept while a new one is being fetched. */
    latest: ({ assistantId }: Pick<A, 'assistantId'>): T | undefined => kept.get(assistantId)?.latest,
  };
}
