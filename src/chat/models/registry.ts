import type { ModelCatalogue, ModelOffer, ModelPrice } from '../../domain/models.ts';
import { DEFAULT_MONTHLY_BUDGET } from '../../domain/model-budget.ts';
import type { Model } from './specification.ts';
import {
  COMPATIBLE,
  type ConfiguredProvider,
  type ModelSettings,
  configuredProviders,
  missingProviders,
} from './configured.ts';
import { priceOf } from './prices.ts';

export const BUILTIN = 'builtin/retrieval';

export interface Resolved {
  /** `provider/model`. */
  name: string;
  /** False if the requested model is unavailable and this is the default instead. */
  asked: boolean;
  price: ModelPrice;
  /** The model itself; loads the provider's library on first use. */
  load(): Promise<Model>;
}

export interface Models extends ModelCatalogue {
  resolve(name: string): Resolved;
  /** Returns the model that verifies another's answers: the chosen or its provider's fast one; null if unavailable. */
  verifierOf(name: string): Resolved | null;
}

/**
 * The models available to a process. A name is `provider/model`, `provider/default`, `provider/fast`, or a bare name
 * that one configured provider knows.
 */
export function createModels(settings: ModelSettings): Models {
  const providers = configuredProviders(settings);
  const costing = (name: string) => priceOf(name, settings.prices ?? new Map());
  const loaded = new Map<string, Promise<Model>>();

  function find(asked: string): { provider: ConfiguredProvider; model: string } | typeof BUILTIN | undefined {
    const name = asked.trim();
    if (name === BUILTIN || name === 'retrieval') return BUILTIN;
    const [, prefix = '', rest = ''] = /^([^/]+)\/(.+)$/s.exec(name) ?? [];
    const provider = providers.get(prefix);
    if (provider) {
      if (rest === 'default') return { provider, model: provider.default };
      return { provider, model: rest === 'fast' ? provider.fast : rest };
    }
    const knowing = [...providers.values()].filter(({ knows }) => knows.includes(name));
    const [only, ...others] = knowing;
    return only && others.length === 0 ? { provider: only, model: name } : undefined;
  }

  function resolved(found: NonNullable<ReturnType<typeof find>>, asked: boolean): Resolved {
    if (found === BUILTIN)
      return {
        name: BUILTIN,
        asked,
        price: costing(BUILTIN),
        load: () => Promise.reject(new Error('It is no language model.')),
      };
    const { provider, model } = found;
    const name = `${provider.name}/${model}`;
    return {
      name,
      asked,
      price: costing(name),
      load() {
        const known = loaded.get(name) ?? provider.load(model);
        loaded.set(name, known);
        known.catch(() => loaded.delete(name));
        return known;
      },
    };
  }

  const first = providers.values().next().value;
  const fallback =
    (settings.fallback && find(settings.fallback)) || (first ? { provider: first, model: first.default } : BUILTIN);

  return {
    monthlyBudget: settings.monthlyBudget === undefined ? DEFAULT_MONTHLY_BUDGET : settings.monthlyBudget,
    default: resolved(fallback, false).name,
    fast: fallback === BUILTIN ? BUILTIN : `${fallback.provider.name}/${fallback.provider.fast}`,
    resolve(name) {
      const found = find(name);
      return found ? resolved(found, true) : resolved(fallback, false);
    },
    verifierOf(name) {
      const chosen = settings.verifier === undefined ? undefined : find(settings.verifier);
      if (chosen && chosen !== BUILTIN) return resolved(chosen, true);
      const provider = providers.get(name.slice(0, name.indexOf('/')));
      // Only the operator knows whether their own models can verify answers.
      return provider && provider.name !== COMPATIBLE ? resolved({ provider, model: provider.fast }, true) : null;
    },
    missing: () => missingProviders(settings),
    offers() {
      const offered = [...providers.values()].flatMap(({ name, default: usual, fast, knows }) =>
        knows.map((model): ModelOffer => {
          const role = model === usual ? 'default' : model === fast ? 'fast' : null;
          return { name: `${name}/${model}`, role, price: costing(`${name}/${model}`) };
        }),
      );
      return [{ name: BUILTIN, role: null, price: costing(BUILTIN) }, ...offered];
    },
  };
}
