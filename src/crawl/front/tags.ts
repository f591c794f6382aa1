import { TEXT_LIMITS } from '../../domain/text-limits.ts';
import type { WidgetTag } from '../../domain/shop-front.ts';
import { resolveUrl } from '../extract/address.ts';
import type { FrontAttributes, FrontElement } from './markup.ts';

const MAX_TAGS = 10;
const KEY_START = 'aisle_pk_';
/** A key in a script, set as `data-key` or in `dataset`. */
const KEY = /\b(?:data-key['"]\s{0,9},|dataset\.key\s{0,9}=)\s{0,9}['"](aisle_pk_\w{1,91})['"]/g;
const SOURCE = /\bsrc(?:['"]\s{0,9},|\s{0,9}=)\s{0,9}['"]([^'"\s]{1,2048})['"]/g;
const CART = /\b(?:data-cart['"]\s{0,9},|dataset\.cart\s{0,9}=)\s{0,9}['"](\w{1,100})['"]/;
/** The distance within which a script sets the attributes of one element. */
const NEARBY = 1_000;

/** Finds the widget tags among a page's scripts, and those that inline scripts insert. */
export function findTags(scripts: readonly FrontElement[], base: string): WidgetTag[] {
  const tags: WidgetTag[] = [];
  for (const { attributes, text } of scripts) {
    if (tags.length >= MAX_TAGS) break;
    const found = attributes.has('data-key') ? statedTag(attributes, base) : insertedTags(text, base);
    tags.push(...found);
  }
  return tags.slice(0, MAX_TAGS);
}

function statedTag(attributes: FrontAttributes, base: string): WidgetTag[] {
  const key = attributes.get('data-key') ?? '';
  const isKey = key.startsWith(KEY_START) && key.length <= TEXT_LIMITS.identifier;
  const cart = attributes.get('data-cart')?.slice(0, TEXT_LIMITS.identifier) || null;
  return isKey ? toTag(key, sourceOf(attributes), cart, base) : [];
}

/** Optimizers and consent managers move the address to an attribute such as `data-src` until the script may run. */
function sourceOf(attributes: FrontAttributes): string {
  const delayed = attributes.keys().find((name) => /^data-(?:\w{1,20}-)?src$/.test(name));
  return attributes.get('src') ?? attributes.get(delayed ?? '') ?? '';
}

function insertedTags(text: string, base: string): WidgetTag[] {
  if (!text.includes(KEY_START)) return [];
  const tags: WidgetTag[] = [];
  for (const { 1: key = '', index } of text.matchAll(KEY).take(MAX_TAGS)) {
    const start = Math.max(0, index - NEARBY);
    const nearby = text.slice(start, index + NEARBY);
    const sources = [...nearby.matchAll(SOURCE)];
    const distance = ({ index: at }: { index: number }) => Math.abs(start + at - index);
    const [nearest] = sources.toSorted((a, b) => distance(a) - distance(b));
    const source = nearest?.[1]?.replaceAll(String.raw`\/`, '/') ?? '';
    tags.push(...toTag(key, source, CART.exec(nearby)?.[1] ?? null, base));
  }
  return tags;
}

function toTag(key: string, source: string, cart: string | null, base: string): WidgetTag[] {
  const src = resolveUrl(source, base);
  return src && src.length <= TEXT_LIMITS.url ? [{ key, src, cart }] : [];
}
