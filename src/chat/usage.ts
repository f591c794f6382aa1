import type { ModelUsage } from './specification.ts';

/** What a model took. */
export interface Tokens {
  inputTokens: number;
  /** Of those, the ones that the provider had kept. */
  cachedTokens: number;
  outputTokens: number;
}

export function tokensOf({ inputTokens, outputTokens }: ModelUsage): Tokens {
  return {
    inputTokens: inputTokens.total ?? 0,
    cachedTokens: inputTokens.cacheRead ?? 0,
    outputTokens: outputTokens.total ?? 0,
  };
}

/** As they can be charged: a server may say anything of what it took. */
export function counted({ inputTokens, cachedTokens, outputTokens }: Tokens): Tokens {
  const bounded = (tokens: number) => Math.min(Math.max(0, Math.round(tokens) || 0), 1_000_000_000);
  return {
    inputTokens: bounded(inputTokens),
    cachedTokens: bounded(cachedTokens),
    outputTokens: bounded(outputTokens),
  };
}
