import { LRUCache } from 'lru-cache';

const FRESH_MS = 60_000;
const MAX_ASSISTANTS = 1_000;

/** Remembers what was found for an assistant, for a minute; what failed is looked for again at the next call. */
export function createMemo<A extends { assistantId: string }, T>(find: (assistant: A) => Promise<T>) {
  const kept = new LRUCache<string, { at: number; finding: Promise<T>; latest: T | undefined }>({
    max: MAX_ASSISTANTS,
  });
  return {
    of(assistant: A): Promise<T> {
      const { assistantId } = assistant;
      const last = kept.get(assistantId);
      if (last && Date.now() - last.at < FRESH_MS) return last.finding;
      const entry = { at: Date.now(), finding: find(assistant), latest: last?.latest };
      kept.set(assistantId, entry);
      entry.finding.then(
        (found) => (entry.latest = found),
        () => kept.delete(assistantId),
      );
      return entry.finding;
    },
    /** The last that was found, while another is being found too. */
    latest: ({ assistantId }: Pick<A, 'assistantId'>): T | undefined => kept.get(assistantId)?.latest,
  };
}
