/** For the cost of models, which is counted in US dollars. */
export const DOLLARS = new Intl.NumberFormat('en', { style: 'currency', currency: 'USD', maximumFractionDigits: 2 });
