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

/** A pace is forgotten after a while: shops move to faster servers. */
const PACE = `select pace_ms as pace from crawl_hosts where host = $1 and paced_at > now() - interval '7 days'`;

const LEARN_PACE = `insert into crawl_hosts as known (host, next_at, pace_ms, paced_at) values ($1, now(), $2, now())
  on conflict (host) do update set paced_at = now(), pace_ms = case
    when known.paced_at > now() - interval '7 days' then greatest(known.pace_ms, excluded.pace_ms)
    else excluded.pace_ms end`;

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
    async pace(host) {
      const [row] = await queryText<{ pace: number }>(PACE, [host]);
      return row?.pace ?? 0;
    },
    async learnPace(host, ms) {
      await queryText(LEARN_PACE, [host, ms]);
    },
  };
}
