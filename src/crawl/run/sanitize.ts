import { boundDetails } from '../../domain/bounded-details.ts';
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
  const { externalId, price, currency, imageUrl, details } = product;
  const title = bounded(product.title, TEXT_LIMITS.title);
  const url = product.url.length <= TEXT_LIMITS.url && site.owns(product.url) ? pageAddress(product.url) : null;
  if (title === null || url === null || url.length > TEXT_LIMITS.url) return null;
  return {
    ...product,
    ...(details && { details: { ...details, details: boundDetails(details.details) } }),
    url,
    title,
    currency: keepIf(currency, (code) => /^[A-Z]{3}$/.test(code)),
    // A truncated identifier would be a different one.
    externalId: bounded(
      keepIf(externalId, (id) => !isLongerThan(id, TEXT_LIMITS.externalId)),
      TEXT_LIMITS.externalId,
    ),
    description: bounded(product.description, TEXT_LIMITS.description),
    brand: bounded(product.brand, TEXT_LIMITS.brand),
    category: bounded(product.category, TEXT_LIMITS.category),
    price: keepIf(price, (amount) => amount >= 0 && amount < MAX_PRICE),
    imageUrl: keepIf(imageUrl, (image) => image.length <= TEXT_LIMITS.url && isHttpUrl(image)),
  };
}

function keepIf<Value>(value: Value | null, isValid: (value: Value) => boolean): Value | null {
  return value !== null && isValid(value) ? value : null;
}

function bounded(text: string | null, length: number): string | null {
  const clean = text === null ? '' : cutText(text, length).toWellFormed().replaceAll('\0', ' ').trim();
  // Detach from the page's text, since some products are held for long.
  return clean ? detached(clean) : null;
}
