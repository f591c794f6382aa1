/** What asking a model took. */
export interface ModelUse {
  /** Millionths of a US dollar; null where the model's price is not known. */
  cost: number | null;
  inputTokens: number;
  outputTokens: number;
}

/** What models may cost an organization in a month (UTC), whatever they are asked for. */
export interface ModelBudget {
  isSpent(organizationId: string): Promise<boolean>;
  /** Beside what answers took; nothing where the organization is gone. */
  charge(organizationId: string, use: ModelUse): Promise<void>;
}
