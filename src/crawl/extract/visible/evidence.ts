import type { Availability } from '../../../domain/product.ts';
import { isPriceAlone } from '../../../text/money/price.ts';
import { decoded, isHomePage } from '../address.ts';
import type { Outline, Piece } from '../html/outline.ts';
import { cleanText, isAlike, similarity, wordsOf } from '../html/text.ts';
import { isOpenGraphProduct, isStory } from '../markup/open-graph.ts';
import { isProductPrice } from './main-price.ts';
import type { VisiblePage } from './visible-page.ts';
import { MAX_BOX_PIECES } from './visible-price.ts';

/** Names that most e-commerce platforms give to the body of a product page. */
const TEMPLATE =
  /(?:^|[\s_-])(?:product[\s_-]?(?:page|detail|view|template)s?|single-product|catalog-product-view|template-product|page-?product|pdp)(?:$|[\s_-])/;
const ADDRESS = /\/(?:p|dp|pd|pdp|pdx|prd|itm|gp|sku|ip|products?|items?|artikel|produ[a-z]{1,6})(?:$|[/._-])/i;
const QUANTITY = /(?:^|[\s_[-])(?:qty|quantity|menge|anzahl|aantal|antal|cantidad|quantite)(?:$|[\s_\]-])/i;
/** Distances from the heading, in pieces. */
const RIGHT_BELOW = 10;
const BELOW = 60;
const ABOVE = 40;
const NEARBY = 40;
const AROUND = 120;
const DATED = 15;
/** Counts from which on a sign is as strong as it can be. */
const MANY = { words: 8, pictures: 3, tiles: 12, buttons: 4, prices: 12, paragraphs: 10 };
const MAX_OWN_PRICES = 2;
const MIN_PARAGRAPH_LENGTH = 240;
const MAX_DATE_LENGTH = 80;
const DATE =
  /\b(?:19|20)\d\d[-/.]\d\d[-/.]\d\d\b|\b\d{1,2}[./]\d{1,2}[./](?:19|20)\d\d\b|\b\p{L}{3,10}\.? (?:\d{1,2}, ?)?20\d\d\b/u;

/** Facts that the page states about its product besides the price. */
export type Statements = { sku: string; brand: string; availability: Availability };
/** The strength of each sign of a product page, from 0 to 1. */
export type Signs = Readonly<Record<string, number>>;

/** Collects the signs of a product page, and those of other pages, from all of a page. */
export function evidenceOf(visible: VisiblePage, { sku, brand, availability }: Statements): Signs {
  const around = ofSurroundings(visible);
  const buttons = ofButtons(visible);
  const isSold = buttons['button'] === 1 || sku !== '' || availability === 'out_of_stock';
  const isPlain = around['pictures'] === 0 && around['quantity'] === 0;
  const price = ofPrice(visible);
  return {
    ...ofHeading(visible),
    ...price,
    ...buttons,
    ...around,
    ...ofTiles(visible),
    // Nothing is offered, or only several prices: pages about delivery mention stock too.
    bare: Number(!isSold && availability === 'unknown'),
    loose: Number(!isSold && isPlain && (price['prices'] ?? 0) > MAX_OWN_PRICES / MANY.prices),
    sku: Number(sku !== ''),
    brand: Number(brand !== ''),
    inStock: Number(availability === 'in_stock'),
    outOfStock: Number(availability === 'out_of_stock'),
  };
}

function ofHeading({ heading, page, title }: VisiblePage): Signs {
  const { pathname, search } = new URL(page.url);
  const folders = decoded(pathname)
    .split('/')
    .filter((folder) => folder !== '');
  const address = `${folders.slice(-3).join(' ')} ${decoded(search)}`;
  const isHeaded = heading >= 0;
  return {
    headed: Number(isHeaded),
    titled: isHeaded ? similarity(title, page.title) : 0,
    addressed: isHeaded ? similarity(title, address) : 0,
    longAddress: share(Math.max(0, ...folders.map((folder) => wordsOf(folder).size)), MANY.words),
    numbered: Number(/\d{4}/.test(address)),
    namedAddress: Number(ADDRESS.test(pathname)),
    home: Number(isHomePage(page.url)),
    longName: share(wordsOf(title).size, MANY.words),
  };
}

