import { trimEndOf } from '../../../domain/trim.ts';
import { LOAD_MORE } from '../../../text/lexicon/load-more.ts';
import { SHOW_ALL } from '../../../text/lexicon/show-all.ts';
import { NEXT_PAGE } from '../../../text/lexicon/next-page.ts';
import { isSameSite, resolveUrl } from '../address.ts';
import type { Element, Outline, Piece } from '../html/outline.ts';
import type { Page } from '../html/scan-page.ts';
import { cleanText } from '../html/text.ts';
import { PAGER_NAMES, PAGE_ADDRESSES } from '../../../text/lexicon/theme-names.ts';
import { compileNames } from './class-names.ts';

const MAX_LENGTH = 30;
const MAX_ANCESTORS = 6;
const ARROW = /^[›»>→≫⟩❯▶]{1,2}$/;
const NAVIGATION = compileNames({ en: 'nav(i/links)' });
/** A page number in an address. */
const PAGED = new RegExp(
  String.raw`(?:[?&;](?:p|pg|pn|pag|page[\w-]{0,8}|pagen_\d|currentpage|side|${PAGE_ADDRESSES})=|[/_-](?:${PAGE_ADDRESSES})[/_=-]?|[/_-]p(?=\d{1,3}\/?(?:$|[?#])))(\d{1,5})(?!\d)`,
  'i',
);
const OFFSET = /[?&;](?:start|offset|from|skip|first|begin_?index|start_?(?:at|row|index)|no|nao)=(\d{1,6})(?!\d)/i;
const DATED =
  /[?&;](?:date|day|month|year|week|cal(?:endar)?|tribe[\w-]{0,20})=|\/(?:19|20)\d\d[/-](?:0?[1-9]|1[0-2])(?![\d])|\/calend[ae]r/i;
const DISABLED = /(?:^|[\s_-])(?:disabled|inactive)(?:$|[\s_-])/;
/** A query that asks for all products at once. */
const WHOLE = /=(?:all|alle|tous|todos?|tutti|0|[1-9]\d{2,4})(?:&|$)/i;
/** A page number, bare, in brackets or after a word. */
const NUMBER = /^(?:\p{L}+ )?[[(]?(\d{1,4})[\])]?$/u;
const CURRENT = /(?:^|[\s_-])(?:active|current|selected)(?:$|[\s_-])/;

type PagerLink = { element: Element; url: string; text: string; isInPager: boolean };

/** Returns the address of the list's next page; null when there is none. */
export function nextPageOf(page: Page): string | null {
  const all = linksOf(page);
  const leadsOn = (url: string): boolean => !isCalendar(url) && !leadsBack(url, page.url);
  const links = all.filter(({ url, element }) => leadsOn(url) && !isDisabled(element, page.outline));
  const declared = page.links.find(({ rel, url }) => rel?.split(/\s+/).includes('next') && leadsOn(url))?.url;
  const worded = links.find(({ text, url }) => {
    const words = trimEndOf(text, /[\s>»›→:.]/).replace(/^[\s<«‹←]+/, '');
    return NEXT_PAGE.test(words) || (LOAD_MORE.test(words) && isLater(url, page.url));
  });
  const classed = links.find(
    ({ element, isInPager }) => isInPager && /(?:^|[\s_-])next(?:$|[\s_-])/.test(page.outline.label(element)),
  );
  const arrow = links.find(({ text, isInPager }) => isInPager && ARROW.test(text));
  const nextNumber = (): string | undefined =>
    links.find(({ url, isInPager }) => isInPager && numberIn(url) === numberIn(page.url) + 1)?.url;
  return (
    (declared ??
      worded?.url ??
      classed?.url ??
      findByNumber(all, page) ??
      arrow?.url ??
      nextNumber() ??
      wholeList(links, page)) ||
    null
  );
}

/** True for an address of the same list further on: with the next page number, or with a higher offset. */
function isLater(url: string, own: string): boolean {
  if (numberIn(url) === numberIn(own) + 1) return true;
  const offset = Number(OFFSET.exec(url)?.[1] ?? 0);
  return pathOf(url) === pathOf(own) && offset > Number(OFFSET.exec(own)?.[1] ?? 0);
}

