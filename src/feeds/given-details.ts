import { z } from 'zod';
import type { ImportedProduct } from '../domain/ports.ts';
import { ProductDetails, type Variant, detailsFrom } from '../domain/product-details.ts';
import { MAX_VARIANTS_READ, arrangeVariants, offerOfVariants } from '../domain/product-variants.ts';
import { Availability } from '../domain/product.ts';
import { isHttpUrl } from '../domain/url.ts';
import { parseAttribute } from '../domain/attribute.ts';
import { parseGtin } from '../text/attributes/gtin.ts';
import { clean } from './article.ts';
import type { FeedProduct } from './product.ts';

const { listPrice: price, gtin: code } = ProductDetails.shape;
const text = code.optional();

/** The details of a product in a file with objects; unknown fields may be missing at every level. */
export const GivenDetails = z
  .object({
    attributes: z.array(
      z.object({
        name: z.string(),
        value: z.string(),
        group: text,
        key: text,
        number: z.number().nullish(),
        unit: text,
      }),
    ),
    options: z.array(z.object({ name: z.string(), values: z.array(z.string()).default([]) })),
    variants: z.array(
      z.object({
        values: z.array(z.string().nullable()).default([]),
        cartId: text,
        sku: text,
        gtin: text,
        price: price.optional(),
        listPrice: price.optional(),
        availability: Availability.default('unknown'),
        imageUrl: text,
        url: text,
      }),
    ),
    listPrice: price,
    rating: z
      .object({ value: z.number().positive(), scale: z.number().positive(), count: z.int().nullish() })
      .nullable(),
    images: z.array(z.string()),
    gtin: code,
    mpn: code,
    condition: code,
    ageGroup: code,
    gender: code,
  })
  .partial();
export type GivenDetails = z.infer<typeof GivenDetails>;

const keepUrl = (url: string | null | undefined): string | null => (url && isHttpUrl(url) ? url : null);

/** Adds details to a product; fields that it does not name follow from its variants. */
export function withGivenDetails(product: FeedProduct, given: GivenDetails): ImportedProduct {
  const variants = (given.variants ?? []).slice(0, MAX_VARIANTS_READ).map((variant): Variant => ({
    values: variant.values.map(clean),
    cartId: clean(variant.cartId),
    sku: clean(variant.sku),
    gtin: parseGtin(variant.gtin),
    price: variant.price ?? null,
    listPrice: variant.listPrice ?? null,
    availability: variant.availability,
    imageUrl: keepUrl(variant.imageUrl),
    url: keepUrl(variant.url),
  }));
  const options = (given.options ?? []).map(({ name, values }) => ({
    name: clean(name),
    values: values.slice(0, MAX_VARIANTS_READ).flatMap((value) => clean(value) ?? []),
  }));
  const choice = arrangeVariants(options, variants);
  const {
    price: cheapest,
    externalId,
    availability,
  } = offerOfVariants(choice.variants, {
    price: null,
    externalId: null,
    availability: 'unknown',
    listPrice: null,
  });
  const { rating } = given;
  const found = detailsFrom('import', {
    ...choice,
    attributes: (given.attributes ?? []).flatMap(({ name, value, group, key, number, unit }) => {
      const parsed = parseAttribute({ name: clean(name) ?? '', value: clean(value) ?? '', group: clean(group) });
      return parsed
        ? {
            ...parsed,
            key: clean(key) ?? parsed.key,
            number: number ?? parsed.number,
            unit: clean(unit) ?? parsed.unit,
          }
        : [];
    }),
    listPrice: given.listPrice ?? null,
    rating: rating && rating.value <= rating.scale ? { ...rating, count: rating.count ?? null } : null,
    images: (given.images ?? []).filter(isHttpUrl),
    gtin: parseGtin(given.gtin),
    mpn: clean(given.mpn),
    condition: clean(given.condition),
    ageGroup: clean(given.ageGroup),
    gender: clean(given.gender),
  });
  return {
    ...(cheapest !== null && { price: cheapest }),
    ...(externalId !== null && { externalId }),
    ...(availability !== 'unknown' && { availability }),
    ...product,
    ...(Object.keys(found.sources).length > 0 && { details: found }),
  };
}
