import type { z } from 'zod';
import type { FeedName } from '../../domain/crawl.ts';
import type { ProductFields } from '../../domain/records.ts';

/** A shop's home page, by which its platform is recognized. */
export interface Home {
  /** The address that answered. */
  url: string;
  html: string;
  /** The headers that some platform needs, by name in lower case. */
  headers: Record<string, string>;
}

export interface FeedPage {
  products: ProductFields[];
  isLast: boolean;
}

/** What is known of a shop's own list of products, from its home page. */
export interface FeedPlan {
  name: FeedName;
  /** The address that those of the list begin with. */
  root: string;
  /** The currency of its prices where the list itself does not say; null where it does or nobody knows. */
  currency: string | null;
  /** Where to ask for the currency first, if anywhere. */
  currencyAt: string[];
}

/** An e-commerce platform that lists its products in public. */
export interface Platform {
  /** The headers of the home page that `recognizes` and `plan` read. */
  headers: readonly string[];
  recognizes(home: Home): boolean;
  plan(home: Home): Omit<FeedPlan, 'name'>;
  /** The address of a page of the list. @param page counted from 1 */
  address(plan: FeedPlan, page: number): string;
  /** Null where this is no such list, or nothing of it can be read. */
  read(json: unknown, plan: FeedPlan): FeedPage | null;
}

/** Those of a list that are of the wanted shape; null where it is no list, or has things and none is. */
export function readEach<T>(list: unknown, shape: z.ZodType<T>): T[] | null {
  if (!Array.isArray(list)) return null;
  const things = list.flatMap((thing) => shape.safeParse(thing).data ?? []);
  return things.length > 0 || list.length === 0 ? things : null;
}

/** A price above zero; null for anything else: zero is what shops print where there is no price. */
export function priceOf(value: string | number | null, minorUnit = 0): number | null {
  if (value === null || !/^\d+(\.\d+)?$/.test(String(value))) return null;
  const price = Number(`${value}e-${minorUnit}`);
  return Number.isFinite(price) && price > 0 ? price : null;
}

/** A page of a list that ends with an empty one: shops may give fewer products than were asked for. */
export function untilEmpty(products: ProductFields[] | undefined): FeedPage | null {
  return products ? { products, isLast: products.length === 0 } : null;
}
