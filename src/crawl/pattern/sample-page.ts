import type { Element, Piece } from '../extract/html/outline.ts';
import type { Page } from '../extract/html/scan-page.ts';
import { VisiblePage } from '../extract/visible/visible-page.ts';
import { similarity, wordsOf } from '../extract/html/text.ts';
import { pageIdentity } from '../../domain/url.ts';
import { type Mentions, NO_MENTIONS, collectMentions } from './mentions.ts';
import { PatternPage } from './pattern-page.ts';

/** Learning uses only this many pieces of a page, however long it is. */
const MAX_PIECES = 4_000;
const SEPARATOR = /\s[|–—·»:-]+\s/;
const SIMILARITY_THRESHOLD = 0.6;

/** A page to learn from, which tells its own content from the site's frame and other products. */
export class SamplePage extends PatternPage {
  readonly content: VisiblePage;
  readonly pieces: readonly Piece[];
  /** The prices that lists on other pages give for this page's product. */
  readonly listedPrices: ReadonlySet<number>;
  readonly #names: readonly string[];

  constructor(content: VisiblePage, names: readonly string[], listedPrices: ReadonlySet<number>) {
    super(content.page);
    this.content = content;
    this.pieces = content.outline.pieces.slice(0, MAX_PIECES);
    this.listedPrices = listedPrices;
    this.#names = names;
  }

  /** Rates how well a text matches the page's title, social card or address: 0, or from 0.6 to 1. */
  agreement(text: string): number {
    if (this.isNameless) return 1;
    const most = Math.max(0, ...this.#names.map((name) => Math.min(similarity(text, name), similarity(name, text))));
    return most >= SIMILARITY_THRESHOLD ? most : 0;
  }

  /** True if neither title nor address tells this page from others. */
  get isNameless(): boolean {
    return this.#names.length === 0;
  }

  /** True if an amount is the price that other pages give for this one or, if none does, the one that stands out here. */
  supports(amount: number): boolean {
    return this.listedPrices.size > 0 ? this.listedPrices.has(amount) : this.content.price?.amount === amount;
  }

  /** True if an element is visible and belongs to the page's own content, not to a frame or another product's box. */
  isOwn(element: Element): boolean {
    const { isHidden, isAside } = this.visibility.of(element);
    return !isHidden && !isAside && !this.isListed(element);
  }

  isListed(element: Element): boolean {
    return this.content.isInTile(element.first);
  }

  /** Headings, and elements that hold a single run of text or a single picture; innermost first. */
  leaves(test: (piece: Piece) => boolean): Element[] {
    const found = new Set<Element>();
    for (const piece of this.pieces) {
      if (!test(piece)) continue;
      let element: Element | null = piece.element;
      for (let step = 0; element && step < 3 && isLeaf(element); step++, element = element.parent) found.add(element);
    }
    return [...found];
  }
}

function isLeaf({ name, first, last }: Element): boolean {
  return last - first <= (/^h[1-3]$/.test(name) ? 4 : 1);
}

/**
 * Prepares pages with their names: those of their titles and addresses; of the links to them if these say nothing. A
 * name that more than a third of the pages share identifies none.
 */
export function samplePages(pages: readonly Page[]): SamplePage[] {
  const contents = pages.map((page) => new VisiblePage(page, false));
  const mentions = collectMentions(contents);
  const mentionsOf = ({ url }: Page): Mentions => mentions.get(pageIdentity(url)) ?? NO_MENTIONS;
  const isShared = findShared(pages.map(({ title }) => wordsOf(title)));
  const named = pages.map((page) => collectNames(page, isShared));
  const isFrame = findShared(named);
  const isListFrame = findShared(pages.map((page) => mentionsOf(page).names));
  return contents.map((content, at) => {
    const own = [...(named[at] ?? [])].filter((name) => !isFrame(name));
    const { names, prices } = mentionsOf(content.page);
    const listed = [...names].filter((name) => /\p{L}{2}/u.test(name) && !isListFrame(name));
    return new SamplePage(content, own.length > 0 ? own : listed, prices);
  });
}

/** Tells what more than a third of the pages have. */
function findShared(all: readonly ReadonlySet<string>[]): (each: string) => boolean {
  const times = new Map<string, number>();
  for (const each of all.flatMap((set) => [...set])) times.set(each, (times.get(each) ?? 0) + 1);
  return (each) => (times.get(each) ?? 0) > Math.max(1, all.length / 3);
}

function collectNames({ url, title, meta }: Page, isShared: (word: string) => boolean): ReadonlySet<string> {
  const titles = [meta.get('og:title'), title].flatMap((text) => (text ? [text, ...text.split(SEPARATOR)] : []));
  const slugs = new URL(url).pathname
    .split('/')
    .map((part) => part.replace(/\.\w{2,5}$/, '').replaceAll(/[-_+]|%20/g, ' '));
  const names = [...titles, ...titles.map((each) => withoutShared(each, isShared)), ...slugs.slice(-2)];
  return new Set(names.filter((name) => /\p{L}{2}/u.test(name)));
}

/** Removes the words at either end that the titles of the site share, such as "buy" and the shop's name. */
function withoutShared(title: string, isShared: (word: string) => boolean): string {
  const words = title.split(/\s+/);
  const isOwn = (word: string) => [...wordsOf(word)].some((each) => !isShared(each));
  const first = words.findIndex(isOwn);
  return first < 0 ? '' : words.slice(first, words.findLastIndex(isOwn) + 1).join(' ');
}
