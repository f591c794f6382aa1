import { type KeptPattern, SitePattern } from '../../domain/site-pattern.ts';
import type { Page } from '../extract/html/scan-page.ts';
import { checkPattern } from './check.ts';
import { learnDetails } from './details-induction.ts';
import { inducePattern } from './induction.ts';

/** A pattern that passed the check on pages it was not learned from. */
export type Learned = { pattern: SitePattern; filled: KeptPattern['filled'] };

/** Learning reads the whole sample, so it gets the time limit of this many pages. */
export const LEARNING_PAGES = 3;
/** Maximum total size of a sample's pages, which are copied to a thread at once. */
export const MAX_LEARNING_BYTES = 8_000_000;
/** Every third page is held out for the check. */
const HOLDOUT_EVERY = 3;

/** Splits pages into those to learn from and those held out for the check. */
export function splitSample(pages: readonly Page[]): { known: Page[]; unknown: Page[] } {
  const sorted = pages.toSorted((a, b) => (a.url < b.url ? -1 : 1));
  return {
    known: sorted.filter((_, at) => at % HOLDOUT_EVERY !== 1),
    unknown: sorted.filter((_, at) => at % HOLDOUT_EVERY === 1),
  };
}

/** Learns a site's pattern without a model. Returns null when the pages share none or it fails the check. */
export function learnByInduction(pages: readonly Page[]): Learned | null {
  const { known, unknown } = splitSample(pages);
  const pattern = inducePattern(known);
  return pattern && acceptPattern(pattern, known, unknown);
}

/**
 * Returns the pattern with its fill rates, without rules for empty fields, and with the places of details; null when it
 * fails the check.
 */
export function acceptPattern(
  { fields: proposed }: SitePattern,
  known: readonly Page[],
  unknown: readonly Page[],
): Learned | null {
  const { isGood, filled } = checkPattern({ fields: proposed }, unknown);
  if (!isGood) return null;
  const fields = Object.fromEntries(Object.entries(proposed).filter(([field]) => Object.hasOwn(filled, field)));
  const pattern = SitePattern.parse({ fields });
  return { pattern: { ...pattern, details: learnDetails(pattern, known, unknown) ?? {} }, filled };
}
