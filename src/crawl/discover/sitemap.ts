import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import type { Fetcher } from '../http/fetch.ts';
import { pour } from '../http/body.ts';
import {
  createSitemapReader,
  GUNZIP,
  isGzip,
  MAX_BYTES,
  type SitemapContent,
  type SitemapEntry,
} from './sitemap-parse.ts';

export { parseSitemap, type SitemapEntry } from './sitemap-parse.ts';

export interface SitemapInput {
  /** The address of the file. */
  url: string;
  /** The file, packed or not. */
  body: Uint8Array;
  /** The shop. Its pages are on the same host, with or without www. */
  siteUrl: string;
  /** Whether a page may be read. */
  allows: (url: string) => boolean;
  maxUrls: number;
}

/** A file of which addresses are absolute, each is there once, and those of pages are the site's and may be read. */
export interface SitemapReading extends SitemapContent {
  /** How many addresses the file has. */
  named: number;
}

/** Indexes of indexes are against the protocol, but exist. */
const MAX_DEPTH = 3;
/** Files remembered; a hostile index could name millions. */
const MAX_QUEUE = 10_000;
/** How much of a file the parser is given at once, in bytes. */
const PIECE = 64 * 1024;
/** The letters that products begin with in Germanic and Romance languages; "sitemap" itself holds an "item". */
const PRODUCTS = /produ|prodott|(?<!s)item|artikel/i;

export type SitemapOptions = {
  site: URL;
  /** Reads a file by `readSitemap`, wherever that runs. Sitemaps are read without asking robots.txt, which names them. */
  read: (file: { url: string; body: Uint8Array }) => Promise<SitemapReading>;
  /** Limit of the addresses given. */
  maxUrls: number;
  /** Limit of the files fetched. */
  maxFiles?: number;
  signal?: AbortSignal;
  /** Told of each file that was passed over or is not complete. */
  onFault?: (url: string, error: Error) => void;
};

/**
 * The pages of a site by its sitemaps, each once, as absolute addresses. Index files are followed, files
 * named after products first. A faulty file is reported and passed over.
 * @param urls the files to begin with, absolute or from the site's root
 * @throws FetchError aborted, by the signal
 */
export async function* readSitemaps(
  fetcher: Pick<Fetcher, 'get'>,
  urls: string[],
  { site, read, maxUrls, maxFiles = 200, signal, onFault }: SitemapOptions,
): AsyncGenerator<SitemapEntry> {
  const queue = createQueue();
  const given = new Set<string>();
  for (const written of urls) {
    const url = URL.parse(written, site);
    if (url) queue.add(url, 1);
    else onFault?.(written, new Error('The sitemap URL is invalid.'));
  }

  for (let files = 0; files < maxFiles && given.size < maxUrls; files++) {
    const file = queue.next();
    if (!file) return;
    let content: SitemapReading;
    try {
      content = await read({ url: file.url, body: await fetchSitemap(fetcher, file.url, signal) });
    } catch (error) {
      if (signal?.aborted) throw error;
      onFault?.(file.url, error instanceof Error ? error : new Error(String(error)));
      continue;
    }
    if (content.named === 0) onFault?.(file.url, new Error('The sitemap lists no pages.'));
    if (content.truncated) onFault?.(file.url, new Error(`Only the first ${content.named} URLs are read.`));
    for (const entry of content.entries) {
      if (content.kind === 'index') {
        if (file.depth < MAX_DEPTH) queue.add(new URL(entry.loc), file.depth + 1);
      } else if (!given.has(entry.loc)) {
        given.add(entry.loc);
        yield entry;
        if (given.size === maxUrls) return;
      }
    }
  }
}

const bareHost = (url: URL) => url.host.replace(/^www\./, '');

/** The files still to fetch: each once, products first, else in the order in which they were found. */
function createQueue() {
  const seen = new Set<string>();
  const products: { url: string; depth: number }[] = [];
  const others: { url: string; depth: number }[] = [];
  return {
    add({ href, pathname }: URL, depth: number) {
      if (seen.has(href) || seen.size === MAX_QUEUE) return;
      seen.add(href);
      (PRODUCTS.test(pathname) ? products : others).push({ url: href, depth });
    },
    next: () => products.shift() ?? others.shift(),
  };
}

/** A file, packed or not, of which so much is taken as a sitemap may have. */
async function fetchSitemap(fetcher: Pick<Fetcher, 'get'>, url: string, signal?: AbortSignal): Promise<Uint8Array> {
  let body: Uint8Array | undefined;
  const read = async (chunks: AsyncIterable<Uint8Array>): Promise<void> => {
    const taken: Uint8Array[] = [];
    let size = 0;
    for await (const chunk of chunks) {
      taken.push(chunk);
      size += chunk.length;
      if (size > MAX_BYTES) break;
    }
    body = Buffer.concat(taken);
  };
  const { status } = await fetcher.get(url, { accept: 'xml', maxBytes: MAX_BYTES, read, ...(signal && { signal }) });
  if (!body) throw new Error(`The sitemap returned HTTP status ${status}.`);
  return body;
}

/** Reads a file of a site's sitemaps. Of a packed one that unpacks without end, so much is read as one may have. */
export async function readSitemap({ url, body, siteUrl, allows, maxUrls }: SitemapInput): Promise<SitemapReading> {
  const content = await parse(body);
  const named = content.entries.length;
  const host = bareHost(new URL(siteUrl));
  const isPage = (page: URL) => bareHost(page) === host && /^https?:$/.test(page.protocol) && allows(page.href);
  const most = content.kind === 'index' ? MAX_QUEUE : maxUrls;
  const entries = new Map<string, SitemapEntry>();
  for (const entry of content.entries) {
    const page = URL.parse(entry.loc, url);
    if (!page || entries.size === most) continue;
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
  const source = Readable.from(pieces(body));
  await (isGzip(body) ? pour(source, [createGunzip(GUNZIP)], read) : read(source));
  return reader.end();
}

/** The parser is faster by pieces, and stops between them. */
function* pieces(body: Uint8Array): Generator<Uint8Array> {
  for (let start = 0; start < body.length; start += PIECE) yield body.subarray(start, start + PIECE);
}
