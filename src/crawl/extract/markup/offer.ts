import type { Availability } from '../../../domain/product.ts';
import { parseAvailability } from '../availability.ts';
import { parseCurrency } from '../../../text/money/currency.ts';
import { parsePrice } from '../../../text/money/price.ts';
import { isSamePage, resolveUrl } from '../address.ts';
import { isOfType, nodesOf, textsOf, valuesOf, type Node } from './node.ts';
import { preferred } from '../preference.ts';

/**
 * One way to buy a product, from markup. `from` is the product or variant it belongs to; `rank` is 0 for a single
 * offer, 1 for an aggregate offer, 2 for offer properties that some shops put on the product itself.
 */
export type Offer = {
  price: number | null;
  /** The highest price of an aggregate offer that has several. */
  highPrice: number | null;
  /** The price before a reduction. */
  listPrice: number | null;
  currency: string | null;
  availability: Availability;
  isNew: boolean;
  url: string | null;
  sku: string | null;
  node: Node;
  from: Node;
  rank: number;
};

const AGGREGATES = new Set(['aggregateoffer']);
const NAMES = ['offers', 'offer', 'offerdetails'];
const MAX_OFFERS = 500;
const MAX_PRICES = 20;
/** Price types that do not apply to this shopper today. */
const LIST_PRICE = /(list|strikethrough|regular|suggested|srp|msrp|invoice|minimumadvertised)/i;
const FORMER_PRICE = /(list|strikethrough|regular|suggested|srp)/i;
const NOT_NEW = /(used|refurbished|damaged|renewed)/i;

/** Returns the offers of a product and its variants, at most 500. */
export function offersOf(products: Node[], base: string, siteCurrency: string | null): Offer[] {
  const offers: Offer[] = [];
  for (const product of products) {
    if (offers.length >= MAX_OFFERS) break;
    offers.push(...ownOffers(product, base, siteCurrency));
  }
  return offers;
}

function ownOffers(product: Node, base: string, siteCurrency: string | null): Offer[] {
  const given = nodesOf(product, ...NAMES).flatMap((node) => [node].concat(nodesOf(node, ...NAMES)));
  const nodes = new Set([...given.slice(0, MAX_OFFERS), product]);
  return [...nodes].map((node) => readOffer(node, product, base, siteCurrency));
}

/**
 * Picks the offer to show: single before aggregate, new before used, in stock before not, then the one with the page's
 * address, then the cheapest.
 */
export function bestOffer(offers: Offer[], pageUrl: string): Offer | null {
  const priced = offers.filter((offer) => offer.price !== null);
  const rank = Math.min(...priced.map((offer) => offer.rank));
  const fresh = preferred(
    priced.filter((offer) => offer.rank === rank),
    (offer) => offer.isNew,
  );
  // Addresses tell offers apart only if each offer has one and they differ.
  const urls = new Set(fresh.map((offer) => offer.url));
  const own = urls.size > 1 && !urls.has(null) ? fresh.filter((offer) => isExactly(offer.url, pageUrl)) : [];
  const pool = own.length > 0 ? own : preferred(fresh, (offer) => offer.availability !== 'out_of_stock');
  return pool.toSorted((a, b) => (a.price ?? 0) - (b.price ?? 0))[0] ?? null;
}

/** Returns the number of an offer's own product or variant. */
export function numberOf({ from, sku }: Offer): string | null {
  return textsOf(from, 'sku')[0] ?? sku;
}

/** Returns in stock if any new offer is, and unknown if none states its availability. */
export function availabilityOf(offers: Offer[]): Availability {
  const stated = preferred(
    offers.filter((offer) => offer.availability !== 'unknown'),
    (offer) => offer.isNew,
  );
  if (stated.some((offer) => offer.availability === 'in_stock')) return 'in_stock';
  return stated.length > 0 ? 'out_of_stock' : 'unknown';
}

