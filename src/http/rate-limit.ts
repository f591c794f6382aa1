import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { type Buckets, createLocalBuckets } from '../domain/rate-limit.ts';
import { Refusal, isOutage } from '../domain/refusal.ts';

const MINUTE_MS = 60_000;
/** Callers that each limit of a process remembers; a forgotten one costs a look at the shared bucket. */
const MAX_CALLERS = 10_000;
/** The part of a limit that a process takes at once: what it may let pass beyond the limit, and what saves round trips. */
const BATCH = 1 / 50;

/** Spends one call of the caller. @throws {Refusal} rate_limited, with Retry-After in seconds */
export type RateLimit = (caller: string) => Promise<void>;

export interface Limit {
  /** Limits of one name share their callers' buckets, in all processes. */
  name: string;
  /** At once; 0 is no limit. */
  calls: number;
  /** In which a spent bucket fills again; a minute, unless told. */
  periodMs?: number;
}

export type CreateRateLimit = (limit: Limit) => RateLimit;

/** What a process knows of one caller. */
interface Allowance {
  /** Calls that were taken from the bucket and not spent yet. */
  left: number;
  /** The bucket was empty: it is not asked again before this time. */
  emptyUntil: number;
  /** The take that is under way, for all who wait for it. */
  taking: Promise<void> | undefined;
}

/**
 * Limits that hold over all processes. Each takes calls from the shared bucket in batches, so that a caller far from the
 * limit costs no round trip a call; while the bucket cannot be reached, each process counts by itself.
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
      const { granted, waitMs } = await take({ name: `${name} ${caller}`, calls, periodMs }, batch, Date.now());
      allowance.left += granted;
      if (granted === 0) allowance.emptyUntil = Date.now() + Math.ceil(waitMs / 1000) * 1000;
    }

    return async function spend(caller) {
      let allowance = allowances.get(caller);
      if (!allowance) allowances.set(caller, (allowance = { left: 0, emptyUntil: 0, taking: undefined }));
      while (allowance.left < 1) {
        const waitMs = allowance.emptyUntil - Date.now();
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
