import type { Picture } from '../pictures/picture.ts';

/** As the shop shows it; a preorder can be bought. */
export type Availability = 'in_stock' | 'out_of_stock' | 'preorder';

/**
 * A choice of a product with variants; without its own price it costs what the product costs. Of a colour in sizes,
 * `soldOut` may name some of them.
 */
export type Option = { name: string; colour?: string; price?: number; soldOut?: true | string };

/** A product as it is written down; catalogue.ts derives the rest. Prices are in euros. */
export type Entry = {
  sku: string;
  title: string;
  brand: string;
  price: number;
  listPrice?: number;
  availability?: Availability;
  picture: Picture | null;
  description: string;
  specs: Record<string, string>;
  axis?: 'Size' | 'Colour' | 'Volume' | 'Length';
  options?: readonly Option[];
  /** The sizes in which each colour is made, in order. */
  sizes?: string;
};

/** Forms of structured data on a category's product pages: real shops differ, so ours do. */
export type Markup = 'group' | 'graph' | 'offers' | 'aggregate' | 'microdata' | 'microdata-words';

export type Category = {
  slug: string;
  name: string;
  intro: string;
  markup: Markup;
  /** Links from this category's listing carry utm parameters. */
  tracked?: true;
  /** ISO date of the last change, for the sitemap. */
  updated: string;
  entries: readonly Entry[];
};

/** The options of a size run, in order; those named in soldOut are. */
export function sizes(names: string, soldOut = ''): Option[] {
  const gone = new Set(soldOut.split(' '));
  return names.split(' ').map((name) => (gone.has(name) ? { name, soldOut: true } : { name }));
}
