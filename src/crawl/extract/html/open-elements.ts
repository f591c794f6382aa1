import { type TagKind, isTextOnly } from './tokenizer.ts';
import type { Element, Outline } from './outline.ts';

/** A tag name's rules for where its elements end, and the number of its open elements. */
export type Tag = TagKind & {
  isVoid: boolean;
  isInline: boolean;
  isForeign: boolean;
  closes: ReadonlySet<string>;
  open: number;
};
/** Called when an element ends. */
export type Close = (() => void) | null;

const VOID = words(
  'area base basefont br col command embed frame hr img input keygen link meta param source track wbr',
);
const INLINE = words(
  'a abbr acronym b bdi bdo big button cite code data del dfn em font i ins kbd label mark meter nobr output q s samp small span strike strong sub sup time tt u var',
);
const FOREIGN = words('svg math');
/** An end tag closes nothing outside its own cell or table. */
const SCOPES = words('table td th caption template');
const TABLE_PARTS = words('table td th tr tbody thead tfoot caption body html');
const CLOSES = new Map<string, ReadonlySet<string>>([
  ...closing('li', 'li p'),
  ...closing('dd dt', 'dd dt p'),
  ...closing('option', 'option'),
  ...closing('optgroup', 'option optgroup'),
  ...closing('td th', 'td th p li'),
  ...closing('tr', 'tr td th p li'),
  ...closing('thead tbody tfoot', 'thead tbody tfoot tr td th p li'),
  ...closing(
    'address article aside blockquote details div dl fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr main nav ol p pre section table ul',
    'p',
  ),
]);
const NOTHING: ReadonlySet<string> = new Set();
const MAX_DEPTH = 512;
const CACHE_SIZE = 128;

/**
 * Tracks the open elements as a browser would, handling implied, missing and misordered end tags. Skips elements nested
 * deeper than 512.
 * @see https://html.spec.whatwg.org/multipage/parsing.html#the-stack-of-open-elements
 */
export class OpenElements {
  readonly #outline: Outline;
  readonly #isRead: (name: string) => boolean;
  /** Parallel stacks with one entry per open element. */
  readonly #stack: Tag[] = [];
  readonly #elements: Element[] = [];
  readonly #closes: Close[] = [];
  readonly #tags = new Map<string, Tag>();
  /** Keyed by a hash of the name's letters, so that most lookups need no substring. */
  readonly #recent: Tag[] = [];
  #beyond = 0;
  #foreign = 0;

  /** @param isRead true to read the attributes of elements with that name */
  constructor(outline: Outline, isRead: (name: string) => boolean) {
    this.#outline = outline;
    this.#isRead = isRead;
  }

  /** The innermost open element. */
  get top(): Element | null {
    return this.#elements[this.#elements.length - 1] ?? null;
  }

  /** True inside SVG or MathML, where HTML's rules do not apply. */
  get isForeign(): boolean {
    return this.#foreign > 0;
  }

  /** Looks up the tag named at these offsets, ignoring case. */
  tag(html: string, start: number, end: number): Tag {
    const place = (html.charCodeAt(start) * 31 + html.charCodeAt(end - 1) * 7 + end - start) & (CACHE_SIZE - 1);
    const recent = this.#recent[place];
    if (recent && standsAt(recent.name, html, start, end)) return recent;
    const tag = this.#tagOf(html.slice(start, end).toLowerCase());
    this.#recent[place] = tag;
    return tag;
  }

  #tagOf(name: string): Tag {
    const known = this.#tags.get(name);
    if (known) return known;
    const tag = {
      name,
      isRead: this.#isRead(name),
      isTextOnly: isTextOnly(name),
      isVoid: VOID.has(name),
      isInline: INLINE.has(name),
      isForeign: FOREIGN.has(name),
      closes: CLOSES.get(name) ?? NOTHING,
      open: 0,
    };
    this.#tags.set(name, tag);
    return tag;
  }

  /** Closes the elements that this start tag implicitly ends: a list ends a paragraph, an item the previous one. */
  closeImplied(tag: Tag): void {
    if (tag.closes.size === 0 || this.#beyond > 0) return;
    for (let top = this.#stack.at(-1); top && tag.closes.has(top.name); top = this.#stack.at(-1)) this.#pop();
  }

  /** @param close called when the element ends, explicitly or not */
  open(tag: Tag, element: Element, close: Close): void {
    if (this.#stack.length >= MAX_DEPTH) {
      this.#beyond++;
      close?.();
      return;
    }
    if (tag.isForeign) this.#foreign++;
    tag.open++;
    this.#stack.push(tag);
    this.#elements.push(element);
    this.#closes.push(close);
  }

  close(tag: Tag): void {
    if (tag.isVoid) return;
    if (this.#beyond > 0) {
      this.#beyond--;
      return;
    }
    if (tag.open === 0) return;
    for (let at = this.#stack.length - 1; at >= 0; at--) {
      const open = this.#stack[at];
      if (!open) return;
      if (open.name === tag.name) return this.#closeDownTo(at);
      if (tag.isInline && !open.isInline) return;
      if (SCOPES.has(open.name) && !TABLE_PARTS.has(tag.name)) return;
    }
  }

  closeAll(): void {
    this.#closeDownTo(0);
  }

  #closeDownTo(length: number): void {
    while (this.#stack.length > length) this.#pop();
  }

  #pop(): void {
    const tag = this.#stack.pop();
    const element = this.#elements.pop();
    const close = this.#closes.pop();
    if (!tag || !element) return;
    tag.open--;
    if (tag.isForeign) this.#foreign--;
    this.#outline.close(element);
    close?.();
  }
}

function standsAt(name: string, html: string, start: number, end: number): boolean {
  if (name.length !== end - start) return false;
  for (let at = 0; at < name.length; at++) if (name.charCodeAt(at) !== html.charCodeAt(start + at)) return false;
  return true;
}

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(' '));
}

function closing(names: string, closed: string): [string, ReadonlySet<string>][] {
  return names.split(' ').map((name) => [name, words(closed)]);
}
