import type { HandDetails } from './detail-layers.ts';
import type { Changed } from './ports.ts';
import type { FoundDetails, ProductDetails } from './product-details.ts';
import type { Product } from './product.ts';

/** A product's effective details, the source of each, and what they consist of. */
export interface KnownDetails extends Pick<Product, 'productId' | 'title' | 'url' | 'updatedAt'>, FoundDetails {
  hand: HandDetails;
  /** What the product has without the manual details. */
  found: ProductDetails;
}

export interface ChangedDetails extends Changed<KnownDetails> {
  /** Identifies the change for undoing it; null if nothing was changed. */
  changeId: string | null;
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
  ): Promise<ChangedDetails | 'duplicate' | undefined>;
}

/** The part of the details that people change, as the audit log has it, with the version of their product. */
export const manual = ({ updatedAt, hand }: KnownDetails) => ({ updatedAt, ...hand });
