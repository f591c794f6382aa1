import type { ReadOutline } from '../../domain/site-pattern.ts';

const REFUSED =
  "This month's model budget is spent, so the pages were read without a model. Raise monthlyBudget, or crawl again next month.";

/** Watches whether a reader could be paid. */
export function onAccount(readOutline: ReadOutline) {
  let isRefused = false;

  const read: ReadOutline = async (outlines, signal) => {
    const reading = await readOutline(outlines, signal);
    isRefused = reading === null;
    return reading;
  };

  /** What the owner should know of it, if anything. */
  return { read, note: () => (isRefused ? REFUSED : null) };
}
