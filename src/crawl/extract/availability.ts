import { readAvailabilityTerm } from '../../domain/availability.ts';
import { detached } from '../../domain/detached.ts';
import { trimEndOf } from '../../domain/trim.ts';
import type { Availability } from '../../domain/product.ts';
import { RecentMap } from '../../text/recent-map.ts';
import { IN_STOCK, OUT_OF_STOCK } from '../../text/lexicon/stock.ts';

const MAX_LENGTH = 300;
/** Texts of a shop's template, which its pages repeat; at most 320 KB. */
const MAX_KNOWN_LENGTH = 80;
const knownTexts = new RecentMap<Availability>(1_000);

/**
 * Parses a product's availability. Anything that can be ordered (pre-order, made to order, one channel only) is in
 * stock; unrecognized text is unknown.
 * @param text a schema.org ItemAvailability with or without its address, or words in any common language
 * @see https://schema.org/ItemAvailability
 */
export function parseAvailability(text: string): Availability {
  if (text.length > MAX_KNOWN_LENGTH) return parseTerm(text);
  const known = knownTexts.get(text);
  if (known !== undefined) return known;
  const availability = parseTerm(text);
  knownTexts.set(detached(text), availability);
  return availability;
}

function parseTerm(text: string): Availability {
  const term = trimEndOf(text.trim().slice(0, MAX_LENGTH), /\//);
  const known = readAvailabilityTerm(term);
  if (known) return known;
  if (OUT_OF_STOCK.test(term)) return 'out_of_stock';
  return IN_STOCK.test(term) ? 'in_stock' : 'unknown';
}
