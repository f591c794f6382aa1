import type { Assistant } from './assistant.ts';
import type { CrawlRun } from './crawl-run.ts';

/** An assistant at a glance. Each count ends at 10,000. */
export interface AssistantOverview extends Pick<Assistant, 'assistantId' | 'name' | 'status' | 'siteUrl'> {
  products: number;
  conversations: number;
  openQuestions: number;
  /** When a browser last showed it in the shop. */
  lastSeenAt: string | null;
  /** The newest run, with the time of its end, or of its start while it runs. */
  lastCrawl: (Pick<CrawlRun, 'status' | 'error' | 'notes'> & { at: string }) | null;
}
