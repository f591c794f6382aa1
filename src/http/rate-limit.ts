import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { type Buckets, createLocalBuckets } from '../domain/rate-limit.ts';
import { Refusal, isOutage } from '../domain/refusal.ts';
import { MINUTE_MS } from '../domain/durations.ts';

/** Callers that each limit of a process remembers; a forgotten one costs a query of the shared bucket. */
const MAX_CALLERS = 10_000;
/**
 * The fraction of a limit that a process takes at a time: it bounds the excess over the limit, and saves round trips.
 */
const BATCH = 1 / 50;

/** Consumes one of the caller's calls. @throws {Refusal} rate_limited, with Retry-After in seconds */
export type RateLimit = (caller: string) => Promise<void>;

export interface RateLimitOptions {
  /** Limits of the same name share their callers' buckets, in all processes. */
  name: string;
  /** Burst size; 0 is no limit. */
  calls: number;
  /** Time in which an empty bucket refills; a minute by default. */
  periodMs?: number;
}

export type CreateRateLimit = (limit: RateLimitOptions) => RateLimit;

/** A process's state for one caller. */
interface Allowance {
  /** Calls taken from the bucket and not used yet. */
  left: number;
  /** The bucket was empty: it is not queried again before this time. */
  emptyUntil: number;
  /** The pending take, which all waiting calls share. */
  taking: Promise<void> | undefined;
}

/**
 * Limits that hold across all processes. Each process takes calls from the shared bucket in batches, so that a caller
 * far from the limit does not cost a round trip for each call; while the bucket is unreachable, each process counts by
 * itself.
 */
export function createRateLimits(shared: Buckets, log: Pick<Logger, 'warn'>): CreateRateLimit {
  const local = createLocalBuckets();
  let isAlone = false;

  const take: Buckets['take'] = async (...wanted) => {
    try {
      const taken = await shared.take(...wanted);
      isAlone = false;
      return taken;
    } catch (error) {
      if (!isAlone && !isOutage(error))
        log.warn({ err: error }, 'Shared rate limits unavailable: each process counts on its own');
      isAlone = true;
      return local.take(...wanted);
    }
  };

  return function createRateLimit({ name, calls, periodMs = MINUTE_MS }) {
    if (calls === 0) return () => Promise.resolve();
    const batch = Math.max(1, Math.floor(calls * BATCH));
    const allowances = new LRUCache<string, Allowance>({ max: MAX_CALLERS });

    async function refill(allowance: Allowance, caller: string): Promise<void> {
      const { granted, waitMs } = await take({ name: `${name} ${caller}`, calls, periodMs }, batch);
      allowance.left += granted;
      if (granted === 0) allowance.emptyUntil = performance.now() + Math.ceil(waitMs / 1000) * 1000;
    }

    return async function spend(caller) {
      let allowance = allowances.get(caller);
      if (!allowance) allowances.set(caller, (allowance = { left: 0, emptyUntil: 0, taking: undefined }));
      while (allowance.left < 1) {
        const waitMs = allowance.emptyUntil - performance.now();
        if (waitMs > 0) refuse(Math.ceil(waitMs / 1000));
        allowance.taking ??= refill(allowance, caller).finally(() => (allowance.taking = undefined));
        await allowance.taking;
      }
      allowance.left -= 1;
    };
  };
}

function refuse(seconds: number): never {
  throw new Refusal('rate_limited', `Too many calls. Try again in ${seconds} s.`, {
    headers: { 'Retry-After': String(seconds) },
  });
}
