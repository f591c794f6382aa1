import type { AisleVariant } from '../aisle.ts';
import { isBuyable } from './variant.ts';

/** True if the value is available together with those chosen in the options before it. */
export function isOffered(variants: readonly AisleVariant[], chosen: AisleVariant, at: number, value: string): boolean {
  return variants.some(
    (variant) =>
      isBuyable(variant) &&
      variant.values[at] === value &&
      variant.values.every((own, i) => i >= at || own === chosen.values[i]),
  );
}

/**
 * Finds a variant with this value that keeps as many earlier choices as possible, the first options first, and that is
 * available if possible.
 */
export function choose(
  variants: readonly AisleVariant[],
  chosen: AisleVariant,
  at: number,
  value: string,
): AisleVariant {
  const kept = (variant: AisleVariant) =>
    variant.values.reduce<number>(
      (sum, own, i) => sum + (own === chosen.values[i] ? 2 ** -i : 0),
      isBuyable(variant) ? 4 : 0,
    );
  const [best = chosen] = variants
    .filter((variant) => variant.values[at] === value)
    .toSorted((a, b) => kept(b) - kept(a));
  return best;
}
