import type { FieldRule } from '../../domain/site-pattern.ts';
import { SALE_NAMES } from '../../text/lexicon/theme-names.ts';
import { parseAvailability } from '../extract/availability.ts';
import type { RuleCandidate } from './candidate.ts';
import { readPrice } from './field.ts';
import type { SamplePage } from './sample-page.ts';

const MAX_RULES = 4;
/** A rule that only one page needs may be a coincidence. */
const MIN_PAGES = 2;
/** Maximum share of products that are on sale; more, and the sale price is the usual one. */
const MAX_SALE_SHARE = 0.7;
/** Maximum ratio of a usual price to a sale price. */
const MAX_RATIO = 10;
/** Maximum median number of pieces between title and sale price. */
const MAX_SALE_DISTANCE = 30;
/** Number of pieces after a title to search for a status. */
const MAX_STATUS_PIECES = 60;
const MAX_STATUS_LENGTH = 60;
const SALE = new RegExp(String.raw`[._-](?:${SALE_NAMES})(?![a-z])`, 'i');

/**
 * Completes a rule for the price by those that some pages need: before it, the place of a lower price that only some
 * pages have; after it, the places of pages that have the price elsewhere.
 * @param named pages where the title is found
 */
export function completePrices(
  rule: FieldRule,
  title: FieldRule,
  named: readonly SamplePage[],
  candidates: readonly RuleCandidate[],
): FieldRule[] {
  const rules = [rule];
  while (rules.length < MAX_RULES) {
    const left = named.filter((page) => amountAt(page, rules) === null && isSold(page, title));
    const more = left.length < MIN_PAGES ? null : findFallback(left, named, candidates);
    if (!more) break;
    rules.push(more);
  }
  const products = named.filter((page) => isPriced(page, rules));
  const sale = rules.length < MAX_RULES ? findSale(rules, title, products, candidates) : null;
  return sale ? [sale, ...rules] : rules;
}

/** The price that the first of the rules with a value reads. */
function amountAt(page: SamplePage, rules: readonly FieldRule[]): number | null {
  const read = rules.values().map((rule) => readPrice(page, rule)?.amount);
  return read.find((amount) => amount !== undefined) ?? null;
}

/** True if the first of the rules with a value reads a price that is not in another product's box. */
export function isPriced(page: SamplePage, rules: readonly FieldRule[]): boolean {
  const rule = rules.find((each) => readPrice(page, each) !== null);
  return rule !== undefined && !isListed(page, rule);
}

/** True if the page can be bought from, or says whether its product is there. */
function isSold(page: SamplePage, title: FieldRule): boolean {
  if (page.content.buttons.length > 0) return true;
  const first = page.elementAt(title)?.first ?? 0;
  return page.pieces
    .slice(first, first + MAX_STATUS_PIECES)
    .some(
      (piece) =>
        piece.start >= 0 &&
        piece.end - piece.start <= MAX_STATUS_LENGTH &&
        page.isOwn(piece.element) &&
        parseAvailability(page.outline.textOf(piece)) !== 'unknown',
    );
}

/** Finds the place that has the price on most of the pages that are left, and nowhere a price of something else. */
function findFallback(
  left: readonly SamplePage[],
  named: readonly SamplePage[],
  candidates: readonly RuleCandidate[],
): FieldRule | null {
  let best: FieldRule | null = null;
  let most = MIN_PAGES - 1;
  for (const { rule } of candidates) {
    const read = left.filter((page) => readPrice(page, rule) !== null);
    const isOwn = (page: SamplePage) => page.supports(readPrice(page, rule)?.amount ?? 0) && !isListed(page, rule);
    if (read.length <= most || !read.every(isOwn)) continue;
    // Pages that state no price must not get one that is not theirs.
    const others = named.filter((page) => !left.includes(page) && page.content.price === null);
    if (others.some((page) => readPrice(page, rule) !== null)) continue;
    [best, most] = [rule, read.length];
  }
  return best;
}

function isListed(page: SamplePage, rule: FieldRule): boolean {
  const element = page.elementAt(rule);
  return element !== null && page.isListed(element);
}

/** Finds the place of a second, lower price that some products show. */
function findSale(
  rules: readonly FieldRule[],
  title: FieldRule,
  products: readonly SamplePage[],
  candidates: readonly RuleCandidate[],
): FieldRule | null {
  for (const { rule } of candidates) {
    const both = products.flatMap((page) => {
      const [sale, usual] = [readPrice(page, rule)?.amount, amountAt(page, rules)];
      return sale === undefined || usual === null || sale === usual ? [] : [{ page, sale, usual }];
    });
    const isSale = ({ page, sale, usual }: (typeof both)[number]) =>
      sale < usual &&
      sale > usual / MAX_RATIO &&
      !page.listedPrices.has(usual) &&
      (SALE.test(lastStep(rule.at)) || page.supports(sale));
    const isSome = both.length >= MIN_PAGES && both.length < products.length * MAX_SALE_SHARE;
    const pages = both.map(({ page }) => page);
    if (isSome && both.every(isSale) && distance(pages, title, rule) < MAX_SALE_DISTANCE) return rule;
  }
  return null;
}

const lastStep = (at: string): string => at.slice(at.lastIndexOf(' ') + 1);

/** The median number of pieces from title to price; a price above its title counts double. */
export function distance(pages: readonly SamplePage[], title: FieldRule, price: FieldRule): number {
  const all = pages.map((page) => (page.elementAt(price)?.first ?? 0) - (page.elementAt(title)?.first ?? 0));
  const steps = all.map((each) => (each < 0 ? -2 * each : each)).toSorted((a, b) => a - b);
  return Math.min(100, steps[Math.floor(steps.length / 2)] ?? 100);
}
