import type { Availability } from '../domain/product.ts';

/** Words of Google Merchant, of schema.org, and our own. Anything that can be ordered counts as in stock. */
const WORDS = new Map<string, Availability>(
  Object.entries({
    in_stock:
      'instock available availablefororder preorder presale backorder limitedavailability madetoorder instoreonly onlineonly',
    out_of_stock: 'outofstock soldout discontinued unavailable',
    unknown: 'unknown',
  }).flatMap(([availability, words]) =>
    words.split(' ').map((word): [string, Availability] => [word, availability as Availability]),
  ),
);

/** @returns undefined for an unknown word */
export function readAvailability(text: string): Availability | undefined {
  const word = text.slice(text.lastIndexOf('/') + 1); // schema.org values are URLs
  return WORDS.get(word.toLowerCase().replaceAll(/[\s_-]+/g, ''));
}
