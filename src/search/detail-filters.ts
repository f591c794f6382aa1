import { LRUCache } from 'lru-cache';
import type { Attribute, ProductDetails, Variant } from '../domain/product-details.ts';
import type { Product } from '../domain/product.ts';
import type { DetailFilter, SearchFilters } from '../domain/search.ts';
import { readMeasure, toBaseUnit } from '../text/attributes/measure.ts';
import { fold } from '../text/fold.ts';
import { attributeKey } from '../text/lexicon/attribute-names.ts';
import { unitOf } from '../text/lexicon/units.ts';

/** True if filters need a product's details. */
export const hasDetailFilters = ({ details = [], onSale }: SearchFilters): boolean =>
  onSale === true || details.length > 0;

/** True if a filter on details has a lower or upper limit. */
export const hasRange = ({ details = [] }: SearchFilters): boolean => details.some(isRange);

const isRange = ({ min, max }: DetailFilter): boolean => min !== undefined || max !== undefined;

/** True if a product, or one of its variants, passes the filters on details. */
export function passesDetails(product: Product, details: ProductDetails, filters: SearchFilters): boolean {
  if (filters.onSale && !isReduced(product, details)) return false;
  const wanted = filters.details ?? [];
  const isOption = ({ name }: DetailFilter) =>
    details.options.some((option) => isCalled(option.name, keyOf(option.name), name));
  const choices = wanted.filter(isOption);
  return (
    wanted.every((filter) => isOption(filter) || details.attributes.some((each) => hasAttribute(each, filter))) &&
    hasChoice(details, choices, filters, product)
  );
}

/** True if a product or one of its variants has a list price above its price. */
export const isReduced = ({ price }: Product, { listPrice, variants }: ProductDetails): boolean =>
  (listPrice !== null && price !== null && listPrice > price) || variants.some((variant) => variant.listPrice !== null);

/** True if a variant has all the options and is within the filters; without options or variants, if the product is. */
function hasChoice(
  { options, variants }: ProductDetails,
  choices: DetailFilter[],
  filters: SearchFilters,
  product: Product,
): boolean {
  const placed = choices.map((filter) => ({
    filter,
    at: options.findIndex(({ name }) => isCalled(name, keyOf(name), filter.name)),
  }));
  const isOffered = ({ filter, at }: (typeof placed)[number]) =>
    options[at]?.values.some((value) => isChoice(value, filter));
  if (choices.length === 0 || variants.length === 0) return isWithin(product, filters) && placed.every(isOffered);
  return variants.some(
    (variant) =>
      isWithin(variant, filters) && placed.every(({ filter, at }) => isChoice(variant.values[at] ?? null, filter)),
  );
}

/** True if a product or a variant is within the prices and the availability of filters. */
export function isWithin(
  { price, availability }: Pick<Variant, 'price' | 'availability'>,
  { minPrice, maxPrice, availability: wanted }: SearchFilters,
): boolean {
  const isPriced = (minPrice === undefined && maxPrice === undefined) || price !== null;
  const isAffordable = price === null || (price >= (minPrice ?? 0) && price <= (maxPrice ?? Infinity));
  return isPriced && isAffordable && (wanted === undefined || availability === wanted);
}

function hasAttribute(attribute: Attribute, filter: DetailFilter): boolean {
  if (!isCalled(attribute.name, attribute.key, filter.name)) return false;
  if (!isRange(filter)) return hasValue(attribute.value, filter);
  return attribute.number !== null && isInRange(attribute.number, attribute.unit, filter);
}

/** Compares numbers in the same unit, or in units of the same kind. */
function isInRange(number: number, ownUnit: string | null, filter: DetailFilter): boolean {
  const unit = filter.unit ? (unitOf(filter.unit) ?? filter.unit) : ownUnit;
  const { min = -Infinity, max = Infinity } = filter;
  if (ownUnit === unit) return number >= min && number <= max;
  const [own, least, most] = [toBaseUnit(number, ownUnit), toBaseUnit(min, unit), toBaseUnit(max, unit)];
  if (!own || !least || !most || own.unit !== least.unit) return false;
  return own.number >= least.number && own.number <= most.number;
}

/** True if an option's value is the one of the filter, or a number within its limits. */
function isChoice(value: string | null, filter: DetailFilter): boolean {
  if (value === null || !isRange(filter)) return hasValue(value, filter);
  const measure = readMeasure(value);
  return measure !== null && isInRange(measure.number, measure.unit, filter);
}

const hasValue = (value: string | null, filter: DetailFilter): boolean =>
  value !== null && (filter.value === undefined || isSame(value, filter.value));

/** True if a filter has the shop's own name or the common key: "Farbe" or `color`. */
const isCalled = (own: string, key: string | null, asked: string): boolean =>
  isSame(own, asked) || (key !== null && isSame(key, asked));

const isSame = (a: string, b: string): boolean => foldName(a) === foldName(b);

/** Cached: products of a catalogue share their names and values. */
const folded = new LRUCache<string, string>({ max: 5_000 });

/** The common keys of options, by their names. */
const keys = new LRUCache<string, { key: string | null }>({ max: 5_000 });

function keyOf(name: string): string | null {
  let known = keys.get(name);
  if (known === undefined) keys.set(name, (known = { key: attributeKey(name) }));
  return known.key;
}

export function foldName(name: string): string {
  let plain = folded.get(name);
  if (plain === undefined) folded.set(name, (plain = fold(name.trim().toLowerCase())));
  return plain;
}
