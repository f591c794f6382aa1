import { LIMITS, OPPOSITE } from '../lexicon/limits.ts';
import { NUMBERED_THINGS } from '../lexicon/numbered-things.ts';
import type { PhraseMatcher } from '../lexicon/phrases.ts';
import { PRICE_PHRASES } from '../lexicon/price-phrases.ts';
import { RANGES } from '../lexicon/ranges.ts';
import type { Amount, AmountText } from './amounts.ts';
import type { TextSpan } from './tokens.ts';

export type Limit = 'min' | 'max' | 'around';

/** The words of a text, with the amount or the measure that begins at each of them, if any. */
export interface Numbered<T extends TextSpan> {
  words: readonly string[];
  amounts: readonly (T | null)[];
}

/** Tokens that state limits. */
export interface StatedLimits extends TextSpan {
  limits: [Limit, Amount][];
}

/** A smaller number without a currency is a count or an age. */
const MIN_BARE = 10;
const MIN_YEAR = 1900;
const MAX_YEAR = 2100;
/** Maximum words between "my budget" and the amount. */
const MAX_BUDGET_WORDS = 4;
const MAX_FILLERS = 2;

/** Phrases after an amount that show that it is not a quantity. */
const AFTER_PRICE = [PRICE_PHRASES.goesOn, ...Object.values(LIMITS.after), LIMITS.before.max];

/**
 * Reads a range that begins at a token: "between 50 and 80 euros", "$50–80".
 * @param isStated true after words that make it one of prices, such as "budget", so that it may lack a currency
 */
export function rangeAt(read: AmountText, at: number, isStated = false): StatedLimits | null {
  const { words } = read;
  const ends = rangeEnds(read, at);
  if (!ends) return null;
  const { low, high } = ends;
  if (low.value >= high.value || !isPrice(read, high)) return null;
  const after = RANGES.after(words, high.end);
  if (!low.isMoney && !high.isMoney) {
    const isBetween = isStated || RANGES.between(words, at) > 0 || after > 0;
    if (!isBetween || low.value < MIN_BARE || isYears(low, high)) return null;
  }
  const codes = high.codes.length > 0 ? high.codes : low.codes;
  return {
    limits: [
      ['min', { ...low, codes }],
      ['max', { ...high, codes }],
    ],
    start: at,
    end: high.end + after,
  };
}

/** Returns the two ends of a range that begins at a token, in words or with a dash. */
export function rangeEnds<T extends TextSpan>(read: Numbered<T>, at: number): { low: T; high: T } | null {
  const { words, amounts } = read;
  const length = RANGES.between(words, at) || RANGES.from(words, at);
  const low = length > 0 ? amountAfter(read, at + length) : amounts[at];
  if (!low) return null;
  const joiner = RANGES.joiner(words, low.end) || (length > 0 ? RANGES.end(words, low.end) : 0);
  const high = joiner > 0 ? amountAfter(read, low.end + joiner) : null;
  return high && { low, high };
}

/** Reads a limit that begins at a token: a phrase before or after an amount, or a stated budget. */
export const limitAt = (read: AmountText, at: number): StatedLimits | null =>
  limitBefore(read, at) ?? budgetAt(read, at) ?? limitAfter(read, at);

/** Reads "under 50 €". */
function limitBefore(read: AmountText, at: number): StatedLimits | null {
  const [phrase, length] = limitPhrase(read.words, at, LIMITS.before);
  if (length === 0 || isName(read.words, at)) return null;
  const amount = amountAfter(read, at + length);
  if (!amount) return null;
  const denied = LIMITS.deniedBefore(read.words, at, phrase);
  const limit = denied > 0 ? OPPOSITE[phrase] : phrase;
  const start = at - denied;
  const range = rangeAt(read, amount.start, true);
  // "Max. 50–60 €", "around 50–60 €"
  if (range) return { ...range, limits: range.limits.filter(([end]) => phrase === 'around' || end === limit), start };
  if (!isPrice(read, amount)) return null;
  // "From 2015" is a date.
  if (!amount.isMoney && RANGES.from(read.words, at) > 0 && isYears(amount)) return null;
  return withRepetition(read, limit, amount, start);
}

