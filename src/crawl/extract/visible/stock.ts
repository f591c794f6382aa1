import type { Availability } from '../../../domain/product.ts';
import { STORE_PICKUP } from '../../../text/lexicon/store-pickup.ts';
import { parseAvailability } from '../availability.ts';
import type { Element, Outline, Piece } from '../html/outline.ts';
import { textsOf } from '../markup/node.ts';
import type { Offer } from '../markup/offer.ts';
import { preferred } from '../preference.ts';
import type { VisiblePage } from './visible-page.ts';
import { CHOICE_NAMES } from '../../../text/lexicon/theme-names.ts';

const MAX_STATUS_LENGTH = 80;
const MAX_CLEAR_STATUS_LENGTH = 40;
/** Numbers and yes/no answers, which state availability only in markup. */
const NO_STATUS = /^(?:\P{L}*|.|yes|no|true|false)$|\?$/iu;
const OUT_OF_STOCK_NAMES = /(?:^|[\s_-])(?:out-?of-?stock|sold-?out|no-?stock|not-?available|unavailable)(?:$|[\s_-])/;
const IN_STOCK_NAMES = /(?:^|[\s_-])(?:in-?stock|is-available|stock-available)(?:$|[\s_-])/;
/** Names of a box for the stock, whichever it is. */
const STOCK_NAMES = /(?:^|\s)(?:product-)?(?:stock|availability|inventory)(?:-(?:status|state))?(?:$|\s)/;
const MAX_STATE_ANCESTORS = 6;
/** An option such as a size, whose stock is not the product's. */
const MAX_CHOICE_LENGTH = 12;

/** The availability that one short text states; `isClear` if the text is a status by itself. */
type Status = { availability: Availability; isClear: boolean; isClicked: boolean; piece: Piece };

/** Returns the availability stated on the page; otherwise derives it from a working buy button. */
export function readStock(pieces: readonly Piece[], labelled: string, visible: VisiblePage): Availability {
  const known = parseAvailability(/^[1-9]\d*\+?$/.test(labelled) ? 'in stock' : labelled);
  if (known !== 'unknown') return known;
  const isWorking = visible.buttons.some((button) => button.isWorking);
  const off = new Set(visible.buttons.flatMap(({ element, isWorking: works }) => (works ? [] : [element])));
  for (const { availability, isClear, piece } of statusesIn(pieces, visible, true)) {
    // A working button outweighs a passing mention or a link, but not a status.
    const isOwn = isClear && !isChoice(piece, visible) && !isSpare(piece, visible);
    if (availability === 'out_of_stock' && (!isWorking || isOwn)) return availability;
    const isOffered = [piece.element, piece.element.parent].some((each) => each && off.has(each));
    if (availability === 'in_stock' && !isOffered) return availability;
  }
  return isWorking ? 'in_stock' : 'unknown';
}

/**
 * Returns the markup's availability, unless button and status both contradict it: nothing can be bought and the first
 * status below the heading says so, or a button works and the status says the product is in stock. What the page says of the
 * chosen variant does not contradict that others are in stock.
 */
export function reconcileStock(known: Availability, visible: VisiblePage, offers: readonly Offer[]): Availability {
  if (known === 'in_stock' && isOfOthers(offers)) return known;
  const against = known === 'in_stock' ? 'out_of_stock' : 'in_stock';
  const all = [...statusesIn(visible.belowHeading(), visible, false)].filter(({ isClicked }) => !isClicked);
  if (!all.some(({ availability, piece }) => availability === against && visible.isSeen(piece))) return known;
  const { buttons } = visible;
  const isSold = buttons.some(({ isWorking }) => isWorking);
  if (isSold !== (against === 'in_stock')) return known;
  const own = all.filter(({ piece }) => visible.isOwnPiece(piece) && !isChoice(piece, visible));
  // Templates contain words for every case, and buttons use words that we do not know: the first status alone decides
  // only if there is a button and it does not work.
  const isOff = buttons.length > 0 && !isSold;
  const isConfirmed = isOff
    ? own[0]?.availability === against
    : own.every(({ availability, isClear }) => availability === against && isClear);
  return own.length > 0 && isConfirmed ? against : known;
}

/** True if offers tell variants in stock from others that are not, or sum up several. */
function isOfOthers(offers: readonly Offer[]): boolean {
  const fresh = preferred([...offers], ({ isNew }) => isNew);
  const isSum = ({ highPrice, node }: Offer): boolean =>
    highPrice !== null || Number(textsOf(node, 'offercount')[0] ?? 0) > 1;
  const states = new Set(fresh.map(({ availability }) => availability));
  return (
    states.has('in_stock') &&
    (states.has('out_of_stock') || fresh.some((offer) => offer.availability === 'in_stock' && isSum(offer)))
  );
}

/** @param readsNames true if element names count when the words state nothing */
function* statusesIn(pieces: readonly Piece[], { outline }: VisiblePage, readsNames: boolean): Generator<Status> {
  for (const piece of pieces) {
    if (piece.start < 0 || piece.end - piece.start > 3 * MAX_STATUS_LENGTH || piece.element.name === 'label') continue;
    const text = outline.textOf(piece);
    if (text.length > MAX_STATUS_LENGTH || NO_STATUS.test(text)) continue;
    const words = parseAvailability(text);
    const availability = words === 'unknown' && readsNames ? stockOfName(piece, outline) : words;
    if (availability === 'unknown' || STORE_PICKUP.test(text)) continue;
    const isClicked = [piece.element, piece.element.parent].some((each) => each && /^(?:a|button)$/.test(each.name));
    const isClear = words !== 'unknown' && !isClicked && text.length <= MAX_CLEAR_STATUS_LENGTH;
    yield { availability, isClear, isClicked, piece };
  }
}

/** Derives the availability from the name of a text's box, for words in an unsupported language. */
function stockOfName({ element }: Piece, outline: Outline): Availability {
  for (const box of [element, element.parent]) {
    if (!box || outline.textIn(box).length > MAX_CLEAR_STATUS_LENGTH) break;
    if (OUT_OF_STOCK_NAMES.test(outline.label(box))) return 'out_of_stock';
    if (IN_STOCK_NAMES.test(outline.label(box))) return 'in_stock';
  }
  return 'unknown';
}

/**
 * True for a text in a box that only serves to say that the product is sold out: templates print it always, and a style
 * sheet hides it unless a box around it is named so as well.
 */
function isSpare({ element }: Piece, { outline }: VisiblePage): boolean {
  const isNamed = (box: Element): boolean => OUT_OF_STOCK_NAMES.test(outline.label(box));
  const text = outline.textIn(element);
  let box: Element | null = element;
  for (let step = 0; box && !isNamed(box); step++)
    box = step < MAX_STATE_ANCESTORS && box.parent && outline.textIn(box.parent) === text ? box.parent : null;
  if (!box || STOCK_NAMES.test(outline.label(box))) return false;
  let around = box.parent;
  for (let step = 0; around && step < MAX_STATE_ANCESTORS; step++, around = around.parent)
    if (isNamed(around)) return false;
  return true;
}

function isChoice(piece: Piece, { outline }: VisiblePage): boolean {
  const { element } = piece;
  return [element, element.parent, element.parent?.parent].some((each) => {
    if (!each) return false;
    if (CHOICE_NAMES.test(outline.label(each))) return true;
    if (!/^(?:li|option|label)$/.test(each.name)) return false;
    const rest = outline.textIn(each).replace(outline.textOf(piece), '').trim();
    return rest !== '' && rest.length <= MAX_CHOICE_LENGTH;
  });
}
