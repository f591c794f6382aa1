import type { AisleProduct, AisleVariant } from '../aisle.ts';

/** True for one that the shop has: without a cart id, it can be bought on its page. */
export const isBuyable = ({ availability }: AisleVariant): boolean => availability !== 'out_of_stock';

/** Returns the requested variant, or the one with the product's own cart id, otherwise the first available one. */
export const featuredOf = ({ externalId, variants = [], chosen = -1 }: AisleProduct): AisleVariant | undefined =>
  variants[chosen] ??
  variants.find(({ cartId }) => cartId && cartId === externalId) ??
  variants.find(isBuyable) ??
  variants[0];

/** Returns the product with a variant's price, picture, stock and cart id. */
export function asVariant(product: AisleProduct, variant: AisleVariant | undefined): AisleProduct {
  if (!variant) return product;
  const { cartId, price, listPrice, availability, imageUrl, url } = variant;
  const { listPrice: ofProduct, ...rest } = product;
  // The product's list price is that of all variants that cost the same.
  const before = listPrice ?? (price === product.price ? ofProduct : undefined);
  return {
    ...rest,
    externalId: cartId,
    price: price ?? product.price,
    availability,
    imageUrl: imageUrl ?? product.imageUrl,
    url: url ?? product.url,
    ...(before && price !== null && before > price && { listPrice: before }),
  };
}
