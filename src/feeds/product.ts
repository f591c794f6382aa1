import { add_product } from '../actions/catalogue.ts';
import type { z } from 'zod';
import { readAvailabilityTerm } from '../domain/availability.ts';
import type { Issue } from '../domain/refusal.ts';
import { isHttpUrl } from '../domain/url.ts';
import { parseCurrency } from '../text/money/currency.ts';
import { type Article, readArticle } from './article.ts';
import type { Cells } from './columns.ts';
import { plainText } from './plain-text.ts';
import { readPrice } from './price.ts';

/** A feed row in the catalogue's format: the fields of add_product. */
export const FeedProduct = add_product.input.omit({ assistantId: true });
export type FeedProduct = z.output<typeof FeedProduct>;

export interface FeedContext {
  /** The time at which a sale price has to be in effect. */
  now: Date;
  /** The base of product addresses for rows that have handles instead. */
  siteUrl: string | null;
}

type RawFields = Record<string, unknown>;

export interface ReadCells {
  /** Null for a row that is not a separate product, such as an additional variant in a Shopify export. */
  fields: RawFields | null;
  article: Article;
  issues: Issue[];
}

/** Maps the cells of a row to fields. Values that cannot be parsed are passed on unchanged; the schema rejects them. */
export function readCells(cells: Cells, { now, siteUrl }: FeedContext): ReadCells {
  const { handle } = cells;
  const issues: Issue[] = [];
  const { listPrice, ...offer } = readOffer(cells, now, issues);
  const { price = null, currency = null } = offer;
  const article = readArticle(cells, { price, currency, listPrice });
  if (handle !== undefined && cells.title === undefined) return { fields: null, article, issues };
  issues.push(...findHidden(cells));
  const { externalId, availability, imageUrl } = cells;
  const named: RawFields = {
    url: cells.url ?? (handle && addressOf(handle, siteUrl)),
    title: cells.title && plainText(cells.title),
    externalId,
    description: cells.description && plainText(cells.description),
    ...offer,
    availability: availability && (readAvailabilityTerm(availability) ?? availability),
    imageUrl,
    brand: cells.brand && plainText(cells.brand),
    category: readCategory(cells),
  };
  return {
    fields: Object.fromEntries(Object.entries(named).filter(([, value]) => value !== undefined && value !== '')),
    article,
    issues,
  };
}

/** Shopify hides a product from its online store by either column. */
function findHidden({ status = 'active', published = 'true' }: Cells): Issue[] {
  const hidden: Issue[] = [];
  const add = (path: string, cell: string) =>
    hidden.push({ path, message: `is ${cell}: publish the product in the shop first` });
  if (status.toLowerCase() !== 'active') add('status', status);
  if (published.toLowerCase() === 'false') add('published', published);
  return hidden;
}

function readCategory({ category, broadCategory = '' }: Cells): string {
  // Google's categories may be numbers, which mean nothing to a shopper.
  return plainText(category ?? (/^\d+$/.test(broadCategory) ? '' : broadCategory));
}

function addressOf(handle: string, siteUrl: string | null): string | undefined {
  return siteUrl !== null && isHttpUrl(siteUrl)
    ? new URL(`/products/${encodeURIComponent(handle)}`, siteUrl).href
    : undefined;
}

interface RowPrice {
  price?: number | undefined;
  currency?: string | undefined;
  listPrice: number | null;
}

/** The current price: the sale price if the sale is in effect, with the regular one as list price. */
function readOffer({ price, salePrice, saleDates, currency }: Cells, now: Date, issues: Issue[]): RowPrice {
  const stated = currency && (parseCurrency(currency) ?? currency);
  const read = (text: string | undefined, path: string) => {
    if (text === undefined) return undefined;
    const found = readPrice(text, stated);
    if (typeof found !== 'string') return found;
    issues.push({ path, message: found });
    return undefined;
  };
  const regular = read(price, 'price');
  const sale = read(salePrice, 'sale_price');
  // Some shops write a sale price of 0, or dates that are none, if there is no sale.
  const isOnSale = sale !== undefined && sale.amount > 0;
  const inEffect = saleDates === undefined || isWithin(saleDates, now);
  if (isOnSale && inEffect === undefined)
    issues.push({
      path: 'sale_price_effective_date',
      message: 'must be two ISO 8601 times separated by a slash, such as 2026-11-20T00:00+01:00/2026-11-30T23:59+01:00',
    });
  const offer = isOnSale && inEffect ? sale : regular;
  return {
    price: offer?.amount,
    currency: offer?.currency ?? stated,
    listPrice: offer === sale ? (regular?.amount ?? null) : null,
  };
}

/**
 * A missing start or end is open, beside a time of day: a date with a slash may be one that was cut off.
 * @returns undefined if the text is not an interval (ISO 8601)
 */
function isWithin(interval: string, now: Date): boolean | undefined {
  const sides = interval.split('/').map((time) => time.trim());
  if (sides.length !== 2 || (sides.includes('') && !/\d:\d/.test(interval))) return undefined;
  const [start = NaN, end = NaN] = sides.map((time, at) =>
    time === '' ? [-Infinity, Infinity][at] : Date.parse(time),
  );
  if (Number.isNaN(start) || Number.isNaN(end)) return undefined;
  return start <= now.getTime() && now.getTime() < end;
}
