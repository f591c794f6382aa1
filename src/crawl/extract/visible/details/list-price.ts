import { FORMER_PRICE } from '../../../../text/lexicon/former-price.ts';
import { parsePrice } from '../../../../text/money/price.ts';
import type { Piece } from '../../html/outline.ts';
import type { VisiblePage } from '../visible-page.ts';
import type { ProductPart } from './product-part.ts';

/** Maximum ratio of an old price to the current one, and maximum number of pieces between the two. */
const MAX_RATIO = 5;
const MAX_PIECES_BETWEEN = 8;
const MAX_PRICE_LENGTH = 60;
const MAX_LABEL_LENGTH = 40;
/** Number of pieces around the heading in which to look for the product's prices. */
const SEARCHED = { before: 5, after: 240 };

/**
 * Reads the old price next to the current one: struck out, or labelled as old by its own text or the one before it.
 * @param price the current price
 */
export function readListPrice(visible: VisiblePage, price: number, part: ProductPart): number | null {
  const { outline, visibility, heading } = visible;
  const pieces = outline.pieces.slice(Math.max(0, heading - SEARCHED.before), heading + SEARCHED.after);
  const isLabelled = (at: number): boolean => {
    const label = pieces[at - 1];
    if (!label || label.start < 0 || label.end - label.start > MAX_LABEL_LENGTH || outline.hasDigit(label))
      return false;
    return FORMER_PRICE.test(outline.textOf(label));
  };
  // The words are many: search for them last.
  const isFormer = (piece: Piece, at: number): boolean =>
    outline.hasDigit(piece) &&
    outline.textOf(piece).length <= MAX_PRICE_LENGTH &&
    visible.isSeen(piece) &&
    (visibility.of(piece.element).isStruck || FORMER_PRICE.test(outline.textOf(piece)) || isLabelled(at));
  const amountOf = ({ element }: Piece): number => {
    const text = outline.textIn(element);
    return text.length > MAX_PRICE_LENGTH ? 0 : (parsePrice(text).amount ?? 0);
  };
  for (const [at, piece] of pieces.entries()) {
    if (!isFormer(piece, at) || part.isInCard(piece.element)) continue;
    const amount = amountOf(piece);
    if (amount <= price || amount > price * MAX_RATIO) continue;
    const beside = pieces.slice(Math.max(0, at - MAX_PIECES_BETWEEN), at + MAX_PIECES_BETWEEN);
    if (beside.some((each) => outline.hasDigit(each) && visible.isSeen(each) && amountOf(each) === price))
      return amount;
  }
  return null;
}
