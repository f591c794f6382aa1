import type { SearchFilters } from '../domain/search.ts';
import { wordsOf } from '../text/words.ts';
import { FIELDS, type Field } from './fields.ts';
import type { PriceRange } from './query.ts';
import type { Candidate } from './rank.ts';
import type { Stemmer } from './terms.ts';
import { fieldAt } from './vector.ts';

/** Maximum bytes of a filter to read. */
const MAX_FILTER_BYTES = 400;

/** Filters on product columns, with the price that the query mentions. */
export interface ColumnFilters extends Pick<SearchFilters, 'minPrice' | 'maxPrice' | 'currency' | 'availability'> {
  mentioned: PriceRange | null;
}

/** Lexemes that one of the fields must contain. */
export interface FieldFilter {
  fields: readonly Field[];
  lexemes: readonly string[];
}

/**
 * Returns the filters that a product's own columns can fail. Its price is the lowest of its variants, and it is in stock if
 * one of them is: with a filter on options, a dearer or a sold-out variant may pass although its product does not.
 */
export function columnFiltersOf(filters: SearchFilters, mentioned: PriceRange | null): ColumnFilters {
  const { minPrice, maxPrice, currency, availability, details = [] } = filters;
  const isOfProduct = details.length === 0;
  return {
    maxPrice,
    currency,
    minPrice: isOfProduct ? minPrice : undefined,
    availability: isOfProduct || availability === 'in_stock' ? availability : undefined,
    mentioned,
  };
}

export function hasColumnFilters({ minPrice, maxPrice, currency, availability, mentioned }: ColumnFilters): boolean {
  return mentioned !== null || [minPrice, maxPrice, currency, availability].some((value) => value !== undefined);
}

/** Returns the filters on brand and category, and the words of the values in filters on details. */
export async function parseFieldFilters(
  { brand, category, details = [] }: SearchFilters,
  stemmer: Stemmer,
): Promise<FieldFilter[]> {
  const filters = [
    { fields: ['brand' as const], words: wordsOf(brand ?? '', MAX_FILTER_BYTES) },
    { fields: ['path' as const, 'leaf' as const], words: wordsOf(category ?? '', MAX_FILTER_BYTES) },
    ...details.map(({ value }) => ({ fields: ['details' as const], words: wordsOf(value ?? '', MAX_FILTER_BYTES) })),
  ].filter(({ words }) => words.length > 0);
  if (filters.length === 0) return [];
  const stems = await stemmer(filters.flatMap(({ words }) => words));
  return filters.map(({ fields, words }) => ({ fields, lexemes: words.map((word) => stems(word)[0] ?? word.folded) }));
}

/** True if each lexeme of the filter is in one of its fields. */
export function passes({ places }: Candidate, { fields, lexemes }: FieldFilter): boolean {
  return lexemes.every((lexeme) =>
    places.get(lexeme)?.some((place) => fields.some((field) => field === FIELDS[fieldAt(place)])),
  );
}
