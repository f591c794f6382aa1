import type { FallbackReason } from '../../../domain/models.ts';
import type { Exchange } from '../../types.ts';
import { formatNumber } from '../format.ts';

type Outcome = NonNullable<Exchange['outcome']>;

const outcomes: Readonly<Record<Outcome, string>> = {
  answered: 'Answered',
  partly: 'Partly answered',
  unanswered: 'Not answered',
  refused: 'Refused',
  handed_over: 'Handed over',
};

const parts: Readonly<Record<Exchange['parts'][number]['type'], string>> = {
  products: 'Products',
  comparison: 'Comparison',
  cart: 'Proposed for the cart',
};

const fallbacks: Readonly<Record<FallbackReason, string>> = {
  unreachable: 'The built-in model answered, because the provider was unreachable',
  timeout: 'The built-in model answered, because the provider took too long',
  interrupted: 'The built-in model finished, because the provider’s answer was cut off',
  empty: 'The built-in model answered, because the provider’s answer was empty',
  refused: 'The built-in model answered, because the provider refused',
  budget: 'The built-in model answered, because the month’s budget was spent',
  unresolved: 'The default model answered, because the assistant’s model is not available',
};

const sources: Readonly<Record<Exchange['sources'][number]['type'], (title: string) => string>> = {
  product: (title) => `Product “${title}”`,
  knowledge: (title) => `Knowledge “${title}”`,
};

/** The parts of an answer, and the facts behind it. */
export const answers = {
  outcomes,
  parts,
  fallbacks,
  tools: {
    search_products: 'search products',
    count_choices: 'count choices',
    get_product: 'get product',
    compare_products: 'compare products',
    similar_products: 'similar products',
    search_knowledge: 'search knowledge',
    show_products: 'show products',
    add_to_cart: 'add to cart',
    hand_over: 'hand over',
  },
  unknown: 'Unknown',
  seconds: (seconds: string) => `${seconds}\u00a0s`,
  time: (total: string, first: string) => `${total}, first words after ${first}`,
  tokens: (cost: string, all: number, cached: number, out: number) =>
    `${cost}, ${formatNumber(all)} tokens in (${formatNumber(cached)} cached), ${formatNumber(out)} out`,
  gone: 'No longer in the catalogue',
  noPrice: 'No price',
  amount: (amount: number, price: string) => `${formatNumber(amount)} × ${price}`,
  sources: {
    title: 'Sources',
    none: 'It states no facts about the shop.',
    names: sources,
  },
  heldBack: { title: 'Held back', reason: (reason: string) => `Why: ${reason}` },
};
