import { currencyOfSite } from '../../../text/money/currency.ts';
import type { ProductDetails } from '../../../domain/product-details.ts';
import { categoryOf } from './category.ts';
import { EMPTY, mergeDrafts, type Draft } from '../draft.ts';
import { imageOf } from '../image.ts';
import { readDetails } from './details.ts';
import { nodesOf, textsOf, valuesOf, type Node, type Value } from './node.ts';
import { availabilityOf, bestOffer, offersOf, type Offer } from './offer.ts';
import type { Page } from '../html/scan-page.ts';
import { cleanText } from '../html/text.ts';

const MAX_VARIANTS = 500;
const MAX_DESCRIBED = 5;

/** A product from markup, with all of its offers. */
export type MarkupReading = { draft: Draft; offers: Offer[] };
export type DetailedReading = MarkupReading & { details: Partial<ProductDetails> };

/**
 * Reads one product from markup. The variant to buy takes precedence (see bestOffer), then the group, then the other
 * variants; the name is the group's.
 * @param nodes the product's nodes, the leading one first
 */
export function readProduct(nodes: Node[], crumbs: Node[], page: Page): DetailedReading {
  const all = new Set([...nodes, ...nodes.flatMap((node) => nodesOf(node, 'hasvariant'))]);
  const products = [...all].slice(0, MAX_VARIANTS);
  const siteCurrency = currencyOfSite(page.url, page.lang);
  const offers = offersOf(products, page.base, siteCurrency);
  const best = bestOffer(offers, page.url);
  const groups = products.filter((node) => node.types.includes('productgroup'));
  const named =
    [...groups, ...products].map((node) => firstText(node, 'name', 'title')).find((name) => name !== null) ?? null;
  const ordered = [...new Set([...(best ? [best.from] : []), ...groups, ...products])];
  const fields = mergeDrafts(ordered.slice(0, MAX_DESCRIBED).map((node) => describe(node, page)));
  const sku = ordered.map((node) => firstText(node, 'sku')).find((id) => id !== null);
  const draft: Draft = {
    ...fields,
    title: named,
    externalId: sku ?? cleanText(best?.sku ?? '') ?? fields.externalId,
    price: best?.price ?? null,
    currency: best?.currency ?? offers.find((offer) => offer.currency)?.currency ?? null,
    availability: availabilityOf(offers),
    category: categoryOf(ordered, crumbs, page, named ?? ''),
  };
  const variants = products.filter((node) => !nodes.includes(node));
  const details = readDetails(nodes, variants, offers, best, page.base);
  return { draft, details, offers: offers.filter((offer) => offer.price !== null) };
}

function describe(node: Node, page: Page): Draft {
  return {
    ...EMPTY,
    externalId: firstText(node, 'productid', 'mpn', 'productgroupid'),
    description: firstText(node, 'description'),
    imageUrl: imageOf(valuesOf(node, 'image', 'images', 'photo', 'thumbnailurl'), page.base),
    brand: nameOf(valuesOf(node, 'brand')) ?? nameOf(valuesOf(node, 'manufacturer')),
  };
}

function firstText(node: Node, ...names: string[]): string | null {
  for (const text of textsOf(node, ...names)) {
    const clean = cleanText(text);
    if (clean !== null) return clean.replace(/^(sku|mpn|isbn|ean|id):\s*/i, '');
  }
  return null;
}

/** Returns the name of a thing given as text or as a node. */
function nameOf(values: Value[]): string | null {
  for (const value of values) {
    const name = typeof value === 'string' ? cleanText(value) : firstText(value, 'name', 'title');
    if (name !== null && !/^https?:/i.test(name)) return name;
  }
  return null;
}
