import { currencyOfSite, parseCurrency } from '../currency.ts';
import { parsePrice } from '../price.ts';
import type { Element, Outline, Piece } from './outline.ts';
import type { Setting, Settings } from './setting.ts';

/** A price that people see; `at` is the place of its first piece, `about` what is said around it. */
export type ShownPrice = {
  amount: number;
  currency: string | null;
  element: Element;
  at: number;
  about: string;
  setting: Setting;
};

const MOST_PRICES = 400;
const LONGEST = 60;
const CLIMB = 4;
const PRICE_LABEL = /price|preis|prix|precio|preco|prezzo|prijs|cena|ár\b|hinta|fiyat/;
/** Dates, times, phone numbers, and what is added to a price or taken off it. */
const NO_PRICE = /(?:^|\()\s*[-+−–±]\s*\S?\s*\d|\d{1,2}[./-]\d{1,2}[./-]\d{2,4}|\d{2}:\d{2}|\d[\d\s()/-]{11,}\d|^\+\d/;

/** The prices that people can see among the pieces from one place up to another, in order, at most 400. */
export function shownPrices(
  outline: Outline,
  settings: Settings,
  page: { url: string; lang: string | null },
  from: number,
  to: number,
): ShownPrice[] {
  const siteCurrency = currencyOfSite(page.url, page.lang);
  const found = new Map<Element, ShownPrice>();
  for (let at = from; at < to && found.size < MOST_PRICES; at++) {
    const piece = outline.pieces[at];
    if (!piece || !outline.hasDigit(piece)) continue;
    const price = priceAround(piece, outline, siteCurrency);
    if (!price || price.amount <= 0 || found.has(price.element)) continue;
    const setting = settings.of(piece.element);
    if (!setting.isHidden) found.set(price.element, { ...price, at, setting, about: aboutOf(price.element, outline) });
  }
  return [...found.values()];
}

type Read = { amount: number; currency: string | null; element: Element };

/** The price that a piece is or is a part of: the smallest element around it that says number and currency. */
function priceAround(piece: Piece, outline: Outline, siteCurrency: string | null): Read | null {
  let bare: Read | null = null;
  let element: Element | null = piece.element;
  for (let step = 0; element && step < CLIMB; step++, element = element.parent) {
    const whole = outline.textIn(element);
    // A sentence that names a price is not a price.
    if (whole.length > (step === 0 ? 2 * LONGEST : LONGEST) || NO_PRICE.test(whole)) break;
    const { amount, currency } = parsePrice(whole);
    if (amount !== null && amount > 0) {
      if (currency !== null) return { amount, currency, element };
      if (hasOpenSign(whole)) return { amount, currency: parseCurrency(whole, siteCurrency), element };
      if (!bare && /^[\d\s.,'’]+(?:[,.]?[-–—])?$/.test(whole) && PRICE_LABEL.test(outline.label(element)))
        bare = { amount, currency: siteCurrency, element };
    }
  }
  return bare;
}

/** A sign that only the site's country settles. */
function hasOpenSign(text: string): boolean {
  return /[$¥￥₨﷼]|\d\s*(?:kr|:-|р|rs|元|fr)\b|\b(?:kr|rs|fr)\.?\s*\d/iu.test(text);
}

/** What stands around a price in the same box. */
function aboutOf(element: Element, outline: Outline): string {
  const before = outline.pieces[element.first - 1];
  const label = before && before.end > 0 && before.end - before.start < LONGEST ? outline.textOf(before) : '';
  const box = element.parent && outline.textIn(element.parent).length <= LONGEST * 1.5 ? element.parent : element;
  const inBox = before && before.element === element.parent ? '' : label;
  return `${inBox.endsWith(':') ? inBox : ''} ${outline.textIn(box)}`.trim();
}
