import { PIECE_PRICE } from '../../../text/lexicon/piece-price.ts';
import type { Outline } from '../html/outline.ts';
import { preferred } from '../preference.ts';
import { isInstalment, isProductPrice } from './main-price.ts';
import type { VisiblePrice } from './visible-price.ts';

/** Minimum ratio of a reduced price to the old one: a smaller amount is for a part. */
const MIN_PRICE_RATIO = 0.2;
const MAX_LABEL_LENGTH = 60;
const MAX_COMPARED = 12;
const CENT = 0.01;
/** A count before an amount: "ab 10 Stück", "10+", "3 payments of". */
const COUNT = /(?:^|[^\d.,])(\d{1,5})(?:\s?[+x×:=])?(?:\s?\p{L}{1,15}\.?){0,4}[\s:]{0,3}$/u;
const NUMBER = /\d(?:[\d.,'’\s]{0,20}\d)?/g;

/**
 * Picks the price that a box in a listing asks for one product now: not an old one, not a part of it, and not what one
 * costs who buys many.
 * @param prices the box's prices in order
 */
export function tilePrice(prices: readonly VisiblePrice[], outline: Outline): VisiblePrice | null {
  const whole = prices.filter((price, at) => at === 0 || !isForCount(price, prices[at - 1], outline));
  const full = whole.filter((each) => !isPart(each, outline) && !isSaving(each, whole));
  const now = full.filter((each) => !each.visibility.isStruck);
  const [first] = now;
  if (first) return lowest(now.filter(({ amount }) => amount >= first.amount * MIN_PRICE_RATIO));
  // "per pack" behind the only price beside the old one.
  const old = lowest(full);
  const reduced = whole.filter((each) => !each.visibility.isStruck && !isInstalment(each.text));
  const least = old ? old.amount * MIN_PRICE_RATIO : 0;
  return lowest(reduced.filter(({ amount }) => amount >= least)) ?? old;
}

function lowest(prices: readonly VisiblePrice[]): VisiblePrice | null {
  const current = preferred([...prices], ({ visibility }) => !visibility.isStruck);
  return current.toSorted((a, b) => a.amount - b.amount)[0] ?? null;
}

/** True if an amount is the difference between two others, and the smaller part of the old price. */
function isSaving({ amount }: VisiblePrice, prices: readonly VisiblePrice[]): boolean {
  const amounts = prices.slice(0, MAX_COMPARED).map((price) => price.amount);
  return amounts.some((now) => now > amount && amounts.some((old) => Math.abs(old - now - amount) < CENT));
}

/** True if a price is for one piece, for a measure, or is an instalment or another amount. */
function isPart(price: VisiblePrice, outline: Outline): boolean {
  if (isInstalment(price.text) || !isProductPrice(price, outline)) return true;
  const next = outline.pieces[price.last];
  const isNear = next && next.start >= 0 && next.end - next.start < MAX_LABEL_LENGTH;
  const after = `${afterAmount(price.text)} ${isNear && !outline.hasDigit(next) ? outline.textOf(next) : ''}`;
  return PIECE_PRICE.test(after.trimStart());
}

/** True if a count stands between two prices: the second is what one costs who buys so many, or an instalment. */
function isForCount(price: VisiblePrice, previous: VisiblePrice | undefined, outline: Outline): boolean {
  const text = price.text.slice(0, price.text.length - afterAmount(price.text).length);
  const numbers = text.match(NUMBER) ?? [];
  const before = outline.pieces[price.first - 1];
  const isNear =
    before &&
    before.start >= 0 &&
    before.end - before.start < MAX_LABEL_LENGTH &&
    price.first - 1 >= (previous?.last ?? 0);
  const lead = numbers.length > 1 ? text.slice(0, text.lastIndexOf(numbers.at(-1) ?? '')) : '';
  const label = isNear ? outline.textOf(before) : '';
  const words = lead === '' ? `${label} ${/^\D*/.exec(text)?.[0] ?? ''}` : lead;
  return Number(COUNT.exec(words.replace(/\p{Sc}/gu, '').trimEnd())?.[1] ?? 0) > 1;
}

/** Returns what follows the last number in a text. */
function afterAmount(text: string): string {
  let at = text.length;
  while (at > 0 && !/\d/.test(text.charAt(at - 1))) at--;
  return text.slice(at);
}
