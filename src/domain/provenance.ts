import type { ProductFields } from './records.ts';

/** A product's fields beside its address. */
export const DETAILS = [
  'title',
  'externalId',
  'description',
  'price',
  'currency',
  'availability',
  'imageUrl',
  'brand',
  'category',
] as const satisfies (keyof ProductFields)[];
export type Detail = (typeof DETAILS)[number];

/** A product of which only the address and the title are known. */
export const UNKNOWN_DETAILS = {
  externalId: null,
  description: null,
  price: null,
  currency: null,
  availability: 'unknown',
  imageUrl: null,
  brand: null,
  category: null,
} as const satisfies Omit<ProductFields, 'url' | 'title'>;

/**
 * The source of a field: a page's markup, its visible text, its scripts, the site's pattern, the product feed of an
 * e-commerce platform, a file, a person.
 */
export type Source =
  | 'json-ld'
  | 'microdata'
  | 'rdfa'
  | 'open-graph'
  | 'page'
  | 'state'
  | 'pattern'
  | `feed:${string}`
  | 'import'
  | 'hand';

/** The source of each field, absent if unknown. Products store it as is: renaming a field or a source needs a migration. */
export type Sources = { [K in Detail]?: Source };

/** A product as a crawl found it. */
export type CrawledProduct = ProductFields & { sources?: Sources };

/** Gives each of these fields the same source, ignoring names that are not in DETAILS. */
export function tagSource(source: Source, names: readonly string[]): Sources {
  return Object.fromEntries(DETAILS.filter((name) => names.includes(name)).map((name) => [name, source]));
}

/** Gives each field of the product that has a value the same source. */
export function sourcesFor(source: Source, product: { [K in Detail]: unknown }): Sources {
  return tagSource(
    source,
    DETAILS.filter((name) => product[name] !== null && product[name] !== 'unknown'),
  );
}

/** True if it comes from the shop's own feed, whose external ids are those that carts accept. */
export const isFromFeed = (source: Source | undefined): boolean => source?.startsWith('feed:') ?? false;
