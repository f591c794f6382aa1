import type { ModelBudget, MonthlyBudget } from '../domain/model-budget.ts';
import type { ModelPrice } from '../domain/models.ts';
import { costOf } from './models/prices.ts';
import type { Models } from './models/registry.ts';
import type { Tokens, Use } from './models/usage.ts';

/** The month's budget for models is spent. */
export class BudgetSpent extends Error {}

/** Charges the calls of one model to an organization's account. */
export interface ModelAccount {
  /** Reserves the most that a call can cost. @throws {BudgetSpent} */
  reserve(worst: Tokens): Promise<Reservation>;
}

export interface Reservation {
  /** Charges the actual cost of the call. */
  settle(tokens: Tokens): Promise<Use>;
}

export interface AccountOptions {
  organizationId: string;
  price: ModelPrice;
  budget: ModelBudget;
  /** The default for organizations that set none. */
  usual: MonthlyBudget;
}

export function createAccount({ organizationId, price, budget, usual }: AccountOptions): ModelAccount {
  return {
    async reserve(worst) {
      const reservation = await budget.reserve(organizationId, costOf(price, worst), usual);
      if (reservation === undefined) throw new BudgetSpent('The model budget is spent.');
      return {
        async settle(tokens) {
          const use = { ...tokens, cost: costOf(price, tokens) };
          await budget.settle(organizationId, reservation, use);
          return use;
        },
      };
    },
  };
}

/** The account of an organization for one model. */
export const accountFor = (
  { models, modelBudget }: { models: Pick<Models, 'monthlyBudget'>; modelBudget: ModelBudget },
  organizationId: string,
  price: ModelPrice,
): ModelAccount => createAccount({ organizationId, price, budget: modelBudget, usual: models.monthlyBudget });
