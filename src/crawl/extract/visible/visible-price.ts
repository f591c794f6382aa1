import { currencyOfSite, parseCurrency } from '../../../text/money/currency.ts';
import { findPrice, parsePrice } from '../../../text/money/price.ts';
import type { Element, Outline, Piece } from '../html/outline.ts';
import type { Page } from '../html/scan-page.ts';
import type { Visibility, VisibilityIndex } from './visibility.ts';

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

const MAX_PRICES = 400;
const MAX_PRICE_LENGTH = 60;
const MAX_ANCESTORS = 4;
const PRICE_NAMES =
  /price|preis|prix|precio|preco|prezzo|prijs|c(?:ij)?ena|ár\b|hinta|fiyat|pris|kaina|hind|pret|harga|timi|amount|money/;
/** A bare number, which is a price only if its element is named as one. */
const BARE = /^[\d\s.,'’]+(?:[,.]?[-–—])?$/;
const PERCENTAGE = /^\W*\d+(?:[.,]\d+)? ?%/;
const CENTS = /^[.,]?\d\d\D{0,4}$/;
/** The shop's currency, as set in a script. */
const CURRENCY = /\bcurrency(?:_?code)?["']?\s*[:=]\s*["']([A-Z]{3})["']/i;
/** Dates, times, phone numbers, surcharges and discounts. */
const NO_PRICE =
  /(?:^|[(:])\s{0,9}[-+−–±]\s{0,9}\S?\s{0,9}\d|\d{1,2}[./-]\d{1,2}[./-]\d{2,4}|\d{2}:\d{2}|\d[\d\s()/-]{11,30}\d|^\+\d/;

/** The visible prices within a range of pieces, in order, at most 400. */
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
    if (!price || price.amount <= 0) continue;
    const { element } = piece;
    const visibility = index.of(element);
    const currency = price.currency ?? (price.text.includes('$') ? (dollars ??= dollarsOf(page)) : null);
    if (!visibility.isHidden) found.push({ ...price, currency, element, visibility });
    at = price.last - 1; // skip the rest of a multi-part price
  }
  return found;
}

/** The dollar of a page without a country: the currency in its scripts, else US dollars if it is in English. */
function dollarsOf({ scripts, lang }: Page): string | null {
  for (const script of scripts) {
    const code = CURRENCY.exec(script)?.[1];
    if (code !== undefined && parseCurrency('$', code) !== null) return code;
  }
  return /^en|^$/i.test(lang ?? '') ? 'USD' : null;
}

type Read = { amount: number; currency: string | null; first: number; last: number; text: string };

/** Adds raised or small cents: "€ 279" with ",90" beside it. */
function withCents(price: Read, piece: Piece, outline: Outline, siteCurrency: string | null): Read {
  const next = outline.pieces[price.last];
  const isBeside = next && [next.element.parent, next.element].includes(piece.element);
  if (!isBeside || !CENTS.test(outline.textOf(next))) return price;
  const text = outline.textIn(piece.element);
  const whole = text.length > MAX_PRICE_LENGTH ? null : findPrice(text, siteCurrency);
  return whole && Math.trunc(whole.amount) === price.amount
    ? { ...price, ...whole, text, last: price.last + 1 }
    : price;
}

/** The price that a piece is or is part of: the smallest surrounding element with a number and a currency. */
function priceAround(at: number, piece: Piece, outline: Outline, siteCurrency: string | null): Read | null {
  const whole = outline.textIn(piece.element);
  // A sentence that mentions a price is not a price.
  if (whole.length > 2 * MAX_PRICE_LENGTH) return null;
  const own = outline.textOf(piece);
  if (PERCENTAGE.test(own)) return null;
  const price = NO_PRICE.test(own) ? null : findPrice(own, siteCurrency);
  return price
    ? withCents({ ...price, first: at, last: at + 1, text: own }, piece, outline, siteCurrency)
    : priceOfBox(piece.element, outline, siteCurrency);
}

/** The price in the smallest element around a number; a number without a currency counts if its element is named so. */
function priceOfBox(inner: Element, outline: Outline, siteCurrency: string | null): Read | null {
  let bare: Read | null = null;
  let element: Element | null = inner;
  for (let step = 0; element && step < MAX_ANCESTORS; step++, element = element.parent) {
    const { first, last } = element;
    const text = outline.textIn(element);
    // "Lamp 7" above "£ 12" is not a price of 7.
    if (/^h[1-3]$/.test(element.name) && !findPrice(text, siteCurrency)) break;
    if (text.length > MAX_PRICE_LENGTH || NO_PRICE.test(text)) break;
    const found = findPrice(text, siteCurrency);
    if (found) return { ...found, first, last, text };
    if (bare || !BARE.test(text) || !PRICE_NAMES.test(outline.label(element))) continue;
    const { amount } = parsePrice(text);
    if (amount !== null) bare = { amount, currency: siteCurrency, first, last, text };
  }
  return bare;
}
