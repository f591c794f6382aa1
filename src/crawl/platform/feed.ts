import type { z } from 'zod';
import { type Attribute, DETAIL_LIMITS, type ProductDetails, type Variant } from '../../domain/product-details.ts';
import {
  MAX_VARIANTS_READ,
  type StatedOption,
  arrangeVariants,
  offerOfVariants,
} from '../../domain/product-variants.ts';
import type { CrawledProduct } from '../../domain/provenance.ts';
import type { Availability, ProductFields } from '../../domain/product.ts';
import { isHttpUrl } from '../../domain/url.ts';
import { cleanText } from '../extract/html/text.ts';

/** A shop's home page, used to recognize its platform. */
export interface Home {
  /** The final URL, after redirects. */
  url: string;
  html: string;
  /** The headers that any platform needs, by lower-case name. */
  headers: Record<string, string>;
}

export interface FeedPage {
  products: CrawledProduct[];
  isLast: boolean;
  /** URLs of what the page does not state of its products' variants; empty if it states all. */
  variantsAt: string[];
}

/** A product as a platform lists it. */
export type PlatformProduct = ProductFields & { details: Partial<ProductDetails> };

export interface ListedPage {
  products: PlatformProduct[];
  isLast: boolean;
  variantsAt?: string[];
}

/** Facts about a shop's product feed, from its home page. */
export interface FeedPlan {
  /** The base URL of the feed's pages. */
  root: string;
  /** The currency of its prices if the feed itself does not give one; null if it does or the currency is unknown. */
  currency: string | null;
  /** URLs to try first for the currency, if any. */
  currencyAt: string[];
}

/** An e-commerce platform with a public product feed. */
export interface Platform {
  /** The headers of the home page that `recognizes` and `plan` read. */
  headers: readonly string[];
  recognizes(home: Home): boolean;
  plan(home: Home): FeedPlan;
  /** Returns the URL of a page of the feed. @param page counted from 1 */
  address(plan: FeedPlan, page: number): string;
  /**
   * Returns null when the response is no such feed, or nothing in it can be read.
   * @param variants the responses of the page's `variantsAt`; empty before it is known
   */
  read(json: unknown, plan: FeedPlan, variants: readonly unknown[]): ListedPage | null;
}

/** Returns the items that match the shape; null when the input is no list, or has items but none matches. */
export function readEach<T>(list: unknown, shape: z.ZodType<T>): T[] | null {
  if (!Array.isArray(list)) return null;
  const items = list.flatMap((item) => shape.safeParse(item).data ?? []);
  return items.length > 0 || list.length === 0 ? items : null;
}

/** Parses a price above zero; null otherwise, as shops print zero for a missing price. */
export function toPrice(value: string | number | null, minorUnit = 0): number | null {
  if (value === null || !/^\d+(\.\d+)?$/.test(String(value))) return null;
  const price = Number(`${value}e-${minorUnit}`);
  return Number.isFinite(price) && price > 0 ? price : null;
}

/** Cleans an optional text; null when nothing remains. */
export const cleanOptionalText = (value: string | null | undefined): string | null => cleanText(value ?? '');

/** @param isInStock null or undefined when the shop does not state it */
export function toAvailability(isInStock: boolean | null | undefined): Availability {
  if (typeof isInStock !== 'boolean') return 'unknown';
  return isInStock ? 'in_stock' : 'out_of_stock';
}

/** A page of a feed that ends with an empty page: shops may return fewer products than requested. */
export function toFeedPage(products: PlatformProduct[] | undefined): ListedPage | null {
  return products ? { products, isLast: products.length === 0 } : null;
}

/** Reads the articles that a product is sold as; none when the list is missing. */
export function readVariants<T>(list: unknown, shape: z.ZodType<T>): T[] {
  return (Array.isArray(list) && readEach(list.slice(0, MAX_VARIANTS_READ), shape)) || [];
}

/** Cleans a value of a choice. "None" is a valid value, unlike in other texts, where it is a placeholder. */
export const cleanChoice = (value: string | null | undefined): string | null =>
  value?.trim().toLowerCase() === 'none' ? value.trim() : cleanOptionalText(value);

/** Returns the URLs of a product's pictures, each once. */
export const toImages = (urls: readonly (string | null | undefined)[]): string[] => [
  ...new Set(urls.filter((url) => typeof url === 'string' && isHttpUrl(url)) as string[]),
];

/** Joins the attributes of two sources; of those that both state, the first one's stay. */
export function joinAttributes(first: readonly Attribute[], second: readonly Attribute[]): Attribute[] {
  const idOf = ({ key, name }: Attribute): string => key ?? name.toLowerCase();
  const known = new Set(first.map(idOf));
  return [...first, ...second.filter((attribute) => !known.has(idOf(attribute)))].slice(0, DETAIL_LIMITS.attributes);
}

/**
 * Adds options and variants to a product, and sets the fields that depend on them: price, external id and availability.
 * An attribute with the name of an option is one of its values, which a text happens to name.
 * @param variants with one value for each of the options, in their order
 */
export function withVariants(
  product: PlatformProduct,
  options: readonly StatedOption[],
  variants: readonly Variant[],
): PlatformProduct {
  const { details, ...fields } = product;
  const given = { ...fields, listPrice: details.listPrice ?? null };
  const { price, externalId, availability, listPrice } = offerOfVariants(variants, given);
  const arranged = arrangeVariants(options, variants);
  const chosen = new Set(arranged.options.map(({ name }) => name.toLowerCase()));
  const attributes = (details.attributes ?? []).filter(({ name }) => !chosen.has(name.toLowerCase()));
  return {
    ...fields,
    price,
    externalId,
    availability,
    details: { ...details, attributes, listPrice, ...arranged },
  };
}
