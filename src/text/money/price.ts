import { LRUCache } from 'lru-cache';
import { BEFORE_FORMER_PRICE } from '../lexicon/former-price.ts';
import { FREE_OF_CHARGE } from '../lexicon/free-of-charge.ts';
import { currencyNames, isBesideCurrency, parseCurrency } from './currency.ts';
import { type Separator, asciiDigits, readNumber } from './number.ts';

export type Price = { amount: number | null; currency: string | null };

/** Digits with the separators that shops use; a space only before a group of three. */
const NUMBER = /\d+(?:(?:[.,'’′`]| (?=\d{3}(?!\d)))\d+)*/g;
/** ASCII, no wide space, no sign or space between digits: most prices. */
const PLAIN = /^(?! *\d+[€£$])(?!.* {2})(?!.*\d [.,]?\d\d(?!\d))(?!\d+p$)(?!.*\d:\d\d kr)[ -~]*[€£]?$/;
const DASH = /^ ?[.,][-–—]{1,2}(?! ?\d)/;
/** Separates a name from its price: "Model 15 – £799.00". */
const SEPARATOR = /(?<=\S)\s[-–—|·]\s(?=\S)/;
/** Numbers without words, and a price at the end of a text; "¤" stands for any currency. */
const NUMBER_ALONE = /^[¤\s]{0,9}\d[\d\s.,'’′`*¤–—-]*$/u;
const RANGE_START = /¤ ?\d[\d.,]{0,15}$|\d ?¤$/;
/** Follows a count: "15 offers from 799.00". */
const COUNTED = /^ \p{L}{3}/u;
const WITH_CENTS = /[.,]\d\d$/;
/** Maximum characters of a price text, and characters to check next to a number. */
const MAX_LENGTH = 500;
const NEARBY = 12;

/**
 * Parses the first price in a text, in any notation that shops use. A count ("12x") or a percentage is not a price.
 * @param hint.currency a code, or a text beside the price that may name one: see parseCurrency
 * @param hint.decimalSeparator resolves "1.299", which without it is one thousand two hundred and ninety-nine
 */
export function parsePrice(text: string, hint: { currency?: string; decimalSeparator?: Separator } = {}): Price {
  const plain = plainText(text);
  const currency = parseCurrency(plain, hint.currency ? parseCurrency(hint.currency) : null);
  const found = findNumber(plain, currency);
  if (found === null) return { amount: FREE_OF_CHARGE.test(plain) ? 0 : null, currency };
  return { amount: amountOf(found.number, currency, hint.decimalSeparator), currency };
}

/**
 * Returns the first number in a text with a currency right next to it, as prices on a page have; null if there is none.
 * A part between dashes that is a price by itself comes before a number among words: "4 € mug – £799.00".
 * @param expected the code to expect: see parseCurrency
 */
export function findPrice(text: string, expected: string | null): FoundPrice | null {
  const start = text.trim().slice(0, MAX_LENGTH);
  const key = `${expected} ${start}`;
  const known = foundPrices.get(key);
  if (known) return known.price;
  const plain = plainText(start);
  const alone = splitPrice(plain)?.price;
  const price = (alone === undefined ? null : findPriceIn(alone, expected)) ?? findPriceIn(plain, expected);
  foundPrices.set(key, { price });
  return price;
}

type FoundPrice = Readonly<{ amount: number; currency: string | null }>;

/** Cached, because elements are searched after the pieces inside them, and often have no other text. */
const foundPrices = new LRUCache<string, { price: FoundPrice | null }>({ max: 300 });

function findPriceIn(plain: string, expected: string | null): FoundPrice | null {
  const found = findNumber(plain, expected);
  if (!found?.isBeside) return null;
  const currency = parseCurrency(plain, expected);
  const amount = amountOf(found.number, currency);
  return amount === null ? null : { amount, currency };
}

/**
 * Splits a text at dashes into the first part that is a price by itself and what comes before it; null if none is, or
 * if it ends a range of prices.
 */
export function splitPrice(text: string): { before: string; price: string } | null {
  const parts = text.slice(0, MAX_LENGTH).split(SEPARATOR);
  const at = parts.length > 1 ? parts.findIndex(isPriceAlone) : -1;
  const price = parts[at];
  if (price === undefined || RANGE_START.test(withoutCurrencies(parts[at - 1] ?? ''))) return null;
  return { before: text.slice(0, parts.slice(0, at).join(' – ').length), price };
}

/** True if a text has nothing but a number and its currency. */
export function isPriceAlone(text: string): boolean {
  const rest = withoutCurrencies(text);
  return rest !== text && NUMBER_ALONE.test(rest);
}

/** Replaces each currency by a currency sign. */
function withoutCurrencies(text: string): string {
  let rest = '';
  let end = 0;
  for (const name of currencyNames(text)) {
    rest += `${text.slice(end, name.start)}¤`;
    ({ end } = name);
  }
  return rest + text.slice(end);
}

function amountOf(number: string, currency: string | null, separator?: Separator): number | null {
  const amount = readNumber(number, currency, separator);
  return Number.isFinite(amount) ? amount : null;
}

/** Normalizes text: ASCII digits, plain spaces, no invisible marks, "19€99" as "19.99€". */
function plainText(text: string): string {
  const start = text.trim().slice(0, MAX_LENGTH);
  return PLAIN.test(start) ? start : withoutOddities(start);
}

function withoutOddities(text: string): string {
  return asciiDigits(text)
    .replaceAll(/[\u200b-\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g, '')
    .replaceAll(/[٫．]/g, '.')
    .replaceAll(/[٬，]/g, ',')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/(\d)(\p{Sc})(\d\d)(?![.,]?\d)/gu, '$1.$3$2')
    .replace(/(\d) (\p{Sc}) (\d\d)$/u, '$1.$3 $2')
    .replace(/(\d)([⁰¹²³⁴-⁹]{2})/u, (_, digit: string, cents: string) => `${digit}.${cents.normalize('NFKC')}`)
    .replace(/^(\D*\d{1,4})(?: [.,]?|:(?=\d\d kr))(\d\d)(\D*)$/, '$1.$2$3')
    .replace(/^(\d\d?)p$/, (_, pence: string) => `£0.${pence.padStart(2, '0')}`)
    .replace(/^(\d\d?) ?¢$/, (_, cents: string) => `$0.${cents.padStart(2, '0')}`);
}

/** A number with no currency next to it. */
type PlainNumber = { number: string; isCount: boolean };

/** Returns the first number, or if it is a count, the first higher one with cents. */
function firstPlain(numbers: readonly PlainNumber[]): string | null {
  const [first] = numbers;
  if (!first?.isCount) return first?.number ?? null;
  const isPrice = ({ number }: PlainNumber): boolean =>
    WITH_CENTS.test(number) && Number.parseFloat(number) > Number(first.number);
  return (numbers.find(isPrice) ?? first).number;
}

/**
 * True if the currency after a number belongs to the next one: it stands closer to that ("15 £799"), or only that one
 * has cents ("15 R$ 12,50").
 */
function hasPrefix(digits: string, text: string): boolean {
  if (!/^\D+\d/.test(text)) return false;
  const [name] = currencyNames(text);
  if (!name || !/^ ?$/.test(text.slice(0, name.start))) return false;
  const [next = ''] = /^ ?\d[\d.,]*/.exec(text.slice(name.end)) ?? [];
  if (!next.startsWith(' ')) return next !== '';
  const rest = text.slice(name.end + next.length);
  return WITH_CENTS.test(next) && !WITH_CENTS.test(digits) && !isBesideCurrency('', rest, null);
}

/**
 * Returns the first number next to a currency, otherwise the first number; a former price or a saving only if it is
 * alone.
 */
function findNumber(text: string, expected: string | null): { number: string; isBeside: boolean } | null {
  const others: PlainNumber[] = [];
  let former: string | null = null;
  for (const { 0: digits, index } of text.matchAll(NUMBER)) {
    const end = index + digits.length;
    const before = text.slice(Math.max(0, index - NEARBY), index);
    const behind = text.slice(end, end + NEARBY);
    const after = hasPrefix(digits, text.slice(end, end + 2 * NEARBY)) ? '' : behind;
    if (/^ ?(?:%|[x×](?!\p{L}))/iu.test(after)) continue;
    // A point before the digits belongs to them unless something else claims it: ".75" and "$.75", but "Rs.100".
    const number = /(?:^|[\s\p{Sc}])[.,]$/u.test(before) && /^\d+$/.test(digits) ? `.${digits}` : digits;
    // A dash in place of cents marks a price as a currency does: "129.–".
    if (DASH.test(after) || isBesideCurrency(before.replace(/[.,]$/, ''), after, expected)) {
      if (!BEFORE_FORMER_PRICE.test(text.slice(Math.max(0, index - 2 * NEARBY), index)))
        return { number, isBeside: true };
      former ??= number;
    }
    others.push({ number, isCount: COUNTED.test(after) });
  }
  const number = former ?? firstPlain(others);
  return number === null ? null : { number, isBeside: former !== null };
}
