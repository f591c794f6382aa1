import type { ReadOutline, SitePattern } from '../../domain/site-pattern.ts';
import type { SentPage } from '../run/page-reading.ts';
import type { LearningTurn } from './sent-pages.ts';
import type { Reader } from '../threads/reader.ts';
import { TooExpensive } from '../threads/too-expensive.ts';
import { LEARNING_PAGES, type Learned } from './learning.ts';

/** Maximum model calls per site, across all of its runs. */
export const MAX_CALLS = 5;
const CALLS_AT_ONCE = 2;
const TIMEOUT_MS = 60_000;

export interface ModelLearningOptions {
  reader: Reader;
  readOutline: ReadOutline;
  /** The templates that are known already; null if there are none. */
  pattern: SitePattern | null;
  /** Upper bound on the calls; at most two are made. */
  callsLeft: number;
  signal: AbortSignal;
  /** Timeout per call. */
  timeoutMs?: number;
}
export type ModelLearning = { learned: Learned | null; calls: number; cost: number | null };

/**
 * Has a model read a site's pattern, with one call per template that outlines a few of its pages. An answer is rejected
 * when it is not a pattern, names missing elements, or fails the check on pages that the model has not seen; then a
 * call that is left shows the model other pages.
 */
export async function learnByModel(
  pages: readonly SentPage[],
  { reader, readOutline, pattern, callsLeft, signal, timeoutMs = TIMEOUT_MS }: ModelLearningOptions,
): Promise<ModelLearning> {
  let cost: number | null = 0;
  let calls = 0;
  let learned: Learned | null = null;
  const options = { signal, pages: LEARNING_PAGES };
  while (calls < Math.min(CALLS_AT_ONCE, callsLeft)) {
    const input: LearningTurn = { pages, turn: calls, pattern: learned?.pattern ?? pattern };
    try {
      const outlines = await reader('outlinePages', input, options);
      if (outlines.length === 0) break;
      const deadline = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]);
      const reading = await readOutline(outlines, deadline);
      if (!reading) break;
      calls++;
      cost = cost === null || reading.cost === null ? null : cost + reading.cost;
      learned = (await reader('checkAnswer', { ...input, answer: reading.answer }, options)) ?? learned;
    } catch (error) {
      signal.throwIfAborted();
      if (error instanceof TooExpensive) break; // the next turn would be too
      calls++;
      cost = null; // the cost of a failed call is unknown
    }
  }
  return { learned, calls, cost };
}
