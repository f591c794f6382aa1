import type { CrawledProduct } from '../../domain/provenance.ts';
import { sourcesFor } from '../../domain/provenance.ts';
import { currencyOfSite, parseCurrency } from '../../text/money/currency.ts';
import { findPrice, parsePrice } from '../../text/money/price.ts';
import { isSameSite, resolveUrl } from '../extract/address.ts';
import { EMPTY } from '../extract/draft.ts';
import { cleanText } from '../extract/html/text.ts';

/** A page of a list of products that a shop sends as JSON. */
export interface JsonList {
  products: CrawledProduct[];
  /** The HTML of the list's items, for lists that are sent so inside JSON. */
  html: string | null;
  /** The URL of the list's next page; null at its end, or when it is unknown. */
  next: string | null;
}

type JsonObject = Record<string, unknown>;

const MAX_DEPTH = 8;
const MAX_NODES = 20_000;
const MAX_ITEMS = 500;
const MIN_ITEMS = 2;
const MIN_HTML_LENGTH = 40;
const TITLES = ['title', 'name', 'productName', 'product_name', 'displayName', 'label'];
const ADDRESSES = 'url link href permalink productUrl product_url path uri canonicalUrl pageUrl'.split(' ');
const PRICES =
  'salePrice sale_price finalPrice final_price currentPrice price_final price prices offer amount value'.split(' ');
const IMAGES = ['image', 'imageUrl', 'image_url', 'img', 'thumbnail', 'picture', 'images'];
const PAGE_PARAMETER =
  /^(?:p|pg|pn|page|pagina|seite|side|sida|strona|page_?(?:no|num|number|index)|current_?page|paged)$/i;
const OFFSET_PARAMETER = /^(?:offset|start|skip|from|begin|first|start_?(?:at|index|row)|begin_?index)$/i;
const CURSOR_PARAMETER = /^(?:cursor|after|page_?token|next_?token|continuation|starting_?after)$/i;
const NEXT_ADDRESS = /^(?:next|next_?(?:page)?_?(?:url|href|link)|next_?page)$/i;
const NEXT_CURSOR = /^(?:next_?cursor|end_?cursor|cursor|next_?(?:page)?_?token|continuation|next)$/i;
const HAS_MORE = /^(?:has_?(?:more|next(?:_?page)?)|is_?more|more(?:_?available)?)$/i;
const TOTAL = /^(?:total|count|total_?(?:count|items|results|products|hits)|nb_?hits|num_?(?:found|items))$/i;
const PAGES = /^(?:pages|total_?pages|page_?count|nb_?pages|last_?page|num_?pages)$/i;

