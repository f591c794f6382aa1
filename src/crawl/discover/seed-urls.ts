import type { Frontier, FrontierPage, PageSource } from '../../domain/crawl.ts';
import { CrawlFailure } from '../run/failure.ts';
import { FetchError, type Fetcher } from '../http/fetch.ts';
import { MAX_ROBOTS_LENGTH } from './robots.ts';
import { type Site, pageAddress } from './site.ts';
import { type SiteRules, shareText } from './site-rules.ts';
import { readSitemaps } from './sitemap.ts';
import type { Reader } from '../threads/reader.ts';
import { parseLastmod } from '../http/conditional.ts';

const BATCH = 1_000;
/** A sitemap has up to 50 MB: reading it may take as long as this many pages. */
const SITEMAP_PAGES = 5;
/** Sitemap paths to try when robots.txt names none. */
const USUAL_SITEMAPS = ['/sitemap.xml', '/sitemap_index.xml'];

/** @throws {CrawlFailure} when robots.txt is unreachable (RFC 9309 section 2.3.1.4) */
export async function fetchRobots(
  fetcher: Pick<Fetcher, 'get'>,
  site: Site,
  signal: AbortSignal,
): Promise<SiteRules['robots']> {
  try {
    let text = '';
    const read = async (chunks: AsyncIterable<Uint8Array>): Promise<void> => {
      text = await readStart(chunks);
    };
    const address = new URL('/robots.txt', site.url).href;
    const { status } = await fetcher.get(address, { accept: 'text', maxBytes: Infinity, read, signal });
    if (status >= 500 || status === 429)
      throw new CrawlFailure(
        'robots_unavailable',
        `The robots.txt of ${site.url.host} returned HTTP status ${status}. The site cannot be crawled until it is available.`,
      );
    return { status, text: shareText(text) };
  } catch (error) {
    signal.throwIfAborted();
    if (!(error instanceof FetchError)) throw error;
    // Too many redirects mean that there is no such file (RFC 9309 section 2.3.1.2).
    if (error.code === 'too_many_redirects') return { status: 404, text: shareText('') };
    throw new CrawlFailure(error.code, error.message, { cause: error });
  }
}

/** Reads a file up to the length that counts and ignores the rest. */
async function readStart(chunks: AsyncIterable<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of chunks) {
    text += decoder.decode(chunk, { stream: true });
    if (text.length > MAX_ROBOTS_LENGTH) break;
  }
  return text;
}

export interface SeedOptions {
  fetcher: Pick<Fetcher, 'get'>;
  frontier: Frontier;
  site: Site;
  /** Sitemap URLs from robots.txt. */
  sitemaps: readonly string[];
  reader: Reader;
  rules: SiteRules;
  /** Called with pages that robots.txt disallows. */
  onDisallowed: (urls: readonly string[]) => void;
  maxPages: number;
  signal: AbortSignal;
}

/** Adds the start pages: the home page and the pages in the sitemaps. */
export async function addStartPages({ sitemaps, ...options }: SeedOptions): Promise<PageSource> {
  const { frontier, site } = options;
  await frontier.add([{ url: pageAddress(site.url.href), depth: 0 }]);
  let pages = await addSitemaps([...sitemaps], options);
  if (pages === 0) pages = await addSitemaps(USUAL_SITEMAPS, options);
  const source = pages > 0 ? 'sitemap' : 'links';
  await frontier.setSource(source);
  return source;
}

/** @returns the number of pages in the sitemaps */
async function addSitemaps(
  files: string[],
  { fetcher, frontier, site, reader, rules, onDisallowed, maxPages, signal }: Omit<SeedOptions, 'sitemaps'>,
): Promise<number> {
  let pages = 0;
  let batch: FrontierPage[] = [];
  const read = async (file: { url: string; body: Uint8Array }) => {
    const input = { rules, ...file, maxUrls: maxPages };
    const content = await reader('sitemap', input, { signal, pages: SITEMAP_PAGES });
    onDisallowed(content.disallowed);
    return content;
  };
  const options = { site: site.url, read, maxUrls: maxPages, signal };
  for await (const { loc, lastmod } of readSitemaps(fetcher, files, options)) {
    pages += 1;
    const modified = parseLastmod(lastmod);
    batch.push({ url: pageAddress(loc), depth: 0, ...(modified && { modifiedAt: modified }) });
    if (batch.length < BATCH) continue;
    await frontier.add(batch);
    batch = [];
  }
  await frontier.add(batch);
  return pages;
}
