import { isSamePage, resolveUrl } from '../address.ts';
import { buyButtons, type BuyButton } from './buy-button.ts';
import { findHeading, isHeading } from './heading.ts';
import { type LabelledValues, labelledValues } from './labels.ts';
import { mainPrice } from './main-price.ts';
import type { Element, Outline, Piece } from '../html/outline.ts';
import type { Page } from '../html/scan-page.ts';
import { preferred } from '../preference.ts';
import { VisibilityIndex } from './visibility.ts';
import { findVisiblePrices, type VisiblePrice } from './visible-price.ts';
import { cleanText } from '../html/text.ts';
import { hasCurrency } from '../../../text/money/currency.ts';
import { findPrice, isPriceAlone } from '../../../text/money/price.ts';
import { tilesOf } from './tile.ts';

/** Number of pieces before the heading, and after the last of heading, price and button, that concern the product. */
const PIECES_BEFORE = 5;
const PIECES_AFTER = 80;
const MAX_SPAN = 240;
/** Number of pieces around a product page's heading to search for prices and buttons. */
const SEARCHED = { before: 60, after: 240 };

/** Number of pieces between a price far from the heading and its button. */
const PIECES_TO_BUTTON = 30;

/** Minimum number of tiles of a kind to be of other products even without linked pictures. */
const MIN_TILES = 3;

/** The marks between a path of links and the name at its end. */
const CRUMBS = '>»›/|';
const PATH_MARK = /[>»›]/;
/** Pieces between a price and the heading that it belongs to. */
const MAX_ABOVE_PRICE = 8;

/** The visible content of a page; each part is read on first use. */
export class VisiblePage {
  readonly page: Page;
  readonly outline: Outline;
  readonly visibility: VisibilityIndex;
  /** The index of the heading that names the page; -1 when there is none. */
  readonly heading: number;
  readonly #isProduct: boolean;
  #prices: VisiblePrice[] | undefined;
  #tiles: Element[] | undefined;
  #others: Element[] | undefined;
  #nearButtons: BuyButton[] | undefined;
  #buttons: BuyButton[] | undefined;
  #price: VisiblePrice | null | undefined;
  #labels: LabelledValues | undefined;
  #title: string | null | undefined;

  /**
   * @param isProduct true for a known product page, of which only the surroundings of the heading are read
   * @param heading the index of the heading, if known
   */
  constructor(page: Page, isProduct: boolean, heading?: number) {
    this.page = page;
    this.outline = page.outline;
    this.visibility = new VisibilityIndex(page.outline);
    this.heading = heading ?? findHeading(this);
    this.visibility = new VisibilityIndex(page.outline, this.heading);
    this.#isProduct = isProduct;
  }

  get prices(): VisiblePrice[] {
    const reach: [number, number] = this.#isProduct ? this.#reach() : [0, this.outline.pieces.length];
    return (this.#prices ??= findVisiblePrices(this.outline, this.visibility, this.page, ...reach));
  }

  /** Boxes of products that have their own pages. */
  get tiles(): Element[] {
    return (this.#tiles ??= tilesOf(this.prices, this.outline));
  }

  get title(): string | null {
    if (this.#title === undefined) this.#title = this.#findTitle();
    return this.#title;
  }

  #findTitle(): string | null {
    const own = this.outline.pieces[this.heading]?.element;
    if (!own) return this.#nameAbovePrice();
    let element: Element | null = own;
    while (element && element.name !== 'h1') element = element.parent;
    return this.#nameIn(element ?? own);
  }

  /** Returns the heading closely above the price, on a page whose title names the shop alone. */
  #nameAbovePrice(): string | null {
    const at = this.price?.first ?? 0;
    const above = this.outline.pieces.slice(Math.max(0, at - MAX_ABOVE_PRICE), at);
    const heading = above.findLast((piece) => isHeading(piece) && this.isSeen(piece) && piece.start >= 0);
    const isLinked = heading === undefined || this.visibility.of(heading.element).link !== null;
    return isLinked ? null : cleanText(this.outline.textOf(heading));
  }

  /** Returns the text of a heading without a separate price in it, unless the page's title has that too. */
  #nameIn(element: Element): string | null {
    const { outline, page } = this;
    const text = this.#withoutCrumbs(element) ?? this.#withoutPath(cleanText(outline.textIn(element)));
    if (text === null || !/\p{Nd}/u.test(text)) return text;
    // Few headings contain a price, so skip the search for prices on all other pages.
    const pieces = outline.pieces.slice(element.first, element.last);
    if (!pieces.some((piece) => hasCurrency(outline.textOf(piece)))) return text;
    const prices = this.prices
      .filter(({ first, last }) => element.first <= first && last <= element.last)
      .filter((price) => isPriceAlone(price.text) && !page.title?.includes(price.text));
    const isPrice = (at: number): boolean => prices.some(({ first, last }) => first <= at && at < last);
    const name = prices.length > 0 ? cleanText(outline.textBetween(element.first, element.last, isPrice)) : null;
    return name ?? text;
  }

