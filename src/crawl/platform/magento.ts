import { z } from 'zod';
import { trimEndOf } from '../../domain/trim.ts';
import type { Rating, Variant } from '../../domain/product-details.ts';
import { listPriceAbove } from '../../domain/product-variants.ts';
import { isHomePage, isSameSite } from '../extract/address.ts';
import { parseAvailability } from '../extract/availability.ts';
import { readTextDetails } from '../extract/visible/details/text-details.ts';
import {
  type Home,
  type PlatformProduct,
  type Platform,
  cleanChoice,
  cleanOptionalText,
  readEach,
  readVariants,
  toImages,
  toPrice,
  withVariants,
} from './feed.ts';

/** Products with many variants take a shop long to list. */
const PAGE_SIZE = 50;
/** Ratings are percentages. */
const MAX_RATING = 100;
/** No product has more options. */
const MAX_CHOSEN = 50;
const MARKS = /text\/x-magento-init|data-mage-init|\/static\/version\d+\/frontend\//;
/** Magento's own script on each page names the URL of its store view, with or without escapes. */
const BASE_URL = /\bBASE_URL\s{0,9}=\s{0,9}["']([^"'<>\s]{1,500})["']/;
const ESCAPE = /\\(?:(?:u00|x)([\da-f]{2})|(?=\/))/gi;
const PRICE = 'price_range{minimum_price{final_price{value currency} regular_price{value}}}';
const CATEGORY = 'name level breadcrumbs{category_name category_level}';
const QUERY = `query($page:Int!){products(filter:{},pageSize:${PAGE_SIZE},currentPage:$page){items{sku name url_key url_suffix
stock_status description{html} image{url} media_gallery{url} rating_summary review_count categories{${CATEGORY}} ${PRICE}
... on ConfigurableProduct{configurable_options{attribute_code label values{label}}
variants{attributes{code label} product{sku stock_status image{url} ${PRICE}}}}} page_info{current_page total_pages}}`;
/** Some versions of Magento do not cache a response with the configuration. */
const STORE_QUERY = `${QUERY} storeConfig{base_link_url}`;

const text = z.string().nullish().catch(null);
const Category = z.object({ name: z.string(), level: z.int(), breadcrumbs: z.unknown().optional() });
const Crumb = z.object({ category_name: z.string(), category_level: z.int() });
const Image = z.object({ url: text });
const Offer = z.object({
  stock_status: text,
  image: Image.nullish().catch(null),
  price_range: z
    .object({
      minimum_price: z.object({
        final_price: z.object({ value: z.number(), currency: z.string() }),
        regular_price: z.object({ value: z.number() }).nullish().catch(null),
      }),
    })
    .nullish()
    .catch(null),
});
const Item = Offer.extend({
  sku: z.string(),
  name: z.string(),
  url_key: z.string().min(1),
  url_suffix: text,
  description: z.object({ html: text }).nullish().catch(null),
  media_gallery: z.unknown().optional(),
  rating_summary: z.number().nullish().catch(null),
  review_count: z.int().nullish().catch(null),
  categories: z.unknown().optional(),
  configurable_options: z.unknown().optional(),
  variants: z.unknown().optional(),
});
const Label = z.object({ label: z.string() });
const Option = Label.extend({ attribute_code: z.string(), values: z.unknown().optional() });
const Chosen = Label.extend({ code: z.string() });
const Child = z.object({ attributes: z.unknown().optional(), product: Offer.extend({ sku: z.string() }) });
const List = z.object({
  data: z.object({
    products: z.object({
      items: z.unknown().optional(),
      page_info: z.object({ current_page: z.int(), total_pages: z.int() }),
    }),
    storeConfig: z.object({ base_link_url: text }).nullish().catch(null),
  }),
});

/**
 * Reads products from the public GraphQL API, with GET requests as its caches require. A page beyond the last is an
 * error there, so the pages are counted. The API is asked below the path of the store view. Some shops disregard that
 * path and expect the header `Store`, which the crawl's requests cannot have; so the first page also states its store
 * view, and the list of another one, in another language or currency, is none of this shop.
 * @see https://developer.adobe.com/commerce/webapi/graphql/schema/products/queries/products/
 */
export const magento: Platform = {
  headers: ['x-magento-tags'],
  recognizes: ({ headers, html }) => headers['x-magento-tags'] !== undefined || MARKS.test(html),
  plan: (home) => ({ root: new URL(home.url).origin + findRoot(home), currency: null, currencyAt: [] }),
  address({ root }, page) {
    const url = new URL('graphql', root);
    const query = page === 1 && new URL(root).pathname !== '/' ? STORE_QUERY : QUERY;
    url.searchParams.set('query', `${query}}`.replaceAll(/\s+/g, ' '));
    url.searchParams.set('variables', JSON.stringify({ page }));
    return url.href;
  },
  read(json, { root }) {
    const data = List.safeParse(json).data?.data;
    const list = data?.products;
    const items = readEach(list?.items, Item);
    if (!list || !items || isOfOtherStore(data?.storeConfig?.base_link_url, root)) return null;
    const { current_page: page, total_pages: last } = list.page_info;
    return { products: items.map((item) => toProduct(item, root)), isLast: page >= last };
  },
};

