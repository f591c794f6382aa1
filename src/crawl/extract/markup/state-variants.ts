import type { Availability } from '../../../domain/product.ts';
import { parseAvailability } from '../availability.ts';
import { resolveUrl } from '../address.ts';
import { cleanText } from '../html/text.ts';
import { parsePrice } from '../../../text/money/price.ts';
import { buildVariants, MAX_VARIANTS, type Choice, type Variants, type VariantRow } from './choices.ts';
import { parseGtin } from '../../../text/attributes/gtin.ts';
import { imagesOf } from './gallery.ts';
import { PRICES, STOCKS } from './page-state.ts';
import { amountOf, fieldsOf, firstOf, textOf, type StateFields } from './state-fields.ts';

/** Known facts about the product, to recognize its variants. */
export interface Reference {
  price: number | null;
  currency: string | null;
  base: string;
}

const LISTS =
  /^(?!.*(?:relat|recommend|similar|upsell|cross|viewed|accessor))(?:.*vari(?:ant|ation)s?|.*skus?|child(?:ren|products|_products)|models)$/i;
/** Names of a variant's choices, which are an object by names or a list of pairs. */
const CHOICES =
  /^(?:variant|variation|selected|product)?_?(?:option|attribute|characteristic|dimension)(?:s|_?values)$/i;
const PLAIN_CHOICES = new Map([
  ['color', 'Color'],
  ['colour', 'Color'],
  ['size', 'Size'],
  ['material', 'Material'],
  ['pattern', 'Pattern'],
]);
const CHOICE_NAMES = ['name', 'label', 'displayName', 'optionName', 'attributeName', 'attribute', 'title', 'code'];
const CHOICE_VALUES = ['value', 'valueName', 'displayValue', 'optionValue', 'option', 'label', 'title'];
const VARIANT_PRICES = ['display_price', ...PRICES, 'priceV2'];
const LIST_PRICES =
  'compare_at_price compareAtPrice display_regular_price regular_price regularPrice listPrice list_price oldPrice originalPrice wasPrice msrp'.split(
    ' ',
  );
const IN_STOCK = [...STOCKS, 'availableForSale', 'is_in_stock', 'stock_status'];
const CART_IDS = ['variation_id', 'variant_id', 'variantId', 'id', 'productId', 'product_id', 'sku'];
const GTINS = ['gtin', 'gtin13', 'ean', 'barcode', 'upc', 'isbn'];
const IMAGES = ['featured_image', 'image', 'imageUrl', 'image_url', 'images'];
const MAX_CHOICES = 20;
/** Maximum names of fields to remember, and of their characters. */
const MAX_NAMES = 5000;
const MAX_NAME_LENGTH = 60;
/** Maximum ratio of an old price to the current one. */
const MAX_RATIO = 5;

const tellingNames = new Map<string, boolean>();

/** True for the name of a list of variants, of a configuration or of a list price. */
export function isTellingName(name: string): boolean {
  const known = tellingNames.get(name);
  if (known !== undefined) return known;
  if (tellingNames.size >= MAX_NAMES) tellingNames.clear();
  const isTelling =
    name.length <= MAX_NAME_LENGTH && (name === 'attributes' || LIST_PRICES.includes(name) || LISTS.test(name));
  tellingNames.set(name, isTelling);
  return isTelling;
}

/** Returns the lists in an object that may be variants: they have such a name, and contain only objects. */
export function listsOfVariants(fields: StateFields): StateFields[][] {
  return [...fields]
    .filter(([name, value]) => typeof value === 'object' && LISTS.test(name))
    .flatMap(([, value]) => {
      const list = entriesIn(value);
      return list ? [list] : [];
    });
}

/** Returns the objects in a list, in a GraphQL connection, or in an object by ids. */
function entriesIn(value: unknown): StateFields[] | null {
  const fields = fieldsOf(value);
  const inner = fields ? (fields.get('nodes') ?? fields.get('edges') ?? [...fields.values()]) : value;
  if (!Array.isArray(inner) || inner.length === 0) return null;
  const objects = inner.slice(0, MAX_VARIANTS).flatMap((each) => {
    const object = fieldsOf(each);
    return object ? [fieldsOf(object.get('node')) ?? object] : [];
  });
  return objects.length > 0 && objects.length === Math.min(inner.length, MAX_VARIANTS) ? objects : null;
}

