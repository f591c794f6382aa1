import type { Report } from '../domain/chat.ts';
import type { Spent } from './loop.ts';
import { costOf } from './models/prices.ts';
import type { Resolved } from './models/registry.ts';
import type { Turn } from './turn.ts';
import { counted } from './usage.ts';

/** Whether a model's answer rests on something: one that looked, and found nothing at all, is none. */
const restsOnSomething = ({ toolsUsed, found }: Turn) => found || !toolsUsed.some((name) => name.startsWith('search_'));

export function reportOf(
  turn: Turn,
  spent: Spent,
  resolved: Resolved,
  rest: Pick<Report, 'fallback' | 'replaced' | 'aborted' | 'firstMs' | 'totalMs'>,
): Report {
  const { steps, answered } = spent;
  const tokens = counted(spent);
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