  /** Returns the end of a heading like "Home > Mattresses > Deluxe" if the page's title begins with it. */
  #withoutPath(text: string | null): string | null {
    const last = text?.split(PATH_MARK).at(-1)?.trim() ?? '';
    return last !== '' && this.page.title?.startsWith(last) ? last : text;
  }

  /** Returns the end of a heading that begins with the path to the page, as links to other pages; null for any other. */
  #withoutCrumbs({ first, last }: Element): string | null {
    const pieces = this.outline.pieces.slice(first, last).filter(({ start }) => start >= 0);
    const links = pieces.map(({ element }) => this.visibility.of(element).link);
    if (!links[0] || links.at(-1)) return null;
    const at = links.findLastIndex((link) => link !== null);
    const text = pieces
      .slice(at + 1)
      .map((piece) => this.outline.textOf(piece))
      .join(' ');
    const before = pieces[at] ? this.outline.textOf(pieces[at]).slice(-1) : '';
    if (CRUMBS.includes(text.charAt(0))) return cleanText(text.slice(1));
    return before !== '' && CRUMBS.includes(before) ? cleanText(text) : null;
  }

  /** The price of the page's own product. */
  get price(): VisiblePrice | null {
    if (this.#price === undefined) this.#price = this.#findPrice();
    return this.#price;
  }

  /** The buy buttons of the page's own product: near its heading, else near its price. */
  get buttons(): BuyButton[] {
    return (this.#buttons ??=
      this.#buttonsNearHeading.length > 0 ? this.#buttonsNearHeading : this.#buttonsNearPrice());
  }

  get #buttonsNearHeading(): BuyButton[] {
    return (this.#nearButtons ??= this.#buttonsWithin(...this.#reach()));
  }

  #buttonsNearPrice(): BuyButton[] {
    const { price } = this;
    return price === null || price.first <= this.heading
      ? []
      : this.#buttonsWithin(price.first - PIECES_TO_BUTTON, price.last + PIECES_TO_BUTTON);
  }

  #buttonsWithin(from: number, to: number): BuyButton[] {
    return buyButtons(this.outline, this.visibility, (at) => this.isInTile(at), from, to);
  }

  /** The labelled values below the heading. */
  get labels(): LabelledValues {
    return (this.#labels ??= labelledValues(
      this.outline,
      this.belowHeading(),
      (piece) => this.isSeen(piece),
      this.page.url,
    ));
  }

  isInTile(at: number): boolean {
    return this.#otherTiles.some((tile) => tile.first <= at && at < tile.last);
  }

  /** The tiles that lead to another page; the others are parts of this page's product, such as its offers. */
  get #otherTiles(): Element[] {
    if (!this.#others) {
      // Without a name, only siblings are of one kind: a page laid out in tables has rows for everything.
      const kinds = Map.groupBy(this.tiles, (tile) => {
        const label = this.outline.label(tile);
        return label.trim() === '' ? tile.parent : `${tile.name} ${label}`;
      });
      this.#others = [...kinds.values()].flatMap((tiles) =>
        tiles.filter((tile) => this.#isOther(tile, tiles.length >= MIN_TILES)),
      );
    }
    return this.#others;
  }

  /** @param isOften false if there are too few of the kind to be of other products without a linked picture */
  #isOther(tile: Element, isOften: boolean): boolean {
    const price = this.prices.findLast(({ first, last }) => tile.first <= first && last <= tile.last);
    // A lone box shows its product's picture above the price; what is linked below it may be an offer or a guide.
    const pieces = this.outline.pieces.slice(tile.first, isOften ? tile.last : (price?.first ?? tile.last));
    const linked = pieces.filter(({ element }) => isOften || element.name === 'img');
    const links = new Set(linked.map(({ element }) => this.visibility.of(element).link));
    if (isOften) for (const link of this.outline.emptyLinksIn(tile)) links.add(link);
    return [...links].some((link) => {
      const url = link && resolveUrl(this.outline.attributes(link).get('href') ?? '', this.page.base);
      return url !== null && !isSamePage(url, this.page.url);
    });
  }

  /** True if the piece at this index is visible and belongs to the page's own product. */
  isOwn(at: number, piece: Piece): boolean {
    return this.isSeen(piece) && !this.isInTile(at);
  }

  /** True if a piece below the heading belongs to the page's own product. */
  isOwnPiece(piece: Piece): boolean {
    return this.isOwn(this.outline.pieces.indexOf(piece, Math.max(0, this.heading - PIECES_BEFORE)), piece);
  }

  /** The pieces after the heading, whichever product they belong to. */
  belowHeading(): Piece[] {
    return this.heading < 0
      ? []
      : this.outline.pieces.slice(Math.max(0, this.heading - PIECES_BEFORE), this.heading + PIECES_AFTER);
  }

  /** True if a piece is visible and outside the site's frame. */
  isSeen({ element }: Piece): boolean {
    const { isHidden, isAside } = this.visibility.of(element);
    return !isHidden && !isAside;
  }

  /** The pieces around the page's own product. */
  near(price: VisiblePrice | null): Piece[] {
    const places = [this.heading, price?.first ?? -1, this.buttons[0]?.at ?? -1].filter((place) => place >= 0);
    if (places.length === 0) return [];
    const from = Math.max(0, Math.min(...places) - PIECES_BEFORE);
    const to = Math.min(Math.max(...places), from + MAX_SPAN) + PIECES_AFTER;
    return this.outline.pieces.slice(from, to).filter((piece, index) => this.isOwn(from + index, piece));
  }

  #findPrice(): VisiblePrice | null {
    const all = this.prices.filter((each) => !each.visibility.isAside && !this.isInTile(each.first));
    if (all.length === 0) return null;
    // Without a heading, the name is found by the price.
    const title = this.heading < 0 ? null : this.title;
    // "4 € mug" is a name, also before its price.
    const own = preferred(
      all.map((price) => withoutName(price, title)),
      ({ text }) => text !== title,
    );
    const inside = preferred(own, ({ visibility }) => !visibility.isSide);
    const near = this.#buttonsNearHeading;
    // A column to buy from may end long before the heading.
    const buttons = near.length > 0 ? near : this.#buttonsWithin(0, this.heading);
    return mainPrice(inside, this.heading, buttons, this.outline);
  }

  #reach(): [from: number, to: number] {
    const last = this.outline.pieces.length;
    return this.heading < 0
      ? [0, last]
      : [Math.max(0, this.heading - SEARCHED.before), Math.min(last, this.heading + SEARCHED.after)];
  }
}

/** Reads a price again if its text begins with the product's name, which may contain another: "10 € voucher £64.95". */
function withoutName(price: VisiblePrice, title: string | null): VisiblePrice {
  if (title === null || !/\d/.test(title) || !price.text.startsWith(`${title} `)) return price;
  const text = price.text.slice(title.length).trim();
  const own = findPrice(text, price.currency);
  return own ? { ...price, ...own, text } : price;
}
