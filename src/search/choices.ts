import type { ProductDetails } from '../domain/product-details.ts';
import type { Product } from '../domain/product.ts';
import type { SearchFilters } from '../domain/search.ts';
import { NUMBERED_THINGS } from '../text/lexicon/numbered-things.ts';
import { words } from '../text/words.ts';
import { isWithin } from './detail-filters.ts';
import { FIELDS } from './fields.ts';
import type { ParsedQuery } from './query.ts';
import type { Candidate, Ranked } from './rank.ts';
import type { Terms } from './terms.ts';
import { fieldAt } from './vector.ts';

/** The words of a query that may be option values, "red" and "M" in "red dress size M", and the price next to them. */
export interface Choices {
  words: ReadonlySet<string>;
  price: ParsedQuery['price'];
  /** Minimum number of options with a value in the query: one value alone may be a coincidence. */
  minOptions: number;
}

const DETAILS = FIELDS.indexOf('details');
/** Number of the best products whose details are searched for words of the query. */
const MAX_SEARCHED = 20;
const MAX_VALUE_BYTES = 400;
/** A size such as "M", "xxl", "42" or "256gb". A colour alone is found by its word, without reading details. */
const SIZE = /^(?:\p{Nd}|x{0,4}[sl]$|m$)/u;

/**
 * Returns null unless the query has a size or a price, and the details of one of the best products have enough of its
 * words, one of which no other field has.
 */
export function choicesIn(
  { wanted, price }: ParsedQuery,
  terms: Terms,
  candidates: readonly Candidate[],
  ranked: readonly Ranked[],
): Choices | null {
  const named = wanted.map(({ folded }) => folded);
  if (price === null && !named.some((word) => SIZE.test(word))) return null;
  const minOptions = named.some((_, at) => at < named.length - 1 && NUMBERED_THINGS.size(named, at) > 0) ? 1 : 2;
  const best = new Set(ranked.slice(0, MAX_SEARCHED).map(({ id }) => id));
  const isTold = ({ id, places }: Candidate) => {
    if (!best.has(id)) return false;
    const fields = terms.wanted.map(({ alternatives: [own] }) =>
      (own?.lexemes ?? []).flatMap((lexeme) => places.get(lexeme) ?? []).map(fieldAt),
    );
    const inDetails = fields.filter((found) => found.includes(DETAILS));
    return inDetails.length >= minOptions && inDetails.some((found) => found.every((field) => field === DETAILS));
  };
  return candidates.some(isTold) ? { words: new Set(named), price, minOptions } : null;
}

/** True if a variant that can be bought, within the price, has the values that the query names. */
export function offersChoice(
  { currency }: Product,
  { options, variants }: ProductDetails,
  choices: Choices,
  filters: SearchFilters,
): boolean {
  const { price, minOptions } = choices;
  const isNamed = (value: string | null) => {
    const parts = value === null ? [] : words(value, MAX_VALUE_BYTES);
    return parts.length > 0 && parts.every((part) => choices.words.has(part));
  };
  const named = options.map(({ values }) => new Set<string | null>(values.filter(isNamed)));
  if (named.filter(({ size }) => size > 0).length < minOptions) return false;
  const isMentioned = price && (price.currencies.length === 0 || price.currencies.includes(currency ?? ''));
  const limits = {
    minPrice: filters.minPrice ?? (isMentioned ? (price.min ?? undefined) : undefined),
    maxPrice: filters.maxPrice ?? (isMentioned ? (price.max ?? undefined) : undefined),
    availability: filters.availability,
  };
  return variants.some(
    (variant) =>
      variant.availability !== 'out_of_stock' &&
      isWithin(variant, limits) &&
      named.every((values, at) => values.size === 0 || values.has(variant.values[at] ?? null)),
  );
}
