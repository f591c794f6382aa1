import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import type { Fetcher } from './fetch.ts';
import { pour } from './fetch-body.ts';
import {
  createSitemapReader,
  GUNZIP,
  isGzip,
  MAX_BYTES,
  type SitemapContent,
  type SitemapEntry,
} from './sitemap-parse.ts';

export { parseSitemap, type SitemapEntry } from './sitemap-parse.ts';

/** Indexes of indexes are against the protocol, but exist. */
const MAX_DEPTH = 3;
/** Files remembered; a hostile index could name millions. */
const MAX_QUEUE = 10_000;
/** The letters that products begin with in Germanic and Romance languages; "sitemap" itself holds an "item". */
const PRODUCTS = /produ|prodott|(?<!s)item|artikel/i;

export type SitemapOptions = {
  /** The shop. Its pages are on the same host, with or without www. */
  site: URL;
  /** Whether robots.txt lets a page be read. Sitemaps are not asked about: being named invites to read them. */
  allows: (url: string) => boolean;
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
  { site, allows, maxUrls, maxFiles = 200, signal, onFault }: SitemapOptions,
): AsyncGenerator<SitemapEntry> {
  const host = bareHost(site);
  const queue = createQueue();
  const given = new Set<string>();
  for (const written of urls) {
    const url = URL.parse(written, site);
    if (url) queue.add(url, 1);
    else onFault?.(written, new Error('The sitemap has no valid address.'));
  }

  for (let files = 0; files < maxFiles && given.size < maxUrls; files++) {
    const file = queue.next();
    if (!file) return;
    let content: SitemapContent;
    try {
      content = await fetchSitemap(fetcher, file.url, signal);
    } catch (error) {
      if (signal?.aborted) throw error;
      onFault?.(file.url, error instanceof Error ? error : new Error(String(error)));
      continue;
    }
    if (content.entries.length === 0) onFault?.(file.url, new Error('The sitemap names no pages.'));
    if (content.truncated)
      onFault?.(file.url, new Error(`Only the first ${content.entries.length} addresses are read.`));
    for (const entry of content.entries) {
      const url = URL.parse(entry.loc, file.url);
      if (!url) continue;
      url.hash = '';
      if (content.kind === 'index') {
        if (file.depth < MAX_DEPTH) queue.add(url, file.depth + 1);
      } else if (bareHost(url) === host && /^https?:$/.test(url.protocol) && !given.has(url.href) && allows(url.href)) {
        given.add(url.href);
        yield { ...entry, loc: url.href };
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

async function fetchSitemap(fetcher: Pick<Fetcher, 'get'>, url: string, signal?: AbortSignal): Promise<SitemapContent> {
  let content: SitemapContent | undefined;
  const read = async (chunks: AsyncIterable<Uint8Array>): Promise<void> => {
    content = await readSitemap(chunks);
  };
  const { status } = await fetcher.get(url, { accept: 'xml', maxBytes: MAX_BYTES, read, ...(signal && { signal }) });
  if (!content) throw new Error(`The sitemap was answered with status ${status}.`);
  return content;
}

/** Reads a file as it comes, packed or not, so that its size costs no memory. */
async function readSitemap(chunks: AsyncIterable<Uint8Array>): Promise<SitemapContent> {
  const reader = createSitemapReader();
  const read = async (unpacked: AsyncIterable<Uint8Array>): Promise<void> => {
    let size = 0;
    for await (const chunk of unpacked) {
      size += chunk.length;
      reader.write(chunk);
      if (reader.isFull() || size > MAX_BYTES) return;
    }
  };
  const rest = chunks[Symbol.asyncIterator]();
  const first = await rest.next();
  if (first.done) return reader.end();
  async function* all(): AsyncGenerator<Uint8Array> {
    yield first.value;
    yield* { [Symbol.asyncIterator]: () => rest };
  }
  await (isGzip(first.value) ? pour(Readable.from(all()), [createGunzip(GUNZIP)], read) : read(all()));
  return reader.end();
}
