import type { FacetValue } from './facets.ts';
import type { Availability, Product, ProductFields } from './product.ts';
import { SOURCED_FIELDS, type SourceKind, type SourcedField, UNKNOWN_FIELDS } from './provenance.ts';

export const SORTS = ['newest', 'changed', 'title', 'cheapest', 'dearest'] as const;
export type Sort = (typeof SORTS)[number];

/** A field of a product that may lack a value. An unknown availability is one. */
export type OptionalField = keyof typeof UNKNOWN_FIELDS;
export const OPTIONAL_FIELDS = Object.keys(UNKNOWN_FIELDS) as readonly OptionalField[];

export interface BrowserFilters {
  minPrice?: number | undefined;
  maxPrice?: number | undefined;
  availability?: Availability | undefined;
  /** Exactly as the product states it. */
  brand?: string | undefined;
  category?: string | undefined;
  /** Products with any field of this source. */
  source?: SourceKind | undefined;
  /** True for products with a field that a person or an import has set. */
  isSetByHand?: boolean | undefined;
  missing?: OptionalField | undefined;
  /** True for products that the latest full crawl did not find, which are removed if the next does not find them. */
  isGoneSoon?: boolean | undefined;
  /** Only these products. */
  productIds?: readonly string[] | undefined;
}

/** Fields that people set: with the address of products that they add. */
export const HAND_FIELDS = ['url', ...SOURCED_FIELDS] as const;
export type HandField = (typeof HAND_FIELDS)[number];

/** A product as its owner sees it. */
export interface BrowsedProduct extends Product {
  /** Fields that people or imports have set, which crawls keep. */
  handFields: HandField[];
  /** The values that crawls found for the fields that are set by hand. */
  found: { [K in SourcedField]?: ProductFields[K] };
  isGoneSoon: boolean;
}

/** The end of a page of the list: the sorted value as PostgreSQL writes it, and the product. */
export interface PageEnd {
  value: string;
  productId: string;
}

/** Counts of products that pass the filters. */
export interface CatalogueCounts {
  total: number;
  availability: Record<Availability, number>;
  setByHand: number;
  goneSoon: number;
  missing: Record<OptionalField, number>;
  /** The most frequent first, up to a maximum number of values. */
  brands: FacetValue[];
  categories: FacetValue[];
  sources: { value: SourceKind; count: number }[];
}

/** Reads a catalogue for its owner: in any order, as a whole, and with what only the owner may see. */
export interface CatalogueBrowser {
  page(
    organizationId: string,
    assistantId: string,
    request: { filters: BrowserFilters; sort: Sort; after: PageEnd | null; limit: number },
  ): Promise<{ products: BrowsedProduct[]; end: PageEnd | null }>;
  count(organizationId: string, assistantId: string, filters: BrowserFilters): Promise<CatalogueCounts>;
}
