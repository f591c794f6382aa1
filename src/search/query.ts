import { rangeOf, readBudget } from '../text/money/budget.ts';
import { type Word, wordsOf } from '../text/words.ts';
import { type Words, wordsIn } from './languages.ts';

/** Limits on the part of a query that is read. */
const QUERY_BYTES = 4_000;
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
}

/** Takes all words literally. */
export function literalQuery(text: string): ParsedQuery {
  return { wanted: unique(wordsOf(text, QUERY_BYTES).slice(0, QUERY_WORDS)), purpose: null, without: [], price: null };
}

/**
 * Parses a shopper's request: wanted words, exclusions, and price.
 * @param language of the catalogue
 */
export function parseQuery(text: string, language: string): ParsedQuery {
  const grammar = wordsIn(language);
  const { price, rest } = takePrice(text.slice(0, QUERY_BYTES));
  const all = withoutAsking(
    wordsOf(rest.replace(/n['’]t\b/giu, ' not').replace(/['’](?:d|ll|m|re|ve)\b/giu, ''), QUERY_BYTES),
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
  if (kept.length === 0) return { ...literalQuery(rest), price };
  const wanted = unique(kept.map(({ word }) => word)).slice(0, QUERY_WORDS);
  const without = [...isNegated].flatMap(([index, isQuality]) => {
    const word = all[index];
    const following = kept.find((candidate) => candidate.index === index + 1)?.word.folded;
    const next = wanted.findIndex(({ folded }) => folded === following);
    return word ? [{ word, isQuality, next: next < 0 ? null : next }] : [];
  });
  const apart = all.findIndex(({ folded }, index) => index > (kept[0]?.index ?? 0) && grammar.apart.has(folded));
  const thing = kept.flatMap(({ word, index }) => (index < apart ? word : []));
  return { wanted, purpose: apart < 0 ? null : unique(thing).length, without: without.slice(0, QUERY_WORDS), price };
}

/** Drops the verb that begins a question, which elsewhere is a noun: `can you …`, but `can opener`. */
function withoutAsking(words: readonly Word[], { ask, empty }: Words): readonly Word[] {
  const first = words.findIndex(({ folded }) => !empty.has(folded));
  const isAsking = ask.has(words[first]?.folded ?? '') && empty.has(words[first + 1]?.folded ?? '');
  return isAsking ? words.toSpliced(first, 1) : words;
}

function unique(words: readonly Word[]): Word[] {
  return [...new Map(words.map((word) => [word.folded, word])).values()];
}

/** Returns the price that a query asks for, and the query without it. */
function takePrice(text: string): { price: PriceRange | null; rest: string } {
  const read = readBudget(text);
  if (!read) return { price: null, rest: text };
  const { budget, spans } = read;
  const rest = spans.reduceRight((left, { start, end }) => `${left.slice(0, start)} ${left.slice(end)}`, text);
  return { price: { ...rangeOf(budget), currencies: budget.currencies }, rest };
}
