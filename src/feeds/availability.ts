import type { Availability } from '../domain/records.ts';

/** What can be ordered is in stock; the words of Google Merchant, of schema.org, and our own. */
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

/** @returns undefined for a word that is not known */
export function readAvailability(text: string): Availability | undefined {
  const word = text.slice(text.lastIndexOf('/') + 1); // schema.org's are addresses
  return WORDS.get(word.toLowerCase().replaceAll(/[\s_-]+/g, ''));
}
