import type { Availability, Product } from './records.ts';

/** A condition on an attribute or an option: its value, or a range of numbers. */
export interface DetailFilter {
  /** The shop's own name or the common key, such as `Gewicht` or `weight`; case does not matter. */
  name: string;
  /** The whole value; case does not matter. */
  value?: string | undefined;
  min?: number | undefined;
  max?: number | undefined;
  /** The unit of `min` and `max`; if absent, the product's own. */
  unit?: string | undefined;
}

export interface SearchFilters {
  minPrice?: number | undefined;
  maxPrice?: number | undefined;
  currency?: string | undefined;
  availability?: Availability | undefined;
  brand?: string | undefined;
  category?: string | undefined;
  /** If true, only products with a list price above their price. */
  onSale?: boolean | undefined;
  /** One variant must have all option values, within the prices and the availability that are asked for. */
  details?: readonly DetailFilter[] | undefined;
}

export interface SearchRequest {
  query: string;
  filters?: SearchFilters | undefined;
  limit: number;
  /** 'all': products with every word, or if there are none, the best partial matches; 'any': ranked over any word. */
  match: 'all' | 'any';
}

/** A word of the query that a product has, as it is, inflected, compounded, corrected or as a synonym. */
export interface MatchedWord {
  /** The word in the query, folded. */
  word: string;
  /** The field with the word: the title, the brand or category, or other texts. */
  place: 'title' | 'family' | 'text';
}

export interface SearchHit {
  product: Product;
  /** Higher is better; comparable within one answer. */
  score: number;
  matched: readonly MatchedWord[];
  /** The query's other words, folded. */
  lacks: readonly string[];
}

export interface SearchAnswer {
  /** Best first. */
  hits: SearchHit[];
  /** The query with its typos corrected, when the catalogue lacks one of its words. */
  didYouMean: string | null;
}

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

/** Searches products, the same for list_catalogue, the chat and the command line. */
export interface CatalogueSearch {
  search(organizationId: string, assistantId: string, request: SearchRequest): Promise<SearchAnswer>;
  /** Similar products, without the product itself. */
  similar(organizationId: string, assistantId: string, productId: string, limit: number): Promise<SearchHit[]>;
}

export interface FacetSearch {
  /** Counts properties of the products that a search finds, up to a maximum number of products. */
  facets(organizationId: string, assistantId: string, request: FacetRequest): Promise<Facets>;
}

/** A part of a knowledge entry. */
export interface KnowledgePassage {
  knowledgeId: string;
  /** The entry's identifier, for citations. */
  title: string;
  text: string;
  score: number;
}

export interface KnowledgeSearch {
  /** Best first. */
  search(organizationId: string, assistantId: string, query: string, limit: number): Promise<KnowledgePassage[]>;
}
