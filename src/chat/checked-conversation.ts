import { mainContact } from '../domain/handover.ts';
import type { Gate } from './evidence/gate.ts';
import type { FairTurns } from './fair-turns.ts';
import type { Part } from './parts.ts';
import type { Turn } from './turn.ts';
import type { SecondLook } from './verify/second-look.ts';

/** Once judging has taken this long, calls and other shops' answers are served before it goes on. */
const SLICE_MS = 5;

export interface CheckOptions {
  turn: Turn;
  turns: FairTurns;
  gate: Gate;
  /** Where sentences wait until they may leave. */
  look: SecondLook;
  /** Called when products have been found that the answer may speak of. */
  onFound?: (() => Promise<void>) | undefined;
}

/** Lets the parts of an answer pass; of its text, only what rests on evidence. */
export async function* checkParts(
  parts: AsyncIterable<Part>,
  { turn, turns, gate, look, onFound }: CheckOptions,
): AsyncGenerator<Part> {
  let judgingMs = 0;
  let found = 0;

  function* leave(text: string): Generator<Part> {
    gate.hasPassed ||= text.trim() !== '';
    if (text !== '') yield { type: 'text', delta: text };
  }

  for await (const part of parts) {
    if (onFound && turn.known.size > found) {
      found = turn.known.size;
      await onFound();
    }
    const began = performance.now();
    const passed = part.type === 'text' ? gate.push(part.delta) : gate.flush();
    judgingMs += performance.now() - began;
    look.add(passed);
    // Cards come where the answer has shown them.
    yield* leave(part.type === 'text' ? look.ready() : await look.rest());
    if (part.type !== 'text') yield part;
    if (gate.isLeaking) break;
    if (judgingMs < SLICE_MS) continue;
    judgingMs = 0;
    await turns.next(turn.organizationId);
  }
  look.add(gate.flush());
  yield* leave(await look.rest());
  if (gate.sources.length > 0) yield { type: 'sources', sources: gate.sources };
  const { phrases } = turn.language;
  if (gate.isLeaking) yield { type: 'text', delta: `${gate.hasPassed ? '\n\n' : ''}${phrases.about(turn.shop)}` };
  else if (!gate.hasPassed && gate.cut.length > 0) {
    turn.handover ??= 'unanswered';
    yield { type: 'text', delta: phrases.handOver[turn.handover](mainContact(turn.contact)) };
  }
}
