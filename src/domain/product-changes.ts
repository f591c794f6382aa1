import type { WantedFields } from './held-fields.ts';
import type { KnownDetails } from './known-details.ts';
import type { Changed } from './ports.ts';
import type { Product } from './product.ts';

/** Products that are changed by one call. */
export const MAX_CHANGED = 500;

/** Products of one assistant that are changed together. */
export interface ProductChoice {
  organizationId: string;
  assistantId: string;
  productIds: readonly string[];
}

export interface ChangedProducts {
  /** Identifies the change for undoing it; null if nothing was changed. */
  changeId: string | null;
  changes: Changed<Product | null>[];
  /** Ids that are not of the assistant's products. */
  missing: number;
}

export interface UndoneChange {
  changes: Changed<Product | null>[];
  /** Products of which only details were restored. */
  details: Changed<KnownDetails>[];
  /** Products that were not restored: they have been changed since, or others have taken their places. */
  skipped: number;
}

/** Changes many products at once, each time so that it can be undone for a day. */
export interface ProductChanges {
  /** 'duplicate' when the change would give one another product's identity; then the caller undoes the transaction. */
  hold(choice: ProductChoice, wanted: WantedFields): Promise<ChangedProducts | 'duplicate'>;
  remove(choice: ProductChoice): Promise<ChangedProducts>;
  /**
   * Restores what a change found. Undefined if there is none to undo.
   * @throws {Refusal} quota_exceeded
   */
  undo(organizationId: string, changeId: string): Promise<UndoneChange | undefined>;
  /** Forgets changes, of all organizations, that are too old to be undone. */
  reap(now: Date): Promise<void>;
}
