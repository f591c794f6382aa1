import { currencyNames, hasCurrency } from '../../../text/money/currency.ts';
import { CURRENT_PRICE } from '../../../text/lexicon/current-price.ts';
import { FORMER_PRICE } from '../../../text/lexicon/former-price.ts';
import { INSTALMENT } from '../../../text/lexicon/instalment.ts';
import { MEMBER_PRICE } from '../../../text/lexicon/member-price.ts';
import { NET_PRICE } from '../../../text/lexicon/net-price.ts';
import { foreignWords } from '../../../text/lexicon/own-price.ts';
import { SAVING } from '../../../text/lexicon/saving.ts';
import { SHIPPING } from '../../../text/lexicon/shipping.ts';
import { UNIT_PRICE } from '../../../text/lexicon/unit-price.ts';
import type { BuyButton } from './buy-button.ts';
import type { Element, Outline, Piece } from '../html/outline.ts';
import type { VisiblePrice } from './visible-price.ts';
import { parseAvailability } from '../availability.ts';
import { PRICE_NAMES } from '../../../text/lexicon/theme-names.ts';

const NEARBY = 10;
const MAX_LABEL_LENGTH = 60;
/** Minimum ratio of a reduced price to the old one, and maximum number of pieces between the two. */
const MIN_PRICE_RATIO = 0.2;
const MAX_PIECES_BETWEEN = 2;
const CENT = 0.01;
/** Pieces between a price and the heading below it, beyond which their number tells nothing: a column of its own may be long. */
const MAX_ABOVE = 20;
const MAX_ANCESTORS = 4;
const MAX_BOX_LENGTH = 60;
const MAX_BOX_PIECES = 12;
/** Names that themes give to prices, in English. */
const CURRENT_PRICE_NAMES =
  /(?:current|final|sale|special|now|actual|selling|main|new)[-_]{0,3}price|price[-_]{0,3}(?:current|final|sales?|special|now|actual|selling|main|new)(?![a-z])/;
/** Names of prices for a unit, without tax or for some customers, and of amounts that are not prices. */
const OTHER_PRICE_NAMES =
  /(?:unit|base|net|member|club|shipping|delivery|monthly)[-_]{0,3}price|price[-_]{0,3}(?:unit|per[-_]{0,3}(?:quantity|kg|kilo|lit|100|weight|measure)|net(?![a-z])|excl|without|member|club|month)/;
const OTHER_AMOUNT_NAMES =
  /instal|financ|leasing|loyalty|saving|you-?save|shipping|delivery|deposit|without-?tax|excl?[-_]?(?:tax|vat)|warranty|insur/;
const PERCENTAGE = /^(?:(\W{0,20})\d{1,2}(?:[.,]\d)? ?%.{0,12})?$/u;
/** The number of instalments: "3 x", "x 12". */
const TIMES = /\b\d{1,2}\s?x\b|(?<![a-z])x\s?\d{1,2}\b/i;
const LABELLED = /\p{L}{4}/u;
const CLICKED = new Set(['a', 'button', 'label', 'option']);

/**
 * Picks the likeliest price of a page's product, the earlier one on a tie: close below the heading and close to the
 * button, not struck out, and not a link, an instalment, shipping, a saving or a price per kilogram.
 * @param heading the index of the heading; -1 when there is none
 */
export function mainPrice(
  prices: readonly VisiblePrice[],
  heading: number,
  buttons: readonly BuyButton[],
  outline: Outline,
): VisiblePrice | null {
  const taken = new Set(prices.flatMap(({ first, last }) => outline.pieces.slice(first, last)));
  const candidates = prices
    .filter(({ text }) => !SHIPPING.test(leadOf(text)) && !SAVING.test(leadOf(text)))
    .map((price) => ({ ...price, ...wordsAround(price, outline, taken), names: namesOf(price, outline) }));
  const savings = savingsIn(prices, outline);
  let best = -1;
  let bestScore = -20;
  for (const [index, price] of candidates.entries()) {
    const next = candidates.slice(index + 1, index + 3).find(({ first }) => !savings.has(first));
    const isPast = savings.has(price.first) || isFormer(price, candidates) || isReduced(price, next, outline);
    const score = scoreOf(price, heading, buttons) - (isPast ? 6 : 0);
    if (score > bestScore) [best, bestScore] = [index, score];
  }
  return candidates[best] ?? null;
}

