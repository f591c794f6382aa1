import { NO_DETAILS, type ProductDetails } from '../domain/product-details.ts';
import type { Product } from '../domain/product.ts';
import type { SearchFilters, SearchHit } from '../domain/search.ts';
import type { AttributeLimit } from '../text/attributes/limits.ts';
import { judgeLimits } from './attribute-limits.ts';
import { type Choices, offersChoice } from './choices.ts';
import { hasDetailFilters, hasRange, passesDetails } from './detail-filters.ts';
import type { Ranked } from './rank.ts';
import type { StoredCatalogue } from './stored-catalogue.ts';

/** Conditions on products' details. */
export interface DetailConditions {
  filters: SearchFilters;
  /** Limits in the query: products that contradict them are omitted, those that confirm them are boosted. */
  limits: readonly AttributeLimit[];
  /** Products with a variant of these choices are boosted. */
  choices?: Choices | null;
}

export const hasConditions = ({ filters, limits, choices }: DetailConditions): boolean =>
  hasDetailFilters(filters) || limits.length > 0 || !!choices;

/** Share of the best score that a product needs to be boosted: others hardly match the words. */
const LIFTED_SHARE = 0.5;
/** Factor by which more products are read than expected to be needed: later ones may pass less often. */
const MARGIN = 1.25;
/** The factor for ranges of numbers, by which candidates are not filtered. */
const RANGE_MARGIN = 2.5;
/** Maximum number of products examined for limits; for options, which more queries name, only the first batch is. */
const MAX_EXAMINED = 200;

/**
 * Reads the best products that meet the conditions; omits those deleted meanwhile.
 * @param onlyLifted omits products that say nothing about the limits
 */
export async function toHits(
  catalogue: StoredCatalogue,
  ranked: readonly Ranked[],
  conditions: DetailConditions,
  limit: number,
  onlyLifted = false,
): Promise<ScoredProduct[]> {
  const examined = conditions.limits.length > 0 ? MAX_EXAMINED : 0;
  const lifted: ScoredProduct[] = [];
  const others: ScoredProduct[] = [];
  let best = 0;
  const isEnough = (at: number) => {
    const mayLift = at < examined && (ranked[at]?.score ?? 0) >= best * LIFTED_SHARE;
    return lifted.length + (mayLift ? 0 : others.length) >= limit;
  };
  // Details are large, so no more are read than may be needed: at first as if most passed, then as many as do so far.
  let rows = Math.ceil(limit * marginFor(conditions));
  for (let at = 0; at < ranked.length && !isEnough(at);) {
    for (const { product, score, isLifted } of await readBatch(catalogue, ranked.slice(at, at + rows), conditions)) {
      best = Math.max(best, score);
      if (isLifted && score >= best * LIFTED_SHARE) lifted.push({ product, score });
      else if (!onlyLifted) others.push({ product, score });
    }
    at += rows;
    const passed = lifted.length + others.length;
    const missing = Math.max(limit - passed, Math.min(examined - at, limit)) * MARGIN;
    rows = Math.ceil(Math.min((missing * at) / Math.max(passed, 1), 2 * at));
  }
  const lift = others.length > 0 ? best : 0;
  return [...lifted.map((hit) => ({ ...hit, score: hit.score + lift })), ...others]
    .slice(0, limit)
    .map(({ product, score }) => ({ product, score: Math.round(score * 10_000) / 10_000 }));
}

/** Returns by how much more products are read than wanted. Without conditions, only those deleted meanwhile are missing. */
function marginFor(conditions: DetailConditions): number {
  if (!hasConditions(conditions)) return 1;
  return hasRange(conditions.filters) ? RANGE_MARGIN : MARGIN;
}

export type ScoredProduct = Pick<SearchHit, 'product' | 'score'>;

interface Examined extends ScoredProduct {
  details: ProductDetails;
  isLifted: boolean;
}

/** Reads those products that meet the conditions, in the same order. */
export async function readBatch(
  catalogue: StoredCatalogue,
  batch: readonly Ranked[],
  conditions: DetailConditions,
  needsDetails = hasConditions(conditions),
): Promise<Examined[]> {
  const ids = batch.map(({ id }) => id);
  const [products, known] = await Promise.all([catalogue.products(ids), needsDetails && catalogue.details(ids)]);
  const byId = new Map<string, Product>(products.map((product) => [product.productId, product]));
  const { filters, limits, choices } = conditions;
  return batch.flatMap(({ id, score }) => {
    const product = byId.get(id);
    const details = (known && known.get(id)) || NO_DETAILS;
    if (!product || (hasDetailFilters(filters) && !passesDetails(product, details, filters))) return [];
    const verdict = limits.length > 0 ? judgeLimits(product.title, details, limits) : null;
    if (verdict === 'beyond') return [];
    const isOffered = verdict === null && !!choices && offersChoice(product, details, choices, filters);
    return { product, score, details, isLifted: verdict === 'within' || isOffered };
  });
}
