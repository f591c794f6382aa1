import { trimEndOf } from '../../domain/trim.ts';
import { z } from 'zod';
import type { ProductFields } from '../../domain/records.ts';
import { currencyOfSite } from '../../text/money/currency.ts';
import { isHomePage } from '../extract/address.ts';
import {
  type FeedPlan,
  type Platform,
  cleanOptionalText,
  readEach,
  toAvailability,
  toFeedPage,
  toPrice,
} from './feed.ts';

/** Shopify's maximum page size. */
const PAGE_SIZE = 250;
const MARKS = /cdn\.shopify\.com|\/cdn\/shop\/|\bShopify\.(?:shop|theme|routes)\b/;

const text = z.string().nullish().catch(null);
const Image = z.object({ src: z.string() });
const Variant = z.object({
  id: z.union([z.int(), z.string()]),
  price: z.union([z.string(), z.number()]).nullable().catch(null),
  available: z.boolean().nullish().catch(null),
  featured_image: Image.nullish().catch(null),
});
const Item = z.object({
  title: z.string(),
  handle: z.string().min(1),
  body_html: text,
  vendor: text,
  product_type: text,
  variants: z.unknown().optional(),
  images: z.unknown().optional(),
});
const List = z.object({ products: z.unknown() });

/**
 * `/products.json`: lists each product once, as its first available variant, which is the one shown on its page. The
 * external id is the variant's, since carts accept no other.
 */
export const shopify: Platform = {
  headers: ['x-shopid', 'powered-by'],
  recognizes: ({ headers, html }) =>
    headers['x-shopid'] !== undefined || /shopify/i.test(headers['powered-by'] ?? '') || MARKS.test(html),
  plan({ url, html }) {
    const root = new URL(isHomePage(url) ? `${trimEndOf(url, /\//)}/` : '/', url).href;
    // The feed has no currency: the home page's script does, or else the cart or the shop's card.
    const stated = /\bShopify\.currency\s*=\s*\{\s*"active"\s*:\s*"([A-Z]{3})"/.exec(html)?.[1];
    const [tag = ''] = /<html\b[^<>]*/i.exec(html) ?? [];
    const inferred = currencyOfSite(url, /\blang\s{0,3}=\s{0,3}["']?([\w-]+)/i.exec(tag)?.[1]);
    return { root, currency: stated ?? inferred, currencyAt: stated === undefined ? ['/cart.js', '/meta.json'] : [] };
  },
  address: ({ root }, page) => new URL(`products.json?limit=${PAGE_SIZE}&page=${page}`, root).href,
  read: (json, plan) =>
    toFeedPage(readEach(List.safeParse(json).data?.products, Item)?.map((item) => toProduct(item, plan))),
};

function toProduct(item: z.infer<typeof Item>, { root, currency }: FeedPlan): ProductFields {
  const variants = readEach(item.variants, Variant) ?? [];
  const images = readEach(item.images, Image) ?? [];
  const variant = variants.find(({ available }) => available) ?? variants[0];
  const price = toPrice(variant?.price ?? null);
  const stated = variants.flatMap(({ available }) => available ?? []);
  return {
    url: new URL(`products/${encodeURIComponent(item.handle)}`, root).href,
    title: cleanOptionalText(item.title) ?? '',
    externalId: variant ? String(variant.id) : null,
    description: cleanOptionalText(item.body_html),
    price,
    currency: price === null ? null : currency,
    availability: toAvailability(stated.length > 0 ? stated.includes(true) : null),
    imageUrl: variant?.featured_image?.src ?? images[0]?.src ?? null,
    brand: cleanOptionalText(item.vendor),
    category: cleanOptionalText(item.product_type),
  };
}
