import type { Tag } from '../html/open-elements.ts';
import type { TagAttributes } from '../html/tag-attributes.ts';
import { addValue, termOf, type Node } from './node.ts';
import type { TextCapture } from '../html/text-capture.ts';

/** The attributes that hold an element's value; any other element's value is its text. */
const VALUE_ATTRIBUTES = new Map([
  ...['a', 'area', 'link'].map((tag): [string, string[]] => [tag, ['href']]),
  ...['audio', 'embed', 'iframe', 'source', 'track', 'video'].map((tag): [string, string[]] => [tag, ['src']]),
  // Lazy-loaded images often keep their address in another attribute.
  ['img', ['data-src', 'data-original', 'data-lazy', 'src']],
  ['object', ['data']],
  ['data', ['value']],
  ['meter', ['value']],
  ['input', ['value']],
  ['time', ['datetime']],
]);
/** Properties that are text even if a shop puts them on a link or a logo. */
const TEXTS = new Set(
  'name title brand manufacturer category description model sku mpn productid color price'.split(' '),
);
const MAX_FRAGMENTS = 32;
const MAX_REFERENCES = 10_000;
/** Social media meta elements, which use RDFa's `property` too. */
const SOCIAL = /^(?:og|fb|article|twitter|product):/i;
const OFFERS = new Set(['offer', 'aggregateoffer']);

/** A syntax's attributes that mark an element as an item and give its type, property name and identifier. */
type Syntax = { scope: string; type: string; prop: string; id: string };
export const MICRODATA: Syntax = { scope: 'itemscope', type: 'itemtype', prop: 'itemprop', id: 'itemid' };
export const RDFA: Syntax = { scope: 'typeof', type: 'typeof', prop: 'property', id: 'resource' };

/**
 * Reads HTML microdata element by element, or RDFa Lite, which differs in names only.
 * @see https://html.spec.whatwg.org/multipage/microdata.html and https://www.w3.org/TR/rdfa-lite/
 */
export class MicrodataReader {
  readonly #items: Node[] = [];
  readonly #syntax: Syntax;
  readonly #text: TextCapture;
  /** Targets of `itemref`: the properties of the element with that id. */
  readonly #fragments = new Map<string, Node | null>();
  readonly #references: { item: Node; ids: string[] }[] = [];
  #receivers: Node[] = [];

  /** @param html the whole page, used only to find the ids that itemrefs name */
  constructor(html: string, text: TextCapture, syntax: Syntax) {
    this.#syntax = syntax;
    this.#text = text;
    for (const match of html.matchAll(/\bitemref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>"']+))/gi))
      for (const id of split(match[1] ?? match[2] ?? match[3]))
        if (this.#fragments.size < MAX_FRAGMENTS) this.#fragments.set(id, null);
  }

  get isInItem(): boolean {
    return this.#receivers.length > 0;
  }

  /** @returns the function to call when the element ends */
  open(tag: Tag, attributes: TagAttributes): (() => void) | null {
    const { scope, type, prop } = this.#syntax;
    const isNamed = attributes.has(prop) || attributes.has(scope) || attributes.has(type);
    return isNamed || (this.#fragments.size > 0 && attributes.has('id')) ? this.#openNamed(tag, attributes) : null;
  }

  #openNamed(tag: Tag, attributes: TagAttributes): (() => void) | null {
    const outer = this.#receivers;
    const fragment = this.#fragmentOf(attributes.get('id'));
    const receivers = fragment ? [...outer, fragment] : outer;
    const { scope, type, prop } = this.#syntax;
    const names = split(attributes.get(prop))
      .filter((name) => !SOCIAL.test(name))
      .map(termOf);
    let endText: (() => string) | null = null;
    this.#receivers = receivers;
    // A type without itemscope is a common mistake on elements that are not properties.
    if (attributes.has(scope) || (names.length === 0 && attributes.has(type))) {
      const item = this.#item(attributes, names, receivers);
      this.#receivers = [item];
      if (names.some((name) => TEXTS.has(name))) return this.#endNamed(item, outer);
    } else if (names.length > 0 && receivers.length > 0) {
      const value = attributeValue(tag, attributes, names);
      if (value !== null) add(receivers, names, value);
      else if (!tag.isVoid) endText = this.#text.start();
    }
    if (!endText && this.#receivers === outer) return null;
    return () => {
      if (endText) add(receivers, names, endText());
      this.#receivers = outer;
    };
  }

  /** The top-level items, once every element has ended. */
  items(): Node[] {
    let left = MAX_REFERENCES;
    for (const { item, ids } of this.#references)
      for (const id of ids)
        for (const [name, values] of this.#fragments.get(id)?.properties ?? [])
          for (const value of values) if (value !== item && left-- > 0) addValue(item, name, value);
    return this.#items;
  }

  #item(attributes: TagAttributes, names: string[], receivers: Node[]): Node {
    const id = attributes.get(this.#syntax.id) ?? null;
    const types = split(attributes.get(this.#syntax.type)).map(termOf);
    const item: Node = { types, id, properties: new Map() };
    const ids = split(attributes.get('itemref'));
    if (ids.length > 0) this.#references.push({ item, ids });
    // An offer inside a product belongs to it, though many shops omit the property.
    const forgotten = names.length === 0 && item.types.some((type) => OFFERS.has(type));
    if (receivers.length > 0 && (names.length > 0 || forgotten)) add(receivers, forgotten ? ['offers'] : names, item);
    else this.#items.push(item);
    return item;
  }

  /** Names an item without properties, such as a brand, by its text. */
  #endNamed(item: Node, outer: Node[]): () => void {
    const endText = this.#text.start();
    return () => {
      const text = endText();
      if (item.properties.size === 0) addValue(item, 'name', text);
      this.#receivers = outer;
    };
  }

  #fragmentOf(id: string | undefined): Node | null {
    if (id === undefined || this.#fragments.get(id) !== null) return null;
    const fragment: Node = { types: [], id: null, properties: new Map() };
    this.#fragments.set(id, fragment);
    return fragment;
  }
}

function attributeValue(tag: Tag, attributes: TagAttributes, names: string[]): string | null {
  const content = attributes.get('content');
  if (content !== undefined) return content;
  if (names.some((name) => TEXTS.has(name)) && (tag.name === 'a' || tag.name === 'img'))
    return tag.name === 'img' ? (attributes.get('alt') ?? null) : null;
  for (const name of VALUE_ATTRIBUTES.get(tag.name) ?? []) {
    const value = attributes.get(name);
    if (value !== undefined) return value;
  }
  return null;
}

function add(receivers: Node[], names: string[], value: string | Node): void {
  for (const receiver of receivers) for (const name of names) addValue(receiver, name, value);
}

function split(list: string | undefined): string[] {
  return list?.split(/\s+/).filter((word) => word !== '') ?? [];
}
