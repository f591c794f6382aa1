import type { MonthlyBudget } from '../../domain/model-budget.ts';
import type { MissingProvider } from '../../domain/models.ts';
import type { Model } from './specification.ts';
import { type OwnPrices, pricedBy } from './prices.ts';
import { type CompatibleServer, PROVIDERS, loadCompatible } from './providers.ts';

export interface ModelSettings {
  /** API keys by the name of their environment variable; a provider without its key is not configured. */
  keys?: Readonly<Record<string, string | undefined>>;
  compatible?: CompatibleServer | undefined;
  /** Used if a name cannot be resolved, instead of the first provider's default. */
  fallback?: string | undefined;
  /** Used to check answers, instead of the fast model of the provider that answered. */
  verifier?: string | undefined;
  prices?: OwnPrices | undefined;
  /** Budget of an organization that set none; unset: the default. */
  monthlyBudget?: MonthlyBudget | undefined;
}

/** The provider of models on a server of the operator's own. */
export const COMPATIBLE = 'compatible';

/** A provider that the settings enable. */
export interface ConfiguredProvider {
  name: string;
  default: string;
  fast: string;
  /** Models that can be selected by their bare name. */
  knows: readonly string[];
  load(model: string): Promise<Model>;
}

/** Returns the providers that the settings do not enable. */
export function missingProviders(settings: ModelSettings): MissingProvider[] {
  const configured = configuredProviders(settings);
  const missing = Object.entries(PROVIDERS).flatMap(([name, { label, keyVariable }]) =>
    configured.has(name) ? [] : { provider: label, variable: keyVariable },
  );
  return configured.has(COMPATIBLE) ? missing : [...missing, { provider: null, variable: 'OPENAI_COMPATIBLE_URL' }];
}

/** Returns the configured providers by name, in the order of precedence of their defaults. */
export function configuredProviders(settings: ModelSettings): ReadonlyMap<string, ConfiguredProvider> {
  const { keys = {}, compatible, prices = new Map() } = settings;
  const configured = Object.entries(PROVIDERS).flatMap(([name, provider]): ConfiguredProvider[] => {
    const key = keys[provider.keyVariable];
    if (!key) return [];
    const load = async (model: string) => (await provider.load(key))(model);
    return [{ name, default: provider.default, fast: provider.fast, knows: pricedBy(name, prices), load }];
  });
  const [first, second = first] = compatible?.models ?? [];
  if (compatible && first !== undefined && second !== undefined)
    configured.push({
      name: COMPATIBLE,
      default: first,
      fast: second,
      knows: compatible.models,
      load: async (model) => (await loadCompatible(compatible))(model),
    });
  return new Map(configured.map((provider) => [provider.name, provider]));
}
