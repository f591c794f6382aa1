import { type MarkupReader, type TagKind, scanMarkup } from './tokenizer.ts';
import { cleanText } from './text.ts';

/** An element of a page: the offsets of its start tag in the HTML, and its pieces from `first` to `last`, exclusive. */
export type Element = {
  name: string;
  parent: Element | null;
  start: number;
  end: number;
  first: number;
  last: number;
  /** Set by the outline once they have been read: a Map of all elements takes as long to look up as to read some. */
  attributes: ReadonlyMap<string, string> | undefined;
  label: string | undefined;
  text: string | undefined;
};
/** A run of text in an element; `start` is -1 for an element that is visible without text. */
export type Piece = { element: Element; start: number; end: number; text: string | undefined };

const MAX_PIECES = 50_000;
const MAX_EMPTY = 5_000;
const MAX_TAG_LENGTH = 4000;
const MAX_TEXT_LENGTH = 2000;
const MAX_NUMBER_LENGTH = 240;
const MAX_GAP_LENGTH = 500;
const MAX_SOURCE_LENGTH = 20_000;
const VISIBLE_ELEMENTS = new Set(['img', 'input', 'button']);
const BREAK =
  /<\/?(?:address|article|aside|blockquote|br|button|dd|div|dl|dt|figure|footer|form|h\d|header|hr|li|main|nav|ol|option|p|section|table|td|th|tr|ul)\b|(?:^|>)\s+(?:<|$)/i;

const BOXES = new Set(['div', 'section']);
const NO_ATTRIBUTES: ReadonlyMap<string, string> = new Map();
const ANY: TagKind = { name: '', isRead: true, isTextOnly: false };

/** Reads the attributes of one start tag; the first of each name wins. */
class AttributeReader implements MarkupReader {
  readonly isForeign = false;
  readonly #tag: string;
  readonly #read: Map<string, string>;

  constructor(tag: string, read: Map<string, string>) {
    this.#tag = tag;
    this.#read = read;
  }

  attribute(start: number, end: number, valueStart: number, valueEnd: number): void {
    const name = this.#tag.slice(start, end).toLowerCase();
    if (!this.#read.has(name)) this.#read.set(name, this.#tag.slice(valueStart, valueEnd));
  }

  openTag(): TagKind {
    return ANY;
  }

  openTagEnd(): void {}
  closeTag(): void {}
  text(): void {}
}

/**
 * A page's texts and pictures in order, each with its chain of ancestors. Stores only a few numbers per piece and reads
 * their content on demand. Keeps the first 50,000 pieces.
 */
export class Outline {
  readonly pieces: Piece[] = [];
  /** Links without text or picture, in order of their ends, at most 5,000: themes lay them over a whole box. */
  readonly #emptyLinks: Element[] = [];
  /** Boxes without content, at most 5,000: scripts wait until they are scrolled to. */
  readonly emptyBoxes: Element[] = [];
  readonly #html: string;
  #grows = false;

  constructor(html: string) {
    this.#html = html;
  }

  /** @param start,end offsets of the start tag in the HTML */
  open(name: string, parent: Element | null, start: number, end: number): Element {
    const first = this.pieces.length;
    const element: Element = {
      name,
      parent,
      start,
      end,
      first,
      last: first,
      attributes: undefined,
      label: undefined,
      text: undefined,
    };
    this.#grows = false;
    if (VISIBLE_ELEMENTS.has(name)) element.last += this.#add(element, -1, -1);
    return element;
  }

  close(element: Element): void {
    this.#grows = false;
    element.last = this.pieces.length;
    if (element.first !== element.last) return;
    const found = element.name === 'a' ? this.#emptyLinks : BOXES.has(element.name) ? this.emptyBoxes : undefined;
    if (found && found.length < MAX_EMPTY) found.push(element);
  }

  /** The links in an element that have neither text nor picture. */
  emptyLinksIn(element: Element): Element[] {
    const links = this.#emptyLinks;
    let [from, to] = [0, links.length];
    while (from < to) {
      const middle = (from + to) >> 1;
      if ((links[middle]?.first ?? 0) < element.first) from = middle + 1;
      else to = middle;
    }
    const found: Element[] = [];
    for (let at = from; at < links.length; at++) {
      const link = links[at];
      if (!link || link.first > element.last) break;
      for (let around = link.parent; around && around.start >= element.start; around = around.parent)
        if (around === element) found.push(link);
    }
    return found;
  }

