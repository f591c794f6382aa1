import type { Product } from '../../domain/records.ts';

/** A product that a text speaks of, and where it does so last. */
export interface Mention {
  product: Product;
  end: number;
}

const WORD = /[\p{L}\p{N}]{4,}/gu;

/**
 * Finds the products that a text names: by their whole title, or by a word that no other of them has in its title,
 * written with a capital as names are.
 */
export function createMentions(products: readonly Product[]): (text: string) => Mention[] {
  const owners = new Map<string, Set<Product>>();
  for (const product of products)
    for (const [word] of product.title.matchAll(WORD))
      owners.set(word.toLowerCase(), (owners.get(word.toLowerCase()) ?? new Set()).add(product));

  return (text) => {
    const lower = text.toLowerCase();
    const found = new Map<Product, number>();
    for (const product of products) {
      const at = lower.lastIndexOf(product.title.toLowerCase());
      if (at >= 0) found.set(product, at + product.title.length);
    }
    for (const { 0: word, index } of text.matchAll(WORD)) {
      const [owner, ...others] = owners.get(word.toLowerCase()) ?? [];
      if (!owner || others.length > 0 || !/^\p{Lu}/u.test(word)) continue;
      found.set(owner, Math.max(found.get(owner) ?? 0, index + word.length));
    }
    return [...found].map(([product, end]) => ({ product, end })).toSorted((a, b) => a.end - b.end);
  };
}
