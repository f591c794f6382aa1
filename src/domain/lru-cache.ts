export interface LruCache<V> {
  get(key: string): V | undefined;
  set(key: string, value: V): void;
  delete(key: string): void;
}

/**
 * Keeps values in memory, of which those go first that were least recently used.
 * @param most what all values may take together; the one that was set last is kept in any case
 * @param sizeOf what one takes, always the same for the same value; without it, each is one
 */
export function createLruCache<V extends object>(most: number, sizeOf: (value: V) => number = () => 1): LruCache<V> {
  /** The least recently used first. */
  const kept = new Map<string, V>();
  let size = 0;

  function remove(key: string): V | undefined {
    const value = kept.get(key);
    if (value === undefined) return undefined;
    kept.delete(key);
    size -= sizeOf(value);
    return value;
  }

  function put(key: string, value: V): void {
    kept.set(key, value);
    size += sizeOf(value);
  }

  return {
    get(key) {
      const value = remove(key);
      if (value !== undefined) put(key, value);
      return value;
    },
    set(key, value) {
      remove(key);
      put(key, value);
      for (const oldest of kept.keys()) {
        if (size <= most || oldest === key) break;
        remove(oldest);
      }
    },
    delete: remove,
  };
}
