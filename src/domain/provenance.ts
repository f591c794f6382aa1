import type { FoundDetails } from './product-details.ts';
import type { ProductFields } from './product.ts';

/** The contract's fields of a product except its URL, each of which has its own source. */
export const SOURCED_FIELDS = [
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
export type SourcedField = (typeof SOURCED_FIELDS)[number];

/** The fields of a product if only its address and title are known. */
export const UNKNOWN_FIELDS = {
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
 * The kinds of sources: a page's markup, its visible text, its scripts, the site's pattern, the product feed of an
 * e-commerce platform, a file, a person.
 */
export const SOURCE_KINDS = [
  'json-ld',
  'microdata',
  'rdfa',
  'open-graph',
  'page',
  'state',
  'pattern',
  'feed',
  'import',
  'hand',
] as const;
export type SourceKind = (typeof SOURCE_KINDS)[number];

/** The source of a field: its kind, with the name of the feed. */
export type Source = Exclude<SourceKind, 'feed'> | `feed:${string}`;

/** The source of each field, absent if unknown. Stored as is: renaming a field or a source needs a migration. */
export type FieldSources = { [K in SourcedField]?: Source };

/** A product as a crawl found it. */
export type CrawledProduct = ProductFields & { sources?: FieldSources; details?: FoundDetails };

/** Gives each of these fields the same source, ignoring names that are not in SOURCED_FIELDS. */
export function tagSource(source: Source, names: readonly string[]): FieldSources {
  return Object.fromEntries(SOURCED_FIELDS.filter((name) => names.includes(name)).map((name) => [name, source]));
}

/** Gives each field of the product that has a value the same source. */
export function sourcesFor(source: Source, product: { [K in SourcedField]: unknown }): FieldSources {
  return tagSource(
    source,
    SOURCED_FIELDS.filter((name) => product[name] !== null && product[name] !== 'unknown'),
  );
}

/** True if it comes from the shop's own feed, whose external ids are those that carts accept. */
export const isFromFeed = (source: Source | undefined): boolean => source?.startsWith('feed:') ?? false;
