import { z } from 'zod';
import { AnswerSource } from '../domain/answer.ts';
import { Contact, HandoverReason } from '../domain/handover.ts';
import { Attribute, ProductOption, type ProductDetails, Rating, Variant } from '../domain/product-details.ts';
import { type Product, Product as ProductRecord } from '../domain/product.ts';
import type { AskedVariant } from './options/asked-variant.ts';

/** A variant to choose; without variants, the product's own fields apply. */
const CardVariant = Variant.pick({
  values: true,
  cartId: true,
  price: true,
  listPrice: true,
  availability: true,
  imageUrl: true,
  url: true,
});

/** Optional fields of a card besides the product's own ones. */
const CardDetails = z.object({
  listPrice: z.number(),
  rating: Rating,
  options: z.array(ProductOption),
  variants: z.array(CardVariant),
  /** The position of the variant that the shopper asked for. */
  chosen: z.int(),
  /** For comparisons. */
  attributes: z.array(Attribute.pick({ name: true, value: true, key: true })),
});

/** A product as the shopper sees it: only these fields of a catalogue row. */
export const Card = ProductRecord.pick({
  productId: true,
  externalId: true,
  title: true,
  url: true,
  imageUrl: true,
  price: true,
  currency: true,
  availability: true,
  brand: true,
  category: true,
}).extend(CardDetails.partial().shape);
export type Card = z.infer<typeof Card>;

/** The parts of an answer in the order of arrival; `done` is always the last. */
export const Part = z.discriminatedUnion('type', [
  z.object({ type: z.literal('text'), delta: z.string() }),
  z.object({ type: z.literal('products'), products: z.array(Card) }),
  z.object({ type: z.literal('comparison'), products: z.array(Card) }),
  z.object({ type: z.literal('suggestions'), suggestions: z.array(z.string()) }),
  z.object({
    type: z.literal('cart'),
    productId: z.string(),
    externalId: z.string().nullable(),
    amount: z.int().min(1),
  }),
  z.object({ type: z.literal('sources'), sources: z.array(AnswerSource) }),
  z.object({
    type: z.literal('handover'),
    contact: Contact,
    /** Opening hours, in the shop's own words. */
    hours: z.string().nullable(),
    reason: HandoverReason,
  }),
  z.object({ type: z.literal('error'), message: z.string() }),
  z.object({ type: z.literal('done') }),
]);
export type Part = z.infer<typeof Part>;

/** Products with more variants are configured on their own page. */
const MAX_CARD_VARIANTS = 200;

/** @param isCompared adds the fields for a comparison */
export function cardOf(
  product: Product,
  details: ProductDetails | undefined,
  isCompared: boolean,
  asked: AskedVariant | undefined,
): Card {
  if (!details) return Card.parse(product);
  const { listPrice, rating, options, variants, attributes } = details;
  // With one variant, there is nothing to choose.
  const isChosen = variants.length > 1;
  return Card.parse({
    ...product,
    ...(listPrice !== null && product.price !== null && listPrice > product.price && { listPrice }),
    ...(rating && { rating }),
    ...(isChosen && { options, ...cardVariants(variants, asked) }),
    ...(isCompared && { attributes }),
  });
}

/** Returns the first variants, always including the requested one. */
function cardVariants(all: readonly Variant[], asked: AskedVariant | undefined) {
  if (!asked) return { variants: all.slice(0, MAX_CARD_VARIANTS) };
  const chosen = Math.min(asked.at, MAX_CARD_VARIANTS - 1);
  return { variants: all.slice(0, MAX_CARD_VARIANTS).with(chosen, asked.variant), chosen };
}
