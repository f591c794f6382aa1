import { z } from 'zod';
import { type Product, Product as ProductRecord } from '../domain/records.ts';

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
});
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
  z.object({ type: z.literal('error'), message: z.string() }),
  z.object({ type: z.literal('done') }),
]);
export type Part = z.infer<typeof Part>;

export const cardsOf = (products: readonly Product[]): Card[] => products.map((product) => Card.parse(product));
