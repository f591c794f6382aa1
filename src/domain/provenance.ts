import type { FeedName } from './crawl.ts';
import type { ProductFields } from './records.ts';

/** What a catalogue knows of a product beside its address. */
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

/** A product of which nothing more is known than where it is and what it is called. */
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

/** Who says something of a product: a page's markup, its looks, its scripts, the site's pattern, a list, a person. */
export type Source =
  | 'json-ld'
  | 'microdata'
  | 'rdfa'
  | 'open-graph'
  | 'page'
  | 'state'
  | 'pattern'
  | `feed:${FeedName}`
  | 'import'
  | 'hand';

/** By field, who said what the product has; nothing where nobody did, or it is not known who. */
export type Sources = { [K in Detail]?: Source };

/** A product as a crawl found it. */
export type CrawledProduct = ProductFields & { sources?: Sources };

/** The same source for each of these fields; others are passed over. */
export function saidBy(source: Source, names: readonly string[]): Sources {
  return Object.fromEntries(DETAILS.filter((name) => names.includes(name)).map((name) => [name, source]));
}

/** One source for everything that a product says. */
export function allSaidBy(source: Source, product: { [K in Detail]: unknown }): Sources {
  return saidBy(
    source,
    DETAILS.filter((name) => product[name] !== null && product[name] !== 'unknown'),
  );
}

/** Whether a shop's own list said it, whose numbers are those that carts take. */
export const isFed = (source: Source | undefined): boolean => source?.startsWith('feed:') ?? false;
