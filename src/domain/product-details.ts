import { z } from 'zod';
import { Availability } from './product.ts';
import { TEXT_LIMITS } from './text-limits.ts';
import type { Source } from './provenance.ts';

/** Limits of one product's stored details; the excess is omitted from the end. */
export const DETAIL_LIMITS = {
  attributes: 200,
  options: 10,
  optionValues: 500,
  variants: 500,
  images: 10,
  /** In characters. An attribute or option with a longer name is omitted. */
  name: 100,
  /** In characters. A longer attribute value is truncated. */
  value: 1_000,
  /** In characters. A variant with a longer option value is omitted. */
  optionValue: 200,
  /** In characters. The limit of a sku, gtin, mpn, condition, age group or gender. */
  code: 100,
  /** In characters. The limit of a unit. */
  unit: 20,
  /** In characters. */
  url: TEXT_LIMITS.url,
} as const;

const price = z.number().nonnegative().nullable();
const code = z.string().nullable();

/** A row of a product's details table, in the shop's words. */
export const Attribute = z.object({
  /** The heading above the row. */
  group: z.string().nullable(),
  name: z.string(),
  value: z.string(),
  /** The English name that common attributes share in all languages, such as `weight`; null for all others. */
  key: z.string().nullable(),
  /** The value as a number, if it is one with or without a unit. */
  number: z.number().nullable(),
  unit: z.string().nullable(),
});
export type Attribute = z.infer<typeof Attribute>;

/** An option that a shopper chooses, such as Size: S, M, L. */
export const ProductOption = z.object({ name: z.string(), values: z.array(z.string()) });
export type ProductOption = z.infer<typeof ProductOption>;

/** One of the articles that a product is sold as. Fields are null where the shop states nothing. */
export const Variant = z.object({
  /** One value for each of the product's options, in their order; null if the variant has none. */
  values: z.array(z.string().nullable()),
  /** Its identifier in the shop's cart. */
  cartId: code,
  sku: code,
  gtin: code,
  price,
  /** The price before a reduction. */
  listPrice: price,
  availability: Availability,
  imageUrl: z.string().nullable(),
  url: z.string().nullable(),
});
export type Variant = z.infer<typeof Variant>;

/** A variant about which the shop states nothing. */
export const UNKNOWN_VARIANT: Readonly<Omit<Variant, 'values'>> = {
  cartId: null,
  sku: null,
  gtin: null,
  price: null,
  listPrice: null,
  availability: 'unknown',
  imageUrl: null,
  url: null,
};

export const Rating = z.object({
  value: z.number(),
  /** The best possible rating. */
  scale: z.number(),
  count: z.int().nullable(),
});
export type Rating = z.infer<typeof Rating>;

/** A product's details beyond the contract's fields. Prices are in the product's currency. */
export const ProductDetails = z.object({
  /** Attributes in page order, grouped. */
  attributes: z.array(Attribute),
  options: z.array(ProductOption),
  variants: z.array(Variant),
  listPrice: price,
  rating: Rating.nullable(),
  images: z.array(z.string()),
  gtin: code,
  mpn: code,
  condition: code,
  ageGroup: code,
  gender: code,
});
export type ProductDetails = z.infer<typeof ProductDetails>;
export type DetailName = keyof ProductDetails;

/** A product without details. */
export const NO_DETAILS: Readonly<ProductDetails> = {
  attributes: [],
  options: [],
  variants: [],
  listPrice: null,
  rating: null,
  images: [],
  gtin: null,
  mpn: null,
  condition: null,
  ageGroup: null,
  gender: null,
};

/** The source of each detail, absent if unknown. */
export type DetailSources = { [Name in DetailName]?: Source };

/** Details as a crawl or a feed found them. */
export interface FoundDetails {
  details: ProductDetails;
  sources: DetailSources;
}

export const DETAIL_NAMES = Object.keys(NO_DETAILS) as DetailName[];

/** True if the product has nothing under this name. */
export function isWithout(details: ProductDetails, name: DetailName): boolean {
  const value = details[name];
  return value === null || (Array.isArray(value) && value.length === 0);
}

