import { createLruCache } from '../domain/lru-cache.ts';

const FRESH_MS = 60_000;
/** Assistants remembered at once. */
const KEPT = 1_000;

/** Remembers what was found for an assistant, for a minute; what failed is looked for again at the next call. */
export function createMemo<A extends { assistantId: string }, T>(find: (assistant: A) => Promise<T>) {
  const kept = createLruCache<{ at: number; finding: Promise<T>; latest: T | undefined }>(KEPT);
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
