import type { KeptPattern, PatternField } from '../../domain/site-pattern.ts';
import type { Draft } from '../extract/draft.ts';
import type { Page } from '../extract/page.ts';

/** Pages that the judgement is of, and those kept to learn from again. */
const WINDOW = 30;
const MOST_RECENT = 24;
const MOST_CHARACTERS = 8_000_000;
/** A field is empty that is found this much less often than when it was learned. */
const FALLEN = 0.5;
/** Fields that few products had tell nothing when they are missing. */
const USUAL = 0.7;

/** How well a pattern reads the pages of late, and which they were. */
export function createHealth() {
  /** For each product page the fields found; none where the pattern took it for no product. */
  let window: ReadonlySet<PatternField>[] = [];
  let recent: { page: Page; size: number }[] = [];

  return {
    /** @param looksSold whether the page looks like a product's to those who do not know the pattern */
    note(page: Page, draft: Draft | null, looksSold: boolean, size: number): void {
      if (!draft && !looksSold) return;
      window = [...window, draft ? fieldsOf(draft) : new Set<PatternField>()].slice(-WINDOW);
      recent = [...recent, { page, size }].slice(-MOST_RECENT);
      while (recent.length > 1 && recent.reduce((sum, each) => sum + each.size, 0) > MOST_CHARACTERS) recent.shift();
    },

    isPoor(filled: KeptPattern['filled']): boolean {
      if (window.length < WINDOW) return false;
      const usual = Object.entries(filled).filter(([, share]) => share >= USUAL);
      return usual.some(([field, share]) => {
        const now = window.filter((found) => [...found].some((each) => each === field)).length / WINDOW;
        return now < share * FALLEN;
      });
    },

    /** The pages of late, and begins anew. */
    takeRecent(): Page[] {
      const pages = recent.map(({ page }) => page);
      window = [];
      recent = [];
      return pages;
    },
  };
}

function fieldsOf(draft: Draft): ReadonlySet<PatternField> {
  const known = Object.entries(draft).filter(([, value]) => value !== null && value !== 'unknown');
  return new Set(known.map(([field]) => field as PatternField));
}