/** Returns the text before the first digit. */
function leadOf(text: string): string {
  return /^\D*/.exec(text)?.[0] ?? '';
}

/** A price with the text before it and around it in the same box. */
type PriceCandidate = VisiblePrice & { before: string; around: string; names: string };

/** True if a struck-out price is the old one: a lower one is nearby that is not just the same price without tax. */
function isFormer(price: PriceCandidate, prices: readonly PriceCandidate[]): boolean {
  return (
    price.visibility.isStruck &&
    prices.some(
      ({ amount, currency, first, around, visibility }) =>
        amount < price.amount &&
        currency === price.currency &&
        !visibility.isStruck &&
        Math.abs(first - price.first) <= NEARBY &&
        (!NET_PRICE.test(around) || NET_PRICE.test(price.around)),
    )
  );
}

/**
 * Finds three prices in a row of which one, the old price, is the sum of the others; locates it and the saving, which is
 * the last unless the other is labelled so.
 */
function savingsIn(prices: readonly VisiblePrice[], outline: Outline): ReadonlySet<number> {
  const found = new Set<number>();
  for (const [at, one] of prices.entries()) {
    const three = [one, ...prices.slice(at + 1, at + 3)];
    const [sum, ...parts] = three.toSorted((a, b) => b.amount - a.amount);
    const [first, second] = parts.toSorted((a, b) => a.first - b.first);
    if (!sum || !first || !second || second.first - one.first > NEARBY) continue;
    if (Math.abs(sum.amount - first.amount - second.amount) > CENT) continue;
    // A net price and its tax also add up to the third price.
    if (three.some(({ text }) => NET_PRICE.test(text))) continue;
    const isFirst = SAVING.test(outline.textBetween(first.first - 1, first.first));
    found.add(sum.first).add(isFirst ? first.first : second.first);
  }
  return found;
}

/** True for the first, higher of two prices with nothing or only a percentage between them: it is the old price. */
function isReduced(price: PriceCandidate, next: PriceCandidate | undefined, outline: Outline): boolean {
  if (!next || (LABELLED.test(leadOf(next.text)) && !CURRENT_PRICE.test(next.text))) return false;
  if (next.currency !== price.currency || next.amount >= price.amount || next.amount < price.amount * MIN_PRICE_RATIO)
    return false;
  const between = outline.pieces.slice(price.last, next.first).map((piece) => outline.textOf(piece));
  const isNext = between.length <= MAX_PIECES_BETWEEN && between.every(isPercentage);
  return isNext && isPlainPrice(next) && !isAnother(next, price, outline);
}

/**
 * True if words in a price's box that are not in that of the one before it say that it is for something else. Any words
 * do, as there are more reasons to name an amount than we know words for.
 */
function isAnother(price: PriceCandidate, previous: PriceCandidate, outline: Outline): boolean {
  const text = besidePrice(price, previous, outline);
  const words = foreignWords(text);
  return words !== '' && !CURRENT_PRICE.test(text) && words !== foreignWords(besidePrice(previous, price, outline));
}

/** Returns the text of the largest small box around a price, but not another one, without the price's currency. */
function besidePrice(price: VisiblePrice, other: VisiblePrice, outline: Outline): string {
  const isPart = (at: number): boolean => price.first <= at && at < price.last;
  const isApart = (box: Element): boolean => {
    if (box.first <= other.first && other.first < box.last) return false;
    if (box.last - box.first > MAX_BOX_PIECES || outline.textIn(box).length > MAX_BOX_LENGTH) return false;
    return !outline.pieces.slice(box.first, box.last).some((piece, at) => {
      return !isPart(box.first + at) && outline.hasDigit(piece) && hasCurrency(outline.textOf(piece));
    });
  };
  let box = price.element;
  for (let step = 0; step < MAX_ANCESTORS && box.parent && isApart(box.parent); step++) box = box.parent;
  const around = outline.textBetween(box.first, box.last, (at) => {
    const piece = outline.pieces[at];
    return isPart(at) || !piece || isNote(piece, outline);
  });
  return `${withoutCurrency(price)} ${around}`;
}

