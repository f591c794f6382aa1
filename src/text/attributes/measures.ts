import { NUMBERED_THINGS } from '../lexicon/numbered-things.ts';
import { readNumberWords } from '../lexicon/numbers.ts';
import { unitOf } from '../lexicon/units.ts';
import { isBoundToPrevious, isThousandsAfter } from '../money/amounts.ts';
import type { Numbered } from '../money/price-limits.ts';
import { readNumber } from '../money/number.ts';
import { type TextSpan, type Token, tokenize } from '../money/tokens.ts';

/** A number in a text, with the unit after it. */
export interface TextMeasure extends TextSpan {
  value: number;
  /** Null for a bare number, which may be the lower end of a range. */
  unit: string | null;
  /** True if the unit is also the name of a currency, as in "5 pounds". */
  isMoney: boolean;
}

export interface MeasureText extends Numbered<TextMeasure> {
  text: string;
  tokens: readonly Token[];
}

/** A unit after a number, with a space or a hyphen between: "2 kg", "55-inch", `55"`, "2 m²", "30 km/h". */
const UNIT =
  /[ \u00a0\u202f]?-?((?:fl\.? )?\p{L}{1,20}(?:[²³23](?!\p{Nd}))?(?:\/\p{L}{1,4}²?)?|°[CF]?|["″”“]|''|’’)(?![\p{L}\p{Nd}])/iuy;
/** The text after a number that is part of something else: "160x230", "18:00", "24/7". */
const BOUND = /[:/]\p{Nd}|\s?[x×]\s?\p{Nd}/uy;
/** Letters that are also currency signs, and the number from which on they are read as one. */
const SIGNS: Readonly<Record<string, number>> = { l: 1000, ft: 100 };
/** Words that are units only next to a number, or where a text or a limit ends: "under 50 in black". */
const PREPOSITIONS = new Set(['in', 'to', 'an', 'once', 'a']);

const ARTICLES = new Set(['a', 'an']);

/** Finds the measures and bare numbers of a text. @param tokens the tokens of the text, if known */
export function readMeasures(text: string, tokens: readonly Token[] = tokenize(text)): MeasureText {
  const words = tokens.map(({ word }) => word);
  return { text, tokens, words, amounts: tokens.map((_, at) => measureAt({ text, tokens, words }, at)) };
}

type Tokenized = Pick<MeasureText, 'text' | 'tokens' | 'words'>;

function measureAt(read: Tokenized, at: number): TextMeasure | null {
  const { text, tokens, words } = read;
  const token = tokens[at];
  if (token?.kind !== 'number') return measureInWords(read, at) ?? frost(read, at);
  const isPrice = tokens[at - 1]?.kind === 'sign' && token.start - (tokens[at - 1]?.end ?? 0) <= 1;
  if (isPrice || NUMBERED_THINGS.size(words, at - 1) > 0 || isBoundToPrevious(read, at)) return null;
  BOUND.lastIndex = token.end;
  if (BOUND.test(text)) return null;
  return { value: readNumber(token.word), ...unitAt(read, at, readNumber(token.word)), start: at };
}

/** Reads "less than a kilo" and "zwei Kilo". */
function measureInWords(read: Tokenized, start: number): TextMeasure | null {
  const { words, tokens } = read;
  if (tokens[start]?.kind !== 'word') return null;
  const number = ARTICLES.has(words[start] ?? '') ? { value: 1, length: 1 } : readNumberWords(words, start);
  if (!number) return null;
  const measured = unitAt(read, start + number.length - 1, number.value);
  // A single letter after a number word is not a unit, as in "one m".
  if (measured.unit === null || (words[measured.end - 1]?.length ?? 0) < 2) return null;
  return { value: number.value, ...measured, start };
}

/** Reads "-5 °C". */
function frost(read: Tokenized, start: number): TextMeasure | null {
  const { tokens, words } = read;
  const [sign, number, previous] = [tokens[start], tokens[start + 1], tokens[start - 1]];
  const isNegative = /^[-−–]$/.test(words[start] ?? '') && number?.start === sign?.end && previous?.kind !== 'number';
  if (!isNegative || number?.kind !== 'number') return null;
  const value = -readNumber(number.word);
  const measured = unitAt(read, start + 1, value);
  return measured.unit?.startsWith('°') ? { value, ...measured, start } : null;
}

/** Reads the unit after the token of a number. */
function unitAt(read: Tokenized, at: number, value: number): Pick<TextMeasure, 'unit' | 'isMoney' | 'end'> {
  const { text, tokens } = read;
  const number = tokens[at]?.end ?? 0;
  UNIT.lastIndex = number;
  const written = UNIT.exec(text)?.[1] ?? '';
  const unit = unitOf(written);
  const next = tokens[at + 1];
  const after = UNIT.lastIndex;
  if (unit === null || !next || isNoUnit(read, at, written, after)) return { unit: null, isMoney: false, end: at + 1 };
  let end = at + 1;
  while ((tokens[end]?.start ?? Infinity) < after) end += 1;
  const isMoney = next.kind === 'sign' && value >= (SIGNS[written.toLowerCase()] ?? 0);
  return { unit, isMoney, end };
}

/** True for a word after a number that looks like a unit: "under 50 in black", "2 k". */
function isNoUnit(read: Tokenized, at: number, written: string, end: number): boolean {
  const [number, next] = [read.tokens[at], read.tokens[at + 1]];
  if (!number || !next) return false;
  return isThousandsAfter(number.word, next.word) || (next.start > number.end && isPreposition(read, written, end));
}

/** True if the unit is a preposition here: "under 50 in black". */
const isPreposition = ({ text }: Tokenized, written: string, end: number): boolean =>
  PREPOSITIONS.has(written.toLowerCase()) && written !== 'To' && /^\s?[\p{L}\p{Nd}]/u.test(text.slice(end, end + 3));
