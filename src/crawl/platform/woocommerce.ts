import { trimEndOf } from '../../domain/trim.ts';
import { z } from 'zod';
import type { Variant } from '../../domain/product-details.ts';
import { listPriceAbove } from '../../domain/product-variants.ts';
import { readTextDetails } from '../extract/visible/details/text-details.ts';
import {
  type Home,
  type PlatformProduct,
  type Platform,
  cleanOptionalText,
  joinAttributes,
  readEach,
  readVariants,
  toAvailability,
  toFeedPage,
  toImages,
  toPrice,
  withVariants,
} from './feed.ts';
import { readAttributes, readRating, toChoices } from './woocommerce-details.ts';

/** WooCommerce's maximum page size. */
const PAGE_SIZE = 100;
/** Maximum requests for the variations of one page of products: enough for 20 variations of each. */
const MAX_VARIATION_PAGES = 20;
const MARKS = /wp-content\/|\bwoocommerce\b/i;

const text = z.string().nullish().catch(null);
const Category = z.object({ name: z.string(), link: z.string().catch('') });
const Prices = z.object({
  price: z.string().nullable().catch(null),
  regular_price: z.string().nullish().catch(null),
  /** Null if all variations cost the same. */
  price_range: z.unknown().optional(),
  currency_code: z.string().regex(/^[A-Z]{3}$/),
  currency_minor_unit: z.int().min(0).max(6),
});
const Item = z.object({
  id: z.int(),
  name: z.string(),
  permalink: z.string(),
  description: text,
  short_description: text,
  prices: Prices.nullish().catch(null),
  is_in_stock: z.boolean().nullish().catch(null),
  images: z.unknown().optional(),
  brands: z.unknown().optional(),
  categories: z.unknown().optional(),
  attributes: z.unknown().optional(),
  variations: z.array(z.unknown()).catch([]),
  sku: text,
  average_rating: z.union([z.string(), z.number()]).nullish().catch(null),
  review_count: z.int().nullish().catch(null),
  weight: text,
  formatted_weight: text,
  dimensions: z.unknown().optional(),
  formatted_dimensions: text,
});
type Item = z.infer<typeof Item>;
/** A variation as a shop states it: the list of products names its choice, the list of variations the rest. */
const Variation = z.object({
  id: z.int(),
  attributes: z.unknown().optional(),
  prices: Prices.nullish().catch(null),
  is_in_stock: z.boolean().nullish().catch(null),
  sku: text,
  images: z.unknown().optional(),
  permalink: z.string().optional().catch(undefined),
});
type Variation = z.infer<typeof Variation>;
const Image = z.object({ src: z.string() });
const Brand = z.object({ name: z.string() });

/**
 * The Store API's product list, which needs no key. Prices are whole numbers of the currency's minor unit.
 * @see https://developer.woocommerce.com/docs/apis/store-api/resources-endpoints/products
 */
export const woocommerce: Platform = {
  headers: ['link'],
  recognizes: (home) =>
    MARKS.test(home.html) || findApiTag(home) !== undefined || (home.headers['link'] ?? '').includes('api.w.org'),
  plan: (home) => ({ root: findApi(home).href, currency: null, currencyAt: [] }),
  address: ({ root }, page) => productsAddress(root, { page: String(page) }),
  read(json, { root }, variants) {
    const items = readEach(json, Item);
    const stated = variants.flatMap((list) => readEach(list, Variation) ?? []);
    const byId = new Map(stated.map((variation) => [variation.id, variation]));
    const page = toFeedPage(items?.map((item) => toProduct(item, byId)));
    return page && { ...page, variantsAt: variationAddresses(items ?? [], root) };
  },
};

function productsAddress(root: string, query: Record<string, string>): string {
  const url = new URL(root);
  const route = url.searchParams.get('rest_route');
  if (route === null) url.pathname += 'wc/store/v1/products';
  else url.searchParams.set('rest_route', `${route}wc/store/v1/products`);
  for (const [name, value] of Object.entries({ per_page: String(PAGE_SIZE), ...query }))
    url.searchParams.set(name, value);
  return url.href;
}

