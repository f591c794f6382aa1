import type { EarlierValues, Frontier, HostBudget, PageSource } from '../../domain/crawl.ts';
import type { Fetcher } from '../http/fetch.ts';
import type { PatternReaderOptions } from '../pattern/reader.ts';
import type { Renderer } from '../render/renderer.ts';
import type { Reader } from '../threads/reader.ts';

export interface CrawlLimits {
  maxPages: number;
  maxMinutes: number;
  /** Maximum concurrent requests. */
  hostConnections: number;
}

export type PatternOptions = Omit<PatternReaderOptions, 'reader' | 'rules' | 'signal'>;

export interface CrawlOptions {
  siteUrl: string;
  userAgent: string;
  /** The source of the pages, if an earlier worker determined it. */
  source: PageSource | null;
  frontier: Frontier;
  /** The catalogue's values from an earlier run that read the shop well; implausible ones do not replace them. */
  earlier?: EarlierValues | null;
  fetcher: Pick<Fetcher, 'get'>;
  /** Shared with other runs; without it, this run has a budget of its own. */
  budget?: HostBudget | undefined;
  limits: CrawlLimits;
  /** For the method ai: the site's known pattern, and the model that helps to find it. */
  patterns?: PatternOptions | undefined;
  /** Renders pages that need JavaScript; without it they are read as sent. */
  renderer?: Renderer | undefined;
  /** Parses the site's responses on other threads; without it, on this one. */
  reader?: Reader | undefined;
  signal: AbortSignal;
}
