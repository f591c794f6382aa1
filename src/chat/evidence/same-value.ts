import type { AnswerValue } from './values.ts';
import { MINUTES_PER_HOUR } from '../../text/clock.ts';

/** Relative tolerance for "about" and "almost". */
const ROUGH = 0.05;
/** Relative tolerance for calculated numbers, and for those rounded to the written digits. */
const TOLERANCE = 0.0005;

/** True if a stated value may be a known one; a bare number may stand for one with a unit. */
export function isSameValue(said: AnswerValue, known: AnswerValue): boolean {
  // Converted numbers are also rounded: 2.35 kg are 5.2 lb.
  const isConverted = said.kind === known.kind && said.scale !== known.scale;
  const rounding = isConverted && said.precision !== undefined ? said.precision / 2 : 0;
  const knownAs = (numbers: readonly number[]) =>
    said.numbers.some((number) =>
      numbers.some((each) => isNear(number, each, said.isRough) || Math.abs(number - each) <= rounding),
    );
  if (said.kind === known.kind && said.unit === known.unit)
    return isCurrency(said, known.codes) && knownAs(known.numbers);
  if (said.kind === 'count') return knownAs(known.numbers.flatMap((number) => spellings(number, known)));
  // "13 h" is also a time of day, written as 13:00.
  const isTime = (known.kind === 'clock' && said.unit === 'min') || (said.kind === 'clock' && known.unit === 'min');
  return isTime && knownAs(known.numbers);
}

/** True if an amount may be in one of these currencies. */
export const isCurrency = ({ codes = [] }: AnswerValue, known: readonly string[] = []): boolean =>
  codes.length === 0 || known.length === 0 || codes.some((code) => known.includes(code));

/** Returns the ways to write a known number without its unit: a time of day as "1", "13" or "12.30". */
function spellings(number: number, { kind, scale = 1 }: AnswerValue): number[] {
  if (kind !== 'clock') return [number / scale];
  const time = Math.floor(number / MINUTES_PER_HOUR) + (number % MINUTES_PER_HOUR) / 100;
  return [time, time - 12];
}

export const isNear = (a: number, b: number, isRough = false): boolean =>
  Math.abs(a - b) <= Math.abs(b) * (isRough ? ROUGH : TOLERANCE) + 1e-9;
