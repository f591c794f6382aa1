import type { Gate } from './evidence/gate.ts';
import { type LoopOptions, converse } from './loop.ts';
import type { Part } from './parts.ts';

/** Lets a model answer; of its text, only what rests on evidence reaches the shopper. */
export async function* converseChecked(conversation: LoopOptions, gate: Gate): AsyncGenerator<Part> {
  const { turn } = conversation;
  let hasText = false;
  for await (const part of converse(conversation)) {
    const text = part.type === 'text' ? gate.push(part.delta) : gate.flush();
    hasText ||= text.trim() !== '';
    if (text !== '') yield { type: 'text', delta: text };
    if (part.type !== 'text') yield part;
    if (gate.isLeaking) break;
  }
  const rest = gate.flush();
  hasText ||= rest.trim() !== '';
  if (rest !== '') yield { type: 'text', delta: rest };
  if (gate.sources.length > 0) yield { type: 'sources', sources: gate.sources };
  const { phrases } = turn.language;
  if (gate.isLeaking) yield { type: 'text', delta: `${hasText ? '\n\n' : ''}${phrases.about(turn.shop)}` };
  else if (!hasText && gate.cut.length > 0) yield { type: 'text', delta: phrases.unknown(turn.siteUrl) };
}
