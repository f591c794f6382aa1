import { randomUUID } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { FetchError, type FetchOptions, type FetchResult, type Fetcher } from '../http/fetch.ts';
import { type Reader, readHere } from '../threads/reader.ts';
import type { PageAnswer, PageRequest } from './messages.ts';
import type { Renderer } from './renderer.ts';
import { type PageKind, classifyEarly } from './shell.ts';

export interface DrawnPagesOptions {
  fetcher: Pick<Fetcher, 'get'>;
  renderer: Renderer;
  /** True if a page may be fetched: it belongs to the shop, and its robots.txt allows it. */
  canFetch: (url: string) => boolean | Promise<boolean>;
  /** The host's crawl delay, in milliseconds. */
  delay: number;
  /** Without it, pages are read on this thread. */
  reader?: Reader;
}

export interface DrawnPages extends Pick<Fetcher, 'get'> {
  /** Returns how many pages could not be rendered for lack of a browser, and how to fix that; null if there are none. */
  missingBrowser(): { pages: number; message: string } | null;
  /**
   * Renders all pages without a product from now on.
   * @returns URLs that also render pages already read unrendered, in the order in which they were read
   */
  again(most: number): string[];
}

/** Makes a URL new to the crawl, but the same to the shop. */
const AGAIN = '#drawn';
const MAX_READ = 500;
const HTML = 'text/html; charset=utf-8';
const NO_HEADERS = { get: () => null };
const LIMIT_MS = 10_000;
/** The rendering timeout is extended by this many crawl delays of the host, up to a minute. */
const PAUSES = 10;
const MAX_PAUSES_MS = 60_000;
const MAX_PAGE_BYTES = 40 * 1024 * 1024;
const MAX_PAGE_LENGTH = 10 * 1024 * 1024;
/**
 * After this many pages in a row that gain nothing from rendering, pages are read as sent; after as many failures,
 * pages that need rendering fail.
 */
const MAX_UNPRODUCTIVE = 10;
const MAX_FAILURES = 5;
/** Resources that several pages of a run share are fetched once. */
const MAX_CACHE_BYTES = 16 * 1024 * 1024;
/** Response headers that scripts read, besides the body. */
const HEADERS =
  'content-type link access-control-allow-origin x-total-count x-total-pages x-wp-total x-wp-totalpages'.split(' ');

/**
 * Creates a fetcher that renders pages in a browser if their HTML as sent is a shell without products. A page's
 * requests all go through the given fetcher. A rendered page has no version: its shell changes only when the shop's
 * programs do.
 */
