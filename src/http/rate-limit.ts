import { Refusal } from '../domain/refusal.ts';

const MINUTE_MS = 60_000;
/** Callers remembered at once; those idle for a minute have a full bucket and need no memory. */
const MAX_CALLERS = 10_000;

/**
 * A token bucket for each caller: `perMinute` calls at once, refilled evenly.
 * @param perMinute 0 is no limit
 * @returns spends one call of the caller; throws the refusal rate_limited with Retry-After in seconds
 */
export function createRateLimit(perMinute: number): (caller: string) => void {
  if (perMinute === 0) return () => {};
  const buckets = new Map<string, { calls: number; at: number }>();
  return function spend(caller) {
    const time = Date.now();
    const bucket = buckets.get(caller) ?? { calls: perMinute, at: time };
    bucket.calls = Math.min(perMinute, bucket.calls + ((time - bucket.at) / MINUTE_MS) * perMinute);
    bucket.at = time;
    if (bucket.calls < 1) {
      const seconds = Math.ceil(((1 - bucket.calls) / perMinute) * 60);
      throw new Refusal('rate_limited', `Too many calls: at most ${perMinute} a minute. Try again in ${seconds} s.`, {
        headers: { 'Retry-After': String(seconds) },
      });
    }
    bucket.calls -= 1;
    buckets.set(caller, bucket);
    if (buckets.size > MAX_CALLERS) for (const [key, { at }] of buckets) if (time - at > MINUTE_MS) buckets.delete(key);
  };
}
