import { formatNumber } from '../texts/format.ts';
import { locale } from '../texts/texts.ts';

/** By currency. A new one takes longer than the rest of a row of a table. */
const formatters = new Map<string, Intl.NumberFormat>();

/** Formats an amount in its currency; shops may state none, or one that nobody knows. */
export function formatPrice(price: number, currency: string | null): string {
  try {
    if (currency !== null) return formatterFor(currency).format(price);
  } catch {
    return `${formatNumber(price)} ${currency}`;
  }
  return formatNumber(price);
}

/** @throws {RangeError} if it is not three letters */
function formatterFor(currency: string): Intl.NumberFormat {
  const formatter = formatters.get(currency) ?? new Intl.NumberFormat(locale, { style: 'currency', currency });
  formatters.set(currency, formatter);
  return formatter;
}
