import { DETAILS } from '../../domain/provenance.ts';
import type { PatternField, SitePattern } from '../../domain/site-pattern.ts';
import { isHomePage } from '../extract/address.ts';
import type { Draft } from '../extract/draft.ts';
import type { Page } from '../extract/html/scan-page.ts';
import { draftAt } from './field.ts';
import { type SamplePage, samplePages } from './sample-page.ts';

export type Filled = Partial<Record<PatternField, number>>;
/** What a pattern found on pages that it was not learned from. */
export type Check = { isGood: boolean; filled: Filled };

const MIN_PRODUCTS = 2;
const DISTINCT = 0.8;
/** Of the pages that have a name of their own, and of those that show a price to any reader. */
const AGREEING = 0.6;
/** So many of what is found may look like lists. */
const MAX_LIST_SHARE = 0.2;
const MAX_PRICE = 1e7;
const REFUSED: Check = { isGood: false, filled: {} };

/**
 * Whether what a pattern finds on some pages can be true: on several of them, under names of their own that the pages'
 * titles and addresses agree with, at plausible prices that are not all the same and stand where people see them.
 */
export function checkPattern(pattern: SitePattern, pages: readonly Page[]): Check {
  const samples = samplePages(pages.filter(({ url }) => !isHomePage(url)));
  const found = samples.flatMap((page) => {
    const draft = draftAt(pattern, page);
    return draft ? [{ page, draft }] : [];
  });
  if (found.length < MIN_PRODUCTS) return REFUSED;
  const drafts = found.map(({ draft }) => draft);
  const prices = drafts.flatMap(({ price }) => price ?? []);
  const isPlausible =
    prices.length >= found.length / 2 &&
    prices.every((price) => price < MAX_PRICE) &&
    (prices.length < 4 || new Set(prices).size > 1);
  const isDistinct = new Set(drafts.map(({ title }) => title)).size >= found.length * DISTINCT;
  const isNamed = share(found, ({ page, draft }) => page.agreement(draft.title ?? '') > 0) >= AGREEING;
  const isSeen =
    share(
      found.filter(({ page }) => page.shown.prices.length > 0),
      shows,
    ) >= AGREEING;
  const isGood = isPlausible && isDistinct && isNamed && isSeen && share(drafts, sells) >= AGREEING && !lists(found);
  return isGood ? { isGood, filled: filledIn(drafts) } : REFUSED;
}

/** Per field the share of products that have it. */
function filledIn(drafts: readonly Draft[]): Filled {
  const has = (field: PatternField, draft: Draft) => draft[field] !== null && draft[field] !== 'unknown';
  const entries = DETAILS.map((field) => [field, share(drafts, (draft) => has(field, draft))] as const);
  return Object.fromEntries(entries.filter(([, filled]) => filled > 0));
}

/** A name and a price alone are talked about. */
function sells({ availability, externalId, imageUrl }: Draft): boolean {
  return availability !== 'unknown' || externalId !== null || imageUrl !== null;
}

function shows({ page, draft }: { page: SamplePage; draft: Draft }): boolean {
  return draft.price === null || page.shown.prices.some(({ amount }) => amount === draft.price);
}

/** Whether too many of what was found are lists of other products. */
function lists(found: readonly { page: SamplePage; draft: Draft }[]): boolean {
  const isList = ({ page, draft }: (typeof found)[number]) => {
    const own = page.shown.prices.filter(({ amount }) => amount === draft.price);
    return own.length > 0 && own.every(({ first }) => page.shown.isInTile(first));
  };
  return share(found, isList) > MAX_LIST_SHARE;
}

function share<Each>(all: readonly Each[], test: (each: Each) => boolean): number {
  return all.length === 0 ? 1 : all.filter(test).length / all.length;
}
