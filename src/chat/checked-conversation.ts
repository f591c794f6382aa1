import type { TextChecker } from './grounding/text-checker.ts';
import { type LoopOptions, converse } from './loop.ts';
import type { Part } from './parts.ts';

/** Lets a model answer, and checks the text of its answer as it streams. */
export async function* converseChecked(conversation: LoopOptions, checker: TextChecker): AsyncGenerator<Part> {
  const { turn } = conversation;
  for await (const part of converse(conversation)) {
    const text = part.type === 'text' ? checker.push(part.delta) : checker.flush();
    if (text !== '') yield { type: 'text', delta: text };
    if (part.type !== 'text') yield part;
    if (checker.ended) break;
  }
  const kept = checker.flush();
  const { phrases } = turn.language;
  const instead = checker.ended === 'leak' ? phrases.about(turn.shop) : phrases.order(turn.siteUrl);
  const rest = checker.ended ? `${kept}… ${instead}` : kept;
  if (rest !== '') yield { type: 'text', delta: rest };
}
