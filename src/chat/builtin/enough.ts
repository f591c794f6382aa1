import type { AnswerValue } from '../evidence/values.ts';

/** Returns the largest number that a text has in a unit, which bounds what a size is for: "dogs up to 25 kg". */
export function boundIn(values: readonly AnswerValue[], unit: string | null): number | null {
  const own = values.flatMap((value) => (value.unit === unit ? value.numbers : []));
  return own.length > 0 ? Math.max(...own) : null;
}

/** Picks the smallest of several sizes that is enough for a number; undefined if there is one size only, or none is enough. */
export const smallestEnough = <Size extends { bound: number }>(
  sizes: readonly Size[],
  asked: number,
): Size | undefined =>
  sizes.length > 1 ? sizes.filter(({ bound }) => bound >= asked).toSorted((a, b) => a.bound - b.bound)[0] : undefined;
