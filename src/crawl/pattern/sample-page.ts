import type { Element, Piece } from '../extract/html/outline.ts';
import type { Page } from '../extract/html/scan-page.ts';
import { VisiblePage } from '../extract/visible/visible-page.ts';
import { similarity } from '../extract/html/text.ts';
import { PatternPage } from './pattern-page.ts';

/** Learning uses only this many pieces of a page, however long it is. */
const MAX_PIECES = 4_000;
const SEPARATOR = /\s[|–—·»:-]+\s/;
const SIMILARITY_THRESHOLD = 0.6;

/** A page to learn from, which tells its own content from the site's frame and other products. */
export class SamplePage extends PatternPage {
  readonly content: VisiblePage;
  readonly pieces: readonly Piece[];
  readonly #names: readonly string[];

  /** @param frame titles shared across the site, which identify no page */
  constructor(page: Page, frame: ReadonlySet<string>) {
    super(page);
    this.content = new VisiblePage(page, false);
    this.pieces = page.outline.pieces.slice(0, MAX_PIECES);
    this.#names = [...collectNames(page)].filter((name) => !frame.has(name));
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

/** Prepares pages with their names; a name that more than a third of them share identifies none. */
export function samplePages(pages: readonly Page[]): SamplePage[] {
  const times = new Map<string, number>();
  for (const page of pages) for (const name of collectNames(page)) times.set(name, (times.get(name) ?? 0) + 1);
  const frame = new Set(
    times.entries().flatMap(([name, count]) => (count > Math.max(1, pages.length / 3) ? [name] : [])),
  );
  return pages.map((page) => new SamplePage(page, frame));
}

function collectNames({ url, title, meta }: Page): ReadonlySet<string> {
  const titles = [meta.get('og:title'), title].flatMap((text) => (text ? [text, ...text.split(SEPARATOR)] : []));
  const slugs = new URL(url).pathname
    .split('/')
    .map((part) => part.replace(/\.\w{2,5}$/, '').replaceAll(/[-_+]|%20/g, ' '));
  return new Set([...titles, ...slugs.slice(-2)].filter((name) => /\p{L}{2}/u.test(name)));
}
