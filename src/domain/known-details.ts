import type { HandDetails } from './detail-layers.ts';
import type { Changed } from './ports.ts';
import type { FoundDetails } from './product-details.ts';
import type { Product } from './records.ts';

/** A product's details as they hold, the source of each, and what people set. */
export interface KnownDetails extends Pick<Product, 'productId' | 'title' | 'url'>, FoundDetails {
  hand: HandDetails;
}

export interface ProductDetailsStore {
  find(organizationId: string, productId: string): Promise<KnownDetails | undefined>;
  /**
   * Changes what is set by hand, and the contract's fields that variants decide.
   * @param change returns undefined when nothing is set by hand any more
   * @returns 'duplicate' when the change would give the product another one's identity; undefined if it is unknown
   */
  changeByHand(
    organizationId: string,
    productId: string,
    change: (hand: HandDetails) => HandDetails | undefined,
  ): Promise<Changed<KnownDetails> | 'duplicate' | undefined>;
}
