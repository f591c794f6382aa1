import { LOAD_MORE } from '../../../text/lexicon/load-more.ts';
import { isSameSite, resolveUrl } from '../address.ts';
import { decodeText } from '../html/entities.ts';
import type { Element, Outline } from '../html/outline.ts';
import type { Page } from '../html/scan-page.ts';

const MAX_LENGTH = 40;
const MAX_ANCESTORS = 4;
const MIN_LISTED = 2;
const CONTROLS = new Set(['button', 'a', 'input']);
/** Names of what loads more of a list. */
const MORE_NAMES = /load-?_?more|show-?_?more|view-?_?more|infinite|endless|lazy-?list|auto-?load|next-?_?page/;
/** Attributes with the address of the next part. */
const ADDRESS_ATTRIBUTE =
  /^data-(?:[\w-]{0,30}-)?(?:url|href|link|endpoint|next|source|src|path|api|action|ajax)(?:-[\w-]{0,20})?$/;
/** Scripts that wait for the end of the page to be seen. */
const SCROLLS = /IntersectionObserver|onscroll|['"`]scroll['"`]|loadMore|load_more|infinite/;
/** "12 of 120". */
const SHOWN_OF = /(?:^|\D)(\d{1,5}) ?(?:of|von|de|di|sur|van|z|av|af|out of|\/|из|з|の) ?(\d{1,6})(?:\D|$)/iu;

/** Returns the address from which a script would load more of the list, if an attribute of its control states it. */
export function moreOf(page: Page): string | null {
  const { outline, base, url: own } = page;
  for (const control of controlsOf(page))
    for (const [name, value] of outline.attributes(control)) {
      if (!ADDRESS_ATTRIBUTE.test(name) || !/[/?]/.test(value)) continue;
      const url = resolveUrl(decodeText(value), base);
      if (url && url !== own && isSameSite(url, own) && new URL(url).search + new URL(url).pathname !== '/')
        return url.replace(/#.*/s, '');
    }
  return null;
}

/**
 * True if a list without a next page shows signs that scripts add to it when it is scrolled or a button is pressed.
 * @param listed the number of its products
 */
export function mayGrow(page: Page, listed: number): boolean {
  if (listed < MIN_LISTED) return false;
  return controlsOf(page).length > 0 || page.scripts.some((script) => SCROLLS.test(script)) || showsPart(page, listed);
}

/** Returns the page's controls that load more, by their text, and elements that are named so. */
function controlsOf({ outline }: Page): Element[] {
  const found = new Set(outline.emptyBoxes.filter((box) => MORE_NAMES.test(outline.label(box))));
  for (const piece of outline.pieces) {
    let around: Element | null = piece.element;
    for (let step = 0; around && step < MAX_ANCESTORS; step++, around = around.parent) {
      if (found.has(around)) break;
      if (MORE_NAMES.test(outline.label(around)) || isControl(around, outline)) found.add(around);
    }
  }
  return [...found];
}

function isControl(element: Element, outline: Outline): boolean {
  if (!CONTROLS.has(element.name) && outline.attributes(element).get('role') !== 'button') return false;
  const text = outline.textIn(element) || (outline.attributes(element).get('value') ?? '');
  return text.length <= MAX_LENGTH && LOAD_MORE.test(text.trim());
}

/** True if the page says how many of its products it shows, and these are not all. */
function showsPart({ outline }: Page, listed: number): boolean {
  return outline.pieces.some((piece) => {
    if (!outline.hasDigit(piece)) return false;
    const [, shown, all] = SHOWN_OF.exec(outline.textOf(piece)) ?? [];
    return Number(shown) >= listed / 2 && Number(shown) <= 2 * listed && Number(all) > Number(shown);
  });
}
