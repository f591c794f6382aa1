import { FetchError, type FetchOptions, type FetchResult, type Fetcher } from '../http/fetch.ts';
import { type Reader, readHere } from '../threads/reader.ts';
import { type PageRendererOptions, createPageRenderer } from './page-renderer.ts';
import { type PageKind, classifyEarly } from './shell.ts';

export interface RenderingFetcherOptions extends Omit<PageRendererOptions, 'reader'> {
  /** Without it, pages are read on this thread. */
  reader?: Reader;
}

export interface RenderingFetcher extends Pick<Fetcher, 'get'> {
  /** Returns the number of pages not rendered for lack of a browser, and how to fix that; null if there are none. */
  missingBrowser(): { pages: number; message: string } | null;
  /**
   * Renders all pages without a product from now on.
   * @returns URLs that also render pages already read unrendered, in the order in which they were read
   */
  renderAll(maxPages: number): string[];
  /** Returns the URLs of further parts of the lists that a rendered page's scripts have fetched. */
  listsOf(sent: FetchResult): readonly string[];
  /** Returns a URL that renders a page already read, to the end of its list; null if enough lists are rendered. */
  growingList(url: string): string | null;
}

interface PageToRender {
  kind: PageKind;
  html: string;
}

/** Makes a URL new to the crawl, but the same to the shop. */
const RETRY_FRAGMENT = '#rendered';
/** Most pages remembered that were read unrendered. */
const MAX_UNRENDERED = 500;
/** Most lists rendered because of signs that they grow. */
const MAX_GROWING = 200;
/**
 * After this many pages in a row that gain nothing from rendering, pages are read as sent; after as many failures,
 * pages that need rendering fail.
 */
const MAX_UNPRODUCTIVE = 10;
const MAX_FAILURES = 5;

/**
 * Creates a fetcher that renders pages in a browser if their HTML as sent is a shell without products. A page's
 * requests all go through the given fetcher.
 */
export function createRenderingFetcher({ reader = readHere, ...options }: RenderingFetcherOptions): RenderingFetcher {
  const { fetcher, canFetch } = options;
  const renderPage = createPageRenderer({ ...options, reader });
  /** Pages with scripts that were read without rendering. */
  const unrendered = new Set<string>();
  const growing = new Set<string>();
  const lists = new WeakMap<FetchResult, readonly string[]>();
  let rendersAll = false;
  let missing: { pages: number; message: string } | null = null;
  let unproductive = 0;
  let failures = 0;

  /** Returns the page to render; null if it is read as sent, in which case it may be rendered later. */
  async function findPageToRender(
    sent: FetchResult,
    requestedUrl: string,
    signal: AbortSignal,
  ): Promise<PageToRender | null> {
    if (unproductive >= MAX_UNPRODUCTIVE || !(sent.url === requestedUrl || (await canFetch(sent.url)))) return null;
    const isRetry = requestedUrl.endsWith(RETRY_FRAGMENT);
    if (isRetry && !Buffer.from(sent.body.buffer, sent.body.byteOffset, sent.body.byteLength).includes('<script'))
      return null;
    const early = isRetry || rendersAll ? null : classifyEarly(sent.body);
    const { url, body, contentType } = sent;
    const { kind, html } = early
      ? { kind: early, html: null }
      : await reader('shell', { url, body, contentType, isRetry, rendersAll }, { signal });
    if (kind === 'page' && !isRetry && !rendersAll && unrendered.size < MAX_UNRENDERED) unrendered.add(url);
    return html === null ? null : { kind, html };
  }

  /** Renders a page; returns it as sent if it has content of its own and there is no browser. */
  async function render(sent: FetchResult, page: PageToRender, signal: AbortSignal): Promise<FetchResult> {
    if (failures >= MAX_FAILURES)
      throw new FetchError(
        'render',
        `The page needs JavaScript rendering, which failed for ${failures} pages before it.`,
      );
    try {
      const { rendered, hasGained, lists: found } = await renderPage(sent, page.html, signal);
      lists.set(rendered, found);
      unproductive = hasGained ? 0 : unproductive + 1;
      failures = 0;
      return rendered;
    } catch (error) {
      const isMissing = error instanceof FetchError && error.code === 'no_browser';
      if (isMissing && page.kind === 'page') return sent;
      if (isMissing) missing = { pages: (missing?.pages ?? 0) + 1, message: error.message };
      else if (!signal.aborted) failures += 1;
      throw error;
    }
  }

  return {
    missingBrowser: () => missing,
    listsOf: (sent) => lists.get(sent) ?? [],
    growingList(url) {
      if (url.includes('#') || growing.has(url) || growing.size >= MAX_GROWING) return null;
      growing.add(url);
      return url + RETRY_FRAGMENT;
    },
    renderAll(maxPages) {
      const urls = [...unrendered].slice(0, maxPages);
      for (const url of urls) unrendered.delete(url);
      rendersAll = true;
      return urls.map((url) => url + RETRY_FRAGMENT);
    },
    async get(url, fetchOptions: FetchOptions = {}) {
      const sent = await fetcher.get(url, fetchOptions);
      if (fetchOptions.accept !== 'html' || sent.status !== 200) return sent;
      const signal = fetchOptions.signal ?? new AbortController().signal;
      const page = await findPageToRender(sent, url, signal);
      return page ? render(sent, page, signal) : sent;
    },
  };
}
