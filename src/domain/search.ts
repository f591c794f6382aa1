import type { Availability, Product } from './records.ts';

/** A condition on an attribute or an option: its value, or a range of numbers. */
export interface DetailFilter {
  /** The shop's own name or the common key, such as `Gewicht` or `weight`; case does not matter. */
  name: string;
  /** The whole value; case does not matter. */
  value?: string | undefined;
  min?: number | undefined;
  max?: number | undefined;
  /** Of `min` and `max`; absent: that of the product. */
  unit?: string | undefined;
}

export interface SearchFilters {
  minPrice?: number | undefined;
  maxPrice?: number | undefined;
  currency?: string | undefined;
  availability?: Availability | undefined;
  brand?: string | undefined;
  category?: string | undefined;
  /** True: only products with a list price above their price. */
  onSale?: boolean | undefined;
  /** One variant must have all option values, within the prices and the availability that are asked for. */
  details?: readonly DetailFilter[] | undefined;
}

export interface SearchRequest {
  query: string;
  filters?: SearchFilters | undefined;
  limit: number;
  /** 'all': products with every word, and the best partial matches only when there is none; 'any': ranked over any word. */
  match: 'all' | 'any';
}

export interface SearchHit {
  product: Product;
  /** Higher is better; comparable within one answer. */
  score: number;
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
