/** Costs are kept as whole millionths of a US dollar. */
export const MICROS_PER_DOLLAR = 1_000_000;

/** Monthly model budget (UTC) of an organization, in US dollars, where neither it nor the operator sets one. */
export const DEFAULT_MONTHLY_BUDGET = 50;

/** In US dollars; null is unlimited. */
export type MonthlyBudget = number | null;

/** An organization's choice; without one, the operator's default applies. */
export type OwnBudget = MonthlyBudget | 'default';

/** Returns the organization's own budget, or the operator's default, in US dollars per month; null is unlimited. */
export const budgetInEffect = (own: OwnBudget, usual: MonthlyBudget): MonthlyBudget =>
  own === 'default' ? usual : own;

/** The usage of a model call. */
export interface ModelUse {
  /** Millionths of a US dollar. */
  cost: number;
  inputTokens: number;
  outputTokens: number;
}

/**
 * Keeps an organization's model costs, for any purpose and across all processes, within its monthly budget: each call
 * is reserved before it is made and settled when it is over. A budget is exceeded by one call at most.
 */
export interface ModelBudget {
  /**
   * Reserves the maximum cost of a call, in millionths of a US dollar; free calls are always allowed.
   * @param usual the budget of an organization that chose none
   * @returns the reservation; undefined if the budget is spent, or the organization is deleted
   */
  reserve(organizationId: string, cost: number, usual: MonthlyBudget): Promise<string | undefined>;
  /**
   * Replaces the reservation with the call's actual cost, in an outage after it; does nothing if that is done already.
   */
  settle(organizationId: string, reservation: string, use: ModelUse): Promise<void>;
  /** Charges calls that no process settled at their reserved cost. */
  reap(now: Date): Promise<void>;
}