/** Returns the path of the store view or of Magento's folder: what the page states, if the page is below it. */
function findRoot({ url, html }: Home): string {
  const { pathname } = new URL(url);
  const stated = BASE_URL.exec(html)?.[1]?.replaceAll(ESCAPE, (_, code: string | undefined) =>
    code === undefined ? '' : String.fromCharCode(Number.parseInt(code, 16)),
  );
  const base = URL.parse(stated ?? '');
  if (base && isSameSite(base.href, url) && withSlash(pathname).startsWith(withSlash(base.pathname)))
    return withSlash(base.pathname);
  return isHomePage(url) ? withSlash(pathname.replace(/index\.\w+$/i, '')) : '/';
}

const withSlash = (path: string): string => `${trimEndOf(path, /\//)}/`;

/** @param stated the URL of the list's store view */
function isOfOtherStore(stated: string | null | undefined, root: string): boolean {
  const own = new URL(root).pathname;
  const base = URL.parse(stated ?? '');
  return own !== '/' && base !== null && withSlash(base.pathname) !== own;
}

function toProduct(item: z.infer<typeof Item>, root: string): PlatformProduct {
  const offer = toOffer(item);
  const options = (readEach(item.configurable_options, Option) ?? []).slice(0, MAX_CHOSEN);
  const product: PlatformProduct = {
    url: new URL(`./${encodeURIComponent(item.url_key)}${item.url_suffix ?? ''}`, root).href,
    title: cleanOptionalText(item.name) ?? '',
    externalId: item.sku,
    description: cleanOptionalText(item.description?.html),
    price: offer.price,
    currency: null,
    availability: offer.availability,
    imageUrl: item.image?.url ?? null,
    brand: null,
    category: readCategory(item.categories),
    details: {
      attributes: readTextDetails(item.description?.html),
      listPrice: offer.listPrice,
      rating: readRating(item),
      images: toImages([item.image?.url, ...(readEach(item.media_gallery, Image) ?? []).map(({ url }) => url)]),
    },
  };
  const children = readVariants(item.variants, Child);
  const variants = children.map((child) => toVariant(child, options));
  const [currency = null] = [item, ...children.map((child) => child.product)].flatMap(
    (each) => toOffer(each).currency ?? [],
  );
  const whole = withVariants(
    product,
    options.map(({ label, values }) => ({
      name: cleanOptionalText(label),
      values: (readEach(values, Label) ?? []).flatMap((value) => cleanChoice(value.label) ?? []),
    })),
    variants,
  );
  return { ...whole, currency: whole.price === null ? null : currency };
}

/** Returns the path of the deepest category: a product may be in several branches of the tree, which form no path. */
function readCategory(list: unknown): string | null {
  const categories = (readEach(list, Category) ?? []).toSorted((a, b) => a.level - b.level);
  const deepest = categories.find(({ level }) => level === categories.at(-1)?.level);
  const crumbs = (readEach(deepest?.breadcrumbs, Crumb) ?? []).toSorted((a, b) => a.category_level - b.category_level);
  const names = categories.map(({ name }) => name);
  // Without breadcrumbs, two categories of one level show that there is more than one branch.
  const isOneBranch = new Set(categories.map(({ level }) => level)).size === categories.length;
  const parents = crumbs.length === 0 && isOneBranch ? names.slice(0, -1) : crumbs.map((crumb) => crumb.category_name);
  return [...parents, deepest?.name].flatMap((name) => cleanOptionalText(name) ?? []).join(' > ') || null;
}

function toVariant({ attributes, product }: z.infer<typeof Child>, options: z.infer<typeof Option>[]): Variant {
  const chosen = readEach(Array.isArray(attributes) ? attributes.slice(0, MAX_CHOSEN) : [], Chosen) ?? [];
  const { currency: _currency, ...offer } = toOffer(product);
  return {
    values: options.map(({ attribute_code: code }) => cleanChoice(chosen.find((each) => each.code === code)?.label)),
    cartId: product.sku,
    sku: product.sku,
    gtin: null,
    ...offer,
    imageUrl: toImages([product.image?.url])[0] ?? null,
    url: null,
  };
}

function toOffer({ price_range: range, stock_status: stock }: z.infer<typeof Offer>) {
  const { final_price: final, regular_price: regular } = range?.minimum_price ?? {};
  const price = toPrice(final?.value ?? null);
  return {
    price,
    currency: price === null ? null : (final?.currency ?? null),
    listPrice: listPriceAbove(price, toPrice(regular?.value ?? null)),
    availability: parseAvailability(stock ?? ''),
  };
}

/** Magento returns a rating of zero if there are no reviews. */
function readRating({ rating_summary: value, review_count: count }: z.infer<typeof Item>): Rating | null {
  const isRated = value && value > 0 && value <= MAX_RATING && count && count > 0;
  return isRated ? { value, scale: MAX_RATING, count } : null;
}
