import type { Element, Outline } from '../html/outline.ts';

/** An element's visibility, from its own attributes and its ancestors'. */
export type Visibility = {
  isHidden: boolean;
  /** In navigation, a footer or another part that is not the page's own content. */
  isAside: boolean;
  /** In a side column, which may contain the buy button. */
  isSide: boolean;
  /** Struck out, or named as an old price. */
  isStruck: boolean;
  /** The enclosing link. */
  link: Element | null;
};

const TOP: Visibility = { isHidden: false, isAside: false, isSide: false, isStruck: false, link: null };
const UNSEEN = new Set(['head', 'noscript', 'template', 'select', 'iframe', 'svg', 'math', 'textarea', 'dialog']);
const HIDDEN =
  /(?:^|[\s_])(?:hidden|hide|d-none|is-hidden|u-hidden|invisible|display-none|visually-hidden|visuallyhidden|screen-reader-\w{1,30}|sr-only|modal|popup)(?:$|\s)/;
/** Hidden on some screens only. */
const SHOWN_AGAIN = /:(?:block|flex|inline|grid|table)|d-(?:sm|md|lg|xl)-(?:block|flex|inline|grid)/;
const FRAME = new Set(['nav', 'footer']);
const SIDE = /(?:^|[\s_-])(?:sidebar|side-?bar|aside)(?:$|[\s_-])/;
const ASIDE =
  /(?:^|[\s_-])(?:footer|offcanvas|off-canvas|mega-?menu|main-?menu|navigation|navbar|mini-?cart|cart-drawer|drawer|cookies?|newsletter|related|recommend\w{0,30}|recently?|viewed|up-?sells?|cross-?sells?|similar|also|suggest\w{0,30}|accessor(?:y|ies)|bundles?|carousel-products|product-slider|bestsellers?|reviews?|comments?|compare-bar|sticky-bar|wishlist|toolbar|filters?|facets?)(?:$|[\s_-])/;
const MAX_PRICE_LENGTH = 40;
const STRUCK = new Set(['del', 's', 'strike']);
const FORMER =
  /(?:^|[\s_-])(?:old|was|list-?price|price-?list|strike\w{0,30}|strikethrough|scratch\w{0,30}|slashed|orig|org|origin|mrp|prev|ord|barrato|sbarrato|barrado|tachado|riscado|line-through|linethrough|before|crossed|previous|compare\w{0,30}|original|uvp|rrp|rp|msrp|pvp|retail|statt|streich\w{0,30}|barre|barr|anterior|antes|stara|stary|puvodni|povodna|vecchio|oud|oude|former|normal|ordinary|regular|(?<!(?:[wh]|rounded)-)full|catalog)(?=$|[\s_-])|(?:old|regular|list|original|crossed|compare|full|retail|normal)_?price|price_?(?:old|list|before|was|crossed)/;

/** Computes the visibility of each element once. */
export class VisibilityIndex {
  readonly #outline: Outline;
  readonly #known = new Map<Element, Visibility>();

  constructor(outline: Outline) {
    this.#outline = outline;
  }

  of(element: Element): Visibility {
    const known = this.#known.get(element);
    if (known) return known;
    const outer = element.parent ? this.of(element.parent) : TOP;
    const own = this.#own(element, outer);
    this.#known.set(element, own);
    return own;
  }

  #own(element: Element, outer: Visibility): Visibility {
    const { name } = element;
    if (name === 'html' || name === 'body' || outer.isHidden) return outer;
    const attributes = this.#outline.attributes(element);
    const label = this.#outline.label(element);
    const style = attributes.get('style') ?? '';
    const isHidden =
      UNSEEN.has(name) ||
      attributes.has('hidden') ||
      (HIDDEN.test(label) && !SHOWN_AGAIN.test(label)) ||
      /display\s*:\s*none|visibility\s*:\s*hidden/i.test(style);
    const isAside = FRAME.has(name) || ASIDE.test(label);
    const isSide = name === 'aside' || SIDE.test(label);
    const isStruck =
      STRUCK.has(name) ||
      (FORMER.test(label) && this.#outline.textIn(element).length < MAX_PRICE_LENGTH) ||
      /line-through/i.test(style);
    if (!(isHidden || isAside || isSide || isStruck) && name !== 'a') return outer;
    return {
      isHidden,
      isAside: outer.isAside || isAside,
      isSide: outer.isSide || isSide,
      isStruck: outer.isStruck || isStruck,
      link: name === 'a' ? element : outer.link,
    };
  }
}
