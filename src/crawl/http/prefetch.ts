import type { FetchOptions, FetchResult, Fetcher } from './fetch.ts';

export interface PrefetchingFetcher extends Pick<Fetcher, 'get'> {
  /** Fetches an address before its turn: the next `get` of it is answered with the same, its failure included. */
  prefetch(url: string, options: FetchOptions): Promise<FetchResult>;
}

/** Lets a crawl look at pages that it will visit, without asking the shop twice. */
export function prefetchingFetcher(fetcher: Pick<Fetcher, 'get'>): PrefetchingFetcher {
  const kept = new Map<string, Promise<FetchResult>>();
  return {
    prefetch(url, options) {
      const result = kept.get(url) ?? fetcher.get(url, options);
      result.catch(() => {}); // whoever gets it is told
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
