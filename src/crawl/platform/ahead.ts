import type { FetchOptions, FetchResult, Fetcher } from '../fetch.ts';

export interface EagerFetcher extends Pick<Fetcher, 'get'> {
  /** Fetches an address before its turn: the next `get` of it is answered with the same, its failure included. */
  ahead(url: string, options: FetchOptions): Promise<FetchResult>;
}

/** Lets a crawl look at pages that it will visit, without asking the shop twice. */
export function eagerFetcher(fetcher: Pick<Fetcher, 'get'>): EagerFetcher {
  const kept = new Map<string, Promise<FetchResult>>();
  return {
    ahead(url, options) {
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
