import { formatCost } from './parts/price.ts';
import type { Exchange } from './types.ts';

type Outcome = NonNullable<Exchange['outcome']>;

/** Outcomes of questions, as people read them. */
export const OUTCOMES: Readonly<Record<Outcome, string>> = {
  answered: 'Answered',
  partly: 'Partly answered',
  unanswered: 'Not answered',
  refused: 'Refused',
  handed_over: 'Handed over',
};

/** Why the built-in model answered instead of another. */
export const FALLBACKS: Readonly<Record<string, string>> = {
  unreachable: 'The built-in model answered, because the provider was unreachable',
  timeout: 'The built-in model answered, because the provider took too long',
  interrupted: 'The built-in model finished, because the provider’s answer broke off',
  empty: 'The built-in model answered, because the provider’s answer was empty',
  refused: 'The built-in model answered, because the provider refused',
  budget: 'The built-in model answered, because the month’s budget was spent',
  unresolved: 'The default model answered, because the assistant’s model is not available',
};

/** `search_products` → search products */
export const spaced = (name: string): string => name.replaceAll('_', ' ');

/** Formats the times to the first words and to the end. */
export function timesText(firstMs: number | null, totalMs: number | null): string {
  if (totalMs === null) return 'Unknown';
  const seconds = (ms: number) => `${(ms / 1000).toLocaleString(undefined, { maximumFractionDigits: 1 })} s`;
  return firstMs === null ? seconds(totalMs) : `${seconds(totalMs)}, first words after ${seconds(firstMs)}`;
}

/** Returns the English name of a language. */
export function languageName(code: string | null): string {
  if (code === null) return 'Unknown';
  try {
    return new Intl.DisplayNames(['en'], { type: 'language' }).of(code) ?? code;
  } catch {
    return code;
  }
}

type Spent = Pick<Exchange, 'inputTokens' | 'cachedTokens' | 'outputTokens' | 'cost'>;

/** Formats what an answer cost, with the tokens that it took. */
export function tokensText({ inputTokens, cachedTokens, outputTokens, cost }: Spent): string {
  if (inputTokens + outputTokens === 0) return formatCost(cost);
  const [all, cached, out] = [inputTokens, cachedTokens, outputTokens].map((count) => count.toLocaleString());
  return `${formatCost(cost)}, ${all} tokens in (${cached} cached), ${out} out`;
}
