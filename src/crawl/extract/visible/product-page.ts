import type { Signs } from './evidence.ts';
import weights from './product-page.json' with { type: 'json' };

/** A product without a price is sold out, or its price is elsewhere; both are rare. */
const MIN_WITHOUT_PRICE = 0.5;
const WEIGHTS = new Map<string, number>(Object.entries(weights));

/** True if the signs that a page shows make it likelier a product's page than any other. */
export function isProductPage(evidence: Signs): boolean {
  const signs = Object.entries({ ...evidence, bias: 1 });
  const sum = signs.reduce((total, [name, strength]) => total + strength * (WEIGHTS.get(name) ?? 0), 0);
  return sum > (evidence['priced'] === 1 ? 0 : MIN_WITHOUT_PRICE);
}
