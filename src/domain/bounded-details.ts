import {
  DETAIL_LIMITS,
  type Attribute,
  type ProductDetails,
  type ProductOption,
  type Variant,
} from './product-details.ts';
import { cutText, isLongerThan } from './text-limits.ts';
import { isHttpUrl } from './url.ts';

const LIMITS = DETAIL_LIMITS;

/** Brings details of any origin within `DETAIL_LIMITS`, and drops contradictory ones. */
export function boundDetails(given: ProductDetails): ProductDetails {
  const details = storable(given);
  const options = distinctNames(details.options.slice(0, LIMITS.options).map(boundOption));
  const variants = boundVariants(details.variants, options.length);
  return {
    attributes: boundAttributes(details.attributes),
    options: options.map((option, at) => ({ ...option, values: withSold(option.values, variants, at) })),
    variants,
    listPrice: amount(details.listPrice),
    rating: boundRating(details.rating),
    images: [...new Set(details.images.filter(isStorableUrl))].slice(0, LIMITS.images),
    gtin: code(details.gtin),
    mpn: code(details.mpn),
    condition: code(details.condition),
    ageGroup: code(details.ageGroup),
    gender: code(details.gender),
  };
}

/** Copies the details, with texts that PostgreSQL can store: no NUL, no lone surrogate. */
function storable(details: ProductDetails): ProductDetails {
  const clean = (_: string, value: unknown) =>
    typeof value === 'string' ? value.toWellFormed().replaceAll('\0', ' ') : value;
  return JSON.parse(JSON.stringify(details), clean) as ProductDetails;
}

function boundAttributes(attributes: readonly Attribute[]): Attribute[] {
  const seen = new Set<string>();
  const kept: Attribute[] = [];
  for (const attribute of attributes) {
    const { group, name, value, number, unit } = attribute;
    const key = `${group ?? ''}\n${name}\n${value}`;
    if (name === '' || value === '' || isLongerThan(name, LIMITS.name) || seen.has(key)) continue;
    seen.add(key);
    const isNumber = number !== null && Number.isFinite(number);
    kept.push({
      ...attribute,
      group: group !== null && !isLongerThan(group, LIMITS.name) ? group : null,
      value: cutText(value, LIMITS.value),
      number: isNumber ? number : null,
      unit: isNumber && unit !== null && !isLongerThan(unit, LIMITS.unit) ? unit : null,
    });
    if (kept.length === LIMITS.attributes) break;
  }
  return kept;
}

const boundOption = ({ name, values }: ProductOption): ProductOption => ({
  name: cutText(name, LIMITS.name),
  values: [...new Set(values)].filter((value) => value !== '' && !isLongerThan(value, LIMITS.optionValue)),
});

/** Numbers options that are named alike: a choice of one must not pass for a choice of the other. */
function distinctNames(options: ProductOption[]): ProductOption[] {
  const counts = new Map<string, number>();
  return options.map((option) => {
    const key = option.name.toLowerCase();
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return count === 1 ? option : { ...option, name: `${option.name} ${count}` };
  });
}

/** Keeps the first available of variants with the same option values; without options, cart ids distinguish them. */
function boundVariants(variants: readonly Variant[], options: number): Variant[] {
  const kept = new Map<string, Variant>();
  for (const variant of variants) {
    const values = Array.from({ length: options }, (_, at) => variant.values[at] ?? null);
    if (values.some((value) => value !== null && isLongerThan(value, LIMITS.optionValue))) continue;
    const key = values.some((value) => value !== null) ? values.join('\n') : `${variant.cartId}\n${variant.url}`;
    const known = kept.get(key);
    if (!known && kept.size === LIMITS.variants) continue;
    if (known && (known.availability !== 'out_of_stock' || variant.availability === 'out_of_stock')) continue;
    kept.set(key, boundVariant({ ...variant, values }));
  }
  return [...kept.values()];
}

function boundVariant(variant: Variant): Variant {
  const price = amount(variant.price);
  const listPrice = amount(variant.listPrice);
  return {
    ...variant,
    cartId: code(variant.cartId),
    sku: code(variant.sku),
    gtin: code(variant.gtin),
    price,
    listPrice: listPrice !== null && price !== null && listPrice > price ? listPrice : null,
    imageUrl: variant.imageUrl !== null && isStorableUrl(variant.imageUrl) ? variant.imageUrl : null,
    url: variant.url !== null && isStorableUrl(variant.url) ? variant.url : null,
  };
}

/** Returns the values of an option in the shop's order, with those that only variants name. */
function withSold(values: readonly string[], variants: readonly Variant[], at: number): string[] {
  return [...new Set([...values, ...variants.flatMap((variant) => variant.values[at] ?? [])])].slice(
    0,
    LIMITS.optionValues,
  );
}

function boundRating(rating: ProductDetails['rating']): ProductDetails['rating'] {
  if (!rating) return null;
  const { value, scale, count } = rating;
  const isPossible = value >= 0 && scale > 0 && value <= scale && Number.isFinite(scale);
  return isPossible ? { value, scale, count: count !== null && count >= 0 ? Math.round(count) : null } : null;
}

const amount = (value: number | null): number | null =>
  value !== null && Number.isFinite(value) && value >= 0 ? value : null;

const code = (value: string | null): string | null => {
  const given = value?.trim() ?? '';
  return given === '' || isLongerThan(given, LIMITS.code) ? null : given;
};

const isStorableUrl = (url: string): boolean => !isLongerThan(url, LIMITS.url) && isHttpUrl(url);
