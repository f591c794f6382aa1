import type { MonthlyBudget } from '../../domain/model-budget.ts';
import type { Model } from '../specification.ts';
import { boundedFetch as fetch } from './bounded-fetch.ts';
import { type OwnPrices, pricedBy } from './prices.ts';

/** API keys and addresses of the providers to use; a provider without its key is not configured. */
export interface ModelSettings {
  openaiKey?: string | undefined;
  anthropicKey?: string | undefined;
  googleKey?: string | undefined;
  compatible?: { url: string; key?: string | undefined; models: readonly string[] } | undefined;
  /** Used if a name cannot be resolved, instead of the first provider's default. */
  fallback?: string | undefined;
  prices?: OwnPrices | undefined;
  /** Budget of an organization that set none; unset: the default. */
  monthlyBudget?: MonthlyBudget | undefined;
}

export interface Provider {
  name: string;
  /** The model for advice, and the model for tasks where speed matters more. */
  default: string;
  fast: string;
  /** Models that can be selected by their bare name. */
  knows: readonly string[];
  /** Imports the provider's library lazily, so that it takes no memory before it is needed. */
  load(model: string): Promise<Model>;
}

/** Providers by name, in the order of precedence of their defaults. */
export function providersOf(settings: ModelSettings): ReadonlyMap<string, Provider> {
  const { openaiKey, anthropicKey, googleKey, compatible } = settings;
  const prices: OwnPrices = settings.prices ?? new Map();
  const named = (name: string, usual: string, fast: string) => ({
    name,
    default: usual,
    fast,
    knows: pricedBy(name, prices),
  });
  const found: Provider[] = [];
  if (anthropicKey)
    found.push({
      ...named('anthropic', 'claude-sonnet-4-6', 'claude-haiku-4-5'),
      load: async (model) =>
        (await import('@ai-sdk/anthropic')).createAnthropic({ apiKey: anthropicKey, fetch })(model),
    });
  if (openaiKey)
    found.push({
      ...named('openai', 'gpt-5.4', 'gpt-5.4-mini'),
      load: async (model) => (await import('@ai-sdk/openai')).createOpenAI({ apiKey: openaiKey, fetch })(model),
    });
  if (googleKey)
    found.push({
      ...named('google', 'gemini-3.1-pro-preview', 'gemini-3.1-flash-lite-preview'),
      load: async (model) =>
        (await import('@ai-sdk/google')).createGoogleGenerativeAI({ apiKey: googleKey, fetch })(model),
    });
  const [usual, fast = usual] = compatible?.models ?? [];
  if (compatible && usual !== undefined && fast !== undefined)
    found.push({
      name: 'compatible',
      default: usual,
      fast,
      knows: compatible.models,
      async load(model) {
        const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
        const { url: baseURL, key } = compatible;
        const options = { name: 'compatible', baseURL, includeUsage: true, fetch };
        return createOpenAICompatible(key === undefined ? options : { ...options, apiKey: key })(model);
      },
    });
  return new Map(found.map((provider) => [provider.name, provider]));
}
