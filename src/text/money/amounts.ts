import { NUMBERED_THINGS } from '../lexicon/numbered-things.ts';
import { MAX_NUMBER_WORDS, isThousands, readNumberWords } from '../lexicon/numbers.ts';
import { OPEN_CURRENCY } from './currency.ts';
import { readNumber } from './number.ts';
import { type TextSpan, type Token, tokenize } from './tokens.ts';

/** An amount among the tokens. */
export interface Amount extends TextSpan {
  value: number;
  codes: readonly string[];
  /** True if a symbol such as € is next to the number, unlike in product names. */
  hasSymbol: boolean;
  /** True if a currency or thousands ("2k") mark it as money. */
  isMoney: boolean;
}

interface TokenizedText {
  text: string;
  tokens: readonly Token[];
  /** The word of each token. */
  words: readonly string[];
}

/** A text with the amount that begins at each of its tokens, if any. */
export interface AmountText extends TokenizedText {
  amounts: readonly (Amount | null)[];
}

/** A dash in place of cents: "99,-". */
const DASH = /[-–—]$/;
/** Follows a number that is part of something else: "160x230", "18:00", "24.12.", "8-vuotiaille", "80 %". */
const BOUND = /[:/]\p{Nd}|[-–]\p{L}|\s?[%°″"]|\s?[x×]\s?\p{Nd}|['’′]/uy;
/** Nobody writes thousands of thousands. */
const MIN_KELVIN = 1000;
const DATE = /^(?:0?[1-9]|[12]\d|3[01])\.(?:0?[1-9]|1[0-2])$/;

/** Finds the amounts in a text: in digits or in words, with or without a currency. */
export function readAmounts(text: string): AmountText {
  const tokens = tokenize(text);
  const read: TokenizedText = { text, tokens, words: tokens.map(({ word }) => word) };
  return { ...read, amounts: tokens.map((_, at) => amountAt(read, at)) };
}

function amountAt(read: TokenizedText, at: number): Amount | null {
  const [first, second] = [read.tokens[at], read.tokens[at + 1]];
  if (first?.kind === 'number') return amountInDigits(read, first, at);
  if (first?.kind === 'word') return amountInWords(read, at);
  return second?.kind === 'number' && isNear(read, at) ? amountInDigits(read, second, at, first) : null;
}

/**
 * Reads a number, a word for thousands and a currency sign, which may also come first.
 * @param start the token of the number, or of the sign before it
 */
function amountInDigits(read: TokenizedText, number: Token, start: number, prefix?: Token): Amount | null {
  const at = prefix ? start + 1 : start;
  if (NUMBERED_THINGS.size(read.words, start - 1) > 0 || isPart(read, number, at, prefix !== undefined)) return null;
  const thousands = thousandsAfter(read, at);
  const end = at + 1 + thousands;
  const suffix = prefix ? undefined : suffixAt(read, end);
  const sign = prefix ?? suffix;
  const codes = codesOf(sign);
  return {
    value: readNumber(number.word, codes[0] ?? null) * (thousands > 0 ? 1000 : 1),
    codes,
    hasSymbol: sign !== undefined && !/\p{L}/u.test(read.text.slice(sign.start, sign.end)),
    isMoney: sign !== undefined || thousands > 0 || DASH.test(number.word),
    start,
    end: suffix ? end + 1 : end,
  };
}

/** True if a word multiplies the number before it by a thousand; "2700 K" is a colour of light. */
export const isThousandsAfter = (number: string, word: string): boolean =>
  isThousands(word) && readNumber(number) < MIN_KELVIN;

/** Returns the number of tokens after a number that make it thousands: "2k", "2 tys. zł". */
function thousandsAfter(read: TokenizedText, at: number): number {
  if (!isThousandsAfter(read.words[at] ?? '', read.words[at + 1] ?? '') || !isNear(read, at)) return 0;
  return read.words[at + 2] === '.' && read.tokens[at + 3]?.kind === 'sign' ? 2 : 1;
}

/** Returns the currency sign at a token, unless it belongs to the number that follows. */
function suffixAt(read: TokenizedText, at: number): Token | undefined {
  const sign = isNear(read, at - 1) ? signAt(read, at) : undefined;
  const next = read.tokens[at + 1];
  return next?.kind === 'number' && next.start === sign?.end ? undefined : sign;
}

/** Returns the currency sign at a token, or a letter that is one right after digits: "200e". */
function signAt({ tokens }: TokenizedText, at: number): Token | undefined {
  const token = tokens[at];
  if (token?.kind === 'sign') return isLetter(token) ? undefined : token;
  const isEuro = token?.word === 'e' && token.start === tokens[at - 1]?.end;
  return isEuro ? { ...token, kind: 'sign', codes: ['EUR'] } : undefined;
}

/** Latin letters are currency signs before a number, as in "R100"; behind it they are units and sizes: "20 L". */
const isLetter = ({ word }: Token): boolean => /^[a-z]$/.test(word);

function amountInWords({ tokens, words }: TokenizedText, start: number): Amount | null {
  const isNearSign = tokens.slice(start + 1, start + 1 + MAX_NUMBER_WORDS).some(({ kind }) => kind === 'sign');
  const number = isNearSign ? readNumberWords(words, start) : null;
  if (!number) return null;
  const end = start + number.length;
  const sign = tokens[end];
  if (sign?.kind !== 'sign' || isLetter(sign)) return null;
  return { value: number.value, codes: codesOf(sign), hasSymbol: false, isMoney: true, start, end: end + 1 };
}

/** True if at most one space separates a token from the next. */
function isNear({ tokens }: TokenizedText, at: number): boolean {
  return (tokens[at + 1]?.start ?? Infinity) - (tokens[at]?.end ?? 0) <= 1;
}

/** True if a number is part of something else, such as a name, a measure or a date. */
function isPart(read: TokenizedText, { end, word }: Token, at: number, hasSign: boolean): boolean {
  if (isBoundToPrevious(read, at)) return true;
  if (!hasSign && DATE.test(word) && read.text.charAt(end) === '.') return true;
  BOUND.lastIndex = end;
  return BOUND.test(read.text);
}

/** True if a number continues what comes before it: "M185", "XR-7", "18:00". */
export function isBoundToPrevious({ text, tokens }: Pick<TokenizedText, 'text' | 'tokens'>, at: number): boolean {
  const start = tokens[at]?.start ?? 0;
  const before = text.slice(Math.max(0, start - 2), start);
  const [beforeLast, last] = [tokens[at - 2], tokens[at - 1]];
  if (/[\p{L}\p{Nd}]$/u.test(before) && last?.kind !== 'sign') return true;
  const isAbbreviation = last?.word === '.' && beforeLast?.kind === 'word';
  return /[-–−/x×:.#]$/.test(before) && beforeLast?.kind !== 'number' && !isAbbreviation;
}

const codesOf = (sign: Token | undefined) => sign?.codes.filter((code) => code !== OPEN_CURRENCY) ?? [];
