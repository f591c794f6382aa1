import type { Availability } from './product.ts';

/** schema.org's ItemAvailability, the terms of Open Graph and Google Merchant, our own, and what some shops write. */
const TERMS: ReadonlyMap<string, Availability> = new Map([
  ...terms(
    'in_stock',
    'instock available limitedavailability preorder presale backorder instoreonly onlineonly madetoorder availablefororder reserved instockonline lowstock yes true 1',
  ),
  ...terms(
    'out_of_stock',
    'outofstock soldout discontinued oos unavailable notavailable outofstockonline nostock no false 0',
  ),
  ...terms('unknown', 'unknown'),
]);

function terms(availability: Availability, words: string): [string, Availability][] {
  return words.split(' ').map((word) => [word, availability]);
}

/**
 * Reads a term for availability, in any case and spelling. Anything that can be ordered counts as in stock.
 * @param text the term, or its address
 * @returns undefined for an unknown term
 * @see https://schema.org/ItemAvailability
 */
export function readAvailabilityTerm(text: string): Availability | undefined {
  const term = text.slice(Math.max(text.lastIndexOf('/'), text.lastIndexOf('#'), text.lastIndexOf(':')) + 1);
  return TERMS.get(term.toLowerCase().replaceAll(/[\s_-]+/g, ''));
}
