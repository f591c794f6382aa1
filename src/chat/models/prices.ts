import type { Price } from '../../domain/chat.ts';

/** The date on which the prices below were read from the providers' own pages. */
const AS_OF = '2026-04-30';

/** The operator's prices by `provider/model`; they override ours. */
export type OwnPrices = ReadonlyMap<string, Price>;

const TABLE: Record<string, readonly [input: number, cached: number, output: number]> = {
  'openai/gpt-5.5': [5, 0.5, 30],
  'openai/gpt-5.4': [2.5, 0.25, 15],
  'openai/gpt-5.4-mini': [0.75, 0.075, 4.5],
  'openai/gpt-5.4-nano': [0.2, 0.02, 1.25],
  'anthropic/claude-opus-4-7': [5, 0.5, 25],
  'anthropic/claude-sonnet-4-6': [3, 0.3, 15],
  'anthropic/claude-haiku-4-5': [1, 0.1, 5],
  'google/gemini-3.1-pro-preview': [2, 0.2, 12],
  'google/gemini-3.1-flash-lite-preview': [0.25, 0.025, 1.5],
};

const prices: OwnPrices = new Map(
  Object.entries(TABLE).map(([name, [input, cached, output]]) => [name, { input, cached, output, asOf: AS_OF }]),
);

/** Price assumed for an unknown model: high enough for a budget to hold with any model. */
const ASSUMED: Price = {
  input: Math.max(...Object.values(TABLE).map(([input]) => input)),
  cached: Math.max(...Object.values(TABLE).map(([input]) => input)),
  output: Math.max(...Object.values(TABLE).map(([, , output]) => output)),
  asOf: null,
  isAssumed: true,
};

/** Bare names of a provider's models with a known price. */
export const pricedBy = (provider: string, own: OwnPrices): string[] =>
  [...new Set([...prices.keys(), ...own.keys()])].flatMap((name) =>
    name.startsWith(`${provider}/`) ? name.slice(provider.length + 1) : [],
  );

/** @param name `provider/model`; a name with a date at its end has the price of the name without it */
export function priceOf(name: string, own: OwnPrices): Price {
  if (name === 'builtin/retrieval') return { input: 0, cached: 0, output: 0, asOf: AS_OF };
  const undated = name.replace(/-(\d{8}|\d{4}-\d{2}-\d{2})$/, '');
  return own.get(name) ?? own.get(undated) ?? prices.get(name) ?? prices.get(undated) ?? ASSUMED;
}

/** In millionths of a US dollar. */
export function costOf(
  price: Price,
  spent: { inputTokens: number; cachedTokens: number; outputTokens: number },
): number {
  const { inputTokens, cachedTokens, outputTokens } = spent;
  const cached = Math.min(cachedTokens, inputTokens);
  return Math.round((inputTokens - cached) * price.input + cached * price.cached + outputTokens * price.output);
}
