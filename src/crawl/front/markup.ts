import { decodeValue } from '../extract/html/entities.ts';
import { type MarkupReader, type TagKind, isTextOnly, scanMarkup } from '../extract/html/tokenizer.ts';

export type FrontAttributes = ReadonlyMap<string, string>;

/** An element with its attributes, names in lower case and values decoded, and its text as written. */
export interface FrontElement {
  attributes: FrontAttributes;
  text: string;
}

/** The elements that describe a page rather than being visible on it. */
export interface FrontMarkup {
  metas: FrontElement[];
  links: FrontElement[];
  scripts: FrontElement[];
  styles: FrontElement[];
  /** Elements that look like buttons and have a style of their own. */
  buttons: FrontElement[];
}

const LISTS = new Map<string, keyof FrontMarkup>([
  ['meta', 'metas'],
  ['link', 'links'],
  ['script', 'scripts'],
  ['style', 'styles'],
  ['button', 'buttons'],
  ['a', 'buttons'],
  ['input', 'buttons'],
]);
const MAX_ELEMENTS = 1_000;
const MAX_VALUE_LENGTH = 10_000;
/** Their content is no part of a page that runs scripts. */
const INERT = new Set(['template', 'noscript']);
const BUTTON = /\b(?:btn|button)/i;

/** Collects these elements in one pass. Skips inert ones, and a policy below the head, which browsers ignore. */
export function scanFront(html: string): FrontMarkup {
  const scanner = new FrontScanner(html);
  scanMarkup(html, scanner);
  return scanner.found;
}

class FrontScanner implements MarkupReader {
  readonly found: FrontMarkup = { metas: [], links: [], scripts: [], styles: [], buttons: [] };
  readonly #html: string;
  readonly #kinds = new Map<string, TagKind>();
  #name = '';
  #attributes = new Map<string, string>();
  /** The script or style whose text comes next. */
  #open: FrontElement | null = null;
  #inert = 0;
  #foreign = 0;
  #isInHead = true;

  constructor(html: string) {
    this.#html = html;
  }

  get isForeign(): boolean {
    return this.#foreign > 0;
  }

  openTag(start: number, end: number): TagKind {
    const kind = this.#kindOf(this.#html.slice(start, end).toLowerCase());
    this.#name = kind.name;
    this.#open = null;
    if (this.#attributes.size > 0) this.#attributes = new Map();
    return kind;
  }

  #kindOf(name: string): TagKind {
    const known = this.#kinds.get(name);
    if (known) return known;
    const kind = { name, isRead: LISTS.has(name), isTextOnly: isTextOnly(name) };
    if (this.#kinds.size < MAX_ELEMENTS) this.#kinds.set(name, kind);
    return kind;
  }

  attribute(start: number, end: number, valueStart: number, valueEnd: number): void {
    const name = this.#html.slice(start, end).toLowerCase();
    if (this.#attributes.has(name)) return;
    const value = this.#html.slice(valueStart, Math.min(valueEnd, valueStart + MAX_VALUE_LENGTH));
    this.#attributes.set(name, decodeValue(value).trim());
  }

  openTagEnd(_: number, isSelfClosing: boolean): void {
    const name = this.#name;
    if (INERT.has(name)) this.#inert++;
    else if (name === 'svg' && !isSelfClosing) this.#foreign++;
    else if (name === 'body') this.#isInHead = false;
    const list = LISTS.get(name);
    if (list && this.#inert === 0 && this.#foreign === 0) this.#add(name, list, this.#attributes);
  }

  #add(name: string, list: keyof FrontMarkup, attributes: FrontAttributes): void {
    if (list === 'buttons' && !isStyledButton(name, attributes)) return;
    if (list === 'metas' && !this.#isInHead && attributes.has('http-equiv')) return;
    const element = { attributes, text: '' };
    if (this.found[list].length < MAX_ELEMENTS) this.found[list].push(element);
    if (list === 'scripts' || list === 'styles') this.#open = element;
  }

  closeTag(start: number, end: number): void {
    this.#open = null;
    const name = this.#html.slice(start, end).toLowerCase();
    if (INERT.has(name)) this.#inert = Math.max(0, this.#inert - 1);
    else if (name === 'svg') this.#foreign = Math.max(0, this.#foreign - 1);
    else if (name === 'head') this.#isInHead = false;
  }

  text(start: number, end: number): void {
    if (this.#open) this.#open.text = this.#html.slice(start, end);
  }
}

function isStyledButton(name: string, attributes: FrontAttributes): boolean {
  if (!attributes.has('style')) return false;
  if (name === 'input') return /^(?:submit|button)$/i.test(attributes.get('type') ?? '');
  return name === 'button' || BUTTON.test(attributes.get('class') ?? '');
}
