import type { ProductFields } from '../../src/domain/product.ts';
import { UNKNOWN_FIELDS } from '../../src/domain/provenance.ts';

export const SITE = 'https://shop.example';
export const DAY_MS = 86_400_000;

/** A product as a crawl finds it. */
export const lamp = (name: string, more: Partial<ProductFields> = {}): ProductFields => ({
  ...UNKNOWN_FIELDS,
  url: `${SITE}/${name}`,
  title: name,
  externalId: name,
  price: 5,
  currency: 'EUR',
  availability: 'in_stock',
  ...more,
});
