import type { Product } from '../../domain/records.ts';

/** A product that a text mentions, and the position of its last mention. */
export interface Mention {
  product: Product;
  end: number;
}

const reversed = (text: string) => text.split('').toReversed().join('');

const WORD = /[\p{L}\p{N}]{4,}/gu;

/**
 * Finds the products that a text names: by their whole title, or by a capitalized word that no other product has in its
 * title.
 */
export function createMentions(products: readonly Product[]): (text: string) => Mention[] {
  // Search backwards: `lastIndexOf` compares the whole title at every position, `indexOf` does not.
  const titles = products.map((product) => ({ product, backwards: reversed(product.title.toLowerCase()) }));
  const owners = new Map<string, Set<Product>>();
  for (const product of products)
    for (const [word] of product.title.matchAll(WORD))
      owners.set(word.toLowerCase(), (owners.get(word.toLowerCase()) ?? new Set()).add(product));

  return (text) => {
    const backwards = reversed(text.toLowerCase());
    const found = new Map<Product, number>();
    for (const { product, backwards: title } of titles) {
      const at = backwards.indexOf(title);
      if (at >= 0) found.set(product, backwards.length - at);
    }
    for (const { 0: word, index } of text.matchAll(WORD)) {
      const named = owners.get(word.toLowerCase());
      const [owner] = named ?? [];
      if (!owner || named?.size !== 1 || !/^\p{Lu}/u.test(word)) continue;
      found.set(owner, Math.max(found.get(owner) ?? 0, index + word.length));
    }
    return [...found].map(([product, end]) => ({ product, end })).toSorted((a, b) => a.end - b.end);
  };
}
