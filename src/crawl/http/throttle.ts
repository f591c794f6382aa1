import { setTimeout as sleep } from 'node:timers/promises';
import type { HostBudget } from '../../domain/crawl.ts';
import { FetchError, type FetchOptions, type FetchResult, type Fetcher } from './fetch.ts';

/** Attempts for a URL whose host asks the crawler to slow down (429, 503). */
const MAX_ATTEMPTS = 3;
const MAX_WAIT_MS = 60_000;
const RETRY_STEP_MS = 2_000;
/** Interval between requests to a host after it first asked the crawler to slow down, and the longest one. */
const MIN_PACE_MS = 40;
const MAX_PACE_MS = 5_000;
/** Turns reserved at once, so that not every request has to; other runs wait for no more than these. */
const TURNS_RESERVED = 4;

export interface ThrottledFetcher extends Pick<Fetcher, 'get'> {
  /** Sets the minimum interval between two requests to a host, in milliseconds, as its robots.txt asks. */
  slowTo(interval: number): void;
}

/**
 * Wraps a fetcher to throttle its requests, under the crawler's name: it waits for its turn, pauses, with all runs that
 * share the budget, when a host asks for that (at most a minute, twice), and retries once after a broken connection, as
 * happens with kept-alive ones. It halves its pace when a host asks it to slow down, and later runs keep that pace. It
 * follows no redirect that leaves the site.
 */
export function throttledFetcher(
  fetcher: Pick<Fetcher, 'get'>,
  userAgent: string,
  budget: HostBudget = createOwnBudget(),
): ThrottledFetcher {
  const turns = new Map<string, number[]>();
  const paces = new Map<string, { ms: number; since: number }>();
  let { interval } = budget;
  let queue: Promise<unknown> = Promise.resolve();

  /** Reserves a turn and returns when the next request may be sent, by the clock that nobody sets. */
  function nextTurn(host: string): Promise<number> {
    const turn = queue.then(async () => {
      const known = turns.get(host)?.shift();
      if (known !== undefined) return known;
      const pace = Math.max(interval, (await paceOf(host)).ms);
      const count = pace > budget.interval ? 1 : TURNS_RESERVED;
      const first = performance.now() + (await budget.take(host, count, pace));
      const [now = first, ...later] = Array.from({ length: count }, (_, at) => first + at * pace);
      turns.set(host, later);
      return now;
    });
    queue = turn.catch(() => {});
    return turn;
  }

  async function paceOf(host: string) {
    const known = paces.get(host);
    if (known) return known;
    const learned = { ms: await budget.pace(host), since: 0 };
    paces.set(host, learned);
    return learned;
  }

  /** Requests that were on their way when the pace was reduced say nothing about the new one. */
  async function slowDown(host: string, sentAt: number): Promise<void> {
    turns.delete(host);
    const { ms, since } = await paceOf(host);
    if (sentAt < since) return;
    const slower = Math.min(Math.max(2 * Math.max(ms, interval), MIN_PACE_MS), MAX_PACE_MS);
    paces.set(host, { ms: slower, since: performance.now() });
    await budget.learnPace(host, slower);
  }

  async function waitForTurn(host: string, signal: AbortSignal | undefined): Promise<void> {
    const wait = (await nextTurn(host)) - performance.now();
    if (wait > 0) await sleep(wait, undefined, signal && { signal });
  }

  async function getOnce(url: string, options: FetchOptions): Promise<FetchResult> {
    try {
      return await fetcher.get(url, options);
    } catch (error) {
      if (!(error instanceof FetchError) || error.code !== 'connect') throw error;
      return fetcher.get(url, options);
    }
  }

  return {
    slowTo(ms) {
      interval = Math.max(ms, budget.interval);
      turns.clear();
    },
    async get(url, options = {}) {
      const host = URL.parse(url)?.host ?? '';
      for (let attempt = 1; ; attempt++) {
        await waitForTurn(host, options.signal);
        const sentAt = performance.now();
        // A page's scripts load from wherever they like; the crawl itself stays with the shop.
        const redirects = options.script ? 'any' : 'same-site';
        const result = await getOnce(url, { ...options, userAgent, redirects });
        if (result.status !== 429 && result.status !== 503) return result;
        await slowDown(host, sentAt);
        if (attempt === MAX_ATTEMPTS) return result;
        await budget.postpone(host, parseRetryAfter(result.headers.get('retry-after')) ?? attempt * RETRY_STEP_MS);
      }
    },
  };
}

/** A budget for one run alone. */
function createOwnBudget(): HostBudget {
  const availableFrom = new Map<string, number>();
  const paces = new Map<string, number>();
  const availableAt = (host: string) => Math.max(availableFrom.get(host) ?? 0, performance.now());
  return {
    interval: 0,
    take(host, count, interval) {
      const at = availableAt(host);
      availableFrom.set(host, at + count * interval);
      return Promise.resolve(at - performance.now());
    },
    postpone(host, ms) {
      availableFrom.set(host, Math.max(availableAt(host), performance.now() + ms));
      return Promise.resolve();
    },
    pace: (host) => Promise.resolve(paces.get(host) ?? 0),
    learnPace: (host, ms) => Promise.resolve(void paces.set(host, ms)),
  };
}

/** Retry-After in milliseconds, from seconds or a date (RFC 9110 section 10.2.3), bounded. */
function parseRetryAfter(value: string | null): number | undefined {
  if (value === null) return undefined;
  // A date begins with its weekday; Date.parse would accept "-5".
  const date = /^[a-z]{3}/i.test(value) ? Date.parse(value) : Number.NaN;
  const ms = /^\d+$/.test(value.trim()) ? Number(value) * 1000 : date - Date.now();
  return Number.isNaN(ms) ? undefined : Math.min(Math.max(ms, 0), MAX_WAIT_MS);
}
