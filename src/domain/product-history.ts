import type { FieldSources } from './provenance.ts';
import type { Product } from './product.ts';

/** A product with the time of its last check. */
export interface ProductAge extends Pick<Product, 'productId' | 'title' | 'url' | 'updatedAt'> {
  /** The time at which a crawl last confirmed it; null if none has. */
  checkedAt: string | null;
}

type Noted = Pick<Product, 'price' | 'currency' | 'availability'>;

export interface ProductChange extends Pick<Product, 'productId' | 'title' | 'url'> {
  changedAt: string;
  before: Noted;
  after: Noted;
}

/** The sources of a product's fields. */
export interface ProductSources extends Pick<Product, 'productId' | 'title' | 'url'> {
  sources: FieldSources;
}

export interface ProductHistory {
  sources(organizationId: string, productId: string): Promise<ProductSources | undefined>;
  /** Longest unchecked first; products that no crawl has found come last. */
  ages(organizationId: string, assistantId: string, limit: number): Promise<ProductAge[]>;
  /** Latest first. */
  changes(
    organizationId: string,
    assistantId: string,
    filter: { productId?: string | undefined; limit: number },
  ): Promise<ProductChange[]>;
  /** Deletes entries older than 90 days, of all organizations, and data about hosts that nobody crawls. */
  reap(now: Date): Promise<void>;
}