/**
 * Reads a list of variants; null if its objects have no choices or, without a price, are not variants.
 * @param product the object that contains the list; null for a list outside of any product
 */
export function readVariantList(value: unknown, product: StateFields | null, reference: Reference): Variants | null {
  const list =
    Array.isArray(value) && value.every((each) => each instanceof Map) ? (value as StateFields[]) : entriesIn(value);
  if (!list) return null;
  const names = product ? optionNamesOf(product) : [];
  const rows = list.map((fields) => rowOf(fields, names, reference));
  const isSold = rows.some(
    ({ variant, choices }) => variant.price !== null || (product !== null && choices.length > 0),
  );
  if (!isSold) return null;
  const found = buildVariants(
    scaled(rows, list, reference),
    rows.flatMap(({ stated }) => stated),
    false,
  );
  return found.options.length > 0 ? found : null;
}

/** Reads the list price of a product whose own price is the known one, perhaps both in hundredths. */
export function readListPrice(fields: StateFields, { price: known }: Reference): number | null {
  const [price, listPrice] = [VARIANT_PRICES, LIST_PRICES].map((names) => {
    const text = names.map((name) => amountOf(fields.get(name))).find((each) => each !== null) ?? '';
    return parsePrice(text, { decimalSeparator: '.' }).amount ?? 0;
  });
  if (known === null || !price || !listPrice || listPrice <= price || listPrice > MAX_RATIO * price) return null;
  const scale = [1, 100].find((each) => Math.round(known * each * 100) === Math.round(price * 100));
  return scale === undefined ? null : listPrice / scale;
}

/** Divides prices by 100 if they are in cents, according to the product's known price or the shop's notation. */
function scaled(rows: VariantRow[], list: StateFields[], { price }: Reference): VariantRow[] {
  const prices = rows.flatMap(({ variant }) => variant.price ?? []);
  const low = Math.min(...prices);
  const high = Math.max(...prices);
  const isWhole = list.every((fields) => /^\d+$/.test(amountOf(firstOf(fields, VARIANT_PRICES)) ?? '0'));
  const isHundredths =
    price === null || price === 0
      ? list.some((fields) => fields.has('compare_at_price'))
      : !(low <= price && price <= high) && low <= Math.round(price * 100) && Math.round(price * 100) <= high;
  if (prices.length === 0 || !isWhole || !isHundredths) return rows;
  const divided = (amount: number | null): number | null => (amount === null ? null : amount / 100);
  return rows.map((row) => {
    const { variant } = row;
    return { ...row, variant: { ...variant, price: divided(variant.price), listPrice: divided(variant.listPrice) } };
  });
}

/** Returns the names of a product's options, for variants that list values only. */
function optionNamesOf(product: StateFields): string[] {
  const options = firstOf(product, ['options', 'option_names', 'optionNames', 'options_with_values']);
  if (!Array.isArray(options)) return [];
  return options.slice(0, MAX_CHOICES).flatMap((option) => {
    const fields = fieldsOf(option);
    const name = typeof option === 'string' ? cleanText(option) : fields && textOf(fields, ...CHOICE_NAMES);
    return name === null ? [] : [name];
  });
}

