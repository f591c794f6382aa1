import type { PageCause, RunCause } from './crawl-cause.ts';
import type { CrawlNote } from './crawl-note.ts';
import type { CrawlReport } from './crawl-report.ts';
import type { CrawledProduct } from './provenance.ts';
import type { CrawlCounts, CrawlMethod, CrawlRun } from './crawl-run.ts';

/** A page that a run still has to fetch. */
export interface FrontierPage {
  url: string;
  /** Number of steps from the run's start. */
  depth: number;
  /** The last modification by a sitemap (ISO 8601), if given. */
  modifiedAt?: string;
  /** An earlier crawl's data of the page, while its products are in the catalogue. */
  memory?: PageVersion & {
    /** True if the page did not change since then, according to the sitemap. */
    isFresh: boolean;
  };
}

/** Headers by which a shop identifies the versions of a page. */
export interface PageVersion {
  etag: string | null;
  lastModified: string | null;
}

/** The outcome of fetching one page. */
export interface PageOutcome {
  url: string;
  status: 'fetched' | 'failed' | 'skipped';
  /** The reason for a failure or skip. */
  cause?: PageCause;
  /** The reason in a form for people. */
  reason?: string;
  /** True if its products are unchanged since an earlier crawl: they are not included again. */
  isUnchanged?: boolean;
  /** Pages whose products stay as they are, because what this page states of them is implausible. */
  kept?: readonly string[];
  /** The number of products that the page, a list, claims to have. */
  claimed?: number | undefined;
  /** The fetched page's validators. */
  version?: PageVersion | undefined;
  products: readonly CrawledProduct[];
  links: readonly FrontierPage[];
}

/**
 * A run reads the pages in the sitemaps, follows links from the home page, or reads the product feed of an e-commerce
 * platform, which is named in `crawl/platform/platforms.ts`.
 */
export type PageSource = 'sitemap' | 'links' | (string & {});

/** The run that merges products, with the time of its start (ISO 8601). */
export interface MergingRun {
  crawlRunId: string;
  startedAt: string | null;
}

/** The input that a worker needs for a run. */
export interface CrawlTask {
  organizationId: string;
  assistantId: string;
  crawlRunId: string;
  method: CrawlMethod;
  /** Null when it was removed after the run was queued. */
  siteUrl: string | null;
  /** The assistant's public key, by which its owner proves that the shop is theirs. */
  embedKey: string;
  userAgent: string | null;
  /** Present if an earlier run read the shop well, so that what this one finds is compared with it. */
  earlier: EarlierValues | null;
  /** The source of the run's pages, once an earlier worker has determined it. */
  source: PageSource | null;
}

/** The catalogue's data before a run. */
export interface EarlierValues {
  /** Names of the shop, which no product has. */
  names: readonly string[];
  /** Returns the catalogue's products on these pages. */
  on(urls: readonly string[]): Promise<EarlierProduct[]>;
}

export type EarlierProduct = Pick<
  CrawledProduct,
  'url' | 'externalId' | 'title' | 'price' | 'imageUrl' | 'description'
>;

export interface CrawlRuns {
  /** Returns the latest runs, newest first, at most `MAX_LISTED_RUNS`. */
  list(organizationId: string, assistantId: string): Promise<CrawlRun[]>;
  /** The run that is queued or running for the assistant. */
  active(organizationId: string, assistantId: string): Promise<CrawlRun | undefined>;
  /** Queues a run for the workers; undefined when one is queued or running already. */
  start(organizationId: string, assistantId: string, method: CrawlMethod): Promise<CrawlRun | undefined>;
  find(organizationId: string, crawlRunId: string): Promise<CrawlRun | undefined>;
  /** The outcome of its pages, so far or in total. */
  report(organizationId: string, crawlRunId: string): Promise<CrawlReport | undefined>;
  /**
   * Runs work on a run while no other worker does; waits for the one that does.
   * @param work gets a signal that also aborts when the lock on the run is lost
   * @throws the signal's reason when it is aborted in the meantime
   */
  hold(crawlRunId: string, signal: AbortSignal, work: (signal: AbortSignal) => Promise<void>): Promise<void>;
  /** Marks the run as running; undefined when it is deleted or over. */
  begin(organizationId: string, crawlRunId: string): Promise<CrawlTask | undefined>;
  /**
   * Ends the run; a completed one removes the products that the shop no longer has. Undefined when it was already over
   * or is deleted.
   */
  finish(
    organizationId: string,
    crawlRunId: string,
    end: {
      status: 'completed' | 'failed' | 'cancelled';
      error: string | null;
      cause?: RunCause | null;
      notes?: readonly CrawlNote[];
    },
  ): Promise<CrawlRun | undefined>;
}

/** Rate limits for hosts: one budget for all runs of all workers. */
export interface HostBudget {
  /** Milliseconds between two requests to a host that does not ask for more. */
  interval: number;
  /** Takes the next `count` turns with a host, `interval` milliseconds apart. @returns milliseconds until the first */
  take(host: string, count: number, interval: number): Promise<number>;
  /** The host throttled us: no turn comes before this many milliseconds. */
  postpone(host: string, ms: number): Promise<void>;
  /** Returns the milliseconds between two requests that the host was found to bear; 0 if it never throttled us. */
  pace(host: string): Promise<number>;
  /** Keeps that for the next runs. */
  learnPace(host: string, ms: number): Promise<void>;
}

/** The pages of one run: pending, in progress and done, with their results. */
export interface Frontier {
  /** Adds new pages, up to the run's limit. */
  add(pages: readonly FrontierPage[]): Promise<void>;
  /** Records that the start pages are added: a later worker continues instead of starting over. */
  setSource(source: PageSource): Promise<void>;
  /** Returns up to `count` pages to fetch, first in first out; empty when none is left. */
  take(count: number): Promise<FrontierPage[]>;
  /** Records pages with their products, links and counts, all or nothing. False when the run is over or deleted. */
  record(outcomes: readonly PageOutcome[]): Promise<boolean>;
  /** Records pages that robots.txt disallows for the run; they do not count towards any limit. */
  recordDisallowed(urls: readonly string[]): Promise<void>;
  counts(): Promise<CrawlCounts>;
}
