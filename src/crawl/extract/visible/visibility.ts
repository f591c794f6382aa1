import { LRUCache } from 'lru-cache';
import type { Element, Outline } from '../html/outline.ts';
import { compileNames } from './class-names.ts';
import { FORMER_NAMES } from '../../../text/lexicon/theme-names.ts';

/** An element's visibility, from its own attributes and its ancestors'. */
export type Visibility = {
  isHidden: boolean;
  /** True in navigation, a footer or another part that is not the page's own content. */
  isAside: boolean;
  /** True in a side column, which may contain the buy button. */
  isSide: boolean;
  /** True if struck out, or named as an old price. */
  isStruck: boolean;
  /** The enclosing link. */
  link: Element | null;
};

const TOP: Visibility = { isHidden: false, isAside: false, isSide: false, isStruck: false, link: null };
const INVISIBLE_ELEMENTS = new Set('head noscript template select iframe svg math textarea dialog'.split(' '));
const HIDDEN =
  /(?:^|[\s_])(?:hidden|hide|d-none|is-hidden|u-hidden|invisible|display-none|visually-hidden|visuallyhidden|screen-reader-\w{1,30}|sr-only|modal|popup)(?:$|\s)/;
/** Hidden on some screens only. */
const VISIBLE_ON_SOME_SCREENS = /:(?:block|flex|inline|grid|table)|d-(?:sm|md|lg|xl)-(?:block|flex|inline|grid)/;
const FRAME = new Set(['nav', 'footer']);
const SIDE = /(?:^|[\s_-])(?:sidebar|side-?bar|aside)(?:$|[\s_-])/;
const ASIDE = compileNames({
  en: `footer, offcanvas, off-canvas, mega(-)menu, main(-)menu, navigation, navbar, mini(-)cart, cart-drawer, drawer, cookie(s),
  newsletter, compare-bar, sticky-bar, wishlist, toolbar, filter(s), facet(s),
  related, recommend*, recently, viewed, up(-)sell(s), cross(-)sell(s), similar, also, suggest*, accessor[y/ies], bundle(s),
  carousel-products, product-slider, bestseller(s), review(s), comment(s)`,
});
/** Share of a page's pieces above which a region is not its frame, unless it is a menu, which may be long. */
const MIN_MAIN_SHARE = 0.6;
const MENU = /menu|nav/;
const MAX_PRICE_LENGTH = 40;
const MAX_STEPS = 3;
const STRUCK = new Set(['del', 's', 'strike']);
const FORMER = compileNames(FORMER_NAMES);
const FORMER_PRICE =
  /(?:old|regular|list|original|crossed|compare|full|retail|normal)_?price|price_?(?:old|list|before|was|crossed)/;

/** Traits of an element according to its class or id. */
type NameTraits = { isHidden: boolean; isAside: boolean; isSide: boolean; isFormer: boolean };

const NO_TRAITS: NameTraits = { isHidden: false, isAside: false, isSide: false, isFormer: false };
/** At most 1 MB. */
const knownTraits = new LRUCache<string, NameTraits>({
  max: 2_000,
  maxSize: 500_000,
  sizeCalculation: (_, label) => label.length,
});

/** Computes the visibility of each element once. */
export class VisibilityIndex {
  readonly #outline: Outline;
  readonly #heading: number;
  readonly #known = new Map<Element, Visibility>();
  /** The number of headings before each piece, and at the end that of all. */
  #headingsBefore: readonly number[] | undefined;

  /** @param heading the index of the piece that names the page, which no part of the site's frame contains; or -1 */
  constructor(outline: Outline, heading = -1) {
    this.#outline = outline;
    this.#heading = heading;
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
    const label = this.#outline.label(element);
    const style = this.#outline.attributes(element).get('style') ?? '';
    const named = traitsOf(label);
    const isHidden = this.#isHidden(element, named, style);
    const { isAside, isSide } = this.#regionOf(element, label, named);
    const isStruck = this.#isStruck(element, named, style);
    const isPlain = ![isHidden, isAside, isSide, isStruck].includes(true);
    if (isPlain && name !== 'a') return outer;
    return {
      isHidden,
      isAside: outer.isAside || isAside,
      isSide: outer.isSide || isSide,
      isStruck: outer.isStruck || isStruck,
      link: name === 'a' ? element : outer.link,
    };
  }

  #regionOf(element: Element, label: string, named: NameTraits): Pick<Visibility, 'isAside' | 'isSide'> {
    const isFrame = FRAME.has(element.name);
    const isSide = element.name === 'aside' || named.isSide;
    const isOther = (named.isAside || isSide) && !this.#isMain(element, label);
    return { isAside: isFrame || (named.isAside && isOther), isSide: isSide && isOther };
  }

  /** True for a region that holds a heading of the page or most of it, whatever its name: "filter-view", "has-drawer". */
  #isMain({ first, last }: Element, label: string): boolean {
    const { pieces } = this.#outline;
    if (last - first > pieces.length * MIN_MAIN_SHARE && !MENU.test(label)) return true;
    if (first <= this.#heading && this.#heading < last) return true;
    const before = (this.#headingsBefore ??= countHeadings(pieces));
    return (before[last] ?? 0) > (before[first] ?? 0);
  }

  #isHidden(element: Element, named: NameTraits, style: string): boolean {
    return (
      named.isHidden ||
      INVISIBLE_ELEMENTS.has(element.name) ||
      this.#outline.attributes(element).has('hidden') ||
      (style !== '' && /display\s*:\s*none|visibility\s*:\s*hidden/i.test(style))
    );
  }

  #isStruck(element: Element, named: NameTraits, style: string): boolean {
    return (
      STRUCK.has(element.name) ||
      (named.isFormer && this.#outline.textIn(element).length < MAX_PRICE_LENGTH) ||
      (style !== '' && /line-through/i.test(style))
    );
  }
}

function countHeadings(pieces: Outline['pieces']): number[] {
  const before = [0];
  for (const { element } of pieces) before.push((before.at(-1) ?? 0) + Number(isHeading(element)));
  return before;
}

/** Returns what a label says; a theme has few labels, which all pages of its shop repeat. */
function traitsOf(label: string): NameTraits {
  if (label === ' ') return NO_TRAITS;
  const known = knownTraits.get(label);
  if (known) return known;
  const traits = {
    isHidden: HIDDEN.test(label) && !VISIBLE_ON_SOME_SCREENS.test(label),
    isAside: ASIDE.test(label),
    isSide: SIDE.test(label),
    isFormer: FORMER.test(label) || FORMER_PRICE.test(label),
  };
  knownTraits.set(label, traits);
  return traits;
}

/** True for an h1, unless it is a link, like the name of the shop. */
function isHeading(element: Element): boolean {
  let around: Element | null = element;
  for (let step = 0; around && step < MAX_STEPS; step++, around = around.parent) {
    if (around.name === 'a' || around.parent?.name === 'a') return false;
    if (around.name === 'h1') return true;
  }
  return false;
}

export const isAsidePart = (name: string, label: string): boolean => FRAME.has(name) || traitsOf(label).isAside;
