import { type ReadOutline, SitePattern } from '../../domain/site-pattern.ts';
import type { Page } from '../extract/page.ts';
import { type Learned, checked, split } from './learning.ts';
import { outlineText } from './outline-text.ts';
import { PatternPage } from './pattern-page.ts';

/** For one site, whatever the number of its runs. */
export const MOST_CALLS = 5;
const CALLS_AT_ONCE = 2;
const PAGES_SHOWN = 4;
const TIMEOUT_MS = 60_000;

export interface ModelLearningOptions {
  readOutline: ReadOutline;
  /** Bound on the calls; at most two are made. */
  callsLeft: number;
  signal: AbortSignal;
  /** For one call. */
  timeoutMs?: number;
}
export type ModelLearning = { learned: Learned | null; calls: number; cost: number | null };

/**
 * A site's pattern as a model reads it from the outlines of a few pages: refused when it is none, names elements that
 * are not there, or does not hold on pages that the model has not seen. Whatever goes wrong, nothing is learned.
 */
export async function learnByModel(
  pages: readonly Page[],
  { readOutline, callsLeft, signal, timeoutMs = TIMEOUT_MS }: ModelLearningOptions,
): Promise<ModelLearning> {
  const { known, unknown } = split(pages);
  let cost: number | null = 0;
  let calls = 0;
  while (calls < Math.min(CALLS_AT_ONCE, callsLeft) && unknown.length > 0) {
    const shown = mixed(known, calls).slice(0, PAGES_SHOWN);
    try {
      const deadline = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
      const reading = await readOutline(shown.map(outlineText), deadline);
      if (!reading) break;
      calls++;
      cost = cost === null || reading.cost === null ? null : cost + reading.cost;
      const pattern = SitePattern.safeParse(reading.answer).data;
      const learned = pattern && isThere(pattern, shown) ? checked(pattern, unknown) : null;
      if (learned) return { learned, calls, cost };
    } catch {
      signal.throwIfAborted();
      calls++;
      cost = null; // what a call that failed has cost is not known
    }
  }
  return { learned: null, calls, cost };
}

/** The pages in another order at each call: from the longest addresses on, which products tend to have. */
function mixed(pages: readonly Page[], turn: number): Page[] {
  const sorted = pages.toSorted((a, b) => b.url.length - a.url.length);
  const step = turn + 2;
  return [...sorted.filter((_, at) => at % step === 0), ...sorted.filter((_, at) => at % step !== 0)];
}

/** Whether each place that a pattern names is on one of the pages that it was read from. */
function isThere({ fields }: SitePattern, pages: readonly Page[]): boolean {
  const read = pages.map((page) => new PatternPage(page));
  return Object.values(fields).every((rules) =>
    rules.every((rule) => read.some((page) => page.elementAt(rule) !== null)),
  );
}
