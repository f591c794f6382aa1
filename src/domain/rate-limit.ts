import { LRUCache } from 'lru-cache';

/** So many calls at once; a spent bucket is full again after `periodMs`, and refills evenly until then. */
export interface Bucket {
  /** Names the limit and the caller. */
  name: string;
  calls: number;
  periodMs: number;
}

export interface Taken {
  /** How many of the wanted calls the bucket had. */
  granted: number;
  /** Milliseconds until it has the next one; 0 where one was granted. */
  waitMs: number;
}

/** Buckets of calls, wherever they are kept. */
export interface Buckets {
  /** @param now milliseconds since 1970 */
  take(bucket: Bucket, wanted: number, now: number): Promise<Taken>;
}

/** Buckets that one process remembers; those that were not used for longest are forgotten, and full again. */
const MAX_BUCKETS = 10_000;

/** Microseconds in which one call comes back; whole, so that no rounding costs a call. */
export const refillMicros = ({ calls, periodMs }: Bucket): number => Math.max(1, Math.floor((periodMs * 1000) / calls));

/**
 * Buckets in the memory of one process. Each is one number, the time at which it is full again: the generic cell rate
 * algorithm (ITU-T I.371, annex A), as storage has it in SQL.
 */
export function createLocalBuckets(): Buckets {
  const kept = new LRUCache<string, { fullAt: number }>({ max: MAX_BUCKETS });
  return {
    take(bucket, wanted, nowMs) {
      const now = nowMs * 1000;
      const refill = refillMicros(bucket);
      const latest = now + refill * bucket.calls;
      const fullAt = Math.min(Math.max(kept.get(bucket.name)?.fullAt ?? 0, now), latest);
      const granted = Math.min(wanted, Math.floor((latest - fullAt) / refill));
      kept.set(bucket.name, { fullAt: fullAt + granted * refill });
      return Promise.resolve({ granted, waitMs: granted > 0 ? 0 : (fullAt + refill - latest) / 1000 });
    },
  };
}
