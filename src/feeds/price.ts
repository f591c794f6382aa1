/** Signs that mean one currency alone; "$" and "kr" have to be written as a code. */
const SIGNS = new Map([
  ['€', 'EUR'],
  ['£', 'GBP'],
]);
const CODES = new Set(Intl.supportedValuesOf('currency'));
/** Currencies of a thousand parts: in them "12.500" is twelve and a half. */
const THOUSANDTHS = new Set(['BHD', 'IQD', 'JOD', 'KWD', 'LYD', 'OMR', 'TND']);

const PRICE = /^(€|£|[a-z]{3})?([\d.,'’\s]+)(€|£|[a-z]{3})?$/i;
const PLAIN = /^(?:\d*[.,])?\d+$/;
const GROUPED = /^[1-9]\d{0,2}([.,])\d{3}(?:\1\d{3})*(?:(?!\1)[.,]\d+)?$/;
const ONE_POINT = /^[1-9]\d{0,2}\.\d{3}$/;

/** @param currency null where the text names none */
export type Price = { amount: number; currency: string | null };

/**
 * A price as feeds write it: "12.99", "12.99 EUR", "1.299,00", "€ 1,299.00".
 * @returns undefined when it is no price; 'open' for "1.299", which may be one and a bit or more than a thousand
 */
export function readPrice(text: string): Price | 'open' | undefined {
  const [, before, number = '', after] = PRICE.exec(text) ?? [];
  const sign = before ?? after;
  const currency = sign === undefined ? null : codeOf(sign);
  if (currency === undefined || (before && after)) return undefined;
  const digits = number.replaceAll(/['’\s]/g, '');
  if (ONE_POINT.test(digits) && !THOUSANDTHS.has(currency ?? '')) return 'open';
  if (PLAIN.test(digits) && !(GROUPED.test(digits) && digits.includes(',')))
    return { amount: Number(digits.replace(',', '.')), currency };
  if (!GROUPED.test(digits)) return undefined;
  const [, group = ''] = GROUPED.exec(digits) ?? [];
  return { amount: Number(digits.replaceAll(group, '').replace(',', '.')), currency };
}

/** The ISO 4217 code that a code in any case or a sign stands for. */
export function codeOf(text: string): string | undefined {
  const code = SIGNS.get(text) ?? text.toUpperCase();
  return CODES.has(code) ? code : undefined;
}
