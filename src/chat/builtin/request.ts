import { tableSource } from '../../text/lexicon/patterns.ts';
import { PURPOSE } from '../../text/lexicon/purpose.ts';
import { LRUCache } from 'lru-cache';
import { type AdviserVocabulary, anyOf, foldText } from '../languages/language.ts';
import { findAspects } from './aspects.ts';
import { readLimits } from '../../text/limits.ts';
import { rangeOf } from '../../text/money/budget.ts';
import { type Reading, compile, openingPattern, readMessage, stopWords, wordsPattern } from './reading.ts';

/** A shopper's request, parsed. */
export interface ParsedRequest {
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
  /** Limits on attributes as the shopper words them, for the search to read: "under 2 kg". */
  measures?: readonly string[];
  without: string[];
  sort?: 'price_low' | 'price_high';
  /** Relative to the products shown before. */
  than?: 'cheaper' | 'dearer';
  sized: boolean;
  /** The fallback if nothing matches: "and waterproof?" adds to the request, "and tents?" replaces it. */
  instead?: ParsedRequest;
}

const BEFORE_PURPOSE = wordsPattern(foldText(tableSource(PURPOSE)));
/** "Haben Sie keine Schirme?" asks for umbrellas. */
const NEGATIVE_QUESTION =
  "^\\W*(?:(?:haben sie|habt ihr|hast du|gibt es|gibts) (?:denn |auch |etwa )?kein\\p{L}*|(?:vous )?n'avez[- ](?:vous )?pas|no (?:tienen?|hay)|non (?:avete|hai|ci sono)|(?:hebben jullie|heeft u|heb je|is er|zijn er) geen|do you not (?:have|sell)|don't you (?:have|sell)|have you no)(?!\\p{L})";
/** A message of more words tells a story instead of naming a thing. */
const LONG_MESSAGE_WORDS = 6;

/** Moves the limits on the price and on attributes from the reading into the request. */
function takeLimits(reading: Reading, request: ParsedRequest): void {
  const { budget, budgetSpans, attributeTexts, attributeSpans } = readLimits(reading.text);
  for (const { start, end } of [...budgetSpans, ...attributeSpans]) reading.blank(start, end - start);
  if (attributeTexts.length > 0) request.measures = attributeTexts;
  if (!budget) return;
  const { min, max } = rangeOf(budget);
  if (min !== null) request.minPrice = min;
  if (max !== null) request.maxPrice = max;
  if (budget.around !== null) request.around = budget.around;
  const [currency, ...others] = budget.currencies;
  if (currency !== undefined && others.length === 0) request.currency = currency;
}

/** Unwanted properties: "without a hood", "not leather". */
function takeNegations(reading: Reading, vocabulary: AdviserVocabulary): string[] {
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

const parsedByVocabulary = new WeakMap<AdviserVocabulary, LRUCache<string, Readonly<ParsedRequest>>>();

/** Parses a message as a request, whatever else it may be. Cached, since one answer needs it many times. */
export function parseRequest(message: string, vocabulary: AdviserVocabulary): Readonly<ParsedRequest> {
  let known = parsedByVocabulary.get(vocabulary);
  if (!known) parsedByVocabulary.set(vocabulary, (known = new LRUCache({ max: 100 })));
  let request = known.get(message);
  if (!request) known.set(message, (request = parseUncached(message, vocabulary)));
  return request;
}

function parseUncached(message: string, vocabulary: AdviserVocabulary): ParsedRequest {
  const reading = readMessage(message);
  const { cheapest, dearest, cheaper, dearer, size } = vocabulary;
  const request: ParsedRequest = { words: [], without: [], sized: false };
  const sizes = `${wordsPattern(anyOf(size))}\\s*:?\\s*(?:\\p{Nd}+(?:[.,/]\\p{Nd}+)?|x{0,3}[sl]|m)(?![\\p{L}\\p{N}])`;
  request.sized = reading.take(sizes).length > 0 || reading.has(size);
  takeLimits(reading, request);
  if (reading.take(wordsPattern(anyOf(cheapest))).length > 0) request.sort = 'price_low';
  else if (reading.take(wordsPattern(anyOf(dearest))).length > 0) request.sort = 'price_high';
  if (reading.take(wordsPattern(anyOf(cheaper))).length > 0) request.than = 'cheaper';
  else if (reading.take(wordsPattern(anyOf(dearer))).length > 0) request.than = 'dearer';
  reading.take(NEGATIVE_QUESTION);
  request.without = takeNegations(reading, vocabulary);
  if (reading.has(vocabulary.gift)) reading.take(wordsPattern(anyOf(vocabulary.occasions)));
  reading.take(vocabulary.stockPattern);
  const stop = stopWords(vocabulary);
  request.words = reading.words(stop).slice(0, 16);
  const { asks } = findAspects(reading.plain, vocabulary);
  const asked = request.words.filter((word) => asks.includes(foldText(word)));
  if (asked.length > 0) request.asked = asked;
  if (request.words.length > LONG_MESSAGE_WORDS) return request;
  let [heads, from] = [0, 0];
  for (const { 0: by, index } of reading.plain.matchAll(compile(wordsPattern(anyOf(vocabulary.refine)), 'gu'))) {
    heads += readMessage(reading.plain.slice(from, index)).words(stop).length;
    from = index;
    if (heads === 0) continue;
    if (heads === request.words.length) break;
    request.head = request.words.slice(0, heads);
    if (compile(BEFORE_PURPOSE).test(by)) request.purpose = request.words.slice(heads);
    break;
  }
  return request;
}

export const hasPriceLimit = ({ minPrice, maxPrice }: ParsedRequest): boolean =>
  minPrice !== undefined || maxPrice !== undefined;

/** True if a request has constraints but names no thing. */
export const isLimitOnly = (request: ParsedRequest): boolean =>
  request.words.length === 0 && (hasLimits(request) || request.sized);

/** True if a request has limits on price, order or properties. */
export const hasLimits = (request: ParsedRequest): boolean =>
  hasPriceLimit(request) ||
  (request.sort ?? request.than) !== undefined ||
  request.without.length > 0 ||
  request.measures !== undefined;

/** The request of a message that may continue an earlier one: "and in blue?", "only under 100". */
export function parseFollowUp(
  before: ParsedRequest | undefined,
  message: string,
  vocabulary: AdviserVocabulary,
): ParsedRequest {
  const request = parseRequest(message, vocabulary);
  if (!before || before.words.length === 0) return request;
  const merged = { ...before, ...request, without: [...before.without, ...request.without] };
  if (isLimitOnly(request)) return { ...merged, words: before.words };
  const reading = readMessage(message);
  const isRefining = () => reading.matches(openingPattern(anyOf(vocabulary.refine)));
  const begun = isRefining();
  const follows = reading.take(openingPattern(anyOf(vocabulary.follow))).length > 0;
  const refines = begun || isRefining();
  if (request.words.length === 0 || request.words.length > 3 || !(follows || refines)) return request;
  const both = { ...merged, words: [...before.words, ...request.words], head: before.head ?? before.words };
  return refines ? both : { ...both, instead: request };
}
