import { z } from 'zod';
import type { ProductFields } from '../../domain/records.ts';
import { currencyOfSite, parseCurrency } from '../currency.ts';
import { isHomePage } from '../extract/address.ts';
import { cleanText } from '../extract/text.ts';
import { type Home, type Platform, priceOf, readEach, untilEmpty } from './feed.ts';

/** The most that one page may have. */
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
 * `/products.json`: each product once, as its first variant that can be bought, which is the one its page shows. The
 * external id is the variant's: carts take no other.
 */
export const shopify: Platform = {
  name: 'shopify',
  recognizes: ({ headers, html }) =>
    headers.get('x-shopid') !== null || /shopify/i.test(headers.get('powered-by') ?? '') || MARKS.test(html),
  async open(home, getJson) {
    const root = new URL(isHomePage(home.url) ? home.url.replace(/\/*$/, '/') : '/', home.url);
    const currency = await currencyOf(home, getJson);
    return {
      name: 'shopify',
      address: (page) => new URL(`products.json?limit=${PAGE_SIZE}&page=${page}`, root).href,
      read: (json) =>
        untilEmpty(readEach(List.safeParse(json).data?.products, Item)?.map((item) => productOf(item, root, currency))),
    };
  },
};

function productOf(item: z.infer<typeof Item>, root: URL, currency: string | null): ProductFields {
  const variants = readEach(item.variants, Variant) ?? [];
  const images = readEach(item.images, Image) ?? [];
  const variant = variants.find(({ available }) => available) ?? variants[0];
  const price = priceOf(variant?.price ?? null);
  const isSaid = variants.some(({ available }) => typeof available === 'boolean');
  return {
    url: new URL(`products/${encodeURIComponent(item.handle)}`, root).href,
    title: cleanText(item.title) ?? '',
    externalId: variant ? String(variant.id) : null,
    description: cleanText(item.body_html ?? ''),
    price,
    currency: price === null ? null : currency,
    availability: isSaid ? (variant?.available ? 'in_stock' : 'out_of_stock') : 'unknown',
    imageUrl: variant?.featured_image?.src ?? images[0]?.src ?? null,
    brand: cleanText(item.vendor ?? ''),
    category: cleanText(item.product_type ?? ''),
  };
}

/** The list names no currency: the home page's script does, or else the cart or the shop's card. */
async function currencyOf(home: Home, getJson: (url: string) => Promise<unknown>): Promise<string | null> {
  const said = /\bShopify\.currency\s*=\s*\{\s*"active"\s*:\s*"([A-Z]{3})"/.exec(home.html)?.[1];
  if (said) return said;
  for (const path of ['/cart.js', '/meta.json']) {
    const { data } = z.object({ currency: z.string() }).safeParse(await getJson(new URL(path, home.url).href));
    const currency = data && parseCurrency(data.currency);
    if (currency) return currency;
  }
  return currencyOfSite(home.url, /<html\b[^<>]*\blang\s*=\s*["']?([\w-]+)/i.exec(home.html)?.[1]);
}
