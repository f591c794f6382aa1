import { Agent } from 'undici';
import { FetchError, toFetchError } from './fetch-error.ts';
import { isPublicAddress, isShopAddress } from './public-address.ts';
import { type FetchOptions, type FetchResult, sendRequest } from './request.ts';
import { isSameOwner } from './same-site.ts';
import { type AddressCheck, type Resolve, fetchTarget, guardedLookup } from './target.ts';

export { FetchError, type FetchErrorCode } from './fetch-error.ts';
export type { FetchOptions, FetchResult } from './request.ts';

export type Fetcher = {
  /** Resolves for any HTTP status. @throws FetchError */
  get(url: string, options?: FetchOptions): Promise<FetchResult>;
  /** Closes all connections; pending requests fail as aborted. */
  close(): Promise<void>;
};

export type FetcherOptions = {
  userAgent: string;
  /** For shops under development: also fetch from private networks and from this machine, except link-local addresses. */
  allowPrivateNetwork?: boolean;
  /** Checks that an address is public; the default is right except in tests. */
  isAllowedAddress?: AddressCheck;
  /** Limit of one body, in bytes, both as sent and as decoded. */
  maxBytes?: number;
  /** Timeout of one `get`, from the DNS lookup to the body's last byte, redirects included. */
  timeoutMs?: number;
  maxRedirects?: number;
  lookup?: Resolve;
};

/**
 * Creates a client for untrusted URLs: it reaches public hosts only, checks each redirect like the first URL, sends no
 * cookies or credentials, uses no proxy, and limits time and bytes.
 */
export function createFetcher({
  userAgent,
  allowPrivateNetwork = false,
  isAllowedAddress = allowPrivateNetwork ? isShopAddress : isPublicAddress,
  maxBytes = 10 * 1024 * 1024,
  timeoutMs = 20_000,
  maxRedirects = 5,
  lookup,
}: FetcherOptions): Fetcher {
  const agent = new Agent({
    connect: { lookup: guardedLookup(isAllowedAddress, lookup), timeout: timeoutMs },
    connections: 6,
    // Guard only one protocol; HTTP/2 adds header compression and streams that the limits do not cover.
    allowH2: false,
    maxHeaderSize: 64 * 1024,
    headersTimeout: timeoutMs,
    bodyTimeout: timeoutMs,
    keepAliveMaxTimeout: 30_000,
  });

  return {
    async get(value, options = {}) {
      let url = fetchTarget(value, isAllowedAddress);
      const first = url;
      const { host } = first;
      const { signal, release } = createTimeoutSignal(timeoutMs, options.signal);
      // A request that waits for its connection ignores the signal, so the wait ends here.
      const stopped = new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
      stopped.catch(() => {});
      try {
        for (let redirects = 0; redirects <= maxRedirects; redirects++) {
          const { script, ...plain } = { agent, userAgent, maxBytes, ...options };
          const request = script && url.host === host ? { ...plain, script } : plain;
          const result = await Promise.race([sendRequest(url, request, signal), stopped]);
          if (typeof result !== 'string') return result;
          if (typeof script?.body === 'string') break;
          url = fetchTarget(result, isAllowedAddress, url);
          if (options.redirects === 'same-site') requireSameSite(first, url);
        }
      } catch (error) {
        if (error instanceof FetchError) throw error;
        if (options.signal?.aborted) throw new FetchError('aborted', `The request to ${url.host} was cancelled.`);
        if (signal.aborted) {
          throw new FetchError('timeout', `${url.host} did not respond within ${timeoutMs / 1000} seconds.`);
        }
        throw toFetchError(error, url.host) ?? error;
      } finally {
        release();
      }
      throw new FetchError('too_many_redirects', `${url.host} redirected more than ${maxRedirects} times.`);
    },
    close: () => agent.destroy(),
  };
}

function requireSameSite(first: URL, target: URL): void {
  if (!isSameOwner(first, target))
    throw new FetchError('elsewhere', `The page redirects to another site, ${target.origin}.`);
}

/**
 * A signal that follows another, but times out. AbortSignal.any costs more, and each one stays attached to the run's.
 */
function createTimeoutSignal(ms: number, outer: AbortSignal | undefined) {
  const limit = new AbortController();
  const follow = () => limit.abort(outer?.reason);
  const timer = setTimeout(() => limit.abort(), ms);
  if (outer?.aborted) follow();
  outer?.addEventListener('abort', follow);
  return {
    signal: limit.signal,
    release: () => {
      clearTimeout(timer);
      outer?.removeEventListener('abort', follow);
    },
  };
}