function rowOf(fields: StateFields, names: string[], { currency, base }: Reference): VariantRow & { stated: string[] } {
  const amount = (keys: string[]): number | null => {
    const text = keys.map((key) => amountOf(fields.get(key))).find((each) => each !== null) ?? '';
    const isNumber = /^\d+(?:\.\d+)?$/.test(text);
    const { amount: read } = parsePrice(text, {
      currency: currency ?? '',
      ...(isNumber && { decimalSeparator: '.' as const }),
    });
    return read === 0 ? null : read;
  };
  // Some shops store a future sale price, with a flag that it does not apply yet.
  const isReduced = ![fields.get('onSale'), fields.get('on_sale')].includes(false);
  const price = amount(VARIANT_PRICES.filter((name) => isReduced || !/^sale/i.test(name)));
  const listPrice = amount(LIST_PRICES);
  const stated = choicesOf(fields, names);
  const plain = [...PLAIN_CHOICES].flatMap(([key, name]) => {
    const value = stated.some((each) => each.name.toLowerCase() === name.toLowerCase())
      ? null
      : labelOf(fields.get(key));
    return value === null ? [] : [{ name, value }];
  });
  const address = textOf(fields, 'url', 'permalink', 'href');
  return {
    name: null,
    choices: [...stated, ...plain],
    stated: stated.map(({ name }) => name),
    variant: {
      cartId: textOf(fields, ...CART_IDS)?.replace(/^gid:\/\/.*\/(?=\d+$)/, '') ?? null,
      sku: textOf(fields, 'sku'),
      gtin: GTINS.map((name) => parseGtin(textOf(fields, name) ?? '')).find((code) => code !== null) ?? null,
      price,
      listPrice: price !== null && listPrice !== null && listPrice > price ? listPrice : null,
      availability: availabilityOf(fields),
      imageUrl: imagesOf(imageTexts(firstOf(fields, IMAGES)), base)[0] ?? null,
      url: address === null ? null : resolveUrl(address, base),
    },
  };
}

function choicesOf(fields: StateFields, names: string[]): Choice[] {
  const numbered = names.flatMap((name, at) => choice(name, labelOf(fields.get(`option${at + 1}`))));
  if (numbered.length > 0) return numbered;
  for (const [key, value] of fields) {
    if (!CHOICES.test(key)) continue;
    const found = Array.isArray(value) ? fromList(value, names) : fromObject(fieldsOf(value));
    if (found.length > 0) return found;
  }
  return [];
}

function fromList(list: unknown[], names: string[]): Choice[] {
  return list.slice(0, MAX_CHOICES).flatMap((each, at) => {
    const fields = fieldsOf(each);
    if (!fields) return choice(names[at] ?? null, typeof each === 'string' ? each : null);
    const key = CHOICE_NAMES.find((name) => labelOf(fields.get(name)) !== null);
    const value = CHOICE_VALUES.filter((name) => name !== key).map((name) => labelOf(fields.get(name)));
    return choice(key === undefined ? null : labelOf(fields.get(key)), value.find((text) => text !== null) ?? null);
  });
}

/** Reads choices from `{ Color: "Red" }`, or WooCommerce's `{ attribute_pa_color: "red" }`. */
function fromObject(fields: StateFields | null): Choice[] {
  if (!fields) return [];
  return [...fields].slice(0, MAX_CHOICES).flatMap(([key, value]) => choice(wordsOf(key), labelOf(value)));
}

function wordsOf(key: string): string {
  const words = decoded(key.replace(/^attribute_(?:pa_)?/, '')).replaceAll(/[-_]+/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function choice(name: string | null, value: string | null): Choice[] {
  return name === null || name === '' || value === null ? [] : [{ name, value }];
}

/** Returns a text or number, or the name of an object. */
function labelOf(value: unknown): string | null {
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') return cleanText(value);
  const fields = fieldsOf(value);
  return fields && textOf(fields, 'label', 'displayName', 'name', 'value', 'title');
}

function availabilityOf(fields: StateFields): Availability {
  for (const name of IN_STOCK) {
    const stated = parseAvailability(textOf(fields, name) ?? '');
    if (stated !== 'unknown') return stated;
  }
  return 'unknown';
}

function imageTexts(value: unknown): string[] {
  const one = Array.isArray(value) ? value[0] : value;
  if (typeof one === 'string') return [one];
  const fields = fieldsOf(one);
  const text = fields && textOf(fields, 'src', 'url', 'full_src', 'originalSrc', 'contentUrl');
  return text === null ? [] : [text];
}
