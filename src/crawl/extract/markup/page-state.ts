import { jsonrepair } from 'jsonrepair';
import { parseAvailability } from '../availability.ts';
import { currencyOfSite, parseCurrency } from '../../../text/money/currency.ts';
import { parsePrice } from '../../../text/money/price.ts';
import { EMPTY, type Draft } from '../draft.ts';
import { imageOf } from '../image.ts';
import type { Page } from '../html/scan-page.ts';
import { cleanText, similarity } from '../html/text.ts';
import { readFlight } from './flight.ts';
import { amountOf, firstOf, textOf, type StateFields } from './state-fields.ts';
import { valueAt } from './state-text.ts';

const MAX_OBJECTS = 20_000;
const MAX_DEPTH = 30;
const MAX_SCRIPTS = 20;
const MAX_VALUES = 8;
/** Maximum text to repair per page, because repair time is quadratic in its length. */
const MAX_REPAIR_LENGTH = 64 * 1024;
/** Minimum similarity of two names. */
const SIMILARITY_THRESHOLD = 0.8;
/** State variables of Next.js, Nuxt, Redux, Vue stores and Google's data layer. */
const ASSIGNED = /(?:\b__[A-Z][A-Z_]+__|\bdataLayer|\binitialState|\bpreloadedState)\s*(?:=|\.push\()\s*(?=[[{])/g;
/** A field that identifies rows of flight data with a product. */
const PRICE_PROPERTY = /"[a-z_]{0,20}price"/i;
/** A script that contains only data. */
const PLAIN = /^\s*[[{]/;
export const NAMES = ['name', 'title', 'productName', 'item_name', 'displayName'];
const CURRENCIES = ['currency', 'currencyCode', 'priceCurrency', 'currency_code'];
export const STOCKS = ['availability', 'stockStatus', 'inStock', 'in_stock', 'isInStock', 'available', 'isAvailable'];
const IDS = ['sku', 'item_id', 'productId', 'id'];
const BRANDS = ['brand', 'item_brand', 'vendor'];
const IMAGES = ['image', 'imageUrl', 'image_url'];
export const PRICES = [
  'salePrice',
  'sale_price',
  'specialPrice',
  'finalPrice',
  'currentPrice',
  'price',
  'productPrice',
];

/**
 * Finds the product with the page's own name in its scripts, where pages rendered in the browser keep it. Returns null
 * when no script has one with a price.
 */
export function readState(page: Page): Draft | null {
  const title = page.h1 ?? page.meta.get('og:title') ?? page.title;
  if (title === null) return null;
  let left = MAX_OBJECTS;
  const find = (value: unknown, depth: number): Draft | null => {
    if (typeof value !== 'object' || value === null || depth > MAX_DEPTH || left-- <= 0) return null;
    const fields: StateFields = new Map(Object.entries(value));
    const draft = isNamed(fields, title) ? readFields(fields, page) : null;
    if (draft) return draft;
    for (const each of fields.values()) {
      const found = find(each, depth + 1);
      if (found) return found;
    }
    return null;
  };
  const scripts = page.scripts.filter((script) => PLAIN.test(script) || script.search(ASSIGNED) >= 0);
  let repairable = MAX_REPAIR_LENGTH;
  const repair = (text: string): string => {
    if (text.length > repairable) return '';
    repairable -= text.length;
    return jsonrepair(text);
  };
  const flight = readFlight(page.scripts).json.filter((row) => PRICE_PROPERTY.test(row));
  for (const text of [...scripts.slice(0, MAX_SCRIPTS).flatMap(statesIn), ...flight]) {
    const found = find(parse(text, repair), 0);
    if (found) return found;
  }
  return null;
}

function statesIn(script: string): string[] {
  if (PLAIN.test(script)) return [script];
  const places = [...script.matchAll(ASSIGNED)].slice(0, MAX_VALUES);
  return places.map(({ 0: start, index }) => valueAt(script, index + start.length));
}

function parse(text: string, repair: (text: string) => string): unknown {
  for (const read of [() => text, () => repair(text)])
    try {
      return JSON.parse(read());
    } catch {
      // Not JSON, or beyond repair: try the next way, if any.
    }
  return null;
}

export function isNamed(fields: StateFields, title: string): boolean {
  const name = textOf(fields, ...NAMES);
  return (
    name !== null &&
    similarity(name, title) >= SIMILARITY_THRESHOLD &&
    similarity(title, name) >= SIMILARITY_THRESHOLD / 2
  );
}

function readFields(fields: StateFields, page: Page): Draft | null {
  const price = readPrice(fields, currencyOfSite(page.url, page.lang));
  if (price === null) return null;
  const image = firstOf(fields, IMAGES);
  return {
    ...EMPTY,
    ...price,
    title: textOf(fields, ...NAMES),
    availability: parseAvailability(textOf(fields, ...STOCKS) ?? ''),
    externalId: textOf(fields, ...IDS),
    brand: readBrand(firstOf(fields, BRANDS)),
    imageUrl: imageOf(typeof image === 'string' ? [image] : [], page.base),
  };
}

function readPrice(fields: StateFields, siteCurrency: string | null): Pick<Draft, 'price' | 'currency'> | null {
  const money = PRICES.map((name) => amountOf(fields.get(name))).find((text) => text !== null) ?? null;
  if (money === null) return null;
  const code = textOf(fields, ...CURRENCIES) ?? codeIn(fields);
  const { amount, currency } = parsePrice(money, { currency: code ?? siteCurrency ?? '' });
  if (amount === null || amount === 0) return null;
  // Shopify's product object has prices in hundredths.
  const scale = fields.has('compare_at_price') && /^\d+$/.test(money) ? 100 : 1;
  return { price: amount / scale, currency: code === null ? currency : parseCurrency(code, siteCurrency) };
}

/** Returns the currency in an object that contains both it and the amount. */
function codeIn(fields: StateFields): string | null {
  for (const price of PRICES.map((name) => fields.get(name)))
    if (typeof price === 'object' && price !== null) return textOf(new Map(Object.entries(price)), ...CURRENCIES);
  return null;
}

function readBrand(value: unknown): string | null {
  if (typeof value === 'string') return cleanText(value);
  return typeof value === 'object' && value !== null ? textOf(new Map(Object.entries(value)), 'name', 'title') : null;
}
