import { z } from 'zod';
import type { KeptPart } from '../domain/conversation.ts';
import type { Store } from '../domain/ports.ts';

export const ShownProduct = z.object({
  productId: z.string(),
  title: z.string().nullable(),
  url: z.string().nullable(),
  price: z.number().nullable(),
  currency: z.string().nullable(),
  imageUrl: z.string().nullable(),
});

/** A part of an answer that shows products. */
export const ShownPart = z.object({
  type: z.enum(['products', 'comparison', 'cart']),
  products: z.array(ShownProduct),
  amount: z.int().nullable(),
});

/** Returns current products of the catalogue, by their ids; of a deleted one, only the identifier. */
export async function productsNow(
  store: Store,
  organizationId: string,
  assistantId: string,
  productIds: readonly string[],
): Promise<(productId: string) => z.input<typeof ShownProduct>> {
  const products = await store.catalogue.find(organizationId, assistantId, [...new Set(productIds)]);
  const byId = new Map(products.map((product) => [product.productId, product]));
  const gone = { title: null, url: null, price: null, currency: null, imageUrl: null };
  return (productId) => byId.get(productId) ?? { productId, ...gone };
}

export const productIdsOf = (parts: readonly KeptPart[]): string[] =>
  parts.flatMap((part) => {
    if (part.type === 'sources' || part.type === 'handover') return [];
    return part.type === 'cart' ? part.productId : part.productIds;
  });

export const shownParts = (
  parts: readonly KeptPart[],
  shown: (productId: string) => z.input<typeof ShownProduct>,
): z.input<typeof ShownPart>[] =>
  parts.flatMap((part) => {
    if (part.type === 'sources' || part.type === 'handover') return [];
    return part.type === 'cart'
      ? { type: part.type, products: [shown(part.productId)], amount: part.amount }
      : { type: part.type, products: part.productIds.map(shown), amount: null };
  });

/** Returns the sources of the sentences. */
export const sourcesIn = (parts: readonly KeptPart[]) =>
  parts.flatMap((part) => (part.type === 'sources' ? part.sources : []));
