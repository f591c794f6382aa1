import type { z } from 'zod';
import type { FeedName } from '../../domain/crawl.ts';
import type { ProductFields } from '../../domain/records.ts';

/** A shop's home page, by which its shop system is known. */
export interface Home {
  /** The address that answered. */
  url: string;
  html: string;
  headers: { get(name: string): string | null };
}

export interface FeedPage {
  products: ProductFields[];
  isLast: boolean;
}

/** A shop system's own public list of all products. */
export interface Feed {
  name: FeedName;
  /** The address of a page of the list. @param page counted from 1 */
  address(page: number): string;
  /** Null where this is no such list, or nothing of it can be read. */
  read(json: unknown): FeedPage | null;
}

/** A shop system that lists its products in public. */
export interface Platform {
  name: FeedName;
  recognizes(home: Home): boolean;
  /** @param getJson what an address answers; undefined where robots.txt keeps us out or it is no JSON */
  open(home: Home, getJson: (url: string) => Promise<unknown>): Promise<Feed>;
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

/** Undefined where the bytes are no JSON in UTF-8. */
export function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return undefined;
  }
}
