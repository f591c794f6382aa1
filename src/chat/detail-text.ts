import type { ProductDetails } from '../domain/product-details.ts';
import { cutText } from '../domain/text-limits.ts';

/** In characters: the maximum length of one product's details in a prompt. */
const MAX_LENGTH = 6_000;
const MAX_VARIANTS = 40;

/**
 * Formats the details of a product as text, one fact per line, which the answer may quote and the claim check accepts.
 * The words are the shop's own, but stock, prices and ratings have signs instead of words.
 */
export function detailText(details: ProductDetails, currency: string | null): string {
  const money = (amount: number) => `${amount} ${currency ?? ''}`.trim();
  const { attributes, options, variants, listPrice, rating } = details;
  const lines = [
    ...attributes.map(({ name, value }) => `${name}: ${value}`),
    ...options.map(({ name, values }) => `${name}: ${values.join(', ')}`),
    ...variants.slice(0, MAX_VARIANTS).map(({ values, price, availability }) => {
      const choice = values.filter((value) => value !== null).join(' / ');
      const sign = availability === 'out_of_stock' ? '✗' : availability === 'in_stock' ? '✓' : '';
      return [choice, price === null ? '' : money(price), sign].filter(Boolean).join(' ');
    }),
    ...(listPrice === null ? [] : [`~~${money(listPrice)}~~`]),
    ...(rating === null
      ? []
      : [`★ ${rating.value}/${rating.scale}${rating.count === null ? '' : ` (${rating.count})`}`]),
  ];
  return cutText(lines.join('\n'), MAX_LENGTH);
}
