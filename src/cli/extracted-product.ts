import { boundDetails } from '../domain/bounded-details.ts';
import { DETAIL_NAMES, type FoundDetails, isWithout } from '../domain/product-details.ts';
import type { CrawledProduct } from '../domain/provenance.ts';

/** A product as it would be stored; its details are those that it has. */
export type ExtractedProduct = Omit<CrawledProduct, 'details'> & {
  details?: Partial<FoundDetails['details']>;
  sources?: object;
};

/** Joins the details and their sources with those of the fields. */
export function toExtracted({ details: found, sources, ...product }: CrawledProduct): ExtractedProduct {
  if (!found) return { ...product, ...(sources && { sources }) };
  const details = boundDetails(found.details);
  const stated = DETAIL_NAMES.filter((name) => !isWithout(details, name)).map((name) => [name, details[name]] as const);
  return { ...product, details: Object.fromEntries(stated), sources: { ...sources, ...found.sources } };
}

/** A product without the sources of its fields. */
export function toPlainProduct(product: CrawledProduct): ExtractedProduct {
  const { sources: _sources, ...plain } = toExtracted(product);
  return plain;
}
