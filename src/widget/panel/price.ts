/** Formats a price for the shopper's locale. An invalid currency code is appended unchanged. */
export function formatPrice(price: number, currency: string | null, locale: string): string {
  try {
    return new Intl.NumberFormat(
      locale,
      currency ? { style: 'currency', currency } : { minimumFractionDigits: 2 },
    ).format(price);
  } catch {
    return `${price.toFixed(2)} ${currency ?? ''}`.trim();
  }
}
