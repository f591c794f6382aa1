import type { Element, Outline, Piece } from '../../html/outline.ts';
import { compileNames } from '../class-names.ts';
import { isAsidePart } from '../visibility.ts';
import type { VisiblePage } from '../visible-page.ts';

/** A part of an element: another visible element, or a text or picture. */
export type PartItem = Element | Piece;

const PIECES_BEFORE = 40;
const MAX_PIECES = 3_000;
const MAX_CARD_PIECES = 60;
const OUTSIDE = new Set('head noscript template iframe svg math dialog nav footer'.split(' '));
/** Names of parts that are not about the product. Closed tabs are hidden too, so hidden is not enough. */
const OUTSIDE_NAMES = compileNames({
  en: `modal, popup, pop-up, consent, gdpr, breadcrumb(s), login, signin, signup, register, newsletter, subscribe, site-header, page-header,
  rating-form, testimonial(s), faq(s), question(s), qna, feedback, blog, popover, tooltip, dropdown-menu, menu, shipping(-)info,
  cart(-)totals, cart-collaterals, size(-)chart, size(-)guide, sizechart, sizeguide, store-locator, social, share, customers(-)also`,
});

export const isElement = (part: PartItem): part is Element => 'name' in part;

/** The part of a page about its own product, as a tree: from just above the heading on, without the site's frame. */
export class ProductPart {
  readonly outline: Outline;
  /** The index of the first piece, and the one after the last. */
  readonly #from: number;
  readonly #to: number;
  readonly #parts = new Map<Element, PartItem[]>();
  readonly #outside = new Map<Element, boolean>();
  readonly #named = new Map<string, boolean>();
  /** The outermost element. */
  readonly root: Element | null;

  constructor(visible: Pick<VisiblePage, 'outline' | 'heading'>) {
    this.outline = visible.outline;
    this.#from = Math.max(0, visible.heading - PIECES_BEFORE);
    this.#to = Math.min(this.outline.pieces.length, this.#from + MAX_PIECES);
    const last = this.outline.pieces[this.#to - 1];
    this.root = last ? childOf(null, last) : null;
  }

  /** Returns the visible parts of an element, in order; none for an element that is not part of the product. */
  parts(element: Element): readonly PartItem[] {
    const known = this.#parts.get(element);
    if (known) return known;
    const parts: PartItem[] = [];
    const end = Math.min(element.last, this.#to);
    let at = Math.max(element.first, this.#from);
    for (let piece = this.outline.pieces[at]; piece && at < end; piece = this.outline.pieces[at]) {
      const part = piece.element === element ? piece : childOf(element, piece);
      parts.push(part);
      at = isElement(part) ? part.last : at + 1;
    }
    this.#parts.set(element, parts);
    return parts;
  }

  /** Returns the text of a part, at most 2,000 characters; list items in it are separated by commas. */
  text(part: PartItem): string {
    if (!isElement(part)) return this.outline.textOf(part);
    const items = this.#itemsIn(part);
    return items.length > 1 ? items.map((item) => this.outline.textIn(item)).join(', ') : this.outline.textIn(part);
  }

  /** True if this part has a control: a field, a button, a choice. */
  hasControl(part: PartItem): boolean {
    const { first, last } = isElement(part) ? part : { first: 0, last: 0 };
    return this.outline.pieces
      .slice(first, Math.min(last, first + MAX_CARD_PIECES))
      .some(
        ({ element, start }) =>
          element.name === 'option' ||
          element.name === 'textarea' ||
          element.name === 'button' ||
          (start < 0 && element.name === 'input' && this.outline.attributes(element).get('type') !== 'hidden'),
      );
  }

  /** True for a frame around the product, such as navigation, by its element's name alone. */
  isFrame({ name }: Element): boolean {
    return OUTSIDE.has(name);
  }

  /** True for an element that is not about the product. */
  isOutside(element: Element): boolean {
    const known = this.#outside.get(element);
    if (known !== undefined) return known;
    const { name, parent } = element;
    const isFrame = name === 'html' || name === 'body';
    const isOutside =
      !isFrame && ((parent !== null && this.isOutside(parent)) || OUTSIDE.has(name) || this.#isNamedOutside(element));
    this.#outside.set(element, isOutside);
    return isOutside;
  }

  /** True for a part of a card that links to something else and has siblings of its kind. */
  isInCard(element: Element): boolean {
    let card: Element | null = element;
    for (; card && card.last - card.first <= MAX_CARD_PIECES; card = card.parent) {
      const { name, parent, first, last } = card;
      const label = this.outline.label(card);
      const isRepeated = this.parts(parent ?? card).some(
        (part) =>
          isElement(part) &&
          part !== element &&
          part.first !== first &&
          part.name === name &&
          this.outline.label(part) === label,
      );
      if (isRepeated && this.outline.pieces.slice(first, last).some((piece) => isLinked(piece.element))) return true;
    }
    return false;
  }

  #isNamedOutside(element: Element): boolean {
    const label = this.outline.label(element);
    if (label === ' ') return false;
    const known = this.#named.get(label) ?? (isAsidePart(element.name, label) || OUTSIDE_NAMES.test(label));
    this.#named.set(label, known);
    return known;
  }

  #itemsIn(element: Element): Element[] {
    let inner = element;
    for (let depth = 0; depth < 3; depth++) {
      const items = this.parts(inner).filter(isElement);
      const lines = items.filter(({ name }) => name === 'li');
      if (lines.length > 1 && lines.length === this.parts(inner).length) return lines;
      const [only] = items;
      if (!only || this.parts(inner).length > 1) return [];
      inner = only;
    }
    return [];
  }
}

/** The child of an element that contains a piece; of the page itself, the outermost element around it. */
function childOf(parent: Element | null, piece: Piece): Element {
  let child = piece.element;
  while (child.parent && child.parent !== parent) child = child.parent;
  return child;
}

/** True for the name or the picture of something with a page of its own. */
function isLinked(element: Element): boolean {
  const names = [element.name, element.parent?.name ?? ''];
  if (element.name !== 'img' && !names.some((name) => /^h[2-6]$/.test(name))) return false;
  let link: Element | null = element;
  for (let step = 0; link && step < 4; step++, link = link.parent) if (link.name === 'a') return true;
  return false;
}
