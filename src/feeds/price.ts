import { parseCurrency } from '../text/money/currency.ts';
import { hasThousandths, readNumber } from '../text/money/number.ts';

const PRICE = /^(€|£|[a-z]{3})?([\d.,'’\s]+)(€|£|[a-z]{3})?$/i;
/** Digits with one separator at most, or in groups of thousands. */
const WELL_FORMED = /^(?:(?:\d*[.,])?\d+|[1-9]\d{0,2}([.,])\d{3}(?:\1\d{3})*(?:(?!\1)[.,]\d+)?)$/;
const ONE_POINT = /^[1-9]\d{0,2}\.\d{3}$/;

/** @param currency null if the text names none */
export type FeedPrice = { amount: number; currency: string | null };

/**
 * Reads a price in the notations of feeds: "12.99", "12.99 EUR", "1.299,00", "€ 1,299.00".
 * @returns undefined if it is not a price; 'open' if ambiguous, such as "1.299", which may be one and a bit or more
 *   than a thousand
 */
export function readPrice(text: string): FeedPrice | 'open' | undefined {
  const [, before, number = '', after] = PRICE.exec(text) ?? [];
  const sign = before ?? after;
  const currency = sign === undefined ? null : codeOf(sign);
  if (currency === undefined || (before && after)) return undefined;
  const digits = number.replaceAll(/['’\s]/g, '');
  if (ONE_POINT.test(digits) && !hasThousandths(currency)) return 'open';
  return WELL_FORMED.test(digits) ? { amount: readNumber(digits, currency), currency } : undefined;
}

const MAX_CODE_LENGTH = 3;

/** Returns the ISO 4217 code for a code in any case or a currency sign; "$" and "kr" are ambiguous and need a code. */
export const codeOf = (text: string): string | undefined =>
  text.length > MAX_CODE_LENGTH ? undefined : (parseCurrency(text) ?? undefined);
