import type { Element, Outline, Piece } from '../../html/outline.ts';
import { compileNames } from '../class-names.ts';
import { isAsidePart } from '../visibility.ts';
import type { VisiblePage } from '../visible-page.ts';

/** A part of an element: another visible element, or a text or picture. */
export type PartItem = Element | Piece;

const PIECES_BEFORE = 40;
const MAX_PIECES = 3_000;
const MAX_DEPTH = 100;
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
  readonly from: number;
  readonly to: number;
  readonly #children = new Map<Element, PartItem[]>();
  readonly #outside = new Map<Element, boolean>();
  readonly #named = new Map<string, boolean>();
  readonly root: Element | null = null;

  constructor(visible: Pick<VisiblePage, 'outline' | 'heading'>) {
    this.outline = visible.outline;
    this.from = Math.max(0, visible.heading - PIECES_BEFORE);
    this.to = Math.min(this.outline.pieces.length, this.from + MAX_PIECES);
    for (let at = this.from; at < this.to; at++) {
      const piece = this.outline.pieces[at];
      if (piece) this.root = this.#add(piece) ?? this.root;
    }
  }

  /** Returns the visible parts of an element, in order; none for an element that is not part of the product. */
  parts(element: Element): readonly PartItem[] {
    return this.#children.get(element) ?? [];
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

  /** @returns the outermost element, if it is new */
  #add(piece: Piece): Element | null {
    let part: PartItem = piece;
    let element: Element | null = piece.element;
    for (let depth = 0; element && depth < MAX_DEPTH; depth++, element = element.parent) {
      const known = this.#children.get(element);
      if (known) {
        known.push(part);
        return null;
      }
      this.#children.set(element, [part]);
      part = element;
    }
    return isElement(part) ? part : null;
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

/** True for the name or the picture of something with a page of its own. */
function isLinked(element: Element): boolean {
  const names = [element.name, element.parent?.name ?? ''];
  if (element.name !== 'img' && !names.some((name) => /^h[2-6]$/.test(name))) return false;
  let link: Element | null = element;
  for (let step = 0; link && step < 4; step++, link = link.parent) if (link.name === 'a') return true;
  return false;
}
