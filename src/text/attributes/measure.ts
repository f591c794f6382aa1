import { baseOf, unitOf } from '../lexicon/units.ts';
import { numberEnd, readNumber, readingsOf } from '../money/number.ts';

export type Measure = { number: number; unit: string | null };

/** In characters: a number with a unit is never longer. */
const MAX_LENGTH = 60;

/** Several marks that are not between groups of three digits, as in 20.9.2013. */
const DATE = /^\d{1,4}([.,])\d{1,2}\1/;

/** Units in which shops write thousandths: "1.500 kg" are 1,500 g, whatever the language. */
const IN_THOUSANDTHS = new Set(['kg', 'l', 'm', 'GHz']);
/** "1,000 m" of thread and "1.000 l" in a tank are a thousand. */
const ROUND = /[.,]\d00$/;

/** A remark that may follow a unit: "430 g (size M)", "1 kg (2.2 lb)", "2.1 kg, without the poles". */
const REMARK = /(?:\([^()]{0,50}\)|[,;] [^\p{Nd}]{0,50})$/u;

/**
 * Reads a value that is one number, with or without a unit that is known: "1,980 g", "16 GB", "6.1\"". After a unit, a
 * remark in parentheses or behind a comma does not count.
 * @param mayBeThousands true for what is often measured in thousands, such as loads
 * @returns null for anything else, such as a range, a product of numbers, or a number with other words
 */
export function readMeasure(value: string, mayBeThousands = false): Measure | null {
  if (value.length > MAX_LENGTH) return null;
  const [sign = ''] = /^[-−–+] ?(?=\p{Nd})/u.exec(value) ?? [];
  const end = numberEnd(value, sign.length);
  if (end === sign.length) return null;
  const written = value.slice(sign.length, end);
  const size = readNumber(written);
  if (!Number.isFinite(size) || DATE.test(written)) return null;
  const rest = value.slice(end).trim();
  const signed = (number: number) => (/^[-−–]/.test(sign) ? -number : number);
  if (rest === '') return { number: signed(size), unit: null };
  const unit = unitOf(rest) ?? unitOf(rest.replace(REMARK, '').trim());
  if (unit === null) return null;
  const isOpen = !mayBeThousands && IN_THOUSANDTHS.has(unit) && (unit === 'kg' || !ROUND.test(written));
  return { number: signed(isOpen ? lowestReading(written) : size), unit };
}

const lowestReading = (written: string): number => readingsOf(written).at(-1) ?? readNumber(written);

/** Converts to the base unit of the same kind: g, mm, ml, MB, min, W, V and so on. Null for a unit that has none. */
export function toBaseUnit(number: number, unit: string | null): Measure | null {
  const base = unit === null ? undefined : baseOf(unit);
  // Twelve digits hide the error of the factors, such as 0.1 + 0.2.
  return base ? { number: Number((number * base.factor).toPrecision(12)), unit: base.base } : null;
}
