import { decodedPath, isHomePage, resolveUrl } from '../address.ts';
import type { Element, Piece } from '../html/outline.ts';
import type { Page } from '../html/scan-page.ts';
import { cleanText, lettersOf } from '../html/text.ts';
import { findPrice } from '../../../text/money/price.ts';
import { BRAND_BY, BRAND_LABEL, LOGO_WORD } from '../../../text/lexicon/brand-label.ts';
import { LISTING_ACTION } from '../../../text/lexicon/listing-action.ts';
import { SERVICE_LABEL } from '../../../text/lexicon/service-label.ts';
import { SHOW_ALL } from '../../../text/lexicon/show-all.ts';
import { BRAND_ADDRESSES, BRAND_NAMES } from '../../../text/lexicon/theme-names.ts';
import { words } from '../../../text/words.ts';
import type { VisiblePage } from './visible-page.ts';

/** Number of pieces above and below the heading in which a brand may stand without a label. */
const MAX_GAP = 3;
/** Number of pieces around the heading in which a link to the brand may stand. */
const LINKED = { before: 60, after: 120 };
/** Shorter names of hosts are words such as "shop", or countries. */
const MIN_SHOP_LENGTH = 5;
const MAX_LENGTH = 40;
const MAX_WORDS = 5;
const MAX_ANCESTORS = 3;
const MAX_FRAME_ANCESTORS = 6;
const MAX_SLUG_LENGTH = 200;
const MAX_FOLDERS = 8;
const LETTERS = /\p{L}/u;
/** A sentence, a label or a path instead of a name. */
const NO_NAME = /[.!?:：。…]$|[{}<>/|›»]/u;
/** Attributes in which developers name an element for their tests. */
const TEST_NAMES = ['data-testid', 'data-test', 'data-qa', 'data-hook'];
const PROPERTIES = /^(?:brand|manufacturer)$/;
const CRUMBS = /crumb/;
const TITLE_MARK = /\s[-–—|:»·｜/]\s|[|｜]/;

/**
 * Reads the brand beside the heading of a product page if no label, but the name of its element or the address of its
 * link tells what it is.
 */
export function readShownBrand(visible: VisiblePage): string | null {
  const { outline, heading } = visible;
  const own = outline.pieces[heading];
  if (!own) return null;
  const { first, last } = headingAround(own.element);
  for (let gap = 1; gap <= MAX_GAP; gap++)
    for (const at of [first - gap, last - 1 + gap]) {
      const piece = outline.pieces[at];
      const brand = piece ? brandAt(visible, piece, { first, last }) : null;
      if (piece && brand !== null && !isInFrame(visible, piece.element) && visible.isOwn(at, piece)) return brand;
    }
  return brandInName(visible);
}

/** Returns the beginning of the product's name that the page links as a brand, or that is the name of the shop itself. */
function brandInName(visible: VisiblePage): string | null {
  const { title, outline, heading, page } = visible;
  if (title === null) return null;
  for (const piece of outline.pieces.slice(Math.max(0, heading - LINKED.before), heading + LINKED.after)) {
    const { element, start, end } = piece;
    if (start < 0 || end - start > MAX_LENGTH || (element.name !== 'a' && element.parent?.name !== 'a')) continue;
    const text = outline.textOf(piece);
    if (text === '' || !title.startsWith(`${text} `)) continue;
    const { link } = visible.visibility.of(element);
    if (link && isName(visible, text) && leadsToBrand(visible, link, text)) return text;
  }
  return shopInName(title, page);
}

/** Returns the name of the shop if the product's name, or the page's title before that name, begins with it. */
function shopInName(title: string, page: Page): string | null {
  const hosts = new Set(new URL(page.url).hostname.split('.').slice(0, -1).map(lettersOf));
  const [first = ''] = title.split(' ');
  for (const text of [title, page.title ?? '']) {
    const all = text.split(' ');
    for (let count = 1; count <= MAX_WORDS && count < all.length; count++) {
      const name = all.slice(0, count).join(' ');
      const isBefore = text === title || all[count] === first;
      if (isBefore && name.length >= MIN_SHOP_LENGTH && hosts.has(lettersOf(name))) return name;
    }
  }
  return null;
}

type PieceRange = Pick<Element, 'first' | 'last'>;

function headingAround(element: Element): Element {
  for (let around: Element | null = element, step = 0; around && step < MAX_ANCESTORS; step++, around = around.parent)
    if (/^h[1-6]$/.test(around.name)) return around;
  return element;
}

function brandAt(visible: VisiblePage, piece: Piece, heading: PieceRange): string | null {
  const name = nameOf(visible, piece);
  if (name === null || !isName(visible, name)) return null;
  const { link } = visible.visibility.of(piece.element);
  if (link && leadsHome(visible, link)) return null;
  const isLinked = link !== null && isWhole(visible, link, piece, name) && leadsToBrand(visible, link, name);
  if (isLinked) return name;
  if (isShop(visible, name) || (link && isAction(visible, link, name))) return null;
  return isNamed(visible, piece, name, heading) || isMaker(visible, name) ? name : null;
}

/** True if the heading ends with this name after a word for "by". */
function isMaker({ title }: VisiblePage, name: string): boolean {
  if (!title?.endsWith(` ${name}`)) return false;
  const before = title.slice(0, -name.length).trim().split(' ');
  return [1, 2].some((count) => count < before.length && BRAND_BY.test(before.slice(-count).join(' ')));
}

