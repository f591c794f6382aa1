import type { Sources } from './provenance.ts';
import type { Product } from './records.ts';

/** How old what is known of a product is. */
export interface ProductAge extends Pick<Product, 'productId' | 'title' | 'url' | 'updatedAt'> {
  /** When a crawl last found it as it is; null when none has. */
  checkedAt: string | null;
}

type Noted = Pick<Product, 'price' | 'currency' | 'availability'>;

export interface ProductChange extends Pick<Product, 'productId' | 'title' | 'url'> {
  changedAt: string;
  before: Noted;
  after: Noted;
}

/** Who says what a product has. */
export interface ProductSources extends Pick<Product, 'productId' | 'title' | 'url'> {
  sources: Sources;
}

export interface ProductHistory {
  sources(organizationId: string, productId: string): Promise<ProductSources | undefined>;
  /** Longest unchecked first, those that no crawl has found at the end. */
  ages(organizationId: string, assistantId: string, limit: number): Promise<ProductAge[]>;
  /** Latest first. */
  changes(
    organizationId: string,
    assistantId: string,
    filter: { productId?: string | undefined; limit: number },
  ): Promise<ProductChange[]>;
  /** Deletes what is older than 90 days, of all organizations, and what is known of hosts that nobody crawls. */
  reap(now: Date): Promise<void>;
}
