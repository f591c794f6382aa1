import { type CurrencyName, currencyNames, parseCurrency } from '../text/money/currency.ts';
import { hasThousandths, readNumber } from '../text/money/number.ts';

/** Digits with one separator at most, or in groups of thousands. */
const WELL_FORMED = /^(?:(?:\d*[.,])?\d+|[1-9]\d{0,2}([.,])\d{3}(?:\1\d{3})*(?:(?!\1)[.,]\d+)?)$/;
const ONE_POINT = /^[1-9]\d{0,2}\.\d{3}$/;

/** @param currency null if the text names none */
export type FeedPrice = { amount: number; currency: string | null };

/**
 * Reads a cell that must hold a price and nothing else: "12.99", "12.99 EUR", "1.299,00", "€ 1,299.00". Pages are read
 * leniently; a feed can be corrected, so that what may be meant in two ways is refused, such as "1.299".
 * @param hint the currency of the row: it decides between the currencies of one sign, such as "$", and whether a price
 *   may have three decimals
 * @returns otherwise a message that says what is wrong, to follow the name of the cell
 */
export function readPrice(text: string, hint: string | null = null): FeedPrice | string {
  const named = text.trim().toUpperCase(); // codes count in any case here, even those that are also words
  const [name, another] = currencyNames(named);
  const currency = name ? parseCurrency(named, hint) : null;
  const digits = besides(name, named)
    .trim()
    .replaceAll(/['’\s](?=\d{3}(?!\d))/g, '');
  if (another || !WELL_FORMED.test(digits)) return 'must be a number';
  if (name && !currency) return `is ${text}, which may be in several currencies: write the code, such as EUR`;
  const meant = currency ?? hint;
  if (ONE_POINT.test(digits) && !hasThousandths(meant))
    return `is ${text}, which is ambiguous: write it with two decimals`;
  return { amount: readNumber(digits, meant), currency };
}

/** Returns what stands before or after a currency; if something does on both sides, the whole text. */
function besides(name: CurrencyName | undefined, text: string): string {
  if (name?.start === 0) return text.slice(name.end);
  return name?.end === text.length ? text.slice(0, name.start) : text;
}
