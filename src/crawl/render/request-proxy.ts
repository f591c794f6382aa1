import { LRUCache } from 'lru-cache';
import type { FetchOptions, FetchResult, Fetcher } from '../http/fetch.ts';
import { isSameOwner } from '../http/same-site.ts';
import type { PageRequest, PageResponse } from './messages.ts';

export interface RequestProxyOptions {
  fetcher: Pick<Fetcher, 'get'>;
  /** True if a page may be fetched: it belongs to the shop, and its robots.txt allows it. */
  canFetch: (url: string) => boolean | Promise<boolean>;
}

/** Responds to a request that the page at `from` makes; null if it must not make it. @throws FetchError */
export type RequestProxy = (
  request: PageRequest,
  context: { from: string; run: AbortSignal; page: AbortSignal },
) => Promise<PageResponse | null>;

/** Resources that several pages of a run share are fetched once. */
const MAX_CACHE_BYTES = 16 * 1024 * 1024;
/** Response headers that scripts read, besides the body. */
const RESPONSE_HEADERS =
  'content-type link access-control-allow-origin x-total-count x-total-pages x-wp-total x-wp-totalpages'.split(' ');

/** Creates a proxy that sends the requests of a run's pages through the given fetcher. */
export function createRequestProxy({ fetcher, canFetch }: RequestProxyOptions): RequestProxy {
  const cache = new LRUCache<string, PageResponse>({
    maxSize: MAX_CACHE_BYTES,
    sizeCalculation: ({ body }) => Math.max(1, body.byteLength), // a size of zero is rejected
  });
  const pending = new Map<string, Promise<PageResponse>>();

  async function getDocument(url: string, signal: AbortSignal): Promise<PageResponse | null> {
    if (!(await canFetch(url))) return null;
    const result = await fetcher.get(url, { accept: 'html', signal });
    if (!(await canFetch(result.url))) return null;
    return result.url === url.replace(/#.*/s, '') ? toResponse(result) : navigateTo(result.url);
  }

  async function getAndCache(key: string, url: string, options: FetchOptions): Promise<PageResponse> {
    const result = await fetcher.get(url, options);
    const response = toResponse(result);
    if (result.status === 200 && !result.headers.get('cache-control')?.includes('no-store')) cache.set(key, response);
    return response;
  }

  return async ({ kind, url, headers, body }, { from, ...signals }) => {
    if (kind === 'document') return getDocument(url, signals.page);
    const script = { headers, body };
    if (body !== null && !isSameOwner(new URL(from), new URL(url))) return null; // nothing is sent to strangers
    if (body !== null) return toResponse(await fetcher.get(url, { script, signal: signals.page }));
    const key = `${url}\n${JSON.stringify(headers)}`;
    const known = cache.get(key) ?? pending.get(key);
    if (known) return known;
    // The response is cached for other pages, so it is not aborted with this one.
    const response = getAndCache(key, url, { script, signal: signals.run }).finally(() => pending.delete(key));
    pending.set(key, response);
    return response;
  };
}

function toResponse({ status, headers, body }: FetchResult): PageResponse {
  const sent = RESPONSE_HEADERS.map((name) => [name, headers.get(name)] as const);
  return { status, headers: Object.fromEntries(sent.flatMap(([name, value]) => (value ? [[name, value]] : []))), body };
}

/** Navigates the page to the target of its redirect, so that it runs under its own URL. */
function navigateTo(url: string): PageResponse {
  const body = Buffer.from(`<script>location.replace(${JSON.stringify(url).replaceAll('<', '\\u003c')})</script>`);
  return { status: 200, headers: { 'content-type': 'text/html; charset=utf-8' }, body };
}
