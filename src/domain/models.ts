import type { MonthlyBudget } from './model-budget.ts';

/** The reason why the built-in model answered instead of another. */
export type FallbackReason = 'unreachable' | 'timeout' | 'interrupted' | 'empty' | 'refused' | 'budget' | 'unresolved';

/** A model's prices, in US dollars per million tokens. */
export interface ModelPrice {
  input: number;
  /** Price of cached input. */
  cached: number;
  output: number;
  /** The date of the price; null if the operator set it or if it is assumed. */
  asOf: string | null;
  /** True if the price is unknown: the model is then charged as the most expensive known one. */
  isAssumed?: boolean;
}

/** True for a model that costs nothing. */
export const isFree = ({ input, output }: ModelPrice): boolean => input === 0 && output === 0;

/** A model that an assistant can use, for the console. */
export interface ModelOffer {
  name: string;
  /** The provider's name for it. */
  role: 'default' | 'fast' | null;
  price: ModelPrice;
}

/** A provider of models that the operator has not set up. */
export interface MissingProvider {
  /** Null for a model server of the operator's own. */
  provider: string | null;
  /** The environment variable that sets it up. */
  variable: string;
}

/** The models that a process can answer with. */
export interface ModelCatalogue {
  offers(): ModelOffer[];
  missing(): MissingProvider[];
  /** Never fails: an unavailable model resolves to the default, marked as not the requested one. */
  resolve(name: string): { name: string; asked: boolean; price: ModelPrice };
  /** The name of the model for names that cannot be resolved. */
  default: string;
  /** The name of the model for an assistant that names none. */
  fast: string;
  /** Budget of an organization that chose none. */
  monthlyBudget: MonthlyBudget;
}
