import { type CurrencyName, currencyNames, parseCurrency } from '../text/money/currency.ts';
import { hasThousandths, readNumber } from '../text/money/number.ts';

/** Digits with one separator at most, or in groups of thousands. */
const WELL_FORMED = /^(?:(?:\d*[.,])?\d+|[1-9]\d{0,2}([.,])\d{3}(?:\1\d{3})*(?:(?!\1)[.,]\d+)?)$/;
/** What stands for no cents: "129,-", "129.–", "129:-". */
const NO_CENTS = /([.,:])[-–—]{1,2}$/;
/** With more names of currencies than these, it is no price. */
const MAX_NAMES = 3;
const ONE_POINT = /^[1-9]\d{0,2}\.\d{3}$/;

/** @param currency null if the text names none */
export type FeedPrice = { amount: number; currency: string | null };

/**
 * Reads a cell that must hold a price and nothing else: "12.99", "12.99 EUR", "1.299,00", "€ 1,299.00", "129,-",
 * "$12.00 USD". Pages are read leniently; a feed can be corrected, so that what can be read in two ways is refused,
 * such as "1.299".
 * @param hint the currency of the row: it decides between the currencies of one sign, such as "$", and whether a price
 *   may have three decimals
 * @returns otherwise a message that says what is wrong, to follow the name of the cell
 */
export function readPrice(text: string, hint: string | null = null): FeedPrice | string {
  const named = text.trim().toUpperCase(); // codes count in any case here, even those that are also words
  const names = currencyNames(named).take(MAX_NAMES).toArray();
  const currency = names.length > 0 ? parseCurrency(named, hint) : null;
  const digits = between(names, named)
    .replaceAll(/['’\s](?=\d{3}(?!\d))/g, '')
    .replace(NO_CENTS, (_, mark: string) => `${mark === ':' ? ',' : mark}00`);
  const isContradicted = currency !== null && names.some(({ codes }) => !codes.includes(currency));
  if (isContradicted || !WELL_FORMED.test(digits)) return 'must be a number';
  if (names.length > 0 && !currency)
    return `is ${text}, which may be in several currencies: write the code, such as EUR`;
  const expected = currency ?? hint;
  if (ONE_POINT.test(digits) && !hasThousandths(expected))
    return `is ${text}, which is ambiguous: write it with two decimals`;
  return { amount: readNumber(digits, expected), currency };
}

/** Returns what stands between names of a currency, of which no two are the same: "$12.00 USD", "CAD $12". */
function between(names: readonly CurrencyName[], text: string): string {
  if (new Set(names.map(({ start, end }) => text.slice(start, end))).size < names.length) return text;
  let from = 0;
  for (const { start, end } of names) if (text.slice(from, start).trim() === '') from = end;
  const to = names.find(({ start, end }) => start >= from && end === text.length)?.start;
  return text.slice(from, to).trim();
}
