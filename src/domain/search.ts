import type { Availability, Product } from './product.ts';

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
  /** An ISO 4217 code, in either case, or several: "kr" is short for three. */
  currency?: string | readonly string[] | undefined;
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

/** Searches products, the same for list_catalogue, the chat and the command line. */
export interface CatalogueSearch {
  search(organizationId: string, assistantId: string, request: SearchRequest): Promise<SearchAnswer>;
  /** Similar products, without the product itself. */
  similar(organizationId: string, assistantId: string, productId: string, limit: number): Promise<SearchHit[]>;
}