/** True for a link or a button, and for a text on a discount or the stock, which also stand beside a product's own price. */
function isNote(piece: Piece, outline: Outline): boolean {
  const text = outline.textOf(piece);
  const isClicked = [piece.element, piece.element.parent].some((each) => each && CLICKED.has(each.name));
  return isClicked || SAVING.test(text) || parseAvailability(text) !== 'unknown';
}

function withoutCurrency({ text, currency }: VisiblePrice): string {
  let rest = '';
  let end = 0;
  for (const name of currencyNames(text)) {
    // "1 L" is a currency as well.
    if (currency !== null && !name.codes.includes(currency)) continue;
    rest += `${text.slice(end, name.start)} `;
    ({ end } = name);
  }
  return rest + text.slice(end);
}

/** True for a percentage with nothing before it but signs and words that stand beside any price, and for no text. */
function isPercentage(text: string): boolean {
  const found = PERCENTAGE.exec(text);
  return found !== null && foreignWords(found[1] ?? '') === '';
}

/** True if no text next to a price rules it out as a product's price. */
export function isProductPrice(price: VisiblePrice, outline: Outline): boolean {
  return isPlainPrice({ ...price, ...wordsAround(price, outline, new Set()), names: namesOf(price, outline) });
}

export function isInstalment(text: string): boolean {
  return INSTALMENT.test(text) || TIMES.test(text);
}

/** True for a text with an amount, which its words are about. */
const isPriced = (text: string): boolean => /\d[.,]\d/.test(text) || (/\d/.test(text) && hasCurrency(text));

const hasOtherName = (names: string): boolean => OTHER_PRICE_NAMES.test(names) || OTHER_AMOUNT_NAMES.test(names);

/** True if a price is neither a part of another price nor a surcharge. */
function isPlainPrice({ before, around, names }: PriceCandidate): boolean {
  return (
    !hasOtherName(names) &&
    ![SHIPPING, SAVING, MEMBER_PRICE].some((not) => not.test(before)) &&
    ![UNIT_PRICE, NET_PRICE].some((not) => not.test(around)) &&
    !isInstalment(around)
  );
}

function scoreOf(price: PriceCandidate, heading: number, buttons: readonly BuyButton[]): number {
  const { first, last, visibility, before, around, names } = price;
  const fromHeading = heading < 0 ? 40 : first > heading ? first - heading : 30 + Math.min(heading - first, MAX_ABOVE);
  const fromButton = Math.min(40, ...buttons.map((button) => Math.abs(button.at - first)));
  let score = -Math.min(fromHeading, 100) / 10 - fromButton / 20;
  if (hasOtherName(names)) score -= 4;
  else if (CURRENT_PRICE_NAMES.test(names)) score += 2;
  else if (PRICE_NAMES.test(names)) score += 1;
  if (CURRENT_PRICE.test(before)) score += 2;
  if (visibility.isStruck) score -= 1;
  if (visibility.link) score -= 3;
  if (last - first > 6) score -= 1;
  for (const not of [SHIPPING, SAVING, FORMER_PRICE, MEMBER_PRICE]) if (not.test(before)) score -= 4;
  if (isInstalment(around)) score -= 4;
  if (UNIT_PRICE.test(around)) score -= 4;
  return score;
}

/** Returns the names of the elements around a price that contain nothing else. */
function namesOf({ element }: VisiblePrice, outline: Outline): string {
  let names = '';
  let around: Element | null = element;
  for (let step = 0; around && step < MAX_ANCESTORS; step++, around = around.parent) {
    if (outline.textIn(around).length > MAX_BOX_LENGTH) break;
    names += ` ${outline.label(around)} ${outline.attributes(around).get('itemprop') ?? ''}`;
  }
  return names;
}

/** Returns a price's text with neighbouring texts that are in the same box and not prices themselves. */
function wordsAround(
  price: VisiblePrice,
  outline: Outline,
  taken: ReadonlySet<Piece>,
): { before: string; around: string } {
  const box = price.element.parent?.parent ?? price.element;
  const [previous, next] = [price.first - 1, price.last].map((at) => {
    const piece = box.first <= at && at < box.last ? outline.pieces[at] : undefined;
    const text = piece && piece.end - piece.start < MAX_LABEL_LENGTH ? outline.textOf(piece) : '';
    return !piece || taken.has(piece) || isPriced(text) || isPercentage(text) ? '' : text;
  });
  const before = `${previous} ${price.text}`;
  return { before, around: `${before} ${next}` };
}
