import type { KeptPattern, PatternField } from '../../domain/site-pattern.ts';
import type { SentPage } from '../run/page-reading.ts';
import { LEARNING_BYTES } from './learning.ts';

/** Pages that the judgement is of, and those kept to learn from again. */
const WINDOW = 30;
const MAX_RECENT = 24;
/** A field is empty that is found this much less often than when it was learned. */
const FALLEN = 0.5;
/** Fields that few products had tell nothing when they are missing. */
const MIN_USUAL_SHARE = 0.7;

/** How well a pattern reads the pages of late, and which they were. */
export function createHealth() {
  /** For each product page the fields found; none where the pattern took it for no product. */
  let window: ReadonlySet<PatternField>[] = [];
  let recent: SentPage[] = [];

  return {
    /**
     * @param fields those that the pattern found; null where it took the page for no product
     * @param looksSold whether the page looks like a product's to those who do not know the pattern
     */
    note(page: SentPage, fields: readonly PatternField[] | null, looksSold: boolean): void {
      if (!fields && !looksSold) return;
      window = [...window, new Set(fields)].slice(-WINDOW);
      recent = [...recent, page].slice(-MAX_RECENT);
      while (recent.length > 1 && recent.reduce((sum, { body }) => sum + body.length, 0) > LEARNING_BYTES)
        recent.shift();
    },

    isPoor(filled: KeptPattern['filled']): boolean {
      if (window.length < WINDOW) return false;
      const usual = Object.entries(filled).filter(([, share]) => share >= MIN_USUAL_SHARE);
      return usual.some(([field, share]) => {
        const now = window.filter((found) => [...found].some((each) => each === field)).length / WINDOW;
        return now < share * FALLEN;
      });
    },

    /** The pages of late, and begins anew. */
    takeRecent(): SentPage[] {
      const pages = recent;
      window = [];
      recent = [];
      return pages;
    },
  };
}
