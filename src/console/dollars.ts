import { locale, texts } from './texts/texts.ts';

// Says "$" in every region, also where "US$" is usual.
const format = (options: Intl.NumberFormatOptions) =>
  new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD', currencyDisplay: 'narrowSymbol', ...options });

const CENTS = format({});
const LESS = format({ maximumSignificantDigits: 2 });

/**
 * Formats the cost of models, which is often a fraction of a cent.
 * @param dollars in US dollars; null if unknown
 */
export function formatDollars(dollars: number | null): string {
  if (dollars === null) return texts.answers.unknown;
  return (dollars > 0 && dollars < 0.1 ? LESS : CENTS).format(dollars);
}
