import type { Outcome, Report } from '../domain/answer.ts';
import type { Gate } from './evidence/gate.ts';
import type { Spent } from './tools/loop.ts';
import type { Resolved } from './models/registry.ts';
import type { Turn } from './turn.ts';

/** Maximum number of cut sentences to store for the merchant, and maximum characters of each. */
const MAX_CUT = 20;
const MAX_LENGTH = 500;

/** True if a model's answer is grounded: a model that searched and found nothing at all has no basis for one. */
const restsOnSomething = ({ toolsUsed, found }: Turn) => found || !toolsUsed.some((name) => name.startsWith('search_'));

/** @param gates one for each model that has answered */
export function reportOf(
  turn: Turn,
  spent: Spent,
  resolved: Resolved,
  gates: readonly Gate[],
  rest: Pick<Report, 'fallback' | 'aborted' | 'firstMs' | 'totalMs'>,
): Report {
  const { steps, inputTokens, cachedTokens, outputTokens, cost } = spent;
  const cut = gates.flatMap((gate) => gate.cut);
  const outcome = outcomeOf(turn, spent, gates);
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
    replaced: cut.length,
    cut: cut.slice(0, MAX_CUT).map(({ sentence, reason }) => ({ sentence: sentence.slice(0, MAX_LENGTH), reason })),
    outcome,
    lacking: outcome === 'partly' || outcome === 'unanswered' ? (gates.at(-1)?.lacking() ?? []) : [],
    ...rest,
  };
}

function outcomeOf(turn: Turn, spent: Spent, gates: readonly Gate[]): Outcome {
  if (gates.some(({ isLeaking }) => isLeaking)) return 'refused';
  if (turn.handover !== null && turn.handover !== 'unanswered') return 'handed_over';
  const own = spent.outcome ?? (restsOnSomething(turn) ? 'answered' : 'unanswered');
  if (own !== 'answered') return own;
  const [last] = gates.slice(-1);
  if (!last || (last.cut.length === 0 && !last.isLacking)) return own;
  return last.hasPassed ? 'partly' : 'unanswered';
}
