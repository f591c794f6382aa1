import type { Availability } from '../../../src/domain/product.ts';

/** The product data that a shopper reads on a product's page. */
export type Shown = { title: string; price: number | null; availability: Availability };
export type Item = Shown & { path: string; was: number | null; at: number };

/** A made-up shop of few pages, none of which has structured data. */
export interface SmallShop {
  name: string;
  origin: string;
  /** Pages by path; "/" is the home page. */
  pages: Map<string, string>;
  /** Paths of the pages that a crawl samples: few products of each template, and all other pages. */
  sampled: string[];
  /** The product data that the product pages show, by path. */
  products: Map<string, Shown>;
}

type Row = [title: string, price: number | null, more?: { was?: number; out?: true }];

/** One template of a shop's product pages. */
export interface Template {
  rows: Row[];
  /** The number of products, from the first, that a crawl samples. */
  sampled: number;
  path: (slug: string, at: number) => string;
  page: (item: Item, others: Item[]) => string;
}

interface Plan {
  name: string;
  templates: Template[];
  home: (items: Item[]) => string;
  others?: Record<string, string>;
  list?: (items: Item[]) => string;
}

const slugOf = (title: string): string => title.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-');

export function buildShop({ name, templates, home, others = {}, list }: Plan): SmallShop {
  const all = templates.map(({ rows, path }) =>
    rows.map(([title, price, { was = null, out } = {}], at): Item => {
      const availability = out ? 'out_of_stock' : 'in_stock';
      return { title, price, was, availability, at, path: path(slugOf(title), at) };
    }),
  );
  const items = all.flat();
  const pages = new Map([['/', home(items)], ...Object.entries(others)]);
  if (list) pages.set('/all', list(items));
  const sampled = [...pages.keys()];
  for (const [kind, { page, sampled: count }] of templates.entries())
    for (const item of all[kind] ?? []) {
      const near = [1, 2, 3, 4].flatMap((step) => items[(items.indexOf(item) + step) % items.length] ?? []);
      pages.set(item.path, page(item, near));
      if (item.at < count) sampled.push(item.path);
    }
  const products = items.map(({ path, title, price, availability }) => [path, { title, price, availability }] as const);
  return { name, origin: `https://${name}.example`, pages, sampled, products: new Map(products) };
}

export const dot = (price: number | null): string => (price ?? 0).toFixed(2);
export const comma = (price: number | null): string => dot(price).replace('.', ',');
