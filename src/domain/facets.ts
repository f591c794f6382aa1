import type { Availability } from './product.ts';
import type { SearchRequest } from './search.ts';

export type FacetRequest = Pick<SearchRequest, 'query' | 'filters'>;

/** A value, and the number of products that have it. */
export interface FacetValue {
  value: string;
  count: number;
}

/** An attribute or an option, as most products name it, and the number of products that have it. */
export interface FacetName {
  name: string;
  /** The key that a common attribute has in all languages. */
  key: string | null;
  count: number;
  /** The most frequent first; empty for numbers. */
  values: FacetValue[];
  /** The range of an attribute that is a number in all products. */
  range: { min: number; max: number; unit: string | null } | null;
}

/** Prices in one currency. */
export interface PriceFacet {
  currency: string | null;
  min: number;
  max: number;
  /** From `min`, inclusive, to `max`, exclusive but for the last range. */
  ranges: { min: number; max: number; count: number }[];
}

/** Properties of the products that a search finds, with counts of products. */
export interface Facets {
  /** Products counted. */
  counted: number;
  /** False if the search finds more products than are counted. */
  isComplete: boolean;
  brands: FacetValue[];
  categories: FacetValue[];
  availability: Record<Availability, number>;
  onSale: number;
  prices: PriceFacet[];
  attributes: FacetName[];
  options: FacetName[];
}

export interface FacetSearch {
  /** Counts properties of the products that a search finds, up to a maximum number of products. */
  facets(organizationId: string, assistantId: string, request: FacetRequest): Promise<Facets>;
}
