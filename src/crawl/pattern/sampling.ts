import type { Frontier, FrontierPage } from '../../domain/crawl.ts';
import { FetchError, type FetchResult, type Fetcher } from '../http/fetch.ts';
import type { SentPage } from '../run/page-reading.ts';
import { type Site, pageAddress } from '../discover/site.ts';
import type { SiteRules } from '../discover/site-rules.ts';
import type { Reader } from '../threads/reader.ts';
import { TooExpensive } from '../threads/too-expensive.ts';
import { MAX_LEARNING_BYTES } from './learning.ts';

export interface SamplingOptions {
  fetcher: Pick<Fetcher, 'get'>;
  frontier: Frontier;
  site: Site;
  reader: Reader;
  rules: SiteRules;
  /** Maximum concurrent fetches; 1 when the host asks for a crawl delay. */
  connections: number;
  /** True if pages unchanged since an earlier run are useful too. */
  rereads: boolean;
  signal: AbortSignal;
}

export interface Sampling extends Pick<SamplingOptions, 'fetcher' | 'frontier'> {
  pages: SentPage[];
}

const MAX_PAGES = 24;
const MAX_TRIES = 36;
/** Limit when pages are fetched one at a time. */
const MAX_SLOW_PAGES = 9;
const BATCH_SIZE = 64;
const MAX_BYTES = 32 * 1024 * 1024;

/**
 * Fetches a sample of a site's pages, as varied as possible, before the crawl begins. The frontier and the fetcher that
 * it returns replay what was taken and fetched, so no page is fetched twice.
 */
export async function sampleSite(options: SamplingOptions): Promise<Sampling> {
  const { fetcher, frontier, site, reader, rules, connections, rereads, signal } = options;
  const maxPages = connections > 1 ? MAX_PAGES : MAX_SLOW_PAGES;
  const taken = await frontier.take(BATCH_SIZE);
  const waiting = [...taken];
  const fetched = new Map<string, FetchResult>();
  const pages: SentPage[] = [];
  let keptBytes = 0;
  // With a stored pattern, the pages that the sitemap marks as changed suffice to check it.
  const follows = rereads || taken.length <= 1;
  const queue = createQueue();
  queue.offer(pageAddress(site.url.href));
  const changed = taken.filter(({ memory }) => rereads || !memory?.isFresh).map(({ url }) => url);
  for (const url of await reader('filterAllowed', { rules, urls: changed }, { signal })) queue.offer(url);

  async function fetchOne(url: string): Promise<void> {
    try {
      const result = await fetcher.get(url, { accept: 'html', signal });
      fetched.set(url, result);
      if (result.status >= 400 || !site.owns(result.url)) return;
      const page = { url: result.url, body: result.body, contentType: result.contentType };
      const links = await reader('links', { rules, ...page }, { signal });
      if (!links) return;
      if (keptBytes + page.body.byteLength <= MAX_LEARNING_BYTES) {
        keptBytes += page.body.byteLength;
        pages.push(page);
      }
      for (const link of follows ? links : []) queue.offer(link);
    } catch (error) {
      signal.throwIfAborted();
      // The crawl will hit the same error and report it.
      if (!(error instanceof FetchError || error instanceof TooExpensive)) throw error;
    }
  }

  for (let tries = 0; tries < MAX_TRIES && pages.length < maxPages;) {
    const bytes = fetched.values().reduce((sum, { body }) => sum + body.byteLength, 0);
    if (bytes > MAX_BYTES) break;
    const urls = queue.take(connections);
    if (urls.length === 0) break;
    tries += urls.length;
    await Promise.all(urls.map(fetchOne));
  }
  return { pages, frontier: replayTaken(frontier, waiting), fetcher: replayFetched(fetcher, fetched) };
}

/** Wraps a frontier so that it forgets what earlier runs read. */
export function withoutMemory(frontier: Frontier): Frontier {
  const take = async (count: number) => (await frontier.take(count)).map(({ url, depth }) => ({ url, depth }));
  return { ...frontier, take };
}

/** Queues addresses by kind, and takes about as many of each kind. */
function createQueue() {
  const kinds = new Map<string, { urls: string[]; taken: number }>();
  const known = new Set<string>();

  return {
    offer(url: string): void {
      if (known.has(url) || known.size > 5_000) return;
      known.add(url);
      const kind = kindOf(url);
      const same = kinds.get(kind) ?? { urls: [], taken: 0 };
      kinds.set(kind, same);
      same.urls.push(url);
    },
    take(count: number): string[] {
      const found: string[] = [];
      while (found.length < count) {
        const left = kinds.values().filter(({ urls }) => urls.length > 0);
        const least = [...left].toSorted((a, b) => a.taken - b.taken)[0];
        const url = least?.urls.shift();
        if (!least || url === undefined) break;
        least.taken++;
        found.push(url);
      }
      return found;
    },
  };
}

/** Pages in the same top-level folder are of one kind, as are pages outside any folder. */
function kindOf(url: string): string {
  const { pathname, searchParams } = new URL(url);
  const parts = pathname.split('/').filter((part) => part !== '');
  const names = [...searchParams.keys()].toSorted().join(',');
  return `${parts.length} ${parts.length > 1 ? parts[0] : ''} ${names}`;
}

function replayTaken(frontier: Frontier, waiting: FrontierPage[]): Frontier {
  return { ...frontier, take: async (count) => (waiting.length > 0 ? waiting.splice(0, count) : frontier.take(count)) };
}

function replayFetched(fetcher: Pick<Fetcher, 'get'>, fetched: Map<string, FetchResult>): Pick<Fetcher, 'get'> {
  return {
    async get(url, options) {
      const known = fetched.get(url);
      fetched.delete(url);
      return known ?? fetcher.get(url, options);
    },
  };
}
