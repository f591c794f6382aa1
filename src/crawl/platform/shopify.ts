import { trimEndOf } from '../../domain/trim.ts';
import { z } from 'zod';
import type { Variant } from '../../domain/product-details.ts';
import { MAX_VARIANTS_READ, type StatedOption, listPriceAbove, sharedValue } from '../../domain/product-variants.ts';
import { parseAttribute } from '../../domain/attribute.ts';
import { parseGtin } from '../../text/attributes/gtin.ts';
import { currencyOfSite } from '../../text/money/currency.ts';
import { isHomePage } from '../extract/address.ts';
import { readTextDetails } from '../extract/visible/details/text-details.ts';
import {
  type FeedPlan,
  type PlatformProduct,
  type Platform,
  cleanChoice,
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

/** Shopify's maximum page size. */
const PAGE_SIZE = 250;
const MARKS = /cdn\.shopify\.com|\/cdn\/shop\/|\bShopify\.(?:shop|theme|routes)\b/;

const text = z.string().nullish().catch(null);
const Image = z.object({ src: z.string() });
const price = z.union([z.string(), z.number()]).nullish().catch(null);
const Article = z.object({
  id: z.union([z.int(), z.string()]),
  price,
  compare_at_price: price,
  available: z.boolean().nullish().catch(null),
  featured_image: Image.nullish().catch(null),
  option1: text,
  option2: text,
  option3: text,
  sku: text,
  barcode: text,
  grams: z.number().nullish().catch(null),
});
const Option = z.object({
  name: z.string(),
  position: z.int().min(1).max(3).optional().catch(undefined),
  values: z.unknown().optional(),
});
/** Shopify's placeholder for the option of a product without options. */
const NO_OPTION = { name: 'Title', value: 'Default Title' };
const Item = z.object({
  title: z.string(),
  handle: z.string().min(1),
  body_html: text,
  vendor: text,
  product_type: text,
  variants: z.unknown().optional(),
  images: z.unknown().optional(),
  options: z.unknown().optional(),
});
const List = z.object({ products: z.unknown() });

/**
 * `/products.json`: lists each product once, with its variants. The external id is a variant's, since carts accept no
 * other.
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

function toProduct(item: z.infer<typeof Item>, { root, currency }: FeedPlan): PlatformProduct {
  const articles = readVariants(item.variants, Article);
  const images = toImages((readEach(item.images, Image) ?? []).map(({ src }) => src));
  const variants = articles.map(toVariant);
  const grams = sharedValue(articles.map(({ grams: weight }) => weight ?? 0)) ?? 0;
  const options = readOptions(item);
  const [only] = variants.length === 1 && options.every(({ name }) => name === null) ? variants : [];
  const stated = [
    grams > 0 && parseAttribute({ name: 'Weight', value: `${grams} g` }),
    only?.sku && parseAttribute({ name: 'SKU', value: only.sku }),
  ].filter((row) => !!row);
  const product = withVariants(
    {
      url: new URL(`products/${encodeURIComponent(item.handle)}`, root).href,
      title: cleanOptionalText(item.title) ?? '',
      externalId: variants[0]?.cartId ?? null,
      description: cleanOptionalText(item.body_html),
      price: null,
      currency: null,
      availability: 'unknown',
      imageUrl: images[0] ?? null,
      brand: cleanOptionalText(item.vendor),
      category: cleanOptionalText(item.product_type),
      details: {
        // The weight that parcels are charged by may include the box.
        attributes: joinAttributes(readTextDetails(item.body_html), stated),
        images,
        gtin: sharedValue(variants.map(({ gtin }) => gtin)),
      },
    },
    options,
    variants,
  );
  const featured = variants.find(({ cartId }) => cartId === product.externalId);
  return {
    ...product,
    currency: product.price === null ? null : currency,
    imageUrl: featured?.imageUrl ?? product.imageUrl,
  };
}

function toVariant(article: z.infer<typeof Article>): Variant {
  const amount = toPrice(article.price ?? null);
  const [imageUrl = null] = toImages([article.featured_image?.src]);
  return {
    values: [article.option1, article.option2, article.option3].map((value) =>
      value === NO_OPTION.value ? null : cleanChoice(value),
    ),
    cartId: String(article.id),
    sku: cleanOptionalText(article.sku),
    gtin: parseGtin(article.barcode),
    price: amount,
    listPrice: listPriceAbove(amount, toPrice(article.compare_at_price ?? null)),
    availability: toAvailability(article.available),
    imageUrl,
    url: null,
  };
}

/** Returns Shopify's three options, those that the product does not have without a name. */
function readOptions({ options }: z.infer<typeof Item>): StatedOption[] {
  const stated: StatedOption[] = Array.from({ length: 3 }, () => ({ name: null, values: [] }));
  for (const [at, { name, position = at + 1, values }] of (readEach(options, Option) ?? []).entries()) {
    const all = (readEach(values, z.string()) ?? []).slice(0, MAX_VARIANTS_READ);
    if (all.every((value) => value === NO_OPTION.value) && name === NO_OPTION.name) continue;
    if (position <= stated.length)
      stated[position - 1] = {
        name: cleanOptionalText(name),
        values: all.flatMap((value) => cleanChoice(value) ?? []),
      };
  }
  return stated;
}
