import type { ModelBudget, MonthlyBudget } from '../domain/model-budget.ts';
import type { Price } from '../domain/chat.ts';
import { costOf } from './models/prices.ts';
import type { Tokens, Use } from './usage.ts';

/** The month's budget for models is spent. */
export class BudgetSpent extends Error {}

/** Pays for the calls of one model on an organization's account. */
export interface Account {
  /** Sets aside what a call may take. @throws {BudgetSpent} */
  reserve(worst: Tokens): Promise<Reservation>;
}

export interface Reservation {
  /** Charges what the call took. */
  settle(tokens: Tokens): Promise<Use>;
}

export interface AccountOptions {
  organizationId: string;
  price: Price;
  budget: ModelBudget;
  /** Of organizations that chose none. */
  usual: MonthlyBudget;
}

export function createAccount({ organizationId, price, budget, usual }: AccountOptions): Account {
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