function ofPrice({ heading, price, prices, outline }: VisiblePage): Signs {
  if (price === null) return { priced: 0 };
  const below = heading < 0 ? -Infinity : price.first - heading;
  const own = prices.filter(({ visibility }) => !visibility.isAside);
  return {
    priced: 1,
    alone: Number(isPriceAlone(price.text)),
    plain: Number(isProductPrice(price, outline)),
    linked: Number(price.visibility.link !== null),
    rightBelow: Number(below > 0 && below <= RIGHT_BELOW),
    below: Number(below > 0 && below <= BELOW),
    above: Number(below <= 0 && below >= -ABOVE),
    struck: Number(
      own.some(({ visibility, first }) => visibility.isStruck && Math.abs(first - price.first) <= MAX_BOX_PIECES),
    ),
    repeated: Number(own.filter(({ amount }) => amount === price.amount).length > 1),
    prices: share(new Set(own.map(({ amount }) => amount)).size, MANY.prices),
  };
}

function ofButtons({ buttons, price }: VisiblePage): Signs {
  return {
    button: Number(buttons.length > 0),
    working: Number(buttons.some(({ isWorking }) => isWorking)),
    beside: Number(price !== null && buttons.some(({ at }) => Math.abs(at - price.first) <= NEARBY)),
    buttons: share(Math.max(0, buttons.length - 1), MANY.buttons),
  };
}

/** Signs around the heading: pictures of what it names, a field for the quantity, a date, paragraphs. */
function ofSurroundings(visible: VisiblePage): Signs {
  const { heading, outline, page } = visible;
  const from = Math.max(0, heading - AROUND);
  const pieces = outline.pieces.slice(from, from + 4 * AROUND);
  const near = heading < 0 ? [] : outline.pieces.slice(Math.max(0, heading - DATED), heading + DATED);
  const pictures = pieces.filter((piece, at) => piece.element.name === 'img' && isOfProduct(piece, from + at, visible));
  const paragraphs = pieces.filter((piece) => piece.end - piece.start >= MIN_PARAGRAPH_LENGTH && visible.isSeen(piece));
  const hasQuantity = pieces.some(
    ({ element }, at) =>
      element.name === 'input' &&
      QUANTITY.test(`${outline.attributes(element).get('name') ?? ''} ${outline.label(element)}`) &&
      !visible.isInTile(from + at),
  );
  const choices = pieces.filter(
    ({ element }, at) =>
      element.name === 'option' && !visible.isInTile(from + at) && !visible.visibility.of(element).isAside,
  );
  return {
    choices: Number(choices.length > 1),
    pictures: share(pictures.length, MANY.pictures),
    paragraphs: share(paragraphs.length, MANY.paragraphs),
    quantity: Number(hasQuantity),
    dated: Number(near.some((piece) => isDate(piece, outline))),
    story: Number(isStory(page)),
    template: Number(isOpenGraphProduct(page) || TEMPLATE.test(bodyLabel(visible))),
  };
}

/** True for a picture that is named after the page's product. */
function isOfProduct(piece: Piece, at: number, visible: VisiblePage): boolean {
  const alt = cleanText(visible.outline.attributes(piece.element).get('alt') ?? '');
  return alt !== null && isAlike(visible.title, alt) && visible.isOwn(at, piece);
}

function isDate(piece: Piece, outline: Outline): boolean {
  if (piece.start < 0 || piece.end - piece.start > MAX_DATE_LENGTH) return false;
  return piece.element.name === 'time' || DATE.test(outline.textOf(piece));
}

/** Signs of a listing: boxes of other products, first of all those before the page's own price. */
function ofTiles({ heading, price, tiles }: VisiblePage): Signs {
  const end = price?.first ?? Infinity;
  const before = tiles.filter(({ first, last }) => first > heading && last <= end);
  return { tiles: share(tiles.length, MANY.tiles), tilesBefore: share(before.length, MANY.tiles) };
}

function bodyLabel({ outline }: VisiblePage): string {
  let element = outline.pieces.at(-1)?.element ?? null;
  while (element && element.name !== 'body') element = element.parent;
  return element ? outline.label(element) : '';
}

const share = (count: number, many: number): number => Math.min(1, count / many);
