import type { Model } from './specification.ts';
import { boundedFetch as fetch } from './bounded-fetch.ts';

/** US dollars per million tokens. */
type Rates = readonly [input: number, cached: number, output: number];

/** The date on which the prices below were read from the providers' own pages. */
export const PRICES_AS_OF = '2026-04-30';

export interface Provider<Name extends string = string> {
  /** What people know it as. */
  label: string;
  /** The environment variable that holds its key; without it, the provider is not offered. */
  keyVariable: `${string}_API_KEY`;
  /** The models that can be selected by their bare name. */
  prices: Readonly<Record<Name, Rates>>;
  /** The model for advice, and the model for tasks where speed matters more. */
  default: NoInfer<Name>;
  fast: NoInfer<Name>;
  /** Imports the provider's library lazily, so that it takes no memory before it is needed. */
  load(apiKey: string): Promise<(model: string) => Model>;
}

const provider = <Name extends string>(row: Provider<Name>): Provider => row;

/** All providers by the name that precedes their models' names; defaults take precedence in this order. */
export const PROVIDERS: Readonly<Record<string, Provider>> = {
  anthropic: provider({
    label: 'Anthropic (Claude)',
    keyVariable: 'ANTHROPIC_API_KEY',
    default: 'claude-sonnet-4-6',
    fast: 'claude-haiku-4-5',
    prices: {
      'claude-opus-4-7': [5, 0.5, 25],
      'claude-sonnet-4-6': [3, 0.3, 15],
      'claude-haiku-4-5': [1, 0.1, 5],
    },
    load: async (apiKey) => (await import('@ai-sdk/anthropic')).createAnthropic({ apiKey, fetch }),
  }),
  openai: provider({
    label: 'OpenAI (GPT)',
    keyVariable: 'OPENAI_API_KEY',
    default: 'gpt-5.4',
    fast: 'gpt-5.4-mini',
    prices: {
      'gpt-5.5': [5, 0.5, 30],
      'gpt-5.4': [2.5, 0.25, 15],
      'gpt-5.4-mini': [0.75, 0.075, 4.5],
      'gpt-5.4-nano': [0.2, 0.02, 1.25],
    },
    load: async (apiKey) => (await import('@ai-sdk/openai')).createOpenAI({ apiKey, fetch }),
  }),
  google: provider({
    label: 'Google (Gemini)',
    keyVariable: 'GOOGLE_GENERATIVE_AI_API_KEY',
    default: 'gemini-3.1-pro-preview',
    fast: 'gemini-3.1-flash-lite-preview',
    prices: {
      'gemini-3.1-pro-preview': [2, 0.2, 12],
      'gemini-3.1-flash-lite-preview': [0.25, 0.025, 1.5],
    },
    load: async (apiKey) => (await import('@ai-sdk/google')).createGoogleGenerativeAI({ apiKey, fetch }),
  }),
};

/** A server that speaks OpenAI's protocol; its models are not known in advance. */
export interface CompatibleServer {
  url: string;
  key?: string | undefined;
  /** The first is its default, the second its fast one. */
  models: readonly string[];
}

export async function loadCompatible({ url: baseURL, key }: CompatibleServer): Promise<(model: string) => Model> {
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible');
  const options = { name: 'compatible', baseURL, includeUsage: true, fetch };
  return createOpenAICompatible(key === undefined ? options : { ...options, apiKey: key });
}
