import type { Availability, Product } from './records.ts';

export interface SearchFilters {
  minPrice?: number | undefined;
  maxPrice?: number | undefined;
  currency?: string | undefined;
  availability?: Availability | undefined;
  brand?: string | undefined;
  category?: string | undefined;
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
export interface Passage {
  knowledgeId: string;
  /** The entry's identifier, for citations. */
  title: string;
  text: string;
  score: number;
}

export interface KnowledgeSearch {
  /** Best first. */
  search(organizationId: string, assistantId: string, query: string, limit: number): Promise<Passage[]>;
}
