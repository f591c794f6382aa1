import { createHash } from 'node:crypto';
import { type Buckets, refillMicros } from '../domain/rate-limit.ts';
import type { QueryText } from './text-query.ts';

/** $1 bucket, $2 now, $3 refill of one call, $4 latest time at which a bucket can be full, $5 wanted, at most all. */
const TAKE = `insert into rate_limits as known (bucket, full_at, granted)
  values ($1, $2::bigint + $5::bigint * $3::bigint, $5)
  on conflict (bucket) do update set (full_at, granted) = (
    select spent.full_at + spent.granted * $3::bigint, spent.granted
    from (select was.full_at, least($5::bigint, ($4::bigint - was.full_at) / $3::bigint) as granted
      from (select least(greatest(known.full_at, $2::bigint), $4::bigint) as full_at) was) spent)
  returning full_at as "fullAt", granted`;

export interface RateLimits extends Buckets {
  /** Deletes buckets that are full again. */
  reap(now: Date): Promise<void>;
}

/** Token buckets shared by all processes: one statement per take. */
export function createRateLimits(queryText: QueryText): RateLimits {
  return {
    async take(bucket, wanted, nowMs) {
      const now = Math.floor(nowMs) * 1000;
      const refill = refillMicros(bucket);
      const latest = now + refill * bucket.calls;
      // Hashed: names contain people's addresses, and may be of any length.
      const key = createHash('sha256').update(bucket.name).digest();
      const values = [key, now, refill, latest, Math.min(wanted, bucket.calls)];
      const [row] = await queryText<{ fullAt: number; granted: number }>(TAKE, values);
      const { fullAt = 0, granted = 0 } = row ?? {};
      return { granted, waitMs: granted > 0 ? 0 : (fullAt + refill - latest) / 1000 };
    },

    async reap(now) {
      await queryText(`delete from rate_limits where full_at < $1`, [now.getTime() * 1000]);
    },
  };
}
