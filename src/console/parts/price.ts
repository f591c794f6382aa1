/** Formats an amount in its currency; shops may state none, or one that nobody knows. */
export function formatPrice(price: number, currency: string | null): string {
  try {
    if (currency !== null) return new Intl.NumberFormat(undefined, { style: 'currency', currency }).format(price);
  } catch {
    return `${price.toLocaleString()} ${currency}`;
  }
  return price.toLocaleString();
}
