import { expect } from 'vitest';
import type { ProductFields } from '../../src/domain/product.ts';
import { extractProducts } from '../../src/crawl/extract/index.ts';

export const PAGE = 'https://www.shop.example/lamps/brass-lamp';
export const json = (...blocks: unknown[]): string => blocks.map((block) => raw(JSON.stringify(block))).join('\n');
export const raw = (text: string): string => `<script type="application/ld+json">${text}</script>`;
export const extract = (html: string, url = PAGE): ProductFields[] => extractProducts(html, url);
/** Returns the only product of a page. */
export const one = (html: string, url = PAGE): ProductFields | undefined => {
  const products = extract(html, url);
  expect(products).toHaveLength(1);
  return products[0];
};

export const OFFER = {
  '@type': 'Offer',
  price: '49.90',
  priceCurrency: 'EUR',
  availability: 'https://schema.org/InStock',
};
export const LAMP = {
  '@context': 'https://schema.org',
  '@type': 'Product',
  name: 'Brass lamp',
  sku: 'L-1',
  offers: OFFER,
};
export const other = (name: string, path: string) => ({
  ...LAMP,
  name,
  sku: name,
  url: `https://www.shop.example${path}`,
});
