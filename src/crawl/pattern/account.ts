import type { ReadOutline } from '../../domain/site-pattern.ts';

const REFUSED =
  "This month's model budget is spent, so the pages were read without a model. Raise monthlyBudget, or crawl again next month.";

/** Wraps a model reader and records whether the budget refused its last call. */
export function onAccount(readOutline: ReadOutline) {
  let isRefused = false;

  const read: ReadOutline = async (outlines, signal) => {
    const reading = await readOutline(outlines, signal);
    isRefused = reading === null;
    return reading;
  };

  /** `note` returns the message for the owner; null when there is none. */
  return { read, note: () => (isRefused ? REFUSED : null) };
}
