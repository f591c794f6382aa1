const formats = new Map<string, Intl.NumberFormat>();

/** Formats an amount for a language, such as `€119.00` or `119,00 €`; without a currency, the bare number. */
export function formatMoney(amount: number, currency: string | null, language: string): string {
  const key = `${language} ${currency}`;
  let format = formats.get(key);
  if (!format) {
    const valid = currency !== null && /^[A-Za-z]{3}$/.test(currency);
    format = new Intl.NumberFormat(language, valid ? { style: 'currency', currency } : { maximumFractionDigits: 2 });
    if (formats.size < 1_000) formats.set(key, format);
  }
  return format.format(amount);
}
