import { attributeKey } from '../../../text/lexicon/attribute-names.ts';
import { currencyOfSite, isCurrencyAlone, parseCurrency } from '../../../text/money/currency.ts';
import { findPrice, parsePrice, splitPrice } from '../../../text/money/price.ts';
import type { Element, Outline, Piece } from '../html/outline.ts';
import type { Page } from '../html/scan-page.ts';
import type { Visibility, VisibilityIndex } from './visibility.ts';
import { PRICE_NAMES } from '../../../text/lexicon/theme-names.ts';

/** A visible price: its pieces from `first` to `last`, exclusive, and the element with the number. */
export type VisiblePrice = {
  amount: number;
  currency: string | null;
  first: number;
  last: number;
  text: string;
  element: Element;
  visibility: Visibility;
};

/** Maximum number of pieces between two prices of one box, such as a reduced one and a struck one. */
export const MAX_BOX_PIECES = 6;
const MAX_PRICES = 400;
const MAX_PRICE_LENGTH = 60;
const MAX_ANCESTORS = 4;
/** Maximum elements that a price's number is spread over. */
const MAX_PARTS = 5;
/** A bare number, which is a price only if its element is named as one. */
const BARE = /^[\d\s.,'’]+(?:[,.]?[-–—])?$/;
/** A part of a number in its own element: a separator, cents or the digits after a thousands separator. */
const NUMBER_PART = /^(?:[.,]|[.,]?\d\d|[.,]?\d{3}|[.,]?[-–—]{1,2})$/;
const PERCENTAGE = /^\W*\d+(?:[.,]\d+)? ?%/;
const LABEL = /^([^\d:：]{2,40})[:：]/u;
const CENTS = /^[.,]?\d\d\D{0,4}$/;
/** The shop's currency, as set in a script. */
const CURRENCY = /\bcurrency(?:_?code)?["']?\s*[:=]\s*["']([A-Z]{3})["']/i;
/** Dates, times, phone numbers, surcharges, discounts, and what an order has to reach: "$29+". */
const NO_PRICE =
  /(?:^|[(:])\s{0,9}[-+−–±]\s{0,9}\S?\s{0,9}\d|\d{1,2}[./-]\d{1,2}[./-]\d{2,4}|\d{2}:\d{2}|\d[\d\s()/-]{11,30}\d|^\+\d|\d\+(?!\d)/;

/** Finds the visible prices within a range of pieces, in order, at most 400. */
export function findVisiblePrices(
  outline: Outline,
  index: VisibilityIndex,
  page: Page,
  from: number,
  to: number,
): VisiblePrice[] {
  const siteCurrency = currencyOfSite(page.url, page.lang);
  const found: VisiblePrice[] = [];
  let dollars: string | null | undefined;
  for (let at = from; at < to && found.length < MAX_PRICES; at++) {
    const piece = outline.pieces[at];
    if (!piece || !outline.hasDigit(piece)) continue;
    const price = priceAround(at, piece, outline, siteCurrency);
    if (!price || price.amount <= 0 || isWeight(price.text)) continue;
    const { element } = piece;
    const visibility = index.of(element);
    const currency = price.currency ?? (price.text.includes('$') ? (dollars ??= dollarsOf(page)) : null);
    if (!visibility.isHidden) found.push({ ...price, currency, element, visibility });
    at = price.last - 1; // skip the rest of a multi-part price
  }
  return found;
}

/** True for "Weight: 3.5 pounds", which are no currency. */
function isWeight(text: string): boolean {
  const [, label] = LABEL.exec(text) ?? [];
  return label !== undefined && attributeKey(label) === 'weight';
}

/** Returns the dollar of a page without a country: the currency in its scripts, else US dollars if it is in English. */
function dollarsOf({ scripts, lang }: Page): string | null {
  for (const script of scripts) {
    const code = CURRENCY.exec(script)?.[1];
    if (code !== undefined && parseCurrency('$', code) !== null) return code;
  }
  return /^en|^$/i.test(lang ?? '') ? 'USD' : null;
}

type Read = { amount: number; currency: string | null; first: number; last: number; text: string };

/** Adds raised or small cents: "€ 279" with ",90" next to it. */
function withCents(price: Read, piece: Piece, outline: Outline, siteCurrency: string | null): Read {
  const next = outline.pieces[price.last];
  const isBeside = next && [next.element.parent, next.element].includes(piece.element);
  if (!isBeside || !CENTS.test(outline.textOf(next))) return price;
  const text = outline.textBetween(price.first, price.last + 1);
  const whole = text.length > MAX_PRICE_LENGTH ? null : findPrice(text, siteCurrency);
  return whole && Math.trunc(whole.amount) === price.amount
    ? { ...price, ...whole, text, last: price.last + 1 }
    : price;
}

/** Reads the price that a piece is part of, from the smallest element around it with a number and a currency. */
function priceAround(at: number, piece: Piece, outline: Outline, siteCurrency: string | null): Read | null {
  const whole = outline.textIn(piece.element);
  // A sentence that mentions a price is not a price.
  if (whole.length > 2 * MAX_PRICE_LENGTH) return null;
  const text = outline.textOf(piece);
  const own = splitPrice(text)?.price ?? text;
  if (PERCENTAGE.test(own)) return null;
  const price = NO_PRICE.test(own) ? null : findPrice(text, siteCurrency);
  // "799,–" is a price without its currency.
  const isOpen = price !== null && BARE.test(own);
  const signed = isOpen ? priceOfParts(at, piece.element.parent ?? piece.element, outline, siteCurrency) : null;
  if (signed) return signed;
  return price
    ? withCents({ ...price, first: at, last: at + 1, text }, piece, outline, siteCurrency)
    : priceOfBox(at, piece, outline, siteCurrency);
}

/** Reads the price in the smallest element around a number; without a currency, its element must be named a price. */
function priceOfBox(at: number, piece: Piece, outline: Outline, siteCurrency: string | null): Read | null {
  let bare: Read | null = null;
  let element: Element | null = piece.element;
  for (let step = 0; element && step < MAX_ANCESTORS; step++, element = element.parent) {
    const { price, isEnd } = readBox(at, element, outline, siteCurrency);
    if (isEnd) return price ?? bare;
    bare ??= priceByName(element, outline, siteCurrency);
  }
  return bare;
}

/** Reads a number in an element as a price; `isEnd` is true if larger elements need not be tried. */
function readBox(
  at: number,
  element: Element,
  outline: Outline,
  siteCurrency: string | null,
): { price: Read | null; isEnd: boolean } {
  const { name, first, last } = element;
  const text = outline.textIn(element);
  const isLong = text.length > MAX_PRICE_LENGTH;
  const found = isLong ? null : findPrice(text, siteCurrency);
  const parts = isLong || found ? priceOfParts(at, element, outline, siteCurrency) : null;
  if (parts && digitsIn(parts.text) < digitsIn(text)) return { price: parts, isEnd: true };
  if (isLong || NO_PRICE.test(text)) return { price: null, isEnd: true };
  // "Lamp 7" above "£ 12" is not a price of 7.
  if (!found) return { price: null, isEnd: /^h[1-3]$/.test(name) };
  const isOwn = parts !== null || !isClaimed(at, element, outline, siteCurrency);
  return { price: isOwn ? { ...found, first, last, text } : null, isEnd: true };
}

/** Reads the bare number in an element that is named a price. */
function priceByName(element: Element, outline: Outline, siteCurrency: string | null): Read | null {
  const { first, last } = element;
  const text = outline.textIn(element);
  if (!BARE.test(text) || !PRICE_NAMES.test(outline.label(element))) return null;
  const { amount } = parsePrice(text);
  return amount === null ? null : { amount, currency: siteCurrency, first, last, text };
}

/** Combines a bare number with the cents and the currency right next to it in an element. */
function priceOfParts(at: number, element: Element, outline: Outline, siteCurrency: string | null): Read | null {
  const textAt = (place: number): string => {
    const piece = element.first <= place && place < element.last ? outline.pieces[place] : undefined;
    return piece && piece.end - piece.start <= MAX_PRICE_LENGTH ? outline.textOf(piece) : '';
  };
  if (!BARE.test(textAt(at))) return null;
  let [first, last] = [at, at + 1];
  while (last - at < MAX_PARTS && NUMBER_PART.test(textAt(last))) last++;
  if (isCurrencyAlone(textAt(first - 1))) first--;
  else if (isCurrencyAlone(textAt(last)) || isCentsWithSign(outline.pieces[last], textAt(last), outline)) last++;
  if (/^[-+−–±]$/.test(textAt(first - 1))) first--;
  const text = outline.textBetween(first, last);
  const found = NO_PRICE.test(text) ? null : findPrice(text, siteCurrency);
  return found && { ...found, first, last, text };
}

/** True for cents and a currency in one element: ",99 €", and if raised "€99". */
function isCentsWithSign(piece: Piece | undefined, text: string, outline: Outline): boolean {
  const rest = text.replace(/[.,]?\d\d/, '');
  const isCents = /^[.,]\d\d(?!\d)/.test(text) || (piece !== undefined && outline.isRaised(piece));
  return isCents && rest.length <= text.length - 2 && isCurrencyAlone(rest.trim());
}

const digitsIn = (text: string): number => text.match(/\p{Nd}/gu)?.length ?? 0;

/** True if the currency in an element belongs to another number than the one at a piece. */
function isClaimed(at: number, element: Element, outline: Outline, siteCurrency: string | null): boolean {
  for (let other = element.first; other < element.last; other++) {
    const piece = outline.pieces[other];
    if (!piece || other === at || !outline.hasDigit(piece)) continue;
    if (findPrice(outline.textOf(piece), siteCurrency)) return true;
    if (priceOfParts(other, element, outline, siteCurrency)) return true;
  }
  return false;
}
