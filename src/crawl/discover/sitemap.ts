import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import type { Fetcher } from '../http/fetch.ts';
import { pipeToReader } from '../http/body.ts';
import {
  createSitemapReader,
  GUNZIP,
  isGzip,
  MAX_BYTES,
  type SitemapContent,
  type SitemapEntry,
} from './sitemap-parse.ts';
import { PRODUCT_NAMES } from '../../text/lexicon/theme-names.ts';

export { parseSitemap, type SitemapEntry } from './sitemap-parse.ts';

export interface SitemapInput {
  /** The file's URL. */
  url: string;
  /** The file, compressed or not. */
  body: Uint8Array;
  /** The shop's URL. Its pages are on the same host, with or without www. */
  siteUrl: string;
  /** True if the page may be fetched. */
  isAllowed: (url: string) => boolean;
  maxUrls: number;
}

/** The content of a file: absolute URLs without duplicates, and only pages of the site that may be fetched. */
export interface SitemapReading extends SitemapContent {
  /** Number of URLs in the file. */
  named: number;
}

/** Nested indexes violate the protocol, but exist. */
const MAX_DEPTH = 3;
/** Most files remembered; a hostile index could name millions. */
const MAX_QUEUE = 10_000;
/** Chunk size for the parser, in bytes. */
const CHUNK_BYTES = 64 * 1024;

export type SitemapOptions = {
  site: URL;
  /**
   * Reads a file with `readSitemap`, on whichever thread. Sitemaps are read without checking robots.txt, which names
   * them.
   */
  read: (file: { url: string; body: Uint8Array }) => Promise<SitemapReading>;
  /** Most URLs returned. */
  maxUrls: number;
  /** Most files fetched. */
  maxFiles?: number;
  signal?: AbortSignal;
  /** Called for each file that was skipped or is incomplete. */
  onFault?: (url: string, error: Error) => void;
};

/**
 * Yields the pages in a site's sitemaps as absolute URLs, without duplicates. Follows index files, and reads files
 * named after products first. Reports and skips a faulty file.
 * @param urls the files to begin with, absolute or relative to the site's root
 * @throws FetchError aborted, by the signal
 */
export async function* readSitemaps(
  fetcher: Pick<Fetcher, 'get'>,
  urls: string[],
  options: SitemapOptions,
): AsyncGenerator<SitemapEntry> {
  const { site, maxUrls, maxFiles = 200, onFault } = options;
  const queue = createQueue();
  const found = new Set<string>();
  for (const written of urls) {
    const url = URL.parse(written, site);
    if (url) queue.add(url, 1);
    else onFault?.(written, new Error('The sitemap URL is invalid.'));
  }

  for (let files = 0; files < maxFiles && found.size < maxUrls; files++) {
    const file = queue.next();
    if (!file) return;
    const { kind, entries } = await readFile(fetcher, file.url, options);
    if (kind === 'index') {
      for (const { loc } of file.depth < MAX_DEPTH ? entries : []) queue.add(new URL(loc), file.depth + 1);
      continue;
    }
    for (const entry of entries) {
      if (found.has(entry.loc)) continue;
      found.add(entry.loc);
      yield entry;
      if (found.size === maxUrls) return;
    }
  }
}

/** Reads one file, and reports its fault. */
async function readFile(
  fetcher: Pick<Fetcher, 'get'>,
  url: string,
  { read, signal, onFault }: SitemapOptions,
): Promise<Pick<SitemapReading, 'kind' | 'entries'>> {
  try {
    const content = await read({ url, body: await fetchSitemap(fetcher, url, signal) });
    if (content.named === 0) onFault?.(url, new Error('The sitemap lists no pages.'));
    if (content.truncated) onFault?.(url, new Error(`Only the first ${content.named} URLs are read.`));
    return content;
  } catch (error) {
    if (signal?.aborted) throw error;
    onFault?.(url, error instanceof Error ? error : new Error(String(error)));
    return { kind: 'urlset', entries: [] };
  }
}

const bareHost = (url: URL) => url.host.replace(/^www\./, '');

/**
 * The queue of files to fetch: without duplicates, product files first, otherwise in the order in which they were
 * found.
 */
function createQueue() {
  const seen = new Set<string>();
  const products: { url: string; depth: number }[] = [];
  const others: { url: string; depth: number }[] = [];
  return {
    add({ href, pathname }: URL, depth: number) {
      if (seen.has(href) || seen.size === MAX_QUEUE) return;
      seen.add(href);
      (PRODUCT_NAMES.test(pathname) ? products : others).push({ url: href, depth });
    },
    next: () => products.shift() ?? others.shift(),
  };
}

/** Fetches a file, compressed or not, up to the size that a sitemap may have. */
async function fetchSitemap(fetcher: Pick<Fetcher, 'get'>, url: string, signal?: AbortSignal): Promise<Uint8Array> {
  let body: Uint8Array | undefined;
  const read = async (chunks: AsyncIterable<Uint8Array>): Promise<void> => {
    const received: Uint8Array[] = [];
    let size = 0;
    for await (const chunk of chunks) {
      received.push(chunk);
      size += chunk.length;
      if (size > MAX_BYTES) break;
    }
    body = Buffer.concat(received);
  };
  const { status } = await fetcher.get(url, { accept: 'xml', maxBytes: MAX_BYTES, read, ...(signal && { signal }) });
  if (!body) throw new Error(`The sitemap returned HTTP status ${status}.`);
  return body;
}

/** Reads one sitemap file. Decompresses no more of it than a sitemap may have. */
export async function readSitemap({ url, body, siteUrl, isAllowed, maxUrls }: SitemapInput): Promise<SitemapReading> {
  const content = await parse(body);
  const named = content.entries.length;
  const host = bareHost(new URL(siteUrl));
  const isPage = (page: URL) => bareHost(page) === host && /^https?:$/.test(page.protocol) && isAllowed(page.href);
  const maxEntries = content.kind === 'index' ? MAX_QUEUE : maxUrls;
  const entries = new Map<string, SitemapEntry>();
  for (const entry of content.entries) {
    const page = URL.parse(entry.loc, url);
    if (!page || entries.size === maxEntries) continue;
    page.hash = '';
    if (!entries.has(page.href) && (content.kind === 'index' || isPage(page)))
      entries.set(page.href, { ...entry, loc: page.href });
  }
  return { ...content, entries: [...entries.values()], named };
}

async function parse(body: Uint8Array): Promise<SitemapContent> {
  const reader = createSitemapReader();
  const read = async (chunks: AsyncIterable<Uint8Array>): Promise<void> => {
    let size = 0;
    for await (const chunk of chunks) {
      size += chunk.length;
      reader.write(chunk);
      if (reader.isFull() || size > MAX_BYTES) return;
    }
  };
  const source = Readable.from(splitChunks(body));
  await (isGzip(body) ? pipeToReader(source, [createGunzip(GUNZIP)], read) : read(source));
  return reader.end();
}

/** Splits the body, since the parser is faster on chunks and can stop between them. */
function* splitChunks(body: Uint8Array): Generator<Uint8Array> {
  for (let start = 0; start < body.length; start += CHUNK_BYTES) yield body.subarray(start, start + CHUNK_BYTES);
}
