import { z } from 'zod';
import {
  type Attribute,
  DETAIL_NAMES,
  type DetailName,
  type DetailSources,
  type FoundDetails,
  ProductDetails,
  type ProductOption,
  UNKNOWN_VARIANT,
  Variant,
  availabilityOfVariants,
  featuredVariant,
  isWithout,
  mergeDetails,
  variantKey,
} from './product-details.ts';
import type { ProductFields } from './product.ts';

/** A variant with the fields that a person set; the others stay the crawl's. */
const HandVariant = Variant.partial().required({ values: true });
type HandVariant = z.infer<typeof HandVariant>;

/** Attributes, by their names, and variants, by their option values, that the product has no longer, whoever finds them. */
const RemovedDetails = z.object({ attributes: z.array(z.string()), variants: z.array(Variant.shape.values) });
type RemovedDetails = z.infer<typeof RemovedDetails>;

/** Manual details: each field, attribute and variant field can be set separately. */
export const HandDetails = ProductDetails.partial().extend({
  variants: z.array(HandVariant).optional(),
  removed: RemovedDetails.optional(),
});
export type HandDetails = z.infer<typeof HandDetails>;

/**
 * A product's details by origin; each origin may change or disappear independently. Manual details override a file's
 * import, which overrides the shop's own feed, which overrides the product's page.
 */
export interface DetailLayers {
  hand?: HandDetails;
  import?: FoundDetails;
  feed?: FoundDetails;
  page?: FoundDetails;
}

export type FoundLayer = Exclude<keyof DetailLayers, 'hand'>;

/** Returns the effective details, each with its source. */
export function detailsOf(layers: DetailLayers): FoundDetails {
  const found = [layers.import, layers.feed, layers.page].filter((layer) => !!layer);
  const [only, ...others] = found;
  const { details, sources } = only && others.length === 0 ? only : mergeDetails(found);
  const { hand = {} } = layers;
  const set = DETAIL_NAMES.filter((name) => hand[name] !== undefined);
  const { attributes = [], variants = [], removed = NONE_REMOVED, ...whole } = hand;
  const chosen = overlay(details, whole);
  const isLeft = isNotRemoved(removed);
  const offered = withVariants(details.variants, variants, chosen.options.length).filter(isLeft.variant);
  const merged: ProductDetails = {
    ...chosen,
    options: withAdded(chosen.options, variants.length > 0 ? offered : []),
    attributes: withAttributes(details.attributes, attributes).filter(isLeft.attribute),
    variants: offered,
  };
  const listPrice = hand.listPrice === undefined ? (featuredVariant(merged.variants)?.listPrice ?? null) : null;
  return {
    details: listPrice === null ? merged : { ...merged, listPrice },
    sources: { ...sources, ...(Object.fromEntries(set.map((name) => [name, 'hand'])) as DetailSources) },
  };
}

const NONE_REMOVED: RemovedDetails = { attributes: [], variants: [] };

function isNotRemoved({ attributes, variants }: RemovedDetails) {
  const names = new Set(attributes.map((name) => name.toLowerCase()));
  const keys = new Set(variants.map((values) => variantKey({ values })));
  return {
    attribute: (attribute: Attribute) => !names.has(keyOf(attribute)),
    variant: (variant: Pick<Variant, 'values'>) => !keys.has(variantKey(variant)),
  };
}

/** Adds to options the values that only variants added by hand have. */
function withAdded(options: readonly ProductOption[], variants: readonly Variant[]): ProductOption[] {
  return options.map((option, at) => ({
    ...option,
    values: [...new Set([...option.values, ...variants.flatMap(({ values }) => values[at] ?? [])])],
  }));
}

/** Replaces attributes of the same name, and adds the others. */
function withAttributes(found: readonly Attribute[], set: readonly Attribute[]): Attribute[] {
  if (set.length === 0) return [...found];
  const left = new Map(set.map((attribute) => [keyOf(attribute), attribute]));
  const merged = found.map((attribute) => {
    const own = left.get(keyOf(attribute));
    left.delete(keyOf(attribute));
    return own ?? attribute;
  });
  return [...merged, ...left.values()];
}

const keyOf = ({ name }: Attribute): string => name.toLowerCase();

/** Returns the base with the values of the patch; null is a value. */
function overlay<Base extends object>(base: Base, patch: { [Name in keyof Base]?: Base[Name] | undefined }): Base {
  return { ...base, ...Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== undefined)) };
}

/**
 * Changes variants of the same option values, and adds the others. One without a cart id of its own was a change to a
 * variant that the shop no longer sells, and one that does not fit the options was set before these changed: both are
 * omitted until the shop sells them again.
 */
function withVariants(found: readonly Variant[], set: readonly HandVariant[], optionCount: number): Variant[] {
  if (set.length === 0) return [...found];
  const left = new Map(set.map((variant) => [variantKey(variant), variant]));
  const merged = found.map((variant) => {
    const own = left.get(variantKey(variant));
    left.delete(variantKey(variant));
    return own ? overlay(variant, own) : variant;
  });
  const added = [...left.values()].filter(
    ({ values, cartId }) => values.length === optionCount && (found.length === 0 || Boolean(cartId)),
  );
  return [...merged, ...added.map((own) => overlay<Variant>({ ...UNKNOWN_VARIANT, values: own.values }, own))];
}

