import { type Attribute, type ProductDetails, type Rating } from '../../../domain/product-details.ts';
import { parseAttribute } from '../../../domain/attribute.ts';
import { imagesOf } from './gallery.ts';
import { firstOf, measureOf } from './measure.ts';
import { nodesOf, textsOf, valuesOf, type Node } from './node.ts';
import type { Offer } from './offer.ts';
import { gtinOf, MAX_PROPERTIES, propertiesOf } from './properties.ts';
import { readVariants } from './variants.ts';

const MAX_VALUES = 20;
const MAX_NODES = 5;
/** "4.5", "4,5 stars" or "4.5/5", but not "90%". */
const RATING = /^(\d{1,6}(?:[.,]\d{1,20})?)(?![\d.,]|\s?%)(?:\s?\/\s?(\d{1,6}))?/;
const CONDITIONS: [RegExp, string][] = [
  [/refurb|renewed|remanufactured/i, 'refurbished'],
  [/damaged|defect/i, 'damaged'],
  [/used|pre-?owned|second/i, 'used'],
  [/new/i, 'new'],
];

/**
 * Reads a product's details from markup, beyond the contract's fields.
 * @param nodes the product's nodes: groups first, no variants of a group
 * @param variants the nodes of its variants
 * @param best the offer that represents the product
 */
export function readDetails(
  nodes: Node[],
  variants: Node[],
  offers: Offer[],
  best: Offer | null,
  base: string,
): Partial<ProductDetails> {
  const described = nodes.slice(0, MAX_NODES);
  const choice = readVariants(nodes, variants, offers, base);
  const sold = best ? [best.node, best.from] : [];
  const members = variants.length === 0 && choice.options.length > 0 && nodes.length > 1 ? nodes : variants;
  // Several variants each have their own numbers.
  const own = choice.variants.length > 1 ? nodes.filter((node) => !members.includes(node)) : [...nodes, ...sold];
  const optionNames = new Set(choice.options.map(({ name }) => name.toLowerCase()));
  return {
    ...choice,
    attributes: attributesOf(described, members).filter(({ name }) => !optionNames.has(name.toLowerCase())),
    listPrice: best?.listPrice ?? null,
    rating: first(described, ratingOf) ?? first(sold, ratingOf),
    images: imagesOf(
      [...described, ...variants].flatMap((node) => valuesOf(node, 'image', 'images', 'photo')),
      base,
    ),
    gtin: first(own, gtinOf),
    mpn: first(own.slice(0, MAX_NODES), (node) => firstOf(node, 'mpn')),
    condition: first([...sold, ...described], conditionOf),
    ageGroup: first(described, ageOf),
    gender: first(described, genderOf),
  };
}

/** Returns the attributes of the product, and those that all of its variants share. */
function attributesOf(nodes: Node[], variants: Node[]): Attribute[] {
  const own = nodes.filter((node) => !variants.includes(node)).flatMap(propertiesOf);
  const [model, ...others] = variants.map(propertiesOf);
  const lists = others.map((list) => new Set(list.map(keyOf)));
  const shared = (model ?? []).filter((each) => lists.every((list) => list.has(keyOf(each))));
  const found = new Map<string, Attribute>();
  for (const each of [...own, ...shared]) {
    const attribute = found.size < MAX_PROPERTIES ? parseAttribute(each) : null;
    if (attribute && !found.has(keyOf(attribute))) found.set(keyOf(attribute), attribute);
  }
  return [...found.values()];
}

const keyOf = ({ name, value }: { name: string; value: string }): string => `${name}\n${value}`.toLowerCase();

/** Returns null for an invalid rating, such as 7 of 5 or one without reviewers. */
function ratingOf(node: Node): Rating | null {
  return first(nodesOf(node, 'aggregaterating').slice(0, MAX_NODES), (rating) => {
    const stated = RATING.exec(firstOf(rating, 'ratingvalue') ?? '');
    const value = numberOf(stated?.[1]);
    const best = RATING.exec(firstOf(rating, 'bestrating') ?? '')?.[1];
    const scale = numberOf(best ?? stated?.[2] ?? '5');
    const counts = ['ratingcount', 'reviewcount'].map((name) => countOf(firstOf(rating, name)));
    const count = counts.find((each) => each !== null && each > 0) ?? counts.find((each) => each !== null) ?? null;
    if (value === null || scale === null || value <= 0 || value > scale || count === 0) return null;
    return { value, scale, count };
  });
}

function numberOf(text: string | undefined): number | null {
  const number = Number(text?.replace(',', '.') ?? NaN);
  return Number.isFinite(number) ? number : null;
}

/** Reads a whole number, with or without thousands separators or words around it. */
function countOf(text: string | null): number | null {
  const digits = /^\D{0,20}?(\d{1,3}(?:[., ]\d{3})+|\d{1,12})(?![\d.,])/.exec(text ?? '')?.[1];
  return digits === undefined ? null : Number(digits.replaceAll(/\D/g, ''));
}

function conditionOf(node: Node): string | null {
  const stated = [...textsOf(node, 'itemcondition'), ...nodesOf(node, 'itemcondition').flatMap(({ id }) => id ?? [])];
  const text = stated.slice(0, MAX_VALUES).join(' ').slice(0, 200);
  return CONDITIONS.find(([pattern]) => pattern.test(text))?.[1] ?? null;
}

function genderOf(node: Node): string | null {
  const places = [node, ...nodesOf(node, 'audience'), ...nodesOf(node, 'size')];
  return first(places, (each) => firstOf(each, 'suggestedgender', 'gender'))?.toLowerCase() ?? null;
}

function ageOf(node: Node): string | null {
  const stated = firstOf(node, 'typicalagerange', 'agegroup');
  if (stated !== null) return stated;
  return first([...nodesOf(node, 'audience'), ...nodesOf(node, 'size')], (each) => {
    const spans = nodesOf(each, 'suggestedage');
    if (spans.length > 0) return first(spans, measureOf);
    const [low, high] = ['suggestedminage', 'suggestedmaxage'].map((name) => firstOf(each, name));
    if (low && high) return `${low}–${high} years`;
    return low ? `${low}+ years` : high ? `up to ${high} years` : null;
  });
}

function first<Each, Found>(all: readonly Each[], read: (each: Each) => Found | null): Found | null {
  for (const each of all) {
    const found = read(each);
    if (found !== null) return found;
  }
  return null;
}