/** True for the address of an earlier page, to which "next" leads on the last page of some lists. */
function leadsBack(url: string, own: string): boolean {
  return PAGED.test(own) && PAGED.test(url) && pathOf(url) === pathOf(own) && numberIn(url) <= numberIn(own);
}

/** True for the address of a day, a month or a year: calendars never end. */
function isCalendar(url: string): boolean {
  return !PAGED.test(url) && DATED.test(url);
}

function isDisabled(element: Element, outline: Outline): boolean {
  return [element, element.parent].some(
    (each) => each && (DISABLED.test(outline.label(each)) || outline.attributes(each).get('aria-disabled') === 'true'),
  );
}

/** Returns the address of the same list without pages: "Show all". */
function wholeList(links: readonly PagerLink[], { url: own }: Page): string | undefined {
  const isWhole = ({ text, url }: PagerLink): boolean =>
    SHOW_ALL.test(text) && pathOf(url) === pathOf(own) && WHOLE.test(new URL(url).search) && !WHOLE.test(own);
  return links.find(isWhole)?.url;
}

const pathOf = (url: string): string => new URL(url).pathname;

/** Returns the page number in an address; 1 when it has none. */
function numberIn(url: string): number {
  return Number(PAGED.exec(url)?.[1] ?? 1);
}

/** Returns links with short texts to other pages of the site. */
function linksOf({ outline, base, url: own }: Page): PagerLink[] {
  const found = new Map<Element, PagerLink>();
  for (const piece of outline.pieces) {
    const element = linkAround(piece.element);
    if (!element || found.has(element) || piece.end - piece.start > 4 * MAX_LENGTH) continue;
    const text = textOfLink(element, piece, outline);
    if (text === '' || text.length > MAX_LENGTH) continue;
    const url = targetOf(element, outline, base);
    if (url && url !== own && isSameSite(url, own))
      found.set(element, {
        element,
        url,
        text,
        isInPager: PAGED.test(url) || OFFSET.test(url) || isPager(element, outline),
      });
  }
  return [...found.values()];
}

/** Returns the text of a link, or the description of its picture. */
function textOfLink(link: Element, { element }: Piece, outline: Outline): string {
  return outline.textIn(link) || (cleanText(outline.attributes(element).get('alt') ?? '') ?? '');
}

/** Returns the address that a link leads to, without its fragment. */
function targetOf(link: Element, outline: Outline, base: string): string | undefined {
  return resolveUrl(cleanText(outline.attributes(link).get('href') ?? '') ?? '', base)?.replace(/#.*/s, '');
}

function linkAround(element: Element): Element | null {
  let around: Element | null = element;
  for (let step = 0; around && step < 3; step++, around = around.parent) if (around.name === 'a') return around;
  return null;
}

function isPager(element: Element, outline: Outline): boolean {
  let around: Element | null = element;
  for (let step = 0; around && step < MAX_ANCESTORS; step++, around = around.parent) {
    const label = outline.label(around);
    const isNamed = PAGER_NAMES.test(label) || NAVIGATION.test(label);
    if (isNamed && outline.textIn(around).length < 300) return true;
  }
  return false;
}

/** Finds, in a row of page numbers, the one after the current number, or after the one that is not a link. */
function findByNumber(links: readonly PagerLink[], { outline }: Page): string | null {
  const numbers = links
    .map((link) => ({ ...link, text: NUMBER.exec(link.text)?.[1] ?? '' }))
    .filter(({ text, isInPager }) => isInPager && text !== '');
  const [first] = numbers;
  if (!first) return null;
  const current = numbers.find(
    ({ element }) =>
      outline.attributes(element).has('aria-current') ||
      [element, element.parent].some((each) => each && CURRENT.test(outline.label(each))),
  );
  const after = (text: string): string | null =>
    numbers.find((each) => each.text === String(Number(text) + 1))?.url ?? null;
  if (current) return after(current.text);
  const linked = new Set(numbers.map(({ text }) => text));
  const from = Math.max(0, first.element.first - 4);
  for (const piece of outline.pieces.slice(from, (numbers.at(-1)?.element.last ?? from) + 4)) {
    const text = NUMBER.exec(outline.textOf(piece))?.[1];
    if (text === undefined || linked.has(text)) continue;
    const next = after(text);
    if (next) return next;
  }
  return null;
}
