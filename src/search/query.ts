import { type Word, wordsOf } from '../domain/words.ts';
import { type Words, wordsIn } from './languages.ts';

/** How much of a query counts. */
const QUERY_BYTES = 4_000;
const QUERY_WORDS = 24;

/** What a shopper does not want. */
export interface Exclusion {
  word: Word;
  /** Whether the query has it as a quality, `sugar free`, rather than as a wish, `without sugar`. */
  isQuality: boolean;
  /** The word wanted that follows it, by its place: it may belong to it, as in `without noise cancelling`. */
  next: number | null;
}

export interface PriceRange {
  min: number | null;
  max: number | null;
  /** ISO 4217; null where the sign stands for several. */
  currency: string | null;
}

/** A query as it was understood. */
export interface ParsedQuery {
  wanted: Word[];
  /** From which word on it is what the thing is for, `car` in `phone holder for the car`; null: it does not say. */
  purpose: number | null;
  without: Exclusion[];
  price: PriceRange | null;
}

/** All words, none of them understood. */
export function literalQuery(text: string): ParsedQuery {
  return { wanted: unique(wordsOf(text, QUERY_BYTES).slice(0, QUERY_WORDS)), purpose: null, without: [], price: null };
}

/**
 * A wish in a shopper's words: what is wanted, what is not, and for how much.
 * @param language of the catalogue
 */
export function parseQuery(text: string, language: string): ParsedQuery {
  const grammar = wordsIn(language);
  const { price, rest } = readPrice(text.slice(0, QUERY_BYTES), grammar);
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

  /** The next word that means something, and those that `or` and `and` join to it. */
  function negateFrom(start: number, negated: Map<number, boolean>): void {
    let index = start;
    while (index < all.length && grammar.empty.has(all[index]?.folded ?? '')) index += 1;
    // "no 7" is a number.
    if (!isContent(index) || /^\d/.test(all[index]?.folded ?? '')) return;
    negated.set(index, false);
    if (grammar.or.has(all[index + 1]?.folded ?? '') && isContent(index + 2)) negateFrom(index + 2, negated);
  }

  const isWanted = (index: number) => isContent(index) && !isNegated.has(index) && !isMark(index);
  /** The word that says no, before or after what is not wanted. */
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

/** Without the verb of a question that begins so, which elsewhere is a thing: `can you …`, but `can opener`. */
function withoutAsking(words: readonly Word[], { ask, empty }: Words): readonly Word[] {
  const first = words.findIndex(({ folded }) => !empty.has(folded));
  const isAsking = ask.has(words[first]?.folded ?? '') && empty.has(words[first + 1]?.folded ?? '');
  return isAsking ? words.toSpliced(first, 1) : words;
}

function unique(words: readonly Word[]): Word[] {
  return [...new Map(words.map((word) => [word.folded, word])).values()];
}

const CURRENCIES: readonly [RegExp, string | null][] = [
  [/^(?:\$|usd|dollars?|bucks)$/, 'USD'],
  [/^(?:€|eur|euros?)$/, 'EUR'],
  [/^(?:£|gbp)$/, 'GBP'],
  [/^(?:₽|руб|рублей|rub)$/, 'RUB'],
  [/^(?:₺|tl|try)$/, 'TRY'],
  [/^(?:lei|ron)$/, 'RON'],
  [/^(?:ft|huf|forint)$/, 'HUF'],
  [/^(?:chf)$/, 'CHF'],
  [/^(?:¥|kr|kroner|kronor)$/, null],
];
const SIGN = '[$€£₽₺¥]';
const CURRENCY_WORD =
  '(?:usd|dollars?|bucks|eur|euros?|gbp|rub|руб|рублей|try|tl|lei|ron|ft|huf|forint|chf|kr|kroner|kronor)';
const AMOUNT = `(?<before>${SIGN})?\\s?(?<amount>\\d{1,7}(?:[.,]\\d{1,2})?)\\s?(?<after>${SIGN}|${CURRENCY_WORD}(?![\\p{L}\\p{N}]))?`;
const LIMIT = new RegExp(
  `(?<![\\p{L}\\p{N}])(?<limit>\\p{L}+)(?:\\s+(?:than|als|que|di|de|da|end|enn|an))?\\s*${AMOUNT}`,
  'giu',
);

/** `under $50`, `over 20 euros`: a number counts as a price with its currency alone, for `under 5` may be an age. */
function readPrice(text: string, grammar: Words): { price: PriceRange | null; rest: string } {
  let price: PriceRange | null = null;
  const rest = text.replace(LIMIT, (whole: string, ...args: unknown[]) => {
    const groups = args.at(-1) as { limit: string; amount: string; before?: string; after?: string };
    const limit = wordsOf(groups.limit, QUERY_BYTES)[0]?.folded ?? '';
    const sign = (groups.before ?? groups.after)?.toLowerCase();
    const isMax = grammar.under.has(limit);
    if (sign === undefined || (!isMax && !grammar.over.has(limit))) return whole;
    const amount = Number(groups.amount.replace(',', '.'));
    const currency = CURRENCIES.find(([pattern]) => pattern.test(sign))?.[1] ?? null;
    price = { min: isMax ? (price?.min ?? null) : amount, max: isMax ? amount : (price?.max ?? null), currency };
    return ' ';
  });
  return { price, rest };
}