  /** Adds a run of text, or a part of one, such as an entity. */
  text(element: Element, start: number, end: number): void {
    const before = this.#grows ? this.pieces.at(-1) : undefined;
    if (before) before.end = end;
    else if (!this.#isBlank(start, end)) this.#grows = this.#add(element, start, end) > 0;
  }

  /** An element's attributes, with names in lower case and values as written. */
  attributes(element: Element): ReadonlyMap<string, string> {
    if (element.end - element.start === element.name.length) return NO_ATTRIBUTES;
    if (element.attributes) return element.attributes;
    const read = new Map<string, string>();
    const tag = this.#html.slice(element.start - 1, Math.min(element.end + 1, element.start + MAX_TAG_LENGTH));
    scanMarkup(tag, new AttributeReader(tag, read));
    element.attributes = read;
    return read;
  }

  /** An element's class and id, in lower case. */
  label(element: Element): string {
    if (element.label !== undefined) return element.label;
    const attributes = this.attributes(element);
    element.label = `${attributes.get('class') ?? ''} ${attributes.get('id') ?? ''}`.toLowerCase();
    return element.label;
  }

  /** The text of a piece; '' for a picture. */
  textOf(piece: Piece): string {
    if (piece.text !== undefined) return piece.text;
    const { start, end } = piece;
    const written = start < 0 ? '' : this.#html.slice(start, Math.min(end, start + MAX_TEXT_LENGTH));
    // A decimal point in an element of its own.
    piece.text = written.trim() === '.' ? '.' : (cleanText(written) ?? '');
    return piece.text;
  }

  /** True if a piece is a text of at most 240 characters that contains a digit. */
  hasDigit({ start, end }: Piece): boolean {
    if (start < 0 || end - start > MAX_NUMBER_LENGTH) return false;
    for (let at = start; at < end; at++) {
      const code = this.#html.charCodeAt(at);
      if (code >= 0x30 && (code <= 0x39 || (code >= 0x660 && /\p{Nd}/u.test(this.#html.charAt(at))))) return true;
    }
    return false;
  }

  /** True if a piece is a text of at most 500 characters that contains a colon. */
  hasColon({ start, end }: Piece): boolean {
    if (start < 0 || end - start > MAX_GAP_LENGTH) return false;
    for (let at = start; at < end; at++) {
      const code = this.#html.charCodeAt(at);
      if (code === 0x3a || code === 0xff1a) return true;
    }
    return false;
  }

  /** The HTML from one piece to another, at most 20,000 characters. */
  source(first: number, last: number): string {
    const start = startOf(this.pieces[first]);
    const end = startOf(this.pieces[last]) || this.#html.length;
    return start === 0 ? '' : this.#html.slice(start, Math.min(end, start + MAX_SOURCE_LENGTH));
  }

  /** An element's text, at most 2,000 characters, with spaces at breaks and a decimal separator before raised cents. */
  textIn(element: Element): string {
    element.text ??= this.textBetween(element.first, element.last);
    return element.text;
  }

  /** The text of the pieces from `first` to `last`, exclusive, as `textIn` returns it. */
  textBetween(first: number, last: number, isSkipped: (at: number) => boolean = () => false): string {
    let text = '';
    let end = -1;
    for (let at = first; at < last && text.length < MAX_TEXT_LENGTH; at++) {
      const piece = this.pieces[at];
      if (!piece || piece.start < 0 || isSkipped(at)) continue;
      const next = this.textOf(piece);
      text += (end < 0 ? '' : this.#joint(text, next, end, piece)) + next;
      end = piece.end;
    }
    return text;
  }

  /** True if a piece's element is for cents: raised, or named so. */
  isRaised({ element }: Piece): boolean {
    return element.name === 'sup' || /cent|decimal|fraction/.test(this.label(element));
  }

  #joint(text: string, next: string, end: number, piece: Piece): string {
    const { start } = piece;
    // "1.299" with "00" above it: the point is taken.
    if (/^\d\d$/.test(next) && /\d$/.test(text) && this.isRaised(piece)) return /\.\d{3}$/.test(text) ? ',' : '.';
    const gap = this.#html.slice(end - 1, Math.min(start + 1, end + MAX_GAP_LENGTH));
    return /^\s|\s$/.test(gap) || BREAK.test(gap.slice(1, -1)) ? ' ' : '';
  }

  #add(element: Element, start: number, end: number): number {
    if (this.pieces.length >= MAX_PIECES) return 0;
    this.pieces.push({ element, start, end, text: undefined });
    return 1;
  }

  #isBlank(start: number, end: number): boolean {
    for (let at = start; at < end; at++) if (this.#html.charCodeAt(at) > 32) return false;
    return true;
  }
}

function startOf(piece: Piece | undefined): number {
  return piece === undefined ? 0 : piece.start < 0 ? piece.element.start : piece.start;
}
