import { SOURCED_FIELDS } from '../../domain/provenance.ts';
import type { PatternField, SitePattern } from '../../domain/site-pattern.ts';
import type { Draft } from '../extract/draft.ts';
import type { Element } from '../extract/html/outline.ts';
import type { VisiblePrice } from '../extract/visible/visible-price.ts';
import { readTemplates } from './field.ts';
import type { SamplePage } from './sample-page.ts';

type CheckedPage = { page: SamplePage; draft: Draft };
export type Filled = Partial<Record<PatternField, number>>;
/** The result of running a pattern on pages that it was not learned from. */
export type Check = { isGood: boolean; filled: Filled };

const MIN_PRODUCTS = 2;
const MIN_DISTINCT_SHARE = 0.8;
/** Minimum share of products that pass each test: matching name, visible price, signs of being sold. */
const MIN_PASSING_SHARE = 0.6;
/** Maximum share of the found products that may look like lists. */
const MAX_LIST_SHARE = 0.2;
const MAX_PRICE = 1e7;
const INLINE = /^(?:a|b|big|em|font|i|mark|small|span|strong|sub|sup|u)$/;
/** Number of pieces before and after a price to look for its sentence in. */
const MAX_SENTENCE = 10;
const MAX_PRICE_WORDS = 4;
const REFUSED: Check = { isGood: false, filled: {} };

/**
 * Checks that a pattern's results are plausible: it finds products on several pages, with distinct names that match the
 * pages' titles and addresses, and with plausible prices that differ and are visible on the page.
 */
export function checkPattern(pattern: SitePattern, pages: readonly SamplePage[]): Check {
  const found = pages.flatMap((page) => {
    const draft = readTemplates(pattern, page)?.draft;
    return draft ? [{ page, draft }] : [];
  });
  if (found.length < MIN_PRODUCTS) return REFUSED;
  const drafts = found.map(({ draft }) => draft);
  const prices = drafts.flatMap(({ price }) => price ?? []);
  const isPlausible =
    prices.length >= found.length / 2 &&
    prices.every((price) => price < MAX_PRICE) &&
    (prices.length < 4 || new Set(prices).size > 1);
  const isDistinct = new Set(drafts.map(({ title }) => title)).size >= found.length * MIN_DISTINCT_SHARE;
  const isNamed = share(found, ({ page, draft }) => page.agreement(draft.title ?? '') > 0) >= MIN_PASSING_SHARE;
  const isVisible =
    share(
      found.filter(({ page }) => page.content.prices.length > 0),
      showsPrice,
    ) >= MIN_PASSING_SHARE;
  const isGood =
    isPlausible &&
    isDistinct &&
    isNamed &&
    isVisible &&
    share(found, hasSaleSigns) >= MIN_PASSING_SHARE &&
    !hasTooManyLists(found);
  return isGood ? { isGood, filled: measureFilled(drafts) } : REFUSED;
}

/** The share of products that have each field. */
export function measureFilled(drafts: readonly Draft[]): Filled {
  const has = (field: PatternField, draft: Draft) => draft[field] !== null && draft[field] !== 'unknown';
  const entries = SOURCED_FIELDS.map((field) => [field, share(drafts, (draft) => has(field, draft))] as const);
  return Object.fromEntries(entries.filter(([, filled]) => filled > 0));
}

/** A page with only a name, a picture and a price may be an article, which names its prices in sentences. */
function hasSaleSigns({ page, draft }: CheckedPage): boolean {
  const { availability, externalId, imageUrl, price } = draft;
  if (availability !== 'unknown' || externalId !== null) return true;
  const places = page.content.prices.filter(({ amount, first }) => amount === price && !page.content.isInTile(first));
  return imageUrl !== null && places.length > 0 && !places.every((place) => isInSentence(place, page));
}

/** True if words of the same block come before and after a price. */
function isInSentence({ element, first, last }: VisiblePrice, { outline }: SamplePage): boolean {
  let block: Element = element;
  while (block.parent && INLINE.test(block.name)) block = block.parent;
  const countWords = (from: number, to: number) => {
    const pieces = outline.pieces.slice(Math.max(from, first - MAX_SENTENCE), Math.min(to, last + MAX_SENTENCE));
    return pieces.map((piece) => outline.textOf(piece).match(/\p{L}{2,}/gu)?.length ?? 0).reduce((a, b) => a + b, 0);
  };
  const ownWords = countWords(first, last) > MAX_PRICE_WORDS;
  return ownWords || (countWords(block.first, first) > 1 && countWords(last, block.last) > 1);
}

function showsPrice({ page, draft }: CheckedPage): boolean {
  return draft.price === null || page.content.prices.some(({ amount }) => amount === draft.price);
}

/** True if too many of the results are lists of other products. */
function hasTooManyLists(found: readonly CheckedPage[]): boolean {
  const isList = ({ page, draft }: CheckedPage) => {
    const own = page.content.prices.filter(({ amount }) => amount === draft.price);
    return own.length > 0 && own.every(({ first }) => page.content.isInTile(first));
  };
  return share(found, isList) > MAX_LIST_SHARE;
}

function share<Each>(all: readonly Each[], test: (each: Each) => boolean): number {
  return all.length === 0 ? 1 : all.filter(test).length / all.length;
}
