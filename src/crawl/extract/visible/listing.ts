import { LISTING_ACTION } from '../../../text/lexicon/listing-action.ts';
import { isHomePage, isSamePage, isSameSite, resolveUrl } from '../address.ts';
import { EMPTY, type Draft } from '../draft.ts';
import { imageOf } from '../image.ts';
import type { Element, Outline } from '../html/outline.ts';
import type { Page } from '../html/scan-page.ts';
import { preferred } from '../preference.ts';
import { tilePrice } from './tile-price.ts';
import type { VisiblePage } from './visible-page.ts';
import type { VisiblePrice } from './visible-price.ts';
import { cleanText } from '../html/text.ts';
import { findPrice, splitPrice } from '../../../text/money/price.ts';
import { TITLE_NAMES } from '../../../text/lexicon/theme-names.ts';
import { compileNames } from './class-names.ts';

const MIN_TILES = 2;
/** A list of so many boxes, close together, is what its page is about. */
const MIN_LIST = 4;
const MIN_DENSITY = 0.5;
/** Number of pieces right before a list, where its own heading is. */
const ABOVE = 6;
const MAX_NAME_LENGTH = 200;
const NAME = compileNames(TITLE_NAMES);
/** More boxes than a product has variants in a list with one name. */
const MAX_SAME = 2;
const PRICE_AT_END = /\d\D{0,4}$/;
/** The number of products behind a link to a list. */
const COUNT = /\(\s?\d{1,6}\s?\)\s*$/;
/** Numbers, and a phrase that is not in the table of actions because its end can be any text. */
const NO_NAME = /^(?:[\d\s.,%€$£+-]*|add to .{3,12})$/iu;

/** Reads the products of a listing without markup: the tiles that link to a page of their own on the site. */
export function readListing(visible: VisiblePage): { draft: Draft; url: string }[] {
  const found = new Map<string, { draft: Draft; url: string }>();
  const { tiles, heading } = visible;
  // Above the heading of a list, boxes without a picture are menus and the cart.
  const below = tiles.filter((tile) => tile.first > heading || pictureIn(tile, visible.outline) !== undefined);
  const boxes = below.length >= MIN_LIST ? below : tiles;
  const names = new Map(boxes.map((tile) => [tile, namesIn(tile, visible)]));
  const common = repeatedTexts([...names.values()]);
  for (const [tile, all] of names) {
    const item = readTile(
      tile,
      preferred(all, ({ text }) => !common.has(text)),
      visible,
    );
    if (item && !found.has(item.url)) found.set(item.url, item);
  }
  return found.size >= MIN_TILES ? [...found.values()] : [];
}

/**
 * True if the page is about its boxes, in spite of a stray price or buy button: they are many, and do not stand below
 * the button under a heading of their own, like related products do.
 */
export function isListing(visible: VisiblePage, isDeclaredProduct: boolean): boolean {
  const { outline, visibility, buttons, heading } = visible;
  const tiles = visible.tiles
    .filter((tile) => !visibility.of(tile).isHidden && !visibility.of(tile).isAside)
    .toSorted((a, b) => a.first - b.first);
  const [first, last] = [tiles[0]?.first ?? 0, tiles.at(-1)?.last ?? 0];
  const size = tiles.reduce((sum, tile) => sum + tile.last - tile.first, 0);
  if (tiles.length < MIN_LIST || size < (last - first) * MIN_DENSITY) return false;
  const isSold = isDeclaredProduct || buttons.some(({ at }) => at < first);
  const above = outline.pieces.slice(Math.max(heading + 1, first - ABOVE), first);
  return !(isSold && above.some((piece) => piece.start >= 0 && isSubheading(piece.element)));
}

/** True if boxes stand between the heading and the price outside them: it is a voucher's, not the page's own product's. */
export function isBelowTiles({ price, tiles, heading }: VisiblePage): boolean {
  return price !== null && tiles.filter(({ first }) => heading < first && first < price.first).length >= MIN_LIST;
}

function isSubheading({ name, parent }: Element): boolean {
  return /^h[2-6]$/.test(name) || /^h[2-6]$/.test(parent?.name ?? '');
}

/** Texts that many boxes have, such as "Sponsored" or "current price", do not name any of them. */
function repeatedTexts(names: readonly TileName[][]): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const tile of names)
    for (const text of new Set(tile.map((name) => name.text))) counts.set(text, (counts.get(text) ?? 0) + 1);
  return new Set([...counts].filter(([, count]) => count > MAX_SAME && count > names.length / 4).map(([text]) => text));
}