export function createRenderingFetcher({
  fetcher,
  renderer,
  canFetch,
  delay,
  reader = readHere,
}: DrawnPagesOptions): DrawnPages {
  const cache = new LRUCache<string, PageAnswer>({
    maxSize: MAX_CACHE_BYTES,
    sizeCalculation: ({ body }) => Math.max(1, body.byteLength), // a size of zero is rejected
  });
  const underWay = new Map<string, Promise<PageAnswer>>();
  const limitMs = LIMIT_MS + Math.min(PAUSES * delay, MAX_PAUSES_MS);
  let missing: { pages: number; message: string } | null = null;
  let unproductive = 0;
  let failures = 0;
  /** Pages with scripts that were read without rendering. */
  const read = new Set<string>();
  let drawsAll = false;
  const run = randomUUID();

  async function draw(plain: FetchResult, html: string, signal: AbortSignal): Promise<FetchResult> {
    const page = { url: plain.url, html };
    let bytes = 0;
    let fault: string | null = null;
    const answer = async (request: PageRequest, pageSignal: AbortSignal) => {
      if (bytes > MAX_PAGE_BYTES) return null;
      try {
        const given = await answerFor(request, signal, pageSignal);
        bytes += given?.body.byteLength ?? 0;
        if (given && given.status >= 500) fault = `One of its requests returned HTTP status ${given.status}.`;
        return given;
      } catch (error) {
        if (error instanceof FetchError) fault = error.message;
        throw error;
      }
    };
    const drawn = await renderer.draw(page, { run, limitMs, maxLength: MAX_PAGE_LENGTH, answer, signal });
    const body = new TextEncoder().encode(drawn.html);
    const isMore = await reader('hasMoreContent', { body, plain: plain.body }, { signal });
    if (!isMore && !drawn.isSettled) fault ??= `It did not finish within ${limitMs / 1000} seconds.`;
    if (!isMore && fault !== null) throw new FetchError('render', `The page could not be rendered. ${fault}`);
    unproductive = isMore ? 0 : unproductive + 1;
    const url = new URL(drawn.url);
    url.hash = '';
    return { url: url.href, status: 200, headers: NO_HEADERS, body, contentType: HTML };
  }

  async function answerFor(request: PageRequest, ofRun: AbortSignal, ofPage: AbortSignal): Promise<PageAnswer | null> {
    const { kind, url, headers, body } = request;
    if (kind === 'document') {
      if (!(await canFetch(url))) return null;
      const result = await fetcher.get(url, { accept: 'html', signal: ofPage });
      if (!(await canFetch(result.url))) return null;
      return result.url === url.replace(/#.*/s, '') ? answerOf(result) : leadingTo(result.url);
    }
    const script = { headers, body };
    if (body !== null) return answerOf(await fetcher.get(url, { script, signal: ofPage }));
    const key = `${url}\n${JSON.stringify(headers)}`;
    const known = cache.get(key) ?? underWay.get(key);
    if (known) return known;
    // The response is cached for other pages, so it is not aborted with this one.
    const answer = fetchFor(key, url, { script, signal: ofRun }).finally(() => underWay.delete(key));
    underWay.set(key, answer);
    return answer;
  }

  async function fetchFor(key: string, url: string, options: FetchOptions): Promise<PageAnswer> {
    const result = await fetcher.get(url, options);
    const answer = answerOf(result);
    if (result.status === 200 && !result.headers.get('cache-control')?.includes('no-store')) cache.set(key, answer);
    return answer;
  }

  /** Returns the page to render; null if it is read as sent, in which case it may be rendered later. */
  async function wanted(
    plain: FetchResult,
    asked: string,
    signal: AbortSignal,
  ): Promise<{ kind: PageKind; html: string } | null> {
    if (unproductive >= MAX_UNPRODUCTIVE || !(plain.url === asked || (await canFetch(plain.url)))) return null;
    const isAgain = asked.endsWith(AGAIN);
    const early = isAgain || drawsAll ? null : classifyEarly(plain.body);
    const { url, body, contentType } = plain;
    const { kind, html } = early
      ? { kind: early, html: null }
      : await reader('shell', { url, body, contentType, isAgain, drawsAll }, { signal });
    if (kind === 'page' && !isAgain && !drawsAll && read.size < MAX_READ) read.add(url);
    return html === null ? null : { kind, html };
  }

  return {
    missingBrowser: () => missing,
    again(most) {
      const urls = [...read].slice(0, most);
      for (const url of urls) read.delete(url);
      drawsAll = true;
      return urls.map((url) => url + AGAIN);
    },
    async get(url, options: FetchOptions = {}) {
      const plain = await fetcher.get(url, options);
      if (options.accept !== 'html' || plain.status !== 200) return plain;
      const signal = options.signal ?? new AbortController().signal;
      const page = await wanted(plain, url, signal);
      if (!page) return plain;
      if (failures >= MAX_FAILURES)
        throw new FetchError(
          'render',
          `The page needs JavaScript rendering, which failed for ${failures} pages before it.`,
        );
      try {
        const drawn = await draw(plain, page.html, signal);
        failures = 0;
        return drawn;
      } catch (error) {
        const isMissing = error instanceof FetchError && error.code === 'no_browser';
        if (isMissing && page.kind === 'page') return plain;
        if (isMissing) missing = { pages: (missing?.pages ?? 0) + 1, message: error.message };
        else if (!signal.aborted) failures += 1;
        throw error;
      }
    },
  };
}

function answerOf({ status, headers, body }: FetchResult): PageAnswer {
  const sent = HEADERS.map((name) => [name, headers.get(name)] as const);
  return { status, headers: Object.fromEntries(sent.flatMap(([name, value]) => (value ? [[name, value]] : []))), body };
}

/** Navigates the page to the target of its redirect, so that it runs under its own URL. */
function leadingTo(url: string): PageAnswer {
  const body = Buffer.from(`<script>location.replace(${JSON.stringify(url).replaceAll('<', '\\u003c')})</script>`);
  return { status: 200, headers: { 'content-type': HTML }, body };
}
