import { readNumberWords } from '../../text/lexicon/numbers.ts';
import { type MeasureText, readMeasures } from '../../text/attributes/measures.ts';
import { toBaseUnit } from '../../text/attributes/measure.ts';
import { type AmountText, readAmounts } from '../../text/money/amounts.ts';
import { numberEnd, readingsOf } from '../../text/money/number.ts';
import type { Token } from '../../text/money/tokens.ts';

/** A number that a text states. */
export interface Value {
  kind: 'money' | 'measure' | 'percent' | 'count' | 'clock';
  /** How the number may be meant, in the base unit: "1.500" is 1500, or 1.5. */
  numbers: readonly number[];
  /** The base unit of a measure. */
  unit: string | null;
  /** What one of the written unit is in the base unit. */
  scale?: number;
  /** Characters of the text; `end` is exclusive. */
  start: number;
  end: number;
  /** True if the number is in words. */
  isInWords: boolean;
}

/** After a number: a share of a hundred. */
const PERCENT = /^\s?(?:%|٪|percent\b|per cent\b|prozent|pour ?cent|por ?cien|per ?cento|procent|prosent|prosentti)/iu;
const HOUR = 60;
/** "17:30", "17h30", "17.30 Uhr". */
const CLOCK = /(?<![\p{Nd}.,:])([01]?\d|2[0-4])(?: ?[:h] ?|\.(?=[0-5]\d (?:uhr|uur|godz)))([0-5]\d)(?![\p{Nd}:])/iuy;
/** In letters: shorter words are numbers or units only by chance. */
const MIN_WORD = 3;
const PERCENT_UNIT = '%';
/** Relative tolerance for what is calculated, and for what is rounded to the digits that are written. */
const TOLERANCE = 0.0005;

/** Hyphens between words, as in "twenty-five". */
const HYPHEN = /(?<=\p{L})[-‐‑](?=\p{L})/gu;
/** Between the ends of a range, and the factors of a size: "40–105 cm", "30 × 20 cm", "2 to 3 days". */
const RANGE =
  /^\s?(?:[-–—/x×&]|to|bis|à|a|au|al|ao|aos|hasta|tot|do|até|till|til|och|and|und|et|y|e|en|og|ja|i|or|oder|ou|o|of|eller|tai|lub)\s?$/iu;
/** Where a sentence or a line ends. */
const SENTENCE = /(?<=[.!?;])\s|\n/u;
/** Between the parts of a compound: "2 hours and 30 minutes". */
const AND = /^\s?(?:,|and|und|et|y|e|en|og|ja|i|och)?\s?$/iu;
/** Number words below it count things, articles and pronouns among them: they are not read. */
const MIN_IN_WORDS = 13;

/** The numbers of a text in order, each once. */
export function valuesIn(written: string): Value[] {
  const text = written.replaceAll(HYPHEN, ' ');
  return withCompounds(withUnitsOfRanges(read(text), text), text);
}

/**
 * The values of a text that is evidence: a number without a unit may have that of another in its sentence, as in "2 to 4 days at
 * home, 4 to 6 abroad".
 */
export function knownValuesIn(text: string): Value[] {
  return text.split(SENTENCE).flatMap((sentence) => {
    const values = valuesIn(sentence);
    const measured = values.filter(({ unit }) => unit !== null);
    const units = [...new Map(measured.map((value) => [`${value.unit} ${value.scale}`, value])).values()];
    const elided = values.flatMap((value) =>
      value.kind !== 'count'
        ? []
        : units.map(({ unit, scale = 1 }) => ({
            ...value,
            kind: 'measure' as const,
            unit,
            scale,
            numbers: value.numbers.map((number) => number * scale),
          })),
    );
    return [...values, ...elided];
  });
}

/** "1 kg 400 g" and "2 Stunden und 30 Minuten" are one value. */
function withCompounds(values: readonly Value[], text: string): Value[] {
  const found: Value[] = [];
  for (const value of values) {
    const last = found.at(-1);
    const isPart =
      last?.unit &&
      last.unit === value.unit &&
      (value.scale ?? 1) < (last.scale ?? 1) &&
      AND.test(text.slice(last.end, value.start));
    if (!isPart) found.push(value);
    else
      found[found.length - 1] = {
        ...last,
        end: value.end,
        numbers: last.numbers.flatMap((a) => value.numbers.map((b) => a + b)),
      };
  }
  return found;
}

/** The lower end of a range has the unit of the upper one. */
function withUnitsOfRanges(values: readonly Value[], text: string): Value[] {
  const found: Value[] = [];
  for (const value of values.toReversed()) {
    const next = found.at(-1);
    const isLower =
      value.kind === 'count' && next && next.kind !== 'count' && RANGE.test(text.slice(value.end, next.start));
    if (!isLower) found.push(value);
    else {
      const factor = next.unit === null ? 1 : (next.scale ?? 1);
      found.push({
        ...value,
        kind: next.kind,
        unit: next.unit,
        scale: factor,
        numbers: value.numbers.map((each) => each * factor),
      });
    }
  }
  return found.toReversed();
}

function read(text: string): Value[] {
  const texts: Texts = { text, amounts: readAmounts(text), measures: readMeasures(text) };
  const values: Value[] = [];
  for (const [at, { start }] of texts.amounts.tokens.entries()) {
    if ((values.at(-1)?.end ?? 0) > start) continue;
    const value = clockAt(texts, at) ?? moneyAt(texts, at) ?? measureAt(texts, at) ?? countAt(texts, at);
    if (value) values.push(value);
  }
  return values;
}

