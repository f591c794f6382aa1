const CENTS = new Intl.NumberFormat('en', { style: 'currency', currency: 'USD' });
const LESS = new Intl.NumberFormat('en', { style: 'currency', currency: 'USD', maximumFractionDigits: 4 });

/** Formats the cost of models, which is counted in US dollars; less than ten cents with more digits. */
export const formatDollars = (dollars: number): string => (dollars < 0.1 ? LESS : CENTS).format(dollars);
