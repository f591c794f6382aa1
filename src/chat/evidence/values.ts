import { LRUCache } from 'lru-cache';
import { CENTS } from '../../text/lexicon/cents.ts';
import { AND, OR, PERCENT, TO, UP_TO } from '../../text/lexicon/joining.ts';
import { mayCountIn, readNumberWords } from '../../text/lexicon/numbers.ts';
import { tableSource } from '../../text/lexicon/patterns.ts';
import { type MeasureText, readMeasures } from '../../text/attributes/measures.ts';
import { toBaseUnit } from '../../text/attributes/measure.ts';
import { type AmountText, readAmounts } from '../../text/money/amounts.ts';
import { OPEN_CURRENCY } from '../../text/money/currency.ts';
import { scopesAt, scopesIn } from './scopes.ts';
import { numberEnd, readingsOf } from '../../text/money/number.ts';
import type { Token } from '../../text/money/tokens.ts';
import { MINUTES_PER_HOUR, readClock } from '../../text/clock.ts';
import { WHOLE } from '../../text/lexicon/whole-units.ts';

/** A number that a text states. */
export interface AnswerValue {
  kind: 'money' | 'measure' | 'percent' | 'count' | 'clock';
  /** Possible readings of the number, in the base unit: "1.500" is 1500 or 1.5. */
  numbers: readonly number[];
  /** The base unit of a measure. */
  unit: string | null;
  /** For money: possible currency codes; empty if the text names none. */
  codes?: readonly string[];
  /** Size of the written unit in the base unit. */
  scale?: number;
  /** For a measure in digits: the value of a 1 in its last digit, in the base unit. */
  precision?: number;
  /** True for an approximate number, as in "almost 80". */
  isRough?: boolean;
  /** Characters of the text; `end` is exclusive. */
  start: number;
  end: number;
  /** True if the number is in words. */
  isInWords: boolean;
  /** In evidence: the countries and days that it holds for, see `scopes.ts`; if empty, all of them. */
  scopes?: readonly string[];
  /** Another possible reading: a weight or a price in pounds, a bare number in "from 45 to 36 €". */
  alternative?: AnswerValue;
}

/** In letters. Shorter words look like numbers or units only by coincidence. */
const MIN_WORD = 3;
const PERCENT_UNIT = '%';
/** Also a currency, in most languages. */
const POUND = 'lb';

/** Hyphens between words, as in "twenty-five" and "75-cl bottle". */
const HYPHEN = /(?<=[\p{L}\p{Nd}])[-‐‑](?=\p{L})/gu;
/** "2 working days" are days. */
const WHOLE_UNIT = new RegExp(String.raw`(?<=[\p{L}\p{Nd}] )((?:${tableSource(WHOLE)}) )(\p{L}{3,12})`, 'giu');
/** A quotation, whose closing mark must not be read as inches. */
const QUOTED = /[“„][^“”„]{0,500}[”“]/gu;
/** The words or signs in a range or between the factors of a size: "40–105 cm", "30 × 20 cm", "2 to 3 days". */
const RANGE = new RegExp(String.raw`^\s?(?:[-–—/x×&]|${tableSource(TO, UP_TO, AND, OR)})\s?$`, 'iu');
/** The end of a sentence or line. */
const SENTENCE = /(?<=[.!?;])\s|\n/u;
/** The words or signs between the parts of a compound: "2 hours and 30 minutes". */
const COMPOUND = new RegExp(String.raw`^\s?(?:,|${tableSource(AND)})?\s?$`, 'iu');
/** Lower number words are not read: they count things, or are articles and pronouns. */
const MIN_IN_WORDS = 13;

/** Cached, because the same sentence is read repeatedly. Sizes are in characters. */
const CACHE = { maxSize: 100_000, sizeCalculation: (_: unknown, key: string) => key.length + 50 };
const valuesByText = new LRUCache<string, readonly AnswerValue[]>(CACHE);
const countsByText = new LRUCache<string, readonly number[]>(CACHE);

/**
 * Reads the numbers of a text in order, each once.
 * @param languages languages of its number words; all if omitted
 */
export function valuesIn(text: string, languages?: readonly string[]): readonly AnswerValue[] {
  const key = `${languages?.join(' ') ?? '*'}\n${text}`;
  let values = valuesByText.get(key);
  if (!values) valuesByText.set(key, (values = readValues(text, languages)));
  return values;
}

/** Replaces each by a space, so that part of a quotation can be read without the rest. */
export const withoutClosingQuotes = (text: string): string =>
  text.replaceAll(QUOTED, (quoted) => quoted.replace(/.$/u, ' '));