interface Texts {
  text: string;
  amounts: AmountText;
  measures: MeasureText;
}

/** A time of day, in minutes. */
function clockAt({ text, amounts }: Texts, at: number): Value | null {
  const start = amounts.tokens[at]?.start ?? 0;
  CLOCK.lastIndex = start;
  const [written, hours = '', minutes = ''] = CLOCK.exec(text) ?? [];
  if (written === undefined) return null;
  const numbers = [Number(hours) * HOUR + Number(minutes)];
  return { kind: 'clock', numbers, unit: null, start, end: start + written.length, isInWords: false };
}

const endOf = ({ amounts }: Texts, end: number): number => amounts.tokens[end - 1]?.end ?? 0;

function moneyAt(texts: Texts, at: number): Value | null {
  const { amounts, measures } = texts;
  const amount = amounts.amounts[at];
  const measure = measures.amounts[at];
  if (!amount?.isMoney || (measure?.unit && !measure.isMoney && !amount.hasSymbol)) return null;
  const written = amounts.tokens.slice(amount.start, amount.end).find(({ kind }) => kind === 'number')?.word;
  if (written === undefined && isNoNumber(amount.value, amounts.words[at])) return null;
  const numbers = written === undefined ? [amount.value] : [...new Set([amount.value, ...readingsOf(written)])];
  const [start, end] = [amounts.tokens[at]?.start ?? 0, endOf(texts, amount.end)];
  return { kind: 'money', numbers, unit: null, start, end, isInWords: written === undefined };
}

function measureAt(texts: Texts, at: number): Value | null {
  const measure = texts.measures.amounts[at];
  const token = texts.amounts.tokens[at];
  if (!measure?.unit || !token || measure.unit === PERCENT_UNIT) return null;
  const isInWords = token.kind !== 'number';
  const lastWord = texts.amounts.words[measure.end - 1] ?? '';
  if (isInWords && (isNoNumber(measure.value, token.word) || lastWord.length < MIN_WORD)) return null;
  const end = endOf(texts, measure.end);
  return { kind: 'measure', ...inBaseUnit(measure.value, measure.unit, token), start: token.start, end, isInWords };
}

/** A number as it may be meant, in the base unit of its unit. */
function inBaseUnit(value: number, unit: string, { kind, word }: Token): Pick<Value, 'numbers' | 'unit' | 'scale'> {
  const base = toBaseUnit(value, unit);
  const readings = kind === 'number' ? readingsOf(word) : [value];
  const scale = base && value !== 0 ? base.number / value : 1;
  const numbers = [...new Set([base?.number ?? value, ...readings.map((each) => each * scale)])];
  return { numbers, unit: base?.unit ?? unit, scale };
}

/** In some language, "to" and "nie" are numbers, and "one" is rather a pronoun. */
const isNoNumber = (value: number, word = ''): boolean => value < 2 || word.length < MIN_WORD;

/** A number without a unit, or a share of a hundred. */
function countAt(texts: Texts, at: number): Value | null {
  const { text, amounts, measures } = texts;
  const token = amounts.tokens[at];
  if (!token) return null;
  const isInWords = token.kind !== 'number';
  const inWords = isInWords ? readNumberWords(amounts.words, at) : null;
  const isShare = measures.amounts[at]?.unit === PERCENT_UNIT;
  if (isInWords && !isShare && (inWords?.value ?? 0) < MIN_IN_WORDS) return null;
  const numbers = inWords ? [inWords.value] : readingsOf(token.word);
  const end = inWords ? endOf(texts, at + inWords.length) : Math.max(token.end, numberEnd(text, token.start));
  const kind = isShare || PERCENT.test(text.slice(end, end + 12)) ? 'percent' : 'count';
  return { kind, numbers, unit: null, start: token.start, end, isInWords };
}

/** True if a value that is said may be a known one; a bare number may stand for any with a unit. */
export function isSameValue(said: Value, known: Value): boolean {
  const knownAs = (numbers: readonly number[]) =>
    said.numbers.some((number) => numbers.some((each) => isNear(number, each)));
  if (said.kind === known.kind && said.unit === known.unit) return knownAs(known.numbers);
  if (said.kind === 'count') return knownAs(known.numbers.flatMap((number) => spellings(number, known)));
  // "13 h" is also a time of day, written as 13:00.
  return known.kind === 'clock' && said.unit === 'min' && knownAs(known.numbers);
}

/** How a known number may be said without its unit: a time of day as "1", "13" or "12.30". */
function spellings(number: number, { kind, scale = 1 }: Value): number[] {
  if (kind !== 'clock') return [number / scale];
  const time = Math.floor(number / HOUR) + (number % HOUR) / 100;
  return [time, time - 12];
}

/** The numbers of a text that count things, in digits or words. */
export const countsIn = (text: string): number[] => {
  const { words } = readAmounts(text);
  const inWords = words.flatMap((_, at) => readNumberWords(words, at)?.value ?? []);
  const inDigits = valuesIn(text)
    .filter(({ kind }) => kind === 'count')
    .flatMap(({ numbers }) => numbers);
  return [...new Set([...inWords, ...inDigits])];
};

export const isNear = (a: number, b: number): boolean => Math.abs(a - b) <= Math.abs(b) * TOLERANCE + 1e-9;
