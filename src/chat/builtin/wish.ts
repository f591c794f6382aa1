import { LRUCache } from 'lru-cache';
import { type Vocabulary, anyOf, foldText } from '../languages/language.ts';
import { askedIn } from './aspects.ts';
import { rangeOf, readBudget } from '../../text/money/budget.ts';
import { type Reading, compile, openingPattern, readingOf, stopWords, wordsPattern } from './reading.ts';

/** A shopper's request, parsed. */
export interface Wish {
  /** In the shopper's spelling. */
  words: string[];
  /** The words before a preposition, if there is one: they name the thing. "A tent for two". */
  head?: string[];
  /** The words after "for": the purpose of the thing, not its name. */
  purpose?: string[];
  /** Words that ask for an aspect and need not occur in the product: "how heavy is …". */
  asked?: string[];
  minPrice?: number;
  maxPrice?: number;
  /** The amount that the limits surround. */
  around?: number;
  currency?: string;
  without: string[];
  sort?: 'price_low' | 'price_high';
  /** Relative to the products shown before. */
  than?: 'cheaper' | 'dearer';
  sized: boolean;
  /** The fallback if nothing matches: "and waterproof?" adds to the wish, "and tents?" replaces it. */
  instead?: Wish;
}

/** Words that separate a thing from its purpose, in the supported languages. */
const PURPOSE = wordsPattern('for|fur|pour|para|per|voor');
/** "Haben Sie keine Schirme?" asks for umbrellas. */
const NEGATIVE_QUESTION =
  "^\\W*(?:(?:haben sie|habt ihr|hast du|gibt es|gibts) (?:denn |auch |etwa )?kein\\p{L}*|(?:vous )?n'avez[- ](?:vous )?pas|no (?:tienen?|hay)|non (?:avete|hai|ci sono)|(?:hebben jullie|heeft u|heb je|is er|zijn er) geen|do you not (?:have|sell)|don't you (?:have|sell)|have you no)(?!\\p{L})";
/** A message of more words tells a story instead of naming a thing. */
const LONG = 6;

/** Moves the price limits from the reading into the wish. */
function takePrices(reading: Reading, wish: Wish): void {
  const read = readBudget(reading.text);
  if (!read) return;
  const { budget, spans } = read;
  const { min, max } = rangeOf(budget);
  if (min !== null) wish.minPrice = min;
  if (max !== null) wish.maxPrice = max;
  if (budget.around !== null) wish.around = budget.around;
  const [currency, ...others] = budget.currencies;
  if (currency !== undefined && others.length === 0) wish.currency = currency;
  for (const { start, end } of spans) reading.blank(start, end - start);
}

/** Unwanted properties: "without a hood", "not leather". */
function takeNegations(reading: Reading, vocabulary: Vocabulary): string[] {
  const stop = stopWords(vocabulary);
  // Skips the article in "without the hood", but not the noun in "kein Gas braucht".
  const filler = `(?:\\s+(?:${anyOf(vocabulary.made)}))?(?:\\s+[\\p{L}]{1,3})??`;
  const strong = `${wordsPattern(anyOf(vocabulary.without))}${filler}\\s+([\\p{L}]{3,})`;
  const weak = `${wordsPattern(anyOf(vocabulary.not))}(?:\\s+(?:${anyOf(vocabulary.made)})){0,2}\\s+([\\p{L}]{3,})`;
  return [strong, weak].flatMap((source) =>
    [...reading.plain.matchAll(compile(source, 'gu'))].flatMap(({ 0: all, 1: word = '', index }) => {
      if (stop.has(word)) return [];
      reading.blank(index, all.length);
      return [word];
    }),
  );
}

const wishes = new WeakMap<Vocabulary, LRUCache<string, Readonly<Wish>>>();

/** Parses a message as a wish, whatever else it may be. Cached, since one answer needs it many times. */
export function wishOf(message: string, vocabulary: Vocabulary): Readonly<Wish> {
  let known = wishes.get(vocabulary);
  if (!known) wishes.set(vocabulary, (known = new LRUCache({ max: 100 })));
  let wish = known.get(message);
  if (!wish) known.set(message, (wish = readWish(message, vocabulary)));
  return wish;
}

function readWish(message: string, vocabulary: Vocabulary): Wish {
  const reading = readingOf(message);
  const { cheapest, dearest, cheaper, dearer, size } = vocabulary;
  const wish: Wish = { words: [], without: [], sized: false };
  const sizes = `${wordsPattern(anyOf(size))}\\s*:?\\s*(?:\\p{Nd}+(?:[.,/]\\p{Nd}+)?|x{0,3}[sl]|m)(?![\\p{L}\\p{N}])`;
  wish.sized = reading.take(sizes).length > 0 || reading.has(size);
  takePrices(reading, wish);
  if (reading.take(wordsPattern(anyOf(cheapest))).length > 0) wish.sort = 'price_low';
  else if (reading.take(wordsPattern(anyOf(dearest))).length > 0) wish.sort = 'price_high';
  if (reading.take(wordsPattern(anyOf(cheaper))).length > 0) wish.than = 'cheaper';
  else if (reading.take(wordsPattern(anyOf(dearer))).length > 0) wish.than = 'dearer';
  reading.take(NEGATIVE_QUESTION);
  wish.without = takeNegations(reading, vocabulary);
  if (reading.has(vocabulary.gift)) reading.take(wordsPattern(anyOf(vocabulary.occasions)));
  reading.take(vocabulary.stockPattern);
  const stop = stopWords(vocabulary);
  wish.words = reading.words(stop).slice(0, 16);
  const { asks } = askedIn(reading.plain, vocabulary);
  const asked = wish.words.filter((word) => asks.includes(foldText(word)));
  if (asked.length > 0) wish.asked = asked;
  if (wish.words.length > LONG) return wish;
  let [heads, from] = [0, 0];
  for (const { 0: by, index } of reading.plain.matchAll(compile(wordsPattern(anyOf(vocabulary.refine)), 'gu'))) {
    heads += readingOf(reading.plain.slice(from, index)).words(stop).length;
    from = index;
    if (heads === 0) continue;
    if (heads === wish.words.length) break;
    wish.head = wish.words.slice(0, heads);
    if (compile(PURPOSE).test(by)) wish.purpose = wish.words.slice(heads);
    break;
  }
  return wish;
}

/** True if a wish has constraints but names no thing. */
export const isLimitOnly = ({ words, minPrice, maxPrice, without, sort, than, sized }: Wish) =>
  words.length === 0 &&
  (minPrice !== undefined ||
    maxPrice !== undefined ||
    without.length > 0 ||
    sort !== undefined ||
    than !== undefined ||
    sized);

/** The wish of a message that may continue an earlier one: "and in blue?", "only under 100". */
export function wishAfter(before: Wish | undefined, message: string, vocabulary: Vocabulary): Wish {
  const wish = wishOf(message, vocabulary);
  if (!before || before.words.length === 0) return wish;
  const merged = { ...before, ...wish, without: [...before.without, ...wish.without] };
  if (isLimitOnly(wish)) return { ...merged, words: before.words };
  const reading = readingOf(message);
  const isRefining = () => reading.matches(openingPattern(anyOf(vocabulary.refine)));
  const begun = isRefining();
  const follows = reading.take(openingPattern(anyOf(vocabulary.follow))).length > 0;
  const refines = begun || isRefining();
  if (wish.words.length === 0 || wish.words.length > 3 || !(follows || refines)) return wish;
  const both = { ...merged, words: [...before.words, ...wish.words], head: before.head ?? before.words };
  return refines ? both : { ...both, instead: wish };
}
