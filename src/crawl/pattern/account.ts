import type { ModelBudget } from '../../domain/model-budget.ts';
import type { ReadOutline } from '../../domain/site-pattern.ts';

const REFUSED =
  "This month's budget for models is spent: the pages were read without asking one. Raise monthlyBudget, or crawl again next month.";

/** Asks a model on an organization's account, and for nothing once its month's budget is spent. */
export function onAccount(organizationId: string, budget: ModelBudget, readOutline: ReadOutline) {
  let isRefused = false;

  const read: ReadOutline = async (outlines, signal) => {
    isRefused = await budget.isSpent(organizationId);
    if (isRefused) return null;
    const reading = await readOutline(outlines, signal);
    if (reading) await budget.charge(organizationId, reading);
    return reading;
  };

  /** What the owner should know of it, if anything. */
  return { read, note: () => (isRefused ? REFUSED : null) };
}
