import type { DetailLayers } from './detail-layers.ts';
import type { HeldFields } from './held-fields.ts';

/** A product with all that decides what later crawls may change: what people have set, and what was found by which source. */
export interface CopiedProduct extends HeldFields {
  /** Null without details. */
  layers: DetailLayers | null;
}

/** Copies of catalogues, from one assistant to another one, perhaps of another installation. */
export interface CatalogueCopies {
  /** Returns the next products after one, oldest first. @param after a product's identifier; empty for the first ones */
  read(
    organizationId: string,
    assistantId: string,
    after: string,
    limit: number,
  ): Promise<(CopiedProduct & { productId: string })[]>;
  /**
   * In a transaction: adds products as they are, to an assistant that the same transaction has created. Claims no quota.
   * @returns their identifiers, in the same order; null if the assistant has one of them already
   */
  add(organizationId: string, assistantId: string, products: readonly CopiedProduct[]): Promise<string[] | null>;
}
