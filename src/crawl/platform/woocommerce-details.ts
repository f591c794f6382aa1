import { z } from 'zod';
import { type Attribute, DETAIL_LIMITS, type Rating } from '../../domain/product-details.ts';
import type { StatedOption } from '../../domain/product-variants.ts';
import { parseAttribute } from '../../domain/attribute.ts';
import { cleanChoice, cleanOptionalText, readEach } from './feed.ts';

const MAX_RATING = 5;

const text = z.string().nullish().catch(null);
const Stated = z.object({
  name: z.string(),
  has_variations: z.boolean().nullish().catch(null),
  terms: z.unknown().optional(),
});
const Term = z.object({ name: z.string(), slug: text });
/** A variation's value of an attribute: a term's slug, or the value itself; empty if every value is possible. */
const Chosen = z.object({ name: z.string(), value: text });
const Dimensions = z.object({ length: text, width: text, height: text });

interface Listed {
  attributes?: unknown;
  sku?: string | null | undefined;
  weight?: string | null | undefined;
  formatted_weight?: string | null | undefined;
  dimensions?: unknown;
  formatted_dimensions?: string | null | undefined;
  average_rating?: string | number | null | undefined;
  review_count?: number | null | undefined;
}

interface StatedAttribute {
  name: string | null;
  isOption: boolean;
  terms: z.infer<typeof Term>[];
}

function statedAttributes({ attributes }: Listed): StatedAttribute[] {
  const all = Array.isArray(attributes) ? attributes.slice(0, DETAIL_LIMITS.attributes) : [];
  return (readEach(all, Stated) ?? []).map(({ name, has_variations: isOption, terms }) => ({
    name: cleanOptionalText(name),
    isOption: isOption === true,
    terms: (Array.isArray(terms) && readEach(terms.slice(0, DETAIL_LIMITS.optionValues), Term)) || [],
  }));
}

const namesOf = (terms: StatedAttribute['terms']): string[] => terms.flatMap(({ name }) => cleanChoice(name) ?? []);

/** Reads the options, and returns a function that maps a variation's attributes to their values. */
export function toChoices(item: Listed): {
  options: StatedOption[];
  choose: (attributes: unknown) => (string | null)[];
} {
  const options = statedAttributes(item).filter(({ isOption }) => isOption);
  const bySlug = options.map(({ terms }) => new Map(terms.map(({ name, slug }) => [slug ?? name, cleanChoice(name)])));
  return {
    options: options.map(({ name, terms }) => ({ name, values: namesOf(terms) })),
    choose: (attributes) => {
      const rest = readEach(Array.isArray(attributes) ? attributes.slice(0, options.length) : [], Chosen) ?? [];
      return options.map(({ name }, at) => {
        // Taken one by one: two attributes may have the same name.
        const place = rest.findIndex((chosen) => lowered(cleanOptionalText(chosen.name)) === lowered(name));
        const value = rest.splice(place, place < 0 ? 0 : 1)[0]?.value;
        return value ? (bySlug[at]?.get(value) ?? cleanChoice(value)) : null;
      });
    },
  };
}

const lowered = (name: string | null): string => name?.toLowerCase() ?? '';

/** Reads the attributes that are not options, the SKU, and the size and weight, in the shop's units if stated. */
export function readAttributes(item: Listed): Attribute[] {
  const stated = statedAttributes(item).filter(({ isOption }) => !isOption);
  const { length = null, width = null, height = null } = Dimensions.safeParse(item.dimensions).data ?? {};
  const sides = [length, width, height].filter((side) => Number(side) > 0);
  const rows: [string | null, string | null | undefined][] = [
    ...stated.map(({ name, terms }): [string | null, string] => [name, namesOf(terms).join(', ')]),
    ['SKU', item.sku],
    ['Weight', item.formatted_weight ?? (Number(item.weight) > 0 ? item.weight : null)],
    ['Dimensions', item.formatted_dimensions ?? sides.join(' × ')],
  ];
  return rows.flatMap(([name, value]) => {
    const clean = cleanOptionalText(value);
    return (name !== null && clean !== null && parseAttribute({ name, value: clean })) || [];
  });
}

/** WooCommerce prints a rating of zero where there are no reviews. */
export function readRating({ average_rating: average, review_count: count }: Listed): Rating | null {
  const value = Number(average ?? 0);
  return value > 0 && value <= MAX_RATING && count !== null && count !== undefined && count > 0
    ? { value, scale: MAX_RATING, count }
    : null;
}
