import { expect } from 'vitest';
import { readPage } from '../../src/crawl/extract/index.ts';
import type { FoundDetails, ProductDetails } from '../../src/domain/product-details.ts';
import { PAGE } from './extract-fixture.ts';

export const BUY = '<button class="btn">Add to cart</button>';
const PRICE = '<p class="price">49,90 €</p>';
/** Builds the page of a product, with a box of details in its main part. */
export const page = (
  box: string,
  price = PRICE,
): string => `<html lang="en"><head><title>Brass lamp | Acme</title></head><body>
  <header><a href="/">Acme</a><nav><ul><li>Color: red</li><li>Size: M</li></ul></nav></header>
  <main><h1>Brass lamp</h1>${price}${BUY}${box}</main><footer><dl><dt>Weight<dd>1 kg<dt>Color<dd>red</dl></footer></body></html>`;
/** Returns the details of the only product of a page. */
export const found = (html: string): FoundDetails | undefined => {
  const { products } = readPage(html, PAGE);
  expect(products).toHaveLength(1);
  return products[0]?.details;
};
export const details = (box: string, price?: string): Partial<ProductDetails> => found(page(box, price))?.details ?? {};
