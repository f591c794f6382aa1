import { trimEndOf } from '../../domain/trim.ts';
import type { Availability } from '../../domain/product.ts';
import { IN_STOCK, OUT_OF_STOCK } from '../../text/lexicon/stock.ts';

/** schema.org ItemAvailability, the Open Graph and Merchant Center terms, and the numbers that some shops use. */
const TERMS = new Map<string, Availability>([
  ...terms(
    'in_stock',
    'instock available limitedavailability preorder presale backorder instoreonly onlineonly madetoorder availablefororder reserved instockonline lowstock yes true 1',
  ),
  ...terms(
    'out_of_stock',
    'outofstock soldout discontinued oos unavailable notavailable outofstockonline nostock no false 0',
  ),
]);

const MAX_LENGTH = 300;

/**
 * Parses a product's availability. Anything that can be ordered (pre-order, made to order, one channel only) is in
 * stock; unrecognized text is unknown.
 * @param text a schema.org ItemAvailability with or without its address, or words in any common language
 * @see https://schema.org/ItemAvailability
 */
export function parseAvailability(text: string): Availability {
  const term = trimEndOf(text.trim().slice(0, MAX_LENGTH), /\//);
  const word = term.slice(Math.max(term.lastIndexOf('/'), term.lastIndexOf('#'), term.lastIndexOf(':')) + 1);
  const known = TERMS.get(word.toLowerCase().replaceAll(/[\s_-]+/g, ''));
  if (known) return known;
  if (OUT_OF_STOCK.test(term)) return 'out_of_stock';
  return IN_STOCK.test(term) ? 'in_stock' : 'unknown';
}

function terms(availability: Availability, words: string): [string, Availability][] {
  return words.split(' ').map((word) => [word, availability]);
}
