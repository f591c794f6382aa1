/** As the shopper's locale writes it; a currency that there is not stands behind the number as it is. */
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