/** Returns a short text, without the word for "by"; or the name on a logo. */
function nameOf({ outline }: VisiblePage, piece: Piece): string | null {
  const isPicture = piece.start < 0;
  if (!isPicture && piece.end - piece.start > 4 * MAX_LENGTH) return null;
  if (isPicture && piece.element.name !== 'img') return null;
  const text = isPicture
    ? (cleanText(outline.attributes(piece.element).get('alt') ?? '') ?? '')
    : outline.textOf(piece);
  if (text === '' || text.length > MAX_LENGTH) return null;
  const all = text.split(' ');
  if (isPicture) return all.filter((word) => !LOGO_WORD.test(word)).join(' ') || null;
  const by = [2, 1].find((count) => count < all.length && BRAND_BY.test(all.slice(0, count).join(' '))) ?? 0;
  return all.slice(by).join(' ');
}

function isName({ title }: VisiblePage, name: string): boolean {
  const isShort = name.length > 1 && name.split(' ').length <= MAX_WORDS;
  const isLabel = [BRAND_LABEL, BRAND_BY, SERVICE_LABEL, SHOW_ALL, LISTING_ACTION, NO_NAME].some((each) =>
    each.test(name),
  );
  const isTitle = title !== null && lettersOf(title) === lettersOf(name);
  return isShort && LETTERS.test(name) && !isLabel && !isTitle && findPrice(name, null) === null;
}

/** True if an element consists of this text alone, or after a word for "by". */
function isWhole({ outline }: VisiblePage, element: Element, piece: Piece, name: string): boolean {
  const text = outline.textIn(element);
  if (piece.start < 0) return text === '' || lettersOf(text) === lettersOf(name);
  if (!text.endsWith(name)) return false;
  const before = text
    .slice(0, -name.length)
    .replace(/[:：\s]{1,3}$/u, '')
    .trim();
  return before === '' || BRAND_BY.test(before) || BRAND_LABEL.test(before);
}

/** True if the text's element or one around it has a name for brands, and nothing else in it. */
function isNamed(visible: VisiblePage, piece: Piece, name: string, heading: PieceRange): boolean {
  let around: Element | null = piece.element;
  for (let step = 0; around && step < MAX_ANCESTORS; step++, around = around.parent) {
    const isSeparate = around.last <= heading.first || heading.last <= around.first;
    if (!isSeparate || around.name === 'button' || !isWhole(visible, around, piece, name)) return false;
    const attributes = visible.outline.attributes(around);
    const names = [visible.outline.label(around), ...TEST_NAMES.flatMap((each) => attributes.get(each) ?? [])];
    if (PROPERTIES.test(attributes.get('itemprop') ?? '')) return true;
    if (names.some((each) => BRAND_NAMES.test(each))) return true;
  }
  return false;
}

/** True for a link to a folder of brands whose last part is this name, or a number. */
function leadsToBrand({ outline, page }: VisiblePage, link: Element, name: string): boolean {
  const url = resolveUrl(outline.attributes(link).get('href') ?? '', page.base);
  const [path = '', query = ''] = url === null ? [] : decodedPath(url).toLowerCase().split(' ?');
  const folders = path.split('/').filter((folder) => folder !== '');
  const at = folders.findIndex((folder) => BRAND_ADDRESSES.test(folder));
  const slug = [...folders.slice(at + 1), query].join(' ').trim();
  if (at < 0 || slug === '' || slug.length > MAX_SLUG_LENGTH) return false;
  const [named, shown] = [words(slug, MAX_SLUG_LENGTH).join(''), words(name, MAX_SLUG_LENGTH).join('')];
  return !LETTERS.test(named) || named.includes(shown);
}

/** True for a link that has the brand in its address, but more in its text: "Shop all Acme". */
function isAction({ outline, page }: VisiblePage, link: Element, name: string): boolean {
  const url = resolveUrl(outline.attributes(link).get('href') ?? '', page.base);
  const shown = words(name, MAX_SLUG_LENGTH).join('');
  const folders = (url === null ? '' : decodedPath(url)).split('/').slice(0, MAX_FOLDERS);
  const named = folders.map((folder) => words(folder, MAX_SLUG_LENGTH).join(''));
  return named.some((each) => each.length > 1 && shown !== each && shown.endsWith(each));
}

function leadsHome({ outline, page }: VisiblePage, link: Element): boolean {
  const url = resolveUrl(outline.attributes(link).get('href') ?? '', page.base);
  return url !== null && isHomePage(url);
}

/** True for the name of the shop, which themes call a brand too. */
function isShop({ page }: VisiblePage, name: string): boolean {
  const parts = page.title?.split(TITLE_MARK) ?? [];
  const shops = [page.meta.get('og:site_name') ?? '', parts.length > 1 ? (parts.at(-1) ?? '') : ''];
  return shops.some((shop) => lettersOf(shop) === lettersOf(name));
}

/** True in the path of links to the page, or in the head of the site. */
function isInFrame({ outline, heading }: VisiblePage, element: Element): boolean {
  let around: Element | null = element;
  for (let step = 0; around && step < MAX_FRAME_ANCESTORS; step++, around = around.parent) {
    if (around.first <= heading && heading < around.last) return false;
    if (around.name === 'header' || CRUMBS.test(outline.label(around))) return true;
  }
  return false;
}
