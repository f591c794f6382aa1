import { readPage } from '../../src/crawl/extract/index.ts';
import type { ProductDetails } from '../../src/domain/product-details.ts';
import type { CrawledProduct } from '../../src/domain/provenance.ts';
import { OFFER, PAGE, json } from './extract-fixture.ts';

export const product = (html: string): CrawledProduct | undefined => readPage(html, PAGE).products[0];
export const details = (html: string): Partial<ProductDetails> => product(html)?.details?.details ?? {};
/** Formats the options as "name: values", and the variants as "values price cartId". */
export const choices = ({ options = [], variants = [] }: Partial<ProductDetails>) => ({
  options: options.map(({ name, values }) => `${name}: ${values.join(', ')}`),
  variants: variants.map(({ values, price, cartId }) => `${values.join('/')} ${price} ${cartId}`),
});

export const variant = (sku: string, price: number | null, fields: object = {}) => ({
  '@type': 'Product',
  name: `Brass lamp ${sku}`,
  sku,
  ...(price !== null && { offers: { ...OFFER, price } }),
  ...fields,
});
export const group = (variants: object[], fields: object = {}) =>
  json({ '@type': 'ProductGroup', name: 'Brass lamp', hasVariant: variants, ...fields });
export const script = (value: unknown, type = 'application/json'): string =>
  `<script type="${type}">${JSON.stringify(value)}</script>`;
