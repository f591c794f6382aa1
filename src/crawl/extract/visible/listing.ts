import { LISTING_ACTION } from '../../../text/lexicon/listing-action.ts';
import { isHomePage, isSamePage, isSameSite, resolveUrl } from '../address.ts';
import { EMPTY, type Draft } from '../draft.ts';
import { isProductPrice, isInstalment } from './main-price.ts';
import { imageOf } from '../image.ts';
import type { Element, Outline } from '../html/outline.ts';
import type { Page } from '../html/scan-page.ts';
import type { VisibilityIndex } from './visibility.ts';
import { preferred } from '../preference.ts';
import type { VisiblePage } from './visible-page.ts';
import type { VisiblePrice } from './visible-price.ts';
import { cleanText } from '../html/text.ts';
import { findPrice, splitPrice } from '../../../text/money/price.ts';
import { TITLE_NAMES } from '../../../text/lexicon/theme-names.ts';
import { compileNames } from './class-names.ts';

const MIN_TILES = 2;
const MAX_NAME_LENGTH = 200;
const NAME = compileNames(TITLE_NAMES);
/** Numbers, and a phrase that is not in the table of actions because its end can be any text. */
const NO_NAME = /^(?:[\d\s.,%€$£+-]*|add to .{3,12})$/iu;

/** Reads the products of a listing without markup: the tiles that link to a page of their own on the site. */
export function readListing(visible: VisiblePage): { draft: Draft; url: string }[] {
  const found = new Map<string, { draft: Draft; url: string }>();
  for (const tile of visible.tiles) {
    const item = readTile(tile, visible);
    if (item && !found.has(item.url)) found.set(item.url, item);
  }
  return found.size >= MIN_TILES ? [...found.values()] : [];
}

function readTile(tile: Element, { prices, visibility, page }: VisiblePage): { draft: Draft; url: string } | null {
  const { outline } = page;
  const own = prices.filter(({ first }) => tile.first <= first && first < tile.last);
  if (visibility.of(tile).isHidden) return null;
  const names = namesIn(tile, outline, visibility, page);
  const [named] = names.toSorted((a, b) => b.weight - a.weight);
  const candidates = preferred(
    preferred(
      // "4 € mug" is a name.
      preferred(own, ({ text }) => text !== named?.text),
      (price) => !price.visibility.isStruck,
    ),
    (each) => isProductPrice(each, outline),
  );
  const [price] = candidates.filter(({ text }) => !isInstalment(text)).toSorted((a, b) => a.amount - b.amount);
  const image = outline.pieces.slice(tile.first, tile.last).find(({ element }) => element.name === 'img')?.element;
  if (!price || !named) return null;
  const attributes = image && outline.attributes(image);
  const sources = ['data-src', 'data-original', 'data-lazy', 'src'].flatMap((name) => attributes?.get(name) ?? []);
  return {
    url: named.url,
    draft: {
      ...EMPTY,
      title: nameWithout(price, named.text),
      price: price.amount,
      currency: price.currency,
      imageUrl: imageOf(sources, page.base),
    },
  };
}

/** Removes the tile's price from the end of a text: "Model 15 – £799.00". */
function nameWithout({ amount, currency }: VisiblePrice, text: string): string {
  const split = splitPrice(text);
  const isPrice = split !== null && text.endsWith(split.price) && findPrice(split.price, currency)?.amount === amount;
  return isPrice && split.before !== '' ? split.before : text;
}

type TileName = { text: string; url: string; weight: number };

/** A tile's linked texts: headings first, then elements named as a name, then other text, then pictures. */
function namesIn(tile: Element, outline: Outline, visibility: VisibilityIndex, page: Page): TileName[] {
  const found: TileName[] = [];
  const pieces = outline.pieces.slice(tile.first, tile.last);
  const links = new Set(pieces.map(({ element }) => visibility.of(element).link).filter((link) => link !== null));
  const urls = new Map([...links].map((link) => [link, linkOf(link, outline, page)]));
  const only = [...urls.values()].find((url) => url !== null) ?? null;
  if (only === null) return found;
  for (const piece of pieces) {
    const { element } = piece;
    const { link, isHidden } = visibility.of(element);
    const url = (link && urls.get(link)) ?? null;
    const attributes = outline.attributes(element);
    const text = piece.start < 0 ? cleanText(attributes.get('alt') ?? '') : outline.textIn(element);
    if (
      isHidden ||
      text === null ||
      text.length > MAX_NAME_LENGTH ||
      text.length < 2 ||
      NO_NAME.test(text) ||
      LISTING_ACTION.test(text)
    )
      continue;
    found.push({ text, url: url ?? only, weight: weightOf(piece.start < 0, element, tile, outline, url !== null) });
  }
  return found;
}

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
