import { baseOf, unitOf } from '../lexicon/units.ts';
import { numberEnd, readNumber } from '../money/number.ts';

export type Measure = { number: number; unit: string | null };

/** In characters: a number with a unit is never longer. */
const MAX_LENGTH = 60;

/** Several marks that are not between groups of three digits, as in 20.9.2013. */
const DATE = /^\d{1,4}([.,])\d{1,2}\1/;

/** A remark that may follow a unit: "430 g (size M)", "1 kg (2.2 lb)", "2.1 kg, without the poles". */
const REMARK = /(?:\([^()]{0,50}\)|[,;] [^\p{Nd}]{0,50})$/u;

/**
 * Reads a value that is one number, with or without a unit that is known: "1,980 g", "16 GB", "6.1\"". After a unit, a
 * remark in parentheses or behind a comma does not count.
 * @returns null for anything else, such as a range, a product of numbers, or a number with other words
 */
export function readMeasure(value: string): Measure | null {
  if (value.length > MAX_LENGTH) return null;
  const sign = /^[-−–] ?(?=\p{Nd})/u.exec(value)?.[0] ?? /^\+ ?(?=\p{Nd})/u.exec(value)?.[0] ?? '';
  const end = numberEnd(value, sign.length);
  if (end === sign.length) return null;
  const written = value.slice(sign.length, end);
  const size = readNumber(written);
  if (!Number.isFinite(size) || DATE.test(written)) return null;
  const number = /^[-−–]/.test(sign) ? -size : size;
  const rest = value.slice(end).trim();
  if (rest === '') return { number, unit: null };
  const unit = unitOf(rest) ?? unitOf(rest.replace(REMARK, '').trim());
  return unit === null ? null : { number, unit };
}

/** Converts to the base unit of the same kind: g, mm, ml, MB, min, W, V and so on. Null for a unit that has none. */
export function toBaseUnit(number: number, unit: string | null): Measure | null {
  const base = unit === null ? undefined : baseOf(unit);
  // Twelve digits hide the error of the factors, such as 0.1 + 0.2.
  return base ? { number: Number((number * base.factor).toPrecision(12)), unit: base.base } : null;
}
