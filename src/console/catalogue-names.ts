import type { BrowsedProduct, CatalogueQuery } from './types.ts';

type Filters = NonNullable<CatalogueQuery['filters']>;
export type Names<Value extends string> = Readonly<Record<Value, string>>;

export const SORTS: Names<NonNullable<CatalogueQuery['sort']>> = {
  newest: 'Newest first',
  changed: 'Last changed first',
  title: 'By title',
  cheapest: 'Cheapest first',
  dearest: 'Most expensive first',
};
export const AVAILABILITIES: Names<NonNullable<Filters['availability']>> = {
  in_stock: 'In stock',
  out_of_stock: 'Sold out',
  unknown: 'Not known',
};
export const FIELDS: Names<BrowsedProduct['handFields'][number]> = {
  url: 'address',
  title: 'title',
  externalId: 'id in the shop',
  description: 'description',
  price: 'price',
  currency: 'currency',
  availability: 'stock',
  imageUrl: 'picture',
  brand: 'brand',
  category: 'category',
};
/** Names a field at the beginning of a line. */
export const fieldTitle = (field: keyof typeof FIELDS): string =>
  FIELDS[field].charAt(0).toUpperCase() + FIELDS[field].slice(1);
/** As labels of form fields. */
export const FIELD_LABELS: typeof FIELDS = {
  url: 'Address of its page',
  title: 'Title',
  externalId: 'Id in the shop’s cart',
  description: 'Description',
  price: 'Price',
  currency: 'Currency',
  availability: 'Stock',
  imageUrl: 'Address of its picture',
  brand: 'Brand',
  category: 'Category',
};
const { url: _url, title: _title, ...optional } = FIELDS;
/** Those that may lack a value. */
export const OPTIONAL_FIELDS = optional;
export const SOURCES: Names<NonNullable<Filters['source']>> = {
  'json-ld': 'JSON-LD',
  microdata: 'Microdata',
  rdfa: 'RDFa',
  'open-graph': 'Open Graph',
  page: 'Visible text',
  state: 'Scripts of the page',
  pattern: 'Learned pattern',
  feed: "The platform's feed",
  import: 'Imported file',
  hand: 'Set by you',
};

/** Names the source of a field, such as `feed:shopify`. */
export function sourceName(source: string): string {
  const [kind = ''] = source.split(':');
  return Object.hasOwn(SOURCES, kind) ? SOURCES[kind as keyof typeof SOURCES] : source;
}
