/** What models may cost an organization in a month (UTC), in US dollars, where neither it nor the operator says so. */
export const DEFAULT_MONTHLY_BUDGET = 50;

/** In US dollars; null: as much as it takes. */
export type MonthlyBudget = number | null;

/** What an organization chose; without a choice, the operator's default holds. */
export type OwnBudget = MonthlyBudget | 'default';

export const budgetInEffect = (own: OwnBudget, usual: MonthlyBudget): MonthlyBudget =>
  own === 'default' ? usual : own;

/** What a call of a model took. */
export interface ModelUse {
  /** Millionths of a US dollar. */
  cost: number;
  inputTokens: number;
  outputTokens: number;
}

/**
 * Keeps what models cost an organization within its month's budget, whatever they are asked for, over all processes: each
 * call is reserved before it is made and settled when it is over. A budget is exceeded by one call at most.
 */
export interface ModelBudget {
  /**
   * Sets aside what a call may cost, in millionths of a US dollar; what costs nothing is always let.
   * @param usual the budget of an organization that chose none
   * @returns the reservation; undefined where the budget is spent, or the organization is gone
   */
  reserve(organizationId: string, cost: number, usual: MonthlyBudget): Promise<string | undefined>;
  /** Charges what the call took in place of what was set aside, in an outage after it; nothing where that is done already. */
  settle(organizationId: string, reservation: string, use: ModelUse): Promise<void>;
  /** Charges calls that no process ended as they were reserved. */
  reap(now: Date): Promise<void>;
}
