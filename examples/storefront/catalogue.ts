import { footwear } from './catalogue/footwear.ts';
import { jackets } from './catalogue/jackets.ts';
import { kitchen } from './catalogue/kitchen.ts';
import { light } from './catalogue/light.ts';
import { packs } from './catalogue/packs.ts';
import type { Availability, Category, Entry } from './catalogue/product.ts';
import { shelter } from './catalogue/shelter.ts';
import { woollens } from './catalogue/woollens.ts';
import type { Picture } from './pictures/picture.ts';

export type Variant = {
  sku: string;
  /** "Moss, M" */
  name: string;
  /** By option: its colour and its size. */
  values: Readonly<Record<string, string>>;
  price: number;
  availability: Availability;
  picture: Picture | null;
  imagePath: string | null;
};

export type Product = Omit<Entry, 'availability' | 'options' | 'sizes'> & {
  /** The category's name; `shelf` is the category itself. */
  category: string;
  shelf: Category;
  path: string;
  imagePath: string | null;
  /** A product with variants is in stock while one of them is. */
  availability: Availability;
  variants: readonly Variant[];
};

/** An item that the cart takes: a product, in one variant where it has some. */
export type Item = {
  product: Product;
  variant: Variant | null;
  sku: string;
  price: number;
  availability: Availability;
};

export const categories: readonly Category[] = [jackets, footwear, packs, shelter, kitchen, light, woollens];

const UMLAUTS: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

function slugOf(title: string): string {
  const plain = title.toLowerCase().replace(/[äöüß]/g, (letter) => UMLAUTS[letter] ?? letter);
  return plain
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
    .split(' ')
    .slice(0, 8)
    .join('-');
}

const imagePathOf = (picture: Picture | null, sku: string) => picture && `/images/${sku}.svg`;

function variantsOf({ sizes, ...entry }: Entry): Variant[] {
  return (entry.options ?? []).flatMap((option) =>
    (sizes?.split(' ') ?? [null]).map((size) => {
      const values = { [entry.axis ?? '']: option.name, ...(size !== null && { Size: size }) };
      const sku = [entry.sku, ...Object.values(values).map((value) => slugOf(value).toUpperCase())].join('-');
      const isSoldOut = option.soldOut === true || (size !== null && option.soldOut?.split(' ').includes(size));
      return {
        sku,
        name: Object.values(values).join(', '),
        values,
        price: option.price ?? entry.price,
        availability: isSoldOut ? 'out_of_stock' : 'in_stock',
        picture: entry.picture && { ...entry.picture, colour: option.colour ?? entry.picture.colour },
        imagePath: imagePathOf(entry.picture, option.colour ? sku : entry.sku),
      };
    }),
  );
}

/** The first variant of each colour, in order; none of a product that is not made in colours. */
export const coloursOf = ({ variants }: Product): Variant[] =>
  [...Map.groupBy(variants, ({ values }) => values.Colour).entries()].flatMap(([colour, [first]]) =>
    colour !== undefined && first ? [first] : [],
  );

function productOf(entry: Entry, shelf: Category): Product {
  const variants = variantsOf(entry);
  const soldOut = variants.length > 0 && variants.every((variant) => variant.availability === 'out_of_stock');
  return {
    ...entry,
    category: shelf.name,
    shelf,
    path: `/products/${slugOf(entry.title)}`,
    imagePath: imagePathOf(entry.picture, entry.sku),
    availability: soldOut ? 'out_of_stock' : (entry.availability ?? 'in_stock'),
    variants,
  };
}

/** Every product of the shop, category by category. */
export const products: readonly Product[] = categories.flatMap((shelf) =>
  shelf.entries.map((entry) => productOf(entry, shelf)),
);

const byPath = new Map(products.map((product) => [product.path, product]));
const byCategory = new Map(categories.map((category) => [category.slug, category]));

const items = new Map<string, Item>();
for (const product of products) {
  // A product's own sku stands for the variant that its page preselects.
  const preselected = product.variants.find((variant) => variant.availability === 'in_stock') ?? product.variants[0];
  for (const variant of [...product.variants, null]) {
    const chosen = variant ?? preselected ?? null;
    const { sku, price, availability } = chosen ?? product;
    items.set(variant?.sku ?? product.sku, { product, variant: chosen, sku, price, availability });
  }
}

export const findProduct = (path: string): Product | undefined => byPath.get(path);
export const findCategory = (slug: string): Category | undefined => byCategory.get(slug);

/** Finds the item that a sku stands for: a variant's own, or a product's, which means its preselected variant. */
export const findItem = (sku: string): Item | undefined => items.get(sku);
export const skus = (): Iterable<string> => items.keys();

/** Up to `limit` others of the same category, those in stock first. */
export function relatedTo(product: Product, limit = 4): Product[] {
  const shelf = products.filter((other) => other.shelf === product.shelf);
  const at = shelf.indexOf(product);
  const others = [...shelf.slice(at + 1), ...shelf.slice(0, at)];
  const gone = (other: Product) => Number(other.availability === 'out_of_stock');
  return others.toSorted((a, b) => gone(a) - gone(b)).slice(0, limit);
}

/** Products whose title, brand, category or description has every word of the query. */
export function searchProducts(query: string): Product[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  return products.filter((product) => {
    const text = `${product.title} ${product.brand} ${product.category} ${product.description}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

const euros = new Intl.NumberFormat('en-IE', { style: 'currency', currency: 'EUR' });

/** A price as the shop writes it, such as €1,249.50. */
export const formatPrice = (price: number): string => euros.format(price);
