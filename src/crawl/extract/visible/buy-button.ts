import { BUY_BUTTON } from '../../../text/lexicon/buy-button.ts';
import type { Element, Outline } from '../html/outline.ts';
import { preferred } from '../preference.ts';
import type { VisibilityIndex } from './visibility.ts';
import { ADD_NAMES, BUY_NAMES, CART_ADDRESSES } from '../../../text/lexicon/theme-names.ts';

/** A control that adds the product to the cart; `at` is the index of its piece. */
export type BuyButton = { at: number; element: Element; isWorking: boolean; isSide: boolean };

const MAX_LENGTH = 40;
const MAX_ANCESTORS = 4;
const CLICKED = new Set(['button', 'a', 'input']);
/** Names that themes give to elements that only look like buttons. */
const BUTTON_NAMES = /(?<![^\s_-])(?:button|btn)(?!\S)/;
/** An address that leads to no other page. */
const NO_ADDRESS = /^(?:#|javascript:|$)/i;
const DISABLED = /(?:^|[\s_-])(?:disabled|soldout|sold-out|out-?of-?stock|unavailable)(?:$|[\s_-])/;

/** Finds the visible buy buttons of this page's product within a range of pieces. */
export function buyButtons(
  outline: Outline,
  visibility: VisibilityIndex,
  isOther: (at: number) => boolean,
  from: number,
  to: number,
): BuyButton[] {
  const found = new Map<Element, BuyButton>();
  for (let at = from; at < to; at++) {
    const piece = outline.pieces[at];
    const button = piece ? clickable(piece.element, outline) : null;
    if (!piece || !button || found.has(button)) continue;
    if (
      !isBuying(
        button,
        piece.start < 0 ? (outline.attributes(piece.element).get('alt') ?? '') : outline.textOf(piece),
        outline,
      ) ||
      isOther(at)
    )
      continue;
    const { isHidden, isAside, isSide } = visibility.of(button);
    if (isHidden || isAside) continue;
    const attributes = outline.attributes(button);
    const isOff = attributes.has('disabled') || DISABLED.test(outline.label(button));
    found.set(button, { at, element: button, isWorking: !isOff, isSide });
  }
  return preferred([...found.values()], ({ isSide }) => !isSide);
}

/**
 * Returns the control around an element, which may also be a custom element or have a button's role; without one, what a
 * theme calls a button.
 */
function clickable(element: Element, outline: Outline): Element | null {
  let named: Element | null = null;
  let around: Element | null = element;
  for (let step = 0; around && step < MAX_ANCESTORS; step++, around = around.parent) {
    if (CLICKED.has(around.name) || around.name.endsWith('-button') || hasRole(around, outline)) return around;
    if (BUTTON_NAMES.test(outline.label(around))) named ??= around;
  }
  return named;
}

const hasRole = (element: Element, outline: Outline): boolean =>
  outline.attributes(element).get('role')?.toLowerCase() === 'button';

const isAction = (href: string): boolean => NO_ADDRESS.test(href.trim()) || CART_ADDRESSES.test(href);

const hasBuyName = (names: string): boolean => ADD_NAMES.test(names) || BUY_NAMES.test(names);

function isBuying(button: Element, text: string, outline: Outline): boolean {
  const attributes = outline.attributes(button);
  if (button.name === 'input') {
    if (!/^(?:submit|button|image)$/i.test(attributes.get('type') ?? '')) return false;
    return BUY_BUTTON.test(attributes.get('value') ?? attributes.get('alt') ?? '') || hasBuyName(outline.label(button));
  }
  if (button.name === 'a' && !isAction(attributes.get('href') ?? '') && !hasBuyName(outline.label(button)))
    return false;
  const texts = [text, attributes.get('title') ?? '', attributes.get('aria-label') ?? ''];
  if (texts.some((each) => each.length <= MAX_LENGTH && BUY_BUTTON.test(each.trim()))) return true;
  return hasBuyName(`${outline.label(button)} ${(attributes.get('name') ?? '').toLowerCase()}`);
}
