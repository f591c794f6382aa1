import { findPrice, parsePrice } from '../../../text/money/price.ts';
import { NET_PRICE } from '../../../text/lexicon/net-price.ts';
import { parseIsbn } from '../../../text/attributes/gtin.ts';
import { EMPTY, type Draft } from '../draft.ts';
import { imageOf } from '../image.ts';
import { readShownBrand } from './brand.ts';
import { labelledValues, numberInPath } from './labels.ts';
import { type Signs, evidenceOf } from './evidence.ts';
import { isProductPage } from './product-page.ts';
import { isProductPrice } from './main-price.ts';
import type { Piece } from '../html/outline.ts';
import type { VisiblePage } from './visible-page.ts';
import { readStock } from './stock.ts';
import { MAX_BOX_PIECES } from './visible-price.ts';
import { cleanText, isAlike } from '../html/text.ts';

const AROUND_HEADING = 80;
/** Minimum ratio of a reduced price to the old one. */
const MIN_PRICE_RATIO = 0.2;
/** Maximum ratio of a price with tax to that without. */
const MAX_TAX = 1.3;
const NUMBER = /^(?=.*\d)[\p{L}\p{N}][\p{L}\p{N} ./_-]{1,40}$/u;
/** An article number without a digit. */
const CAPITALS = /^\p{Lu}[\p{Lu}_-]{2,19}$/u;
const WITH_CENTS = /^[\d.,' ]+[.,]\d\d$/;

/** Reads a page's own product from its visible content; the page has none unless `isSold`. */
export function readVisibleProduct(visible: VisiblePage): { product: Draft; isSold: boolean; evidence: Signs } {
  const { price } = visible;
  const pieces = visible.near(price);
  const { outline, heading, page } = visible;
  const found = labelledValues(outline, pieces, () => true, page.url);
  const { sku = numberInPath(outline, heading), brand = '', availability: stock = '' } = found;
  const availability = readStock(pieces, stock, visible);
  const evidence = evidenceOf(visible, { sku, brand, availability });
  return {
    isSold: isProductPage(evidence),
    evidence,
    product: {
      ...EMPTY,
      title: visible.title ?? visible.page.h1,
      price: price?.amount ?? null,
      currency: price?.currency ?? null,
      availability,
      externalId: numberIn(sku) ?? parseIsbn(found.gtin),
      brand: brandIn(brand) ?? readShownBrand(visible),
      imageUrl: pictureOf(visible),
    },
  };
}

/**
 * Reads the product number and the brand below a product page's heading. The number is null if the known one is there; a
 * known brand is returned as it is.
 */
export function readLabels(
  visible: VisiblePage,
  { externalId: known, brand: knownBrand, details }: Pick<Draft, 'externalId' | 'brand' | 'details'>,
): Pick<Draft, 'externalId' | 'brand'> {
  const { outline, labels } = visible;
  const { sku = known === null ? numberInPath(outline, visible.heading) : '', brand = '' } = labels;
  const shown = numberIn(sku);
  // The number of the manufacturer is not the shop's own.
  const isOwn = shown !== null && (known === null || (shown !== details?.details.mpn && !isShown(visible, known)));
  return {
    externalId: isOwn ? shown : null,
    // Looking for one takes up to a quarter of the time that a page takes.
    brand: knownBrand ?? brandIn(brand) ?? readShownBrand(visible),
  };
}

/** True if a number stands below the heading; one in the product's name is not a product number. */
function isShown(visible: VisiblePage, number: string): boolean {
  const { outline, title } = visible;
  return visible
    .belowHeading()
    .map((piece) => outline.textOf(piece))
    .some((text) => text.includes(number) && !title?.includes(text));
}

/** Returns the current price if the page strikes out the known one next to it. */
export function reducedPrice(visible: VisiblePage, known: number): number | null {
  const { outline, visibility } = visible;
  const pieces = visible.belowHeading();
  const amountAt = (piece: Piece): number => {
    const text = outline.hasDigit(piece) ? outline.textIn(piece.element) : '';
    return findPrice(text, null)?.amount ?? (WITH_CENTS.test(text) ? (parsePrice(text).amount ?? 0) : 0);
  };
  const isLower = (piece: Piece): boolean => {
    const amount = amountAt(piece);
    return amount < known && amount >= known * MIN_PRICE_RATIO && !visibility.of(piece.element).isStruck;
  };
  // Few pages strike out the price in their markup, so skip the search for prices on all others.
  const isStruck = pieces.some(
    (piece, at) =>
      outline.hasDigit(piece) &&
      visibility.of(piece.element).isStruck &&
      amountAt(piece) === known &&
      pieces.slice(Math.max(0, at - MAX_BOX_PIECES), at + MAX_BOX_PIECES).some(isLower),
  );
  const now = isStruck ? visible.price : null;
  if (!now || now.amount >= known || now.amount < known * MIN_PRICE_RATIO || now.visibility.isStruck) return null;
  const isBeside = visible.prices.some(
    (price) =>
      price.amount === known && price.visibility.isStruck && Math.abs(price.first - now.first) <= MAX_BOX_PIECES,
  );
  return isBeside && isProductPrice(now, outline) ? now.amount : null;
}

/** Returns the price with tax if the known one is on the page as that without, and the page sells at both. */
export function grossPrice(visible: VisiblePage, known: number): number | null {
  const { outline } = visible;
  const pieces = visible.belowHeading();
  const whole = String(Math.trunc(known));
  const isNet = pieces.some((piece, at) => {
    if (!outline.hasDigit(piece) || !outline.textOf(piece).includes(whole)) return false;
    const text = outline.textOf(piece);
    const before = pieces[at - 1];
    const around = `${before ? outline.textOf(before) : ''} ${text}`;
    return findPrice(text, null)?.amount === known && NET_PRICE.test(around);
  });
  const shown = isNet ? visible.price : null;
  const isGross = shown && known < shown.amount && shown.amount <= known * MAX_TAX && isProductPrice(shown, outline);
  return isGross ? shown.amount : null;
}

/** Returns a labelled brand; a price behind a label without a value is none. */
const brandIn = (text: string): string | null => (findPrice(text, null) === null ? cleanText(text) : null);

function numberIn(sku: string): string | null {
  return NUMBER.test(sku) || (CAPITALS.test(sku) && cleanText(sku) !== null) ? sku : null;
}

/** Returns the first picture near the heading whose alt text matches the page's name. */
function pictureOf(visible: VisiblePage): string | null {
  const { outline, page, heading, title } = visible;
  const from = Math.max(0, heading - AROUND_HEADING);
  for (const [index, piece] of outline.pieces.slice(from, from + 3 * AROUND_HEADING).entries()) {
    if (piece.element.name !== 'img') continue;
    const attributes = outline.attributes(piece.element);
    const alt = cleanText(attributes.get('alt') ?? '');
    if (alt === null || !isAlike(title, alt) || !visible.isOwn(from + index, piece)) continue;
    const sources = ['data-zoom-image', 'data-large_image', 'data-src', 'data-original', 'src'];
    const url = imageOf(
      sources.flatMap((name) => attributes.get(name) ?? []),
      page.base,
    );
    if (url) return url;
  }
  return null;
}
