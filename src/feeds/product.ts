import { add_product } from '../actions/catalogue.ts';
import type { z } from 'zod';
import type { Issue } from '../domain/refusal.ts';
import { isHttpUrl } from '../domain/url.ts';
import { readAvailability } from './availability.ts';
import type { Cells } from './columns.ts';
import { plainText } from './plain-text.ts';
import { codeOf, readPrice } from './price.ts';

/** A row of a feed as the catalogue takes it: the fields of add_product. */
export const FeedProduct = add_product.input.omit({ assistantId: true });
export type FeedProduct = z.output<typeof FeedProduct>;

export interface Reading {
  /** When a sale price has to be in effect. */
  now: Date;
  /** Where handles lead that stand in place of addresses. */
  siteUrl: string | null;
}

type Fields = Record<string, unknown>;

/**
 * The fields that a row of text names. What is not understood is handed on as it is written, for the schema to refuse.
 * @returns null for a row that is no product of its own, as a further variant in an export of Shopify
 */
export function readCells(cells: Cells, { now, siteUrl }: Reading): { fields: Fields; issues: Issue[] } | null {
  const { handle, status } = cells;
  if (handle !== undefined && cells.title === undefined) return null;
  const issues: Issue[] = [];
  if (status !== undefined && status.toLowerCase() !== 'active')
    issues.push({ path: 'status', message: `is ${status}: publish the product in the shop first` });
  const { externalId, availability, imageUrl, category, broadCategory } = cells;
  const named: Fields = {
    url: cells.url ?? (handle && addressOf(handle, siteUrl)),
    title: cells.title && plainText(cells.title),
    externalId,
    description: cells.description && plainText(cells.description),
    ...readOffer(cells, now, issues),
    availability: availability && (readAvailability(availability) ?? availability),
    imageUrl,
    brand: cells.brand && plainText(cells.brand),
    // Google's categories may be numbers, which say nothing to a shopper.
    category: plainText(category ?? (/^\d+$/.test(broadCategory ?? '') ? '' : (broadCategory ?? ''))),
  };
  return {
    fields: Object.fromEntries(Object.entries(named).filter(([, value]) => value !== undefined && value !== '')),
    issues,
  };
}

function addressOf(handle: string, siteUrl: string | null): string | undefined {
  return siteUrl !== null && isHttpUrl(siteUrl)
    ? new URL(`/products/${encodeURIComponent(handle)}`, siteUrl).href
    : undefined;
}

/** The price that holds now: the sale's, where there is one in effect. */
function readOffer({ price, salePrice, saleDates, currency }: Cells, now: Date, issues: Issue[]): Fields {
  const read = (text: string | undefined, path: string) => {
    if (text === undefined) return undefined;
    const found = readPrice(text);
    if (found !== undefined && found !== 'open') return found;
    const message =
      found === 'open' ? `is ${text}, which is ambiguous: write it with two decimals` : 'must be a number';
    issues.push({ path, message });
    return undefined;
  };
  const regular = read(price, 'price');
  const sale = read(salePrice, 'sale_price');
  const inEffect = saleDates === undefined || isWithin(saleDates, now);
  if (inEffect === undefined)
    issues.push({
      path: 'sale_price_effective_date',
      message: 'must be two ISO 8601 times separated by a slash, such as 2026-11-20T00:00+01:00/2026-11-30T23:59+01:00',
    });
  // Some shops write a sale price of 0 where there is none.
  const offer = sale && sale.amount > 0 && inEffect ? sale : regular;
  return {
    price: offer?.amount,
    currency: offer?.currency ?? (currency && (codeOf(currency) ?? currency)),
  };
}

/** @returns undefined when the text is no interval (ISO 8601) */
function isWithin(interval: string, now: Date): boolean | undefined {
  const [start = NaN, end = NaN, ...more] = interval.split('/').map((time) => Date.parse(time.trim()));
  if (more.length > 0 || Number.isNaN(start) || Number.isNaN(end)) return undefined;
  return start <= now.getTime() && now.getTime() < end;
}
