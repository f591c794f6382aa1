import { BUY_BUTTON } from '../../../text/lexicon/buy-button.ts';
import type { Element, Outline } from '../html/outline.ts';
import { preferred } from '../preference.ts';
import type { VisibilityIndex } from './visibility.ts';

/** A control that adds the product to the cart; `at` is the index of its piece. */
export type BuyButton = { at: number; element: Element; isWorking: boolean; isSide: boolean };

const MAX_LENGTH = 40;
const MAX_ANCESTORS = 4;
const CLICKED = new Set(['button', 'a', 'input']);
/** Names that themes give to such a control. */
const ADD_NAMES =
  /add[-_]?to[-_]?(?:cart|bag|basket|trolley)|add2cart|addcart|(?:cart|basket)[-_]?add|to[-_]?(?:cart|basket)(?:$|[\s_-])|ajout(?:er)?[-_]?(?:au[-_]?)?panier|panier[-_]?ajout|carrito[-_]?a/;
const BUY_NAMES =
  /buy[-_]?(?:now|button|btn|it)|(?:btn|button)[-_]?(?:buy|cart|basket)|product-form__(?:submit|cart)|warenkorb|koszyk|kosik|comprar/;
/** A link that triggers an action instead of leading to another page. */
const ACTION =
  /^(?:#|javascript:|$)|cart|basket|panier|korb|ko[sš][ií]k|koszyk|carr(?:ito|ello|inho|o)\b|cest[ao]|sepet|korzin|winkel|kurv|korg|checkout|buy|order|purchase|add/i;
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
    const button = piece ? clickable(piece.element) : null;
    if (!piece || !button || found.has(button)) continue;
    if (!isBuying(button, piece.start < 0 ? '' : outline.textOf(piece), outline) || isOther(at)) continue;
    const { isHidden, isAside, isSide } = visibility.of(button);
    if (isHidden || isAside) continue;
    const attributes = outline.attributes(button);
    const isOff = attributes.has('disabled') || DISABLED.test(outline.label(button));
    found.set(button, { at, element: button, isWorking: !isOff, isSide });
  }
  return preferred([...found.values()], ({ isSide }) => !isSide);
}

function clickable(element: Element): Element | null {
  let around: Element | null = element;
  for (let step = 0; around && step < MAX_ANCESTORS; step++, around = around.parent)
    if (CLICKED.has(around.name)) return around;
  return null;
}

const isAction = (href: string): boolean => ACTION.test(href.trim());

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
