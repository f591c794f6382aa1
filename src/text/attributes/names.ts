import { attributeKey } from '../lexicon/attribute-names.ts';
import { COMPARISONS } from '../lexicon/comparisons.ts';
import { measuredAt } from '../lexicon/measured.ts';
import { PRICE_PHRASES } from '../lexicon/price-phrases.ts';
import { RANGES } from '../lexicon/ranges.ts';
import { baseOf } from '../lexicon/units.ts';
import type { TextSpan } from '../money/tokens.ts';

const MAX_NAME_WORDS = 4;
const MAX_FILLERS = 2;

/** Measured attributes with their base units; null for an attribute with several. */
const MEASURED_IN: Readonly<Record<string, string | null>> = {
  weight: 'g',
  max_load: 'g',
  width: 'mm',
  height: 'mm',
  length: 'mm',
  depth: 'mm',
  diameter: 'mm',
  thickness: 'mm',
  heel_height: 'mm',
  sleeve_length: 'mm',
  screen_size: 'mm',
  memory: 'MB',
  storage: 'MB',
  volume: 'ml',
  capacity: null,
  power: null,
  voltage: 'V',
  frequency: 'Hz',
  resolution: null,
  battery_life: 'min',
  battery_capacity: null,
  age: 'min',
  waterproof: null,
  noise_level: 'dB',
  brightness: 'lm',
  speed: 'km/h',
  temperature: null,
};

/** True if an attribute is measured in such a unit. */
export function isMeasuredIn(key: string, unit: string): boolean {
  const base = MEASURED_IN[key];
  return base === null || base === (baseOf(unit)?.base ?? unit);
}

interface AttributeName extends TextSpan {
  key: string;
}

export interface Beside {
  key: string | null;
  /** True if the text denies it: "does not weigh more than". */
  isNegated: boolean;
  /** The words of the limit, with the verb or the adjective beside it. */
  limit: TextSpan;
  /** The limit with the name of the attribute. */
  named: TextSpan;
}

/**
 * Finds the attribute that words beside a limit name.
 * @param measureEnd the end of the measure; words may follow before the end of the limit
 */
export function nameBeside(words: readonly string[], { start, end }: TextSpan, measureEnd: number): Beside {
  const before = verbBefore(words, start) ?? { start, key: undefined, isNegated: false };
  const { isNegated } = before;
  const after = measuredAt(words, end);
  const limit = { start: before.start, end: end + (after?.length ?? 0) };
  const key = after?.key ?? measuredAt(words, measureEnd)?.key ?? before.key;
  if (key !== undefined) return { key, isNegated, limit, named: limit };
  const name = nameAfter(words, measureEnd) ?? nameAfter(words, end) ?? nameBefore(words, limit.start);
  if (!name) return { key: null, isNegated, limit, named: limit };
  const named = { start: Math.min(limit.start, name.start), end: Math.max(limit.end, name.end) };
  return { key: name.key, isNegated, limit, named };
}

/** Finds "weighs" or "does not weigh". */
function verbBefore(words: readonly string[], end: number): (AttributeName & { isNegated: boolean }) | null {
  for (const start of [end - 1, end - 2]) {
    const measured = measuredAt(words, start);
    if (!measured || start + measured.length !== end) continue;
    const isNegated = COMPARISONS.not(words, start - 1) > 0;
    return { start: isNegated ? start - 1 : start, end, key: measured.key, isNegated };
  }
  return null;
}

function nameBefore(words: readonly string[], end: number): AttributeName | null {
  for (let last = end; last >= end - MAX_FILLERS; last--) {
    for (let length = Math.min(MAX_NAME_WORDS, last); length > 0; length--) {
      const key = keyOf(words.slice(last - length, last));
      if (key !== null) return { key, start: last - length, end: last };
    }
    if (!isFiller(words, last - 1)) return null;
  }
  return null;
}

function nameAfter(words: readonly string[], start: number): AttributeName | null {
  for (let first = start; first <= start + MAX_FILLERS; first++) {
    for (let length = Math.min(MAX_NAME_WORDS, words.length - first); length > 0; length--) {
      const key = keyOf(words.slice(first, first + length));
      if (key !== null) return { key, start: first, end: first + length };
    }
    if (!isFiller(words, first)) return null;
  }
  return null;
}

function keyOf(name: readonly string[]): string | null {
  const key = name.every((word) => /^[\p{L}'’]/u.test(word)) ? attributeKey(name.join(' ')) : null;
  return key !== null && key in MEASURED_IN ? key : null;
}

/** True for the word between a name and a measure: "a weight of", "waterproof to", "RAM: ". */
const isFiller = (words: readonly string[], at: number): boolean =>
  PRICE_PHRASES.filler(words, at) > 0 || RANGES.joiner(words, at) > 0 || /^['’:(,]$/.test(words[at] ?? '');