/** Lists where the prices, the stock and the pictures of products' variations are. */
function variationAddresses(items: readonly Item[], root: string): string[] {
  const parents = items.filter(({ variations }) => variations.length > 0);
  const count = parents.reduce((sum, { variations }) => sum + variations.length, 0);
  const pages = Math.min(Math.ceil(count / PAGE_SIZE), MAX_VARIATION_PAGES);
  const parent = parents.map(({ id }) => id).join(',');
  return Array.from({ length: pages }, (_, at) =>
    productsAddress(root, { type: 'variation', parent, orderby: 'id', page: String(at + 1) }),
  );
}

const findApiTag = ({ html }: Home): string | undefined =>
  html.match(/<link\b[^<>]*/gi)?.find((tag) => /api\.w\.org/i.test(tag));

/** The API's URL according to WordPress; `?rest_route=/` in shops without pretty permalinks. */
function findApi(home: Home): URL {
  const { url, headers } = home;
  const stated =
    /\bhref\s*=\s*["']([^"']+)/i.exec(findApiTag(home) ?? '')?.[1] ??
    /<([^<>]+)>\s*;\s*rel="?https:\/\/api\.w\.org/i.exec(headers['link'] ?? '')?.[1];
  const api = stated === undefined ? null : URL.parse(stated.replaceAll(/&(?:amp|#0?38);/g, '&'), url);
  if (!api) return new URL('/wp-json/', url);
  if (!api.searchParams.has('rest_route')) api.pathname = `${trimEndOf(api.pathname, /\//)}/`;
  return api;
}

/** @param stated what the list of variations states, by id */
function toProduct(item: Item, stated: ReadonlyMap<number, Variation>): PlatformProduct {
  const price = priceOf(item.prices);
  const images = toImages((readEach(item.images, Image) ?? []).map(({ src }) => src));
  const variations = readVariants(item.variations, Variation);
  const { options, choose } = toChoices(item);
  const isOfProduct = (prices: Item['prices']) => !prices || prices.currency_code === item.prices?.currency_code;
  const shared = item.prices?.price_range === null ? item.prices : null;
  const variants = variations.map((listed): Variant => {
    const variation = stated.get(listed.id) ?? listed;
    const prices = variation.prices ?? shared;
    const amount = isOfProduct(prices) ? priceOf(prices) : null;
    return {
      values: choose(listed.attributes),
      cartId: String(listed.id),
      sku: cleanOptionalText(variation.sku),
      gtin: null,
      price: amount,
      listPrice: listPriceAbove(amount, priceOf(prices, 'regular_price')),
      // A product is sold out only if all of its variations are.
      availability: toAvailability(variation.is_in_stock ?? (item.is_in_stock === false ? false : null)),
      imageUrl: toImages((readEach(variation.images, Image) ?? []).map(({ src }) => src))[0] ?? null,
      url: variation.permalink ?? null,
    };
  });
  const product: PlatformProduct = {
    url: item.permalink,
    title: cleanOptionalText(item.name) ?? '',
    externalId: String(item.id),
    description: cleanOptionalText(item.description || item.short_description),
    price,
    currency: price === null ? null : (item.prices?.currency_code ?? null),
    availability: toAvailability(item.is_in_stock),
    imageUrl: readEach(item.images, Image)?.[0]?.src ?? null,
    brand: cleanOptionalText(readEach(item.brands, Brand)?.[0]?.name),
    category: joinCategories(readEach(item.categories, Category) ?? []),
    details: {
      attributes: joinAttributes(readAttributes(item), [
        ...readTextDetails(item.short_description),
        ...readTextDetails(item.description),
      ]),
      listPrice: listPriceAbove(price, priceOf(item.prices, 'regular_price')),
      rating: readRating(item),
      images,
    },
  };
  return withVariants(product, options, variants);
}

function priceOf(prices: Item['prices'], kind: 'price' | 'regular_price' = 'price'): number | null {
  const digits = prices?.[kind] ?? null;
  return prices && digits !== null && /^\d+$/.test(digits) ? toPrice(digits, prices.currency_minor_unit) : null;
}

/** The deepest category with its ancestors, judged by their URLs. */
function joinCategories(categories: z.infer<typeof Category>[]): string | null {
  const byDepth = categories.toSorted((a, b) => a.link.length - b.link.length);
  const deepest = byDepth.at(-1);
  const chain = byDepth.filter((each) => each === deepest || (each.link !== '' && deepest?.link.startsWith(each.link)));
  return chain.flatMap(({ name }) => cleanOptionalText(name) ?? []).join(' > ') || null;
}
