import { createHash } from 'node:crypto';
import { type Buckets, refillMicros } from '../domain/rate-limit.ts';
import type { QueryText } from './text-query.ts';

/** The database's clock, which all processes share, in microseconds. $1 another time */
const NOW = 'coalesce($1::bigint, (extract(epoch from clock_timestamp()) * 1000000)::bigint)';

/** $2 bucket, $3 refill of one call, $4 time in which an empty bucket refills, $5 wanted, at most all. */
const TAKE = `with clock as materialized (select ${NOW} as now),
  taken as (
    insert into rate_limits as known (bucket, full_at, granted)
    select $2, now + $5::bigint * $3::bigint, $5 from clock
    on conflict (bucket) do update set (full_at, granted) = (
      select spent.full_at + spent.granted * $3::bigint, spent.granted
      from (select was.full_at, least($5::bigint, (was.latest - was.full_at) / $3::bigint) as granted
        from (select least(greatest(known.full_at, now), now + $4::bigint) as full_at, now + $4::bigint as latest
          from clock) was) spent)
    returning full_at, granted)
  select granted, full_at + $3::bigint - (now + $4::bigint) as "waitMicros" from taken, clock`;

export interface RateLimits extends Buckets {
  /** Deletes buckets that are full again. */
  reap(): Promise<void>;
}

/**
 * Token buckets shared by all processes: one statement per take.
 * @param now replaces the database's clock, in milliseconds
 */
export function createRateLimits(queryText: QueryText, now?: () => number): RateLimits {
  const time = () => (now ? Math.floor(now()) * 1000 : null);
  return {
    async take(bucket, wanted) {
      const refill = refillMicros(bucket);
      // Hashed: names contain people's addresses, and may be of any length.
      const key = createHash('sha256').update(bucket.name).digest();
      const values = [time(), key, refill, refill * bucket.calls, Math.min(wanted, bucket.calls)];
      const [row] = await queryText<{ granted: number; waitMicros: number }>(TAKE, values);
      const { granted = 0, waitMicros = 0 } = row ?? {};
      return { granted, waitMs: granted > 0 ? 0 : waitMicros / 1000 };
    },

    async reap() {
      await queryText(`delete from rate_limits where full_at < ${NOW}`, [time()]);
    },
  };
}
