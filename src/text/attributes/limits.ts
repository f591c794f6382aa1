import { COMPARISONS } from '../lexicon/comparisons.ts';
import { LIMITS, OPPOSITE } from '../lexicon/limits.ts';
import { RANGES } from '../lexicon/ranges.ts';
import { baseOf } from '../lexicon/units.ts';
import { rangeOf } from '../money/budget.ts';
import { type Limit, amountAfter, isName, limitPhrase, rangeEnds } from '../money/price-limits.ts';
import type { TextSpan } from '../money/tokens.ts';
import { type MeasureText, type TextMeasure, readMeasures } from './measures.ts';
import { isMeasuredIn, nameBeside } from './names.ts';

/** A limit on an attribute, such as "lighter than 1 kg". */
export interface AttributeLimit {
  /** The key of the attribute that the text names; null if the unit decides. */
  key: string | null;
  min: number | null;
  max: number | null;
  unit: string;
}

const MAX_TEXT_LENGTH = 4_000;
/** Maximum words between a measure and the phrase that makes it a limit: "55 inch TV or larger". */
const MAX_BETWEEN = 2;

/** Units of time and percent, which measure too many other things, such as a delivery, unless the text names which. */
const AMBIGUOUS = new Set(['s', 'd', 'wk', 'mo', 'yr', '%']);
const HOURS = new Set(['min', 'h']);

interface Stated extends TextSpan {
  limits: [Limit, TextMeasure][];
  key: string | null;
  /** The tokens with the attribute's name. */
  named: TextSpan;
  /** Tokens within that do not belong to it: "16 GB RAM or more". */
  between?: TextSpan;
}

export interface ReadLimits {
  limits: AttributeLimit[];
  /** Each limit as worded in the text, with the name of the attribute. */
  texts: string[];
  /** The parts of the text that state the limits, in order and without overlaps; names are not part of them. */
  spans: TextSpan[];
}

/**
 * Parses the limits on attributes that a shopper states, in any of the languages of `lexicon/limits.ts`: "lighter than
 * 1 kg", "mindestens 16 GB", "55 inch or larger". Amounts of money do not count.
 */
export function readAttributeLimits(text: string): ReadLimits {
  const read = readMeasures(text.slice(0, MAX_TEXT_LENGTH));
  const { tokens } = read;
  const found: ReadLimits = { limits: [], texts: [], spans: [] };
  const span = ({ start, end }: TextSpan) => ({ start: tokens[start]?.start ?? 0, end: tokens[end - 1]?.end ?? 0 });
  for (let at = 0; at < tokens.length;) {
    const stated = rangeAt(read, at) ?? limitBefore(read, at) ?? limitAfter(read, at);
    const limit = stated && toLimit(stated);
    if (stated && limit) {
      const { start, end, between = { start: end, end } } = stated;
      const named = span(stated.named);
      found.limits.push(limit);
      found.texts.push(text.slice(named.start, named.end));
      found.spans.push(span({ start, end: between.start }));
      if (between.end < end) found.spans.push(span({ start: between.end, end }));
    }
    at = limit ? stated.end : at + 1;
  }
  return found;
}

/** Returns null if the text does not reveal which attribute is meant. */
function toLimit({ limits, key }: Stated): AttributeLimit | null {
  const stated: Record<Limit, number | null> = { min: null, max: null, around: null };
  for (const [limit, { value }] of limits) stated[limit] = value;
  const measure = limits.at(-1)?.[1];
  if (!measure || measure.unit === null) return null;
  const { unit, isMoney } = measure;
  if (key !== null && isMeasuredIn(key, unit)) return { key, ...rangeOf(stated), unit };
  // "Within 24 hours" is more likely a delivery time.
  const isUnclear = isMoney || AMBIGUOUS.has(unit) || (HOURS.has(unit) && stated.min === null);
  return isUnclear ? null : { key: null, ...rangeOf(stated), unit };
}

