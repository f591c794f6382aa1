import type { AisleContext } from '../aisle.ts';
import { readAddress } from './address.ts';

export interface PageContext {
  url: string;
  title: string;
  externalId?: string;
  productId?: string;
}

/** More than the product data of shops needs, but less than a full list page. */
const MAX_LENGTH = 200_000;
const MAX_DEPTH = 6;

interface Source {
  title: string;
  querySelector(selector: string): unknown;
  querySelectorAll(selector: string): Iterable<{ textContent: string | null }>;
}

/** The shopper's page: what the shop set, else the page itself and the one product that its JSON-LD describes. */
export function readPageContext(page: Source, url: string, given: AisleContext = {}): PageContext {
  const externalId = given.externalId ?? (given.url === undefined ? productOn(page) : undefined);
  const { href } = (page.querySelector('link[rel="canonical"]') ?? {}) as { href?: string };
  // The canonical link may point to another site; in that case use the shop's own URL.
  const canonical = href !== undefined && readAddress(href)?.origin === readAddress(url)?.origin ? href : url;
  return {
    url: given.url ?? canonical,
    title: (given.title ?? page.title).slice(0, 300),
    ...(externalId !== undefined && { externalId: String(externalId).slice(0, 300) }),
    ...(given.productId !== undefined && { productId: given.productId }),
  };
}

/** The shop's own product id if the page is about a single product. */
function productOn(page: Source): string | undefined {
  const products: Record<string, unknown>[] = [];
  for (const { textContent } of page.querySelectorAll('script[type="application/ld+json"]')) {
    if (!textContent || textContent.length > MAX_LENGTH) continue;
    try {
      collect(JSON.parse(textContent), products, 0);
    } catch {
      // Invalid JSON-LD is the page's problem.
    }
  }
  // A list of products is not a product page.
  const [only, another] = products;
  return only && !another ? numberOf(only) : undefined;
}

function collect(node: unknown, found: Record<string, unknown>[], depth: number): void {
  if (typeof node !== 'object' || node === null || depth > MAX_DEPTH) return;
  if (Array.isArray(node)) {
    node.forEach((each) => collect(each, found, depth + 1));
    return;
  }
  const fields = node as Record<string, unknown>;
  const types = [fields['@type']].flat();
  if (types.some((type) => typeof type === 'string' && /(?:^|\/)Product(?:Group)?$/.test(type))) found.push(fields);
  else for (const name of ['@graph', 'mainEntity', 'itemListElement', 'item']) collect(fields[name], found, depth + 1);
}

function numberOf(product: Record<string, unknown>): string | undefined {
  const values = [product['sku'], product['productID'], product['productGroupID']];
  const value = values.find((each) => typeof each === 'string' || typeof each === 'number');
  return value === undefined || value === '' ? undefined : String(value);
}
