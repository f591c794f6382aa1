import { isNear } from './values.ts';

/** What a sentence says that it calculates. */
export interface Cues {
  isSum: boolean;
  isDifference: boolean;
  isRemainder: boolean;
  isEach: boolean;
  isRatio: boolean;
}

export interface Terms {
  /** One list of numbers for each thing that the sentence may be about: prices of its variants, or its sizes. */
  things: readonly (readonly number[])[];
  /** Numbers of pieces that the sentence or the question speak of. */
  counts: readonly number[];
  /** Amounts from which something may be left: thresholds in passages, the shopper's budget. */
  limits: readonly number[];
}

const MAX_THINGS = 10;
const MAX_SUMS = 4_000;
const MAX_COUNT = 50;

/** True if a number follows from the terms in a way that the sentence claims. */
export function follows(number: number, { things, counts, limits }: Terms, cues: Cues): boolean {
  const times = [...new Set(counts.filter((count) => count >= 2 && count <= MAX_COUNT && Number.isInteger(count)))];
  const single = things.flat();
  const is = (other: number) => isNear(number, other);
  if (single.some((term) => times.some((count) => is(term * count)))) return true;
  if (cues.isEach && single.some((term) => times.some((count) => isNear(round(term / count), number)))) return true;
  if (cues.isDifference && single.some((a) => single.some((b) => a > b && is(a - b)))) return true;
  const sums = cues.isSum || cues.isRemainder ? sumsOf(things, times) : [];
  if (cues.isSum && !single.some(is) && sums.some((sum) => sum > 0 && is(sum))) return true;
  if (cues.isRemainder && limits.some((limit) => sums.some((sum) => sum > 0 && is(Math.abs(limit - sum))))) return true;
  return cues.isDifference && limits.some((limit) => single.some((term) => is(Math.abs(limit - term))));
}

const round = (number: number): number => Math.round(number * 100) / 100;

/** Every sum of the things, each left out, once, or as often as a count says. */
function sumsOf(things: readonly (readonly number[])[], counts: readonly number[]): number[] {
  let sums = [0];
  for (const terms of things.slice(0, MAX_THINGS))
    sums = sums
      .flatMap((sum) => [sum, ...terms.flatMap((term) => [1, ...counts].map((count) => sum + count * term))])
      .slice(0, MAX_SUMS);
  return sums;
}
