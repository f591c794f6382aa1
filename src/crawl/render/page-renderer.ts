import { randomUUID } from 'node:crypto';
import { FetchError, type FetchResult } from '../http/fetch.ts';
import type { Reader } from '../threads/reader.ts';
import type { PageRequest, PageResponse } from './messages.ts';
import { LIST_FRAGMENT } from '../run/list-page.ts';
import type { Renderer } from './renderer.ts';
import { type RequestProxyOptions, createRequestProxy } from './request-proxy.ts';

export interface PageRendererOptions extends RequestProxyOptions {
  renderer: Renderer;
  /** The host's crawl delay, in milliseconds. */
  delay: number;
  reader: Reader;
}

/**
 * Renders a fetched page. `hasGained` is true if it has more content than before; `lists` has the URLs of further parts
 * of the lists that its scripts fetched. @throws FetchError render
 */
export type RenderPage = (
  sent: FetchResult,
  html: string,
  signal: AbortSignal,
) => Promise<{ rendered: FetchResult; hasGained: boolean; lists: string[] }>;

const HTML = 'text/html; charset=utf-8';
const NO_HEADERS = { get: () => null };
const MAX_RENDER_MS = 10_000;
/** The rendering timeout is extended by this many crawl delays of the host, up to a minute. */
const DELAYS = 10;
const MAX_DELAYS_MS = 60_000;
/** Maximum total size of the responses to one page's requests. */
const MAX_PAGE_BYTES = 40 * 1024 * 1024;
/** Headers that every browser adds, or that change nothing. */
const PLAIN_HEADERS = new Set(['accept', 'accept-language', 'content-type', 'x-requested-with']);
const MAX_LISTS = 10;
const MAX_PAGE_LENGTH = 10 * 1024 * 1024;

/**
 * Renders the pages of one run. A rendered page has no version: its HTML as sent changes only when the shop's scripts
 * do.
 */
export function createPageRenderer({ renderer, delay, reader, ...options }: PageRendererOptions): RenderPage {
  const proxy = createRequestProxy(options);
  const { canFetch } = options;
  const run = randomUUID();
  const limitMs = MAX_RENDER_MS + Math.min(DELAYS * delay, MAX_DELAYS_MS);

  return async (sent, html, signal) => {
    let bytes = 0;
    let fault: string | null = null;
    const lists = new Set<string>();
    /** Finds out whether a response is a part of a list that can be read directly from there. */
    const findList = async ({ kind, url, body, headers }: PageRequest, response: PageResponse): Promise<boolean> => {
      const contentType = response.headers['content-type'] ?? '';
      if (kind !== 'data' || body !== null || response.status !== 200 || !contentType.includes('json')) return false;
      // A header that a script sends, such as a key, would be missing.
      if (!Object.keys(headers).every((name) => PLAIN_HEADERS.has(name))) return false;
      const next = await reader('fetchedList', { url, body: response.body, contentType }, { signal });
      if (next === null || !(await canFetch(next))) return false;
      if (lists.size < MAX_LISTS) lists.add(`${next}${LIST_FRAGMENT}`);
      return true;
    };
    const respond = async (request: PageRequest, pageSignal: AbortSignal): Promise<PageResponse | null> => {
      if (bytes > MAX_PAGE_BYTES) return null;
      try {
        const response = await proxy(request, { from: sent.url, run: signal, page: pageSignal });
        bytes += response?.body.byteLength ?? 0;
        if (response && response.status >= 500) fault = `One of its requests returned HTTP status ${response.status}.`;
        return response && { ...response, isList: await findList(request, response) };
      } catch (error) {
        if (error instanceof FetchError) fault = error.message;
        throw error;
      }
    };
    const limits = { limitMs, maxLength: MAX_PAGE_LENGTH };
    const page = await renderer.render({ url: sent.url, html }, { run, ...limits, respond, signal });
    const body = new TextEncoder().encode(page.html);
    const hasGained = await reader('hasMoreContent', { body, plain: sent.body }, { signal });
    if (!hasGained && !page.isSettled) fault ??= `It did not finish within ${limitMs / 1000} seconds.`;
    if (!hasGained && fault !== null) throw new FetchError('render', `The page could not be rendered. ${fault}`);
    const url = new URL(page.url);
    url.hash = '';
    return {
      rendered: { url: url.href, status: 200, headers: NO_HEADERS, body, contentType: HTML },
      hasGained,
      lists: [...lists],
    };
  };
}
