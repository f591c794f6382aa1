import { setTimeout as sleep } from 'node:timers/promises';
import { FetchError, type FetchOptions, type FetchResult, type Fetcher } from './fetch.ts';

/** Tries for an address whose host asks for patience (429, 503). */
const TRIES = 3;
const MAX_WAIT_MS = 60_000;
const STEP_MS = 2_000;

/**
 * A fetcher under the crawler's name that bears with one host: it waits, with all its requests, where the host asks
 * for that (at most a minute, two times), and tries once more where a connection broke off, as kept-alive ones do.
 */
export function patientFetcher(fetcher: Pick<Fetcher, 'get'>, userAgent: string): Pick<Fetcher, 'get'> {
  let opens = 0; // when the host wants to be asked again

  async function getOnce(url: string, options: FetchOptions): Promise<FetchResult> {
    try {
      return await fetcher.get(url, options);
    } catch (error) {
      if (!(error instanceof FetchError) || error.code !== 'connect') throw error;
      return fetcher.get(url, options);
    }
  }

  return {
    async get(url, options = {}) {
      for (let attempt = 1; ; attempt++) {
        const wait = Math.min(opens - Date.now(), MAX_WAIT_MS);
        if (wait > 0) await sleep(wait, undefined, options.signal && { signal: options.signal });
        const result = await getOnce(url, { ...options, userAgent });
        if (result.status !== 429 && result.status !== 503) return result;
        if (attempt === TRIES) return result;
        opens = Date.now() + (retryAfter(result.headers.get('retry-after')) ?? attempt * STEP_MS);
      }
    },
  };
}

/** Retry-After in milliseconds, from seconds or a date (RFC 9110 section 10.2.3), bounded. */
function retryAfter(value: string | null): number | undefined {
  if (value === null) return undefined;
  const ms = /^\d+$/.test(value.trim()) ? Number(value) * 1000 : Date.parse(value) - Date.now();
  return Number.isNaN(ms) ? undefined : Math.min(Math.max(ms, 0), MAX_WAIT_MS);
}
