import type { HostBudget } from '../../domain/crawl.ts';
import type { QueryText } from '../text-query.ts';

/** Default interval between requests to one host, across all crawls: 50 a second. */
const INTERVAL_MS = 20;

const TAKE = `insert into crawl_hosts as known (host, next_at)
  values ($1, clock_timestamp() + $2::float8 * interval '1 ms')
  on conflict (host) do update
    set next_at = greatest(known.next_at, clock_timestamp()) + $2::float8 * interval '1 ms'
  returning extract(epoch from next_at - clock_timestamp()) * 1000 - $2::float8 as wait`;

const POSTPONE = `insert into crawl_hosts as known (host, next_at)
  values ($1, clock_timestamp() + $2::float8 * interval '1 ms')
  on conflict (host) do update set next_at = greatest(known.next_at, excluded.next_at)`;

/** Turns are granted in order of request, and a run asks for only a few at a time, so no run starves another. */
export function createHostBudget(queryText: QueryText): HostBudget {
  return {
    interval: INTERVAL_MS,
    async take(host, count, interval) {
      const [row] = await queryText<{ wait: number }>(TAKE, [host, count * interval]);
      return Math.max(row?.wait ?? 0, 0);
    },
    async postpone(host, ms) {
      await queryText(POSTPONE, [host, ms]);
    },
  };
}
