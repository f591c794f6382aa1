import type { AttributeLimit } from '../text/attributes/limits.ts';
import { blankSpans, readLimits } from '../text/limits.ts';
import { rangeOf, readBudget } from '../text/money/budget.ts';
import { type Word, wordsOf } from '../text/words.ts';
import { type SearchWords, wordsIn } from './languages.ts';

/** Limits on the part of a query that is read. */
const MAX_QUERY_BYTES = 4_000;
const QUERY_WORDS = 24;

/** A word that the shopper excludes. */
export interface Exclusion {
  word: Word;
  /** True if the query states it as a quality (`sugar free`) rather than as a request (`without sugar`). */
  isQuality: boolean;
  /** Index of the wanted word that follows: the two may belong together, as in `without noise cancelling`. */
  next: number | null;
}

export interface PriceRange {
  min: number | null;
  max: number | null;
  /** Possible ISO 4217 codes; empty when the query does not name a currency. */
  currencies: readonly string[];
}

/** A parsed query. */
export interface ParsedQuery {
  wanted: Word[];
  /** Index of the first word that states the purpose, `car` in `phone holder for the car`; null when none is stated. */
  purpose: number | null;
  without: Exclusion[];
  price: PriceRange | null;
  /** Limits on attributes: their words are not wanted. */
  limits: readonly AttributeLimit[];
}

/** Takes all words literally. */
export function literalQuery(text: string): ParsedQuery {
  const wanted = unique(wordsOf(text, MAX_QUERY_BYTES).slice(0, QUERY_WORDS));
  return { wanted, purpose: null, without: [], price: null, limits: [] };
}

/**
 * Parses a shopper's request: wanted words, exclusions, price, and limits on attributes.
 * @param language of the catalogue
 */
export const parseQuery = (text: string, language: string): ParsedQuery =>
  parseRest(takeLimits(text.slice(0, MAX_QUERY_BYTES)), language);

/** Parses a question: like a request, but for limits on attributes, which texts have none of. */
export const parseQuestion = (text: string, language: string): ParsedQuery =>
  parseRest(takePrice(text.slice(0, MAX_QUERY_BYTES)), language);

function parseRest({ price, limits, rest }: Rest, language: string): ParsedQuery {
  const grammar = wordsIn(language);
  const all = withoutAsking(
    wordsOf(rest.replace(/n['’]t\b/giu, ' not').replace(/['’](?:d|ll|m|re|ve)\b/giu, ''), MAX_QUERY_BYTES),
    grammar,
  );
  const isNegated = new Map<number, boolean>();
  all.forEach(({ folded }, index) => {
    if (grammar.without.has(folded)) negateFrom(index + 1, isNegated);
    else if (grammar.free.has(folded) && index > 0 && isContent(index - 1)) isNegated.set(index - 1, true);
  });

  function isContent(index: number): boolean {
    const word = all[index]?.folded;
    return word !== undefined && !grammar.empty.has(word) && !grammar.without.has(word);
  }

  /** Negates the next content word, and those that `or` and `and` join to it. */
  function negateFrom(start: number, negated: Map<number, boolean>): void {
    let index = start;
    while (index < all.length && grammar.empty.has(all[index]?.folded ?? '')) index += 1;
    // "no 7" is a number.
    if (!isContent(index) || /^\d/.test(all[index]?.folded ?? '')) return;
    negated.set(index, false);
    if (grammar.or.has(all[index + 1]?.folded ?? '') && isContent(index + 2)) negateFrom(index + 2, negated);
  }

  const isWanted = (index: number) => isContent(index) && !isNegated.has(index) && !isMark(index);
  /** Negations that stand before or after the unwanted word. */
  const isMark = (index: number) => grammar.free.has(all[index]?.folded ?? '') && isNegated.get(index - 1) === true;

  const kept = all.flatMap((word, index) => (isWanted(index) ? [{ word, index }] : []));
  if (kept.length === 0) return { ...literalQuery(rest), price, limits };
  const wanted = unique(kept.map(({ word }) => word)).slice(0, QUERY_WORDS);
  const without = [...isNegated].flatMap(([index, isQuality]) => {
    const word = all[index];
    const following = kept.find((candidate) => candidate.index === index + 1)?.word.folded;
    const next = wanted.findIndex(({ folded }) => folded === following);
    return word ? [{ word, isQuality, next: next < 0 ? null : next }] : [];
  });
  const apart = all.findIndex(({ folded }, index) => index > (kept[0]?.index ?? 0) && grammar.apart.has(folded));
  const thing = kept.flatMap(({ word, index }) => (index < apart ? word : []));
  const purpose = apart < 0 ? null : unique(thing).length;
  return { wanted, purpose, without: without.slice(0, QUERY_WORDS), price, limits };
}

/** Drops the verb that begins a question, which elsewhere is a noun: `can you …`, but `can opener`. */
function withoutAsking(words: readonly Word[], { ask, empty }: SearchWords): readonly Word[] {
  const first = words.findIndex(({ folded }) => !empty.has(folded));
  const isAsking = ask.has(words[first]?.folded ?? '') && empty.has(words[first + 1]?.folded ?? '');
  return isAsking ? words.toSpliced(first, 1) : words;
}

function unique(words: readonly Word[]): Word[] {
  return [...new Map(words.map((word) => [word.folded, word])).values()];
}

/** True if a query limits an attribute. */
export const statesLimits = (text: string): boolean => takeLimits(text.slice(0, MAX_QUERY_BYTES)).limits.length > 0;

/** A query's limits, and the rest of the query. */
type Rest = Pick<ParsedQuery, 'price' | 'limits'> & { rest: string };

function takeLimits(text: string): Rest {
  const { budget, budgetSpans, attributes, attributeSpans } = readLimits(text);
  const price = budget && { ...rangeOf(budget), currencies: budget.currencies };
  return { price, limits: attributes, rest: blankSpans(text, [...budgetSpans, ...attributeSpans]) };
}

function takePrice(text: string): Rest {
  const read = readBudget(text);
  if (!read) return { price: null, limits: [], rest: text };
  const { budget, spans } = read;
  const price = { ...rangeOf(budget), currencies: budget.currencies };
  return { price, limits: [], rest: blankSpans(text, spans) };
}
