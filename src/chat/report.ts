import type { Report } from '../domain/chat.ts';
import type { Spent } from './loop.ts';
import { costOf } from './models/prices.ts';
import type { Resolved } from './models/registry.ts';
import type { Turn } from './turn.ts';

/** Whether a model's answer rests on something: one that looked, and found nothing at all, is none. */
const restsOnSomething = ({ toolsUsed, found }: Turn) => found || !toolsUsed.some((name) => name.startsWith('search_'));

export function reportOf(
  turn: Turn,
  spent: Spent,
  resolved: Resolved,
  rest: Pick<Report, 'fallback' | 'replaced' | 'aborted' | 'firstMs' | 'totalMs'>,
): Report {
  const { steps, answered } = spent;
  const tokens = {
    inputTokens: counted(spent.inputTokens),
    cachedTokens: counted(spent.cachedTokens),
    outputTokens: counted(spent.outputTokens),
  };
  return {
    model: resolved.name,
    language: turn.language.code,
    ...tokens,
    cost: costOf(resolved.price, tokens),
    steps,
    toolsUsed: turn.toolsUsed,
    shown: [...turn.shown],
    answered: answered ?? restsOnSomething(turn),
    ...rest,
  };
}

/** A server may say anything of what it took. */
const counted = (tokens: number): number => Math.min(Math.max(0, Math.round(tokens) || 0), 1_000_000_000);
