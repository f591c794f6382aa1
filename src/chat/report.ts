import type { Report } from '../domain/chat.ts';
import type { Spent } from './loop.ts';
import type { Resolved } from './models/registry.ts';
import type { Turn } from './turn.ts';

/** True if a model's answer is grounded: a model that searched and found nothing at all has no basis for one. */
const restsOnSomething = ({ toolsUsed, found }: Turn) => found || !toolsUsed.some((name) => name.startsWith('search_'));

export function reportOf(
  turn: Turn,
  spent: Spent,
  resolved: Resolved,
  rest: Pick<Report, 'fallback' | 'replaced' | 'aborted' | 'firstMs' | 'totalMs'>,
): Report {
  const { steps, answered, inputTokens, cachedTokens, outputTokens, cost } = spent;
  return {
    model: resolved.name,
    language: turn.language.code,
    inputTokens,
    cachedTokens,
    outputTokens,
    cost,
    steps,
    toolsUsed: turn.toolsUsed,
    shown: [...turn.shown],
    answered: answered ?? restsOnSomething(turn),
    ...rest,
  };
}
