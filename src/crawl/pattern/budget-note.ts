import type { ReadOutline } from '../../domain/site-pattern.ts';

const REFUSED =
  "This month's model budget is spent, so the pages were read without a model. Raise monthlyBudget, or crawl again next month.";

/** Wraps a model reader, and has a note for the owner once the budget has refused a call. */
export function withBudgetNote(readOutline: ReadOutline) {
  let isRefused = false;

  const read: ReadOutline = async (outlines, signal) => {
    const reading = await readOutline(outlines, signal);
    isRefused = reading === null;
    return reading;
  };

  return { read, note: () => (isRefused ? REFUSED : null) };
}
