import { detached } from '../../domain/detached.ts';
import type { CrawledProduct } from '../../domain/provenance.ts';
import { TEXT_LIMITS, cutText, isLongerThan } from '../../domain/text-limits.ts';
import { isHttpUrl } from '../../domain/url.ts';
import { type Site, pageAddress } from '../discover/site.ts';

/** A price above this is a template's or a joke, in any currency. */
const MAX_PRICE = 1e10;

/**
 * Makes a crawled product acceptable to the catalogue, whatever the page contained: bounded lengths, text that
 * PostgreSQL can store, http or https URLs, its page on the shop's host. Returns null if that leaves no product.
 */
export function sanitize(product: CrawledProduct, site: Site): CrawledProduct | null {
  const { externalId, price, currency, imageUrl } = product;
  const title = bounded(product.title, TEXT_LIMITS.title);
  const url = product.url.length <= TEXT_LIMITS.url && site.owns(product.url) ? pageAddress(product.url) : null;
  if (title === null || url === null || url.length > TEXT_LIMITS.url) return null;
  return {
    ...product,
    url,
    title,
    currency: currency !== null && /^[A-Z]{3}$/.test(currency) ? currency : null,
    // A truncated identifier is a different one.
    externalId:
      externalId !== null && isLongerThan(externalId, TEXT_LIMITS.externalId)
        ? null
        : bounded(externalId, TEXT_LIMITS.externalId),
    description: bounded(product.description, TEXT_LIMITS.description),
    brand: bounded(product.brand, TEXT_LIMITS.brand),
    category: bounded(product.category, TEXT_LIMITS.category),
    price: price !== null && price >= 0 && price < MAX_PRICE ? price : null,
    imageUrl: imageUrl !== null && imageUrl.length <= TEXT_LIMITS.url && isHttpUrl(imageUrl) ? imageUrl : null,
  };
}

function bounded(text: string | null, length: number): string | null {
  const clean = text === null ? '' : cutText(text, length).toWellFormed().replaceAll('\0', ' ').trim();
  // Detach from the page's text, since some products are held for long.
  return clean ? detached(clean) : null;
}
