import { readAvailabilityTerm } from '../../domain/availability.ts';
import { trimEndOf } from '../../domain/trim.ts';
import type { Availability } from '../../domain/product.ts';
import { IN_STOCK, OUT_OF_STOCK } from '../../text/lexicon/stock.ts';

const MAX_LENGTH = 300;

/**
 * Parses a product's availability. Anything that can be ordered (pre-order, made to order, one channel only) is in
 * stock; unrecognized text is unknown.
 * @param text a schema.org ItemAvailability with or without its address, or words in any common language
 * @see https://schema.org/ItemAvailability
 */
export function parseAvailability(text: string): Availability {
  const term = trimEndOf(text.trim().slice(0, MAX_LENGTH), /\//);
  const known = readAvailabilityTerm(term);
  if (known) return known;
  if (OUT_OF_STOCK.test(term)) return 'out_of_stock';
  return IN_STOCK.test(term) ? 'in_stock' : 'unknown';
}
