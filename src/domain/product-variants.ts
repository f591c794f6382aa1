import {
  type ProductDetails,
  type ProductOption,
  type Variant,
  availabilityOfVariants,
  featuredVariant,
} from './product-details.ts';
import type { ProductFields } from './product.ts';

/** Maximum variants to read of one product; no shop lists more. */
export const MAX_VARIANTS_READ = 2_000;

/** An option as a source states it, which may lack its name or values. */
export interface StatedOption {
  name: string | null;
  values: readonly string[];
}

type OptionsAndVariants = Pick<ProductDetails, 'options' | 'variants'>;

/**
 * Completes each option by the values that only variants have. Omits options without a name or values, with the
 * variants' values for them, and the only variant of a product without options, which is the product itself.
 * @param variants with one value for each of the stated options, in their order
 */
export function arrangeVariants(stated: readonly StatedOption[], variants: readonly Variant[]): OptionsAndVariants {
  const kept = stated.flatMap(({ name, values }, at): (ProductOption & { at: number })[] => {
    const all = new Set([...values, ...variants.flatMap((variant) => variant.values[at] ?? [])]);
    return name === null || all.size === 0 ? [] : [{ at, name, values: [...all] }];
  });
  if (kept.length === 0 && variants.length <= 1) return { options: [], variants: [] };
  return {
    options: kept.map(({ name, values }) => ({ name, values })),
    variants: variants.map((variant) => ({ ...variant, values: kept.map(({ at }) => variant.values[at] ?? null) })),
  };
}

/** Returns the price before a reduction; null unless it is higher than the price. */
export function listPriceAbove(price: number | null, stated: number | null): number | null {
  return price !== null && stated !== null && stated > price ? stated : null;
}

type VariantOffer = Pick<ProductFields, 'price' | 'externalId' | 'availability'> & { listPrice: number | null };

/** Derives a product's offer from its variants if their prices or availability are known, else returns the given. */
export function offerOfVariants(variants: readonly Variant[], given: VariantOffer): VariantOffer {
  const isStocked = variants.some(({ availability }) => availability !== 'unknown');
  const featured = featuredVariant(variants);
  if (!featured || (!isStocked && featured.price === null)) return given;
  const { price, listPrice } = featured.price === null ? given : featured;
  return {
    price,
    listPrice,
    externalId: featured.cartId ?? given.externalId,
    availability: isStocked ? availabilityOfVariants(variants) : given.availability,
  };
}

/** Returns the value that all of them share; null if they differ or any lacks it. */
export function sharedValue<T>(values: readonly (T | null)[]): T | null {
  const [first = null, ...others] = values;
  return others.every((other) => other === first) ? first : null;
}