function readOffer(node: Node, from: Node, base: string, siteCurrency: string | null): Offer {
  const [url] = [node, from].flatMap((each) => textsOf(each, 'url'));
  const [availability] = textsOf(node, 'availability');
  const isSum = isOfType(node, AGGREGATES) || NAMES.some((name) => node.properties.has(name));
  const priced = readPrice(node, siteCurrency);
  const highPrice = isSum ? parsePrice(textsOf(node, 'highprice', 'maxprice')[0] ?? '').amount : null;
  return {
    ...priced,
    highPrice: highPrice !== null && priced.price !== null && highPrice > priced.price ? highPrice : null,
    listPrice: listPriceOf(node, priced, siteCurrency),
    availability: parseAvailability(availability ?? ''),
    isNew: !NOT_NEW.test(textsOf(node, 'itemcondition').join(' ')),
    url: url === undefined ? null : resolveUrl(url, base),
    sku: node === from ? null : (textsOf(node, 'sku', 'productid', 'mpn')[0] ?? null),
    node,
    from,
    rank: node === from ? 2 : Number(isSum),
  };
}

function readPrice(node: Node, siteCurrency: string | null): { price: number | null; currency: string | null } {
  const specifications = nodesOf(node, 'pricespecification').filter(isForEveryone);
  const sale = specifications.filter((each) => textsOf(each, 'pricetype').some((type) => /sale/i.test(type)));
  const sources = [...sale, node, ...specifications];
  const [stated] = [node, ...sources].flatMap((each) => textsOf(each, 'pricecurrency', 'currency'));
  const code = stated === undefined ? null : parseCurrency(stated, siteCurrency);
  const hint = code ?? siteCurrency;
  for (const name of ['price', 'lowprice', 'minprice']) {
    for (const source of sources) {
      // Templates print zero for a missing price.
      const prices = textsOf(source, name)
        .slice(0, MAX_PRICES)
        .filter((text) => !/^\s*-\d/.test(text))
        .map((text) => parsePrice(text, hint === null ? {} : { currency: hint }))
        .filter(({ amount }) => amount !== null && amount > 0);
      // If an offer has two prices, the higher one is crossed out.
      const [lowest] = prices.toSorted((a, b) => (a.amount ?? 0) - (b.amount ?? 0));
      if (lowest) return { price: lowest.amount, currency: code ?? lowest.currency };
    }
  }
  return { price: null, currency: code };
}

/** Returns the lowest price above the one to pay that markup calls a list price, or gives next to it. */
function listPriceOf(
  node: Node,
  { price, currency }: { price: number | null; currency: string | null },
  siteCurrency: string | null,
): number | null {
  if (price === null) return null;
  const former = nodesOf(node, 'pricespecification').filter((each) =>
    FORMER_PRICE.test(textsOf(each, 'pricetype').join(' ')),
  );
  const hint = currency ?? siteCurrency;
  const amounts = [node, ...former]
    .flatMap((each) => textsOf(each, 'price', 'listprice').slice(0, MAX_PRICES))
    .flatMap((text) => parsePrice(text, hint === null ? {} : { currency: hint }).amount ?? []);
  return amounts.filter((amount) => amount > price).toSorted((a, b) => a - b)[0] ?? null;
}

/** False for a list price, a price per unit of measure, a member price or a quantity price. */
function isForEveryone(specification: Node): boolean {
  return (
    !LIST_PRICE.test(textsOf(specification, 'pricetype').join(' ')) &&
    valuesOf(specification, 'referencequantity', 'validformembertier').length === 0 &&
    !nodesOf(specification, 'eligiblequantity').some((each) => Number(textsOf(each, 'minvalue')[0] ?? 1) > 1)
  );
}

function isExactly(url: string | null, pageUrl: string): boolean {
  return url !== null && isSamePage(url, pageUrl) && new URL(url).search === new URL(pageUrl).search;
}
