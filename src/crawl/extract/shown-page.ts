import { buyButtons, type BuyButton } from './buy-button.ts';
import { mainPrice } from './main-price.ts';
import type { Element, Outline, Piece } from './outline.ts';
import type { Page } from './page.ts';
import { preferred } from './preference.ts';
import { Settings } from './setting.ts';
import { shownPrices, type ShownPrice } from './shown-price.ts';
import { cleanText, isAlike } from './text.ts';
import { tilesOf } from './tile.ts';

/** Pieces before the heading, and after the last of heading, price and button, that still tell of the product. */
const BEFORE = 5;
const AFTER = 80;
const MOST_BETWEEN = 240;
/** How far from its heading a product page is looked at for prices and buttons. */
const REACH = { before: 60, after: 240 };

/** A page as people see it, each part read when it is first asked for. */
export class ShownPage {
  readonly page: Page;
  readonly outline: Outline;
  readonly settings: Settings;
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
    this.settings = new Settings(page.outline);
    this.heading = this.#findHeading();
    this.#isProduct = isProduct;
  }

  get prices(): ShownPrice[] {
    const reach: [number, number] = this.#isProduct ? this.#reach() : [0, this.outline.pieces.length];
    return (this.#prices ??= shownPrices(this.outline, this.settings, this.page, ...reach));
  }

  /** The boxes of products that have pages of their own. */
  get tiles(): Element[] {
    return (this.#tiles ??= tilesOf(this.prices, this.outline));
  }

  get title(): string | null {
    let element = this.outline.pieces[this.heading]?.element ?? null;
    while (element && element.name !== 'h1') element = element.parent;
    return element && cleanText(this.outline.textIn(element));
  }

  /** What the page's own product costs. */
  get price(): ShownPrice | null {
    if (this.#price === undefined) this.#price = this.#findPrice();
    return this.#price;
  }

  /** What puts the page's own product into the cart. */
  get buttons(): BuyButton[] {
    return (this.#buttons ??= buyButtons(this.outline, this.settings, (at) => this.isInTile(at), ...this.#reach()));
  }

  isInTile(at: number): boolean {
    return this.tiles.some((tile) => tile.first <= at && at < tile.last);
  }

  /** Whether people see the piece at this place as part of the page's own product. */
  isOwn(at: number, piece: Piece): boolean {
    return this.isSeen(piece) && !this.isInTile(at);
  }

  /** The pieces that follow the heading, whatever they are of. */
  belowHeading(): Piece[] {
    return this.heading < 0 ? [] : this.outline.pieces.slice(Math.max(0, this.heading - BEFORE), this.heading + AFTER);
  }

  /** Whether people see a piece, in no frame of the site. */
  isSeen({ element }: Piece): boolean {
    const { isHidden, isAside } = this.settings.of(element);
    return !isHidden && !isAside;
  }

  /** The pieces around the page's own product. */
  near(price: ShownPrice | null): Piece[] {
    const places = [this.heading, price?.first ?? -1, this.buttons[0]?.at ?? -1].filter((place) => place >= 0);
    if (places.length === 0) return [];
    const from = Math.max(0, Math.min(...places) - BEFORE);
    const to = Math.min(Math.max(...places), from + MOST_BETWEEN) + AFTER;
    return this.outline.pieces.slice(from, to).filter((piece, index) => this.isOwn(from + index, piece));
  }

  #findPrice(): ShownPrice | null {
    const own = this.prices.filter((each) => !each.setting.isAside && !this.isInTile(each.first));
    if (own.length === 0) return null;
    const inside = preferred(own, ({ setting }) => !setting.isSide);
    return mainPrice(inside, this.heading, this.buttons, this.outline);
  }

  #reach(): [from: number, to: number] {
    const last = this.outline.pieces.length;
    return this.heading < 0
      ? [0, last]
      : [Math.max(0, this.heading - REACH.before), Math.min(last, this.heading + REACH.after)];
  }

  #findHeading(): number {
    const title = [this.page.meta.get('og:title'), this.page.title].join(' ');
    let first = -1;
    for (const [at, piece] of this.outline.pieces.entries()) {
      if (piece.start < 0 || !isHeading(piece.element) || this.settings.of(piece.element).isHidden) continue;
      const text = this.outline.textOf(piece);
      if (text === '') continue;
      if (isAlike(text, title)) return at;
      if (first < 0) first = at;
    }
    return first;
  }
}

function isHeading({ name, parent }: Element): boolean {
  return name === 'h1' || parent?.name === 'h1' || parent?.parent?.name === 'h1';
}
