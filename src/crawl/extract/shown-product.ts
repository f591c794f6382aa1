import type { Availability } from '../../domain/records.ts';
import { parseAvailability } from '../availability.ts';
import { EMPTY, type Draft } from './draft.ts';
import { imageOf } from './image.ts';
import { labelledValues } from './labelled.ts';
import { isOpenGraphProduct } from './open-graph.ts';
import type { Piece } from './outline.ts';
import type { ShownPage } from './shown-page.ts';
import { cleanText, isAlike } from './text.ts';

const BESIDE = 40;
const PRODUCT_PAGE =
  /(?:^|[\s_-])(?:product[\s_-]?(?:page|detail|view|template)s?|single-product|catalog-product-view|template-product|page-?product|pdp)(?:$|[\s_-])/;
const AROUND_HEADING = 80;
const LONGEST_STATUS = 80;
const LONGEST_CLEAR_STATUS = 40;

/** What a page shows of its one product; its price is sure only where `isSold`. */
export function readShown(shown: ShownPage): { product: Draft; isSold: boolean } {
  const { buttons, heading, price } = shown;
  const pieces = shown.near(price);
  const { sku = '', brand = '', availability: stock = '' } = labelledValues(shown.outline, pieces);
  const availability = availabilityIn(pieces, stock, shown);
  const isBeside = price !== null && buttons.some((button) => Math.abs(button.at - price.first) <= BESIDE);
  const signs =
    (isBeside ? 2 : 0) +
    [availability !== 'unknown', sku !== '', isProductPage(shown)].filter(Boolean).length -
    Number(heading < 0);
  return {
    isSold: price !== null && signs >= 2,
    product: {
      ...EMPTY,
      title: shown.title ?? shown.page.h1,
      price: price?.amount ?? null,
      currency: price?.currency ?? null,
      availability,
      externalId: numberIn(sku),
      brand: cleanText(brand),
      imageUrl: pictureOf(shown),
    },
  };
}

/**
 * The number and the brand that a product page gives below its heading. The number is null where
 * the known one stands there.
 */
export function readLabels(
  shown: ShownPage,
  known: string | null,
): { externalId: string | null; brand: string | null } {
  const pieces = shown.belowHeading();
  const { sku = '', brand = '' } = labelledValues(shown.outline, pieces, (piece) => shown.isSeen(piece));
  const isSeen = known !== null && pieces.some((piece) => shown.outline.textOf(piece).includes(known));
  return { externalId: isSeen ? null : numberIn(sku), brand: cleanText(brand) };
}

function numberIn(sku: string): string | null {
  return /^(?=.*\d)[\p{L}\p{N}][\p{L}\p{N} ./_-]{1,40}$/u.test(sku) ? sku : null;
}

/** Whether a page calls itself a product's, as the templates of most shop systems do. */
function isProductPage({ page, outline }: ShownPage): boolean {
  let element = outline.pieces.at(-1)?.element ?? null;
  while (element && element.name !== 'body') element = element.parent;
  return isOpenGraphProduct(page) || (element !== null && PRODUCT_PAGE.test(outline.label(element)));
}

/** What is said of the stock; where nothing is, a working buy button says it. */
function availabilityIn(pieces: readonly Piece[], stock: string, { outline, buttons }: ShownPage): Availability {
  const labelled = parseAvailability(stock);
  if (labelled !== 'unknown') return labelled;
  const isWorking = buttons.some((button) => button.isWorking);
  const off = new Set(buttons.flatMap(({ element, isWorking: works }) => (works ? [] : [element])));
  for (const piece of pieces) {
    if (piece.start < 0 || piece.end - piece.start > 3 * LONGEST_STATUS || piece.element.name === 'label') continue;
    const text = outline.textOf(piece);
    if (text.length < 3 || text.length > LONGEST_STATUS || text.endsWith('?')) continue;
    const said = parseAvailability(text);
    // A button that works outweighs a word said in passing or in a link, but not a status.
    const isClicked = [piece.element, piece.element.parent].some((each) => each && /^(?:a|button)$/.test(each.name));
    const isStatus = !isClicked && text.length <= LONGEST_CLEAR_STATUS;
    if (said === 'out_of_stock' && (isStatus || !isWorking)) return said;
    const isOffered = [piece.element, piece.element.parent].some((each) => each && off.has(each));
    if (said === 'in_stock' && !isOffered) return said;
  }
  return isWorking ? 'in_stock' : 'unknown';
}

/** The first picture near the heading that is said to show what the page is named for. */
function pictureOf(shown: ShownPage): string | null {
  const { outline, page, heading, title } = shown;
  const from = Math.max(0, heading - AROUND_HEADING);
  for (const [index, piece] of outline.pieces.slice(from, from + 3 * AROUND_HEADING).entries()) {
    if (piece.element.name !== 'img') continue;
    const attributes = outline.attributes(piece.element);
    const alt = cleanText(attributes.get('alt') ?? '');
    if (alt === null || !isAlike(title, alt) || !shown.isOwn(from + index, piece)) continue;
    const sources = ['data-zoom-image', 'data-large_image', 'data-src', 'data-original', 'src'];
    const url = imageOf(
      sources.flatMap((name) => attributes.get(name) ?? []),
      page.base,
    );
    if (url) return url;
  }
  return null;
}
