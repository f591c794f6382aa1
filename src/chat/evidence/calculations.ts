import { isNear } from './same-value.ts';

/** The calculations that the words of a sentence indicate. */
export interface SumCues {
  isSum: boolean;
  isDifference: boolean;
  isRemainder: boolean;
  isEach: boolean;
  isRatio: boolean;
}

export interface SumTerms {
  /** A list of numbers for each possible product: prices of its variants, or its sizes. */
  things: readonly (readonly number[])[];
  /** Quantities that the sentence or the question names. */
  counts: readonly number[];
  /** Amounts from which something may be left: thresholds in passages, the shopper's budget. */
  limits: readonly number[];
  /** Fees that the shop may add, such as shipping costs. */
  fees: readonly number[];
  /** Prices and the amounts they are for: 13.90 for 500 g. */
  rates: readonly { price: number; amount: number }[];
}

const MAX_THINGS = 10;
const MAX_SUMS = 4_000;
const MAX_COUNT = 50;
/** In the currency's unit: the tolerance for "about 37 cents each". */
const MAX_ROUNDED = 0.01;
/** In percentage points. */
const MAX_ROUNDING = 0.6;
/** Amounts for which unit prices are given: a piece, 100 g or 100 ml, a kilogram or a litre. */
const PORTIONS = [1, 100, 1000];

/** True for a sum or difference of given numbers, and for the remainder of a limit after one of them. */
export function followsFrom(number: number, given: readonly number[], limits: readonly number[]): boolean {
  const is = (other: number) => other > 0 && isNear(number, other);
  return given.some(
    (a, at) =>
      limits.some((limit) => is(limit - a)) || given.slice(at + 1).some((b) => is(a + b) || is(Math.abs(a - b))),
  );
}

/** True if a number follows from the terms by a calculation that the sentence indicates. */
export function follows(
  number: number,
  { things, counts, limits, fees, rates }: SumTerms,
  cues: SumCues,
  isRough = false,
): boolean {
  const times = [...new Set(counts.filter((count) => count >= 2 && count <= MAX_COUNT && Number.isInteger(count)))];
  const single = things.flat();
  const multiples = single.flatMap((term) => times.map((count) => term * count));
  const is = (other: number) => isNear(number, other, isRough);
  const isShare = () => single.some((term) => times.some((count) => is(round(term / count))));
  const isRate = () =>
    rates.some(({ price, amount }) =>
      PORTIONS.some((portion) => Math.abs((price / amount) * portion - number) < MAX_ROUNDED),
    );
  const isDifference = () =>
    [...single, ...multiples].some((a) => single.some((b) => a > b && is(a - b))) ||
    limits.some((limit) => single.some((term) => is(Math.abs(limit - term))));
  return (
    multiples.some(is) ||
    (cues.isEach && isShare()) ||
    isRate() ||
    (cues.isDifference && isDifference()) ||
    isSum(number, { things, counts: times, limits, fees }, cues)
  );
}

/** True for a sum, with or without fees, and for the remainder of a limit. */
function isSum(number: number, { things, counts, limits, fees }: Omit<SumTerms, 'rates'>, cues: SumCues): boolean {
  if (!cues.isSum && !cues.isRemainder && fees.length === 0) return false;
  const is = (other: number) => isNear(number, other);
  const sums = sumsOf(things, counts).filter((sum) => sum > 0);
  const isWhole = cues.isSum && !things.flat().some(is) && sums.some(is);
  const isLeft = () => cues.isRemainder && limits.some((limit) => sums.some((sum) => is(Math.abs(limit - sum))));
  return isWhole || fees.some((fee) => sums.some((sum) => is(sum + fee))) || isLeft();
}

/** True if a percentage is the reduction from a former price, to the percentage point. */
export const isReduction = (percent: number, prices: readonly number[], formerPrices: readonly number[]): boolean =>
  prices.some((price) =>
    formerPrices.some((former) => former > price && Math.abs(100 * (1 - price / former) - percent) <= MAX_ROUNDING),
  );

const round = (number: number): number => Math.round(number * 100) / 100;

/** Returns every sum of the things, with each omitted, once, or as often as a count says. */
function sumsOf(things: readonly (readonly number[])[], counts: readonly number[]): number[] {
  let sums = [0];
  for (const terms of things.slice(0, MAX_THINGS))
    sums = sums
      .flatMap((sum) => [sum, ...terms.flatMap((term) => [1, ...counts].map((count) => sum + count * term))])
      .slice(0, MAX_SUMS);
  return sums;
}