function readTile(
  tile: Element,
  names: readonly TileName[],
  { prices, visibility, page }: VisiblePage,
): { draft: Draft; url: string } | null {
  const { outline } = page;
  const own = prices.filter(({ first }) => tile.first <= first && first < tile.last);
  if (visibility.of(tile).isHidden) return null;
  const isPrice = (text: string): boolean => own.some((price) => price.text === text && PRICE_AT_END.test(text));
  const [named] = preferred([...names], ({ text }) => !isPrice(text)).toSorted((a, b) => b.weight - a.weight);
  // "4 € mug" is a name.
  const price = tilePrice(
    preferred(own, ({ text }) => text !== named?.text),
    outline,
  );
  const image = pictureIn(tile, outline);
  if (!price || !named) return null;
  const title = nameWithout(price, named.text);
  // "Under 20 € (12)" is a link to a list.
  if (!image && !/[\p{L}\d]/u.test(title.replace(price.text, '').replace(COUNT, ''))) return null;
  const attributes = image && outline.attributes(image);
  const sources = ['data-src', 'data-original', 'data-lazy', 'src'].flatMap((name) => attributes?.get(name) ?? []);
  return {
    url: named.url,
    draft: {
      ...EMPTY,
      title,
      price: price.amount,
      currency: price.currency,
      imageUrl: imageOf(sources, page.base),
    },
  };
}

const pictureIn = ({ first, last }: Element, { pieces }: Outline): Element | undefined =>
  pieces.slice(first, last).find(({ element }) => element.name === 'img')?.element;

/** Removes the tile's price from the end of a text: "Model 15 – £799.00". */
function nameWithout({ amount, currency }: VisiblePrice, text: string): string {
  const split = splitPrice(text);
  const isPrice = split !== null && text.endsWith(split.price) && findPrice(split.price, currency)?.amount === amount;
  return isPrice && split.before !== '' ? split.before : text;
}

type TileName = { text: string; url: string; weight: number };

/** A tile's linked texts: headings first, then elements named as a name, then other text, then pictures. */
function namesIn(tile: Element, { outline, visibility, page }: VisiblePage): TileName[] {
  const found: TileName[] = [];
  const pieces = outline.pieces.slice(tile.first, tile.last);
  const links = new Set(pieces.map(({ element }) => visibility.of(element).link).filter((link) => link !== null));
  for (const link of outline.emptyLinksIn(tile)) links.add(link);
  const urls = new Map([...links].map((link) => [link, linkOf(link, outline, page)]));
  const only = [...urls.values()].find((url) => url !== null) ?? null;
  if (only === null) return found;
  for (const piece of pieces) {
    const { element } = piece;
    const { link, isHidden } = visibility.of(element);
    const url = (link && urls.get(link)) ?? null;
    const attributes = outline.attributes(element);
    const text = piece.start < 0 ? cleanText(attributes.get('alt') ?? '') : outline.textIn(element);
    if (isHidden || text === null || !canBeName(text)) continue;
    found.push({ text, url: url ?? only, weight: weightOf(piece.start < 0, element, tile, outline, url !== null) });
  }
  return found;
}

const canBeName = (text: string): boolean =>
  text.length <= MAX_NAME_LENGTH && text.length >= 2 && !NO_NAME.test(text) && !LISTING_ACTION.test(text);

function weightOf(isPicture: boolean, element: Element, tile: Element, outline: Outline, isLinked: boolean): number {
  if (isPicture) return 1;
  let weight = isLinked ? 2 : 0;
  for (let around: Element | null = element; around && around !== tile; around = around.parent) {
    if (/^h[2-6]$/.test(around.name)) weight += 4;
    if (NAME.test(outline.label(around))) weight += 3;
    if (/price|rating|review|badge|button|btn|cart|label|stock/.test(outline.label(around))) weight -= 6;
  }
  return weight;
}

function linkOf(link: Element, outline: Outline, page: Page): string | null {
  const href = cleanText(outline.attributes(link).get('href') ?? '') ?? '';
  if (href.startsWith('#')) return null;
  const url = resolveUrl(href, page.base);
  return url && isSameSite(url, page.url) && !isHomePage(url) && !isSamePage(url, page.url)
    ? url.replace(/#.*/s, '')
    : null;
}