/** Gives each detail that has a value the same source. */
export function detailsFrom(source: Source, details: Partial<ProductDetails>): FoundDetails {
  const whole = { ...NO_DETAILS, ...details };
  const stated = DETAIL_NAMES.filter((name) => !isWithout(whole, name));
  return { details: whole, sources: Object.fromEntries(stated.map((name) => [name, source])) };
}

/**
 * Takes each detail from the first that has it. Options and variants belong together and come from the same one; what
 * it does not state of a variant comes from the next that does. Attributes are joined by name.
 */
export function mergeDetails(found: readonly FoundDetails[]): FoundDetails {
  const merged: FoundDetails = { details: { ...NO_DETAILS }, sources: {} };
  for (const { details, sources } of found) {
    const isSettled = !isWithout(merged.details, 'variants') || !isWithout(merged.details, 'options');
    if (!isWithout(merged.details, 'attributes'))
      merged.details.attributes = joinAttributes(merged.details.attributes, details.attributes);
    merged.details.variants = completeVariants(merged.details.variants, details.variants);
    for (const name of DETAIL_NAMES) {
      const isTaken = isSettled && (name === 'options' || name === 'variants');
      if (isTaken || !isWithout(merged.details, name) || isWithout(details, name)) continue;
      Object.assign(merged.details, { [name]: details[name] });
      if (sources[name]) merged.sources[name] = sources[name];
    }
  }
  return merged;
}

/** Fills in what is not known of variants from others with the same SKU or, without one, the same option values. */
function completeVariants(known: readonly Variant[], more: readonly Variant[]): Variant[] {
  if (known.length === 0 || more.length === 0) return [...known];
  const bySku = Map.groupBy(more, ({ sku }) => sku);
  const byValues = Map.groupBy(more, variantKey);
  const onlyOne = (found: readonly Variant[] = []) => (found.length === 1 ? found[0] : undefined);
  return known.map((variant) => {
    const { sku, values } = variant;
    const sameValues = values.some((value) => value !== null) ? onlyOne(byValues.get(variantKey(variant))) : undefined;
    const same = (sku === null ? undefined : onlyOne(bySku.get(sku))) ?? sameValues;
    if (!same || (sku !== null && same.sku !== null && sku !== same.sku)) return variant;
    const stated = Object.entries(variant).filter(([, value]) => value !== null && value !== 'unknown');
    // A list price belongs to the price beside it.
    const { listPrice } = variant.price === null ? same : variant;
    return { ...same, ...Object.fromEntries(stated), listPrice, values };
  });
}

/** Identifies a variant by its option values. */
export const variantKey = ({ values }: Pick<Variant, 'values'>): string => values.join('\n').toLowerCase();

/** Adds the attributes with new names, next to the others of their group. */
function joinAttributes(known: readonly Attribute[], more: readonly Attribute[]): Attribute[] {
  const names = new Set(known.map(({ name }) => comparableName(name)));
  const all = [...known, ...more.filter(({ name }) => !names.has(comparableName(name)))];
  return [...Map.groupBy(all, ({ group }) => group).values()].flat();
}

const comparableName = (name: string): string =>
  name
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[^\p{L}\p{N}]/gu, '') || name;

/** True unless the shop says that it is sold out. */
const isBuyable = ({ availability }: Variant): boolean => availability !== 'out_of_stock';

/**
 * Returns the variant that represents the product: the cheapest available, the first of equals; if none is, the
 * cheapest of all. Its price is the product's price, its cart id the product's external id. Undefined without variants.
 */
export function featuredVariant(variants: readonly Variant[]): Variant | undefined {
  const buyable = variants.filter(isBuyable);
  const pool = buyable.length > 0 ? buyable : variants;
  return pool.toSorted((a, b) => (a.price ?? Infinity) - (b.price ?? Infinity) || 0)[0];
}

/** Returns in stock if any variant is, out of stock if all are, and unknown otherwise. */
export function availabilityOfVariants(variants: readonly Variant[]): Availability {
  if (variants.some(({ availability }) => availability === 'in_stock')) return 'in_stock';
  return variants.length > 0 && !variants.some(isBuyable) ? 'out_of_stock' : 'unknown';
}
