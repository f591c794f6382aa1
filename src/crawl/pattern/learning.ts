import { type KeptPattern, SitePattern } from '../../domain/site-pattern.ts';
import type { Page } from '../extract/html/scan-page.ts';
import { checkPattern } from './check.ts';
import { inducePattern } from './induction.ts';

/** A pattern that held on pages which it was not learned from. */
export type Learned = { pattern: SitePattern; filled: KeptPattern['filled'] };

/** Learning looks at the whole sample: it may take as long as so many pages. */
export const LEARNING_PAGES = 3;
/** What the pages of a sample may have together: they are copied to a thread at once. */
export const LEARNING_BYTES = 8_000_000;
/** Every third page is kept back to check by. */
const HOLDOUT_EVERY = 3;

/** The pages to learn from, and those to check by. */
export function split(pages: readonly Page[]): { known: Page[]; unknown: Page[] } {
  const sorted = pages.toSorted((a, b) => (a.url < b.url ? -1 : 1));
  return {
    known: sorted.filter((_, at) => at % HOLDOUT_EVERY !== 1),
    unknown: sorted.filter((_, at) => at % HOLDOUT_EVERY === 1),
  };
}

/** A site's pattern by our own induction; null where the pages have none in common, or it does not hold. */
export function learnByInduction(pages: readonly Page[]): Learned | null {
  const { known, unknown } = split(pages);
  const pattern = inducePattern(known);
  return pattern && checked(pattern, unknown);
}

/** The pattern with how full its fields were, without rules for fields that stayed empty; null where it does not hold. */
export function checked(pattern: SitePattern, unknown: readonly Page[]): Learned | null {
  const { isGood, filled } = checkPattern(pattern, unknown);
  if (!isGood) return null;
  const fields = Object.fromEntries(Object.entries(pattern.fields).filter(([field]) => Object.hasOwn(filled, field)));
  return { pattern: SitePattern.parse({ fields }), filled };
}
