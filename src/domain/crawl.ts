import type { CrawlReport } from './crawl-report.ts';
import type { CrawledProduct } from './provenance.ts';
import type { CrawlCounts, CrawlMethod, CrawlRun } from './records.ts';

/** A page that a run still has to fetch. */
export interface FrontierPage {
  url: string;
  /** Steps from where the run began. */
  depth: number;
  /** By when it was last changed, where a sitemap says so (ISO 8601). */
  modifiedAt?: string;
  /** What an earlier crawl keeps of the page, while its products are in the catalogue. */
  memory?: PageVersion & {
    /** Whether nothing was changed since it was read, as far as the sitemap says. */
    isFresh: boolean;
  };
}

/** Headers by which a shop tells the versions of a page apart. */
export interface PageVersion {
  etag: string | null;
  lastModified: string | null;
}

/** What fetching one page came to. */
export interface PageOutcome {
  url: string;
  status: 'fetched' | 'failed' | 'skipped';
  /** Why it failed or was skipped, in a word: `http_404`, `timeout`, `robots`, … */
  cause?: string;
  /** The same for a person to read. */
  reason?: string;
  /** Whether its products are as an earlier crawl found them: they are not given again. */
  isUnchanged?: boolean;
  /** Of the page as it was read. */
  version?: PageVersion | undefined;
  products: readonly CrawledProduct[];
  links: readonly FrontierPage[];
}

/** An e-commerce platform whose product feed a crawl can read; `crawl/platform/platforms.ts` has a reader for each. */
export type FeedName = 'shopify' | 'woocommerce' | 'magento';

/** A run reads the shop's own list, the pages of the sitemap, or follows links from the home page. */
export type PageSource = 'sitemap' | 'links' | FeedName;

/** What a worker has to know to carry a run out. */
export interface CrawlTask {
  organizationId: string;
  assistantId: string;
  crawlRunId: string;
  method: CrawlMethod;
  /** Null when it was taken away after the run was queued. */
  siteUrl: string | null;
  userAgent: string | null;
  /** Where the run's pages come from, once an earlier worker has found out. */
  source: PageSource | null;
}

export interface CrawlRuns {
  list(organizationId: string, assistantId: string): Promise<CrawlRun[]>;
  /** The run that is queued or running for the assistant. */
  active(organizationId: string, assistantId: string): Promise<CrawlRun | undefined>;
  /** Queues a run for the workers; undefined when one is queued or running already. */
  start(organizationId: string, assistantId: string, method: CrawlMethod): Promise<CrawlRun | undefined>;
  find(organizationId: string, crawlRunId: string): Promise<CrawlRun | undefined>;
  /** What became of its pages so far, or altogether once it is over. */
  report(organizationId: string, crawlRunId: string): Promise<CrawlReport | undefined>;
  /**
   * Carries work on a run out while no other worker does; waits for the one that does.
   * @param work is given a signal that is aborted too when the run cannot be held any longer
   * @throws the signal's reason when it is aborted meanwhile
   */
  hold(crawlRunId: string, signal: AbortSignal, work: (signal: AbortSignal) => Promise<void>): Promise<void>;
  /** Marks the run as running; undefined when it is gone or over. */
  begin(organizationId: string, crawlRunId: string): Promise<CrawlTask | undefined>;
  /**
   * Ends the run; a completed one takes out the products that the shop no longer has. Undefined when it was over already
   * or is gone.
   */
  finish(
    organizationId: string,
    crawlRunId: string,
    end: { status: 'completed' | 'failed' | 'cancelled'; error: string | null },
  ): Promise<CrawlRun | undefined>;
}

/** When hosts may be asked: one budget for all runs of all workers. */
export interface HostBudget {
  /** Milliseconds between two requests to a host that does not ask for more. */
  interval: number;
  /** Takes the next `count` turns with a host, `interval` milliseconds apart. @returns milliseconds until the first */
  take(host: string, count: number, interval: number): Promise<number>;
  /** The host asked for patience: no turn comes before this many milliseconds. */
  postpone(host: string, ms: number): Promise<void>;
}

/** The pages of one run: to do, under way and done, with everything a page gave. */
export interface Frontier {
  /** Puts pages in that are not there yet, up to the run's bound. */
  add(pages: readonly FrontierPage[]): Promise<void>;
  /** Notes that the start pages are in: a later worker goes on instead of beginning anew. */
  setSource(source: PageSource): Promise<void>;
  /** Up to `count` pages to fetch, first in first out; empty when nothing is left to take. */
  take(count: number): Promise<FrontierPage[]>;
  /** Records pages with their products, links and counts, all or nothing. False when the run is over or gone. */
  record(outcomes: readonly PageOutcome[]): Promise<boolean>;
  /** Notes pages that robots.txt keeps the run out of; they count against no bound. */
  recordDisallowed(urls: readonly string[]): Promise<void>;
  counts(): Promise<CrawlCounts>;
}
