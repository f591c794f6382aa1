import { readMeasure } from '../../../../text/attributes/measure.ts';
import { attributeKey } from '../../../../text/lexicon/attribute-names.ts';
import { CODE_NAMES, GTIN_LABEL } from '../../../../text/lexicon/code-labels.ts';
import { SERVICE_LABEL } from '../../../../text/lexicon/service-label.ts';
import { SKU_LABEL } from '../../../../text/lexicon/sku-label.ts';
import { findPrice } from '../../../../text/money/price.ts';

/** A name and its value, from two parts of a page. */
export type Row = { name: string; value: string; group: string | null };

const MAX_PRICE_LENGTH = 60;
const MAX_NAME_LENGTH = 60;
/** Minimum number of common attributes that show a box without an article number to be about a product. */
const MIN_KNOWN = 2;
/** A size or a number instead of a name: "XL", "38 EU", "10-19". */
const SIZE = /^(?:x{0,4}[sml]|\d{0,2}x[sl]|one size|[\p{Lu}]{0,3} ?[\d\s.,/+–-]+(?:\p{L}{1,3}\.?)?)$/iu;
const TIMES = /\d{1,2}(?:[:.]\d{2}|h| ?[ap]\.?m\.?).{0,4}[-–—].{0,4}\d{1,2}(?:[:.]\d{2}|h| ?[ap]\.?m)/iu;
/** A count next to a filter or a number of stars. */
const COUNT = /^\(\p{Nd}{1,9}\)$/u;
const NO_NAME = /[?？!…]$|[{}=<>]/u;
const LETTERS = /\p{L}.*\p{L}|\p{Script=Han}/u;
const CONTACT =
  /^(?:https?:\/\/|www\.)|^(?!\d{1,4}[/-]\d\d?[/-]\d{1,4}$)\+?[\d\s()/-]{9,}$|^[^\s@]{1,64}@[^\s@]{1,200}$/i;

export const tidyName = (name: string): string => name.replace(/ ?[:：] ?$/u, '').trim();

/** True if a name and a value can be an attribute, not a row of a price list, opening hours or a size chart. */
function isAttribute({ name, value }: Row): boolean {
  return isName(name) && isValue(name, value) && !SERVICE_LABEL.test(name) && !isArticleNumber(name);
}

/** True for an article number, which is a field of its own. */
const isArticleNumber = (name: string): boolean =>
  SKU_LABEL.test(name) && attributeKey(name) === null && !GTIN_LABEL.test(name);

function isName(name: string): boolean {
  return (
    name.length <= MAX_NAME_LENGTH &&
    LETTERS.test(name) &&
    !SIZE.test(name) &&
    !NO_NAME.test(name) &&
    findPrice(name, null) === null
  );
}

function isValue(name: string, value: string): boolean {
  if (value === '' || value === name || TIMES.test(value) || COUNT.test(value)) return false;
  if (CONTACT.test(value) && !CODE_NAMES.test(name)) return false;
  const isMeasure = (readMeasure(value)?.unit ?? null) !== null;
  return isMeasure || value.length > MAX_PRICE_LENGTH || findPrice(value, null) === null;
}

/** Returns the rows of a box that are attributes; none if most are not, or if names repeat, as in reviews. */
export function attributesIn(rows: readonly Row[]): Row[] {
  const good = rows.filter(isAttribute);
  const names = new Set(good.map(({ group, name }) => `${group}\n${name}`));
  return 2 * good.length > countJudged(rows, good) && 3 * names.size >= 2 * good.length ? good : [];
}

/**
 * Counts the rows that tell whether a box has attributes. Shops list the price, the stock and the delivery among them;
 * those rows count only in a box that may be about nothing else, so without an article number or common attributes.
 */
function countJudged(rows: readonly Row[], good: readonly Row[]): number {
  const numbers = rows.filter(({ name }) => isArticleNumber(name));
  const isOfProduct = numbers.some(({ value }) => /\p{Nd}/u.test(value)) || countKnown(good) >= MIN_KNOWN;
  const services = isOfProduct ? rows.filter(({ name }) => SERVICE_LABEL.test(name) && !isArticleNumber(name)) : [];
  return rows.length - numbers.length - services.length;
}

/** Counts the names of common attributes. */
export const countKnown = (rows: readonly { name: string }[]): number =>
  rows.filter(({ name }) => attributeKey(name) !== null).length;

/** Returns the mean length of the values. */
export const meanLength = (rows: readonly { value: string }[]): number =>
  rows.reduce((sum, { value }) => sum + value.length, 0) / rows.length;
