import { z } from 'zod';
import type { ProductFields } from '../../domain/records.ts';
import { parseAvailability } from '../extract/availability.ts';
import { type Platform, cleanOptionalText, readEach, toPrice } from './feed.ts';

const PAGE_SIZE = 100;
const MARKS = /text\/x-magento-init|data-mage-init|\/static\/version\d+\/frontend\//;
const QUERY = `query($page:Int!){products(filter:{},pageSize:${PAGE_SIZE},currentPage:$page){items{sku name url_key url_suffix
stock_status description{html} image{url} categories{name level}
price_range{minimum_price{final_price{value currency}}}} page_info{current_page total_pages}}}`;

const text = z.string().nullish().catch(null);
const Category = z.object({ name: z.string(), level: z.int() });
const Item = z.object({
  sku: z.string(),
  name: z.string(),
  url_key: z.string().min(1),
  url_suffix: text,
  stock_status: text,
  description: z.object({ html: text }).nullish().catch(null),
  image: z.object({ url: text }).nullish().catch(null),
  categories: z.unknown().optional(),
  price_range: z
    .object({ minimum_price: z.object({ final_price: z.object({ value: z.number(), currency: z.string() }) }) })
    .nullish()
    .catch(null),
});
const List = z.object({
  data: z.object({
    products: z.object({
      items: z.unknown().optional(),
      page_info: z.object({ current_page: z.int(), total_pages: z.int() }),
    }),
  }),
});

/**
 * Reads products from the public GraphQL API, with GET requests as its caches require. A page beyond the last is an
 * error there, so the pages are counted.
 * @see https://developer.adobe.com/commerce/webapi/graphql/schema/products/queries/products/
 */
export const magento: Platform = {
  headers: ['x-magento-tags'],
  recognizes: ({ headers, html }) => headers['x-magento-tags'] !== undefined || MARKS.test(html),
  plan: ({ url }) => ({ root: url, currency: null, currencyAt: [] }),
  address({ root }, page) {
    const url = new URL('/graphql', root);
    url.searchParams.set('query', QUERY.replaceAll(/\s+/g, ' '));
    url.searchParams.set('variables', JSON.stringify({ page }));
    return url.href;
  },
  read(json, { root }) {
    const list = List.safeParse(json).data?.data.products;
    const items = readEach(list?.items, Item);
    if (!list || !items) return null;
    const { current_page: page, total_pages: last } = list.page_info;
    return { products: items.map((item) => toProduct(item, root)), isLast: page >= last };
  },
};

function toProduct(item: z.infer<typeof Item>, home: string): ProductFields {
  const { value = null, currency = null } = item.price_range?.minimum_price.final_price ?? {};
  const price = toPrice(value);
  const categories = (readEach(item.categories, Category) ?? []).toSorted((a, b) => a.level - b.level);
  return {
    url: new URL(`/${encodeURIComponent(item.url_key)}${item.url_suffix ?? ''}`, home).href,
    title: cleanOptionalText(item.name) ?? '',
    externalId: item.sku,
    description: cleanOptionalText(item.description?.html),
    price,
    currency: price === null ? null : currency,
    availability: parseAvailability(item.stock_status ?? ''),
    imageUrl: item.image?.url ?? null,
    brand: null,
    category: categories.flatMap(({ name }) => cleanOptionalText(name) ?? []).join(' > ') || null,
  };
}