/** Reads "between 1 and 2 kg" and "13–15 inch". */
function rangeAt(read: MeasureText, at: number): Stated | null {
  const ends = rangeEnds(read, at);
  if (!ends || ends.high.unit === null) return null;
  const { low, high } = ends;
  const min = { ...low, value: low.unit === null ? low.value : converted(low, high) };
  if (!(min.value < high.value)) return null;
  const limits: Stated['limits'] = [
    ['min', min],
    ['max', high],
  ];
  return withName(read, { limits, start: at, end: high.end + RANGES.after(read.words, high.end) }, null);
}

/** Converts to another unit; NaN if the units are not of the same kind. */
function converted({ value, unit }: TextMeasure, { unit: other }: TextMeasure): number {
  if (unit === other) return value;
  const [from, to] = [baseOf(unit ?? ''), baseOf(other ?? '')];
  return from && to && from.base === to.base ? (value * from.factor) / to.factor : NaN;
}

/** Reads "lighter than 1 kg" and "at least 16 GB". */
function limitBefore(read: MeasureText, at: number): Stated | null {
  const { words } = read;
  const phrase = isName(words, at) ? null : phraseAt(words, at, 'before');
  const measure = phrase && amountAfter(read, at + phrase.length);
  if (!measure || measure.unit === null) return null;
  // "Not more than 2 kg max"
  const repeated = LIMITS.after.max(words, measure.end) || LIMITS.after.min(words, measure.end);
  const end = measure.end + (amountAfter(read, measure.end + repeated) ? 0 : repeated);
  return withName(read, { limits: [[phrase.limit, measure]], start: at, end }, phrase.key);
}

/** Reads "1 kg or lighter", "16 GB RAM or more" and "55 inch +". */
function limitAfter(read: MeasureText, at: number): Stated | null {
  const { words, amounts } = read;
  const measure = amounts[at];
  if (!measure || measure.unit === null) return null;
  for (let from = measure.end; from <= measure.end + MAX_BETWEEN; from++) {
    const phrase = phraseAt(words, from, 'after');
    const end = from + (phrase?.length ?? 0);
    const isClear = from === measure.end || end - from > 1 || end === words.length;
    // In "16 GB laptop max 900 €" and "max $900", the limit belongs to the next amount.
    if (phrase && isClear && !amountAfter(read, end) && !isPriceAt(read, end)) {
      const limits: Stated['limits'] = [[phrase.limit, measure]];
      return withName(read, { limits, start: at, end, between: { start: measure.end, end: from } }, phrase.key);
    }
    if (!/^\p{L}/u.test(words[from] ?? '')) return null;
  }
  return null;
}

const isPriceAt = ({ tokens }: MeasureText, at: number): boolean =>
  tokens[at]?.kind === 'sign' && tokens[at + 1]?.kind === 'number';

/** Finds the longest limiting phrase at a token, with the attribute that it names. */
function phraseAt(
  words: readonly string[],
  at: number,
  side: 'before' | 'after',
): { limit: Limit; key: string | null; length: number } | null {
  const compared = COMPARISONS[side](words, at);
  const [limit, length] = limitPhrase(words, at, LIMITS[side]);
  if (compared && compared.length >= length) return compared;
  if (length > 0) return { limit, key: null, length };
  return side === 'after' && words[at] === 'min' ? { limit: 'min', key: null, length: 1 } : null;
}

/**
 * Adds the attribute that words beside the limit name: "weight under 2 kg", "at least 16 GB RAM", "80 cm wide". A verb or
 * an adjective becomes part of the limit; a name does not, as it is also a word to search for.
 */
function withName({ words }: MeasureText, found: Omit<Stated, 'key' | 'named'>, key: string | null): Stated {
  const { start, end, between } = found;
  const beside = nameBeside(words, { start, end }, between?.start ?? end);
  return {
    ...found,
    ...beside.limit,
    limits: beside.isNegated ? found.limits.map(([limit, measure]) => [OPPOSITE[limit], measure]) : found.limits,
    key: key ?? beside.key,
    named: beside.named,
  };
}