/** Reads "my budget is 50 €". */
function budgetAt(read: AmountText, at: number): StatedLimits | null {
  const { words, amounts } = read;
  const length = PRICE_PHRASES.budget(words, at);
  if (length === 0) return null;
  for (let place = at + length; place <= at + length + MAX_BUDGET_WORDS; place++) {
    const range = rangeAt(read, place, true);
    if (range) return { ...range, start: at };
    const amount = amounts[place];
    if (amount && isPrice(read, amount)) return withRepetition(read, 'max', amount, at);
    if (LIMITS.before.max(words, place) > 0 || LIMITS.before.around(words, place) > 0) return null;
  }
  return null;
}

/** Reads "50 € or less". */
function limitAfter(read: AmountText, at: number): StatedLimits | null {
  const amount = read.amounts[at];
  if (!amount) return null;
  const [limit, length] = limitPhrase(read.words, amount.end, LIMITS.after);
  if (length === 0 || (!amount.isMoney && amount.value < MIN_BARE)) return null;
  // In "iPhone 15 max 40 €" and "4K max 500 €", the limit belongs to the next amount.
  if (amount.codes.length === 0 && amountAfter(read, amount.end + length)) return null;
  return { limits: [[limit, amount]], start: at, end: amount.end + length };
}

/**
 * Returns a price without a limit, which is taken for a maximum: next to a symbol, at the end of a clause, or after
 * "for".
 */
export function plainPriceIn({ tokens, words, amounts }: AmountText): Amount | null {
  if (words.some((_, at) => NUMBERED_THINGS.coin(words, at) > 0)) return null;
  for (const amount of amounts) {
    // A price at the start of a text is part of a name: "$50 gift card".
    if (!amount || amount.codes.length === 0 || (amount.start === 0 && amount.end < tokens.length)) continue;
    const isAtEnd = !/[\p{L}\p{Nd}]/u.test(words[amount.end] ?? '');
    const isNamed = PRICE_PHRASES.before(words, amount.start - 1) > 0;
    if (amount.hasSymbol || isAtEnd || isNamed) return { ...amount, start: isNamed ? amount.start - 1 : amount.start };
  }
  return null;
}

/** Returns the amount after a phrase, with a filler or a point between: "max. 50", "sotto i 100 euro". */
export function amountAfter<T extends TextSpan>({ words, amounts }: Numbered<T>, from: number): T | null {
  let at = from;
  while (/^[.:=]$/.test(words[at] ?? '')) at += 1;
  for (let fillers = 0; fillers <= MAX_FILLERS; fillers++) {
    const amount = amounts[at];
    if (amount) return amount;
    if (PRICE_PHRASES.filler(words, at) === 0 && !/^['’]$/.test(words[at] ?? '')) return null;
    at += 1;
  }
  return null;
}

/** True if an amount is money, or may be: no counted noun follows. */
function isPrice({ tokens, words, amounts }: AmountText, { value, isMoney, end }: Amount): boolean {
  if (isMoney) return true;
  const next = tokens[end];
  if (value < MIN_BARE) return false;
  if (!next || !/\p{L}/u.test(next.word)) return next?.kind !== 'number' && next?.kind !== 'sign';
  if (next.start === tokens[end - 1]?.end) return false;
  // "From 2015 to 2018" is not a price, and "60 W" ends with a unit.
  if (RANGES.joiner(words, end) > 0 && amounts[end + 1]) return false;
  if (next.word.length === 1 && !tokens[end + 1]) return false;
  return AFTER_PRICE.some((matcher) => matcher(words, end) > 0);
}

/** Includes words that repeat the limit: "not more than 50 max". */
function withRepetition({ words }: AmountText, limit: Limit, amount: Amount, start: number): StatedLimits {
  const repeated = limit === 'max' ? LIMITS.after.max(words, amount.end) : 0;
  return { limits: [[limit, amount]], start, end: amount.end + repeated };
}

const isYears = (...ends: Amount[]) => ends.every(({ value }) => value >= MIN_YEAR && value <= MAX_YEAR);

/** True if a phrase is the end of a product's name: "iPhone 15 Pro Max". */
export const isName = (words: readonly string[], at: number): boolean =>
  [1, 2].some((back) => NUMBERED_THINGS.name(words, at - back) > back);

/** Returns the limit with the longest phrase at a token, and the length of the phrase; 0 if there is none. */
export function limitPhrase(
  words: readonly string[],
  at: number,
  phrases: Record<Limit, PhraseMatcher>,
): [Limit, number] {
  let best: [Limit, number] = ['max', 0];
  for (const limit of ['max', 'min', 'around'] as const) {
    const length = phrases[limit](words, at);
    if (length > best[1]) best = [limit, length];
  }
  return best;
}
