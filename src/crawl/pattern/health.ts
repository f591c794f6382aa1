import type { KeptPattern, PatternField } from '../../domain/site-pattern.ts';
import type { SentPage } from '../run/page-reading.ts';
import { MAX_LEARNING_BYTES } from './learning.ts';

/** Number of recent pages to judge a pattern by, and of pages to keep for relearning. */
const WINDOW = 30;
const MAX_RECENT = 24;
/** A field counts as empty when its share falls below this fraction of what it was at learning. */
const DEGRADED_SHARE = 0.5;
/** A missing field means nothing if few products had it to begin with. */
const MIN_USUAL_SHARE = 0.7;

/** Tracks how well a pattern reads recent pages, and keeps those pages. */
export function createHealth() {
  /** The fields found on each product page; empty when the pattern did not recognize a product. */
  let window: ReadonlySet<PatternField>[] = [];
  let recent: SentPage[] = [];

  return {
    /**
     * @param fields the fields that the pattern found; null when it did not recognize a product
     * @param looksSold true if the page looks like a product page without the pattern
     */
    record(page: SentPage, fields: readonly PatternField[] | null, looksSold: boolean): void {
      if (!fields && !looksSold) return;
      window = [...window, new Set(fields)].slice(-WINDOW);
      recent = [...recent, page].slice(-MAX_RECENT);
      while (recent.length > 1 && recent.reduce((sum, { body }) => sum + body.length, 0) > MAX_LEARNING_BYTES)
        recent.shift();
    },

    isDegraded(filled: KeptPattern['filled']): boolean {
      if (window.length < WINDOW) return false;
      const usuallyFilled = Object.entries(filled).filter(([, share]) => share >= MIN_USUAL_SHARE);
      return usuallyFilled.some(([field, share]) => {
        const now = window.filter((found) => [...found].some((each) => each === field)).length / WINDOW;
        return now < share * DEGRADED_SHARE;
      });
    },

    /** Returns the recent pages and resets. */
    takeRecent(): SentPage[] {
      const pages = recent;
      window = [];
      recent = [];
      return pages;
    },
  };
}
