import { LRUCache } from 'lru-cache';

/** A burst size; an empty bucket is full again after `periodMs`, and refills evenly until then. */
export interface Bucket {
  /** Identifies the limit and the caller. */
  name: string;
  calls: number;
  periodMs: number;
}

export interface Taken {
  /** The number of wanted calls that the bucket had. */
  granted: number;
  /** Milliseconds until the next call; 0 if one was granted. */
  waitMs: number;
}

/** Token buckets, independent of their storage. */
export interface Buckets {
  take(bucket: Bucket, wanted: number): Promise<Taken>;
}

/** Buckets that one process remembers; the least recently used are evicted, and full again. */
const MAX_BUCKETS = 10_000;

/** Returns the microseconds to refill one call; an integer, so that rounding never costs a call. */
export const refillMicros = ({ calls, periodMs }: Bucket): number => Math.max(1, Math.floor((periodMs * 1000) / calls));

/**
 * Buckets in the memory of one process. Each is one number, the time at which it is full again: the generic cell rate
 * algorithm (ITU-T I.371, annex A), as storage has it in SQL.
 */
export function createLocalBuckets(): Buckets {
  const kept = new LRUCache<string, { fullAt: number }>({ max: MAX_BUCKETS });
  return {
    take(bucket, wanted) {
      // The time since the process started, which no correction of the machine's clock changes.
      const now = Math.floor(performance.now()) * 1000;
      const refill = refillMicros(bucket);
      const latest = now + refill * bucket.calls;
      const fullAt = Math.min(Math.max(kept.get(bucket.name)?.fullAt ?? 0, now), latest);
      const granted = Math.min(wanted, Math.floor((latest - fullAt) / refill));
      kept.set(bucket.name, { fullAt: fullAt + granted * refill });
      return Promise.resolve({ granted, waitMs: granted > 0 ? 0 : (fullAt + refill - latest) / 1000 });
    },
  };
}
