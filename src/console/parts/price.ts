/** Formats an amount in its currency; shops may state none, or one that nobody knows. */
export function formatPrice(price: number, currency: string | null): string {
  try {
    if (currency !== null) return new Intl.NumberFormat(undefined, { style: 'currency', currency }).format(price);
  } catch {
    return `${price.toLocaleString()} ${currency}`;
  }
  return price.toLocaleString();
}

const DOLLARS = new Intl.NumberFormat(undefined, { style: 'currency', currency: 'USD', maximumSignificantDigits: 2 });
const CENTS = new Intl.NumberFormat(undefined, { style: 'currency', currency: 'USD' });

/** Formats the cost of answers, which is often a fraction of a cent. @param cost in US dollars; null if unknown */
export function formatCost(cost: number | null): string {
  if (cost === null) return 'Unknown';
  return (cost > 0 && cost < 0.1 ? DOLLARS : CENTS).format(cost);
}
