import type { ProductDetails } from '../domain/product-details.ts';
import type { Product } from '../domain/product.ts';
import type { SearchData } from './expand.ts';
import type { ColumnFilters } from './filters.ts';
import type { Candidate, Places } from './rank.ts';
import type { Stemmer } from './terms.ts';
import type { Lengths } from './weights.ts';

/** Maximum number of products with all words, in any field, to rank besides the best `MAX_RANKED`. */
export const MAX_WHOLE = 600;

/** Statistics of a catalogue, as of its last refresh. */
export interface KnownCatalogue extends SearchData {
  products: number;
  lengths: Lengths;
  /** True if the vocabulary has every word of every product. */
  isComplete: boolean;
}

/** The port of the engine to one assistant's products; storage implements it. */
export interface StoredCatalogue {
  known(): Promise<KnownCatalogue>;
  stemmer(language: string): Stemmer;
  /** Returns at most `rows` products that match a tsquery, with the positions of these lexemes. */
  candidates(wanted: {
    tsquery: string;
    lexemes: readonly string[];
    filters: ColumnFilters;
    rows: number;
  }): Promise<Candidate[]>;
  /** Returns the newest products that pass, for a search without words. */
  newest(filters: ColumnFilters, limit: number): Promise<string[]>;
  /** Returns all stems of a product. */
  stemsOf(productId: string): Promise<{ places: Places; lengths: Lengths } | undefined>;
  /** Returns products' details, by product; those without any are omitted. */
  details(productIds: readonly string[]): Promise<ReadonlyMap<string, ProductDetails>>;
  /** In any order. */
  products(productIds: readonly string[]): Promise<Product[]>;
}
