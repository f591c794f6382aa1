import { type Amount, readAmounts } from './amounts.ts';
import { type Limit, limitAt, plainPriceIn, rangeAt } from './price-limits.ts';
import type { TextSpan } from './tokens.ts';

/** The price limits that a shopper states. */
export interface Budget {
  min: number | null;
  max: number | null;
  /** "About 50": neither end is exact. */
  around: number | null;
  /** Possible ISO 4217 codes of the amounts, the likeliest first; empty if the text does not say. */
  currencies: readonly string[];
}

/** Tolerance of "about", in either direction. */
const APPROXIMATE = 0.25;
const MAX_TEXT_LENGTH = 4_000;

/** Returns the lowest and the highest price that fit a budget. */
export function rangeOf({ min, max, around }: Pick<Budget, 'min' | 'max' | 'around'>): {
  min: number | null;
  max: number | null;
} {
  return {
    min: min ?? (around === null ? null : around * (1 - APPROXIMATE)),
    max: max ?? (around === null ? null : around * (1 + APPROXIMATE)),
  };
}

/**
 * Parses the price limits that a shopper states, in any of the languages of `lexicon/limits.ts`: "under $1,299",
 * "zwischen 50 und 80 Euro", "à partir de 100 €", "max 2k". A number that counts or measures something is not a price.
 * @returns the parts of the text that state them, in order; null if the text states no limit
 */
export function readBudget(text: string): { budget: Budget; spans: TextSpan[] } | null {
  const read = readAmounts(text.slice(0, MAX_TEXT_LENGTH));
  const { tokens } = read;
  const budget: Budget = { min: null, max: null, around: null, currencies: [] };
  const spans: TextSpan[] = [];

  function note(limits: readonly [Limit, Amount][], { start, end }: TextSpan): void {
    for (const [limit, { value, codes }] of limits) {
      budget[limit] = value;
      if (codes.length > 0) budget.currencies = codes;
    }
    spans.push({ start: tokens[start]?.start ?? 0, end: tokens[end - 1]?.end ?? 0 });
  }

  for (let at = 0; at < tokens.length;) {
    const found = rangeAt(read, at) ?? limitAt(read, at);
    if (found) note(found.limits, found);
    at = found?.end ?? at + 1;
  }
  const price = spans.length === 0 ? plainPriceIn(read) : null;
  if (price) note([['max', price]], price);
  return spans.length > 0 ? { budget, spans } : null;
}
