import type { Gate } from './evidence/gate.ts';
import { type LoopOptions, converse } from './loop.ts';
import type { Part } from './parts.ts';

/** Once judging has taken this long, calls and other shops' answers are served before it goes on. */
const SLICE_MS = 5;

/** Lets a model answer; of its text, only what rests on evidence reaches the shopper. */
export async function* converseChecked(conversation: LoopOptions, gate: Gate): AsyncGenerator<Part> {
  const { turn, turns } = conversation;
  let hasText = false;
  let judgingMs = 0;
  for await (const part of converse(conversation)) {
    const began = performance.now();
    const text = part.type === 'text' ? gate.push(part.delta) : gate.flush();
    judgingMs += performance.now() - began;
    hasText ||= text.trim() !== '';
    if (text !== '') yield { type: 'text', delta: text };
    if (part.type !== 'text') yield part;
    if (gate.isLeaking) break;
    if (judgingMs < SLICE_MS) continue;
    judgingMs = 0;
    await turns.next(turn.organizationId);
  }
  const rest = gate.flush();
  hasText ||= rest.trim() !== '';
  if (rest !== '') yield { type: 'text', delta: rest };
  if (gate.sources.length > 0) yield { type: 'sources', sources: gate.sources };
  const { phrases } = turn.language;
  if (gate.isLeaking) yield { type: 'text', delta: `${hasText ? '\n\n' : ''}${phrases.about(turn.shop)}` };
  else if (!hasText && gate.cut.length > 0) yield { type: 'text', delta: phrases.unknown(turn.siteUrl) };
}
