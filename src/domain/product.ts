import { z } from 'zod';
import { givenUrl, time } from './fields.ts';

export const Availability = z.enum(['in_stock', 'out_of_stock', 'unknown']);
export type Availability = z.infer<typeof Availability>;

/** A catalogue's data of a product, by hand or by crawl. */
export const ProductFields = z.object({
  url: givenUrl(),
  title: z.string(),
  externalId: z
    .string()
    .nullable()
    .meta({ description: "The storefront's own product id, used by the widget's addToCart(id, amount) call." }),
  description: z.string().nullable(),
  price: z.number().nullable(),
  currency: z.string().nullable(),
  availability: Availability,
  imageUrl: givenUrl().nullable(),
  brand: z.string().nullable(),
  category: z.string().nullable(),
});
export type ProductFields = z.infer<typeof ProductFields>;

export const Product = z
  .object({ productId: z.string(), assistantId: z.string() })
  .extend(ProductFields.shape)
  .extend({ createdAt: time, updatedAt: time })
  .meta({ id: 'Product' });
export type Product = z.infer<typeof Product>;
