import type { FailureReason, Spent } from './loop.ts';
import { costOf } from './models/prices.ts';
import type { Resolved } from './models/registry.ts';
import type { Turn } from './turn.ts';

/** Why the built-in model answered in another's stead. */
export type FallbackReason = FailureReason | 'budget' | 'unresolved';

/** What answering one message came to: for the merchant's records, never for the shopper. */
export interface Report {
  /** The model that the assistant is set to, as it was resolved. */
  model: string;
  /** Why what answered is not what the assistant is set to; null when it is. */
  fallback: FallbackReason | null;
  inputTokens: number;
  cachedTokens: number;
  outputTokens: number;
  /** In millionths of a US dollar, by the dated table of prices; null where the model is not in it. */
  cost: number | null;
  steps: number;
  toolsUsed: string[];
  /** Identifiers of the products whose cards were shown, in their order. */
  shown: string[];
  /** Claims that were not true, or not known to be, and were replaced. */
  replaced: number;
  /** False where the shop had no answer: a question for the merchant. */
  answered: boolean;
  /** The shopper left before the end. */
  aborted: boolean;
  /** Until the first part, and until the end, in milliseconds. */
  firstMs: number | null;
  totalMs: number;
}

/** Whether a model's answer rests on something: one that looked, and found nothing at all, is none. */
const restsOnSomething = ({ toolsUsed, found }: Turn) => found || !toolsUsed.some((name) => name.startsWith('search_'));

export function reportOf(
  turn: Turn,
  spent: Spent,
  resolved: Resolved,
  rest: Pick<Report, 'fallback' | 'replaced' | 'aborted' | 'firstMs' | 'totalMs'>,
): Report {
  const { inputTokens, cachedTokens, outputTokens, steps, answered } = spent;
  return {
    model: resolved.name,
    inputTokens,
    cachedTokens,
    outputTokens,
    cost: costOf(resolved.name, spent),
    steps,
    toolsUsed: turn.toolsUsed,
    shown: [...turn.shown],
    answered: answered ?? restsOnSomething(turn),
    ...rest,
  };
}