function readValues(written: string, languages: readonly string[] | undefined): readonly AnswerValue[] {
  const text = withoutClosingQuotes(written)
    .replaceAll(HYPHEN, ' ')
    .replaceAll(WHOLE_UNIT, (_, adjective: string, unit: string) => `${unit}${' '.repeat(adjective.length)}`);
  return withCompounds(withUnitsOfRanges(read(text, languages), text), text);
}

/**
 * Reads the values of evidence: a number without a unit may have that of another in its sentence, as in "2 to 4 days at
 * home, 4 to 6 abroad".
 */
export function knownValuesIn(text: string, languages: readonly string[]): AnswerValue[] {
  return text.split(SENTENCE).flatMap((sentence) => {
    const scopes = scopesIn(sentence, languages);
    const values = valuesIn(sentence).map((value) => ({
      ...value,
      scopes: scopesAt(sentence, scopes, value.start, value.end),
    }));
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

/** Merges compounds: "1 kg 400 g" and "2 Stunden und 30 Minuten" are one value each. */
function withCompounds(values: readonly AnswerValue[], text: string): AnswerValue[] {
  const found: AnswerValue[] = [];
  for (const value of values) {
    const last = found.at(-1);
    const isPart =
      last?.unit &&
      last.unit === value.unit &&
      (value.scale ?? 1) < (last.scale ?? 1) &&
      COMPOUND.test(text.slice(last.end, value.start));
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

/** Converts times such as "9.30" and "16" to minutes. */
const minutesOf = (time: number): number => Math.floor(time) * MINUTES_PER_HOUR + Math.round((time % 1) * 100);

/** The lower end of a range has the unit of the upper one. */
function withUnitsOfRanges(values: readonly AnswerValue[], text: string): AnswerValue[] {
  const found: AnswerValue[] = [];
  for (const value of values.toReversed()) {
    const next = found.at(-1);
    const isLower =
      value.kind === 'count' && next && next.kind !== 'count' && RANGE.test(text.slice(value.end, next.start));
    if (!isLower) found.push(value);
    else {
      const factor = next.kind === 'clock' ? MINUTES_PER_HOUR : next.unit === null ? 1 : (next.scale ?? 1);
      found.push({
        ...value,
        kind: next.kind,
        unit: next.unit,
        scale: factor,
        alternative: value,
        numbers: value.numbers.map((each) => (next.kind === 'clock' ? minutesOf(each) : each * factor)),
      });
    }
  }
  return found.toReversed();
}

function read(text: string, languages: readonly string[] | undefined): AnswerValue[] {
  const amounts = readAmounts(text);
  const texts: Texts = { text, amounts, measures: readMeasures(text, amounts.tokens) };
  const values: AnswerValue[] = [];
  for (const [at, { start }] of amounts.tokens.entries()) {
    if ((values.at(-1)?.end ?? 0) > start) continue;
    const value =
      clockAt(texts, at) ?? centsAt(texts, at) ?? moneyAt(texts, at) ?? measureAt(texts, at) ?? countAt(texts, at);
    if (value && (!languages || isSpoken(value, texts, languages))) values.push(value);
  }
  return values;
}

/** False for number words of other languages. */
const isSpoken = ({ start, end, isInWords }: AnswerValue, { amounts }: Texts, languages: readonly string[]): boolean =>
  !isInWords ||
  amounts.tokens
    .filter((token) => token.kind === 'word' && token.start >= start && token.end <= end)
    .every(({ word }) => mayCountIn(word, languages));

interface Texts {
  text: string;
  amounts: AmountText;
  measures: MeasureText;
}

/** Reads a time of day, in minutes. */
function clockAt({ text, amounts }: Texts, at: number): AnswerValue | null {
  const start = amounts.tokens[at]?.start ?? 0;
  const time = readClock(text, start);
  return time && { kind: 'clock', numbers: [time.minutes], unit: null, start, end: time.end, isInWords: false };
}

const endOf = ({ amounts }: Texts, end: number): number => amounts.tokens[end - 1]?.end ?? 0;

/** Reads an amount in cents, converted to the currency's unit. */
function centsAt({ amounts }: Texts, at: number): AnswerValue | null {
  const token = amounts.tokens[at];
  const inWords = token?.kind === 'word' ? readNumberWords(amounts.words, at) : null;
  if (!token || (token.kind !== 'number' && !inWords)) return null;
  // In "soixante-dix centimes", the cents are not part of the number.
  const last = at + (inWords?.length ?? 1);
  const length = CENTS(amounts.words, last);
  if (length === 0) return null;
  const numbers = (inWords ? [inWords.value] : readingsOf(token.word)).map((each) => each / 100);
  const end = amounts.tokens[last + length - 1]?.end ?? token.end;
  return { kind: 'money', numbers, unit: null, start: token.start, end, isInWords: inWords !== null };
}

function moneyAt(texts: Texts, at: number): AnswerValue | null {
  const { amounts, measures } = texts;
  const [amount, measure] = [amounts.amounts[at], measures.amounts[at]];
  if (!amount?.isMoney || (measure?.unit && !measure.isMoney && !amount.hasSymbol)) return null;
  const written = amounts.tokens.slice(amount.start, amount.end).find(({ kind }) => kind === 'number')?.word;
  const isNone = written === undefined && isNoNumber(amount.value, amounts.words[at]);
  if (isNone || isSize(amounts.tokens[amount.start], written)) return null;
  const numbers = written === undefined ? [amount.value] : [...new Set([amount.value, ...readingsOf(written)])];
  const [start, end] = [amounts.tokens[at]?.start ?? 0, endOf(texts, amount.end)];
  const codes = amount.codes.filter((code) => code !== OPEN_CURRENCY);
  return { kind: 'money', numbers, unit: null, codes, start, end, isInWords: written === undefined };
}

/** True for "L34", a length of jeans, not an amount in one of the currencies that have an L as their sign. */
const isSize = (sign: Token | undefined, written = ''): boolean =>
  sign?.word.length === 1 && /[a-z]/u.test(sign.word) && sign.codes.includes(OPEN_CURRENCY) && Number(written) >= 0;

function measureAt(texts: Texts, at: number): AnswerValue | null {
  const measure = texts.measures.amounts[at];
  const token = texts.amounts.tokens[at];
  if (!measure?.unit || !token || measure.unit === PERCENT_UNIT) return null;
  const isInWords = token.kind !== 'number';
  const lastWord = texts.amounts.words[measure.end - 1] ?? '';
  if (isInWords && (isNoNumber(measure.value, token.word) || lastWord.length < MIN_WORD)) return null;
  const end = endOf(texts, measure.end);
  const value: AnswerValue = {
    kind: 'measure',
    ...inBaseUnit(measure.value, measure.unit, token),
    start: token.start,
    end,
    isInWords,
  };
  if (!measure.isMoney && measure.unit !== POUND) return value;
  const numbers = isInWords ? [measure.value] : readingsOf(token.word);
  return { ...value, alternative: { ...value, kind: 'money', unit: null, numbers } };
}

/** Returns the possible readings of a number, in the base unit. */
function inBaseUnit(
  value: number,
  unit: string,
  { kind, word }: Token,
): Pick<AnswerValue, 'numbers' | 'unit' | 'scale' | 'precision'> {
  const base = toBaseUnit(value, unit);
  const readings = kind === 'number' ? readingsOf(word) : [value];
  const scale = base && value !== 0 ? base.number / value : 1;
  const numbers = [...new Set([base?.number ?? value, ...readings.map((each) => each * scale)])];
  const decimals = Math.max(0, ...readings.map(decimalsOf));
  return { numbers, unit: base?.unit ?? unit, scale, ...(kind === 'number' && { precision: scale / 10 ** decimals }) };
}

const decimalsOf = (number: number): number => String(number).split('.')[1]?.length ?? 0;

/** True for number words that are usually something else: "to" and "nie" are numbers in some languages. */
const isNoNumber = (value: number, word = ''): boolean => value < 2 || word.length < MIN_WORD;

/** Reads a number without a unit, or a percentage. */
function countAt(texts: Texts, at: number): AnswerValue | null {
  const { text, amounts, measures } = texts;
  const token = amounts.tokens[at];
  if (!token) return null;
  const isInWords = token.kind !== 'number';
  const inWords = isInWords ? readNumberWords(amounts.words, at) : null;
  const isShare = measures.amounts[at]?.unit === PERCENT_UNIT;
  if (isInWords && !isShare && (inWords?.value ?? 0) < MIN_IN_WORDS) return null;
  const numbers = inWords ? [inWords.value] : readingsOf(token.word);
  const end = inWords ? endOf(texts, at + inWords.length) : Math.max(token.end, numberEnd(text, token.start));
  const kind = isShare || PERCENT.test(text.slice(end, end + 12).trimStart()) ? 'percent' : 'count';
  return { kind, numbers, unit: null, start: token.start, end, isInWords };
}

/** Reads the numbers of a text that count things, in digits or words. */
export function countsIn(text: string): readonly number[] {
  let counts = countsByText.get(text);
  if (!counts) countsByText.set(text, (counts = readCounts(text)));
  return counts;
}

function readCounts(text: string): number[] {
  const { words } = readAmounts(text);
  const inWords = words.flatMap((_, at) => readNumberWords(words, at)?.value ?? []);
  const inDigits = valuesIn(text)
    .filter(({ kind }) => kind === 'count')
    .flatMap(({ numbers }) => numbers);
  return [...new Set([...inWords, ...inDigits])];
}
