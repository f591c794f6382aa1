import type { HandDetails } from './detail-layers.ts';
import type { Changed } from './ports.ts';
import type { FoundDetails } from './product-details.ts';
import type { Product } from './product.ts';

/** A product's effective details, the source of each, and the manual ones. */
export interface KnownDetails extends Pick<Product, 'productId' | 'title' | 'url'>, FoundDetails {
  hand: HandDetails;
}

export interface ProductDetailsStore {
  find(organizationId: string, productId: string): Promise<KnownDetails | undefined>;
  /**
   * Changes manual details, and the contract's fields that variants decide.
   * @param change returns undefined when no manual details remain
   * @returns 'duplicate' when the change would give the product another one's identity; undefined if it is unknown
   */
  changeByHand(
    organizationId: string,
    productId: string,
    change: (hand: HandDetails) => HandDetails | undefined,
  ): Promise<Changed<KnownDetails> | 'duplicate' | undefined>;
}
