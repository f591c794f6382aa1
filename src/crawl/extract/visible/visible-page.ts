import { isHomePage, resolveUrl } from '../address.ts';
import { buyButtons, type BuyButton } from './buy-button.ts';
import { mainPrice } from './main-price.ts';
import type { Element, Outline, Piece } from '../html/outline.ts';
import type { Page } from '../html/scan-page.ts';
import { preferred } from '../preference.ts';
import { VisibilityIndex } from './visibility.ts';
import { shownPrices, type ShownPrice } from './visible-price.ts';
import { cleanText, isAlike } from '../html/text.ts';
import { tilesOf } from './tile.ts';

/** Pieces before the heading, and after the last of heading, price and button, that still tell of the product. */
const PIECES_BEFORE = 5;
const PIECES_AFTER = 80;
const MAX_SPAN = 240;
/** How far from its heading a product page is looked at for prices and buttons. */
const REACH = { before: 60, after: 240 };

/** What stands between a page's name and its site's. */
const MARK = /\s[-–—|:»·｜]\s|[|｜]/;
const MIN_NAME_LENGTH = 3;
const MAX_NAME_LENGTH = 300;

/** A page as people see it, each part read when it is first asked for. */
export class ShownPage {
  readonly page: Page;
  readonly outline: Outline;
  readonly visibility: VisibilityIndex;
  /** The place of the heading that names the page; -1 where none does. */
  readonly heading: number;
  readonly #isProduct: boolean;
  #prices: ShownPrice[] | undefined;
  #tiles: Element[] | undefined;
  #buttons: BuyButton[] | undefined;
  #price: ShownPrice | null | undefined;

  /** @param isProduct whether the page is known to be of one product: then only what is around its heading is read */
  constructor(page: Page, isProduct: boolean) {
    this.page = page;
    this.outline = page.outline;
    this.visibility = new VisibilityIndex(page.outline);
    this.heading = this.#findHeading();
    this.#isProduct = isProduct;
  }

  get prices(): ShownPrice[] {
    const reach: [number, number] = this.#isProduct ? this.#reach() : [0, this.outline.pieces.length];
    return (this.#prices ??= shownPrices(this.outline, this.visibility, this.page, ...reach));
  }

  /** The boxes of products that have pages of their own. */
  get tiles(): Element[] {
    return (this.#tiles ??= tilesOf(this.prices, this.outline));
  }

  get title(): string | null {
    const own = this.outline.pieces[this.heading]?.element;
    let element = own ?? null;
    while (element && element.name !== 'h1') element = element.parent;
    const named = element ?? own;
    return named ? cleanText(this.outline.textIn(named)) : null;
  }

  /** What the page's own product costs. */
  get price(): ShownPrice | null {
    if (this.#price === undefined) this.#price = this.#findPrice();
    return this.#price;
  }

  /** What puts the page's own product into the cart. */
  get buttons(): BuyButton[] {
    return (this.#buttons ??= buyButtons(this.outline, this.visibility, (at) => this.isInTile(at), ...this.#reach()));
  }

  isInTile(at: number): boolean {
    return this.tiles.some((tile) => tile.first <= at && at < tile.last);
  }

  /** Whether people see the piece at this place as part of the page's own product. */
  isOwn(at: number, piece: Piece): boolean {
    return this.isSeen(piece) && !this.isInTile(at);
  }

  /** Whether a piece below the heading is of the page's own product. */
  isOwnPiece(piece: Piece): boolean {
    return this.isOwn(this.outline.pieces.indexOf(piece, Math.max(0, this.heading - PIECES_BEFORE)), piece);
  }

  /** The pieces that follow the heading, whatever they are of. */
  belowHeading(): Piece[] {
    return this.heading < 0
      ? []
      : this.outline.pieces.slice(Math.max(0, this.heading - PIECES_BEFORE), this.heading + PIECES_AFTER);
  }

  /** Whether people see a piece, in no frame of the site. */
  isSeen({ element }: Piece): boolean {
    const { isHidden, isAside } = this.visibility.of(element);
    return !isHidden && !isAside;
  }

  /** The pieces around the page's own product. */
  near(price: ShownPrice | null): Piece[] {
    const places = [this.heading, price?.first ?? -1, this.buttons[0]?.at ?? -1].filter((place) => place >= 0);
    if (places.length === 0) return [];
    const from = Math.max(0, Math.min(...places) - PIECES_BEFORE);
    const to = Math.min(Math.max(...places), from + MAX_SPAN) + PIECES_AFTER;
    return this.outline.pieces.slice(from, to).filter((piece, index) => this.isOwn(from + index, piece));
  }

  #findPrice(): ShownPrice | null {
    const own = this.prices.filter((each) => !each.visibility.isAside && !this.isInTile(each.first));
    if (own.length === 0) return null;
    const inside = preferred(own, ({ visibility }) => !visibility.isSide);
    return mainPrice(inside, this.heading, this.buttons, this.outline);
  }

  #reach(): [from: number, to: number] {
    const last = this.outline.pieces.length;
    return this.heading < 0
      ? [0, last]
      : [Math.max(0, this.heading - REACH.before), Math.min(last, this.heading + REACH.after)];
  }

  /** A first heading like the page's title, else the text that the title begins with, else any first heading. */
  #findHeading(): number {
    const titles = [this.page.meta.get('og:title'), this.page.title].map((title) => title ?? '');
    let first = -1;
    for (const [at, piece] of this.outline.pieces.entries()) {
      if (piece.start < 0 || !headingAround(piece.element) || this.visibility.of(piece.element).isHidden) continue;
      const text = this.outline.textOf(piece);
      if (text === '') continue;
      if (isAlike(text, titles.join(' ')) && !this.#isLogo(piece)) return at;
      if (first < 0) first = at;
    }
    const named = this.#findNamed(titles);
    return named < 0 ? first : named;
  }

  /** Whether a text leads home, as the site's name does that some themes make a heading. */
  #isLogo({ element }: Piece): boolean {
    const { link } = this.visibility.of(element);
    const url = link && resolveUrl(this.outline.attributes(link).get('href') ?? '', this.page.base);
    return Boolean(url && isHomePage(url));
  }

  /** The text that is the whole of a title, or all of it up to a mark; a lesser heading before other text. */
  #findNamed(titles: readonly string[]): number {
    const names = new Set(titles.flatMap((title) => [title, ...title.split(MARK)]).map((name) => name.trim()));
    const longest = Math.min(MAX_NAME_LENGTH, 2 * Math.max(...[...names].map((name) => name.length)));
    let found = -1;
    for (const [at, piece] of this.outline.pieces.entries()) {
      if (piece.start < 0 || piece.end - piece.start < MIN_NAME_LENGTH || piece.end - piece.start > longest) continue;
      const text = this.outline.textOf(piece);
      if (!names.has(text)) continue;
      const { isHidden, isAside, link } = this.visibility.of(piece.element);
      if (isHidden || isAside || link || piece.element.name === 'title') continue;
      if (/^h[1-6]$/.test(piece.element.name)) return at;
      if (found < 0) found = at;
    }
    return found;
  }
}

function headingAround({ name, parent }: Element): boolean {
  return name === 'h1' || parent?.name === 'h1' || parent?.parent?.name === 'h1';
}