/** Reads a list of products from JSON; null when it is none. @param url the URL that returned it */
export function readJsonList(text: string, url: string, lang: string | null = null): JsonList | null {
  const json = parse(text);
  if (json === undefined) return null;
  const objects = objectsIn(json);
  const products = longest(arraysOf(objects, json).map((items) => productsOf(items, url, lang)));
  const html = products.length < MIN_ITEMS ? htmlIn(objects) : null;
  if (products.length < MIN_ITEMS && html === null) return null;
  return { products, html, next: nextOf(objects, url, products.length) };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const isObject = (value: unknown): value is JsonObject => typeof value === 'object' && value !== null;

/** Returns the objects of a document, outer ones first, at most 20,000. */
function objectsIn(json: unknown): JsonObject[] {
  const found: JsonObject[] = [];
  let level = [json].filter(isObject);
  for (let depth = 0; depth < MAX_DEPTH && level.length > 0; depth++) {
    found.push(...level.slice(0, MAX_NODES - found.length));
    level = level.flatMap((each) => Object.values(each).filter(isObject)).slice(0, MAX_NODES);
  }
  return found;
}

function arraysOf(objects: readonly JsonObject[], json: unknown): unknown[][] {
  return [json, ...objects.flatMap((each) => Object.values(each))].filter((each) => Array.isArray(each));
}

function longest<T>(lists: readonly T[][]): T[] {
  return lists.toSorted((a, b) => b.length - a.length)[0] ?? [];
}

function productsOf(items: readonly unknown[], url: string, lang: string | null): CrawledProduct[] {
  return items.slice(0, MAX_ITEMS).flatMap((item) => {
    // Items are often wrapped: { node: … }, { product: … }.
    const inner = isObject(item) ? [item, ...Object.values(item).filter(isObject)] : [];
    return inner.map((fields) => productOf(fields, url, lang)).find((product) => product !== null) ?? [];
  });
}

function productOf(fields: JsonObject, url: string, lang: string | null): CrawledProduct | null {
  const title = cleanText(textAt(fields, TITLES) ?? '');
  const address = resolveUrl(textAt(fields, ADDRESSES) ?? '', url);
  const price = priceOf(fields, currencyOf(fields) ?? currencyOfSite(url, lang));
  if (title === null || !address || address === url || !isSameSite(address, url) || price === null) return null;
  const image = imageIn(fields);
  const product = { ...EMPTY, title, url: address, ...price, imageUrl: image === null ? null : resolveUrl(image, url) };
  return { ...product, sources: sourcesFor('page', product) };
}

function textAt(fields: JsonObject, names: readonly string[]): string | null {
  for (const name of names) {
    const value = fields[name];
    if (typeof value === 'string' && value.trim() !== '') return value;
  }
  return null;
}

function imageIn(fields: JsonObject): string | null {
  for (const name of IMAGES) {
    const value = fields[name];
    const first: unknown = Array.isArray(value) ? value[0] : value;
    if (typeof first === 'string' && first !== '') return first;
    const inner = isObject(first) ? textAt(first, ['url', 'src']) : null;
    if (inner !== null) return inner;
  }
  return null;
}

function currencyOf(fields: JsonObject): string | null {
  for (const each of [fields, ...Object.values(fields).filter(isObject)]) {
    const code = textAt(each, ['currency', 'currencyCode', 'currency_code', 'priceCurrency']);
    if (code !== null) return parseCurrency(code);
  }
  return null;
}

/** Reads a price that is a number, a text, or an object with one. */
function priceOf(
  fields: JsonObject,
  expected: string | null,
  depth = 0,
): { price: number; currency: string | null } | null {
  for (const name of PRICES) {
    const value = fields[name];
    if (isObject(value) && depth < 2) {
      const inner = priceOf(value, expected, depth + 1);
      if (inner) return inner;
    }
    const found =
      typeof value === 'string' ? (findPrice(value, expected) ?? parsePrice(value)) : { amount: value, currency: null };
    const { amount } = found;
    if (typeof amount === 'number' && Number.isFinite(amount) && amount > 0)
      return { price: amount, currency: found.currency ?? expected };
  }
  return null;
}

/** Returns the longest text that is HTML with links. */
function htmlIn(objects: readonly JsonObject[]): string | null {
  const texts = objects
    .flatMap((each) => Object.values(each))
    .filter((each) => typeof each === 'string' && each.length >= MIN_HTML_LENGTH && /<a\s/i.test(each)) as string[];
  return texts.toSorted((a, b) => b.length - a.length)[0] ?? null;
}

type Entries = readonly [string, unknown][];

const textOf = (entries: Entries, name: RegExp): string | undefined =>
  entries.flatMap(([key, value]) => (name.test(key) && typeof value === 'string' ? value : []))[0];
const numberOf = (entries: Entries, name: RegExp): number | undefined =>
  entries.flatMap(([key, value]) => (name.test(key) && typeof value === 'number' ? value : []))[0];

/** Returns the URL of the next page: the one that the list names, or its own with the next number or cursor. */
function nextOf(objects: readonly JsonObject[], url: string, count: number): string | null {
  const entries = objects.filter((each) => !Array.isArray(each)).flatMap((each) => Object.entries(each));
  if (entries.some(([key, value]) => HAS_MORE.test(key) && value === false)) return null;
  const named = textOf(entries, NEXT_ADDRESS);
  if (named !== undefined && /^(?:https?:|\/|\?)/.test(named)) {
    const next = resolveUrl(named, url);
    return next && next !== url && isSameSite(next, url) ? next : null;
  }
  for (const [name, value] of new URL(url).searchParams) {
    const step = nextValue(name, value, entries, count);
    if (step === undefined) continue;
    const address = new URL(url);
    if (step !== null) address.searchParams.set(name, step);
    return step === null ? null : address.href;
  }
  return null;
}

/** Returns the next value of a parameter; null at the end of the list, undefined if it does not count pages. */
function nextValue(name: string, value: string, entries: Entries, count: number): string | null | undefined {
  if (CURSOR_PARAMETER.test(name)) {
    const cursor = textOf(entries, NEXT_CURSOR) ?? String(numberOf(entries, NEXT_CURSOR) ?? '');
    return cursor === value || cursor === '' ? null : cursor;
  }
  if (!/^\d{1,7}$/.test(value)) return undefined;
  const number = Number(value);
  if (PAGE_PARAMETER.test(name)) return (numberOf(entries, PAGES) ?? Infinity) <= number ? null : String(number + 1);
  if (!OFFSET_PARAMETER.test(name)) return undefined;
  return count === 0 || (numberOf(entries, TOTAL) ?? Infinity) <= number + count ? null : String(number + count);
}
