import type { ModelPrice } from '../../domain/models.ts';
import { PRICES_AS_OF, PROVIDERS } from './providers.ts';

/** The operator's prices by `provider/model`; they override ours. */
export type OwnPrices = ReadonlyMap<string, ModelPrice>;

const prices: OwnPrices = new Map(
  Object.entries(PROVIDERS).flatMap(([provider, { prices: rates }]) =>
    Object.entries(rates).map(([model, [input, cached, output]]): [string, ModelPrice] => [
      `${provider}/${model}`,
      { input, cached, output, asOf: PRICES_AS_OF },
    ]),
  ),
);
const MAX_INPUT_PRICE = Math.max(...prices.values().map(({ input }) => input));

/** Price assumed for an unknown model: high enough for a budget to hold with any model. */
const ASSUMED: ModelPrice = {
  input: MAX_INPUT_PRICE,
  cached: MAX_INPUT_PRICE,
  output: Math.max(...prices.values().map(({ output }) => output)),
  asOf: null,
  isAssumed: true,
};

/** Bare names of a provider's models with a known price. */
export const pricedBy = (provider: string, own: OwnPrices): string[] =>
  [...new Set([...prices.keys(), ...own.keys()])].flatMap((name) =>
    name.startsWith(`${provider}/`) ? name.slice(provider.length + 1) : [],
  );

/** @param name `provider/model`; a name with a date at its end has the price of the name without it */
export function priceOf(name: string, own: OwnPrices): ModelPrice {
  if (name === 'builtin/retrieval') return { input: 0, cached: 0, output: 0, asOf: PRICES_AS_OF };
  const undated = name.replace(/-(\d{8}|\d{4}-\d{2}-\d{2})$/, '');
  return own.get(name) ?? own.get(undated) ?? prices.get(name) ?? prices.get(undated) ?? ASSUMED;
}

/** In millionths of a US dollar. */
export function costOf(
  price: ModelPrice,
  spent: { inputTokens: number; cachedTokens: number; outputTokens: number },
): number {
  const { inputTokens, cachedTokens, outputTokens } = spent;
  const cached = Math.min(cachedTokens, inputTokens);
  return Math.round((inputTokens - cached) * price.input + cached * price.cached + outputTokens * price.output);
}
