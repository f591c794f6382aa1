import { mainContact } from '../../domain/handover.ts';
import type { Gate } from './gate.ts';
import type { FairTurns } from '../fair-turns.ts';
import type { Part } from '../parts.ts';
import type { Turn } from '../turn.ts';
import type { SecondLook } from '../verify/second-look.ts';

const SENTENCE_END = /[.!?…\n]/u;

export interface CheckOptions {
  turn: Turn;
  turns: FairTurns;
  gate: Gate;
  /** The queue in which sentences wait for verification. */
  look: SecondLook;
  /** Called when tools have found products that the answer may describe. */
  onFound?: (() => Promise<void>) | undefined;
}

/** Passes on the parts of an answer, but only those sentences that have evidence. */
export async function* checkParts(
  parts: AsyncIterable<Part>,
  { turn, turns, gate, look, onFound }: CheckOptions,
): AsyncGenerator<Part> {
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
    // A complete sentence is judged right away. Answers take turns, because many at once would block the event loop.
    if (part.type !== 'text' || SENTENCE_END.test(part.delta)) await turns.next(turn.organizationId);
    look.add(part.type === 'text' ? gate.push(part.delta) : gate.flush());
    // Cards keep their position in the answer.
    yield* leave(part.type === 'text' ? look.ready() : await look.rest());
    if (part.type !== 'text') yield part;
    if (gate.isLeaking) break;
  }
  await turns.next(turn.organizationId);
  look.add(gate.flush());
  yield* leave(await look.rest());
  if (gate.sources.length > 0) yield { type: 'sources', sources: gate.sources };
  yield* insteadOf(gate, turn);
}

/** Returns a substitute for an answer that leaked instructions, or of which nothing is left. */
function* insteadOf({ isLeaking, hasPassed, cut }: Gate, turn: Turn): Generator<Part> {
  const { phrases } = turn.language;
  if (isLeaking) yield { type: 'text', delta: `${hasPassed ? '\n\n' : ''}${phrases.about(turn.shop)}` };
  else if (!hasPassed && cut.length > 0) {
    turn.handover ??= 'unanswered';
    yield { type: 'text', delta: phrases.handOver[turn.handover](mainContact(turn.contact)) };
  }
}