/** Returns the contract's fields that variants decide, without those that they do not state; empty without variants. */
export function fieldsOfVariants(
  variants: readonly Variant[],
): Partial<Pick<ProductFields, 'price' | 'availability' | 'externalId'>> {
  const featured = featuredVariant(variants);
  if (!featured) return {};
  const availability = availabilityOfVariants(variants);
  return {
    ...(featured.price !== null && { price: featured.price }),
    ...(featured.cartId !== null && { externalId: featured.cartId }),
    ...(availability !== 'unknown' && { availability }),
  };
}

/** Returns the fields that variants decide if a person has changed a variant, except those that are set by hand. */
export function fieldsOfHandVariants(
  layers: DetailLayers,
  handFields: ReadonlySet<string>,
): ReturnType<typeof fieldsOfVariants> {
  if (!layers.hand?.variants && !layers.hand?.removed?.variants.length) return {};
  const decided = Object.entries(fieldsOfVariants(detailsOf(layers).details.variants));
  return Object.fromEntries(decided.filter(([name]) => !handFields.has(name)));
}

/** Adds manual details to the previous ones, and returns removed ones. A null field or an empty list is a value: "none". */
export function setByHand(before: HandDetails = {}, patch: HandDetails): HandDetails {
  const { attributes: set = [], variants: changed = [] } = patch;
  const known = withoutRemoved(before, { attributes: set.map(({ name }) => name), variants: changed });
  const variants = new Map((known.variants ?? []).map((variant) => [variantKey(variant), variant]));
  for (const variant of patch.variants ?? [])
    variants.set(variantKey(variant), { ...variants.get(variantKey(variant)), ...variant });
  return {
    ...known,
    ...patch,
    ...(patch.attributes && { attributes: withAttributes(known.attributes ?? [], patch.attributes) }),
    ...(patch.variants && { variants: [...variants.values()] }),
  };
}

/** Removes attributes and variants, with what was set of them; later crawls do not bring them back. */
export function removeByHand(known: HandDetails, { attributes, variants }: RemovedDetails): HandDetails {
  const { removed = NONE_REMOVED, ...left } = release(known, { attributes, variants: variants.map(toReleased) }) ?? {};
  return {
    ...left,
    removed: {
      attributes: [...removed.attributes, ...attributes],
      variants: [...removed.variants, ...variants],
    },
  };
}

const toReleased = (values: Variant['values']) => ({ values });

function withoutRemoved(
  { removed, ...known }: HandDetails,
  back: { attributes: readonly string[]; variants: readonly Pick<Variant, 'values'>[] },
): HandDetails {
  if (!removed) return known;
  const names = new Set(back.attributes.map((name) => name.toLowerCase()));
  const keys = new Set(back.variants.map(variantKey));
  const left = {
    attributes: removed.attributes.filter((name) => !names.has(name.toLowerCase())),
    variants: removed.variants.filter((values) => !keys.has(variantKey({ values }))),
  };
  return left.attributes.length + left.variants.length === 0 ? known : { ...known, removed: left };
}

export const VariantField = Variant.omit({ values: true }).keyof();

/** What a person gives back: whole details, attributes by their names, and variants, whole or some of their fields. */
export interface Released {
  names?: readonly DetailName[];
  attributes?: readonly string[];
  variants?: readonly { values: Variant['values']; fields?: readonly z.infer<typeof VariantField>[] | undefined }[];
}

/** Gives details back to the crawl, removed ones too. @returns undefined if nothing is left that is set by hand */
export function release(known: HandDetails, released: Released): HandDetails | undefined {
  const back = returned(known, released);
  const { attributes, variants, ...others } = without(withoutRemoved(known, back), released.names ?? []);
  const names = new Set(released.attributes?.map((name) => name.toLowerCase()));
  const fields = new Map(released.variants?.map((each) => [variantKey(each), each.fields]));
  const kept = {
    attributes: attributes?.filter((attribute) => !names.has(keyOf(attribute))),
    variants: variants?.flatMap((variant) => {
      const key = variantKey(variant);
      if (!fields.has(key)) return [variant];
      const { values, ...set } = variant;
      const left = without(set, fields.get(key) ?? VariantField.options);
      return Object.keys(left).length > 0 ? [{ values, ...left }] : [];
    }),
  };
  const left = {
    ...others,
    ...(kept.attributes?.length && { attributes: kept.attributes }),
    ...(kept.variants?.length && { variants: kept.variants }),
  };
  return Object.keys(left).length === 0 ? undefined : left;
}

/** Returns which of the removed details come back. */
function returned({ removed = NONE_REMOVED }: HandDetails, { names = [], attributes = [], variants = [] }: Released) {
  return {
    attributes: names.includes('attributes') ? removed.attributes : attributes,
    variants: names.includes('variants') ? removed.variants.map(toReleased) : variants,
  };
}

function without<Base extends object>(base: Base, names: readonly (keyof Base)[]): Base {
  const given: ReadonlySet<string> = new Set(names.map(String));
  return Object.fromEntries(Object.entries(base).filter(([name]) => !given.has(name))) as Base;
}

/** Returns the words of the details that a shopper may search for. */
export function searchableText({ attributes, options }: ProductDetails): string {
  return [...options.flatMap(({ values }) => values), ...attributes.map(({ name, value }) => `${name} ${value}`)].join(
    '\n',
  );
}

/** True if neither a person nor a source gave a detail. */
export const hasNothing = ({ hand, ...found }: DetailLayers): boolean =>
  hand === undefined &&
  Object.values(found).every(({ details }) => DETAIL_NAMES.every((name) => isWithout(details, name)));
