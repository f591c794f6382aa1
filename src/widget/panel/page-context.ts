import type { AisleContext } from '../aisle.ts';
import { parseUrl } from './url.ts';

export interface PageContext {
  url: string;
  title: string;
  externalId?: string;
  productId?: string;
}

/** In characters: enough for a product page, but not for a full list page. */
const MAX_LENGTH = 200_000;
const MAX_DEPTH = 6;

interface ContextSource {
  title: string;
  querySelector(selector: string): unknown;
  querySelectorAll(selector: string): Iterable<{ textContent: string | null }>;
}

/** Describes the shopper's page by what the shop set, else by the page and the only product in its JSON-LD. */
export function readPageContext(page: ContextSource, url: string, given: AisleContext = {}): PageContext {
  const externalId = given.externalId ?? (given.url === undefined ? findProductId(page) : undefined);
  const { href } = (page.querySelector('link[rel="canonical"]') ?? {}) as { href?: string };
  // Ignore a canonical link to another site.
  const canonical = href !== undefined && parseUrl(href)?.origin === parseUrl(url)?.origin ? href : url;
  return {
    url: given.url ?? canonical,
    title: (given.title ?? page.title).slice(0, 300),
    ...(externalId !== undefined && { externalId: String(externalId).slice(0, 300) }),
    ...(given.productId !== undefined && { productId: given.productId }),
  };
}

/** Returns the shop's own product id if the page is about a single product. */
function findProductId(page: ContextSource): string | undefined {
  const products: Record<string, unknown>[] = [];
  for (const { textContent } of page.querySelectorAll('script[type="application/ld+json"]')) {
    if (!textContent || textContent.length > MAX_LENGTH) continue;
    try {
      collect(JSON.parse(textContent), products, 0);
    } catch {
      // Ignore invalid JSON-LD.
    }
  }
  // A list of products is not a product page.
  const [only, another] = products;
  return only && !another ? idOf(only) : undefined;
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

function idOf(product: Record<string, unknown>): string | undefined {
  const values = [product['sku'], product['productID'], product['productGroupID']];
  const value = values.find((each) => typeof each === 'string' || typeof each === 'number');
  return value === undefined || value === '' ? undefined : String(value);
}
