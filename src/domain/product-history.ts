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

export const CRAWL_CHANGE_KINDS = ['added', 'changed', 'removed'] as const;
export type CrawlChangeKind = (typeof CRAWL_CHANGE_KINDS)[number];

/** A product that a crawl added, or removed, or whose price or stock it changed. */
export interface CrawlChange extends Pick<Product, 'productId' | 'title' | 'url'> {
  /** Null if it was added. */
  before: Noted | null;
  /** As it is now if it was added; null if it was removed. */
  after: Noted | null;
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
  /**
   * The changes that a run made, by product; of added products those that still exist. Empty if the run is unknown.
   * @param after the last product of the page before
   */
  changesOfRun(
    organizationId: string,
    crawlRunId: string,
    filter: { kind: CrawlChangeKind; after: string | null; limit: number },
  ): Promise<CrawlChange[]>;
  /** Deletes entries older than 90 days, of all organizations, and data about hosts that nobody crawls. */
  reap(now: Date): Promise<void>;
}
