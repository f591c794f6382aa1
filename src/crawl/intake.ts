import type { CrawledProduct } from '../domain/provenance.ts';
import { isHttpUrl } from '../domain/url.ts';
import { MAX_URL_LENGTH, type Site, pageAddress } from './site.ts';

/** Above it a price is a template's or a joke, in any currency. */
const HIGHEST_PRICE = 1e10;
const LONGEST_IMAGE_URL = 4_096;
const LONGEST_ID = 200;
const LONGEST = { title: 500, description: 20_000, brand: 200, category: 1_000 };

/**
 * A crawled product as the catalogue takes it, whatever a page said: lengths bounded, text that PostgreSQL can keep,
 * addresses of http or https, its page on the shop's host. Null where that leaves no product.
 */
export function admit(product: CrawledProduct, site: Site): CrawledProduct | null {
  const { externalId, price, currency, imageUrl } = product;
  const title = bounded(product.title, LONGEST.title);
  const url = product.url.length <= MAX_URL_LENGTH && site.owns(product.url) ? pageAddress(product.url) : null;
  if (title === null || url === null || url.length > MAX_URL_LENGTH) return null;
  return {
    ...product,
    url,
    title,
    currency: currency !== null && /^[A-Z]{3}$/.test(currency) ? currency : null,
    // Half an identifier is another one.
    externalId: externalId !== null && externalId.length > LONGEST_ID ? null : bounded(externalId, LONGEST_ID),
    description: bounded(product.description, LONGEST.description),
    brand: bounded(product.brand, LONGEST.brand),
    category: bounded(product.category, LONGEST.category),
    price: price !== null && price >= 0 && price < HIGHEST_PRICE ? price : null,
    imageUrl: imageUrl !== null && imageUrl.length <= LONGEST_IMAGE_URL && isHttpUrl(imageUrl) ? imageUrl : null,
  };
}

function bounded(text: string | null, length: number): string | null {
  // The cut may go through a surrogate pair.
  const cut = text?.slice(0, length).replace(/[\ud800-\udbff]$/, '');
  const clean = cut?.toWellFormed().replaceAll('\0', ' ').trim();
  // A copy: what is cut out of a page keeps all of the page in memory, and some products wait for long.
  return clean ? Buffer.from(clean).toString() : null;
}
