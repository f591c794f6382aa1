import { trimEndOf } from '../../domain/trim.ts';
import { z } from 'zod';
import type { ProductFields } from '../../domain/records.ts';
import { type Home, type Platform, cleanOptionalText, readEach, toAvailability, toFeedPage, toPrice } from './feed.ts';

/** WooCommerce's maximum page size. */
const PAGE_SIZE = 100;
const MARKS = /wp-content\/|\bwoocommerce\b/i;

const text = z.string().nullish().catch(null);
const Category = z.object({ name: z.string(), link: z.string().catch('') });
const Prices = z.object({
  price: z.string().nullable().catch(null),
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
});
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
  address({ root }, page) {
    const url = new URL(root);
    const route = url.searchParams.get('rest_route');
    if (route === null) url.pathname += 'wc/store/v1/products';
    else url.searchParams.set('rest_route', `${route}wc/store/v1/products`);
    url.searchParams.set('per_page', String(PAGE_SIZE));
    url.searchParams.set('page', String(page));
    return url.href;
  },
  read: (json) => toFeedPage(readEach(json, Item)?.map(toProduct)),
};

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

function toProduct(item: z.infer<typeof Item>): ProductFields {
  const { prices } = item;
  const price = prices ? fromMinorUnits(prices) : null;
  return {
    url: item.permalink,
    title: cleanOptionalText(item.name) ?? '',
    externalId: String(item.id),
    description: cleanOptionalText(item.description || item.short_description),
    price,
    currency: price === null ? null : (prices?.currency_code ?? null),
    availability: toAvailability(item.is_in_stock),
    imageUrl: readEach(item.images, Image)?.[0]?.src ?? null,
    brand: cleanOptionalText(readEach(item.brands, Brand)?.[0]?.name),
    category: joinCategories(readEach(item.categories, Category) ?? []),
  };
}

function fromMinorUnits({ price, currency_minor_unit: minorUnit }: z.infer<typeof Prices>): number | null {
  return price !== null && /^\d+$/.test(price) ? toPrice(price, minorUnit) : null;
}

/** The deepest category with its ancestors, judged by their URLs. */
function joinCategories(categories: z.infer<typeof Category>[]): string | null {
  const byDepth = categories.toSorted((a, b) => a.link.length - b.link.length);
  const deepest = byDepth.at(-1);
  const chain = byDepth.filter((each) => each === deepest || (each.link !== '' && deepest?.link.startsWith(each.link)));
  return chain.flatMap(({ name }) => cleanOptionalText(name) ?? []).join(' > ') || null;
}
