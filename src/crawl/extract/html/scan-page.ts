import { resolveUrl } from '../address.ts';
import { type Close, OpenElements, type Tag } from './open-elements.ts';
import { decodeText, decodeValue } from './entities.ts';
import { type MarkupReader, scanMarkup } from './tokenizer.ts';
import { MICRODATA, MicrodataReader, RDFA } from '../markup/microdata.ts';
import type { Node } from '../markup/node.ts';
import { Outline } from './outline.ts';
import { TagAttributes } from './tag-attributes.ts';
import { cleanText } from './text.ts';
import { TextCapture } from './text-capture.ts';

type Link = { url: string; rel?: string };

/** The result of one pass over a page's HTML. Addresses are absolute; names in `meta` are in lower case. */
export type Page = {
  url: string;
  base: string;
  canonical: string | null;
  lang: string | null;
  title: string | null;
  h1: string | null;
  meta: Map<string, string>;
  jsonLd: string[];
  microdata: Node[];
  rdfa: Node[];
  /** Scripts, some of which may contain the page's state. */
  scripts: string[];
  /** Data attributes that contain JSON, as written. */
  data: string[];
  outline: Outline;
  links: Link[];
  noindex: boolean;
  nofollow: boolean;
};

const MAX_LINKS = 5000;
const MAX_BLOCKS = 200;
const MAX_DATA = 20;
const DATA_ATTRIBUTE = /data-([\w-]{1,60})=(?:"\s{0,9}([[{][^"]{10,})"|'\s{0,9}([[{][^']{10,})')/g;
const MAX_TITLE_LENGTH = 1000;
const MAX_BLOCK_LENGTH = 2 * 1024 * 1024;
/** Attributes of microdata and of RDFa; most pages have neither, so one search for both comes first. */
const MARKED = /\bitem(?:scope|type)\b|\btypeof\s*=/i;
const ITEM = /\bitem(?:scope|type)\b/i;
const TYPED = /\btypeof\s*=\s*["'][^"']{0,100}(?:product|offer|breadcrumblist)/i;
/** A struck-out price inside a price is the old one. */
const STRUCK = new Set(['del', 's', 'strike']);
const READ_TAGS = new Set('html base link meta a area script style title h1'.split(' '));
const READ_ATTRIBUTES = new Map(
  'href rel content http-equiv name property type lang src data-src data-original data-lazy alt data value datetime id itemscope itemtype itemprop itemid itemref typeof resource'
    .split(' ')
    .map((name) => [name, name]),
);

/** A number for the length and the first letter of an attribute's name, in either case. */
const shapeOf = (length: number, first: number): number => length * 32 + (first & 31);
/** Most attributes that are not read, such as `class`, differ from those that are by these. */
const READ_SHAPES = new Set(READ_ATTRIBUTES.keys().map((name) => shapeOf(name.length, name.charCodeAt(0))));

/**
 * Reads a page in one pass, without a tree. Never throws, whatever the HTML.
 * @param url the page's own absolute address
 */
export function scanPage(html: string, url: string): Page {
  const scanner = new PageScanner(html);
  scanMarkup(html, scanner);
  return scanner.page(url);
}

/** Collects the events of an HTML scan. */
class PageScanner implements MarkupReader {
  readonly #html: string;
  readonly #outline: Outline;
  readonly #elements: OpenElements;
  readonly #text = new TextCapture();
  readonly #microdata: MicrodataReader | null;
  readonly #rdfa: MicrodataReader | null;
  readonly #attributes = new TagAttributes();
  readonly #meta = new Map<string, string>();
  readonly #jsonLd: string[] = [];
  readonly #scripts: string[] = [];
  readonly #links = new Map<string, string>();
  #tag: Tag;
  #start = 0;
  /** The use of a script's or style's text: a JSON-LD block, a script, or none. */
  #raw: 'block' | 'script' | 'skip' | null = null;
  #base: string | undefined;
  #canonical: string | undefined;
  #lang: string | null = null;
  #title: string | null = null;
  #h1: string | null = null;

  constructor(html: string) {
    this.#html = html;
    this.#outline = new Outline(html);
    const isMarked = MARKED.test(html);
    const hasItems = isMarked && ITEM.test(html);
    const hasTypes = isMarked && TYPED.test(html);
    this.#microdata = hasItems ? new MicrodataReader(html, this.#text, MICRODATA) : null;
    this.#rdfa = hasTypes ? new MicrodataReader(html, this.#text, RDFA) : null;
    const readsAll = this.#microdata !== null || this.#rdfa !== null;
    this.#elements = new OpenElements(this.#outline, (name) => readsAll || READ_TAGS.has(name));
    this.#tag = this.#elements.tag('html', 0, 4);
  }

  page(url: string): Page {
    this.#elements.closeAll();
    const base = resolveUrl(this.#base ?? '', url) ?? url;
    const robots = (this.#meta.get('robots') ?? '').toLowerCase();
    return {
      url,
      base,
      canonical: resolveUrl(this.#canonical ?? '', base),
      lang: this.#lang ?? this.#meta.get('og:locale') ?? null,
      title: this.#title,
      h1: this.#h1,
      meta: this.#meta,
      jsonLd: this.#jsonLd,
      microdata: this.#microdata?.items() ?? [],
      rdfa: this.#rdfa?.items() ?? [],
      scripts: this.#scripts,
      data: dataIn(this.#html),
      outline: this.#outline,
      links: linksFrom(this.#links, base),
      noindex: /\b(noindex|none)\b/.test(robots),
      nofollow: /\b(nofollow|none)\b/.test(robots),
    };
  }

  get isForeign(): boolean {
    return this.#elements.isForeign;
  }

  openTag(start: number, end: number): Tag {
    this.#tag = this.#elements.tag(this.#html, start, end);
    this.#start = start;
    this.#attributes.clear();
    return this.#tag;
  }

  attribute(start: number, end: number, valueStart: number, valueEnd: number): void {
    if (!READ_SHAPES.has(shapeOf(end - start, this.#html.charCodeAt(start)))) return;
    const written = this.#html.slice(start, end);
    const name = READ_ATTRIBUTES.get(written) ?? READ_ATTRIBUTES.get(written.toLowerCase());
    if (name) this.#attributes.add(name, decodeValue(this.#html.slice(valueStart, valueEnd)));
  }

  openTagEnd(end: number, isSelfClosing: boolean): void {
    this.#open(end, isSelfClosing && this.#elements.isForeign);
  }

  closeTag(start: number, end: number): void {
    const tag = this.#elements.tag(this.#html, start, end);
    if (this.#raw) this.#raw = null;
    if (this.#text.isOpen && !tag.isInline) this.#text.add(' ');
    this.#elements.close(tag);
  }

  text(start: number, end: number): void {
    if (this.#raw === 'block' || this.#raw === 'script') {
      const blocks = this.#raw === 'block' ? this.#jsonLd : this.#scripts;
      if (end - start <= MAX_BLOCK_LENGTH && blocks.length < MAX_BLOCKS) blocks.push(this.#html.slice(start, end));
    } else if (this.#raw === null && !this.#elements.isForeign) {
      if (this.#text.isOpen) this.#text.add(decodeText(this.#html.slice(start, end)));
      const element = this.#elements.top;
      if (element) this.#outline.text(element, start, end);
    }
  }

  #open(place: number, isClosed: boolean): void {
    const tag = this.#tag;
    if (this.#text.isOpen && !tag.isInline) this.#text.add(' ');
    this.#elements.closeImplied(tag);
    if (tag.isRead) this.#read(tag.name, this.#attributes);
    const element = this.#outline.open(tag.name, this.#elements.top, this.#start, place);
    const endItem = this.#openItem(tag);
    if (tag.isVoid || isClosed) {
      endItem?.();
      return;
    }
    this.#elements.open(tag, element, both(this.#openText(tag.name), endItem));
  }

  #openItem(tag: Tag): Close {
    return both(this.#rdfa?.open(tag, this.#attributes) ?? null, this.#microdata?.open(tag, this.#attributes) ?? null);
  }

  #openText(name: string): Close {
    if ((name === 'title' || name === 'h1') && !this.#elements.isForeign) return this.#startTitle(name);
    return this.#text.isOpen && STRUCK.has(name) ? this.#text.mute() : null;
  }

  #read(name: string, attributes: TagAttributes): void {
    switch (name) {
      case 'script':
      case 'style':
        this.#startRaw(name, attributes.get('type'));
        break;
      case 'a':
      case 'area':
        this.#addLink(attributes.get('href'), attributes.get('rel'));
        break;
      case 'link':
        this.#readLink(attributes.get('href'), attributes.get('rel') ?? '');
        break;
      case 'meta':
        this.#readMeta(attributes);
        break;
      case 'base':
        this.#base ??= attributes.get('href');
        break;
      case 'html':
        this.#lang ??= attributes.get('lang')?.trim() || null;
    }
  }

  #startRaw(name: 'script' | 'style', type = ''): void {
    if (this.#elements.isForeign) return;
    if (/ld\+json/i.test(type)) this.#raw = 'block';
    else this.#raw = name === 'style' ? 'skip' : 'script';
  }

  #readLink(href: string | undefined, rel: string): void {
    if (/(^|\s)canonical(\s|$)/i.test(rel)) this.#canonical ??= href;
    else if (/(^|\s)next(\s|$)/i.test(rel)) this.#addLink(href, rel);
  }

  #addLink(href: string | undefined, rel: string | undefined): void {
    if (href === undefined || this.#links.size >= MAX_LINKS || this.#links.has(href)) return;
    this.#links.set(href, rel?.trim().toLowerCase() ?? '');
  }

  #readMeta(attributes: TagAttributes): void {
    if (attributes.get('http-equiv')?.toLowerCase() === 'refresh') this.#addLink(refreshed(attributes), undefined);
    const own = this.#microdata?.isInItem ? undefined : attributes.get('itemprop');
    const name = (attributes.get('property') ?? attributes.get('name') ?? own)?.trim().toLowerCase();
    const content = attributes.get('content')?.trim();
    if (name && content && !this.#meta.has(name)) this.#meta.set(name, content);
  }

  /** Takes the first non-empty title and the first non-empty heading. */
  #startTitle(name: 'title' | 'h1'): Close {
    const end = this.#text.start();
    return () => {
      const text = cleanText(end().slice(0, MAX_TITLE_LENGTH));
      if (name === 'title') this.#title ??= text;
      else this.#h1 ??= text;
    };
  }
}

/** Kept out of the scan: a closure there costs memory for every element, even if it is never created. */
function both(first: Close, second: Close): Close {
  if (!first || !second) return first ?? second;
  return () => {
    first();
    second();
  };
}

/** The target of a meta refresh. */
function refreshed(attributes: TagAttributes): string | undefined {
  return /^\s*\d+\s*[;,]\s*url\s*=\s*["']?([^"']+)/i.exec(attributes.get('content') ?? '')?.[1];
}

/** Data attributes that may contain a product's variants; few pages have any. */
function dataIn(html: string): string[] {
  const found = html
    .matchAll(DATA_ATTRIBUTE)
    .filter(({ 1: name = '', index }) => /vari|product|config|option/i.test(name) && /\s/.test(html.charAt(index - 1)));
  return [...found.map(([, , double, single]) => double ?? single ?? '').take(MAX_DATA)];
}

function linksFrom(links: ReadonlyMap<string, string>, base: string): Link[] {
  const found = new Map<string, Link>();
  for (const [href, rel] of links) {
    const url = resolveUrl(href, base)?.replace(/#.*/s, '');
    if (url && !found.has(url)) found.set(url, rel ? { url, rel } : { url });
  }
  return [...found.values()];
}
