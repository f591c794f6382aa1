export interface LruCache<V> {
  get(key: string): V | undefined;
  set(key: string, value: V): void;
  delete(key: string): void;
}

interface Entry<V> {
  key: string;
  value: V;
  /** Used before this one, and after it; the ring's own entry is before the oldest and after the newest. */
  older: Entry<V>;
  newer: Entry<V>;
}

/**
 * Keeps values in memory, of which those go first that were least recently used.
 * @param most what all values may take together; the one that was set last is kept in any case
 * @param sizeOf what one takes, always the same for the same value; without it, each is one
 */
export function createLruCache<V extends object>(most: number, sizeOf: (value: V) => number = () => 1): LruCache<V> {
  // A map in the order of use would cost as much as it holds for each value that goes: V8 looks for the first of its
  // keys past all that were deleted.
  const kept = new Map<string, Entry<V>>();
  const ring = {} as Entry<V>;
  ring.older = ring.newer = ring;
  let size = 0;

  function unlink({ older, newer }: Entry<V>): void {
    older.newer = newer;
    newer.older = older;
  }

  function linkAsNewest(entry: Entry<V>): void {
    entry.older = ring.older;
    entry.newer = ring;
    ring.older.newer = entry;
    ring.older = entry;
  }

  function remove(entry: Entry<V> | undefined): void {
    if (!entry) return;
    unlink(entry);
    kept.delete(entry.key);
    size -= sizeOf(entry.value);
  }

  return {
    get(key) {
      const entry = kept.get(key);
      if (!entry) return undefined;
      unlink(entry);
      linkAsNewest(entry);
      return entry.value;
    },
    set(key, value) {
      remove(kept.get(key));
      const entry: Entry<V> = { key, value, older: ring, newer: ring };
      linkAsNewest(entry);
      kept.set(key, entry);
      size += sizeOf(value);
      while (size > most && ring.newer !== entry) remove(ring.newer);
    },
    delete: (key) => remove(kept.get(key)),
  };
}
