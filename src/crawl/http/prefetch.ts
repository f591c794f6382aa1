import type { FetchOptions, FetchResult, Fetcher } from './fetch.ts';

export interface PrefetchingFetcher extends Pick<Fetcher, 'get'> {
  /** Fetches a URL before its turn: the next `get` of it returns the same result or failure. */
  prefetch(url: string, options: FetchOptions): Promise<FetchResult>;
}

/** Lets a crawl look at pages that it will visit, without requesting them twice. */
export function prefetchingFetcher(fetcher: Pick<Fetcher, 'get'>): PrefetchingFetcher {
  const kept = new Map<string, Promise<FetchResult>>();
  return {
    prefetch(url, options) {
      const result = kept.get(url) ?? fetcher.get(url, options);
      result.catch(() => {}); // reported to the caller of `get`
      kept.set(url, result);
      return result;
    },
    get(url, options) {
      const result = kept.get(url) ?? fetcher.get(url, options);
      kept.delete(url);
      return result;
    },
  };
}
